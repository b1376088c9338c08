"""The edge of the server over real sockets: who is counted as whom, who gets a place, how long it may take, how much memory it
may hold, and what it may say in the head of a request. Loopback has sixteen million addresses; the tests come from several."""
import http.client
import json
import socket
import threading
import time

from harness import PATIENCE, Events, Server, persons, run


def ask(s, source, method="GET", path="/api/games", headers=None, body=None, host="127.0.0.1"):
    """(status, headers, bytes) of a request from another address of this machine."""
    connection = http.client.HTTPConnection(host, s.port, timeout=PATIENCE, source_address=(source, 0))
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


def refused(s, source, forwarded=None):
    """Is a new match refused?"""
    headers = {"Content-Type": "application/json", **({"X-Forwarded-For": forwarded} if forwarded else {})}
    status = ask(s, source, "POST", "/api/matches", headers, '{"game":"drill"}')[0]
    assert status in (201, 429), status
    return status == 429


def limited(s, source, forwarded=lambda i: None):
    """Are new matches refused at last? Every five seconds one more is made, so how many come first depends on the machine."""
    return any(refused(s, source, forwarded(i)) for i in range(100))


def refusals(s, source, forwarded=lambda i: None):
    """How many of a few are refused: none to whoever made no match yet, one at least to whoever is limited already."""
    return [refused(s, source, forwarded(i)) for i in range(5)].count(True)


def talk(s, data):
    """What is answered to raw bytes until the server closes the connection: the last request says that it may, and one that is
    refused for its head is the last."""
    with s.socket() as c:
        c.sendall(data)
        got = b""
        try:
            while more := c.recv(1 << 16):
                got += more
        except OSError:
            pass
        return got


def closed(c, most=PATIENCE):
    """Does the server close this connection?"""
    c.settimeout(most)
    try:
        while c.recv(1 << 16):
            pass
        return True
    except (ConnectionError, BrokenPipeError):
        return True
    except OSError:
        return False


def metric(s, name):
    status, _, words = s.raw("GET", "/metrics")
    assert status == 200
    return int(next(line.split()[1] for line in words.decode().splitlines() if line.startswith(name + " ")))


class Trickle:
    """Sends one byte a second on each of these connections, so that none of them is ever silent for long."""

    def __init__(self, connections):
        self.connections = connections
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.go_on)

    def go_on(self):
        while not self.done.wait(1):
            for c in self.connections:
                try:
                    c.sendall(b" ")
                except OSError:
                    pass

    def __enter__(self):
        self.thread.start()

    def __exit__(self, *_):
        self.done.set()
        self.thread.join()
        for c in self.connections:
            c.close()


def has_ipv6():
    try:
        with socket.socket(socket.AF_INET6) as c:
            c.bind(("::1", 0))
        return True
    except OSError:
        return False


# --- who is counted as whom ---

def test_ipv4_inside_ipv6():
    if not has_ipv6():
        return
    with Server("--host", "::") as s:
        assert limited(s, "127.0.0.2")
        assert refusals(s, "127.0.0.3") == 0, "all of IPv4 is counted as one"
    with Server("--host", "::", "--proxy") as s:
        assert limited(s, "127.0.0.1", lambda i: "192.0.2.9")
        assert refusals(s, "127.0.0.1", lambda i: "192.0.2.8") == 0, "the proxy is not recognised"


def test_a_household_of_ipv6_behind_a_proxy():
    with Server("--proxy") as s:
        assert limited(s, "127.0.0.1", lambda i: f"2001:db8:1:1::{i:x}")
        assert refusals(s, "127.0.0.1", lambda i: f"2001:db8:1:2::{i:x}") == 0
        assert limited(s, "127.0.0.1", lambda i: f"::ffff:192.0.2.7")
        assert refusals(s, "127.0.0.1", lambda i: f"192.0.2.7:{i + 1000}") > 0, "IPv4 as IPv6 is another address"


def test_trusted_proxies():
    with Server("--trust", "127.0.0.4/30", "--trust", "10.0.0.0/8") as s:
        assert limited(s, "127.0.0.5", lambda i: "192.0.2.1")
        assert refusals(s, "127.0.0.5", lambda i: "192.0.2.2") == 0
        assert refusals(s, "127.0.0.6", lambda i: f"9.9.9.{i}, 192.0.2.1, 10.1.2.3") > 0, "a chain of proxies, and a claim before it"
        assert limited(s, "127.0.0.9", lambda i: f"192.0.3.{i}"), "a stranger may claim any address"
    with Server("--proxy") as s:
        assert limited(s, "127.0.0.1", lambda i: "192.0.2.1")
        two = b"".join(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16\r\n"
                       b"X-Forwarded-For: 9.9.9.9\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close\r\n\r\n{\"game\":\"drill\"}" for _ in range(1))
        assert any(b" 429 " in talk(s, two) for _ in range(5)), "the first of two headers is the client's own"


def test_bad_ranges_are_refused():
    import subprocess
    from harness import BINARY
    for flags in (["--trust", "10.0.0.0/33"], ["--trust", "house"], ["--trust", ""], ["--memory", "0"]):
        done = subprocess.run([BINARY, "serve", "--port", "0", *flags], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and len(done.stderr) > 20, (flags, done)


def test_connections_of_a_house_behind_a_proxy():
    with Server("--proxy", "--per-address", "4") as s:
        match, _, _ = s.create(seats=persons(2), public=True)

        def listen(address):
            c = s.socket()
            c.sendall(f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n".encode())
            return c, c.recv(12)

        held = [listen(f"2001:db8::{i}") for i in range(4)]
        assert all(b"200" in first for _, first in held)
        c, first = listen("2001:db8::77")
        assert b"429" in first, "a fifth stream of the same house"
        c.close()
        c, first = listen("2001:db8:0:1::1")
        assert b"200" in first
        for c in [c] + [c for c, _ in held]:
            c.close()


# --- places and patience ---

def test_half_requests_keep_nobody_out():
    """All places are taken by those who never finish a request, from many addresses. A known player comes in at once, a stranger
    as soon as somebody has waited for a while."""
    with Server("--connections", "40", "--per-address", "10", "--rate", "0") as s:
        match, (red, _), _ = s.create(seats=persons(2))
        token = {"Authorization": "Bearer " + red}
        assert ask(s, "127.0.0.9", path=f"/api/matches/{match}", headers=token)[0] == 200
        slow = []
        for i in range(60):
            c = socket.socket()
            c.bind((f"127.0.1.{i // 6 + 1}", 0))
            c.connect((s.host, s.port))
            try:
                c.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
            except OSError:
                pass
            slow.append(c)
        with Trickle(slow):
            assert ask(s, "127.0.0.9", path=f"/api/matches/{match}", headers=token)[0] == 200, "a known player is locked out"
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    assert ask(s, "127.0.0.10")[0] == 200
                    break
                except OSError:
                    assert time.monotonic() < deadline, "nobody new gets in"
                    time.sleep(0.1)


def test_a_request_has_a_deadline():
    """One byte now and then keeps no place: the whole head and body must come in time. A stream of events may last."""
    with Server("--rate", "0") as s:
        match, (red, _), _ = s.create(seats=persons(2))
        stream = Events(s, match, red)
        head, body, later = s.socket(), s.socket(), s.socket()
        head.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        body.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n ")
        later.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET / HT")
        with Trickle([head, body, later]):
            assert closed(head), "a head may take for ever"
            assert closed(body), "a body may take for ever"
            assert closed(later), "the second request of a connection may take for ever"
        s.step(match, [red, red])
        assert stream.update(1)
        stream.close()


def test_an_answer_has_a_deadline():
    """Whoever reads, but far too slowly, is cut; reading a little now and then keeps nothing in memory for ever."""
    with Server("--rate", "0") as s:
        c = socket.socket()
        c.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        c.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 500)  # small packets, so that something always moves
        c.settimeout(PATIENCE)
        c.connect((s.host, s.port))
        c.sendall(b"GET /api/rules/valor-and-victory HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
        deadline = time.monotonic() + 2 * PATIENCE
        try:
            while c.recv(1000):
                assert time.monotonic() < deadline, "an answer may be read for ever"
                time.sleep(0.5)
        except ConnectionError:
            pass
        c.close()


def test_hard_questions_take_turns():
    """Boards that have to be made are work: those who ask for many at once wait for one another, and all are answered."""
    with Server("--rate", "100") as s:
        statuses = []

        def many(i):
            for k in range(5):
                statuses.append(ask(s, "127.0.0.2", path=f"/api/games/trench-club/board?moves={400 + 5 * i + k}")[0])

        threads = [threading.Thread(target=many, args=(i,)) for i in range(20)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        assert statuses == [200] * 100, statuses


# --- memory ---

def test_what_is_read_is_not_held():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        streams = [Events(s, match, t) for t in tokens]
        for _ in range(5):
            seq = s.step(match, tokens)["seq"]
            for e in streams:
                e.update(seq + 1)
        deadline = time.monotonic() + PATIENCE
        while metric(s, "sandtable_held_bytes"):
            assert time.monotonic() < deadline, "events that were read are still held"
        for e in streams:
            e.close()


def test_unfinished_bodies_are_bounded():
    with Server("--memory", "1") as s:
        cs = []
        for _ in range(40):
            c = socket.socket()
            c.bind(("127.0.0.2", 0))
            c.connect((s.host, s.port))
            try:
                c.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 65000\r\n\r\n" +
                          b" " * 60000)
            except OSError:
                pass
            cs.append(c)
        assert closed(cs[0]) or closed(cs[1]), "nobody is cut"
        assert metric(s, "sandtable_held_bytes") <= 1 << 20
        assert ask(s, "127.0.0.3")[0] == 200
        for c in cs:
            c.close()


def test_answers_nobody_reads_are_bounded():
    """Many ask for a large text again and again and read nothing: none of it piles up, others are served, and who reads gets
    all of it."""
    path = "/api/rules/valor-and-victory"
    with Server("--memory", "1", "--rate", "0") as s:
        whole = ask(s, "127.0.0.3", path=path)[2]
        cs = []
        for i in range(60):
            c = socket.socket()
            c.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            c.bind((f"127.0.0.{10 + i % 3}", 0))
            c.connect((s.host, s.port))
            try:
                c.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 20)
            except OSError:
                pass
            cs.append(c)
            assert metric(s, "sandtable_held_bytes") <= 1 << 20
        assert ask(s, "127.0.0.3", path=path)[2] == whole
        for c in cs:
            c.close()


# --- health ---

def test_health_is_for_insiders():
    with Server("--host", "127.0.0.1", "--trust", "127.0.0.8") as s:
        match, tokens, _ = s.create(seats=persons(2))
        s.step(match, tokens)
        stream = Events(s, match, tokens[0])
        stream.update()
        status, _, words = ask(s, "127.0.0.1", path="/metrics")
        values = dict(line.rsplit(" ", 1) for line in words.decode().splitlines() if not line.startswith("#"))
        assert status == 200 and int(values["sandtable_moves_total"]) == 1 and int(values["sandtable_listeners"]) == 1
        assert int(values["sandtable_tables"]) == 1 and float(values["sandtable_sync_seconds_total"]) > 0
        assert int(values['sandtable_answers_total{class="2xx"}']) >= 4 and int(values["sandtable_sent_bytes_total"]) > 1000
        status, _, words = ask(s, "127.0.0.1", path="/healthz")
        assert status == 200 and json.loads(words)["well"]
        stream.close()
        for source, headers, inside in (("127.0.0.8", {}, True), ("127.0.0.8", {"X-Forwarded-For": "192.0.2.1"}, False),
                                        ("127.0.0.8", {"X-Forwarded-For": "192.0.2.1, 127.0.0.8"}, False),
                                        ("127.0.0.7", {"X-Forwarded-For": "127.0.0.1"}, False)):
            for path in ("/healthz", "/metrics"):
                body = ask(s, source, path=path, headers=headers)[2]
                assert (b"sandtable_moves" in body or b'"well"' in body) == inside, (source, headers, path, body)


# --- heads ---

def test_heads_that_can_be_read_in_two_ways():
    start = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    second = b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    heads = {
        "length and chunks": b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "two lengths": b"Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}",
        "twice the same length": b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
        "a list of lengths": b"Content-Length: 2, 40\r\n\r\n{}",
        "a signed length": b"Content-Length: +2\r\n\r\n{}",
        "another coding": b"Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}",
        "two codings": b"Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        "a blank after the name": b"Transfer-Encoding : chunked\r\nContent-Length: 2\r\n\r\n{}",
        "two hosts": b"Host: y\r\nContent-Length: 2\r\n\r\n{}",
    }
    with Server("--rate", "0") as s:
        for what, rest in heads.items():
            got = talk(s, start + rest + second)
            assert got.startswith(b"HTTP/1.1 400 ") and b"nothing at this address" not in got, (what, got)
        got = talk(s, start + b"Transfer-Encoding: chunked\r\n\r\n10\r\n{\"game\":\"drill\"}\r\n0\r\n\r\n" + second)
        assert got.count(b"HTTP/1.1 201 ") == 1 and got.count(b"HTTP/1.1 404 ") == 1, "an honest head is refused"


def test_hosts():
    def status(s, host, headers=None):
        return ask(s, "127.0.0.1", headers={"Host": host, **(headers or {})})[0]

    with Server("--name", "table.example.org", "--name", "other.example", "--rate", "0") as s:
        for host in ("localhost", f"localhost:{s.port}", "127.0.0.1", f"192.168.7.9:{s.port}", "[::1]:80", "raspberry", "laptop.local",
                     "x.localhost", "table.example.org", "TABLE.example.org:443", "other.example"):
            assert status(s, host) == 200, host
        for host in ("evil.example", "table.example.org.evil.example", "127.0.0.1.evil.example", "evil.example:8017", "xlocal.org"):
            assert status(s, host) == 421, host
        assert json.loads(ask(s, "127.0.0.1", headers={"Host": "evil.example"})[2])["error"]
    with Server("--proxy", "--rate", "0") as s:  # a proxy has looked at the name, unless there is a list
        assert status(s, "table.example.org", {"X-Forwarded-For": "192.0.2.1"}) == 200
        assert status(s, "table.example.org") == 421


run(globals())
