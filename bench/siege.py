"""One address at its limits against a table of two honest players, for some minutes.

    python3 bench/siege.py SANDTABLE [MINUTES]

The server runs with its usual limits. Two players at addresses of their own play match after match of trench-warfare over live
streams. All that time another address does its worst with every connection it can get: requests that are never finished, answers
and streams that are never read, and every kind of question and post faster than it may. Reported: how long the honest players wait from a
post to the other's update, how much memory the server takes, and what the attacker was answered. It fails when an honest player is refused
anything; the goals, p99 under 100 ms and less than 300 MB, are for an idle machine."""
import collections
import http.client
import json
import multiprocessing
import os
import pathlib
import random
import socket
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tests" / "server"))
from harness import PATIENCE, Events, Server, persons  # noqa: E402

ATTACKER = "127.0.0.2"
PLAYERS = ("127.0.0.3", "127.0.0.4")
GAME = "trench-warfare"
THINK = 0.1  # seconds an honest player takes; without limits of its own it would be the load


class Player(Server):
    """The server as one address sees it."""

    def __init__(self, server, address):  # no process of its own
        self.host, self.port, self.address = server.host, server.port, address
        self.kept = None

    def socket(self):
        return socket.create_connection((self.host, self.port), timeout=PATIENCE, source_address=(self.address, 0))

    def connection(self):
        return http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE, source_address=(self.address, 0))

    def raw(self, method, path, body=None, headers=None, token=None):
        """Over one connection that is kept, as a browser does."""
        headers = dict(headers or {}, **({"Authorization": "Bearer " + token} if token else {}))
        for first in (True, False):
            self.kept = self.kept or self.connection()
            try:
                self.kept.request(method, path, body=body, headers=headers)
                answer = self.kept.getresponse()
                return answer.status, dict(answer.getheaders()), answer.read()
            except (OSError, http.client.HTTPException):
                self.kept.close()
                self.kept = None
                if not first:
                    raise


# --- the attacker: a process of its own, so that it does not slow down the clock of the others ---

def connect(port):
    c = socket.socket()
    c.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    c.settimeout(2)
    c.bind((ATTACKER, 0))
    c.connect(("127.0.0.1", port))
    return c


def crowd(port, count, words, drip):
    """Keeps so many connections open that say `words`, then a byte now and then where `drip` is set, and never read."""
    held = []
    while True:
        for c in held[:]:
            try:
                c.setblocking(False)
                if drip:
                    c.send(b" ")
                elif c.recv(1) == b"":  # a byte now and then is all that is read
                    raise ConnectionError
            except BlockingIOError:
                pass
            except OSError:
                c.close()
                held.remove(c)
        while len(held) < count:
            try:
                c = connect(port)
                held.append(c)
                c.sendall(words)
            except OSError:
                break
        time.sleep(2)


def hammer(port, asks, a_second, seen):
    """Asks one thing after the other over a connection that is kept, so many a second."""
    connection = None
    while True:
        method, path, body, token = random.choice(asks)()
        headers = {"Authorization": "Bearer " + token} if token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(body)
        began = time.monotonic()
        try:
            connection = connection or http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=(ATTACKER, 0))
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.read()
            seen[answer.status] += 1
        except (OSError, http.client.HTTPException):
            seen["closed"] += 1
            connection = None
        time.sleep(max(0, 1 / a_second - (time.monotonic() - began)))


def attack(port, public, pipe):
    s = Player(where_is(port), ATTACKER)
    own, (red, blue), _ = s.create(GAME, persons(2), public=True)
    view = s.get(f"matches/{own}", red)
    seen = collections.Counter()
    actions = [a["action"] for a in view["legal"]]

    def seq():
        return {"seq": view["seq"]}

    def url(match, more=""):
        return f"/api/matches/{match}{more}"

    questions = [lambda: ("GET", url(own), None, red), lambda: ("GET", url(public), None, None),
                 lambda: ("GET", url(own, "/odds?action=" + random.choice(actions).replace(" ", "%20")), None, red),
                 lambda: ("GET", "/api/matches?watch=1", None, None), lambda: ("GET", "/api/rules/valor-and-victory", None, None)]
    posts = [lambda: ("POST", url(own, "/draw"), {"answer": random.choice(("yes", "no"))}, random.choice((red, blue))),
             lambda: ("POST", url(own, "/act"), {**seq(), "action": random.choice(actions)}, red),
             lambda: ("POST", url(own, "/undo"), seq(), red), lambda: ("POST", url(own, "/standing"), {"orders": "hold"}, red)]
    costly = [lambda: ("GET", url(own, "/hint"), None, red), lambda: ("GET", url(own, "/luck"), None, red),
              lambda: ("GET", url(own, "/replay?at=0"), None, red), lambda: ("GET", url(own, "/verify"), None, red),
              lambda: ("GET", f"/api/games/trench-club/board?moves={random.randrange(500)}", None, None)]
    creates = [lambda: ("POST", "/api/matches", {"game": random.choice(("trench-club", GAME)), "public": True,
                                                 "seats": [{"who": "computer", "level": "hard"}] * 2}, None)]
    talk = [lambda: ("POST", url(own, "/chat"), {"text": "x" * 500}, red)]
    pages = [lambda: ("GET", "/js/main.js", None, None), lambda: ("GET", "/", None, None)]
    half = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n" + b" " * 50000
    unread = b"GET /api/rules/valor-and-victory HTTP/1.1\r\nHost: x\r\n\r\n" * 20
    work = [(crowd, 50, half, True), (crowd, 30, b"GET / HTTP/1.1\r\nX: ", True), (crowd, 50, unread, False)]
    work += [(crowd, 25, f"GET {url(m, '/events')} HTTP/1.1\r\nHost: x\r\n\r\n".encode(), False) for m in (own, public)]
    work += [(hammer, questions, 30, seen), (hammer, questions, 30, seen), (hammer, posts, 25, seen), (hammer, costly, 15, seen),
             (hammer, creates, 1, seen), (hammer, talk, 2, seen), (hammer, pages, 60, seen), (hammer, pages, 60, seen)]
    for function, *rest in work:
        threading.Thread(target=function, args=(port, *rest), daemon=True).start()
    pipe.recv()
    pipe.send(dict(seen))


def where_is(port):
    """Where the server is, for Player."""
    return collections.namedtuple("Where", "host port")("127.0.0.1", port)


# --- the honest ones ---

def memory(pid, key):
    words = pathlib.Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in words.splitlines() if line.startswith(key))) / 1024


class Table:
    """Two players who make match after match; every wait is kept, in seconds."""

    def __init__(self, server):
        self.players = [Player(server, a) for a in PLAYERS]
        self.waits = []
        self.new_match()

    def new_match(self):
        self.match, self.tokens, _ = self.players[0].create(GAME, persons(2), public=True)
        self.streams = [Events(p, self.match, t) for p, t in zip(self.players, self.tokens)]
        self.views = [e.update() for e in self.streams]

    def move(self):
        mover = self.views[0]["to_move"]
        action = random.choice(self.views[mover]["legal"])["action"]
        began = time.monotonic()
        self.players[mover].act(self.match, self.tokens[mover], action, self.views[mover]["seq"])
        seq = self.views[mover]["seq"] + 1
        other = self.streams[1 - mover].update(seq)
        self.waits.append(time.monotonic() - began)
        self.views = [other, other]
        self.views[mover] = self.streams[mover].update(seq)
        if other["over"]:
            for e in self.streams:
                e.close()
            self.new_match()


def report(waits, what):
    waits = sorted(waits)
    pick = [1000 * waits[int(p * (len(waits) - 1))] for p in (0.5, 0.99, 1)]
    print(f"{what:24} {len(waits)} moves, p50 {pick[0]:.1f} ms, p99 {pick[1]:.1f} ms, longest {pick[2]:.1f} ms")


def play(table, until):
    table.waits = []
    while time.monotonic() < until:
        table.move()
        time.sleep(THINK)


def main():
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    with Server() as s:
        table = Table(s)
        play(table, time.monotonic() + min(20, minutes * 12))
        report(table.waits, "before")
        print(f"{'memory':24} {memory(s.process.pid, 'VmRSS'):.0f} MB")
        here, there = multiprocessing.Pipe()
        attacker = multiprocessing.Process(target=attack, args=(s.port, table.match, there), daemon=True)
        attacker.start()
        play(table, time.monotonic() + 60 * minutes)
        report(table.waits, f"{minutes:g} minutes of siege")
        print(f"{'memory':24} {memory(s.process.pid, 'VmRSS'):.0f} MB at the end, {memory(s.process.pid, 'VmHWM'):.0f} MB at most")
        here.send("enough")
        print(f"{'the attacker was told':24} {here.recv() if here.poll(PATIENCE) else 'nothing'}")
        attacker.terminate()
        attacker.join()
        words = s.raw("GET", "/metrics")[2].decode().splitlines()
        print("\n".join(line for line in words if line.startswith(("sandtable_cut", "sandtable_sync_longest", "sandtable_held"))))


if __name__ == "__main__":
    main()
