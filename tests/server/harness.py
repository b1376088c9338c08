"""Starts `sandtable serve` on a free loopback port with a store of its own, and talks to it as a browser would.

Every test file here is run as: python3 FILE SANDTABLE. It calls run(globals()), which runs each function named test_*.
"""
import http.client
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.parse

PATIENCE = 120  # seconds until something that must come is given up; never a measure of speed


def own_address():
    """An address of this machine that no other test uses: for servers that are started again and again, on a port that another one
    may have taken meanwhile."""
    return ".".join(["127", *(str(random.SystemRandom().randrange(1, 255)) for _ in range(3))])


class Server:
    """One server process. Without a store it gets a new folder, which vanishes with it."""

    def __init__(self, *flags, store=None, before=None, env=None):
        self.before = before  # called in the new process before the server begins
        self.env = dict(os.environ, **(env or {}))
        self.folder = None if store else tempfile.mkdtemp(prefix="sandtable-test-")
        self.store = store or os.path.join(self.folder, "matches.db")
        self.flags = flags
        self.start()

    def start(self):
        command = [BINARY, "serve", "--port", "0", "--store", self.store, *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=self.before, env=self.env)
        url = ""
        for line in self.process.stdout:
            url = line.strip()
            if url.startswith("http://"):
                break
        assert url.startswith("http://"), f"no address was printed, but {url!r}"
        self.host, port = urllib.parse.urlparse(url).netloc.rsplit(":", 1)
        self.port = int(port)

    def kill(self, number=signal.SIGKILL):
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def restart(self):
        self.kill()
        self.start()

    def close(self):
        code = self.kill(signal.SIGTERM)
        if self.folder:
            shutil.rmtree(self.folder)
        assert code == 0, f"the server ended with status {code}"

    def __enter__(self):
        return self

    def __exit__(self, kind, *rest):
        if kind:
            self.kill()
        else:
            self.close()

    def connection(self):
        return http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)

    def socket(self):
        return socket.create_connection((self.host, self.port), timeout=PATIENCE)

    def raw(self, method, path, body=None, headers=None, token=None):
        """(status, headers, bytes)"""
        connection = self.connection()
        headers = {**(headers or {}), **({"Authorization": "Bearer " + token} if token else {})}
        try:
            connection.request(method, path, body=body, headers=headers)
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        finally:
            connection.close()

    def call(self, method, path, body=None, token=None, headers=None):
        """(status, what the JSON says)"""
        headers = dict(headers or {})
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
            body = json.dumps(body)
        status, _, answer = self.raw(method, "/api/" + path, body, headers, token)
        return status, json.loads(answer)

    def get(self, path, token=None, expect=200, **query):
        if query:
            path += "?" + urllib.parse.urlencode(query)
        status, answer = self.call("GET", path, token=token)
        assert status == expect, (path, status, answer)
        return answer

    def post(self, path, body=None, token=None, expect=200, headers=None):
        status, answer = self.call("POST", path, {} if body is None else body, token, headers)
        assert status == expect, (path, body, status, answer)
        if status >= 400:
            assert answer["error"].endswith(".") or answer["error"], answer
        return answer

    def create(self, game="drill", seats=None, **more):
        """A match; a list of tokens (None for seats without a person), and all that was answered."""
        body = {"game": game, **more}
        if seats is not None:
            body["seats"] = seats
        made = self.post("matches", body, expect=201)
        return made["match"], [seat.get("token") for seat in made["seats"]], made

    def write_lines(self, match, *lines, count):
        """Restarts the server with `count` of these lines, in turn, added to the log of a match, as if clients had
        posted them over a long time. Returns the number of the last one."""
        self.kill()
        store = sqlite3.connect(self.store)
        number, = store.execute("select number from match where id = ?", (match,)).fetchone()
        last, = store.execute("select max(seq) from line where match = ?", (number,)).fetchone()
        now = int(time.time() * 1000)
        store.executemany("insert into line values(?, ?, ?, ?)",
                          ((number, last + 1 + i, now, lines[i % len(lines)]) for i in range(count)))
        store.commit()
        store.close()
        self.start()
        return last + count

    def act(self, match, token, action, seq, expect=200):
        return self.post(f"matches/{match}/act", {"seq": seq, "action": action}, token, expect)

    def step(self, match, tokens, choose=random.choice):
        """The mover does something legal; the mover's view before it, or None when the match is over."""
        view = self.get(f"matches/{match}", next(t for t in tokens if t))
        if view["over"]:
            return None
        view = self.get(f"matches/{match}", tokens[view["to_move"]])
        self.act(match, tokens[view["to_move"]], choose(view["legal"])["action"], view["seq"])
        return view

    def finish(self, match, tokens, most=100000):
        while most and self.step(match, tokens):
            most -= 1
        return self.get(f"matches/{match}", next(t for t in tokens if t))


class Events:
    """The live updates of a match: a thread that reads, next() that waits for one of a kind."""

    def __init__(self, server, match, token=None, after=None, **query):
        self.raw, self.seen, self.last_id = b"", [], None
        self.arrived = threading.Condition()
        self.closed = False
        self.socket = server.socket()
        lines = [f"GET /api/matches/{match}/events?{urllib.parse.urlencode(query)} HTTP/1.1",
                 f"Host: {server.host}:{server.port}", "Accept: text/event-stream"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if after is not None:
            lines.append(f"Last-Event-ID: {after}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.answer = http.client.HTTPResponse(self.socket)
        self.answer.begin()
        self.status = self.answer.status
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self):
        event = {}
        try:
            for line in self.answer:
                self.raw += line
                words = line.decode().rstrip("\n")
                if words.startswith(":"):
                    continue
                if words:
                    key, _, value = words.partition(": ")
                    event[key] = value
                    continue
                if event:
                    self.take(event)
                event = {}
        except (OSError, ValueError, AttributeError, http.client.HTTPException):
            pass
        with self.arrived:
            self.closed = True
            self.arrived.notify_all()

    def take(self, event):
        with self.arrived:
            if "id" in event:
                self.last_id = int(event["id"])
            self.seen.append((event["event"], json.loads(event["data"])))
            self.arrived.notify_all()

    def wait(self, test, what="an event"):
        """The first event, from those not yet waited for on, that passes test(kind, data)."""
        deadline = time.monotonic() + PATIENCE
        with self.arrived:
            while True:
                while self.seen:
                    kind, data = self.seen.pop(0)
                    if test(kind, data):
                        return data
                assert not self.closed, f"the stream ended while waiting for {what}"
                left = deadline - time.monotonic()
                assert left > 0, f"{what} never came"
                self.arrived.wait(left)

    def update(self, seq=0):
        return self.wait(lambda kind, data: kind == "update" and data["seq"] >= seq, f"update {seq}")

    def ended(self):
        self.thread.join(PATIENCE)
        return not self.thread.is_alive()

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.socket.close()


def persons(count, **more):
    return [{"who": "person", **more} for _ in range(count)]


def replay(record):
    """What `sandtable replay --verify` says of a record: (status, words)."""
    done = subprocess.run([BINARY, "replay", "-", "--verify"], input=record, capture_output=True, timeout=PATIENCE)
    return done.returncode, (done.stdout + done.stderr).decode()


def run(names):
    """Runs every test of a file; the last line counts them."""
    passed = failed = 0
    for name, test in list(names.items()):
        if not name.startswith("test_") or (ONLY and name not in ONLY):
            continue
        try:
            test()
            passed += 1
        except Exception:  # a test that fails must not keep the others from running
            traceback.print_exc()
            print(f"FAILED {name}")
            failed += 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


BINARY = str(pathlib.Path(sys.argv[1]).resolve())
ONLY = sys.argv[2:]
