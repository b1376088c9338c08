"""What the black-box tests of the command line share. Each test file is run as `FILE.py SANDTABLE`."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1])


class Answer:
    """What came back: exit status, standard output, standard error."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    def json(self):
        return json.loads(self.out)


class Case(unittest.TestCase):
    """Runs the program in a folder of its own that is empty at first."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="sandtable-test-")
        self.addCleanup(shutil.rmtree, self.folder)

    def run_it(self, *arguments, given=b""):
        if isinstance(given, str):
            given = given.encode()
        done = subprocess.run([PROGRAM, *arguments], input=given, cwd=self.folder, timeout=120,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        return Answer(done.returncode, done.stdout.decode("utf-8", "replace"),
                      done.stderr.decode("utf-8", "replace"))

    def good(self, *arguments, given=b""):
        """Status 0 and nothing on standard error."""
        answer = self.run_it(*arguments, given=given)
        self.assertEqual((answer.status, answer.err), (0, ""), arguments)
        return answer

    def bad(self, status, *arguments, given=b"", says=""):
        """That status and one line `sandtable: ...` on standard error, with these words in it."""
        answer = self.run_it(*arguments, given=given)
        self.assertEqual(answer.status, status, (arguments, answer.out, answer.err))
        self.assertRegex(answer.err, r"\Asandtable: [^\n]+\n\Z", arguments)
        self.assertLess(len(answer.err), 600)
        self.assertIn(says, answer.err)
        return answer

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, body):
        with open(self.path(name), "wb") as f:
            f.write(body if isinstance(body, bytes) else body.encode())
        return name

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as f:
            return f.read()

    def files(self):
        return sorted(os.listdir(self.folder))

    def finished(self, name="game.record", game="drill", seed="1"):
        """The record of a whole game that the computer played at random."""
        seats = [f"--seat={side}=random" for side in self.sides(game)]
        self.good("watch", game, *seats, "--seed", seed, "--record", name)
        return name

    def sides(self, game):
        return self.good("scenarios", game, "--json").json()[0]["sides"]


def games():
    out = subprocess.run([PROGRAM, "games", "--json"], stdout=subprocess.PIPE, check=True).stdout
    return [game["id"] for game in json.loads(out)]


def main():
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
