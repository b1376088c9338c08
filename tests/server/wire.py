"""Light on the wire: files and answers are compressed for who accepts it, and files are kept for good by their address."""
import gzip
import json
import re
import zlib

from harness import Server, run

try:
    import brotli
except ImportError:
    brotli = None


def fetch(s, path, encoding=None, **headers):
    if encoding:
        headers["Accept-Encoding"] = encoding
    status, got, body = s.raw("GET", path, headers=headers)
    return status, got, body


def plain(headers, body):
    kind = headers.get("Content-Encoding")
    if kind == "br":
        return brotli.decompress(body) if brotli else None
    return gzip.decompress(body) if kind == "gzip" else body


def assets(s, path="/"):
    return sorted(set(re.findall(rb'(?:href|src)="(/v-[^"]+)"', fetch(s, path)[2])))


def test_files_come_in_the_encoding_that_is_asked_for():
    with Server() as s:
        paths = ["/", "/match/x", "/set-up/drill", *(p.decode() for p in assets(s))]
        assert any(p.endswith("main.js") for p in paths) and any(p.endswith(".css") for p in paths), paths
        for path in paths:
            status, headers, whole = fetch(s, path)
            assert status == 200 and "Content-Encoding" not in headers, path
            for asked, given in (("gzip", ("gzip",)), ("gzip, deflate, br", ("br", "gzip")), ("br;q=0, gzip;q=0", (None,)),
                                 ("deflate", (None,)), ("GZIP;q=0.5", ("gzip",))):
                status, headers, body = fetch(s, path, asked)
                assert headers.get("Content-Encoding") in given, (path, asked, headers)
                assert headers["Vary"] == "Accept-Encoding", (path, asked)
                assert plain(headers, body) in (whole, None), (path, asked)


def test_what_has_a_hash_in_its_address_is_kept_for_good():
    with Server() as s:
        for path in assets(s):
            headers = fetch(s, path.decode(), "gzip")[1]
            assert "immutable" in headers["Cache-Control"] and "max-age=31536000" in headers["Cache-Control"], path
        version = assets(s)[0].split(b"/")[1].decode()
        assert fetch(s, f"/v-000000000000/js/main.js")[0] == 404, "another version is not here"
        assert fetch(s, f"/{version}/js/nothing.js")[0] == 404
        status, headers, _ = fetch(s, "/")
        assert headers["Cache-Control"] == "no-cache"
        status, again, body = fetch(s, "/", **{"If-None-Match": headers["ETag"]})
        assert (status, body) == (304, b"") and again["ETag"] == headers["ETag"]


def test_answers_are_compressed_but_those_with_tokens():
    with Server() as s:
        made = s.post("matches", {"game": "trench-club"}, expect=201)
        paths = [f"/api/matches/{made['match']}", "/api/games", "/api/rules/drill", "/api/games/trench-club/board"]
        for path in paths:
            secret = {"Authorization": f"Bearer {made['seats'][0]['token']}"} if "matches" in path else {}
            whole = fetch(s, path, **secret)[2]
            status, headers, body = fetch(s, path, "gzip, br", **secret)
            assert headers["Content-Encoding"] == "gzip" and headers["Vary"] == "Accept-Encoding", (path, headers)
            assert len(body) < len(whole) / 2 and gzip.decompress(body) == whole or "matches" in path, path
            assert json.loads(gzip.decompress(body)), path
        for path in paths[1:2] + paths[3:]:
            headers = fetch(s, path)[1]
            assert headers["Cache-Control"] == "no-cache"
            assert fetch(s, path, "gzip", **{"If-None-Match": headers["ETag"]})[0::2] == (304, b""), path
        status, headers, body = s.raw("POST", "/api/matches", json.dumps({"game": "trench-club"}),
                                      {"Content-Type": "application/json", "Accept-Encoding": "gzip"})
        assert status == 201 and "Content-Encoding" not in headers, "an answer with tokens"
        status, headers, body = s.raw("HEAD", "/api/games", headers={"Accept-Encoding": "gzip"})
        assert status == 200 and body == b""


class Stream:
    """A compressed stream of events, read as a browser would."""

    def __init__(self, s, match, token, after):
        self.connection = s.connection()
        self.connection.request("GET", f"/api/matches/{match}/events?quiet", headers={
            "Authorization": f"Bearer {token}", "Accept-Encoding": "gzip", "Last-Event-ID": str(after)})
        self.answer = self.connection.getresponse()
        self.inflate, self.text, self.bytes = zlib.decompressobj(31), "", 0

    def until(self, words):
        while words not in self.text:
            part = self.answer.read1(4096)
            assert part, f"the stream ended before {words}"
            self.bytes += len(part)
            self.text += self.inflate.decompress(part).decode()
        before, after = self.text.split(words, 1)
        self.text = after
        return before


def test_events_are_compressed_one_by_one():
    with Server() as s:
        match, tokens, _ = s.create("trench-warfare")
        seq = s.get(f"matches/{match}", tokens[0])["seq"]
        readers = [Stream(s, match, tokens[0], seq) for _ in range(3)]
        for _ in range(5):
            s.step(match, tokens)
            now = s.get(f"matches/{match}", tokens[0])["seq"]
            for stream in readers:
                assert stream.answer.headers["Content-Encoding"] == "gzip" and stream.answer.headers["Vary"] == "Accept-Encoding"
                stream.until(f"id: {now}\nevent: update\n")
                view = json.loads(stream.until("\n\n").removeprefix("data: "))
                assert view["seq"] == now
        whole = len(json.dumps(s.get(f"matches/{match}", tokens[0])["scene"]))
        assert readers[0].bytes < 5 * whole / 3, (readers[0].bytes, whole)
        for stream in readers:
            stream.connection.close()


def test_who_has_seen_all_gets_no_update_to_begin_with():
    with Server() as s:
        match, tokens, _ = s.create()
        seq = s.get(f"matches/{match}", tokens[0])["seq"]
        stream = Stream(s, match, tokens[0], seq)
        assert "event: update" not in stream.until("event: presence")
        late = Stream(s, match, tokens[0], seq - 1)
        late.until("event: update")
        for x in (stream, late):
            x.connection.close()


run(globals())
