"""The review of a match: nothing of it before the end; then the same as `report --review` makes of the record."""
import json
import subprocess
import tempfile
import time

import harness
from harness import Server, persons, run


def reviewed(s, match, token=None):
    """The finished review; asked for again and again, as a page does."""
    deadline = time.monotonic() + harness.PATIENCE
    while True:
        got = s.get(f"matches/{match}/review", token)
        if got["done"] == 1:
            return got
        assert 0 <= got["done"] < 1 and set(got) == {"entry", "done"}, got
        assert time.monotonic() < deadline, "the review is never finished"
        time.sleep(0.1)


def from_record(s, match, token):
    with tempfile.NamedTemporaryFile("wb", suffix=".record") as record:
        record.write(s.raw("GET", f"/api/matches/{match}/record", token=token)[2])
        record.flush()
        words = subprocess.run([harness.BINARY, "report", record.name, "--review", "--json"], stdout=subprocess.PIPE, check=True)
    return json.loads(words.stdout)["review"]


def test_nothing_before_the_end():
    """Not for players, not for spectators, whether the game has secrets or not."""
    with Server("--rate", "0") as s:
        for game in ("drill", "trenches-of-valor", "trench-warfare"):
            match, tokens, made = s.create(game, seats=persons(2))
            for _ in range(3):
                for token in (*tokens, made["spectator"]):
                    answer = s.get(f"matches/{match}/review", token, expect=403)
                    assert set(answer) <= {"error", "clause"}, answer
                s.step(match, tokens)
            s.get(f"matches/{match}/review", expect=401)
        s.get("matches/abcdefghij/review", expect=404)


def test_it_is_that_of_the_record():
    """Also after a resignation; and asked for again, it is there at once, for everybody."""
    with Server("--rate", "0") as s:
        for game, most in (("drill", 10000), ("trenches-of-valor", 30)):
            match, tokens, made = s.create(game, seats=persons(2))
            view = s.finish(match, tokens, most)
            if not view["over"]:
                s.post(f"matches/{match}/resign", {}, tokens[1])
            review = reviewed(s, match, tokens[0])
            assert s.get(f"matches/{match}/review", made["spectator"]) == review
            assert review["entry"] == s.get(f"matches/{match}", tokens[0])["entry"]
            assert review["points"][0]["entry"] == 0 and review["points"][-1]["entry"] == review["entry"]
            assert {k: v for k, v in review.items() if k not in ("entry", "done")} == from_record(s, match, tokens[0])
            if most == 30:
                assert review["result"] == [1, 0]
            s.restart()
            assert reviewed(s, match, tokens[1]) == review


def test_nobody_waits():
    """A review that nobody asks for any more comes to rest, and none keeps the server from ending."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trench-club", seats=persons(2))
        for _ in range(12):
            s.step(match, tokens)
        s.post(f"matches/{match}/resign", {}, tokens[0])
        assert s.get(f"matches/{match}/review", tokens[0])["done"] < 1
        deadline = time.monotonic() + harness.PATIENCE
        while json.loads(s.raw("GET", "/healthz")[2])["thinking"]:
            assert time.monotonic() < deadline, "it is worked on, and nobody waits"
            time.sleep(0.1)
        s.get(f"matches/{match}/review", tokens[0])  # and ends while it is worked on


def test_what_was_hidden_is_marked():
    """Eyes that see all are told what a side did not know then; a seat's own eyes are not."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trenches-of-valor", scenario="2-the-railway-salient", seats=persons(2))
        for _ in range(30):
            s.step(match, tokens)
        s.post(f"matches/{match}/resign", {}, tokens[0])
        marked = 0
        for at in (5, 20, 30):
            everything = s.get(f"matches/{match}/replay", tokens[0], at=at, **{"as": "all"})["scene"]["tokens"]
            own = s.get(f"matches/{match}/replay", tokens[0], at=at)["scene"]["tokens"]
            known = {t["id"]: t for t in own if not t.get("hidden")}
            for t in everything:
                marked += t.get("secret", False)
                assert t.get("secret") or t.get("hidden") or known[t["id"]].get("picture") == t.get("picture"), t
            assert not any("secret" in t for t in own)
        assert marked
        steps = s.get(f"matches/{match}/steps", tokens[0], after=0, start=1, **{"as": "all"})
        assert any(t.get("secret") for step in steps["steps"] for t in step["tokens"])


run(globals())
