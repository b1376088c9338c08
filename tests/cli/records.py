"""Records outlive the data they were played with: files of one's own travel with them, built-in ones are named by hash."""
import os
import re
import stat
import sys
import threading

import cli

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
sys.path.insert(0, os.path.join(ROOT, "tools"))
import archive  # noqa: E402

MINE = 'title "Mine"\nside red "Red"\nside blue "Blue"\nturns 9\nposts 7\n'


class Records(cli.Case):
    def mine(self, text, folder="mine"):
        os.makedirs(self.path(f"{folder}/drill/scenarios"), exist_ok=True)
        self.write(f"{folder}/drill/scenarios/mine.txt", text)

    def played(self, scenario, *flags):
        self.good("watch", "drill", scenario, "--seat=red=random", "--seat=blue=random", "--seed", "4",
                  "--record", "game.record", *flags)
        return self.read("game.record")

    def test_own_scenario_travels(self):
        """A friend without the folder reads, verifies and plays it; so does its author after tuning it."""
        self.mine(MINE)
        record = self.played("mine", "--data", "mine")
        self.assertIn(f"\nfile drill/scenarios/mine.txt {archive.source_hash(MINE.encode())}\n| title \"Mine\"\n", record)
        report = self.good("replay", "game.record", "--verify").out
        self.assertIn("check digits and sum are right.", report)
        self.mine(MINE.replace("posts 7", "posts 3"))
        self.assertEqual(self.good("replay", "game.record", "--verify", "--data", "mine").out, report)
        self.assertEqual(self.good("apply", "game.record", "--data", "mine").out, record)
        os.remove(self.path("mine/drill/scenarios/mine.txt"))
        self.assertEqual(self.good("apply", "game.record", "--data", "mine").out, record)
        self.assertIn("Red", self.good("show", "game.record", "--at", "3").out)

    def test_engine_and_play_go_on(self):
        self.mine(MINE)
        self.good("new", "drill", "mine", "--data", "mine", "--seed", "1", "-o", "new.record")
        self.good("apply", "new.record", "pack 1", "-o", "now.record")
        self.assertIn("\n| posts 7\n", self.read("now.record"))
        answer = self.good("engine", given=f"load\n{self.read('now.record')}.\nrecord\nquit\n").out
        self.assertIn(self.read("now.record"), answer)

    def test_a_pipe_is_written_into(self):
        """A pipe or a device (/dev/null) that is named as output is not replaced by a file."""
        os.mkfifo(self.path("pipe"))
        got = []
        reader = threading.Thread(target=lambda: got.append(self.read("pipe")))
        reader.start()
        self.good("new", "drill", "--seed", "1", "-o", "pipe")
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path("pipe")).st_mode))
        reader.join(10)
        self.assertEqual(got, [self.good("new", "drill", "--seed", "1").out])

    def test_changed_by_hand(self):
        self.mine(MINE)
        record = self.played("mine", "--data", "mine")
        self.write("x.record", record.replace("| posts 7", "| posts 8"))
        for verb in (["replay"], ["replay", "--verify"], ["show"], ["apply", "-o", "out.record"]):
            self.bad(1 if "--verify" in verb else 2, verb[0], "x.record", *verb[1:], says="somebody changed it")
        self.assertNotIn("out.record", self.files())
        self.write("x.record", re.sub(r"(?m)^(file \S+) \S+", r"\1", record.replace("| posts 7", "| posts 8")))
        self.bad(1, "replay", "x.record", "--verify")  # the hash may be left out, but not what the digits say

    def test_built_in_file_is_named(self):
        """It is found under the one that hides it in --data; when it cannot be found, a sentence says what changed."""
        record = self.played("2-sections")
        name = "drill/scenarios/2-sections.txt"
        with open(os.path.join(ROOT, "data", name), "rb") as f:
            original = f.read()
        was = archive.source_hash(original)
        self.assertIn(f"\ndata {name} {was}\n", record)
        os.makedirs(self.path("mine/drill/scenarios"))
        self.write(f"mine/{name}", MINE)
        self.good("replay", "game.record", "--verify", "--data", "mine")
        self.write("x.record", record.replace(was, "0123456789abcdef"))
        self.bad(2, "replay", "x.record", "--data", "mine",
                 says=f"{name} has changed since (01234567 then, {archive.source_hash(MINE.encode())[:8]} now)")
        os.makedirs(self.path("mine/archive/drill/scenarios"))
        lost = original.replace(b"Two sections", b"Lost sections")
        self.write("y.record", record.replace(was, archive.source_hash(lost)))
        self.bad(2, "replay", "y.record", "--data", "mine", says="has changed since")
        self.write(f"mine/archive/{name}@{archive.source_hash(lost)}", lost)
        self.assertIn("Lost sections", self.good("replay", "y.record", "--data", "mine").out)
        self.assertIn('\n| title "Lost sections"\n', self.good("apply", "y.record", "--data", "mine").out)

    def test_golden_names_what_is_there(self):
        """The program and tools/archive.py agree on the hash of every file that a golden record names."""
        names = {}
        for file in sorted(os.listdir(os.path.join(ROOT, "tests/golden"))):
            if file.endswith(".record"):
                with open(os.path.join(ROOT, "tests/golden", file), encoding="utf-8") as f:
                    names.update(re.findall(r"(?m)^data (\S+) (\S+)$", f.read()))
        self.assertGreater(len(names), 15)
        for name, was in names.items():
            kept = os.path.join(ROOT, "data/archive", f"{name}@{was}")
            with open(kept if os.path.exists(kept) else os.path.join(ROOT, "data", name), "rb") as f:
                self.assertEqual(archive.source_hash(f.read()), was, name)


cli.main()
