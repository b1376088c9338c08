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


TABLE = """game trench-crusade
scenario bare
+ table 36 36 open
+ piece 1 wall-low6 at 15,14
+ piece 2 ruin-a at 22,4
+ fighter s1 REG
+ fighter s2 REG plus holy-relic
+ fighter s3 HVY
+ fighter n1 HVY
+ fighter n2 BRU
turn 2 acting south active s1
s1 at 18,12
s2 at 25,7.5 blessing 1
s3 at 3,3
n1 at 18,24
n2 at 30,30
"""


class Play(Case):
    def talk(self, *lines, position=TABLE, flags=("--side", "south", "--opponent", "random")):
        self.write("p.txt", position)
        return self.good("play", "--resume", "p.txt", "--seed", "1", *flags, given="\n".join(lines) + "\nquit\n").out

    def test_the_table(self):
        out = self.talk("show")
        self.assertRegex(out, r"(?m)^14 .*#1##########")   # the wall, one inch high
        self.assertRegex(out, r"HHHH")                      # a ladder
        self.assertIn("Regular s2 at 25,7.5\n", out)
        self.assertRegex(out, r"(?m)^  BLESSING +s2 1$")
        self.assertRegex(out, r"(?m)^  South +3 standing, 0 Down, 0 out$")

    def test_moves_are_offered_with_reasons(self):
        out = self.talk("1")
        self.assertRegex(out, r"1  Moves of Regular s1 \(\d+ actions\)")
        self.assertRegex(out, r"move \S+,13\.504 +Move 1\.6 in to \S+; seen by n1, n2, in Cover\n")
        self.assertRegex(out, r"Move 6 in to \S+; seen by n1, n2\n")
        self.assertRegex(out, r"shoot bolt-action-rifle n1 Shoot at Gunner n1: Bolt-Action Rifle; 7 or more: 58.3 %\n"
                              r" +41.67 % \(5/12\) No effect")

    def test_a_hint_names_models_and_places(self):
        """As people do: to the tenth of an inch, under the model's name, without a word about playouts."""
        out = self.talk("hint", flags=("--side", "south", "--opponent", "easy", "--nodes", "40"))
        self.assertRegex(out, r"South would win about \d+ games in 100 from here\. ")
        self.assertRegex(out, r"\"(Regular s1: )?Move \S+ in to \d+(\.\d)?,\d+(\.\d)?[; ]")
        self.assertNotIn('"Moves of', out)
        self.assertNotIn("playout", out)

    def test_any_point(self):
        out = self.talk("move 18.5,9 20,10.25")
        self.assertIn("Regular s1 moves to 20,10.3, 5.0 inches.", out)
        self.assertIn("Regular s1 moves to 17,9.3", self.talk("go 17,9.3"))
        self.assertIn("Regular s1 moves to 14,13", self.talk("go s1 15,11 14,13"))

    def test_what_pointing_says(self):
        out = self.talk("go 18,13.5")
        self.assertRegex(out, r"(?m)^  Price +1\.50 of 6\.00 in$")
        self.assertRegex(out, r"(?m)^  In Cover there from +n1, n2$")
        self.assertIn("that is 8.0 inches away, and it has 6.0 left (TC-5.2)", self.talk("go 18,20"))
        self.assertIn("there is nothing to stand on at that height (TC-3.9)", self.talk("go 18,10^3"))
        self.assertIn('"18,10^up" is not a place such as 12.5,9 or 9,12^3.', self.talk("go 18,10^up"))
        self.assertIn("that is not on the battlefield (TC-5.5)", self.talk("go 99,10"))

    def test_to_a_level(self):
        """Up the ladder of a ruin, or under its floor."""
        up = TABLE.replace("active s1", "active s2").replace("s2 at 25,7.5", "s2 at 27.3,8.5")
        self.assertIn("Regular s2 moves to 24.5,8.5^3", self.talk("go 24.5,8.5^3", position=up))
        self.assertIn("Regular s2 moves to 24.5,8.5,", self.talk("go 24.5,8.5^0", position=up))

    def test_refusals(self):
        for action, says in (
            ("shoot rifle at 18,20", "only a BLAST weapon aims at a point (TC-8.3)"),
            ("fight club n1", "the target must be an enemy within 1 inch (TC-9.1)"),
            ("retreat", "no enemy is within 1 inch: it can simply move (TC-5.18)"),
            ("move 18,19", "that is further than it can go (TC-5.2)"),
            ("activate s2", "(TC-4.7)"),
        ):
            self.assertRegex(self.talk(action), r"That is not legal: .*" + re.escape(says))
        self.assertIn("TC-8.3: ", self.talk("why shoot rifle at 18,20"))

    def test_deploying(self):
        """What is still to be set up can be named, though it is on no board."""
        fighters = [word for f in ("s1 REG", "s2 HVY", "n1 REG", "n2 HVY") for word in ("--add", "fighter " + f)]
        self.good("new", "trench-crusade", "bare", *fighters, "--seed", "3", "-o", "new.record")
        out = self.good("play", "--resume", "new.record", "--side", "both",
                        given="go s2 24,9\ngo n2 24,9\ngo s2 24,3\ngo n2 24,33\ngo s2 24,3\nquit\n").out
        self.assertIn("Gunner s2 is deployed at 24,3.", out)
        self.assertIn("Gunner n2 is deployed at 24,33.", out)
        self.assertIn("not wholly within its deployment zone (TC-4.17)", out)

    def test_test_beds_are_not_offered(self):
        listed = self.good("scenarios", "trench-crusade", "--json").json()
        game = [x for x in self.good("games", "--json").json() if x["id"] == "trench-crusade"]
        self.assertNotIn("bare", [x["id"] for x in listed])
        self.assertEqual([x["scenarios"] for x in game], [len(listed)])
        self.assertIn("Bare table", self.good("scenarios", "trench-crusade", "bare").out)

    def test_standing_orders_for_markers(self):
        active = TABLE.replace("s1 at 18,12", "s1 at 18,12 blood 3")
        for orders, wanted in (("markers keep", "keep"), ("markers all", "spend 3"), ("markers when 1", "spend 1"),
                               ("markers when 20", "spend 1"), ("markers when 90", "keep"), ("markers all turn 2", "spend 3")):
            self.write("p.txt", active)
            self.good("play", "--resume", "p.txt", "--side", "both", "--seed", "1", "--record", "out.record",
                      given=f"dash\nstanding {orders}\nquit\n")
            self.assertIn(f" north {wanted} ~", self.read("out.record"), orders)
        out = self.talk("dash", position=active, flags=("--side", "both"))
        self.assertIn("spend markers on its Dash?", out)
        self.assertRegex(out, r"spend 3 +Spend 3 BLOOD")
        out = self.talk("dash", "standing markers all turn 3", position=active, flags=("--side", "both"))
        self.assertIn("to move: north.", out, "it is turn 2: North is still asked")


if __name__ == "__main__":
    main()
