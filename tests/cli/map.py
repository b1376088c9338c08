"""`sandtable map`: every mistake of a board or scenario file is told, with its line."""
import glob
import os
import re

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
                told = [re.sub(r"^: ?", "", line[len(path):]) if line.startswith(path) else "@" + line
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

    def test_calls(self):
        self.bad(2, "map", says="usage")
        self.bad(2, "map", "draw", "x.txt", says="usage")
        self.bad(2, "map", "check", says="usage")
        self.bad(2, "map", "check", "nothing.txt", says="nothing.txt cannot be opened")
        self.write("x.txt", "title \"X\"\n")
        self.bad(2, "map", "check", "x.txt", "--game", "chess", says="chess")
        self.bad(2, "map", "check", "x.txt", "nothing.txt", "--json", says="nothing.txt")

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


cli.main()
