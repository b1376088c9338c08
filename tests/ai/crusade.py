"""The computer in small positions of Trench Crusade that have one obviously right, or one stupid, thing to do. It is asked
with 60 playouts, a tenth of what `normal` has time for; SENSE_LEVELS=hard asks that level, by the clock."""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../cli"))
from cli import Case, main  # noqa: E402

LEVEL = os.environ.get("SENSE_LEVELS")
BUDGET = ("--opponent", LEVEL) if LEVEL else ("--opponent", "easy", "--nodes", "60")

# A table with a low wall and one with Objectives; fighters are added by each position.
OPEN = "game trench-crusade\nscenario 12-great-war\n+ table 48 48 open\n"
EDGE = OPEN + "+ piece 1 wall-low6 at 15,2\n"
RUINS = ("6,9", "24,9", "15,15", "6,21", "24,21")
HIGH = OPEN + "+ piece 1 box 12 x 1 x 4 at 12,14 turn 0\n"


def ruins(*fighters):
    """Scenario I with these fighters, and with nothing on the table but its five ruins."""
    table = ["table 36 36 open"] + [f"piece {i + 1} ruin-6 at {place} objective" for i, place in enumerate(RUINS)]
    lines = table + ["fighter " + f for f in fighters]
    return "game trench-crusade\nscenario 1-claim-no-mans-land\n" + "".join(f"+ {line}\n" for line in lines)


class Sense(Case):
    def does(self, wanted, position, *before, dice=()):
        """The computer's decisions from a position on, or after decisions and dice from there, until the other side is to
        activate somebody: one of them is this."""
        decisions = self.decisions(position, *before, dice=dice)
        self.assertTrue(any(re.search(wanted, d) for d in decisions), decisions)
        return decisions

    def does_not(self, unwanted, position, *before, dice=()):
        decisions = self.decisions(position, *before, dice=dice)
        self.assertFalse(any(re.search(unwanted, d) for d in decisions), decisions)

    def decisions(self, position, *before, dice=()):
        self.write("p.txt", position)
        name = "p.txt"
        if before:
            flags = ("--dice", ",".join(map(str, dice))) if dice else ()
            self.good("apply", "p.txt", *before, *flags, "-o", "q.record")
            name = "q.record"
        side = self.good("show", name, "--json").json()["to_move"]
        other = {"south": "north", "north": "south"}[side]
        self.good("play", "--resume", name, "--side", other, *BUDGET, "--seed", "1",
                  "--record", "out.record", given="keep\nskip\nkeep\nskip\nkeep\n")
        made = re.findall(r"^\d+ (south|north) (.*?)(?: ~\w+)?$", self.read("out.record"), re.M)
        return [words for mover, words in made[len(before):] if mover == side]

    def place(self, model):
        """Where the game has left a model: the line of its position."""
        return re.search(rf"^{model} (.*)$", self.good("show", "out.record", "--position").out, re.M).group(1)

    # --- attacks ---

    def test_shoots_who_stands_in_the_open(self):
        self.does("^shoot bolt-action-rifle n1", OPEN + """+ fighter s1 REG
+ fighter n1 REG
turn 2 acting south active s1
s1 at 18,4
n1 at 18,24
""")

    def test_shoots_before_a_heavy_weapon_moves(self):
        self.does("^shoot machine-gun n1", OPEN + """+ fighter s1 HVY
+ fighter n1 REG
turn 2 acting south active s1
s1 at 18,4
n1 at 18,20
""")

    def test_strikes_who_is_engaged(self):
        self.does("^fight great-sword n1", OPEN + """+ fighter s1 BRU
+ fighter n1 REG
turn 2 acting south active s1
s1 at 18,10
n1 at 18,11.8
""")

    def test_attacks_the_easier_target(self):
        """One of two has BLOOD MARKERS to spend, the other Machine Armour."""
        self.does("^(shoot|fight) .* n1", OPEN + """+ fighter s1 REG
+ fighter n1 REG
+ fighter n2 REG plus machine-armour
turn 2 acting south active s1
s1 at 18,10
n1 at 15,18 blood 5
n2 at 21,18
""")

    def test_does_not_aim_after_the_shot(self):
        self.does_not("^use aim", OPEN + """+ fighter s1 REG plus aim
+ fighter n1 REG
turn 2 acting south active s1
s1 at 18,4
n1 at 18,24
""", "shoot bolt-action-rifle n1", dice=(1, 1, 1))

    def test_no_move_ends_where_it_began(self):
        """In an Objective, with nobody about: it stays, or goes somewhere."""
        for words in self.decisions(ruins("s1 REG", "n1 REG") + """turn 3 acting south active s1
s1 at 9,11
n1 at 35,35
"""):
            self.assertNotRegex(words, r"^move (\S+ )*(8\.[89]|9|9\.[01])\d*,(10\.[89]|11|11\.[01])\d*$")

    def test_does_not_shoot_into_a_friend(self):
        self.does_not("^shoot .* n1", OPEN + """+ fighter s1 REG
+ fighter s2 BRU
+ fighter n1 REG
+ fighter n2 REG
turn 2 acting south active s1
s1 at 18,10
s2 at 15,19.8
n1 at 15,18
n2 at 21,18
""")

    def test_throws_at_two(self):
        self.does("^shoot frag-grenades", OPEN + """+ fighter s1 REG plus frag-grenades
+ fighter n1 REG
+ fighter n2 REG
turn 2 acting south active s1
s1 at 18,10
n1 at 17.3,16
n2 at 18.7,16
""")

    def test_burns_who_is_near(self):
        self.does("^shoot flamethrower n1", OPEN + """+ fighter s1 REG only flamethrower
+ fighter n1 REG
turn 2 acting south active s1
s1 at 18,10
n1 at 18,16
""")

    def test_goes_to_meet_who_waits(self):
        """Beyond the middle, too: who never comes to blows draws."""
        self.decisions(OPEN + """+ fighter s1 BRU
+ fighter s2 REG
+ fighter n1 BRU
+ fighter n2 REG
turn 2 acting south active s1
s1 at 24,25
s2 at 18,25
n1 at 30,47
n2 at 12,47
""")
        self.assertGreater(float(re.match(r"at [\d.]+,([\d.]+)", self.place("s1"))[1]), 26.5)

    # --- charges ---

    def test_a_brute_charges_a_rifleman(self):
        self.does("^charge n1", OPEN + """+ fighter s1 BRU
+ fighter n1 REG
turn 2 acting south active s1
s1 at 18,10
n1 at 18,17
""")

    def test_a_rifleman_does_not_charge_a_brute(self):
        self.does_not("^charge", OPEN + """+ fighter s1 REG
+ fighter n1 BRU
turn 2 acting south active s1
s1 at 18,10
n1 at 18,17
""")

    def test_a_skirmisher_evades_a_brute(self):
        self.does("^evade", OPEN + """+ fighter s1 BRU
+ fighter n1 SKI
turn 2 acting south active s1
s1 at 18,10
n1 at 18,17
""", "charge n1")

    # --- places ---

    def seen(self, by, model):
        """How one sees the other at the end: full, partial or none, and whether there is Cover."""
        return self.good("sight", "out.record", by, model).out

    def held(self, side):
        """The Objectives that a side holds at the end."""
        return re.findall(rf"^ *(\d) at \S+ +{side}$", self.good("show", "out.record").out, re.M)

    def test_takes_cover(self):
        """It has shot; behind the wall is Cover from the machine guns that come next. There is nowhere to run to."""
        self.decisions(EDGE + """+ fighter s1 REG
+ fighter s2 BRU
+ fighter n1 HVY
+ fighter n2 HVY
turn 2 acting south active s1
s1 at 18,0.7
s2 at 46,2 acted
n1 at 18,14
n2 at 17,15
""", "shoot rifle n1", dice=(1, 1, 1))
        for gunner in ("n1", "n2"):
            self.assertRegex(self.seen(gunner, "s1"), "Cover +yes|Sight +none")

    def test_does_not_walk_into_fire(self):
        """Behind a high wall on the last Turn, with three machine guns on the other side and nothing to win there."""
        self.decisions(HIGH + """+ fighter s1 REG only trench-club cost 100
+ fighter s2 REG only trench-club cost 10
+ fighter n1 HVY
+ fighter n2 HVY
+ fighter n3 HVY
turn 5 acting south active s1
s1 at 18,12
s2 at 16,12 acted
n1 at 16,30
n2 at 18,30
n3 at 20,30
""")
        for gunner in ("n1", "n2", "n3"):
            self.assertRegex(self.seen(gunner, "s1"), "Sight +none")

    def test_goes_into_an_objective(self):
        self.decisions(ruins("s1 REG", "n1 REG") + """turn 3 acting south active s1
s1 at 9,6
n1 at 35,35
""")
        self.assertEqual(len(self.held("South")), 1)

    def test_does_not_leave_an_objective_for_nothing(self):
        self.decisions(ruins("s1 REG", "n1 REG") + """turn 3 acting south active s1
s1 at 9,11
n1 at 35,35
""")
        self.assertEqual(len(self.held("South")), 1)

    def test_two_hold_two_objectives(self):
        """The second of two goes to an Objective that is free, not to the one that is held."""
        self.decisions(ruins("s1 REG", "s2 REG", "n1 REG") + """turn 3 acting south active s2
s1 at 9,11 acted
s2 at 22,11
n1 at 35,35
""")
        self.assertEqual(len(self.held("South")), 2)

    def test_contests_an_objective(self):
        """One that cannot be won is at least not left to the enemy."""
        self.decisions(ruins("s1 REG only trench-club", "n1 REG", "n2 REG") + """turn 3 acting south active s1
s1 at 27,7
n1 at 29,12 acted
n2 at 35,35
""")
        self.assertNotIn("2", self.held("North"))

    # --- others ---

    def test_activates_who_can_strike(self):
        self.does("^activate s2", OPEN + """+ fighter s1 REG only trench-club
+ fighter s2 BRU
+ fighter n1 REG
turn 2 acting south
s1 at 2,2
s2 at 18,10
n1 at 18,11.8
""")

    def test_spends_what_kills(self):
        """Six BLOOD on an enemy whose Injury Roll is due."""
        self.does("^spend", OPEN + """+ fighter s1 REG
+ fighter n1 BRU
+ fighter n2 REG
turn 2 acting south active s1
s1 at 18,10
n1 at 18,18 blood 6 toughened
n2 at 30,30
""", "shoot rifle n1", dice=(6, 5))

    def test_does_not_flee_in_the_lead(self):
        self.does("^shaken", ruins("s1 REG", "s2 REG", "n1 REG", "n2 REG", "n3 REG") + """turn 3 acting south active s1
side south points 8
s1 at 9,11
s2 at 8,11 down acted
n1 at 33,33 acted
n2 at 34,34 acted
n3 at 35,35 acted
""", "end", dice=(1, 1))


if __name__ == "__main__":
    main()
