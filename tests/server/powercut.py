"""Power cuts under load: what a server has synced is there afterwards; of what it wrote since, any part may be missing. Nothing that
was acknowledged is lost, and no match is damaged.

The server runs with lossy.c preloaded, which notes every change of a file. After the process was killed the files are brought into
a state that a power cut could have left them in: changes that were not synced are lost, kept, or torn at the sectors of the disk,
each by itself, in whatever order they were made.

usage: powercut.py SANDTABLE LOSSY [CUTS [SEED]] - without a number, a few cuts; `make soak` asks for 200.
"""
import os
import pathlib
import random
import shutil
import signal
import struct
import subprocess
import sys
import tempfile

from harness import Server, own_address
from storm import Storm

LOSSY = str(pathlib.Path(sys.argv[2]).resolve())
CUTS = int(sys.argv[3]) if len(sys.argv) > 3 else 8
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 30)
LIVES = (20, 200, 1000, 3000)  # changes and syncs of a server until the cut, at most
HEAD = struct.Struct("=6Q")


class Change:
    """A write, or a truncation."""

    def __init__(self, kind, at, size, was, new):
        self.kind, self.at, self.size, self.was, self.new = kind, at, size, was, new

    def undo(self, f):
        f.seek(self.at)
        f.write(self.was)
        f.truncate(self.size)

    def redo(self, f, keep):
        """keep(sector of the file): does it reach the disk?"""
        if self.kind == "T":
            f.truncate(self.at)
            return
        at = self.at
        while at < self.at + len(self.new):
            end = min(at - at % keep.sector + keep.sector, self.at + len(self.new))
            if keep():
                f.seek(at)
                f.write(self.new[at - self.at:end - self.at])
            at = end


class Luck:
    """Which unsynced changes reach the disk: none, all but a few, any; whole, or torn at the sectors."""

    def __init__(self, rng):
        self.rng, self.share, self.sector = rng, rng.choice((0, 0.1, 0.5, 0.9)), rng.choice((512, 4096, 1 << 40))

    def __call__(self):
        return self.rng.random() < self.share


class Disk:
    """What the journal of a server says: changes not yet synced, by file, and names not yet synced."""

    def __init__(self, journal):
        self.changes, self.path, self.made, self.removed = {}, {}, [], []
        for kind, inode, at, size, was, new in records(journal):
            if kind in "WT":
                self.changes.setdefault(inode, []).append(Change(kind, at, size, was, new))
            elif kind == "N":
                self.path[inode] = new.decode()
            elif kind == "S":
                self.changes.pop(inode, None)
            elif kind == "D":
                self.made, self.removed = [], []
            elif kind == "C":
                self.path[inode] = new.decode()
                self.made.append(new.decode())
            elif kind == "U":
                self.changes.pop(inode, None)
                self.removed.append((new.decode(), was))

    def cut(self, rng):
        """The power is gone: the files as they are found afterwards. How many changes were lost or torn?"""
        luck, touched = Luck(rng), 0
        for inode, changes in self.changes.items():
            if not os.path.exists(self.path[inode]):
                continue
            with open(self.path[inode], "r+b") as f:
                for change in reversed(changes):
                    change.undo(f)
                for change in changes:
                    change.redo(f, luck)
            touched += len(changes)
        for path in self.made:
            if os.path.exists(path) and not luck():
                os.unlink(path)
        for path, was in self.removed:
            if not os.path.exists(path) and not luck():
                with open(path, "wb") as f:
                    f.write(was)
        return touched


def records(journal):
    """The records that are complete; the last one may not be."""
    with open(journal, "rb") as f:
        bytes_ = f.read()
    at = 0
    while at + HEAD.size <= len(bytes_):
        kind, inode, offset, size, was, new = HEAD.unpack_from(bytes_, at)
        at += HEAD.size + was + new
        if at > len(bytes_):
            return
        yield chr(kind), inode, offset, size, bytes_[at - was - new:at - new], bytes_[at - new:at]


def scramble(path, rng):
    """What is shared in memory is no more than that: after a power cut it is anything."""
    if os.path.exists(path):
        with open(path, "r+b") as f:
            f.write(rng.randbytes(os.path.getsize(path)))


class Machine:
    """A server whose power is cut, again and again."""

    def __init__(self, rng, **env):
        self.rng = rng
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="sandtable-test-"))
        self.journal = self.folder + ".journal"
        self.env = {"LD_PRELOAD": LOSSY, "LOSSY_FOLDER": self.folder, "LOSSY_JOURNAL": self.journal, **env}
        self.server = Server("--rate", "0", "--host", own_address(), store=os.path.join(self.folder, "matches.db"), env=self.env)
        self.unsynced = 0

    def start(self, life):
        """Did the server come up? It may live for so many changes and syncs; 0: for ever."""
        self.server.env.update(self.env, LOSSY_LIFE=str(life))
        try:
            self.server.start()
        except AssertionError:
            assert self.server.kill() == -signal.SIGKILL, "the server does not start on what a cut has left"
            return False
        return True

    def lose(self):
        """The server was killed: of what it had not synced something is lost."""
        self.unsynced += Disk(self.journal).cut(self.rng)
        scramble(self.server.store + "-shm", self.rng)

    def cut(self):
        """Waits a while until the server has killed itself, and starts it again on what is left."""
        try:
            self.server.process.wait(self.rng.random() * 4)
        except subprocess.TimeoutExpired:
            pass  # it has not had so much to do
        self.server.kill()
        self.lose()
        while not self.start(self.rng.randrange(2, self.rng.choice(LIVES))):
            self.lose()

    def mend(self):
        """From now on the power stays."""
        self.server.kill()
        self.lose()
        assert self.start(0)

    def __enter__(self):
        return self

    def __exit__(self, kind, *rest):
        self.server.__exit__(kind, *rest)
        shutil.rmtree(self.folder)
        os.unlink(self.journal)


def cuts(count, seed, **env):
    rng = random.Random(seed)
    with Machine(rng, **env) as machine:
        storm = Storm(machine.server, seed)
        for _ in range(count):
            machine.cut()
            storm.check()
        machine.mend()
        checked, lines = storm.end()
    print(f"{count} power cuts, {machine.unsynced} changes at stake, {checked} matches, {lines} lines acknowledged, none lost"
          f" (seed {seed})")


def births(seed):
    """A new store is cut off after its first change, its second, and so on until the server is up: it starts on whatever is left."""
    for life in range(1, 1000):
        with Machine(random.Random(seed + life)) as machine:
            machine.server.kill()
            for name in os.listdir(machine.folder):
                os.unlink(os.path.join(machine.folder, name))
            was_up = machine.start(life)
            if was_up:
                machine.server.kill()
            machine.lose()
            assert machine.start(0)
        if was_up:
            print(f"{life} power cuts of a new store, each one change later: it always starts again")
            return


def without_syncs(count, seed):
    """The same without the syncs of the log: the test finds what is lost."""
    try:
        cuts(count, seed, LOSSY_DEAF="-wal")
    except AssertionError as e:
        print(f"without syncs something is lost: {str(e)[:100]}")
        return
    raise SystemExit("the log is not synced, and nothing is found missing: this test finds nothing")


births(SEED)
cuts(CUTS, SEED)
without_syncs(20, SEED)
print("3 passed, 0 failed")
