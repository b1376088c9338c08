"""A program in a seat (--seat SIDE=exec:COMMAND): it plays, sees only what its side may know, and whatever it does
wrong, the game goes on. And each seat with its own budget (--seat SIDE=LEVEL@PLAYOUTS)."""
import csv
import os
import sys

import cli

BOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/seat_bot.py")
PYTHON = sys.executable or "python3"


def ask_first(*commands):
    """A program that sends these commands first and writes the answers to `answers`, then plays what is offered first."""
    return f"""
import sys
def ask(command):
    print(command, flush=True)
    lines = []
    while (line := sys.stdin.readline()) not in ("\\n", ""):
        lines.append(line)
    return lines
log = open("answers", "a")
while ask("tomove"):
    for command in {list(commands)!r}:
        log.write(command + "\\n" + "".join(ask(command)) + "\\n")
        log.flush()
    ask("play " + ask("legal")[0][2:].strip())
"""


class Guests(cli.Case):
    def program(self, body):
        return f"exec:{PYTHON} {self.write('bot.py', body)}"

    def watch(self, seat, *more):
        """Without a time of its own, a program has long enough on the slowest machine."""
        return self.run_it("watch", "drill", "2-sections", f"--seat=red={seat}", "--seat=blue=random", "--seed", "2",
                           "--record", "game", *(more or ("--time", "600")))

    def verified(self, answer):
        self.assertEqual(answer.status, 0, answer.err)
        self.good("replay", "game", "--verify")

    def troubled(self, body, says, *more):
        """The game is played to its end, and one line says why the program does not play on."""
        seat = body if body.startswith("exec:") else self.program(body)
        answer = self.watch(seat, *more)
        self.verified(answer)
        lines = [line for line in answer.err.splitlines() if line.startswith("sandtable:")]
        self.assertEqual(len(lines), 1, answer.err)
        self.assertIn(says, lines[0])
        self.assertIn("easy@100 plays on for it", lines[0])
        self.assertIn("Red section", lines[0])

    def test_plays(self):
        answer = self.watch(f"exec:{PYTHON} {BOT} pack march")
        self.verified(answer)
        self.assertEqual(answer.err, "")
        self.assertIn("exec:", self.read("game").split("moves")[0])

    def test_sees_its_side_only(self):
        answer = self.watch(self.program(ask_first("observe", "sides", "legal", "returns", "scene", "sample", "why march")))
        self.verified(answer)
        self.assertEqual(answer.err, "")
        seen = self.read("answers")
        for words in ("game drill", "red 0", "blue 1", "= pack 0\npack 1", '= {"board"', "red 0.", "legal"):
            self.assertIn(words, seen)
        answers = [part.split("\n", 1) for part in seen.split("\n\n") if "\n" in part]
        self.assertNotIn("?", [body[0] for _, body in answers if body and _ != "why march"])

    def test_secrets(self):
        """What the other side has packed changes nothing that the program can ask."""
        said = []
        for rounds in ("0", "3"):
            blue = self.program(ask_first()).replace("bot.py", "blue.py")
            self.write("blue.py", self.read("bot.py").replace('ask("legal")[0][2:].strip()',
                                                              f'("pack {rounds}" if "pack" in "".join(ask("legal")) else "hold" if "hold" in "".join(ask("legal")) else "wait")'))
            if "answers" in self.files():
                os.remove(self.path("answers"))
            red = self.program(ask_first("observe", "scene", "returns", "position", "record"))
            answer = self.run_it("sim", "drill", "2-sections", "--games", "1", f"--seat=red={red}", f"--seat=blue={blue}")
            self.assertEqual((answer.status, answer.err), (0, ""))
            said.append("\n\n".join(self.read("answers").split("\n\n")[:10]))
        self.assertEqual(said[0], said[1])
        self.assertIn('? "position" is not a command of a player', said[0])

    def test_dies(self):
        self.troubled("raise SystemExit(3)", "it has ended (exit status 3)")
        self.troubled("exec:kill -9 $$", "it has closed its output")
        self.troubled("exec:/no/such/program 2>&-", "it has ended (exit status 127)")
        self.troubled("import os; os.close(0); os.close(1)", "it has ended (exit status 0)")

    def test_hangs(self):
        self.troubled("import time; time.sleep(100)", "it did not decide within 0.3 seconds", "--time", "0.3")
        self.troubled("while True: pass", "it did not decide within 0.3 seconds", "--time", "0.3")
        self.troubled("exec:sleep 100", "it did not decide within 0.3 seconds", "--time", "0.3")

    def test_nonsense(self):
        self.troubled("while True: print('play nonsense', flush=True)", "20 illegal decisions in a row")
        self.troubled("while True: print('dance')", "it does not read the answers")
        self.troubled(ask_first(*["dance"] * 6000), "5000 commands and no decision")
        self.troubled("exec:yes '' | tr -d '\\n'", "it did not decide within 0.5 seconds", "--time", "0.5")
        self.troubled("exec:cat /dev/zero", "it did not decide within 0.5 seconds", "--time", "0.5")

    def test_sim(self):
        seat = self.program("raise SystemExit(1)")
        answer = self.run_it("sim", "drill", "--games", "6", f"--seat=red={seat}", "--json")
        self.assertEqual(answer.status, 0)
        self.assertRegex(answer.err, r"\Asandtable: [^\n]+exit status 1[^\n]+\n\Z")
        red, blue = answer.json()["players"]
        self.assertEqual((red["gave_up"], red["stand_in"], red["gave_up_and_won"]), (6, "easy@100", red["wins"]))
        self.assertEqual((blue["gave_up"], blue["stand_in"], blue["gave_up_and_won"]), (0, "", 0))
        answer = self.run_it("sim", "drill", "--games", "6", f"--seat=red={seat}", "--csv", "games.csv")
        self.assertIn(f"gave up its seat in 6 of 6 games; easy@100 played on and won {red['wins']}", answer.out)
        self.assertIn(f"{seat}, then easy@100 in 6 of 6", answer.out)
        with open(self.path("games.csv"), encoding="utf-8", newline="") as f:
            games = list(csv.DictReader(f))
        self.assertEqual([(g["player_red"], g["player_blue"]) for g in games], [(f"{seat}, then easy@100", "random")] * 6)

    def test_sim_of_some(self):
        """Who gives up in every second game is named with its stand-in there and in the table, whatever seat it has."""
        seat = self.program("import sys\nwith open('starts', 'a+') as f:\n    f.write('x')\n    f.seek(0)\n"
                            "    if len(f.read()) % 2:\n        sys.exit(1)\n" + ask_first())
        answer = self.run_it("sim", "drill", "--games", "6", f"--seat=red={seat}", "--alternate", "--threads", "1", "--csv", "games.csv")
        self.assertIn(f"{seat}, then easy@100 in 3 of 6", answer.out)
        with open(self.path("games.csv"), encoding="utf-8", newline="") as f:
            games = list(csv.DictReader(f))
        for i, game in enumerate(games):
            mine, theirs = ("player_red", "player_blue") if i % 2 == 0 else ("player_blue", "player_red")
            self.assertEqual((game[mine], game[theirs]), (seat if i % 2 else f"{seat}, then easy@100", "random"))

    def test_sim_is_reproducible(self):
        call = ("sim", "drill", "--games", "10", f"--seat=red=exec:{PYTHON} {BOT} march", "--seat=blue=easy@20", "--csv")
        self.good(*call, "one", "--threads", "1")
        self.good(*call, "two", "--threads", "2")
        self.assertEqual(self.read("one"), self.read("two"))

    def test_play(self):
        typed = "pack 1\n" + "wait\n" * 40 + "quit\n"
        answer = self.run_it("play", "drill", "2-sections", "--side", "blue", "--seed", "1",
                             "--seat", f"red=exec:{PYTHON} {BOT} march", given=typed)
        self.assertEqual((answer.status, answer.err), (0, ""))
        self.assertIn("Red section (red): computer, exec:", answer.out)
        self.assertIn("marches", answer.out)


class Budgets(cli.Case):
    def test_each_seat_its_own(self):
        seats = ("--seat", "red=easy@5", "--seat", "blue=normal@50")
        players = self.good("sim", "drill", "--games", "2", *seats, "--json").json()["players"]
        self.assertEqual([(p["level"], p["nodes"]) for p in players], [("easy@5", 5), ("normal@50", 50)])
        players = self.good("sim", "drill", "--games", "2", *seats[:2], "--seat", "blue=easy", "--nodes", "7",
                            "--json").json()["players"]
        self.assertEqual([p["nodes"] for p in players], [5, 7])

    def test_cores(self):
        """easy@15x2 is `easy --nodes 15 --cores 2`, and the same twice; one core decides otherwise."""
        call = ("watch", "trench-warfare", "the-wire", "--seed", "3", "--record")
        for record, seats in (("one", ["--nodes", "15", "--cores", "2"]), ("again", ["--nodes", "15", "--cores", "2"]),
                              ("two", ["--seat", "cp=easy@15x2", "--seat", "al=easy@15x2"]), ("alone", ["--nodes", "15"])):
            self.good(*call, record, *seats)
        moves = {record: [line for line in self.read(record).splitlines() if line[:1].isdigit()]
                 for record in ("one", "again", "two", "alone")}
        self.assertEqual(moves["one"], moves["again"])
        self.assertEqual(moves["one"], moves["two"])
        self.assertNotEqual(moves["one"], moves["alone"])
        for words, told in (("easy@15x0", '"0" should be a number of cores from 1 to 64'), ("easy@x2", "number of playouts"),
                            ("easy@15x", '"" should be a number of cores'), ("random@1x2", "does not search")):
            self.assertIn(told, self.run_it("sim", "drill", "--seat", f"red={words}").err)

    def test_the_same_in_watch(self):
        """easy@15 is `easy --nodes 15`."""
        self.good("watch", "drill", "--nodes", "15", "--seed", "3", "--record", "one")
        self.good("watch", "drill", "--seat", "red=easy@15", "--seat", "blue=easy@15", "--seed", "3", "--record", "two")
        one, two = (self.read(name).split("\nmoves\n")[1].split("\nresult")[0] for name in ("one", "two"))
        self.assertEqual(one, two)

    def test_new_names_seats(self):
        record = self.good("new", "drill", "--seat", "blue=easy@15", "--seed", "1").out
        self.assertIn("computer, easy@15", record)

    def test_wrong(self):
        for seat, says in (("red=easy@0", "a number of playouts"), ("red=easy@", "a number of playouts"),
                           ("red=random@5", "does not search"), ("red=genius@5", "is not a level"),
                           ("red=exec:", "a command"), ("easy@5", "SIDE=LEVEL")):
            for verb in ("sim", "watch", "play", "new"):
                self.bad(2, verb, "drill", "--seat", seat, says=says)


cli.main()
