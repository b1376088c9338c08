"""Game clocks when the time of day is set, forward or back, while the server runs, between two runs, or both.

Run with a second argument: the library that shifts the server's time of day (shim_clock.c)."""
import os
import sys
import time

import harness
from harness import Events, Server, persons, run

HOUR = 3600
SHIM = os.path.abspath(sys.argv.pop(2))
harness.ONLY = sys.argv[2:]
MINUTES = 30


class Shifted(Server):
    """A server whose time of day can be set."""

    def start(self):
        self.file = self.store + ".shift"
        if not os.path.exists(self.file):
            self.set(0)
        os.environ.update(LD_PRELOAD=SHIM, SHIM_CLOCK=self.file, ASAN_OPTIONS="verify_asan_link_order=0")
        super().start()
        del os.environ["LD_PRELOAD"]

    def set(self, seconds):
        with open(self.file + ".new", "w") as out:
            out.write(str(seconds))
        os.rename(self.file + ".new", self.file)


def begin(s):
    """A match with clocks in which blue is to decide."""
    match, tokens, _ = s.create(seats=persons(2), clock={"minutes": MINUTES})
    s.step(match, tokens)
    return match, tokens


def check(s, match, token, began):
    """Blue has used no more than the time that has really passed, and the clock runs."""
    view = s.get(f"matches/{match}", token)
    left = view["clock"]["left"][1]
    real = (time.monotonic() - began) * 1000 + 1500  # and what a sign of life of each second leaves open
    assert not view["over"] and view["clock"]["running"] == 1, view["log"]
    assert MINUTES * 60000 - real <= left <= MINUTES * 60000, (left, real)
    return left


def test_set_while_it_runs():
    for jump in (HOUR, -HOUR):
        with Shifted() as s:
            began = time.monotonic()
            match, tokens = begin(s)
            s.set(jump)
            time.sleep(0.6)  # two turns of the server at least
            first = check(s, match, tokens[0], began)
            time.sleep(0.3)
            assert check(s, match, tokens[0], began) < first, "the clock stands still"


def test_set_while_it_runs_then_restarted():
    for jump in (HOUR, -HOUR):
        with Shifted() as s:
            began = time.monotonic()
            match, tokens = begin(s)
            s.set(jump)
            time.sleep(0.6)
            s.restart()
            check(s, match, tokens[0], began)
            s.set(0)
            time.sleep(0.6)
            s.restart()
            check(s, match, tokens[0], began)
            s.step(match, tokens)
            assert s.get(f"matches/{match}", tokens[0])["clock"]["running"] == 0


def test_set_while_it_is_down():
    for jump in (HOUR, -HOUR):
        with Shifted() as s:
            began = time.monotonic()
            match, tokens = begin(s)
            s.kill()
            s.set(jump)
            s.start()
            first = check(s, match, tokens[0], began)
            time.sleep(0.3)
            assert check(s, match, tokens[0], began) < first, "the clock stands still"
            s.post(f"matches/{match}/chat", {"text": "x"}, tokens[0])
            assert s.get(f"matches/{match}", tokens[0])["chat"][-1]["at"] > 0


def test_limits_and_pings_go_on():
    with Shifted() as s:
        match, tokens = begin(s)
        s.set(-HOUR)
        time.sleep(0.6)
        s.get("games")
        e = Events(s, match, tokens[0])
        e.update()
        s.step(match, tokens)
        e.update(s.get(f"matches/{match}", tokens[0])["seq"])
        e.close()


run(globals())
