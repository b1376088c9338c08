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


def decide(s, match, tokens, seat):
    """The seat that is to decide, which is this one, does so once. What its clock shows before and after."""
    view = s.get(f"matches/{match}", tokens[0])
    assert view["to_move"] == seat, (view["to_move"], seat)
    s.step(match, tokens)
    return view["clock"]["left"], s.get(f"matches/{match}", tokens[0])["clock"]["left"]


SECONDS, SLACK = 600, 60000  # more than a slow machine takes for all of a test, in ms


def test_an_addition_for_each_move():
    """A seat gains it whenever the move passes to it, but for its first; a restart and the time of day change nothing."""
    with Shifted() as s:
        match, tokens, _ = s.create(seats=persons(2), clock={"minutes": MINUTES, "add": SECONDS})
        clock = s.get(f"matches/{match}", tokens[0])["clock"]
        assert (clock["minutes"], clock["add"], clock["left"]) == (MINUTES, SECONDS, [MINUTES * 60000] * 2), clock
        full, gained = MINUTES * 60000, SECONDS * 1000
        decide(s, match, tokens, 0)
        s.set(HOUR)
        left = decide(s, match, tokens, 1)[1]
        assert full + gained - SLACK < left[0] <= full + gained, left  # red decides again
        assert full - SLACK < left[1] <= full, left  # blue had its first move
        s.restart()
        left = s.get(f"matches/{match}", tokens[0])["clock"]["left"]
        assert full + gained - SLACK < left[0] <= full + gained and left[1] <= full, left
        left = decide(s, match, tokens, 0)[1]
        assert full + gained - SLACK < left[1] <= full + gained, left


def test_taking_back_gains_nothing():
    with Shifted() as s:
        match, tokens, _ = s.create(seats=persons(2), clock={"minutes": MINUTES, "add": SECONDS})
        most = MINUTES * 60000 + SECONDS * 1000
        for _ in range(2):
            decide(s, match, tokens, 0)
            decide(s, match, tokens, 1)
        for _ in range(3):
            before = s.get(f"matches/{match}", tokens[0])["clock"]["left"]
            s.post(f"matches/{match}/takeback", {"answer": "yes"}, tokens[1])
            s.post(f"matches/{match}/takeback", {"answer": "yes"}, tokens[0])
            view = s.get(f"matches/{match}", tokens[0])
            assert view["to_move"] == 1 and view["clock"]["left"][1] <= before[1], view["clock"]
            decide(s, match, tokens, 1)
        assert view["clock"]["left"][1] <= most, view["clock"]


def test_days_for_a_move():
    """Every move has all of them again; while the server is down they do not run."""
    with Shifted() as s:
        match, tokens, _ = s.create(seats=persons(2), clock={"days": 3})
        clock = s.get(f"matches/{match}", tokens[0])["clock"]
        full = 3 * 24 * HOUR * 1000
        assert clock["days"] == 3 and "minutes" not in clock and clock["left"] == [full, full], clock
        decide(s, match, tokens, 0)
        s.kill()
        s.set(2 * 24 * HOUR)
        s.start()
        time.sleep(0.3)
        used = s.get(f"matches/{match}", tokens[0])["clock"]["left"][1]
        assert full - SLACK < used < full, used
        decide(s, match, tokens, 1)
        decide(s, match, tokens, 0)
        again = s.get(f"matches/{match}", tokens[0])["clock"]["left"][1]
        assert again > used and again <= full, (again, used)
        s.post(f"matches/{match}/resign", {}, tokens[0])
        rematch = s.post(f"matches/{match}/rematch", {}, tokens[0])["match"]
        assert s.get(f"matches/{rematch}", tokens[0])["clock"]["days"] == 3


def test_clocks_that_make_no_sense():
    with Shifted() as s:
        for clock in ({"add": 5}, {"minutes": 5, "days": 1}, {"days": 1, "add": 5}, {"days": 61}, {"days": -1},
                      {"minutes": 5, "add": 3601}, {"minutes": "5"}):
            why = s.post("matches", {"game": "drill", "seats": persons(2), "clock": clock}, expect=400)
            assert why["error"], clock
        _, _, made = s.create(seats=[{"who": "person"}, {"who": "open"}], clock={"minutes": 5, "add": 10}, public=True)
        (card,) = s.get("matches")
        assert card["clock"] == {"minutes": 5, "add": 10}, card


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
