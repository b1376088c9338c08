"""The engine protocol: every command, wrong lines, secrets, and the example bot."""
import json
import os
import random
import subprocess
import sys

import cli

EXAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/random_bot.py")


class Engine(cli.Case):
    def ask(self, *lines, given=None):
        """The answers to these lines, one text each, without the closing empty line."""
        body = given if given is not None else "".join(line + "\n" for line in lines)
        out = self.good("engine", given=body).out
        self.assertTrue(out == "" or out.endswith("\n\n"))
        return out.split("\n\n")[:-1]

    def test_every_command(self):
        script = {
            "games": "= drill", "scenarios drill": "= 2-sections", "new drill seed 4": "= red",
            "sides": "= red 0\nblue 1", "tomove": "= red", "legal": "= pack 0\npack 1\npack 2\npack 3",
            "why pack 4": "= illegal DRL-2 ", "why pack 3": "= legal", "play pack 1": "= [red] Red section packs 1",
            "play pack 3": "= [blue] ", "play march": "= Red section marches", "play fire": "= Blue section fires",
            "chance": "= 1 3 The shot at Red section goes wide.\n2 3 Red section is thrown back",
            "outcome 2": "= Red section is thrown back", "undo": "= dice 1d6", "roll 1": "= 1\nThe shot",
            "returns": "= red 0.500 blue -0.500", "observe red": "= game drill\n", "scene": "= {",
            "position": "= game drill\n", "record": "= sandtable-record 3\n", "hash": "= ", "seed 7": "= ",
            "sample": "= ", "playout": "= red ", "choose random": "= ", "choose easy nodes 10": "= ",
            "reason": "= Blue section would win about ",
            "help": "= help", "quit": "= ",
        }
        for answer, (command, wanted) in zip(self.ask(*script), script.items(), strict=True):
            self.assertTrue(answer.startswith(wanted), (command, answer))

    def test_scene_is_json(self):
        scene = json.loads(self.ask("new drill seed 1", "scene blue")[1][2:])
        self.assertEqual(sorted(scene), ["board", "scene"])

    def test_secrets(self):
        answers = self.ask("new drill seed 1", "play pack 3", "play pack 0", "observe blue", "observe spectator",
                           "scene blue", "observe red")
        self.assertIn("section red 0 0 ?", answers[3])
        self.assertIn("section red 0 0 ?", answers[4])
        self.assertIn("section red 0 0 3", answers[6])

    def test_load(self):
        record = self.read(self.finished())
        position = self.good("show", "game.record", "--at", "4", "--position").out
        answers = self.ask(given=f"load\n{record}.\nreturns\nload\n{position}.\ntomove\n")
        self.assertEqual(answers[0], "= nobody")
        self.assertRegex(answers[3], "= (red|blue|dice 1d6)")

    def test_wrong_lines(self):
        for line in ("legal", "dance", "new", "new chess", "new drill nowhere", "new drill seed", "new drill seed x", "new drill seed 99999999999999999999999",
                     "new drill a b", "new drill option x", "seed", "load\n.", "load\nx\n.", "load",
                     "load\n" + "x" * 5000 + "\n.", "x" * 10000, "play march", "scenarios"):
            answers = self.ask(line)
            self.assertEqual(len(answers), 1, line)
            self.assertRegex(answers[0], r"\A\? [^\n]+\Z")
        for line in ("play march", "play", "play \"", "roll", "chance", "outcome 1", "undo", "observe green",
                     "scene green", "choose genius", "choose", "choose easy nodes 0", "why dance"):
            answers = self.ask("new drill seed 1", "hash", line, "hash")
            self.assertRegex(answers[2], r"\A\? [^\n]+\Z", line)
            self.assertEqual(answers[1], answers[3])
        for line in ("play pack 1", "roll 7", "roll 1 1", "roll x", "outcome 3", "legal", "sample"):
            answers = self.ask("new drill seed 1", "play pack 0", "play pack 1", "play march", "play fire", line)
            self.assertRegex(answers[5], r"\A\? [^\n]+\Z", line)

    def test_binary(self):
        rng = random.Random(2)
        for _ in range(20):
            body = bytes(rng.randrange(256) for _ in range(3000))
            answer = self.run_it("engine", given=body)
            self.assertEqual((answer.status, answer.err), (0, ""))

    def test_comments_and_blanks(self):
        self.assertEqual(self.ask("# hello", "", "   ", "new drill seed 1", "  tomove  "), ["= red", "= red"])

    def test_example_bot(self):
        for game in cli.games():
            done = subprocess.run([sys.executable, EXAMPLE, "--sandtable", cli.PROGRAM, "--game", game],
                                  stdout=subprocess.PIPE, check=True, timeout=300, text=True)
            self.assertRegex(done.stdout, r"\Aresult: \w+ -?\d\.\d{3} \w+ -?\d\.\d{3}")


cli.main()
