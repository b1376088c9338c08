"""Programs in seats: only those that the operator names (--bot), and what they do wrong stops no match. And levels with a budget."""
import os
import sys
import time

from harness import PATIENCE, Server, run

BOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/seat_bot.py")
PYTHON = sys.executable or "python3"
MINE = ("--bot", f"mine={PYTHON} {BOT} march")


def seats(level):
    return [{"who": "person", "name": "Anna"}, {"who": "computer", "level": level}]


def moved(s, match, token, after=1):
    """Waits until the computer, to decide after so many entries, has decided."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        view = s.get(f"matches/{match}", token)
        if view["entry"] > after:
            return view
        time.sleep(0.05)
    raise AssertionError("the computer has not decided")


def begin(s, level):
    match, (red, _), _ = s.create(seats=seats(level))
    view = s.get(f"matches/{match}", red)
    s.post(f"matches/{match}/act", {"action": "pack 1", "seq": view["seq"]}, red)
    return match, red


def test_a_named_program_plays():
    with Server(*MINE) as s:
        assert "mine" in s.get("games")[0]["levels"]
        match, red = begin(s, "mine")
        assert moved(s, match, red)["seats"][1]["level"] == "mine"


def test_nobody_else_starts_one():
    with Server(*MINE) as s:
        for level in ("exec:id", "exec:mine", "mine=id", "mine "):
            status, answer = s.call("POST", "matches", {"game": "drill", "seats": seats(level)})
            assert status == 422 and answer["error"], (level, status, answer)


def test_a_program_that_fails():
    for command in ("exit 3", "sleep 60", "yes dance"):
        with Server("--bot", f"mine={command}") as s:
            match, red = begin(s, "mine")
            moved(s, match, red)


def test_a_program_that_is_gone():
    """The operator no longer allows it: the match goes on at the usual level."""
    with Server(*MINE) as s:
        match, red = begin(s, "mine")
        moved(s, match, red)
        s.flags = ()
        s.restart()
        view = s.get(f"matches/{match}", red)
        s.post(f"matches/{match}/act", {"action": "march", "seq": view["seq"]}, red)
        moved(s, match, red, after=3)


def test_a_budget():
    with Server() as s:
        match, red = begin(s, "hard@50")
        assert moved(s, match, red)["seats"][1]["level"] == "hard@50"
        for level in ("random@5", "easy@0", "easy@x", "easy@10000000000"):
            status, answer = s.call("POST", "matches", {"game": "drill", "seats": seats(level)})
            assert status in (400, 422) and answer["error"], (level, status, answer)


run(globals())
