"""Small positions with one obviously right decision, or one obviously stupid: the computer sees it, with and without search."""
import re

import cli

MOVE, DECLARE, MONEY = "frame move 0", "frame declare 0", "frame money 0"

# What the position is about; its lines; what must be decided, as a pattern, or not, after "not ".
TRENCH_CLUB = (
    ("the fort that wins is taken",
     ["fort A1 ger", "fort A2 ger", "fort A3 ger", "fort A5 ger", "unit GER-INF 0509", "unit GER-TNK 0712", "unit FRA-INF 1005",
      "unit FRA-TNK 0713", MOVE], "conquer GER-INF A4"),
    ("an undefended fort is taken",
     ["unit GER-INF 0509", "unit GER-CAR 1306", "unit FRA-INF 1005", "unit FRA-CAR 1012", MOVE], "conquer GER-INF A4"),
    ("a fort within reach is taken, whoever holds it",
     ["fort A4 fra", "fort A1 fra", "unit GER-HVY 0409", "unit GER-INF 0509", "unit FRA-INF 1005", MOVE], "conquer GER-(INF|HVY) A[34]"),
    ("a sure kill without an answer is declared",
     ["unit GER-HMT 0705", "unit FRA-INF 0708 damage 5", "unit GER-INF 0312", "unit FRA-TNK 1312", DECLARE], "attack GER-HMT FRA-INF"),
    ("of two targets the one before our fort, about to take it",
     ["fort A4 ger", "unit GER-HMT 0705", "unit FRA-INF 0509", "unit FRA-TRK 0809", "unit GER-INF 1306", DECLARE],
     "attack GER-HMT FRA-INF"),
    ("infantry does not attack a tank",
     ["unit GER-INF 0705", "unit GER-HMT 0312", "unit FRA-TNK 0706", DECLARE], "fight"),
    ("all attacks are declared before the fight",
     ["unit GER-HMT 0705", "unit GER-FGN 0704", "unit FRA-INF 0708 damage 3", "unit FRA-TRK 0707", DECLARE], "attack .*"),
    ("money buys",
     ["coins ger 7", "fort A4 ger", "unit GER-INF 0703", "unit FRA-CAR 0013", MONEY], "buy .*"),
    ("a wounded tank at rest is repaired",
     ["coins ger 2", "fort A4 ger", "unit GER-TNK A4 damage 5 rested", "unit GER-INF 0703", "unit GER-INF2 0702", "unit FRA-CAR 0013", MONEY],
     "repair GER-TNK"),
    ("nobody surrenders",
     ["unit GER-INF 0509", "unit FRA-TNK 1312", "unit FRA-CAR 1311", "unit FRA-AIR 1310", MOVE], "not surrender"),
    ("there is something to move",
     ["unit GER-INF 0212", "unit GER-CAR 0213", "unit FRA-INF 1005", "unit FRA-CAR 1012", MOVE], "not done"),
    ("a gun does not walk beside a tank",
     ["unit GER-HMT 0702", "unit FRA-TNK 0704", "unit GER-TRK 0000", "unit FRA-INF 1312", MOVE], "not move GER-HMT (0703|0603|0604|0803|0804)"),
)

# Pieces by board: chargers, defenders and guns of CPB, where the Central Powers charge, then those of ALB.
TRENCH_WARFARE = (
    ("the trench is entered while there is time", 10, "A", "c0505", "c0803", "move 0505 0[456]03"),
    ("who is in the trench at the end stays there", 10, "A", "c0503 c1212", "c0803", "not move 0503 0[456]0[24]"),
    ("hand to hand, when nothing else gets anybody in", 10, "A", "c0504 d0403 d0503 d0603", "c0803", "move 0504 0[456]03"),
    ("who would be struck strikes first or steps aside", 10, "A", "c0503 d0403", "c1212", "move 0503 0[46]03"),
    ("a charge goes on", 3, "A", "c0512 d0303", "c0812 d0803", "move 0512 .*(10|11)"),
    ("nobody waits at the start", 1, "A", "c0515 c0615 c0715 d0503", "c0515 d0503", "move .*"),
    ("a shot that costs nothing is taken", 5, "B", "c0507 d0503", "c0812 d0803", "fire 0507 W"),
    ("a defender shoots the man in front of him", 5, "F", "d0503 c0505 c0907", "c0812 d0803", "fire 0503 E"),
    ("a defender stays in the trench", 5, "E", "d0503 c0508 c0608", "c0812 d0803", "not move 0503 0[456]0[24]"),
    ("whoever holds the trench at the end is struck at", 10, "E", "d0503 c0403", "c1212", "move 0503 0403"),
    ("the last charger is shot, which wins", 9, "J", "c0803", "d0503 c0504", "fire 0503 E"),
    ("guns fire", 2, "H", "a0502 c0510 c0610", "c0812 d0803", "fire 0502"),
    ("a gun goes where there is something to hit", 2, "G", "a0502 d0303 c0610 c0910", "c0812 d0803", "move 0502 060[12]"),
    ("nobody walks back", 6, "A", "c0506 d0103", "c0812 d0803", "not move 0506 .*(07|08)"),
)
GROUND = """..T..x....o...ssv ..T..x.o......ssv ..T.ox........ssv ..T..x.....o..ssv ..T..x.o......ssv ..To..........ssv
            ..T.......o...ssv ..T.ox........ssv ..T..x.o......ssv ..T..x.....o..ssv ..To.x........ssv ..T..x.o......ssv"""


def board(pieces):
    """A board of Trench Warfare with these pieces: c0505 is a charger in row 5, column 5."""
    rows = [list(row) for row in GROUND.split()]
    for piece in pieces.split():
        rows[int(piece[1:3]) - 1][int(piece[3:]) - 1] = piece[0]
    return [" " * (i % 2) + f"{i + 1:02} " + " ".join(row) for i, row in enumerate(rows)]


class Sense(cli.Case):
    def choice(self, game, lines, level, scenario="2-players-a"):
        """What the computer decides in this position."""
        script = ["load", f"game {game}", f"scenario {scenario}", *lines, ".", f"choose easy nodes {level}"]
        loaded, chosen = self.good("engine", given="\n".join(script) + "\n").out.split("\n\n")[:2]
        self.assertEqual(loaded[:2], "= ", (lines, loaded))
        self.assertEqual(chosen[:2], "= ", (lines, chosen))
        return chosen[2:]

    def sensible(self, chosen, wanted):
        if wanted.startswith("not "):
            self.assertIsNone(re.fullmatch(wanted[4:], chosen), chosen)
        else:
            self.assertRegex(chosen, rf"\A{wanted}\Z")

    def test_trench_club(self):
        for about, lines, wanted in TRENCH_CLUB:
            for playouts in (1, 40):
                with self.subTest(about, playouts=playouts):
                    self.sensible(self.choice("trench-club", lines, playouts), wanted)

    def test_trench_warfare(self):
        for about, turn, step, first, second, wanted in TRENCH_WARFARE:
            lines = [f"turn {turn} step {step} floor 0", "CPB", *board(first), "ALB", *board(second)]
            for playouts in (1, 100):
                with self.subTest(about, playouts=playouts):
                    self.sensible(self.choice("trench-warfare", lines, playouts, "standard"), wanted)


cli.main()
