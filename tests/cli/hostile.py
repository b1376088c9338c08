"""Broken, truncated, oversized and hostile input: one clear line, the right status, nothing written."""
import os
import pty
import random
import re
import select
import subprocess

import cli

READERS = (["show"], ["show", "--position"], ["legal"], ["replay"], ["odds", "fire"], ["why", "fire"],
           ["apply", "hold", "-o", "out.record"], ["replay", "--json"], ["report"], ["report", "--json"], ["sight", "1", "2"],
           ["export"], ["export", "-o", "out.record"])


class Hostile(cli.Case):
    def refused(self, name, body):
        """Every verb that reads a record refuses this one, and writes no file."""
        self.write(name, body)
        before = self.files()
        for verb, *more in READERS:
            self.bad(2, verb, name, *more)
        self.bad(2, "show", "-", given=body)
        self.assertEqual(self.files(), before)

    def test_no_records(self):
        rng = random.Random(1)
        for name, body in {
                "empty": b"", "newline": b"\n", "nul": b"\0" * 100, "text": b"hello\n", "quote": b'game "\n',
                "binary": bytes(rng.randrange(256) for _ in range(5000)),
                "long-line": b"x" * 100000, "many-lines": b"x\n" * 100000,
                "magic-only": b"sandtable-record 1\n", "magic-cut": b"sandtable-record",
                "bom": b"\xef\xbb\xbfsandtable-record 1\ngame drill\nmoves\n",
                "unknown-game": b"sandtable-record 1\ngame chess\nmoves\n",
                "other-format": b"sandtable-record 99\ngame drill\nmoves\n",
                "binary-tail": b"sandtable-record 1\ngame drill\nmoves\n\0\0\0\n",
                "many-dice": b"sandtable-record 1\ngame drill\nmoves\n1 dice" + b" 6" * 300 + b"\n",
                "position": b"game drill\nday 99\n", "no-position": b"game drill\n",
                "odd-frames": b"game drill\nday 1\nsection red 0 0 0\nsection blue 0 0 0\n" +
                              b"frame react 0 0 1 0 0 0\n",
                "many-frames": b"game drill\n" + b"frame act 0 0 0 0 0 0\n" * 100,
        }.items():
            with self.subTest(name):
                self.refused(name, body)

    def test_oversized(self):
        self.refused("huge", b"sandtable-record 1\ngame drill\nmoves\n" + b"#" * 999 + b"\n" * 9_000_000)

    def test_truncated(self):
        """However much of a record is left, nothing crashes; what is cut never verifies."""
        body = self.read(self.finished()).encode()
        for size in [*range(0, len(body), 3), len(body) - 1]:
            self.write("cut", body[:size])
            answer = self.run_it("replay", "cut", "--verify")
            self.assertEqual(answer.status, 1 if size >= len("sandtable-record ") else 2, answer.err)
            self.assertRegex(answer.err, r"\Asandtable: cut:\d+: [^\n]+\n\Z")
            if size % 9 == 0:
                self.assertIn(self.run_it("show", "cut").status, (0, 2))

    def test_edits(self):
        """Whatever word of whatever line is changed, dropped or doubled: --verify says no, and where. Drill's
        record is tried everywhere, the longer ones of other games in many places."""
        rng = random.Random(3)
        for game in cli.games():
            text = self.read(self.finished(game=game))
            lines = text.split("\n")[:-1]
            edits = [(number, edited) for number, line in enumerate(lines) for edited in self.edits(line)]
            for number, edited in edits if game == "drill" else rng.sample(edits, min(80, len(edits))):
                changed = "\n".join(lines[:number] + edited + lines[number + 1:]) + "\n"
                if changed == text:
                    continue
                self.write("edited", changed)
                answer = self.run_it("replay", "edited", "--verify")
                wanted = 1 if changed.startswith("sandtable-record ") else 2
                self.assertEqual(answer.status, wanted, (edited, answer.err))
                self.assertRegex(answer.err, r"\Asandtable: edited:\d+: [^\n]+\n\Z")

    @staticmethod
    def edits(line):
        words = line.split(" ")
        yield []
        yield [line, line]
        yield [line + " "]
        yield ["# " + line]
        for i, word in enumerate(words):
            other = "2" if word == "1" else str(int(word) % 6 + 1) if word.isdigit() else "x" + word[1:]
            yield [" ".join(words[:i] + [other] + words[i + 1:])]
            yield [" ".join(words[:i] + words[i + 1:])]

    def seen(self, *arguments):
        """What the program writes to a terminal."""
        ours, theirs = pty.openpty()
        session = subprocess.Popen([cli.PROGRAM, *arguments], cwd=self.folder, stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        os.write(ours, b"quit\r")
        shown = b""
        while select.select([ours], [], [], 30)[0]:
            try:
                shown += os.read(ours, 4096)
            except OSError:  # it has ended
                break
        session.wait(timeout=30)
        os.close(ours)
        return shown.decode("utf-8")

    def test_what_a_terminal_gets(self):
        """Names, titles and mistakes in a record can steer no terminal, and no direction of writing."""
        steer = "\u009b31m\u202e\u200b\u009d0;title\u0007".replace("\u0007", "")
        self.good("new", "drill", "--seed", "1", "-o", "new.record")
        text = re.sub("(?s)state .*", "", self.read("new.record"))
        text = text.replace("position 1", f'seat red "An{steer}na"\nposition 1')
        self.write("named.record", text)
        self.write("wrong.record", text + f"1 red da{steer}nce\n")
        own = f'title "Mi{steer}ne"\nside red "Red{steer}"\nside blue "Blue"\nturns 9\nposts 7\n'
        carried = "".join(f"| {line}\n" for line in own.splitlines())
        self.write("titled.record", "sandtable-record 3\ngame drill\nscenario mine\nfile drill/scenarios/mine.txt\n"
                   f"{carried}moves\n1 red pack 1\n")
        for verb in ("replay", "show", "legal", "report", "export", "apply", "play --resume"):
            for record in ("named", "wrong", "titled"):
                shown = self.seen(*verb.split(), f"{record}.record")
                self.assertNotRegex(shown, "[\x80-\x9f\u200b-\u200f\u202a-\u202e]", (verb, record))
        self.assertIn("An 31m", self.good("replay", "named.record").out)  # a name is clean in a pipe, too
        self.assertNotIn("\u009b", self.good("apply", "named.record").out)
        self.write("bytes.record", text.encode().replace(b"An", b"An\xff"))
        self.assertIn("byte 13 is not UTF-8", self.bad(2, "show", "bytes.record").err)

    def test_edited_die(self):
        """A wrong die is reported with its own line, even when the dice were sealed."""
        self.good("play", "drill", "--side", "both", "--record", "sealed.record",
                  given="pack 0\npack 3\n" + "march\nfire\nwait\n" * 3 + "wait\n" * 40)
        for record in ("sealed.record", self.finished()):
            lines = self.read(record).split("\n")
            number = next(i for i, line in enumerate(lines) if " dice " in line and line[0].isdigit())
            words = lines[number].split()
            words[3] = str(int(words[3]) % 6 + 1)
            lines[number] = " ".join(words[:4])
            self.write("edited", "\n".join(lines))
            self.bad(1, "replay", "edited", "--verify", says=f"edited:{number + 1}: ")

    def test_data_files(self):
        """A folder given with --data may hold anything."""
        os.makedirs(self.path("data/drill/scenarios"))
        for body in (b"", b"\0", b"title\n", b'title "x"\n', b"side red\n" * 10, b"x" * 5000, b'title "\n',
                     b'title "T"\nside red "R"\nside blue "B"\nturns 99999999999\nposts 5\n',
                     b'title "T"\nside red "R"\nside blue "B"\nturns 8\nposts 1000\n',
                     bytes(range(256)) * 10):
            self.write("data/drill/scenarios/bad.txt", body)
            self.bad(2, "new", "drill", "bad", "--data", "data", says="")
            self.bad(2, "scenarios", "drill", "--data", "data")
        self.write("data/drill/scenarios/bad.txt", b'title "T"\nside red "R"\nside blue "B"\nturns 8\nposts 5\n')
        self.good("new", "drill", "bad", "--data", "data")
        self.bad(2, "games", "--data", "nowhere", says="nowhere")

    def test_fixtures(self):
        for body in (b"\0", b"case\n", b'case "x"\n', b"clause\n", b"| x\n", b"x" * 5000,
                     b'game drill\ncase "x"\n' + b"play march\n" * 100):
            self.write("odd.t", body)
            self.assertIn(self.run_it("check", "odd.t").status, (1, 2))
        position = b"| day 1\n| section red 1 0 0\n| section blue 0 0 2\n| frame act red\n"
        body = b'clause DRL-5\ngame drill\ncase "x"\n' + position + b"play march\nplay fire\n"
        self.write("due.t", body + b"odds march => 1\n")
        self.assertIn('dice are due before anybody can do "march"', self.run_it("check", "due.t").out)
        self.write("other.t", body + b"dice 4\nholds section red 3 0 0\n")
        self.assertIn("does not hold the line \"section red 3 0 0\", but: section red 1 0 0",
                      self.run_it("check", "other.t").out)

    def test_arguments(self):
        self.bad(2, "show", "x" * 5000)
        self.bad(2, "rules", "x" * 5000)
        self.bad(2, "new", "drill", "x" * 5000)
        self.bad(2, "new", "drill", "--option", "x" * 5000)
        self.good("new", "drill", "-o", "new.record")
        self.bad(2, "apply", "new.record", "x" * 5000)
        self.bad(1, "apply", self.finished(), "x" * 5000)
        self.bad(2, "new", "drill", *["-o", "x"] * 100)


cli.main()
