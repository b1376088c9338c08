"""Players who make moves as fast as they can and remember what was acknowledged, for tests that end the server under them."""
import http.client
import random
import threading

import harness
from harness import persons, replay

PLAYERS = 6
GAMES = ("drill", "trench-warfare", "trenches-of-valor")
TROUBLE = (OSError, http.client.HTTPException, ValueError)  # what a client sees when the server dies


class Player(threading.Thread):
    """Plays one match after another, both seats, and remembers what was acknowledged."""

    def __init__(self, server, seed):
        super().__init__(daemon=True)
        self.server, self.random = server, random.Random(seed)
        self.wanted, self.acknowledged, self.matches, self.wrong = True, {}, {}, None

    def run(self):
        while self.wanted:
            try:
                self.play()
            except TROUBLE:
                continue
            except AssertionError as e:
                if " 503" not in str(e) and self.wanted:
                    self.wrong = e
                    return

    def play(self):
        match, tokens, _ = self.server.create(self.random.choice(GAMES), persons(2))
        self.matches[match] = tokens
        self.acknowledged[match] = 0
        while self.wanted:
            try:
                view = self.server.get(f"matches/{match}", tokens[0])
                assert view["seq"] >= self.acknowledged[match], f"{match}: {view['seq']} < {self.acknowledged[match]}"
                if view["over"]:
                    return
                mover = view["to_move"]
                view = self.server.get(f"matches/{match}", tokens[mover])
                action = self.random.choice(view["legal"])["action"]
                status, answer = self.server.call("POST", f"matches/{match}/act",
                                                  {"seq": view["seq"], "action": action}, tokens[mover])
                if status == 200:
                    self.acknowledged[match] = answer["seq"]
                else:
                    assert status in (409, 503), (status, answer)
            except TROUBLE:
                continue  # the server is down for a moment; the match goes on afterwards


def check_all(server, players):
    """After everything: every match is there, complete up to what was acknowledged, and its record verifies."""
    checked = 0
    for player in players:
        for match, tokens in player.matches.items():
            view = server.get(f"matches/{match}", tokens[0])
            assert view["seq"] >= player.acknowledged[match], (match, view["seq"], player.acknowledged[match])
            if not view["over"]:
                server.post(f"matches/{match}/resign", {}, tokens[0])
            assert server.get(f"matches/{match}/verify", tokens[0])["verified"]
            checked += 1
            if checked % 20 == 1:  # and now and then by the command line too
                _, _, record = server.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
                code, words = replay(record)
                assert code == 0, words
    return checked


class Storm:
    """Several players at one server."""

    def __init__(self, server, seed):
        self.server = server
        self.players = [Player(server, seed + i) for i in range(PLAYERS)]
        for p in self.players:
            p.start()

    def check(self):
        """Nobody has found anything wrong so far."""
        for p in self.players:
            assert not p.wrong, p.wrong
            assert p.is_alive()

    def end(self):
        """The players stop, and every match is looked at: (matches, lines that were acknowledged)."""
        for p in self.players:
            p.wanted = False
        for p in self.players:
            p.join(harness.PATIENCE)
            assert not p.wrong, p.wrong
        return check_all(self.server, self.players), sum(sum(p.acknowledged.values()) for p in self.players)
