"""`play` by piped input: commands, mistakes, undo, saving, sealed dice, secrets."""
import re

import cli


class Play(cli.Case):
    def talk(self, *lines, flags=(), game="drill"):
        return self.good("play", game, "--opponent", "random", *flags,
                         given="".join(line + "\n" for line in lines)).out

    def test_commands(self):
        out = self.talk("help", "list", "", "show", "rules", "rules DRL-5", "rules XX-1", "why 1", "why march",
                        "why", "odds 1", "odds", "hint", "undo", "save", "99", "0", "-1", "dance", "pack",
                        "pack 7", "\x01\x02", "x" * 5000, "quit", flags=("--seed", "1", "--nodes", "20"))
        for words in ("save FILE", "One die: 4 or more hits", "There is no clause", "Legal: Pack 0 rounds",
                      "Illegal: pack 0 to 3 rounds first", "Which action?", "No dice follow",
                      "The computer would play pack", "nothing to take back", "Where to?",
                      "99 is not in the list", '"dance" is not one of', "That is not legal: pack 0 to 3",
                      "The game is not over; to move: red."):
            self.assertIn(words, out)

    def test_end_of_input(self):
        self.assertIn("The input has ended", self.talk())
        self.assertIn("The input has ended", self.talk("pack 1", "march"))

    def test_odds_beside_attacks(self):
        out = self.talk("pack 0", "pack 1", "march", flags=("--side", "both"))
        self.assertIn("50.00 % (1/2) Red section is thrown back to post 0.", out)

    def test_whole_game(self):
        """A game to its end; the record is there after every decision and proves itself."""
        out = self.talk(*["1"] * 60, flags=("--record", "kept.record"))
        commitment = re.search(r"match ([0-9a-f]{16}), commitment ([0-9a-f]{64})", out)
        secret = re.search(r"The secret of the dice was ([0-9a-f]{64})", out).group(1)
        record = self.read("kept.record")
        self.assertIn(f"\ndice sealed {commitment.group(2)} {commitment.group(1)}\n", record)
        self.assertIn(f"\nsecret {secret}\n", record)
        self.assertIn("The game is over", out)
        self.good("replay", "kept.record", "--verify")

    def test_resign(self):
        """The record says how it ended and proves itself; nothing can be played after that."""
        out = self.talk("pack 1", "resign", flags=("--record", "kept.record"))
        self.assertIn("Blue section wins by resignation.", out)
        self.assertIn("\nresult red -1000 blue 1000 by resignation\n", self.read("kept.record"))
        self.assertIn("wins by resignation", self.good("replay", "kept.record", "--verify").out)
        self.bad(1, "apply", "kept.record", "march", says="the match is over")

    def test_undo(self):
        out = self.talk("pack 1", "undo", "pack 2", "save now.record", flags=("--side", "both"))
        self.assertIn("Taken back.", out)
        self.assertIn("\n1 red pack 2 ~", self.read("now.record"))
        out = self.talk("pack 0", "march", "undo", flags=("--seed", "1"))
        self.assertIn("cannot be taken back", out)

    def test_undo_goes_past_dice_only_alone(self):
        out = self.talk("pack 0", "pack 1", "march", "fire", "undo", "hold", "save now.record",
                        flags=("--side", "both", "--seed", "1"))
        self.assertIn("Taken back.", out)
        self.assertIn("\n4 blue hold ~", self.read("now.record"))

    def test_save_and_resume(self):
        self.talk("pack 2", "pack 1", "march", "save now.record", flags=("--side", "both", "--seed", "9"))
        out = self.good("play", "--resume", "now.record", "--side", "both", given="fire\nsave later.record\n").out
        self.assertIn("Blue section fires", out)
        straight = self.good("apply", "now.record", "fire").out
        self.assertEqual(straight, self.read("later.record"))
        self.good("replay", "later.record", "--verify")
        self.bad(2, "play", "chess", "--resume", "now.record", says="record of drill")

    def test_resume_a_position(self):
        self.talk("pack 2", "pack 1", "march", "save now.record", flags=("--side", "both", "--seed", "9"))
        self.write("p.txt", self.good("show", "now.record", "--position").out)
        self.good("play", "--resume", "p.txt", "--side", "both", given="fire\nmarch\nsave later.record\n")
        self.good("replay", "later.record", "--verify")

    def test_save_spares_other_files(self):
        self.write("letter.txt", "Dear Anna\n")
        out = self.talk("save letter.txt", "save no/such/folder")
        self.assertIn("exists and is not a record", out)
        self.assertIn("Not saved: no/such/folder cannot be written", out)
        self.assertEqual(self.read("letter.txt"), "Dear Anna\n")

    def test_own_dice(self):
        out = self.talk("pack 0", "pack 1", "march", "fire", "7", "x", "1 2", "6", "save now.record",
                        flags=("--side", "both", "--own-dice"))
        self.assertIn("7 is not a face", out)
        self.assertIn("\n5 dice! 6 ~", self.read("now.record"))
        self.good("replay", "now.record", "--verify")

    def test_secrets(self):
        """Nothing that is printed tells what the computer packed: the same words whatever it was."""
        for seed in range(8):
            out = self.talk("pack 0", "show", "list", flags=("--seed", str(seed)))
            self.assertIn("Blue section packs its rounds.", out)
            self.assertNotRegex(out, r"Blue section packs \d|fired of [123]")

    def test_same_seed_same_game(self):
        words = ["1"] * 60
        self.assertEqual(self.talk(*words, flags=("--seed", "3")), self.talk(*words, flags=("--seed", "3")))

    def test_wrong_calls(self):
        self.bad(2, "play", says="usage")
        self.bad(2, "play", "drill", "--json", says="engine")
        self.bad(2, "play", "drill", "--side", "green", says="--side")
        self.bad(2, "play", "drill", "--opponent", "genius", says="genius")
        self.bad(2, "play", "drill", "--time", "x", says="--time")
        self.bad(2, "play", "--resume", "missing", says="missing")

    def test_every_game(self):
        """Numbers alone get through the first decisions of every game, grouped lists included."""
        for game in cli.games():
            out = self.talk(*["1"] * 30, "quit", flags=("--side", "all", "--seed", "1"), game=game)
            self.assertIn("Choose by number", out)


cli.main()
