"""What a hostile or broken client sends. Every answer is a 4xx with a sentence, and the server goes on serving."""
import json
import socket
import threading

from harness import PATIENCE, Events, Server, persons, run


def sentence(answer):
    return isinstance(answer.get("error"), str) and len(answer["error"]) > 5


def alive(s):
    assert s.get("games")


def exchange(s, data, half=False):
    """Sends raw bytes and reads until the server closes or has answered; with half, our side closes first and does not wait
    for long (a server may keep such a connection until its own patience ends)."""
    with socket.create_connection((s.host, s.port), timeout=0.2 if half else PATIENCE) as c:
        got = b""
        try:
            c.sendall(data)
            if half:
                c.shutdown(socket.SHUT_WR)
            while True:
                more = c.recv(65536)
                if not more:
                    return got
                got += more
                if b"\r\n\r\n" in got and not half:
                    return got
        except OSError:
            return got


def test_path_tricks():
    with Server("--rate", "0") as s:
        paths = ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/web/../../etc/passwd",
                 "//etc/passwd", "/.git/config", "/index.html%00.png", "/a\\..\\b.html", "/C:/x.html", "/~root/.profile",
                 "/api/../index.html", "/api/", "/api", "/api//games", "/api/games/", "/api/rules/../games",
                 "/api/rules/..%2f..%2fweb%2findex.html", "/api/matches/../../x", "/api/matches/%2e%2e/record",
                 "/api/matches//act", "/api/matches/x/y/z/a/b/c/d", "/api/matches/" + "a" * 150, "/" + "a" * 5000 + ".html",
                 "/api/games/x", "/api/nothing", "/index.html/..", "/%", "/%zz.html", "/api/matches/'; DROP TABLE match;--"]
        for path in paths:
            status, headers, body = s.raw("GET", path.replace(" ", "%20"))
            assert b"root:" not in body, path
            if path.startswith("/api/") and status != 200:
                assert 400 <= status < 500 and sentence(json.loads(body)), (path, status, body)
            assert status in (200, 400, 404, 405, 414, 431), (path, status)
            assert "default-src 'none'" in headers.get("Content-Security-Policy", "default-src 'none'")
        alive(s)


def test_path_tricks_from_a_folder(tmp=None):
    import os
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        web = os.path.join(folder, "web")
        os.mkdir(web)
        with open(os.path.join(folder, "secret.html"), "w", encoding="utf-8") as f:
            f.write("the secret")
        with open(os.path.join(web, "index.html"), "w", encoding="utf-8") as f:
            f.write("the page")
        with open(os.path.join(web, ".hidden.html"), "w", encoding="utf-8") as f:
            f.write("the secret")
        os.mkfifo(os.path.join(web, "pipe.html"))
        with Server("--web", web) as s:
            assert s.raw("GET", "/")[2] == b"the page" == s.raw("GET", "/anything/else")[2]
            for path in ("/../secret.html", "/%2e%2e/secret.html", "/..%2fsecret.html", "/.hidden.html", "/x/../../secret.html",
                         "/./../secret.html", "//secret.html", "/pipe.html", "/missing.html"):
                status, _, body = s.raw("GET", path)
                assert status == 404 and b"the secret" not in body, path
            status, headers, _ = s.raw("GET", "/index.html")
            assert s.raw("GET", "/index.html", headers={"If-None-Match": headers["ETag"]})[0] == 304


def test_methods():
    with Server("--rate", "0") as s:
        for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"):
            assert s.raw(method, "/api/games")[0] in (400, 405), method
            assert s.raw(method, "/")[0] in (400, 405), method
        status, headers, _ = s.raw("POST", "/api/games", "{}", {"Content-Type": "application/json"})
        assert status == 405 and headers["Allow"] == "GET"
        assert s.raw("HEAD", "/api/games")[::2] == (200, b"")
        alive(s)


def test_bad_bodies():
    with Server("--rate", "0") as s:
        match, (red, _), _ = s.create(seats=persons(2))
        good = {"Content-Type": "application/json", "Authorization": "Bearer " + red}
        bodies = [b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b'{"seq":1,"seq":2}', b'{"seq":"1","action":"march"}',
                  b'{"seq":1.5,"action":"march"}', b'{"seq":99999999999999999999,"action":"x"}', b'{"seq":0,"action":7}',
                  b'{"seq":0,"action":"\\u0000"}', b'{"seq":0,"action":"\\ud800"}', b'{"seq":-1,"action":"march"}',
                  b'{"seq":0}', b'{"action":"march"}', b"{}", b"", b"[" * 60000, b'{"a":' * 10000, b"{" + b" " * 60000,
                  b'{"seq":0,"action":"' + b"a" * 50000 + b'"}']
        for body in bodies:
            status, _, answer = s.raw("POST", f"/api/matches/{match}/act", body, good)
            assert status == 400 and sentence(json.loads(answer)), (body[:40], status, answer)
        status, _, answer = s.raw("POST", f"/api/matches/{match}/act", b"seq=1", {**good, "Content-Type": "text/plain"})
        assert status == 415 and sentence(json.loads(answer))
        alive(s)


def test_oversize():
    with Server("--rate", "0") as s:
        big = b'{"x":"' + b"a" * 70000 + b'"}'
        status, _, answer = s.raw("POST", "/api/matches", big, {"Content-Type": "application/json"})
        assert status == 413 and sentence(json.loads(answer))
        got = exchange(s, b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                          b"Content-Length: 99999999999999999999\r\n\r\n{}")
        assert got == b"" or b" 4" in got.split(b"\r\n")[0], got
        chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
        got = exchange(s, b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                          b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 40)
        assert b" 2" not in got.split(b"\r\n")[0]
        got = exchange(s, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Big: " + b"a" * 40000 + b"\r\n\r\n")
        assert b"HTTP/1.1 4" in got or got == b"", got[:80]
        got = exchange(s, b"GET /api/games?" + b"a=b&" * 2000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"HTTP/1.1 " in got or got == b""
        alive(s)


def test_half_requests():
    with Server("--rate", "0") as s:
        for data in (b"", b"G", b"GET /", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n\r\n\r\n",
                     b"GET / HTTP/9.9\r\nHost: x\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                     b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
                     b"GET /api/games HTTP/1.1\r\n\r\n", b"GET  HTTP/1.1\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                     b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: x\r\n : \r\n\r\n", b"\0" * 100, b"A" * 30000):
            exchange(s, data, half=True)
        left = [socket.create_connection((s.host, s.port)) for _ in range(50)]  # say nothing at all
        for c in left:
            c.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n")
        alive(s)
        for c in left:
            c.close()
        alive(s)


def test_tokens():
    with Server("--rate", "0") as s:
        match, (red, blue), made = s.create(seats=persons(2))
        other, (stranger, _), _ = s.create(seats=persons(2))
        seq = s.get(f"matches/{match}", red)["seq"]
        bad = ["0" * 32, red[:-1], red + "0", "G" + red[1:], "x" * 32, stranger, "\xe9" * 16, " " + red,
               red[:31] + ("0" if red[31] != "0" else "1"), "' OR 1=1"]
        for token in bad:
            for path in ("", "/events", "/record", "/verify"):
                status, _, answer = s.raw("GET", f"/api/matches/{match}{path}", token=token)
                assert status in (401, 403) and sentence(json.loads(answer)), (token, path, status)
            s.post(f"matches/{match}/act", {"seq": seq, "action": "pack 1"}, token, expect=403)
        s.get(f"matches/{match}", expect=401)
        assert s.call("GET", f"matches/{match}", headers={"Authorization": "Basic " + red})[0] == 401
        s.post(f"matches/{match}/act", {"seq": seq, "action": "pack 1"}, expect=401)
        s.post(f"matches/{match}/act", {"seq": seq, "action": "pack 1"}, made["spectator"], expect=403)
        s.get(f"matches/{'0' * 16}", red, expect=404)
        assert s.get(f"matches/{match}", red)["entry"] == 0
        assert s.get(f"matches/{other}", stranger)["entry"] == 0


def test_tokens_are_not_in_the_store():
    import glob
    with Server() as s:
        match, tokens, made = s.create(seats=[*persons(1), {"who": "open"}])
        s.step(match, tokens)
        kept = b"".join(open(f, "rb").read() for f in glob.glob(s.store + "*"))
        assert match.encode() in kept
        for token in (tokens[0], made["spectator"], made["invite"]):
            assert token.encode() not in kept and bytes.fromhex(token) not in kept


def test_addresses_that_are_no_text():
    with Server("--rate", "0") as s:
        for path in ("/api/rules/%ff%fe", "/api/games/drill/board?scenario=%c0%80", "/%80", "/api/rules/%ed%a0%80"):
            status, _, body = s.raw("GET", path)
            assert status == 400 and sentence(json.loads(body.decode())), (path, status, body)
        assert s.raw("GET", "/api/rules/%c3%a9")[0] == 404


def test_wrong_seat():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        seq = s.get(f"matches/{match}", blue)["seq"]
        answer = s.act(match, blue, "pack 1", seq, expect=403)
        assert "Red section" in answer["error"] and answer["view"]["you"] == [1]
        s.act(match, red, "march", seq, expect=422)
        answer = s.act(match, red, "pack 9", seq, expect=422)
        assert answer["clause"] == "DRL-2" and answer["view"]["legal"]
        assert s.get(f"matches/{match}", red)["entry"] == 0
        for verb in ("resign", "name", "handover"):
            s.post(f"matches/{match}/{verb}", {"seat": 0, "name": "x", "to": "me"}, blue, expect=403)
        s.post(f"matches/{match}/resign", {"seat": 7}, blue, expect=400)
        s.post(f"matches/{match}/resign", {"seat": 3}, blue, expect=403)


def test_replayed_and_stale_posts():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        seq = s.get(f"matches/{match}", tokens[0])["seq"]
        s.act(match, tokens[0], "pack 1", seq)
        answer = s.act(match, tokens[0], "pack 1", seq, expect=409)
        assert answer["view"]["entry"] == 1
        s.act(match, tokens[1], "pack 1", seq, expect=409)
        s.act(match, tokens[1], "pack 1", 100000, expect=409)
        s.post(f"matches/{match}/undo", {"seq": seq}, tokens[0], expect=409)
        now = s.get(f"matches/{match}", tokens[1])["seq"]
        statuses = []

        def hit():
            statuses.append(s.call("POST", f"matches/{match}/act", {"seq": now, "action": "pack 2"}, tokens[1])[0])

        threads = [threading.Thread(target=hit) for _ in range(16)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        assert sorted(statuses) == [200] + [409] * 15, statuses
        assert s.get(f"matches/{match}", tokens[1])["entry"] == 2


def test_two_want_the_last_seat():
    with Server("--rate", "0") as s:
        match, _, _ = s.create(seats=[*persons(1), {"who": "open"}], public=True)
        statuses = []
        threads = [threading.Thread(target=lambda: statuses.append(s.call("POST", f"matches/{match}/join", {})[0]))
                   for _ in range(12)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        assert sorted(statuses) == [200] + [422] * 11, statuses


def test_script_in_names_and_chat():
    with Server() as s:
        name = "<script>alert(\"1\")</script>"
        match, (red, blue), _ = s.create(seats=[{"who": "person", "name": name}, {"who": "person"}], public=True)
        s.post(f"matches/{match}/chat", {"text": name + "\u202e\x07\r\nevent: update\ndata: {}\n\n"}, red)
        s.post(f"matches/{match}/name", {"name": "Bert\n| x\nmoves\n1 red march \"quoted\""}, blue)
        e = Events(s, match, blue)
        e.update()
        for path in (f"/api/matches/{match}", "/api/matches?watch=1"):
            _, headers, body = s.raw("GET", path)
            assert b"<script" not in body and headers["Content-Type"] == "application/json"
            assert headers["X-Content-Type-Options"] == "nosniff"
        assert b"<script" not in e.raw and b"\r" not in e.raw and e.raw.count(b"\nevent: update\n") == 1
        view = s.get(f"matches/{match}", red)
        assert view["seats"][0]["name"] == name.replace('"', "'")
        assert "\u202e" not in view["chat"][0]["text"] and "\n" not in view["chat"][0]["text"]
        s.post(f"matches/{match}/resign", {}, red)
        assert s.get(f"matches/{match}/verify", red)["verified"]
        s.post(f"matches/{match}/name", {"name": "x" * 60}, red, expect=400)
        e.close()


def test_actions_cannot_forge_log_lines():
    with Server() as s:
        match, (red, _), _ = s.create(seats=persons(2))
        seq = s.get(f"matches/{match}", red)["seq"]
        for action in ("pack 1\nresign blue", "pack 1\x00", "pack 1 ; resign blue", "\npack 1\n\n", "pack  1", "pack 1 ~0000"):
            status, answer = s.call("POST", f"matches/{match}/act", {"seq": seq, "action": action}, red)
            assert status in (200, 400, 409, 422), (action, status)
        view = s.get(f"matches/{match}", red)
        assert not view["over"] and view["entry"] <= 1
        s.restart()
        assert s.get(f"matches/{match}", red)["entry"] == view["entry"]


def test_other_sites():
    with Server() as s:
        own = f"http://{s.host}:{s.port}"
        body = {"game": "drill"}
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
                        {"Sec-Fetch-Site": "same-site"}, {"Origin": own + ".evil.example"}, {"Origin": "http://127.0.0.1:1"}):
            s.post("matches", body, expect=403, headers=headers)
        s.post("matches", body, expect=201, headers={"Origin": own, "Sec-Fetch-Site": "same-origin"})
        s.post("matches", body, expect=201)


def test_rate_limits():
    with Server() as s:
        for made in range(200):  # every five seconds one more may be made, however long these take
            status, headers, answer = s.raw("POST", "/api/matches", '{"game":"drill"}', {"Content-Type": "application/json"})
            if status != 201:
                break
        assert made >= 20 and status == 429 and int(headers["Retry-After"]) >= 1 and sentence(json.loads(answer)), (made, status)
        alive(s)  # other things can still be asked


def test_boards_do_not_keep_the_server_busy():
    """A board that has to be made counts as costly; one that is kept does not."""
    with Server() as s:
        assert any(s.call("GET", f"games/drill/board?moves={i}")[0] == 429 for i in range(1, 500))
        assert s.get("games/drill/board", moves=1) == s.get("games/drill/board", moves=1)
        for query in ("moves=501", "moves=-1", "moves=x"):
            assert s.call("GET", "games/drill/board?" + query)[0] in (400, 429)
        for scenario in ("nothing", "x" * 500, "../2-sections"):
            status, answer = s.call("GET", "games/drill/board?scenario=" + scenario)
            assert status in (404, 429) and sentence(answer), (scenario, status, answer)
        alive(s)


def test_forwarded_addresses():
    """Behind a proxy limits are counted by the address it saw; without --proxy the header means nothing."""
    def create(s, address):
        return s.call("POST", "matches", {"game": "drill"}, headers={"X-Forwarded-For": address})[0]

    with Server("--proxy") as s:
        first = [create(s, "192.0.2.1") for _ in range(40)]
        assert 429 in first and create(s, "192.0.2.2") == 201
        assert 429 in [create(s, "192.0.2.3, 192.0.2.1") for _ in range(5)], "a client may claim another address"
    with Server() as s:
        assert 429 in [create(s, f"192.0.2.{i}") for i in range(40)]


def test_rate_limit_of_a_token():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        said = 0
        while (status := s.call("POST", f"matches/{match}/chat", {"text": "hi"}, red)[0]) == 200 and said < 40:
            said += 1
        assert status == 429 and 10 <= said == len(s.get(f"matches/{match}", blue)["chat"]), (status, said)


INVISIBLE = "\u061c\u200b\u200e\u200f\u202e\u2060\u2066\ufeff\U000e0041\u00ad"


def test_names_and_talk_can_be_seen():
    """Nothing invisible, nothing that steers a terminal or the direction of writing gets into a name or the chat."""
    with Server("--rate", "0") as s:
        match, (red, _), made = s.create(seats=[{"who": "person", "name": f"{INVISIBLE}\u0301An\u009bna"}, {"who": "open"}])
        name = lambda seat: s.get(f"matches/{match}", red)["seats"][seat]["name"]
        assert name(0) == "An na"
        s.post(f"matches/{match}/join", {"side": "blue", "name": INVISIBLE}, made["invite"])
        assert name(1) == ""
        s.post(f"matches/{match}/name", {"name": f"Be\u0085rt\u2028{INVISIBLE}x"}, red)
        assert name(0) == "Be rt x"
        s.post(f"matches/{match}/chat", {"text": INVISIBLE * 3}, red, expect=422)
        s.post(f"matches/{match}/chat", {"text": f"go\u009b31mod\x1b[2J{INVISIBLE}"}, red)
        assert s.get(f"matches/{match}", red)["chat"][-1]["text"] == "go 31mod [2J"


def test_wrong_bytes_are_not_echoed():
    """Whatever an address holds, the answer is JSON in UTF-8."""
    with Server("--rate", "0") as s:
        match, (red, _), _ = s.create(seats=persons(2))
        for path in ("/api/rules/%ff", "/api/rules/%c2%9b", "/api/games/%c0%af/board", "/api/matches/%ed%a0%80",
                     f"/api/matches/{match}/why?action=%ff%fe", f"/api/matches/{match}/sight?from=%80&to=%f5",
                     f"/api/matches/{match}/odds?%ff=1", f"/api/matches/{match}/why?action=march%c2%9b31m"):
            status, _, answer = s.raw("GET", path, token=red)
            said = answer.decode("utf-8")
            assert 400 <= status < 500 or status == 200, (path, status)
            assert not any("\x7f" <= c < "\xa0" for c in said), (path, said)


def test_connections_of_an_address():
    with Server("--per-address", "8") as s:
        match, (red, _), _ = s.create(seats=persons(2))
        ask = f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {red}\r\n\r\n".encode()

        def listening():
            """A connection that is served, or None."""
            c = socket.create_connection((s.host, s.port), timeout=PATIENCE)
            try:
                c.sendall(ask)
                if c.recv(100):
                    return c
            except OSError:
                pass
            c.close()
            return None

        held = []
        while len(held) < 8:  # the connection of create() may still be counted for a moment
            c = listening()
            held += [c] if c else []
        assert all(listening() is None for _ in range(5)), "a ninth connection is served"
        for c in held:
            c.close()
        while not (c := listening()):
            pass
        c.close()


def test_bad_matches():
    with Server("--rate", "0") as s:
        for body, status in (({}, 422), ({"game": "ludo"}, 422), ({"game": 1}, 400), ({"game": "drill", "scenario": "x"}, 422),
                             ({"game": "drill", "scenario": "../2-sections"}, 422), ({"game": "drill", "seats": {}}, 400),
                             ({"game": "drill", "seats": [1, 2]}, 400), ({"game": "drill", "seats": persons(9)}, 400),
                             ({"game": "drill", "seats": persons(3)}, 422), ({"game": "drill", "options": {"x": 1}}, 422),
                             ({"game": "drill", "options": {"x": []}}, 400), ({"game": "drill", "options": {"a=b\n": "c"}}, 400),
                             ({"game": "drill", "options": [1]}, 400), ({"game": "drill", "clock": 5}, 400),
                             ({"game": "drill", "clock": {"minutes": -1}}, 400), ({"game": "drill", "public": "yes"}, 400),
                             ({"game": "drill", "seats": [{"who": "ghost"}, {}]}, 400),
                             ({"game": "drill", "seats": [{"who": "computer", "level": "genius"}, {}]}, 422)):
            s.post("matches", body, expect=status)
        match, (red, _), _ = s.create(seats=persons(2))
        s.post(f"matches/{match}/draw", {"answer": "maybe"}, red, expect=400)
        s.post(f"matches/{match}/handover", {"to": "nobody"}, red, expect=400)
        s.post(f"matches/{match}/fork", {"at": 5}, red, expect=403)
        s.get(f"matches/{match}/sight", red, expect=404)
        s.get(f"matches/{match}/field", red, expect=404)
        s.get(f"matches/{match}/replay", red, expect=400)


def test_the_port_is_taken():
    import subprocess
    from harness import BINARY
    with Server() as s:
        for flags in (["--port", str(s.port), "--store", s.store + "2"], ["--port", "0", "--store", s.store],
                      ["--port", "0", "--store", "/dev/null/x"], ["--port", "70000"], ["--host", "256.1.1.1"],
                      ["--port", "0", "--store", "postgres://x"]):
            done = subprocess.run([BINARY, "serve", *flags], capture_output=True, text=True, timeout=PATIENCE)
            assert done.returncode in (2, 3) and done.stderr.count("\n") == 1 and len(done.stderr) > 20, (flags, done)


run(globals())
