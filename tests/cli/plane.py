"""A game on a plane at the command line: drawn, measured, pointed at; rosters and tables as added lines."""
import os
import re

from cli import Case, main

ROSTER = "# my discs\ndiscs 2,2 4,2\n"


class Added(Case):
    def test_rosters_and_a_table(self):
        self.write("mine.txt", ROSTER)
        record = self.good("new", "discs", "--with", "south=mine.txt", "--with", "north=mine.txt", "--add",
                           "discs north 2,6 4,6", "--table", "4", "--seed", "1").out
        self.assertIn("\n+ discs south 2,2 4,2\n+ discs north 2,2 4,2\n+ discs north 2,6 4,6\n+ table 24 16\n", record)
        self.write("a.record", record)
        position = self.good("show", "a.record", "--position").out
        self.assertIn("\n+ table 24 16\n", position)
        self.write("a.position", position)
        self.assertEqual(self.good("show", "a.position", "--position").out, position)

    def test_chance_is_written_out(self):
        """The same seed lays out the same table; without one it is another, and the record says which."""
        once, again = (self.good("new", "discs", "--table", "any", "--seed", "7").out for _ in range(2))
        self.assertEqual(once, again)
        self.assertRegex(once, r"\n\+ table \d+ \d+\n")

    def test_hostile(self):
        self.write("bad.txt", "table 12 8\n\nside west \"West\"\n")
        self.write("bytes.txt", b"table \x01\n")
        self.write("long.txt", "x" * 901)
        self.write("large.txt", "# nothing\n" * 20000)
        for flags, words in (
            (("--with", "bad.txt"), "bad.txt:3: side: belongs to the scenario's file"),
            (("--with", "bytes.txt"), "bytes.txt:1: byte 7 is not text"),
            (("--with", "long.txt"), "long.txt:1: an added line has at most 900 bytes"),
            (("--with", "large.txt"), "large.txt is larger than"),
            (("--with", "none.txt"), "none.txt cannot be opened"),
            (("--with", "=none.txt"), "should read FILE or NAME=FILE"),
            (("--add", "turns 4"), "--add:1: turns: belongs to the scenario's file"),
            (("--add", "tabel 4 4"), "added:1: tabel: is not a directive of a scenario of discs"),
            (("--table", "moon"), "wishes are: table"),
        ):
            self.bad(2, "new", "discs", *flags, says=words)

    def test_fixtures(self):
        self.write("good.t", """clause DSC-2
game discs
case "far away"
+ table 30 10
+ discs south 1,1
+ discs north 25,1
sight s1 n1 => 24
sight 1,1 n1 => 24
field s1 => reach 4
illegal DSC-2 move s1 9,1
play move s1 4.5,1
case "the lines of one case are not those of the next"
+ table 20 9
sight s1 n1 => 6
""")
        self.assertIn("2 passed", self.good("check", "good.t").out)
        self.write("bad.t", 'clause DSC-2\ngame discs\ncase "bad"\n+ title "x"\nsight s1 n1 => 6\n')
        self.assertIn("belongs to the scenario's file", self.run_it("check", "bad.t").out)


GROUND = """title "Ground"
side south "South"
side north "North"
table 24 12
discs south 3,1
discs north 3,7
ground trench -200 1200 200 600 300
ground wall 400 1200 800 600 25
ground wood 0 1900 100 300 300
ground wire 0 1900 700 300 100
ground rough 0 700 500 300 300
ground ladder 0 1300 800 0 200
ground deploy 0 0 0 2400 300
"""


class Pictures(Case):
    def setUp(self):
        super().setUp()
        os.makedirs(self.path("discs/scenarios"))
        self.write("discs/scenarios/ground.txt", GROUND)

    def test_render(self):
        svg = self.good("map", "render", "discs/scenarios/ground.txt").out
        words = re.findall(r">([^<]*)</text>", svg)
        for tag in ('-2"', '4"', '2"', '0.5"', "trench", "wood", "ladder", "deployment", "24", "12"):
            self.assertIn(tag, words)
        self.assertRegex(svg, r'<svg [^>]*width="560" ')  # twenty pixels an inch, and the margins
        self.good("map", "render", "discs/scenarios/ground.txt", "-o", "a.png")
        with open(self.path("a.png"), "rb") as f:
            self.assertEqual(f.read(8), b"\x89PNG\r\n\x1a\n")

    def test_added_lines_are_drawn(self):
        small = self.good("map", "render", "discs/scenarios/ground.txt", "--add", "table 12 12").out
        self.assertRegex(small, r'<svg [^>]*width="320" ')
        self.bad(2, "map", "render", "discs/scenarios/ground.txt", "--add", "tabel 12 12", says="added:1: tabel")

    def test_text(self):
        out = self.good("new", "discs", "ground", "--data", ".", "--seed", "1", "-o", "a.record").out
        out = self.good("show", "a.record", "--data", ".").out
        self.assertIn("_-2_________", out)
        self.assertIn("&", out)


class Play(Case):
    def talk(self, *lines, flags=("--side", "both", "--seed", "1")):
        return self.good("play", "discs", *flags, given="\n".join(lines) + "\nquit\n").out

    def test_the_table_is_drawn(self):
        out = self.talk("show")
        self.assertIn(" 5     :2::::::\n", out)
        self.assertIn("   : hill, # wall; numbers on the ground are heights in inches\n", out)
        self.assertIn("  s1 Disc at 3,1\n", out)

    def test_going_somewhere(self):
        out = self.talk("go s1 4,2.5 5,3", "go n9 1,1", "go n1 3,3.5", "go n1 3", "go", "help", "save a.record")
        self.assertIn("move s1 4.00,2.50 5.00,3.00\n", out)
        self.assertIn('"n9" is not a place such as 12.5,9 or 9,12^3.', out)
        self.assertIn("move n1 3.00,3.50\n", out)
        self.assertIn('"3" is not a place such as 12.5,9 or 9,12^3.', out)
        self.assertIn("Where to? go [PIECE] X,Y", out)
        self.assertIn("  go [PIECE] X,Y..", out)
        self.assertIn("That is not legal: that is 6.00 inches of 4 (DSC-2).", self.talk("go s1 9,1"))
        self.assertRegex(self.read("a.record"), r"\n1 south move s1 4\.00,2\.50 5\.00,3\.00 ~")

    def test_orders_for_markers(self):
        flags = ("--side", "both", "--seed", "1", "--add", "discs north 3,4")
        out = self.talk("standing", "standing hold", "standing markers when 20", "shoot s1 n1", "save a.record", flags=flags)
        self.assertIn("Standing orders of South: markers ask.", out)
        self.assertIn("Standing orders are: markers ask, keep, all, or when N", out)
        self.assertIn("Standing orders of South: markers when 20.", out)
        self.assertRegex(self.read("a.record"), r"\n1 south shoot s1 n1 .*\n2 south spend 1 .*\n3 dice d6 \d \d ")

    def test_looking(self):
        self.good("new", "discs", "--seed", "1", "-o", "a.record")
        self.assertIn("inches                           6", self.good("sight", "a.record", "s1", "n1").out)
        self.assertIn("inches                           2", self.good("sight", "a.record", "s1", "3,3").out)
        self.assertIn("reach", self.good("sight", "a.record", "s1").out)
        self.bad(2, "sight", "a.record", "s1", "s9", says="neither a place on the map nor a piece on it")

    def test_other_verbs(self):
        """Lists are candidates: they are listed, played and simulated; counting them says what it counts."""
        self.good("new", "discs", "--seed", "1", "-o", "a.record")
        self.assertIn("move s1", self.good("legal", "a.record").out)
        self.good("apply", "a.record", "move s1 3.17,2.22", "-o", "b.record")
        self.assertIn("legal", self.good("why", "a.record", "move s1 3.01,1.02").out)
        self.good("odds", "b.record", "wait")
        self.good("sim", "discs", "--games", "4", "--seat", "south=easy", "--seat", "north=random", "--nodes", "20")
        self.good("watch", "discs", "--seed", "1", "--seat", "south=random", "--seat", "north=random")
        self.assertIn("all legal actions are not countable", self.good("perft", "discs", "first", "1").out)


if __name__ == "__main__":
    main()
