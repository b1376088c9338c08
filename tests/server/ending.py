"""Connections that end at the wrong instant, and the server that ends under load: SIGTERM writes and answers what was accepted,
and the process ends by itself with status 0.

usage: ending.py SANDTABLE [TIMES [SEED]] - without a number, a few ends; `make soak` asks for 50.
"""
import http.client
import json
import random
import signal
import socket
import struct
import sys
import threading
import time

import harness
from harness import Server, own_address, persons

TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 4
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
TROUBLE = (OSError, http.client.HTTPException, ValueError)  # what a client sees when the server goes


def ask(server, match, token):
    """A connection that has asked for events."""
    s = server.socket()
    s.sendall(f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
    return s


def say(server, match, token):
    """A connection that has posted a line of chat."""
    body = json.dumps({"text": "hello"})
    s = server.socket()
    s.sendall((f"POST /api/matches/{match}/chat HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
               f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())
    return s


def cut(s):
    """The other end gets a reset."""
    s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    s.close()


def no_ghosts():
    """Pages that close while their events wait for the table: nobody is shown as being there."""
    with Server("--rate", "0") as server:
        matches = []
        for _ in range(60):
            match, tokens, _ = server.create(seats=persons(2))
            matches.append((match, tokens))
            post = say(server, match, tokens[1])
            cut(ask(server, match, tokens[0]))
            post.recv(1000)
            post.close()
        deadline = time.monotonic() + harness.PATIENCE
        while any(server.get(f"matches/{m}", t[1])["seats"][0]["online"] for m, t in matches):
            assert time.monotonic() < deadline, "a seat is shown as online, and nobody is connected"
            time.sleep(0.1)


class Client(threading.Thread):
    """Does something again and again, until the server goes."""

    def __init__(self, work):
        super().__init__(daemon=True)
        self.work, self.wrong = work, None

    def run(self):
        try:
            while True:
                self.work()
        except TROUBLE:
            return
        except AssertionError as e:
            if "The server is closing" not in str(e):
                self.wrong = e


def load(server, rng):
    """Clients that post, listen and leave at a few tables; and what was acknowledged at each."""
    acknowledged, clients = {}, []
    for _ in range(3):
        match, tokens, _ = server.create(seats=persons(2))
        acknowledged[match] = [0, tokens[0]]

        def post(match=match, token=tokens[1]):
            seq = server.post(f"matches/{match}/chat", {"text": "x"}, token)["seq"]
            acknowledged[match][0] = max(seq, acknowledged[match][0])

        def listen(match=match, token=tokens[0]):
            s = ask(server, match, token)
            if rng.random() < 0.5:
                status = s.recv(rng.randrange(12, 5000))[9:12]
                assert b"200".startswith(status) or b"503".startswith(status), status
            if rng.random() < 0.5:
                cut(s)
            else:
                s.close()

        clients += [Client(post) for _ in range(2)] + [Client(listen) for _ in range(4)]
    server.create(seats=[{"who": "person"}, {"who": "computer"}])
    for c in clients:
        c.start()
    return acknowledged, clients


def end_under_load(times, seed):
    rng = random.Random(seed)
    lines = 0
    with Server("--rate", "0", "--host", own_address()) as server:
        for i in range(times):
            acknowledged, clients = load(server, rng)
            time.sleep(rng.random())
            code = server.kill(signal.SIGTERM)
            assert code == 0, f"end {i + 1} of {times}: status {code}"
            for c in clients:
                c.join(harness.PATIENCE)
                assert not c.is_alive() and not c.wrong, c.wrong
            server.start()
            for match, (seq, token) in acknowledged.items():
                assert server.get(f"matches/{match}", token)["seq"] >= seq, (match, seq)
                lines += seq
    print(f"{times} ends under load, {lines} lines acknowledged, none lost (seed {seed})")


no_ghosts()
end_under_load(TIMES, SEED)
print("2 passed, 0 failed")
