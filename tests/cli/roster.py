"""`sandtable roster`: warbands checked, made, shown, exported, printed and played; the list of what is left to the players is true."""
import glob
import json
import os
import re

import cli

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
DATA = os.path.join(ROOT, "data/trench-crusade")
FACTIONS = ["new-antioch", "trench-pilgrims", "iron-sultanate", "heretic-legion", "black-grail", "the-court", "mercenaries"]
GOOD = 'roster "Third" new-antioch\nducats 700\nmodel 1 "Osric" lieutenant : sword\nmodel 2 "Wat" yeoman : bolt-action-rifle\nfireteam 1 2\n'
BAD = 'roster "Third" new-antioch\nducats 80\nmodel 1 "Osric" lieutenant : sword\nmodel 2 "Wat" yeoman : binoculars machine-gun\n'


def articles():
    """id -> (name, works, unenforced, of the campaign) of all kit and abilities, read on our own."""
    known, last = {}, None
    for name in "battlekit", "warband-kit", "abilities":
        with open(os.path.join(DATA, name + ".txt"), encoding="utf-8") as f:
            for line in f:
                head = re.match(r'(kit|ability) (\S+) (?:TC\S+ )?"([^"]+)" ?(.*)', line)
                if head:
                    last = head[2]
                    words = head[4].split()[1 if head[1] == "kit" else 0:]
                    known[last] = [head[3], bool(words), False, False]
                elif re.match(r"\s*at ", line):
                    known[last][1] = True
                elif re.match(r"\s*unenforced ", line):
                    known[last][2] = True
                elif re.match(r"\s*campaign ", line):
                    known[last][3] = True
    return known


def named_by(faction):
    """What a list speaks of: abilities that models have, options and rows, and rules kept by nobody."""
    things, rules = set(), []
    with open(os.path.join(DATA, "factions", faction + ".txt"), encoding="utf-8") as f:
        for line in f:
            words = line.split(" if ")[0].split()
            if words and words[0] in ("has", "everybody", "carries"):
                things.update(words[1:])
            elif words and words[0] in ("option", "row"):
                things.add(words[1])
            rule = re.match(r'\s*rule "([^"]+)" (\w+)', line)
            if rule and rule[2] == "unenforced":
                rules.append(rule[1])
    return things, rules


def left_to_players():
    """The section of docs/rosters.md that says so, as it should be."""
    known, lines = articles(), []
    for faction in FACTIONS:
        things, rules = named_by(faction)
        whole = sorted(known[t][0] for t in things if known[t][2] and not known[t][1])
        part = sorted(known[t][0] for t in things if known[t][2] and known[t][1])
        later = sorted(known[t][0] for t in things if known[t][3])
        lines.append(f"- **{faction}**: {len(things) - len(whole) - len(part) - len(later)} work, {len(part)} in part, {len(whole) + len(rules)} are left to the players.")
        lines.append("  In part: " + (", ".join(part) or "none") + ".")
        if later:
            lines.append("  Of the campaign: " + ", ".join(later) + ".")
        lines.append("  Left: " + (", ".join(whole) or "none") + ("; rules: " + ", ".join(sorted(rules)) if rules else "") + ".")
    return "\n".join(lines) + "\n"


class Roster(cli.Case):
    def write(self, name, body):
        return self.path(super().write(name, body))

    def test_check(self):
        good, bad = self.write("good.txt", GOOD), self.write("bad.txt", BAD)
        self.assertEqual(self.good("roster", "check", good).out, f"{good}: legal\n")
        answer = self.run_it("roster", "check", bad, good)
        self.assertEqual(answer.status, 1)
        self.assertIn(f"{bad}:1: it costs 154 ducats, and there are 80 (TC-16.3)\n", answer.out)
        self.assertIn(f"{bad}:4: Yeoman: Binoculars is only for ELITE (TC-16.4)\n", answer.out)
        told = json.loads(self.run_it("roster", "check", bad, "--json").out)
        self.assertFalse(told["legal"])
        self.assertEqual(len(told["faults"]), 2)

    def test_rules_left_are_told(self):
        """What the program does not keep is said wherever a warband that has it is looked at."""
        told = 0
        for faction in FACTIONS[:-1]:
            with open(os.path.join(DATA, "factions", faction + ".txt"), encoding="utf-8") as f:
                text = f.read()
            for variant, block in re.findall(r'^variant (\S+) "[^"]*"\n((?:    .*\n)*)', text, re.M):
                for name, words in re.findall(r'rule "([^"]+)" unenforced "([^"]+)"', block):
                    path, sheet = os.path.join(self.folder, "left.txt"), os.path.join(self.folder, "left.html")
                    self.good("roster", "new", faction, "700", variant, "-o", path)
                    self.assertIn(f"* {name}: {words}\n", self.good("roster", "show", path).out)
                    self.good("roster", "print", path, "-o", sheet)
                    with open(sheet, encoding="utf-8") as f:
                        self.assertIn(f"<dt>{name}</dt> <dd>{words}", f.read())
                    told += 1
        self.assertEqual(told, 1, "Grand Cannons, of the Iron Wall")
        self.assertNotIn("Grand Cannons", self.good("roster", "show", self.write("good.txt", GOOD)).out)

    def test_hostile(self):
        for text in ("", "\0\0\0", "roster", 'roster "x" y', "roster \"\xff\" new-antioch", "model 1\n" * 2000, 'roster "A" new-antioch\n' + "model 1 \"B\" yeoman :" + " sword" * 150,
                     'roster "A" new-antioch\n' + "".join(f'model {i} "B" yeoman\n' for i in range(1, 99)), 'roster "A" new-antioch\narsenal' + " sword" * 90 + "\n"):
            path = os.path.join(self.folder, "hostile.txt")
            with open(path, "wb") as f:
                f.write(text.encode("latin-1"))
            answer = self.run_it("roster", "check", path)
            self.assertEqual(answer.status, 1, text[:60])
            self.assertTrue(answer.out.startswith(path), answer.out)
        big = self.write("big.txt", "# x\n" * 40000)
        self.assertEqual(self.run_it("roster", "check", big).status, 1)
        self.assertEqual(self.run_it("roster", "check", "/nowhere").status, 1)
        self.assertEqual(self.run_it("roster", "paint", big).status, 2)

    def test_new(self):
        one = self.good("roster", "new", "black-grail", "700", "--seed", "7").out
        self.assertEqual(one, self.good("roster", "new", "black-grail", "700", "--seed", "7").out)
        self.assertNotEqual(one, self.good("roster", "new", "black-grail", "700", "--seed", "8").out)
        path = os.path.join(self.folder, "new.txt")
        self.good("roster", "new", "heretic-legion", "900", "trench-ghosts", "--glory", "4", "-o", path)
        self.good("roster", "check", path)
        for wrong in (["black-grial", "700"], ["black-grail", "70x"], ["black-grail", "700", "nobody"], ["new-antioch", "700", "remnants-of-byzantium"]):
            self.assertEqual(self.run_it("roster", "new", *wrong).status, 2)

    def test_show_export_print(self):
        good = self.write("good.txt", GOOD)
        shown = self.good("roster", "show", good).out
        self.assertIn("Osric, Lieutenant: 74 ducats", shown)
        self.assertIn("Fireteam: Osric and Wat", shown)
        clad = self.write("clad.txt", GOOD.replace("sword", "standard-armour trench-shield"))
        self.assertIn("melee +2 armour -2 base 32 mm\n     ELITE, NEW ANTIOCH, TOUGH, LEADER\n", self.good("roster", "show", clad).out)
        page = self.good("roster", "print", clad).out
        self.assertIn("<td class=n>-2<td class=n>32<td", page)
        self.assertIn("<dt>Bolt-Action Rifle</dt> <dd>24&quot;", page)
        self.assertNotIn("players see to it", page)
        knight = self.write("knight.txt", 'roster "K" black-grail great-hunger\nmodel 1 "H" matagot-hag\nmodel 2 "K" plague-knight : standard-armour large-base\n'
                                          'model 3 "L" plague-knight : standard-armour\n')
        self.good("roster", "check", knight)
        self.assertRegex(self.good("roster", "show", knight).out, r"(?s)armour -1 base 40 mm.*armour -1 base 32 mm")
        stored = self.write("stored.txt", GOOD + "arsenal sword gas-mask\n")
        self.assertIn("Arsenal: Sword, Gas Mask\n118 ducats, 2 models", self.good("roster", "show", stored).out)
        self.assertIn("<p>Arsenal: Sword, Gas Mask</p>", self.good("roster", "print", stored).out)
        fly = self.write("fly.txt", 'roster "F" the-court wrath\nmodel 1 "P" praetor\n')
        self.assertIn('8" flying ranged +3', self.good("roster", "show", fly).out)
        self.assertEqual(self.good("roster", "export", good).out, GOOD)
        told = json.loads(self.good("roster", "export", good, "--json").out)
        self.assertEqual((told["faction"], told["ducats"], len(told["models"]), told["fireteams"]), ("new-antioch", 109, 2, [[1, 2]]))
        evil = self.write("evil.txt", GOOD.replace("Osric", "<script>&"))
        page = self.good("roster", "print", evil).out
        self.assertIn("&lt;script&gt;&amp;", page)
        self.assertNotIn("<script>", page)

    def test_ready(self):
        ready = sorted(glob.glob(os.path.join(DATA, "rosters/*.txt")))
        self.assertGreaterEqual(len(ready), 12)
        self.good("roster", "check", *ready)

    def test_match(self):
        good, bad = self.write("good.txt", GOOD), self.write("bad.txt", BAD)
        record = os.path.join(self.folder, "m.record")
        game = ["new", "trench-crusade", "12-great-war", "--seed", "1", "-o", record]
        answer = self.run_it(*game, "--with", "south=" + bad)
        self.assertEqual(answer.status, 2)
        self.assertEqual(answer.err.count("TC-16."), 2)
        self.assertFalse(os.path.exists(record))
        self.good(*game, "--with", "south=" + good, "--add", "warband north the-red-circle")
        self.good("replay", record, "--verify")
        with open(record, encoding="utf-8") as f:
            self.assertIn('+ model 2 "Wat" yeoman : bolt-action-rifle\n', f.read())
        self.assertEqual(self.run_it(*game, "--add", "warband north nobody").status, 2)

    def test_unenforced(self):
        """docs/rosters.md lists what is left to the players; replace its last section by what this prints."""
        with open(os.path.join(ROOT, "docs/rosters.md"), encoding="utf-8") as f:
            section = f.read().split("## What the players see to\n")[-1]
        self.assertIn(left_to_players(), section, "\n" + left_to_players())

    def test_every_ability_is_told(self):
        known = articles()
        for faction in FACTIONS:
            for thing in named_by(faction)[0]:
                self.assertIn(thing, known, faction)


if __name__ == "__main__":
    cli.main()
