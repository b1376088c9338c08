"""Small positions with one obviously right decision, or one obviously stupid: the computer sees it, with and without search.
SENSE_LEVELS="normal hard" asks the levels themselves, by the clock, instead of budgets of playouts that can be repeated."""
import os
import re

import cli

MOVE, DECLARE, MONEY = "frame move 0", "frame declare 0", "frame money 0"

# What the position is about; its lines; what must be decided, as a pattern, or not, after "not ".
TRENCH_CLUB = (
    ("the fort that wins is taken",
     ["fort A1 ger", "fort A2 ger", "fort A3 ger", "fort A5 ger", "unit GER-INF 0509", "unit GER-TNK 0712", "unit FRA-INF 1005",
      "unit FRA-TNK 0713", MOVE], "conquer GER-INF A4"),
    ("an undefended fort is taken",
     ["unit GER-INF 0509", "unit GER-CAR 1306 moved", "unit FRA-INF 1005", "unit FRA-CAR 1012", MOVE], "conquer GER-INF A4"),
    ("a fort within reach is taken, whoever holds it",
     ["fort A4 fra", "fort A1 fra", "unit GER-HVY 0409", "unit GER-INF 0509", "unit FRA-INF 1005", MOVE], "conquer GER-(INF|HVY) A[34]"),
    ("a sure kill without an answer is declared",
     ["unit GER-HMT 0705", "unit FRA-INF 0708 damage 5", "unit GER-INF 0312", "unit FRA-TNK 1312", DECLARE], "attack GER-HMT FRA-INF"),
    ("of two targets the wounded one before our fort, about to take it",
     ["fort A4 ger", "unit GER-HMT 0705", "unit FRA-INF 0509 damage 4", "unit FRA-TRK 0809", "unit GER-INF 1306", DECLARE],
     "attack GER-HMT FRA-INF"),
    ("infantry does not attack a tank",
     ["unit GER-INF 0705", "unit GER-HMT 0312", "unit FRA-TNK 0706", DECLARE], "fight"),
    ("all attacks are declared before the fight",
     ["unit GER-HMT 0705", "unit GER-FGN 0704", "unit FRA-INF 0708 damage 3", "unit FRA-TRK 0707", DECLARE], "attack .*"),
    ("money buys",
     ["coins ger 7", "fort A4 ger", "unit GER-INF 0703", "unit FRA-CAR 0013", MONEY], "buy .*"),
    ("a wounded tank at rest is repaired",
     ["coins ger 2", "fort A4 ger", "unit GER-TNK A4 damage 5 rested", "unit GER-INF 0703", "unit GER-INF2 0702", "unit FRA-CAR 0608",
      "unit FRA-INF 1012", MONEY],
     "repair GER-TNK"),
    ("nobody surrenders",
     ["unit GER-INF 0509", "unit FRA-TNK 1312", "unit FRA-CAR 1311", "unit FRA-AIR 1310", MOVE], "not surrender"),
    ("there is something to move",
     ["unit GER-INF 0212", "unit GER-CAR 0213", "unit FRA-INF 1005", "unit FRA-CAR 1012", MOVE], "not done"),
    ("nobody is bought into a fort that falls next turn",
     ["coins ger 4", "fort A4 ger", "fort A1 ger", "unit GER-INF 0212", "unit FRA-MTD 0509", "unit FRA-CAR 0013", "unit GER-HMT 1312", MONEY],
     "not buy .* A4"),
    ("a gun does not walk beside a tank",
     ["unit GER-HMT 0702", "unit GER-INF 0212 moved", "unit GER-INF2 0312 moved", "unit GER-TNK 0612 moved", "unit FRA-TNK 0704",
      "unit FRA-INF 1312", MOVE], "not move GER-HMT (0703|0603|0604|0803|0804)"),
)

# The scenario, its lines and what must be decided, or not; `play` lines are played first.
TRENCHES_OF_VALOR = (
    ("who stands at the gap on the last turn is gone", 1, ["turn 7", "unit G1 0107"], "exit G1 0107"),
    ("the way out is taken whole", 1, ["turn 7", "unit G1 0207"], "exit G1 0107"),
    ("a dugout full of enemies is cleared before it is too late", 1,
     ["turn 7", "dugout 0203", "dugout 0212", "hidden 0203 LMG R", "hidden 0212 LMG R", "unit G1 0203"], "clear G1"),
    ("of two targets the machine gun", 1, ["turn 7", "dugout 0203", "unit G1 0303", "unit lmg1 0203 from 0203 1", "unit r1 0302"],
     "attack G1 lmg1"),
    ("the last turn is used", 1, ["turn 7", "unit G1 0107", "unit G2 0309"], "exit G1 0107"),
    ("grenades hit better than a walk home that takes too long", 1, ["turn 7", "unit G1 0303", "unit r1 0302"], "attack G1 r1"),
    ("a machine gun next to a Raider fires", 4, ["turn 3", "phase defender", "unit G1 0308", "unit mg1 0409"], "attack mg1 G1"),
    ("of two Raiders the one it is likelier to hit", 4, ["turn 3", "phase defender", "unit G1 0308", "unit G2 0306", "unit mg1 0409"],
     "attack mg1 G1"),
    ("a dugout is worth three ways home", 3, ["turn 7", "dugout 0303", "dugout 0310", "hidden 0303 H", "hidden 0310 decoy", "unit H1 0303"],
     "clear H1"),
    ("a point on the way is taken along", 3, ["turn 7", "unit H1 0302"], "exit H1 0102 via 0203"),
    ("a hex that counts is entered", 3, ["turn 7", "unit G1 0302"], "move G1 (0203|.* via 0203)"),
    ("who holds the row that counts stays in it", 5, ["turn 4", "unit G1 0309", "unit r1 0509"], "not move G1 0[1245].*"),
    ("who can be back in the row that counts goes there", 5, ["turn 4", "unit G1 0409"], "move G1 03.*"),
    ("no attack that cannot hit", 2, ["turn 1", "unit R1 0212", "unit r1 0309"], "not attack .*"),
    ("nor by the Defender", 2, ["turn 1", "phase defender", "unit H1 0212", "unit r1 0309"], "not attack .*"),
    ("who can fight at the end fights", 4, ["turn 7", "unit G1 0308", "unit mg1 0409", "unit r1 0309"], "attack G1 .*"),
)

US_E7 = "control E7 us"
VALOR_AND_VICTORY = (
    ("an empty objective is advanced into at the end", 1,
     ["turn 5", "phase advance us", "unit 1 us US_RIF F8", "unit 2 german GE_RIF A1", US_E7, "control E8 german"], "advance 1 E8"),
    ("an empty objective is walked to while there is time", 1,
     ["turn 5", "phase move us", "unit 1 us US_RIF G8", "unit 2 german GE_RIF A1", US_E7, "control E8 german"], "move 1"),
    ("and entered", 1,
     ["turn 5", "phase move us", "unit 1 us US_RIF F8", "unit 2 german GE_RIF A1", US_E7, "control E8 german", "play move 1"], "step E[78]"),
    ("whoever holds the last objective stays", 1,
     ["turn 5", "phase move german", "unit 1 german GE_RIF E8", "unit 2 us US_RIF G8", US_E7, "control E8 german"], "done"),
    ("an enemy in the open is shot at", 1,
     ["turn 3", "phase fire german", "unit 1 german GE_RIF E8", "unit 2 us US_RIF G8", "control E7 german", "control E8 german"],
     "fire E8 G8"),
    ("defenders shoot too", 1,
     ["turn 3", "phase defend us", "unit 1 german GE_RIF E8", "unit 2 us US_RIF G8 moved", "control E7 german", "control E8 german"],
     "fire E8 G8"),
    ("pinned men rally", 1,
     ["turn 3", "phase rally us", "unit 1 us US_RIF G10 pinned", "unit 2 german GE_RIF E8", "control E7 german", "control E8 german"],
     "rally 1"),
    ("nobody leaves a house for nothing", 1,
     ["turn 2", "phase advance german", "unit 1 german GE_RIF E8", "unit 2 us US_RIF J10", "unit 3 us US_RIF J10", "control E7 german", "control E8 german"],
     "not advance 1 [DF]9"),
    ("nor under the rifles of three squads", 1,
     ["turn 2", "phase advance german", "unit 1 german GE_RIF E8", "unit 2 us US_RIF G10", "unit 3 us US_RIF G10", "unit 4 us US_RIF G10",
      "control E7 german", "control E8 german"], "not advance 1 ([DF].|E9)"),
    ("the way off the map is taken", 7,
     ["turn 7", "phase move us", "pool us exits 70", "unit 1 us US_M5 U8 facing SE", "unit 2 german GE_RIF A1"], "move 1"),
    ("to its end", 7,
     ["turn 7", "phase move us", "pool us exits 70", "unit 1 us US_M5 U8 facing SE", "unit 2 german GE_RIF A1", "play move 1"], "exit"),
    ("a gun shoots at a tank", 7,
     ["turn 3", "phase fire german", "unit 1 german GE_P38 K8 facing NW", "unit 2 us US_M5 H8 facing SE"], "at 1 2 gun"),
    ("a tank is shot from behind when it can be", 6,
     ["turn 3", "phase fire soviet", "unit 1 soviet SO_T85 H8 facing SE", "unit 2 german GE_PZ5 K8 facing SE"], "at 1 2 gun"),
    ("a pinned enemy on the objective is assaulted", 1,
     ["turn 5", "phase advance us", "unit 1 us US_RIF F8", "unit 2 us US_RIF F8", "unit 3 german GE_RIF E8 pinned", US_E7, "control E8 german"],
     "assault F8 E8"),
    ("nobody fires who cannot hit", 7,
     ["turn 2", "phase fire us", "unit 1 us US_RIF_H E8", "unit 2 german GE_RIF J5"], "done"),
    ("smoke goes between friend and foe", 2,
     ["turn 3", "phase fire us", "pool us smoke 6", "unit 1 us US_RIF G2 with US_MTR", "unit 2 german GE_RIF H5", "unit 3 us US_RIF H3"],
     "not smoke 1 ([A-EK-Z].*|.1)"),
    ("nobody steps back to where he came from", 4,
     ["turn 5", "phase move british", "unit 1 british BR_RIF B7", "unit 2 german GE_RIF M7", "control I6 german", "control J7 german",
      "control J8 german", "control L7 german", "play move 1", "play step B8"], "not step B7"),
    ("the objective is not left in the last advance", 1,
     ["turn 5", "phase advance german", "unit 1 german GE_RIF E8", "unit 2 us US_RIF G8", US_E7, "control E8 german"], "not advance 1 .*"),
)

# Pieces by board: chargers, defenders and guns of CPB, where the Central Powers charge, then those of ALB.
TRENCH_WARFARE = (
    ("the trench is entered while there is time", 10, "A", "c0505", "c0803", "move 0505 0[456]03"),
    ("who is in the trench at the end stays there", 10, "A", "c0503 c1212", "c0803", "not move 0503 0[456]0[24]"),
    ("hand to hand, when nothing else gets anybody in", 10, "A", "c0504 d0403 d0503 d0603", "c0803", "move 0504 0[456]03"),
    ("who would be struck strikes first or steps aside", 10, "A", "c0503 d0403", "c1212", "move 0503 0[46]03"),
    ("a charge goes on", 5, "A", "c0512 d0303", "c0812 d0803", "move 0512 .*(10|11)"),
    ("nobody waits at the start", 1, "A", "c0515 c0615 c0715 d0503", "c0515 d0503", "move .*"),
    ("a shot that costs nothing is taken", 5, "B", "c0507 d0503", "c0812 d0803", "fire 0507 W"),
    ("a defender shoots the man in front of him", 5, "F", "d0503 c0505 c0907", "c0812 d0803", "fire 0503 E"),
    ("a defender stays in the trench", 5, "E", "d0503 c0508 c0608", "c0812 d0803", "not move 0503 0[456]0[24]"),
    ("whoever holds the trench at the end is struck at", 10, "E", "d0503 c0403", "c1212", "move 0503 0403"),
    ("the last charger is shot, which wins", 9, "J", "c0803", "d0503 c0504", "fire 0503 E"),
    ("guns fire", 2, "H", "a0502 c0510 c0610", "c0812 d0803", "fire 0502"),
    ("a gun goes where there is something to hit", 2, "G", "a0502 d0303 c0610 c0910", "c0812 d0803", "move 0502 060[12]"),
    ("a gun stays where guns have nothing to hit", 3, "G", "a0502 c0503 c0605", "c1212", "end"),
    ("nor does it walk about on the last turn", 10, "K", "c0805", "a0502 c0503 c0605", "end"),
    ("a defender does not go behind his trench", 2, "E", "d0503 c1012 c0512", "c0812", "not move 0503 0[456]0[12]"),
    ("nor into the open, with nobody near", 2, "E", "d0503 d0703 c1112", "c0812", "end"),
    ("two guns do not fire along one row", 1, "G", "a0202 a0201 c0110 c0211 c0310", "c1212", "move 020. 0[13]0."),
    ("a charger on his way does not step back", 1, "A", "c0116 c0515 c0615", "c0116", "not move 0116 0117"),
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


LEVELS = os.environ.get("SENSE_LEVELS", "").split()


class Sense(cli.Case):
    def choice(self, game, lines, level, scenario="2-players-a"):
        """What the computer decides in this position: a level, or `easy` with so many playouts."""
        choose = f"choose {level}" if level in LEVELS else f"choose easy nodes {level}"
        played = [line for line in lines if line.startswith("play ")]
        drawn = [line for line in lines if line not in played]
        script = ["load", f"game {game}", f"scenario {scenario}", *drawn, ".", *played, choose]
        answers = self.good("engine", given="\n".join(script) + "\n").out.split("\n\n")[:2 + len(played)]
        for answer in answers:
            self.assertEqual(answer[:2], "= ", (lines, answer))
        return answers[-1][2:]

    def sensible(self, chosen, wanted):
        if wanted.startswith("not "):
            self.assertIsNone(re.fullmatch(wanted[4:], chosen), chosen)
        else:
            self.assertRegex(chosen, rf"\A{wanted}\Z")

    def test_trench_club(self):
        for about, lines, wanted in TRENCH_CLUB:
            for playouts in LEVELS or (1, 40):
                with self.subTest(about, playouts=playouts):
                    self.sensible(self.choice("trench-club", lines, playouts), wanted)

    def all_sensible(self, game, positions, budgets):
        named = {int(x["id"][0]): x["id"] for x in self.good("scenarios", game, "--json").json()}
        for about, number, lines, wanted in positions:
            for playouts in LEVELS or budgets:
                with self.subTest(about, playouts=playouts):
                    self.sensible(self.choice(game, lines, playouts, named[number]), wanted)

    def test_trenches_of_valor(self):
        self.all_sensible("trenches-of-valor", TRENCHES_OF_VALOR, (1, 300, 1500))

    def test_valor_and_victory(self):
        self.all_sensible("valor-and-victory", VALOR_AND_VICTORY, (300, 1500))

    def test_trench_warfare(self):
        for about, turn, step, first, second, wanted in TRENCH_WARFARE:
            lines = [f"turn {turn} step {step} floor 0", "CPB", *board(first), "ALB", *board(second)]
            for playouts in LEVELS or (1, 100):
                with self.subTest(about, playouts=playouts):
                    self.sensible(self.choice("trench-warfare", lines, playouts, "standard"), wanted)


    def set_up(self, game, scenario, playouts):
        """The position after a set-up by the computer."""
        script = [f"new {game} {scenario} seed 1", "seed 1"]
        while True:
            asked = script + ["observe", f"choose easy nodes {playouts}"]
            answers = self.good("engine", given="\n".join(asked) + "\n").out.split("\n\n")
            if "phase setup" not in answers[-3]:
                return answers[-3]
            script.append("play " + answers[-2][2:])

    def test_bunkers_are_manned(self):
        """By those who shoot, not by two officers."""
        position = self.set_up("valor-and-victory", "5-pillboxes", 100)
        for bunker in ("M5", "M8"):
            self.assertRegex(position, rf"\nunit \d+ german GE_RIF {bunker}\b")


cli.main()
