"""Trench Crusade at the command line: odds of rolls described in words, and the game at plain prompts."""
import itertools
import re
from collections import Counter
from fractions import Fraction

from cli import Case, main

INJURY = {0: "No Effect", 1: "Minor Hit", 2: "Down", 3: "Out of Action"}


def totals(keep, dice):
    """Every throw of a pool, counted by what its kept dice add up to."""
    count = Counter()
    for faces in itertools.product(range(1, 7), repeat=keep + abs(dice)):
        kept = sorted(faces, reverse=dice > 0)[:keep]
        count[sum(kept)] += 1
    every = sum(count.values())
    return {total: Fraction(n, every) for total, n in count.items()}


def injury(keep, dice, modifier):
    """The Injury table, by all throws."""
    result = Counter()
    for total, p in totals(keep, dice).items():
        total += modifier
        result[3 if total >= 9 else 2 if total >= 7 else 1 if total >= 2 else 0] += p
    return result


class Odds(Case):
    def ask(self, *words):
        """The fractions of all results by their words; they make up 1."""
        answer = self.good("odds", "trench-crusade", *words, "--json").json()
        lines = {line["text"]: Fraction(line["exact"]) for line in answer["outcomes"]}
        self.assertEqual(sum(lines.values()), 1, words)
        for line in answer["outcomes"]:
            self.assertAlmostEqual(line["p"], float(Fraction(line["exact"])), places=8)
        self.assertEqual(answer["expected"], {})
        return lines

    def test_a_success_roll(self):
        for dice in range(-4, 5):
            ways = totals(2, dice)
            lines = self.ask("roll=success", f"dice={dice:+d}")
            self.assertEqual(lines["Failure."], sum(p for t, p in ways.items() if t < 7))
            self.assertEqual(lines["Success."], sum(p for t, p in ways.items() if 7 <= t < 12))
            self.assertEqual(lines["Critical Success."], ways[12])
        self.assertEqual(self.ask("roll=success", "dice=1", "blood=2"), self.ask("roll=success", "dice=-1"))
        self.assertEqual(self.ask("roll=success", "blessing=2"), self.ask("roll=success", "dice=2"))
        self.assertEqual(self.ask("roll=success", "keywords=risky")["Failure. The Activation ends."], Fraction(15, 36))

    def expect_injury(self, keep, dice, modifier, *words):
        wanted = injury(keep, dice, modifier)
        got = Counter()
        for text, p in self.ask("roll=injury", *words).items():
            got[next(k for k, name in INJURY.items() if text.startswith(name))] += p
        self.assertEqual(got, Counter({k: p for k, p in wanted.items() if p}), words)

    def test_an_injury_roll(self):
        for dice, armour in itertools.product((-2, -1, 0, 1, 3), (0, 1, 3)):
            self.expect_injury(2, dice, -armour, f"injury={dice}", f"armour={armour}")
        self.expect_injury(2, 1, 1, "injury=+1", "modifier=+1")
        self.expect_injury(2, 0, -3, "armour=2", "modifier=-2")     # never below -3
        self.expect_injury(2, 0, -1, "armour=3", "modifier=+2")     # what is added comes last
        self.expect_injury(2, 0, -1, "armour=2", "keywords=armour-piercing")
        self.expect_injury(2, 0, 0, "armour=3", "keywords=ignore-armour")
        self.expect_injury(2, 0, -2, "armour=2", "keywords=ignore-armour,impervious")
        self.expect_injury(3, 2, -1, "armour=1", "blood=2", "when=bath")
        self.expect_injury(3, -1, 0, "blessing=1", "keywords=deadly")
        self.expect_injury(4, 0, 0, "keywords=deadly", "when=bath")
        self.expect_injury(2, 1, 0, "injury=1", "blood=2", "blessing=2")

    def test_blood_and_changed_results(self):
        self.assertIn("Minor Hit, 1 BLOOD.", self.ask("roll=injury"))
        self.assertIn("No Effect, 1 BLOOD.", self.ask("roll=injury", "armour=1", "keywords=fire"))
        self.assertIn("Minor Hit, 3 BLOOD.", self.ask("roll=injury", "keywords=fire,gas,shrapnel,negate-shrapnel"))
        self.assertIn("Minor Hit, 1 BLOOD.", self.ask("roll=injury", "keywords=fire,demonic"))
        self.assertIn("Down, 2 BLOOD.", self.ask("roll=injury", "when=down"))
        plain = self.ask("roll=injury")
        for saved in ("tough", "golem"):
            lines = self.ask("roll=injury", "keywords=" + saved)
            self.assertEqual(lines["Down, 1 BLOOD."], plain["Down, 1 BLOOD."] + plain["Out of Action."])
        self.assertIn("Out of Action.", self.ask("roll=injury", "keywords=golem", "when=bath"))

    def expect_attack(self, words, dice, hit, critical):
        """An attack by hand: its DICE, and (keep, INJURY DICE, modifier) of a Success and of a Critical Success."""
        ways = totals(2, dice)
        chance = {"Success": sum(p for t, p in ways.items() if 7 <= t < 12), "Critical Success": ways[12]}
        wanted = Counter({"Failure": sum(p for t, p in ways.items() if t < 7)})
        for how, roll in (("Success", hit), ("Critical Success", critical)):
            for result, p in injury(*roll).items():
                wanted[how, INJURY[result]] += p * chance[how]
        got = Counter()
        for text, p in self.ask(*words).items():
            how, what = re.match(r"([^:]+): (a miss|[^,.]+)", text).groups()
            got["Failure" if how == "Failure" else (how, what)] += p
        self.assertEqual(got, Counter({k: p for k, p in wanted.items() if p}), words)

    def test_a_whole_attack(self):
        for words, dice, hit, critical in (
            (("dice=0",), 0, (2, 0, 0), (2, 1, 0)),
            (("dice=+1", "injury=+2", "armour=2", "keywords=critical"), 1, (2, 2, -2), (2, 4, -2)),
            (("dice=-2", "injury=-1", "armour=1"), -2, (2, -1, -1), (2, 0, -1)),
            (("dice=1", "when=cover,long,elevated", "armour=1"), 0, (2, 0, -1), (2, 1, -1)),
            (("dice=1", "when=cover,long", "keywords=ignore-cover,ignore-long-range"), 1, (2, 0, 0), (2, 1, 0)),
            (("roll=melee", "when=down,off-hand,diving", "keywords=fear"), -1, (2, 1, 0), (2, 2, 0)),
            (("weapon=sniper-rifle", "dice=1", "when=long", "armour=2"), 1, (2, 0, -2), (2, 2, 0)),
            (("weapon=shotgun", "when=long"), 1, (2, -1, 0), (2, 0, 0)),
            (("weapon=heavy-shotgun", "dice=-1"), 0, (2, 2, 0), (2, 3, 0)),
            (("weapon=great-hammer", "armour=3"), 0, (2, 0, -2), (2, 1, -2)),
            (("weapon=misericordia", "armour=2", "when=down"), 0, (2, 1, 0), (2, 2, 0)),
            (("weapon=scourge", "when=off-hand"), -1, (2, 0, 0), (2, 1, 0)),
            (("blood=1", "when=bath", "armour=3"), 0, (3, 1, -3), (3, 2, -3)),
        ):
            self.expect_attack(words, dice, hit, critical)

    def test_no_roll_and_no_hit(self):
        lines = self.ask("weapon=flamethrower", "dice=-5")
        self.assertEqual(lines["A hit without a roll: Out of Action."], Fraction(23, 216))
        lines = self.ask("weapon=satchel-charge")
        self.assertEqual(lines["Failure: it scatters 5 inches."], Fraction(1, 36))
        self.assertEqual(lines["Failure: it scatters 1 inch."], Fraction(5, 36))

    def test_what_people_read(self):
        out = self.good("odds", "trench-crusade", "weapon=sniper-rifle", "dice=+1", "when=cover", "armour=1").out
        self.assertIn("Ranged Attack with the Sniper Rifle", out)
        for words in ("Sniper Rifle", "Cover", "Armour", "DICE", "INJURY DICE, modifier", "in all: Out of Action."):
            self.assertIn(words, out)
        self.assertNotIn("Standing", out)
        most = self.ask("dice=20", "injury=20", "blood=12")
        self.assertGreater(most["Success: Out of Action."] + most["Critical Success: Out of Action."], Fraction(99, 100))

    def test_the_rules_agree(self):
        """Every weapon of the kit: the odds of the attack in a position are those of its words."""
        weapons = ("anti-materiel-rifle automatic-pistol bolt-action-rifle musket shotgun heavy-shotgun sniper-rifle "
                   "blunderbuss flamethrower submachine-gun incendiary-grenades molotov-cocktail machine-gun").split()
        blades = "anti-tank-hammer bayonet great-hammer great-sword trench-knife misericordia scourge sword polearm".split()
        for weapon in weapons + blades:
            verb, away = ("fight", 1.25) if weapon in blades else ("shoot", 5)
            self.write("p.txt", f"""game trench-crusade
scenario bare
+ fighter s1 REG only {weapon}
+ fighter n1 REG plus reinforced-armour
turn 1 acting south active s1
s1 at 10,10
n1 at 10,{10 + away}
""")
            played = self.good("odds", "p.txt", f"{verb} {weapon} n1", "--json").json()
            told = self.good("odds", "trench-crusade", f"weapon={weapon}", "armour=2",
                             "roll=" + ("melee" if verb == "fight" else "attack"), "--json").json()
            out = next(loss["exact"] for loss in told["losses"] if loss["text"] == "Out of Action.")
            self.assertEqual([loss["exact"] for loss in played["losses"]], [out], weapon)

    def test_bad_words(self):
        for words, says in (
            ((), "roll=ROLL weapon=WEAPON dice=DICE"),
            (("dice",), "should read KEY=VALUE"),
            (("luck=3",), "should read: roll=ROLL"),
            (("dice=21",), "DICE: -20 to +20"),
            (("dice=+-1",), "DICE: -20 to +20"),
            (("dice=one",), "DICE: -20 to +20"),
            (("dice=1", "dice=2"), "should read"),
            (("armour=4",), "ARMOUR: 0 to 3"),
            (("armour=-1",), "ARMOUR: 0 to 3"),
            (("roll=luck",), "ROLL: attack, melee, success"),
            (("keywords=critcal",), "keywords=critcal is not a keyword"),
            (("keywords=",), "keywords= is not a keyword"),
            (("keywords=fire,,gas",), "is not a keyword"),
            (("keywords=" + "x" * 300,), "is not a keyword"),
            (("when=rain",), "when=rain: there are cover, long"),
            (("weapon=bow",), "weapon=bow is not an item"),
            (("weapon=medi-kit",), "the Medi-kit is not a weapon"),
            (("weapon=sword", "roll=attack"), "the Sword makes no Ranged Attacks"),
            (("weapon=musket", "roll=melee"), "the Musket makes no Melee Attacks"),
            (("roll=success", "armour=2"), "roll=success has dice, blood and blessing"),
            (("roll=injury", "dice=2"), "roll=injury has injury dice"),
            (("blood=13",), "MARKERS: 0 to 12"),
        ):
            self.bad(2, "odds", "trench-crusade", *words, says=says)


if __name__ == "__main__":
    main()
