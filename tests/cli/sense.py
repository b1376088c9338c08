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


class Sense(cli.Case):
    def choice(self, game, lines, level):
        """What the computer decides in this position."""
        script = ["load", f"game {game}", "scenario 2-players-a", *lines, ".", f"choose easy nodes {level}"]
        loaded, chosen = self.good("engine", given="\n".join(script) + "\n").out.split("\n\n")[:2]
        self.assertEqual(loaded[:2], "= ", (lines, loaded))
        self.assertEqual(chosen[:2], "= ", (lines, chosen))
        return chosen[2:]

    def test_trench_club(self):
        for about, lines, wanted in TRENCH_CLUB:
            for playouts in (1, 40):
                with self.subTest(about, playouts=playouts):
                    chosen = self.choice("trench-club", lines, playouts)
                    if wanted.startswith("not "):
                        self.assertIsNone(re.fullmatch(wanted[4:], chosen), chosen)
                    else:
                        self.assertRegex(chosen, rf"\A{wanted}\Z")


cli.main()
