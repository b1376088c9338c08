"""`sandtable map`: every mistake in a board or scenario file is reported with its line; pictures; Tiled and back."""
import copy
import glob
import json
import os
import re
import struct
import xml.etree.ElementTree
import zlib

import cli

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
SHIPPED = sorted(os.path.relpath(path, ROOT) for path in glob.glob(os.path.join(ROOT, "data/**/*.txt"), recursive=True))
WRONG = sorted(glob.glob(os.path.join(ROOT, "tests/data/wrong*/**/*.txt"), recursive=True))


def expected(path):
    """What a wrong file says of itself at its end: `# says 7: road: ...`, `# says the map has no ...`; with an @ before
    it what is said of another file."""
    with open(path, encoding="utf-8") as f:
        return [line[7:-1] for line in f if line.startswith("# says ")]


class Check(cli.Case):
    def test_shipped_files(self):
        out = self.good("map", "check", *(os.path.join(ROOT, path) for path in SHIPPED)).out
        self.assertEqual(len(out.splitlines()), len(SHIPPED))
        self.assertTrue(all(line.endswith("no mistakes") for line in out.splitlines()), out)

    def test_wrong_files(self):
        self.assertGreater(len(WRONG), 20)
        for path in WRONG:
            with self.subTest(os.path.relpath(path, ROOT)):
                says = expected(path)
                mistakes = [line for line in says if not re.match(r"(\d+: )?doubt: ", line)]
                answer = self.run_it("map", "check", path)
                self.assertEqual((answer.status, answer.err), (1 if mistakes else 0, ""))
                folder = re.match(r".*/wrong[^/]*/", path)[0]  # other files are named as one can open them
                told = [re.sub(r"^: ?", "", line[len(path):]) if line.startswith(path) else
                        "@" + line[len(folder):] if line.startswith(folder) else line
                        for line in answer.out.splitlines()[:-1]]
                self.assertEqual(told, says)
                self.same_in_json(path, mistakes, len(says) - len(mistakes))

    def same_in_json(self, path, mistakes, doubts):
        (sheet,) = self.run_it("map", "check", path, "--json").json()
        self.assertEqual((sheet["file"], sheet["ok"], len(sheet["doubts"])), (path, not mistakes, doubts))
        told = [f"{m['line']}: {m['text']}" if m["line"] else m["text"] for m in sheet["mistakes"]]
        self.assertEqual([line for line in told if line in mistakes], [line for line in mistakes if line[0] != "@"])
        self.assertEqual(len(told), len(mistakes))

    def test_what_is_wrong_is_not_played(self):
        """A scenario with mistakes is refused with one of them; one with doubts alone is played."""
        folder = os.path.join(ROOT, "tests/data/wrong")
        for path in WRONG:
            match = re.fullmatch(r".*/wrong/([a-z-]+)/scenarios/([a-z-]+)\.txt", path)
            if match and match[2] != "doubts":
                self.bad(2, "perft", match[1], match[2], "1", "--data", folder)
        self.good("perft", "valor-and-victory", "doubts", "1", "--data", folder)

    def test_files_that_lie_anywhere(self):
        """Without a data folder around it a file is judged by what it holds, and by --game."""
        with open(os.path.join(ROOT, "data/valor-and-victory/maps/zarya.txt"), encoding="utf-8") as f:
            self.write("mine.txt", f.read())
        self.assertIn("mine.txt: a map of Valor & Victory: no mistakes", self.good("map", "check", "mine.txt").out)
        with open(os.path.join(ROOT, "data/drill/scenarios/2-sections.txt"), encoding="utf-8") as f:
            self.write("drill.txt", f.read())
        self.assertIn("drill.txt: a scenario of Drill: no mistakes",
                      self.good("map", "check", "drill.txt", "--game", "drill").out)
        self.assertEqual(self.run_it("map", "check", "drill.txt").status, 1)

    def test_names_that_can_be_opened(self):
        """A message about a file in a data folder names it with that folder; the program's own files keep their short names."""
        folder = os.path.join(ROOT, "tests/data/wrong")
        scenario, board = (os.path.join(folder, "valor-and-victory", kind) for kind in ("scenarios/bad-map.txt", "maps/letters.txt"))
        for call in (("map", "render", scenario), ("map", "render", board), ("map", "export", board, "-o", "x.tmj"),
                     ("perft", "valor-and-victory", "bad-map", "1", "--data", folder)):
            self.bad(2, *call, says=f"sandtable: {board}:5: C1: the letter 'w'")
        self.write("lone.txt", "title \"X\"\nside us \"US\"\n")
        self.assertIn("lone.txt: a scenario needs two sides", self.run_it("map", "check", "lone.txt").out)
        self.bad(2, "perft", "valor-and-victory", "mine", "1", says="--data DIR, where DIR holds the folder valor-and-victory")

    def test_weapon_that_nobody_can_carry(self):
        """The check passes when every weapon can find a carrier; giving the only squad the light weapon loses the heavy one."""
        os.makedirs(self.path("mine/valor-and-victory/scenarios"))
        self.write("mine/valor-and-victory/scenarios/tight.txt",
                   'title "Tight"\nside us "US"\nside german "German"\nturns 5\nmap les-forges\nfirst german\n'
                   "force german\nunits GE_RIF 1 GE_L1 1\nweapons GE_MG34 1 GE_HMG 1\nsetup E7\n"
                   "force us\nunits US_RIF 1\nsetup H10\nvictory german\n")
        self.good("map", "check", "mine/valor-and-victory/scenarios/tight.txt")
        self.good("new", "valor-and-victory", "tight", "--data", "mine", "--seed", "1", "-o", "a.record")
        for unit, told in (("1", "nobody left who can carry the MG42 tripod (HMG)"), ("2", "Rifle 1 carries the MG42 tripod (HMG)")):
            self.good("apply", "a.record", f"give GE_MG34 {unit}", "--data", "mine", "-o", "b.record")
            self.assertIn(told, self.good("replay", "b.record", "--data", "mine").out)

    def test_print(self):
        """The data files of the program, as they are in the source; with --data those that are laid over them."""
        names = self.good("map", "print").out.splitlines()
        self.assertEqual(sorted(f"data/{name}" for name in names), SHIPPED)
        self.assertEqual(self.good("map", "print", "--json").json(), names)
        with open(os.path.join(ROOT, "data/valor-and-victory/units.txt"), encoding="utf-8") as f:
            units = f.read()
        self.assertEqual(self.good("map", "print", "valor-and-victory/units.txt").out, units)
        self.good("map", "print", "valor-and-victory/units.txt", "-o", "units.txt")
        self.assertEqual(self.read("units.txt"), units)
        mine = self.good("map", "print", "--data", os.path.join(ROOT, "examples/scenarios")).out.splitlines()
        self.assertIn("valor-and-victory/maps/orchard-farm.txt", mine)
        self.assertEqual(len(mine), len(set(mine)))
        self.bad(2, "map", "print", "valor-and-victory/unit.txt", says="did you mean valor-and-victory/units.txt?")
        self.bad(2, "map", "print", "rules/drill.md", says="there is no data file")
        self.bad(3, "map", "print", "valor-and-victory/units.txt", "-o", "no/such/units.txt", says="cannot be written")

    def test_calls(self):
        self.bad(2, "map", says="usage")
        self.bad(2, "map", "draw", "x.txt", says="usage")
        self.bad(2, "map", "check", says="usage")
        self.bad(2, "map", "check", "nothing.txt", says="nothing.txt cannot be opened")
        self.write("x.txt", "title \"X\"\n")
        self.bad(2, "map", "check", "x.txt", "--game", "chess", says="chess")
        self.bad(2, "map", "check", "x.txt", "nothing.txt", "--json", says="nothing.txt")

    def test_what_editors_do(self):
        """Line ends and byte order marks of other systems do not matter; other encodings are reported as such."""
        with open(os.path.join(ROOT, "data/valor-and-victory/scenarios/1-first-patrol.txt"), encoding="utf-8") as f:
            whole = f.read()
        for body in (whole.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + whole.encode(), whole.rstrip("\n").encode(),
                     whole.replace(" ", "\t").replace('"First\tPatrol"', '"Première patrouille"').encode()):
            self.write("mine.txt", body)
            self.assertIn("no mistakes", self.good("map", "check", "mine.txt").out)
        for body, says in ((whole.replace("First Patrol", "Première").encode("latin-1"), r"mine\.txt:\d+: byte 13 is not UTF-8"),
                           (whole.encode("utf-16"), r"mine\.txt:1: byte \d+ is not"),
                           ("title \"\ud800\"\n".encode("utf-8", "surrogatepass"), "byte 8 is not UTF-8"),
                           (b"hexes\n    AB\n 1  .\xe9\n", "3: byte 6 is not UTF-8"),
                           ("hexes\n    AB\n 1  é\n".encode(), "3: A1: only plain letters"),
                           (b'title "\xc0\xaf"\n', "byte 8 is not UTF-8"), (b'title "\xf4\x90\x80\x80"\n', "byte 8 is not UTF-8")):
            self.write("mine.txt", body)
            answer = self.run_it("map", "check", "mine.txt")
            self.assertEqual(answer.status, 1)
            self.assertRegex(answer.out, says)
            self.run_it("map", "check", "mine.txt", "--json").json()
        self.write("mine.txt", b"#" * (5 << 20))
        self.bad(2, "map", "check", "mine.txt", says="larger than")
        self.bad(2, "map", "check", ROOT, says="is a folder")

    def test_hostile_files(self):
        """Whatever the bytes are, the answer is a list of mistakes."""
        for body in (b"", b"\0" * 50, b"x" * 5000, b"\xff\xfe\n" * 20, b"hexes\n" * 50, b"hexes\n" + b"A" * 999 + b"\n",
                     b"hexes\n ABC\n" + b"".join(b" %d  ...\n" % n for n in range(1, 500)),
                     b"hexes\n A\n 1 " + b"." * 900, b'title "' + b"t" * 900 + b'"\n', b"force us\n" * 300,
                     b"units " + b"A 1 " * 100 + b"\n"):
            self.write("bytes.txt", body)
            answer = self.run_it("map", "check", "bytes.txt")
            self.assertEqual((answer.status, answer.err), (1, ""), body[:40])
            self.assertRegex(answer.out, r"bytes\.txt: a (map|scenario) of Valor & Victory: \d+ mistakes?\n\Z")


def pixels(body):
    """Width, height and the rows of a PNG, which must be whole: every chunk has its sum, every row its length."""
    chunks, at = {}, 8
    assert body[:8] == b"\x89PNG\r\n\x1a\n"
    while at < len(body):
        size, kind = struct.unpack(">I4s", body[at:at + 8])
        chunks[kind] = body[at + 8:at + 8 + size]
        assert struct.unpack(">I", body[at + 8 + size:at + 12 + size])[0] == zlib.crc32(kind + chunks[kind])
        at += 12 + size
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    raw = zlib.decompress(chunks[b"IDAT"])
    assert len(raw) == height * (4 * width + 1) and b"IEND" in chunks
    return width, height, [raw[row * (4 * width + 1) + 1:(row + 1) * (4 * width + 1)] for row in range(height)]


class Render(cli.Case):
    def test_every_board(self):
        """A picture of every map and every game's scenarios; the names of its hexes are in it."""
        for path, names in {"valor-and-victory/maps/zarya.txt": ("A1", "U15", "Zarya"),
                            "valor-and-victory/scenarios/1-first-patrol.txt": ("A1", "M10", "First Patrol"),
                            "trench-club/map.txt": ("0000", "1419"), "trench-club/scenarios/4-players.txt": ("3019",),
                            "trench-warfare/board.txt": ("0101", "1217"),
                            "trenches-of-valor/map.txt": ("0101", "0505 C")}.items():
            svg = self.good("map", "render", os.path.join(ROOT, "data", path)).out
            words = [t.text for t in xml.etree.ElementTree.fromstring(svg).iter() if t.text and t.text.strip()]
            for name in names:
                self.assertIn(name, words, path)

    def picture(self, path):
        """Words with their places, and lines and filled shapes with their colours."""
        tree = xml.etree.ElementTree.fromstring(self.good("map", "render", os.path.join(ROOT, "data/valor-and-victory", path)).out)
        kind = "{http://www.w3.org/2000/svg}"
        words = {t.text: (float(t.get("x")), float(t.get("y"))) for t in tree.iter(kind + "text")}
        lines = [(s.get("stroke"), [tuple(map(float, at.split(","))) for at in s.get("points").split()])
                 for s in tree.iter(kind + "polyline")]
        return words, lines, [s.get("fill") for s in tree.iter(kind + "polygon")]

    def test_stream_under_a_bridge(self):
        """D8 of Zarya is a bridge over a stream: dry ground, and the stream goes on below the road."""
        words, lines, fills = self.picture("maps/zarya.txt")
        with open(os.path.join(ROOT, "data/valor-and-victory/maps/zarya.txt"), encoding="utf-8") as f:
            ponds = sum(row.split()[1].count("P") for row in f if row[:2].strip().isdigit())
        self.assertEqual(fills.count("#93bcd8"), ponds)
        ends = [at for colour, points in lines if colour == "#93bcd8" for at in points]
        x, y = words["D8"]
        self.assertEqual(sum(abs(at[0] - x) < 1 and 10 < at[1] - y < 25 for at in ends), 2)

    def test_pieces_of_a_scenario(self):
        """Trenches of Valor: set-up areas, dugouts, pieces in a certain hex, cut wire, each told in the legend."""
        words, lines, fills = self.picture("../trenches-of-valor/scenarios/1-pope-and-pioneer-posts.txt")
        for told in ("British Defender sets up", "British Defender has a dugout", "British Defender hides pieces", "Cut wire",
                     "German Raider begins here", "4G", "?"):
            self.assertIn(told, words)
        self.assertEqual(fills.count("#21507b"), 2 * (2 + 1))  # dugouts and what hides there, each in the legend too
        self.assertEqual(sum(colour == "#b9a078" for colour, _ in lines), 2 + 2)  # the way through 0107, and in the legend
        words, _, _ = self.picture("../trenches-of-valor/scenarios/3-pinetree-knob.txt")
        for told in ("German Raider sets up", "French Defender may place a dugout", "French Defender begins here"):
            self.assertIn(told, words)
        self.assertNotIn("Cut wire", self.picture("../trenches-of-valor/map.txt")[0])

    def test_mistakes_of_a_raid(self):
        """Each with its line, one beside the other; an unknown piece is answered with those there are."""
        self.write("raid.txt", 'title "Raid"\nsituation "x"\nside raider "R"\nside defender "D"\nturns 7\nneed 7\ncut-wire 0107 0505\n'
                               "dugouts 2 at 0203 0212\ndefender XX at row 05\nhidden LMG R in 0203\nraider 4G at 0107\n")
        out = self.run_it("map", "check", "raid.txt", "--game", "trenches-of-valor").out
        self.assertIn("raid.txt:7: cut-wire: only wire can be cut, and 0505 is none\n", out)
        self.assertIn('raid.txt:9: defender: there is no piece "XX"; there are H, G, R, LMG, MG, decoy\n', out)

    def test_sides_of_a_scenario(self):
        """Whatever belongs to a side has its colour, and the legend says what the marks mean."""
        words, lines, fills = self.picture("scenarios/7-red-road.txt")
        for told in ("US enters", "US leaves the map", "German sets up"):
            self.assertIn(told, words)
        self.assertEqual(fills.count("#9a3526"), 5 + 3 + 2)  # arrows in, arrows out, both in the legend
        self.assertIn("#21507b", {colour for colour, _ in lines})
        words, _, fills = self.picture("scenarios/4-bridge-at-i6.txt")
        self.assertIn("German holds the objective", words)
        self.assertEqual(fills.count("#21507b"), 4 + 1)
        self.assertNotIn("German sets up", self.picture("maps/canal-road.txt")[0])

    def test_png(self):
        path = os.path.join(ROOT, "data/valor-and-victory/maps/les-forges.txt")
        self.good("map", "render", path, "-o", "board.png")
        with open(self.path("board.png"), "rb") as f:
            width, height, rows = pixels(f.read())
        svg = self.good("map", "render", path).out
        self.assertIn(f'width="{width}" height="{height}"', svg)
        self.assertEqual(rows[0][:4], b"\xf6\xf3\xe8\xff")
        colours = {row[i:i + 4] for row in rows for i in range(0, len(row), 4)}
        for ground in (b"\xd5\xdc\xb0\xff", b"\xa9\xbd\x8d\xff", b"\x93\xbc\xd8\xff"):  # grass, woods, water
            self.assertIn(ground, colours)

    def test_refusals(self):
        path = os.path.join(ROOT, "data/valor-and-victory/maps/les-forges.txt")
        self.bad(2, "map", "render", path, "-o", "board.gif", says=".svg or .png")
        self.bad(2, "map", "render", os.path.join(ROOT, "tests/data/wrong/valor-and-victory/maps/ragged.txt"),
                 "-o", "board.svg", says="row 2 has 4 hexes")
        self.bad(3, "map", "render", path, "-o", "no/such/folder.svg", says="cannot be written")
        self.assertEqual(self.files(), [])


MAPS = sorted(glob.glob(os.path.join(ROOT, "data/*/maps/*.txt")) +
              glob.glob(os.path.join(ROOT, "examples/scenarios/*/maps/*.txt")))

MILL = """title "Mill"

hexes
    ABCD
 1  W.R.
 2  .BR.
 3  ..R.

wall B2/B1 B2/A2
hedge C1/D1
road C1-C3
"""


class Tiled(cli.Case):
    def exported(self, body=MILL):
        self.write("mill.txt", body)
        self.good("map", "export", "mill.txt", "-o", "mill.tmj")
        return json.loads(self.read("mill.tmj"))

    def imported(self, tmj):
        self.write("changed.tmj", json.dumps(tmj))
        return self.good("map", "import", "changed.tmj").out

    def test_round_trip(self):
        """Out and back, every map is the same file again; the picture of the tiles is there."""
        self.assertGreater(len(MAPS), 3)
        for path in MAPS:
            with self.subTest(os.path.basename(path)):
                self.good("map", "export", path, "-o", "out.tmj")
                self.good("map", "import", "out.tmj", "-o", "back.txt")
                with open(path, encoding="utf-8") as f:
                    self.assertEqual(self.read("back.txt"), f.read())
                tmj = json.loads(self.read("out.tmj"))
                (tiles,) = tmj["tilesets"]
                with open(self.path(tiles["image"]), "rb") as f:
                    width, height, _ = pixels(f.read())
                self.assertEqual((width, height), (tiles["imagewidth"], tiles["imageheight"]))
                self.assertEqual(width, tiles["tilecount"] * tiles["tilewidth"])

    def test_any_layout_of_the_file(self):
        """However the file was laid out, what comes back is the usual layout of the same map."""
        untidy = MILL.replace("wall B2/B1 B2/A2\nhedge C1/D1", "hedge C1/D1 # one\nwall B2/B1\nwall   B2/A2")
        self.exported(untidy)
        self.assertEqual(self.good("map", "import", "mill.tmj").out, MILL)

    def test_what_tiled_needs(self):
        tmj = self.exported()
        self.assertEqual({key: tmj[key] for key in ("type", "orientation", "staggeraxis", "staggerindex", "infinite",
                                                    "width", "height", "tilewidth", "tileheight", "hexsidelength")},
                         {"type": "map", "orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "even",
                          "infinite": False, "width": 4, "height": 3, "tilewidth": 64, "tileheight": 56, "hexsidelength": 32})
        ids = [o["id"] for layer in tmj["layers"] for o in layer.get("objects", [])]
        self.assertEqual(ids, list(range(1, tmj["nextobjectid"])))
        self.assertEqual([layer["id"] for layer in tmj["layers"]], list(range(1, tmj["nextlayerid"])))

    def test_as_tiled_writes_it(self):
        """tests/data/tiled/mill.tmj is what Tiled 1.8.2 made of our export: tiled --export-map json out.tmj mill.tmj"""
        path = os.path.join(ROOT, "tests/data/tiled/mill.tmj")
        self.assertEqual(self.good("map", "import", path).out, MILL)
        with open(path, encoding="utf-8") as f:
            theirs = json.load(f)
        ours = self.exported()
        self.assertEqual([(layer["name"], layer.get("color")) for layer in theirs["layers"]],
                         [(layer["name"], layer.get("color")) for layer in ours["layers"]])
        theirs["layers"][1]["objects"][0]["rotation"] = 60
        self.write("turned.tmj", json.dumps(theirs))
        self.bad(2, "map", "import", "turned.tmj", "-o", "no.txt", says="object 1: it is rotated")

    def test_drawn_by_hand(self):
        """Lines with many corners, a little beside the hexes, in a shifted layer inside a group."""
        tmj = self.exported()
        _, walls, hedges, chains = tmj["layers"]
        sides = dict(walls, objects=walls["objects"] + hedges["objects"])
        self.assertEqual(len(sides["objects"]), 3)
        first = sides["objects"][0]
        first.update(x=first["x"] + 3, y=first["y"] - 4)
        road = chains["objects"][0]["polyline"]
        del road[1:-1]
        road[-1]["x"] += 5
        for o in sides["objects"]:
            o["x"] -= 100
            o["class"] = o.pop("type")
        tmj["layers"][1:3] = [{"type": "group", "name": "mine", "layers": [dict(sides, offsetx=100)]}]
        self.assertEqual(self.imported(tmj), MILL)
        one_line = copy.deepcopy(first)
        one_line.update(id=9, x=-84, y=140, polyline=[{"x": 0, "y": 0}, {"x": 32, "y": 0}, {"x": 48, "y": 28}])
        one_line["class"] = "hedge"
        sides["objects"].append(one_line)
        self.assertIn("hedge C1/D1 A3/A2 A3/B3\n", self.imported(tmj))

    def test_areas(self):
        """What a scenario names is exported with its map as polygons, and printed when it comes back."""
        path = os.path.join(ROOT, "examples/scenarios/valor-and-victory/scenarios/orchard-farm.txt")
        self.good("map", "export", path, "-o", "farm.tmj")
        told = self.good("map", "import", "farm.tmj", "-o", "farm.txt").out
        self.assertEqual(told.splitlines(), [
            "setup F1-K6 # force us", "enter TURN A3-A7 # force us 2; give the turn", "setup A8-K9 # force german",
            "enter TURN E9-F9 # force german 2; give the turn", "exit german F1-I1", "objectives us H2 G3 H6"])
        whole = self.good("map", "import", "farm.tmj").out
        self.assertEqual(whole, self.read("farm.txt") + "".join(f"# {line}\n" for line in told.splitlines()))
        self.write("whole.txt", whole)
        self.assertIn("a map of Valor & Victory: no mistakes", self.good("map", "check", "whole.txt").out)
        with open(os.path.join(ROOT, "examples/scenarios/valor-and-victory/maps/orchard-farm.txt"), encoding="utf-8") as f:
            self.assertEqual(self.read("farm.txt"), f.read())
        tmj = json.loads(self.read("farm.tmj"))
        areas = tmj["layers"][4]["objects"]
        hole = dict(areas[0], id=90, x=410, y=106, polygon=[{"x": 0, "y": 0}, {"x": 20, "y": 0}, {"x": 0, "y": 20}])
        areas.append(hole)
        self.write("hole.tmj", json.dumps(tmj))
        self.assertIn("setup F1-K1 F2-H6 J2-K6 I3-I6 # force us\n", self.good("map", "import", "hole.tmj", "-o", "x.txt").out)
        for change, says in (({"name": ""}, "that of its side"), ({"polygon": None}, "polygon"),
                             ({"polygon": [{"x": 0, "y": 0}] * 5000}, "corners"), ({"type": "setups"}, "did you mean setup?")):
            areas[-1] = {**hole, **change}
            self.write("wrong.tmj", json.dumps(tmj))
            self.bad(2, "map", "import", "wrong.tmj", "-o", "no.txt", says=says)
        self.assertNotIn("no.txt", self.files())

    def test_refusals(self):
        """Each gets one sentence and no file."""
        def put(path, value):
            def change(tmj):
                at = tmj
                for key in path[:-1]:
                    at = at[key]
                if value is None:
                    del at[path[-1]]
                else:
                    at[path[-1]] = value
            return change

        wall, road = ("layers", 1, "objects", 0), ("layers", 3, "objects", 0)
        cases = [
            (put(("orientation",), "orthogonal"), "hexagonal"),
            (put(("infinite",), True), "infinite"),
            (put(("staggerindex",), "odd"), "stagger index even"),
            (put(("staggeraxis",), 7), "stagger axis x"),
            (put(("tilewidth",), 32), "64 by 56"),
            (put(("hexsidelength",), "32"), "hexsidelength"),
            (put(("width",), 5), "15 tiles, it has 12"),
            (put(("width",), 10 ** 15), "width"),
            (put(("width",), -4), "width"),
            (put(("height",), 3.5), "height"),
            (put(("height",), 10 ** 9), "height"),
            (put(("properties", 1, "value"), "x" * 100), "title"),
            (put(("properties", 1, "value"), 'a "quoted" title'), "title"),
            (put(("properties", 1, "value"), None), "title"),
            (put(("properties", 0, "value"), "no comment\n"), "comments"),
            (put(("properties", 0, "value"), "# x\nroad A1 A2\n"), "comments"),
            (put(("properties", 0, "value"), "# " + "x" * 900 + "\n" + "# y\n" * 2000), "comments"),
            (put(("tilesets",), []), "tilesets"),
            (put(("tilesets", 0, "source"), "x.tsx"), "embed"),
            (put(("tilesets", 0, "tiles"), []), "A1 is not terrain"),
            (put(("layers",), {}), "list of layers"),
            (put(("layers",), []), "no layer of tiles"),
            (put(("layers", 0, "data"), "AAAA"), "CSV"),
            (put(("layers", 0, "data", 3), 0), "D1 has no tile"),
            (put(("layers", 0, "data", 3), 99), "D1 is not terrain"),
            (put(("layers", 0, "data", 3), "W"), "D1 is not terrain"),
            (put(("layers", 0, "data", 3), -1), "D1 is not terrain"),
            (put(("layers", 0, "type"), "imagelayer"), "imagelayer"),
            (put(("layers", 1, "offsetx"), "far"), "offset"),
            (put((*wall, "type"), "wal"), "did you mean wall?"),
            (put((*wall, "polyline"), None), "polyline"),
            (put((*wall, "polyline"), [{"x": 0, "y": 0}]), "polyline"),
            (put((*wall, "polyline", 1), {"x": 1, "y": 1}), "corner"),
            (put((*wall, "polyline", 1), {"x": "a", "y": 1}), "numbers"),
            (put((*wall, "polyline", 1), {"x": 1e300, "y": 1}), "numbers"),
            (put((*wall, "x"), 1e18), "number"),
            (put((*wall, "x"), -16), "corner"),
            (lambda tmj: tmj["layers"][1]["objects"].append(tmj["layers"][1]["objects"][0]), "already"),
            (lambda tmj: tmj["layers"][1]["objects"][0].update(
                x=64, y=0, polyline=[{"x": 0, "y": 0}, {"x": 32, "y": 0}]), "edge of the map"),
            (put((*road, "polyline", 1), {"x": 32, "y": 0}), "middle"),
            (put((*road, "polyline"), [{"x": 0, "y": 0}] * 2), "two hexes"),
            (put((*road, "polyline"), [{"x": 0, "y": 0}] * 500), "points"),
            (lambda tmj: tmj["layers"][3].update(objects=[tmj["layers"][3]["objects"][0]] * 50), "chains"),
            (lambda tmj: tmj["layers"].append(tmj["layers"][0]), "one layer"),
        ]
        whole = self.exported()
        for change, says in cases:
            tmj = copy.deepcopy(whole)
            change(tmj)
            self.write("changed.tmj", json.dumps(tmj))
            with self.subTest(says):
                self.bad(2, "map", "import", "changed.tmj", "-o", "back.txt", says=says)
        self.assertNotIn("back.txt", self.files())

    def test_hostile(self):
        """Truncated, huge, deep, not JSON at all: one sentence, nothing written."""
        self.exported()
        whole = self.read("mill.tmj").encode()
        deep = b'{"orientation":' + b"[" * 100000
        groups = json.loads(whole)
        for _ in range(20):
            groups["layers"] = [{"type": "group", "layers": groups["layers"]}]
        bodies = [b"", b"{}", b"[]", b"null", b"7", b'"map"', b"\0" * 100, b"\xff\xfe", deep, b"[" * 3000 + b"]" * 3000,
                  json.dumps(groups).encode(), b'{"a":1,"a":2}', b" " * (5 << 20)]
        bodies += [whole[:size] for size in range(0, len(whole) - 2, 211)]
        for body in bodies:
            self.write("bytes.tmj", body)
            self.bad(2, "map", "import", "bytes.tmj", "-o", "back.txt")
        self.bad(2, "map", "import", "nothing.tmj", "-o", "back.txt", says="nothing.tmj")
        self.assertNotIn("back.txt", self.files())

    def test_calls(self):
        self.write("mill.txt", MILL)
        self.bad(2, "map", "export", "mill.txt", says="-o")
        self.bad(2, "map", "export", "mill.txt", "-o", "mill.xml", says=".tmj")
        self.bad(2, "map", "export", os.path.join(ROOT, "data/trench-club/map.txt"), "-o", "x.tmj", says="drawn map")
        self.bad(2, "map", "export", os.path.join(ROOT, "tests/data/wrong/valor-and-victory/maps/letters.txt"),
                 "-o", "x.tmj", says="is not a terrain")
        self.bad(3, "map", "export", "mill.txt", "-o", "no/such/x.tmj", says="cannot be written")
        self.bad(2, "map", "import", "mill.txt", "--game", "drill", says="drill")
        self.assertEqual(self.files(), ["mill.txt"])


cli.main()
