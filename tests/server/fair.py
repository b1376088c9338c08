"""The computer's time, over sockets: askers that go away, matches of computers alone, the end while it thinks. The order
of questions and the time each gets are in test_fair.c."""
import socket

from harness import Events, Server, persons, run

HARD = [{"who": "computer", "level": "hard"}] * 2


def ask_and_go(s, match, token):
    """Asks for a hint and hangs up before it can be answered."""
    k = s.socket()
    k.sendall(f"GET /api/matches/{match}/hint HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
    k.shutdown(socket.SHUT_RDWR)
    k.close()


def test_hints_whose_askers_have_gone():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trench-warfare", persons(2))
        mover = tokens[s.get(f"matches/{match}", tokens[0])["to_move"]]
        for _ in range(40):
            ask_and_go(s, match, mover)
        hint = s.get(f"matches/{match}/hint", mover)
        legal = [a["action"] for a in s.get(f"matches/{match}", mover)["legal"]]
        assert hint["action"] in legal, hint
        for _ in range(10):
            ask_and_go(s, match, mover)


def test_too_many_matches_of_computers_alone():
    with Server() as s:
        for _ in range(8):
            s.create("drill", HARD)
        refused = s.post("matches", {"game": "drill", "seats": HARD}, expect=429)
        assert "computers alone" in refused["error"], refused
        match, tokens, _ = s.create("drill", [{"who": "person"}, {"who": "computer"}])
        refused = s.post(f"matches/{match}/handover", {"to": "computer"}, tokens[0], expect=429)
        assert "computers alone" in refused["error"], refused


def test_the_end_while_many_computers_think():
    with Server("--rate", "0") as s:
        events = []
        for _ in range(12):
            match, _, made = s.create("trench-warfare", HARD)
            events.append(Events(s, match, made["spectator"]))
        thinking = events[0].wait(lambda kind, d: kind in ("update", "thinking") and d["thinking"], "a thought")["thinking"]
        assert thinking["budget"] <= 1500, thinking
        for e in events[:6]:
            e.close()


run(globals())
