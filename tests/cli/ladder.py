"""`ladder`: who is stronger, the same twice, kept in a file and gone on with, early stops, programs, wrong calls."""
import os
import sys

import cli

PYTHON = sys.executable or "python3"
DEF = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../src/ai/trench_club.def")
TWO = ("--player", "random", "--player", "easy@30")


class Ladder(cli.Case):
    def climb(self, *more, game=("drill", "2-sections")):
        answer = self.good("ladder", *game, *more, "--json").json()
        answer.pop("seconds")
        return answer

    def test_stops_when_decided(self):
        answer = self.climb(*TWO, "--games", "400")
        self.assertEqual([p["player"] for p in answer["players"]], ["easy@30", "random"])
        pairing, = answer["pairings"]
        self.assertEqual(pairing["stronger"], "easy@30")
        self.assertLess(pairing["games"], 100)
        self.assertEqual(sum(pairing["pairs"]) * 2, pairing["games"])
        self.assertLess(pairing["score"]["high"], 0.5)
        first, second = answer["players"]
        self.assertGreater(first["elo"]["low"], second["elo"]["value"])
        self.assertEqual(self.climb(*TWO, "--games", "40", "--elo", "0")["pairings"][0]["games"], 40)

    def test_for_people(self):
        said = self.good("ladder", "drill", *TWO, "--games", "40").out
        self.assertRegex(said, r"\+\d+ +\( *[+-]\d+ to +\+\d+\) .* easy@30\n")
        self.assertIn("easy@30 is stronger", said)

    def test_seats_and_dice(self):
        """Two players that are the same get the same dice: every pair is even."""
        answer = self.climb("--player", "easy@20", "--player", "normal@20", "--games", "16", game=("trench-warfare", "the-wire"))
        self.assertEqual(answer["pairings"][0]["pairs"], [0, 0, 8, 0, 0])
        self.assertEqual(answer["pairings"][0]["stronger"], "")

    def test_threads_change_nothing(self):
        call = (*TWO, "--player", "easy@5", "--games", "24", "--seed", "4")
        self.assertEqual(self.climb(*call, "--threads", "1"), self.climb(*call, "--threads", "2"))

    def test_goes_on(self):
        """Stopped after some games and gone on with, a ladder is what it would have been."""
        call = ("--player", "easy@3", "--player", "easy@5", "--player", "easy@8", "--elo", "5")
        whole = self.climb(*call, "--games", "48", "--file", "whole")
        self.climb(*call, "--games", "16", "--file", "part")
        self.assertLess(len(self.read("part")), len(self.read("whole")))
        self.assertEqual(self.climb(*call, "--games", "48", "--file", "part"), whole)
        self.assertEqual(self.read("part"), self.read("whole"))
        before = os.stat(self.path("part")).st_mtime_ns
        self.assertEqual(self.climb(*call, "--games", "48", "--file", "part"), whole)
        self.assertEqual(os.stat(self.path("part")).st_mtime_ns, before)

    def test_broken_files(self):
        call = ("ladder", "drill", *TWO, "--games", "8", "--file", "file")
        self.good(*call)
        good = self.read("file")
        for more, says in (("--seed=2", "another ladder"), ("--player=easy@9", "another ladder"), ("--option=day=dawn", "")):
            self.bad(2, *call, more, says=says)
        self.bad(2, "ladder", "drill", "3-sections", *TWO, "--file", "file", says="two parties")
        for body, says in ((good + "games 1 2 5\n", "digits from 0 to 4"), (good + "games 2 1 4\n", "not a pairing"),
                           (good + "games 1 3 4\n", "games"), (good + "dance\n", "dance"), ("", "another ladder"),
                           (good.replace("ladder 1", "ladder 2"), "another ladder")):
            self.write("file", body)
            self.bad(2, *call, says=says)
            self.assertEqual(self.read("file"), body)
        self.bad(2, "ladder", "drill", *TWO, "--file", "no/such/folder/file")

    def test_the_computer_beats_the_printed_automa(self):
        """Trench Club, without any search: its judgement alone."""
        pairing, = self.climb("--player", "automa", "--player", "easy@1", "--games", "60", game=("trench-club",))["pairings"]
        self.assertEqual(pairing["stronger"], "easy@1")

    def test_four_seats(self):
        """In a game of two teams each player has a team."""
        answer = self.climb("--player", "random", "--player", "automa", "--games", "8", game=("trench-club", "4-players"))
        self.assertEqual(answer["players"][0]["player"], "automa")

    def test_programs(self):
        """A program that gives up its seat loses the game."""
        self.write("bot.py", "raise SystemExit(1)")
        call = ("ladder", "drill", "--player", "random", "--player", f"exec:{PYTHON} bot.py", "--games", "8", "--json")
        answer = self.run_it(*call)
        self.assertEqual(answer.status, 0)
        self.assertRegex(answer.err, r"\Asandtable: exec:[^\n]+exit status 1[^\n]+\n\Z")
        self.assertEqual(answer.json()["pairings"][0]["pairs"], [0, 0, 0, 0, 4])

    def test_wrong_calls(self):
        self.bad(2, "ladder", "drill", says="two players")
        self.bad(2, "ladder", "drill", "--player", "easy", says="two players")
        self.bad(2, "ladder", "drill", "--player", "easy@5", "--player", "easy@5", says="twice")
        self.bad(2, "ladder", "drill", *TWO, "--games", "1", says="--games")
        self.bad(2, "ladder", "drill", *TWO, "--elo", "-1", says="--elo")
        self.bad(2, "ladder", "drill", *(f"--player=easy@{i}" for i in range(1, 18)), says="at most 16")


class Tune(cli.Case):
    CALL = ("tune", "trench-club", "2-players-short", "--games", "2", "--nodes", "2", "--file")

    def test_goes_on(self):
        """Stopped and gone on with, the weights are what they would have been."""
        said = self.good(*self.CALL, "whole", "--iterations", "3", "--threads", "2").out
        self.assertIn("sandtable ladder trench-club 2-players-short", said)
        self.good(*self.CALL, "part", "--iterations", "1", "--threads", "1")
        self.assertNotEqual(self.read("part"), self.read("whole"))
        self.good(*self.CALL, "part", "--iterations", "3")
        self.assertEqual(self.read("part"), self.read("whole"))

    def test_table(self):
        """The rows are those of the source, in their bounds, and the ladder plays by them."""
        with open(DEF, encoding="utf-8") as f:
            source = [line.split("(")[1].split(",")[0] for line in f if line.startswith("WEIGHT")]
        self.good(*self.CALL, "table", "--iterations", "1")
        rows = [line for line in self.read("table").splitlines() if line.startswith("WEIGHT")]
        self.assertEqual([row.split("(")[1].split(",")[0] for row in rows], source)
        for row in rows:
            value, least, most = (float(x) for x in row.split(",")[1:4])
            self.assertTrue(least <= value <= most, row)
        self.good("ladder", "trench-club", "--player", "easy@1", "--player", "easy@1+table", "--games", "2")

    def test_weights_of_a_seat(self):
        """`sim` reads the players that `ladder` does: the usual weights from a file change nothing, others do."""
        def play(player):
            answer = self.good("sim", "trench-club", "--games", "2", "--seat", "ger=" + player, "--seat", "fra=easy@1", "--json").json()
            return {key: answer[key] for key in ("wins", "mean_decisions", "mean_rolls", "mean_points")}
        with open(DEF, encoding="utf-8") as f:
            self.write("table", "".join(line for line in f if line.startswith("WEIGHT")))
        usual = play("easy@1")
        self.assertEqual(play("easy@1+table"), usual)
        self.write("other", "WEIGHT(FORT, 1, 0, 40)\nWEIGHT(FOOT, 0, 0, 5)\n")
        self.assertNotEqual(play("easy@1+other"), usual)
        self.bad(2, "sim", "trench-club", "--seat", "ger=easy@1+nowhere", says="nowhere")
        self.bad(2, "sim", "trench-club", "--seat", "ger=random+other", says="does not search")
        self.bad(2, "sim", "drill", "--seat", "red=easy@1+other", says="no table of weights")

    def test_wrong(self):
        self.bad(2, "tune", "trench-club", says="--file")
        self.bad(2, "tune", "drill", "--file", "x", says="no table of weights")
        self.write("other", "hello\n")
        self.bad(2, *self.CALL, "other", says="not written by `tune`")
        self.assertEqual(self.read("other"), "hello\n")
        for body, says in (("WEIGHT(FORT, x, 1)\n", "w:1: should be"), ("WEIGHT(SPEED, 1, 0, 2)\n", "no weight SPEED"),
                           ("WEIGHT(FORT, 1e999, 0, 2)\n", "a number"), ("dance\n", "w:1: should be")):
            self.write("w", body)
            self.bad(2, "ladder", "trench-club", "--player", "easy@1", "--player", "easy@1+w", says=says)
        self.bad(2, "ladder", "trench-club", "--player", "easy@1", "--player", "automa+w", says="does not search")
        self.bad(2, "ladder", "drill", "--player", "easy@1", "--player", "easy@1+w", says="no table of weights")


cli.main()
