"""Matches of older rules: they go on where the rules still play them, and where not, say why and give their record."""
import sqlite3
import subprocess

import harness
from harness import Server, persons, run

GAME, SCENARIO, SINCE = "valor-and-victory", "1-first-patrol", 3  # the oldest rules that still play the same


def set_rules(s, match, version):
    s.kill()
    store = sqlite3.connect(s.store)
    store.execute("update match set rules = ? where id = ?", (version, match))
    store.commit()
    store.close()
    s.start()


def play(s, match, tokens, moves):
    for _ in range(moves):
        s.step(match, tokens)


def test_older_rules_that_still_play_the_same():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(GAME, persons(2), scenario=SCENARIO)
        play(s, match, tokens, 10)
        before = s.get(f"matches/{match}", tokens[0])["entry"]
        set_rules(s, match, SINCE)
        assert s.get(f"matches/{match}", tokens[0])["entry"] == before
        play(s, match, tokens, 3)


def test_rules_that_are_gone():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trench-warfare", persons(2))
        play(s, match, tokens, 8)
        s.post(f"matches/{match}/undo", {}, tokens[1])
        play(s, match, tokens, 4)
        whole = s.raw("GET", f"/api/matches/{match}/record", token=tokens[0])[2].decode()
        set_rules(s, match, 999)
        answer = s.get(f"matches/{match}", tokens[0], expect=410)
        assert "version 999 of the rules" in answer["error"] and answer["record"] is True
        s.get(f"matches/{match}", expect=401)
        s.get(f"matches/{match}/record", expect=401)
        s.post(f"matches/{match}/act", {"seq": 1, "action": "x"}, tokens[0], expect=410)
        status, _, raw = s.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
        assert status == 200 and moves(raw.decode()) == moves(whole), raw
        code, words = plays(raw)
        assert code != 0 and "999" in words
        code, words = plays(raw.replace(b"rules 999", f"rules {rules_of(whole)}".encode()))
        assert code == 0, words  # a program that has the rules plays it


def plays(record):
    """What `sandtable replay` says of a record that nothing seals."""
    done = subprocess.run([harness.BINARY, "replay", "-"], input=record, capture_output=True, timeout=harness.PATIENCE)
    return done.returncode, (done.stdout + done.stderr).decode()


def rules_of(record):
    return next(line.split()[1] for line in record.splitlines() if line.startswith("rules "))


def moves(record):
    """The moves alone, without check digits and the sides of dice."""
    lines = record.split("\nmoves\n")[1].splitlines()
    return [" ".join(w for w in line.split() if not w.startswith("~") and w != "d6") for line in lines if line[:1].isdigit()]


def test_secrets_of_a_match_that_is_gone():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        play(s, match, tokens, 3)
        set_rules(s, match, 999)
        assert s.get(f"matches/{match}", tokens[0], expect=410)["record"] is False
        s.get(f"matches/{match}/record", tokens[0], expect=403)


run(globals())
