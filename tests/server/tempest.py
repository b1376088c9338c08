"""Everything at once over real sockets: players of every game who act, take back, hand over, fork, ask and resign; streams that
are read, not read or cut; connections that are cut in the middle of a question; garbage. Tables leave memory after a second.

No answer is worse than a refusal with a sentence; at the end every match that was made can be looked at and replayed, and the
server ends by itself with status 0 (in a build with sanitizers: without a finding and without a leak).

usage: tempest.py SANDTABLE [SECONDS [SEED]] - a few seconds without a number; `make soak` asks for more.
"""
import collections
import http.client
import json
import random
import socket
import struct
import sys
import threading
import time
import urllib.parse

import harness
from harness import Server

SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 5
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
TABLES_MAX = 400  # known at one time; older ones are left alone
KEPT_AT_END = 60
WHO = ({"who": "person"}, {"who": "person"}, {"who": "computer", "level": "random"}, {"who": "open"})


class Wrong(Exception):
    """An answer that nobody should get."""


class World:
    """What all clients know: the server, its games, and the matches made so far with the tokens for them."""

    def __init__(self, server):
        self.server, self.lock = server, threading.Lock()
        self.games = server.get("games")
        self.tables = []  # (match, tokens)
        self.answers = collections.Counter()
        self.until = time.monotonic() + SECONDS

    def add(self, made):
        tokens = [seat["token"] for seat in made.get("seats", []) if seat.get("token")]
        tokens += [made[key] for key in ("token", "spectator") if made.get(key)]
        with self.lock:
            self.tables.append((made["match"], tokens))
            del self.tables[:-TABLES_MAX]

    def any_table(self, rng):
        with self.lock:
            match, tokens = rng.choice(self.tables) if self.tables else ("none", [])
        return match, rng.choice(tokens) if tokens else None

    def call(self, method, path, body, token):
        if not path.endswith("/record"):
            return self.server.call(method, path, body, token)
        status, _, words = self.server.raw("GET", "/api/" + path, token=token)
        return status, json.loads(words) if status >= 400 else {}

    def ask(self, method, path, body=None, token=None):
        """The answer, which is a refusal at worst."""
        status, answer = self.call(method, path, body, token)
        with self.lock:
            self.answers[status] += 1
        if status >= 500 and status != 503:
            raise Wrong(f"{method} {path} {body}: {status} {answer}")
        if status >= 400 and len(answer.get("error", "")) < 6:
            raise Wrong(f"{method} {path} {body}: {status} without a sentence: {answer}")
        return status, answer


class Client(threading.Thread):
    """Does one thing or another, again and again."""

    def __init__(self, world, seed):
        super().__init__(daemon=True)
        self.world, self.rng, self.wrong = world, random.Random(seed), None

    def run(self):
        while time.monotonic() < self.world.until and not self.wrong:
            try:
                self.work()
            except (OSError, http.client.HTTPException) as e:
                if self.world.server.process.poll() is not None:
                    self.wrong = e
            except Exception as e:  # whatever it is, it belongs into the report
                self.wrong = e


class Player(Client):
    """Makes matches, plays, and uses every right a seat has."""

    def work(self):
        if not self.world.tables or self.rng.random() < 0.15:
            self.create()
        match, token = self.world.any_table(self.rng)
        for _ in range(self.rng.randrange(1, 12)):
            self.play(match, token)
            if self.rng.random() < 0.4:
                self.something(match, token)

    def create(self):
        game = self.rng.choice(self.world.games)
        scenario = self.rng.choice(game["scenarios"])
        body = {"game": game["id"], "scenario": scenario["id"], "public": self.rng.random() < 0.3}
        if self.rng.random() < 0.2:
            body["hotseat"] = True
        else:
            body["seats"] = [self.rng.choice(WHO) for _ in scenario["sides"]]
        status, made = self.world.ask("POST", "matches", body)
        if status == 201:
            self.world.add(made)

    def play(self, match, token):
        status, view = self.world.ask("GET", f"matches/{match}", token=token)
        if status == 200 and view.get("legal"):
            action = self.rng.choice(view["legal"])["action"]
            if self.rng.random() < 0.2:
                question = self.rng.choice(("odds", "why")) + "?" + urllib.parse.urlencode({"action": action})
                self.world.ask("GET", f"matches/{match}/{question}", token=token)
            self.world.ask("POST", f"matches/{match}/act", {"seq": view["seq"], "action": action}, token)

    def something(self, match, token):
        pick = lambda *words: self.rng.choice(words)  # noqa: E731
        method, what, body = self.rng.choice((
            ("POST", "undo", {}),
            ("POST", "takeback", {"answer": pick("yes", "no")}),
            ("POST", "draw", {"answer": pick("yes", "no")}),
            ("POST", "handover", {"to": pick("computer", "me", "open", "link"), "level": "random"}),
            ("POST", "join", {"side": pick("red", "blue", "us", "german", "south")}),
            ("POST", "fork", {"at": self.rng.randrange(20)}),
            ("POST", "rematch", {}),
            ("POST", "chat", {"text": pick("hello", "\u200bx", "y" * 300)}),
            ("POST", "name", {"name": pick("Anna", "B <b>", "")}),
            ("POST", "standing", {"orders": pick("hold", "odds 30", "markers all", "ask")}),
            ("POST", "resign", {}) if self.rng.random() < 0.1 else ("GET", "luck", None),
            ("GET", "hint", None), ("GET", "hint", None), ("GET", "why?action=end", None),
            ("GET", f"replay?at={self.rng.randrange(40)}", None), ("GET", "log?before=20", None), ("GET", "verify", None),
            ("GET", "propose?at=10,10", None), ("GET", "sight?from=0503&to=0604", None), ("GET", "record", None),
        ))
        status, answer = self.world.ask(method, f"matches/{match}/{what}", body, token)
        if status == 201 and "match" in answer:
            self.world.add(answer)


def request(method, path, token, body=None):
    """The bytes of a request."""
    words = json.dumps(body) if body is not None else ""
    return (f"{method} /api/{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(words)}\r\n\r\n{words}").encode()


def cut(s):
    """The other end gets a reset."""
    s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    s.close()


class Cutter(Client):
    """Asks, and is gone before the answer is read."""

    def work(self):
        match, token = self.world.any_table(self.rng)
        method, what, body = self.rng.choice((("GET", "hint", None), ("GET", "events", None), ("GET", "record", None),
                                              ("POST", "undo", {}), ("POST", "chat", {"text": "gone"}), ("GET", "", None)))
        bytes_ = request(method, f"matches/{match}/{what}".rstrip("/"), token, body)
        s = self.world.server.socket()
        s.sendall(bytes_ if self.rng.random() < 0.8 else bytes_[:self.rng.randrange(len(bytes_))])
        if self.rng.random() < 0.5:
            time.sleep(self.rng.random() / 50)
        if self.rng.random() < 0.7:
            cut(s)
        else:
            s.close()


class Listener(Client):
    """Listens for a while: reads everything, or a byte now and then, or nothing."""

    def work(self):
        match, token = self.world.any_table(self.rng)
        s = self.world.server.socket()
        s.settimeout(0.2)
        s.sendall(request("GET", f"matches/{match}/events", token))
        block = self.rng.choice((0, 1, 4096))
        for _ in range(self.rng.randrange(1, 10)):
            try:
                if not block:
                    time.sleep(0.1)
                elif not s.recv(block):
                    break
            except TimeoutError:
                pass
        if self.rng.random() < 0.5:
            cut(s)
        else:
            s.close()


class Babbler(Client):
    """Sends what is no request, or one with a few bytes changed."""

    def work(self):
        match, token = self.world.any_table(self.rng)
        bytes_ = bytearray(request("POST", f"matches/{match}/act", token, {"seq": 3, "action": "end"}))
        if self.rng.random() < 0.3:
            bytes_ = bytearray(self.rng.randbytes(self.rng.randrange(1, 2000)))
        for _ in range(self.rng.randrange(6)):
            bytes_[self.rng.randrange(len(bytes_))] = self.rng.randrange(256)
        with self.world.server.socket() as s:
            s.settimeout(0.2)
            try:
                s.sendall(bytes_)
                s.recv(4096)
            except TimeoutError:
                pass


def look_back(world):
    """Every match is still there, and its record reads from beginning to end."""
    looked = 0
    for match, tokens in world.tables[-KEPT_AT_END:]:
        for token in tokens[:1]:
            assert world.ask("GET", f"matches/{match}", token=token)[0] in (200, 403, 401), match
            assert world.ask("GET", f"matches/{match}/verify", token=token)[0] < 500, match
            looked += 1
    return looked


def tempest():
    with Server("--rate", "0", "--idle", "1") as server:
        world = World(server)
        kinds = [Player] * 5 + [Cutter] * 2 + [Listener] * 4 + [Babbler] * 1
        clients = [kind(world, SEED + i) for i, kind in enumerate(kinds)]
        for c in clients:
            c.start()
        for c in clients:
            c.join(SECONDS + harness.PATIENCE)
            assert not c.is_alive(), f"{type(c).__name__} waits for ever"
            assert not c.wrong, f"{type(c).__name__} (seed {SEED}): {c.wrong!r}"
        looked = look_back(world)
        answers = ", ".join(f"{n} x {status}" for status, n in sorted(world.answers.items()))
        assert world.answers[200] > 0 and looked > 0, answers
        print(f"{SECONDS:g} s, seed {SEED}: {answers}; {looked} matches looked at again")


tempest()
print("1 passed, 0 failed")
