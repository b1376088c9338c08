"""`play` by piped input and at a terminal: commands, mistakes, undo, saving, sealed dice, secrets, completion."""
import os
import pty
import re
import select
import subprocess

import cli


# Valor & Victory, First Patrol: up to a step into sight of the German squad in E8, which may fire now.
UNDER_FIRE = ["place 1 D7", "place 2 E8", "place 3 E8", "give GE_MG34 1", "place 4 J10", "place 5 L10",
              "place 6 K10", "place 7 L10", "place 8 K10", "place 9 L10", "place 10 L10", "place 11 K10", "give US_LMG 4", "done", "done", "move 4", "step I10"]

# What clears a terminal: to the corner, the screen, what has scrolled off.
CLEARED = "\x1b[H\x1b[2J\x1b[3J"


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

    def test_reasons(self):
        """Why the computer did that is told where nothing is hidden, and else not."""
        out = self.good("play", "trench-warfare", "the-wire", "--opponent", "easy", "--nodes", "20", "--side", "al", "--seed", "1",
                        given="why\nquit\n").out
        self.assertRegex(out, r"The computer's last decision: Central Powers would win about \d+ games in 100 from here\.")
        self.assertIn("keeps its reasons to itself", self.talk("pack 1", "march", "why", "quit",
                                                               flags=("--seed", "1", "--opponent", "easy", "--nodes", "20")))
        self.assertIn("has given no reason yet", self.talk("why", "quit", flags=("--seed", "1")))

    def type(self, *steps, game="drill", flags=("--opponent", "random"), first="> ", term="xterm"):
        """A session at a terminal: (keys, what the screen must show after them). self.left is what can be seen at the end,
        by scrolling up, too."""
        ours, theirs = pty.openpty()
        session = subprocess.Popen([cli.PROGRAM, "play", game, "--seed", "1", *flags], cwd=self.folder,
                                   stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": term})
        os.close(theirs)
        screen = ""
        for keys, shown in (("", first), *steps):
            os.write(ours, keys.encode())
            screen = screen[-1:]
            while shown not in screen and select.select([ours], [], [], 30)[0]:
                try:
                    screen += os.read(ours, 4096).decode("utf-8", "replace")
                except OSError:
                    break
            self.assertIn(shown, screen)
        self.left = (screen + self.rest(ours)).rpartition(CLEARED)[2]
        status = session.wait(timeout=30)
        os.close(ours)
        return status

    def test_hot_seat(self):
        """Two people at one terminal: it is cleared before the next one sits down, at the end, and by Ctrl-C."""
        both = ("--side", "both")
        turns = [("\r", "red> "), ("pack 2\r", f"{CLEARED}\rPass the keyboard to Blue section"),
                 ("\r", "blue> "), ("pack 3\r", f"{CLEARED}\rPass the keyboard to Red section"), ("\r", "red> ")]
        self.assertEqual(0, self.type(*turns, ("quit\r", CLEARED), flags=both, first="press Enter."))
        self.assertNotIn("pack", self.left)
        self.assertNotIn("rounds", self.left)
        self.assertIn("The game is not over", self.left)
        self.assertEqual(-2, self.type(*turns[:3], ("\x03", CLEARED), flags=both, first="press Enter."))
        self.assertEqual(self.left.strip(), "")
        self.type(*turns[:1], ("pack 2\r", "cannot be cleared: what was shown is still above.\r\n\rPass the keyboard"),
                  ("\x04", ""), flags=both, first="press Enter.", term="dumb")

    @staticmethod
    def rest(terminal):
        """Everything that is still written to it."""
        said = ""
        while select.select([terminal], [], [], 30)[0]:
            try:
                said += os.read(terminal, 4096).decode("utf-8", "replace")
            except OSError:  # the program has ended
                break
        return said

    def test_hot_seat_pages(self):
        """Between two clearings one person sits there: no news, no keys and no history of the other's."""
        ours, theirs = pty.openpty()
        session = subprocess.Popen([cli.PROGRAM, "play", "drill", "--seed", "1", "--side", "both"], cwd=self.folder,
                                   stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm"})
        os.close(theirs)
        os.write(ours, b"\rpack 2\r\r\x1b[A\x15pack 3\r\rmarch\r\rfire\r\rquit\r")
        blue = [page for page in self.rest(ours).split(CLEARED) if "blue> " in page]
        session.wait(timeout=30)
        os.close(ours)
        self.assertEqual(len(blue), 2)
        for page in blue:
            for words in ("red> ", "packs 2", "pack 2\x1b[K"):  # the last one is what Red typed
                self.assertNotIn(words, page)
        self.assertIn("packs 3", blue[1])


    def test_completion(self):
        """Tab completes a word, lists what may follow, and fills in arguments; arrows recall and edit."""
        self.assertEqual(0, self.type(
            ("pa\t", "pack "), ("\t", "0 1 2 3"), ("2\x7f3\r", "packs 3 rounds"), ("\x1b[A", "pack 3"),
            ("\x15mar\t", "march"), ("\r", "marches to post 1"), ("\x15odds \t", "odds "), ("\x15qiut", "qiut"),
            ("\x15qu\t\r", "to move")))

    def test_end_of_keys(self):
        self.assertEqual(0, self.type(("\x04", "The input has ended")))
        self.assertEqual(-2, self.type(("pack\x03", "")))

    def test_sight(self):
        out = self.talk(*UNDER_FIRE, "sight", "sight E8 J10", "sight 1 A1", "sight 1", "sight x y", "quit",
                        flags=("--side", "both"), game="valor-and-victory")
        for words in ("From where to where?", "Line of sight E8 to J10", "Line of sight D7 to A1",
                      "piece 1 has no facing", '"x" is neither'):
            self.assertIn(words, out)

    def test_end_of_input(self):
        self.assertIn("The input has ended", self.talk())
        self.assertIn("The input has ended", self.talk("pack 1", "march"))

    def test_odds_beside_attacks(self):
        out = self.talk("pack 0", "pack 1", "march", flags=("--side", "both"))
        self.assertIn("50.00 % (1/2) Red section is thrown back to post 0.", out)
        self.assertIn("50.00 % (1/2) No effect.", out)

    def test_whole_game(self):
        """A game to its end; the record is written after every decision, and it verifies."""
        out = self.talk(*["1"] * 60, flags=("--record", "kept.record"))
        commitment = re.search(r"match ([0-9a-f]{16}), commitment ([0-9a-f]{64})", out)
        secret = re.search(r"The secret of the dice was ([0-9a-f]{64})", out).group(1)
        record = self.read("kept.record")
        self.assertIn(f"\ndice sealed {commitment.group(2)} {commitment.group(1)}\n", record)
        self.assertIn(f"\nsecret {secret}\n", record)
        self.assertIn("The game is over", out)
        self.good("replay", "kept.record", "--verify")

    def test_resign(self):
        """The record says how it ended, and it verifies; nothing can be played after that."""
        out = self.talk("pack 1", "resign", flags=("--record", "kept.record"))
        self.assertIn("Blue section wins by resignation.", out)
        self.assertIn("\nresult red -1000 blue 1000 by resignation\n", self.read("kept.record"))
        self.assertIn("wins by resignation", self.good("replay", "kept.record", "--verify").out)
        self.bad(1, "apply", "kept.record", "march", says="the match is over")
        self.assertIn("0 fired of 1", out.rpartition("red> ")[2])  # the last board hides nothing any more
        again = self.good("play", "--resume", "kept.record", given="march\n").out
        self.assertIn("Blue section wins by resignation.", again)
        self.assertNotIn("red> ", again)
        for shown in (self.good("show", "kept.record").out, self.good("show", "kept.record", "--json").json()["prompt"]):
            self.assertIn("Blue section wins by resignation.", shown)
            self.assertNotIn("marches or waits", shown)
        self.assertNotIn("wins", self.good("show", "kept.record", "--at", "1").out)

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
        self.assertIn("\n5 dice! d6 6 ~", self.read("now.record"))
        self.assertEqual(self.run_it("replay", "now.record", "--verify").status, 4)

    def test_secrets(self):
        """Nothing printed gives away what the computer packed: the words are the same whatever it was."""
        for seed in range(8):
            out = self.talk("pack 0", "show", "list", flags=("--seed", str(seed)))
            self.assertIn("Blue section packs its rounds.", out)
            self.assertNotRegex(out, r"Blue section packs \d|fired of [123]")

    def test_same_seed_same_game(self):
        words = ["1"] * 60
        self.assertEqual(self.talk(*words, flags=("--seed", "3")), self.talk(*words, flags=("--seed", "3")))

    def under_fire(self, *lines):
        """What is said, and the record, of a game in which these lines follow the first sight of the enemy."""
        out = self.talk(*lines, "save now.record", flags=("--side", "both", "--seed", "1"), game="valor-and-victory")
        return out, self.read("now.record")

    def test_standing_orders(self):
        out, record = self.under_fire("standing", "standing fire", "standing hold", *UNDER_FIRE, "stop")
        for words in ("Standing orders of German: ask.", "Standing orders are: ask", "Standing orders of German: hold."):
            self.assertIn(words, out)
        self.assertRegex(record, r"us step I10 .*\n\d+ german pass .*\n\d+ us stop")
        self.assertNotIn("standing", record)
        out, record = self.under_fire("standing odds 1", *UNDER_FIRE)
        self.assertRegex(record, r"german fire E8 I10 .*\n\d+ german go .*\n\d+ dice")
        _, record = self.under_fire("standing odds 100", *UNDER_FIRE, "undo", "fire E8 I10")
        self.assertRegex(record, r"us step I10 .*\n\d+ german fire E8 I10")
        self.assertIn("can be left to standing orders", self.talk("standing hold"))

    def test_interrupts_survive(self):
        """Saved, loaded and taken back at every decision of a move under fire, the game stays the same."""
        straight = UNDER_FIRE[:]
        _, record = self.under_fire(*straight)
        for _ in range(6):
            self.write("before.record", record)
            action = next(a for a in self.good("legal", "before.record").out.splitlines() if a != "pass")
            straight.append(action)
            resumed = self.good("apply", "before.record", action).out
            self.assertEqual(resumed, self.under_fire(*straight)[1])
            self.write("position.txt", self.good("show", "before.record", "--position").out)
            self.assertEqual(self.good("legal", "position.txt").out, self.good("legal", "before.record").out)
            undone = self.under_fire(*straight, "undo")[1]
            self.assertEqual("taken-back" in undone, resumed.count(" dice ") > record.count(" dice "))
            self.assertEqual(re.sub("(?s)taken-back .*", "", undone), re.sub("(?s)state .*", "", record)
                             if "taken-back" in undone else record)
            record = resumed
        self.assertIn(" german fire E8 I10 ", record)

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

    def test_go_climbs(self):
        """`go` finds a way up to a place that has no ground."""
        self.write("roof.txt", "piece 1 box 4 x 4 x 3 at 10,8 turn 0 stand climb\n"
                   "fighter s1 REG\nfighter s2 REG\nfighter n1 REG\n")
        out = self.good("play", "trench-crusade", "bare", "--side", "both", "--seed", "1", "--with", "roof.txt",
                        given="deploy s1 12,5\ndeploy n1 12,33\ndeploy s2 3,3\nfirst other\nactivate s1\n"
                        "go 12,8\nquit\n").out
        self.assertIn("move 11,6.51 climb 11,8 12,8", out)
        self.assertIn("Regular s1, climb: ", out)


cli.main()
