"""Dice need no trust: every die of every game can be proved from the documents alone, going back brings new dice, and the
exit status says whether all of them were proved."""
import os
import re
import subprocess
import sys
from hashlib import blake2b

import cli

EXAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/verify_dice.py")


class Proof:
    """A record read line by line, made from docs/notation.md and nothing else (examples/verify_dice.py is another one)."""

    def __init__(self, text):
        self.head, self.nonce, self.order, self.rolls, number = {}, {}, [], [], 0
        for line in text.splitlines():
            word, *rest = line.split() or [""]
            if word == "nonce":
                self.nonce[rest[0]] = (rest[1], int(rest[3]) if len(rest) > 2 else 0)
            elif word == "result":
                self.order = rest[0:rest.index("by") if "by" in rest else None:2]
            elif word == "taken-back":
                number += int(rest[0])
            elif word.isdigit() and rest[0].rstrip("!") == "dice":
                self.rolls.append((number, rest[0] == "dice!", int(rest[1].removeprefix("d")),
                                   [int(face) for face in rest[2:] if face[0] != "~"]))
                number += 1
            elif word in ("dice", "secret"):
                self.head[word] = rest
        self.match, self.secret = "", None

    def stream(self, number):
        """The bytes of one roll, without end."""
        block = 0
        words = [self.match]
        for side in (self.order + [None] * 4)[:4]:
            nonce, since = self.nonce.get(side, ("", 0))
            words.append(nonce if since <= number else "")
        while True:
            yield from blake2b("|".join([*words, str(number), str(block)]).encode(), key=self.secret).digest()
            block += 1

    def holds(self):
        """Does the secret fit, and does every roll that was not entered by hand follow from it?"""
        kind, *rest = self.head["dice"]
        if kind == "seeded":
            self.secret = blake2b(f"sandtable seed {rest[0]}".encode(), digest_size=32).digest()
        elif kind == "sealed":
            self.secret, self.match = bytes.fromhex(self.head["secret"][0]), rest[1]
            if blake2b(self.match.encode(), key=self.secret, digest_size=32).hexdigest() != rest[0]:
                return False
        for number, told, sides, faces in self.rolls:
            fair = (byte % sides + 1 for byte in self.stream(number) if byte < 256 // sides * sides)
            if not told and kind != "given" and any(next(fair) != face for face in faces):
                return False
        return True


class Dice(cli.Case):
    def example(self, record):
        return subprocess.run([sys.executable, EXAMPLE, self.path(record)], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, check=False).returncode == 0

    def proved(self, record, status=0):
        """All three verifiers agree that it is right, and that it is wrong with any one die changed."""
        text = self.read(record)
        self.assertEqual(self.run_it("replay", record, "--verify").status, status, record)
        self.assertTrue(Proof(text).holds(), record)
        self.assertTrue(self.example(record), record)
        rolls = list(re.finditer(r"(?m)^\d+ dice d(\d+) (\d+)", text))
        for roll in rolls[::1 + len(rolls) // 3]:
            sides, face = map(int, roll.groups())
            if sides > 1:
                self.write("wrong.record", text[:roll.start(2)] + str(face % sides + 1) + text[roll.end(2):])
                self.assertFalse(Proof(self.read("wrong.record")).holds(), record)
                self.assertFalse(self.example("wrong.record"), record)
                self.bad(1, "replay", "wrong.record", "--verify")
        return Proof(text).rolls

    def played(self, game, scenario, *flags):
        seats = [f"--seat={side}=random" for side in scenario["sides"]]
        self.good("watch", game, scenario["id"], *seats, "--seed", "5", "--record", "game.record", *flags)
        return self.proved("game.record")

    def test_every_game(self):
        for game in cli.games():
            for scenario in self.good("scenarios", game, "--json").json()[:3]:
                self.assertTrue(self.played(game, scenario), (game, scenario["id"]))

    def test_dice_of_varying_size(self):
        """Solitaire Trenches of Valor draws pieces with dice of as many sides as there are pieces left."""
        scenario = self.good("scenarios", "trenches-of-valor", "--json").json()[2]
        rolls = self.played("trenches-of-valor", scenario, "--option", "solitaire=yes")
        self.assertGreater(len({sides for _, _, sides, _ in rolls}), 2)

    def test_going_back_brings_new_dice(self):
        """In `play` and in `engine`, with sealed dice and seeded ones; the record shows it and still proves its dice."""
        for seed in ([], ["--seed", "3"]):
            again = "".join("fire\nundo\n" for _ in range(9))
            self.good("play", "drill", "--side", "both", "--record", "game.record", *seed,
                      given=f"pack 3\npack 3\nmarch\n{again}" + "fire\nmarch\nhold\n" * 60)
            text = self.read("game.record")
            self.assertRegex(text, r"\ntaken-back 9\n\d+ dice d6 ")
            numbers = [number for number, *_ in self.proved("game.record")]
            self.assertEqual(numbers, list(range(9, 9 + len(numbers))))
        script = "new drill seed 3\nplay pack 3\nplay pack 3\nplay march\nplay fire\n"
        answers = self.good("engine", given=script + "roll\nundo\n" * 20 + "record\n").out.split("\n\n")
        self.assertGreater(len({a.split("\n")[0] for a in answers[5:45:2]}), 3)
        self.assertIn("\ntaken-back 20\nstate ", answers[45])
        tried = "".join(f"outcome {n}\nundo\n" for n in (1, 2)) * 5
        self.assertNotIn("taken-back", self.good("engine", given=f"{script}{tried}record\n").out)

    def test_saved_after_going_back(self):
        """A saved game goes on with the number that is due, not with the dice that were seen."""
        self.good("play", "drill", "--side", "both", "--seed", "3",
                  given="pack 3\npack 3\nmarch\nfire\nundo\nsave now.record\n")
        self.assertIn("\ntaken-back 1\nstate ", self.read("now.record"))
        self.good("apply", "now.record", "fire", "-o", "later.record")
        self.assertRegex(self.read("later.record"), r"\ntaken-back 1\n5 dice d6 ")
        self.good("replay", "later.record", "--verify")
        self.write("hidden.record", self.read("later.record").replace("taken-back 1\n", ""))
        self.bad(1, "replay", "hidden.record", "--verify", says="not the match's dice")

    def test_status(self):
        """0: every die is proved. 4: nothing is wrong, but some dice are only told, or still sealed."""
        self.good("new", "drill", "--seed", "1", "-o", "new.record")
        self.good("apply", "new.record", "pack 0", "pack 1", "march", "-o", "now.record")
        self.good("replay", "now.record", "--verify")
        self.good("apply", "now.record", "fire", "-o", "drawn.record")
        self.good("apply", "now.record", "fire", "--dice", "6", "-o", "told.record")
        self.assertEqual(self.run_it("replay", "drawn.record", "--verify").status, 0)
        self.assertEqual(self.run_it("replay", "told.record", "--verify").status, 4)
        self.assertEqual(self.run_it("replay", "told.record", "--verify", "--json").status, 4)
        self.assertEqual(self.run_it("replay", "told.record").status, 0)
        given = self.read("told.record").replace("dice seeded 1", "dice given")
        self.write("given.record", re.sub("(?m)^sum .*\n", "", given))
        self.good("apply", "given.record", "-o", "given.record")
        self.assertEqual(self.run_it("replay", "given.record", "--verify").status, 4)

    def test_older_formats(self):
        """Format 2 did not say how many sides there are: such a record is read and proved as it was."""
        text = re.sub(r"(?m)^(\d+ dice) d\d+", r"\1", self.read(self.finished()))
        text = text.replace("sandtable-record 3", "sandtable-record 2").rpartition("sum ")[0]
        self.write("old.record", f"{text}sum {blake2b(text.encode(), digest_size=32).hexdigest()}\n")
        self.good("replay", "old.record", "--verify")
        self.assertTrue(self.example("old.record"))
        self.assertEqual(self.good("apply", "old.record").out, self.read("game.record"))


cli.main()
