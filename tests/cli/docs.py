"""What the documents show is true: fixtures pass, the record proves itself, the dice recipe gives its dice."""
import os
import re
import shlex
import subprocess
import sys

import cli

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
NATIONS = ["German", "US", "British", "Soviet"]


def blocks(document, begin):
    """The fenced blocks of a document that begin with these words."""
    with open(os.path.join(ROOT, "docs", document), encoding="utf-8") as f:
        return [b for b in re.findall(r"^```\w*\n(.*?)^```", f.read(), re.M | re.S) if re.match(begin, b)]


def carries(word, flags):
    """What a transport class of units.txt means."""
    if word == "-":
        return ""
    load = "a half squad" if word == "TH" else "1 squad" if word == "T1" else f"{word[1]} squads"
    tows = "" if "tow" not in flags else ", tows small Guns" if word == "TH" else ", tows"
    return f"; carries {load}{tows}"


def counter(words):
    """The row of a line of units.txt in the table of counters."""
    kind, name, nation, title, *rest = words
    if kind == "squad":
        points, what = rest[3], f"{'elite ' if 'elite' in rest else ''}squad; its half is `{name}_H`, {rest[8]}"
    elif kind == "leader":
        points, what = rest[4], "leader"
    elif kind == "gun":
        points, what = rest[4], "large Gun: moves only in tow" if rest[3] == "0" else "Gun"
    elif kind == "afv":
        points, what = rest[7], "AFV" + carries(rest[6], rest[8:])
    elif kind == "vehicle":
        points, what = rest[5], "vehicle" + carries(rest[4], rest[6:])
    else:
        points = rest[6]
        what = dict(mg="machine gun", mortar="mortar", at="anti-tank weapon", flame="flamethrower")[rest[1]] + ", " + rest[0]
    return f"| `{name}` | {nation} | {title} | {points} | {what} |"


class Documents(cli.Case):
    def test_fixtures(self):
        examples = blocks("fixtures.md", "(#[^\n]*\n)?clause ")
        self.assertGreater(len(examples), 5)
        for example in examples:
            self.write("example.t", example)
            answer = self.run_it("check", "example.t")
            self.assertEqual(answer.status, 0, answer.out)

    def test_every_fixture_command_is_shown(self):
        source = ""
        for name in ("check.c", "fixture_expect.c"):
            with open(os.path.join(ROOT, "src/cli", name), encoding="utf-8") as f:
                source += f.read()
        commands = re.findall(r'\{ "([a-z-]+)", (?:head|do|expect)_', source)
        self.assertGreater(len(commands), 20)
        shown = "".join(blocks("fixtures.md", "(#[^\n]*\n)?clause "))
        for command in commands:
            self.assertRegex(shown, rf"(?m)^{command} ?", command)

    def test_record(self):
        (example,) = blocks("notation.md", "sandtable-record")
        self.write("example.record", example)
        self.good("replay", "example.record", "--verify")

    def test_forms(self):
        """Every game's forms are in notation.md as the program prints them."""
        with open(os.path.join(ROOT, "docs/notation.md"), encoding="utf-8") as f:
            text = f.read()
        for game in cli.games():
            self.assertIn(f"### {game}\n\n```\n{self.good('rules', game, '--notation').out}```\n", text)

    def test_verbs(self):
        """Every verb of Valor & Victory is explained, with a clause that its reference has."""
        with open(os.path.join(ROOT, "docs/notation.md"), encoding="utf-8") as f:
            table = f.read().split("## The verbs of Valor & Victory\n")[1]
        rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| `")]
        told = {verb for row in rows for verb in re.findall(r"`([a-z]+)", row[0])}
        forms = self.good("rules", "valor-and-victory", "--notation").out.split("UNIT: ")[0].split("\n\n")[1]
        self.assertEqual(told, {line.split()[0] for line in forms.splitlines()})
        clauses = self.good("rules", "valor-and-victory").out
        for row in rows:
            for clause in re.findall(r"VV-[R0-9.]+", row[-1]):
                self.assertIn(f"{clause} (", clauses)

    def test_verbs_of_trench_crusade(self):
        """The same of Trench Crusade, whose table stands before it."""
        with open(os.path.join(ROOT, "docs/notation.md"), encoding="utf-8") as f:
            table = f.read().split("## The verbs of Trench Crusade\n")[1].split("\n## ")[0]
        rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| `")]
        told = {verb for row in rows for verb in re.findall(r"`([a-z]+)", row[0])}
        forms = self.good("rules", "trench-crusade", "--notation").out.split("\nMODEL: ")[0].split("\n\n")[1]
        self.assertEqual(told, {line.split()[0] for line in forms.splitlines()})
        clauses = self.good("rules", "trench-crusade").out
        for row in rows:
            for clause in re.findall(r"TCS?-[0-9.]+", row[-1]):
                self.assertIn(f"**{clause}", clauses)

    def test_odds_in_words(self):
        """The examples of trench-crusade.md, to the letter."""
        shown = blocks("trench-crusade.md", r"\$ sandtable odds")
        self.assertGreater(len(shown), 1)
        for block in shown:
            call, answer = block.split("\n", 1)
            self.assertEqual(self.good(*call.split()[2:]).out, answer)

    def test_dice_recipe(self):
        (recipe,) = blocks("notation.md", "import hashlib")
        shown = subprocess.run([sys.executable, "-c", recipe], stdout=subprocess.PIPE, check=True, text=True).stdout
        self.assertEqual(shown, "6\n")

    def test_engine_transcript(self):
        """The session of engine.md's first page: commands are the lines that are not part of an answer."""
        with open(os.path.join(ROOT, "docs/engine.md"), encoding="utf-8") as f:
            shown = re.search(r"\n\n((?:    .*\n|\n)+?)\nSo a whole", f.read()).group(1)
        shown = re.sub(r"(?m)^    ", "", shown).rstrip("\n")
        exchanges = [block.split("\n", 1) for block in shown.split("\n\n")]
        out = self.good("engine", given="".join(command + "\n" for command, _ in exchanges)).out
        self.assertEqual(out, "".join(answer + "\n\n" for _, answer in exchanges))

    def test_data_files(self):
        """The worked example of data-files.md: exactly as printed it has no mistake and plays to the end."""
        drawn, scenario = blocks("data-files.md", "# The mill|title ")
        for folder, body in (("maps", drawn), ("scenarios", scenario)):
            os.makedirs(self.path(f"mine/valor-and-victory/{folder}"))
            name = self.write(f"mine/valor-and-victory/{folder}/mill.txt", body)
            with open(os.path.join(ROOT, "docs/data-files.md"), encoding="utf-8") as f:
                self.assertIn(self.good("map", "check", name).out, f.read().replace("\n    ", "\n"))
        self.plays("mine", "mill", ("british", "german"))

    def test_own_scenarios(self):
        """Scenarios that were written from data-files.md alone."""
        folder = os.path.join(ROOT, "examples/scenarios")
        for name, sides in (("orchard-farm", ("german", "us")), ("kerlan", ("us", "german"))):
            files = [os.path.join(folder, "valor-and-victory", kind, name + ".txt") for kind in ("maps", "scenarios")]
            self.assertEqual(self.good("map", "check", *files).out.count("no mistakes\n"), 2)
            self.plays(folder, name, sides)

    def plays(self, folder, scenario, sides):
        seats = [f"--seat={side}=random" for side in sides]
        done = self.good("sim", "valor-and-victory", scenario, "--data", folder, "--games", "20", "--seed", "1",
                         "--threads", "1", *seats, "--json").json()
        self.assertEqual(sum(done["wins"].values()) + done["draws"], 20)

    def test_counters(self):
        """The table of counters in data-files.md says what units.txt says."""
        with open(os.path.join(ROOT, "data/valor-and-victory/units.txt"), encoding="utf-8") as f:
            lines = [shlex.split(line) for line in f if re.match(r"(squad|leader|gun|afv|vehicle|weapon) ", line)]
        with open(os.path.join(ROOT, "docs/data-files.md"), encoding="utf-8") as f:
            told = [line.rstrip("\n") for line in f if re.match(r"\| `[A-Z]{2}_", line)]
        self.assertGreater(len(lines), 60)
        self.assertEqual(told, [counter(words) for words in sorted(lines, key=lambda w: NATIONS.index(w[2]))])

    def test_data_files_are_complete(self):
        """Every directive of a scenario and every terrain letter is in data-files.md."""
        with open(os.path.join(ROOT, "docs/data-files.md"), encoding="utf-8") as f:
            text = f.read()
        with open(os.path.join(ROOT, "src/games/valor_and_victory/vv_scenario.c"), encoding="utf-8") as f:
            words = re.findall(r'\{ "([a-z]+)", NEEDS_', f.read())
        self.assertGreater(len(words), 15)
        for word in words:
            self.assertRegex(text, rf"(?m)(^|`){word} ", word)
        with open(os.path.join(ROOT, "data/valor-and-victory/terrain.txt"), encoding="utf-8") as f:
            for word in re.findall(r"(?m)^terrain (\S) ", f.read()):
                self.assertIn(f"`{word}`", text)


cli.main()
