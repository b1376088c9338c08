"""A match goes on with the data it was made with, whatever became of the files when the server starts again."""
import os
import shutil
import sqlite3
import tempfile

from harness import Server, persons, replay, run

MINE = 'title "Mine"\nside red "Red"\nside blue "Blue"\nturns 9\nposts 7\n'


class Folder:
    """A data folder, and a store beside it."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="sandtable-data-")
        os.makedirs(os.path.join(self.path, "mine/drill/scenarios"))
        self.file = os.path.join(self.path, "mine/drill/scenarios/mine.txt")
        self.store = os.path.join(self.path, "matches.db")
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path)

    def server(self, text):
        if text is None:
            os.remove(self.file)
        else:
            with open(self.file, "w", encoding="utf-8") as f:
                f.write(text)
        return Server("--rate", "0", "--data", os.path.join(self.path, "mine"), store=self.store)


def begin(server):
    match, tokens, _ = server.create(seats=persons(2), scenario="mine")
    for _ in range(5):
        server.step(match, tokens)
    return match, tokens


def posts(server, match, token):
    return len(server.get(f"matches/{match}", token)["board"]["cells"])


def test_data_changes():
    with Folder() as folder:
        with folder.server(MINE) as server:
            match, tokens = begin(server)
            before = server.get(f"matches/{match}", tokens[0])
            there = posts(server, match, tokens[0])
        with folder.server(MINE.replace("posts 7", "posts 3")) as server:
            assert server.get(f"matches/{match}", tokens[0]) == before
            other, others = begin(server)
            assert posts(server, other, others[0]) < there
            assert server.finish(match, tokens)["over"]
            made = server.post(f"matches/{match}/fork", {"at": 4}, tokens[0], expect=201)
            assert posts(server, made["match"], made["seats"][0]["token"]) == there
        with folder.server(None) as server:
            assert server.get(f"matches/{match}/verify", tokens[0])["verified"]
            assert posts(server, other, others[0]) < there
            server.post(f"matches/{match}/rematch", {}, tokens[0], expect=422)
            server.finish(other, others)
            _, _, record = server.raw("GET", f"/api/matches/{other}/record", token=others[0])
            code, words = replay(record)
            assert code == 0, words
        with sqlite3.connect(folder.store) as db:
            assert db.execute("SELECT COUNT(*) FROM data").fetchone() == (2,)  # one text for all matches of a kind


OLDER = {  # what takes a store back to an earlier version
    4: "DROP INDEX lobby_open; DROP INDEX lobby_live; DROP INDEX lobby_origin; "
       "ALTER TABLE match DROP COLUMN origin; ALTER TABLE match DROP COLUMN opened; "
       "CREATE INDEX lobby ON match(over, public, number)",
    3: "ALTER TABLE match DROP COLUMN added",
    2: "ALTER TABLE match DROP COLUMN data; DROP TABLE data",
}


def test_older_stores():
    """A store that knows nothing yet of the lobby's order, of added lines, or of data: its matches go on."""
    for version in OLDER:
        with Folder() as folder:
            with folder.server(MINE) as server:
                match, tokens = begin(server)
                before = server.get(f"matches/{match}", tokens[0])
            with sqlite3.connect(folder.store) as db:
                back = "; ".join(words for v, words in OLDER.items() if v >= version)
                db.executescript(f"{back}; PRAGMA user_version = {version}")
            with folder.server(MINE) as server:
                assert server.get(f"matches/{match}", tokens[0]) == before
                server.finish(match, tokens)
                assert server.get(f"matches/{match}/verify", tokens[0])["verified"]
                begin(server)


def test_added_lines():
    """Lines added to a scenario belong to the match alone, survive a restart, and travel in its record."""
    with Folder() as folder:
        with folder.server(MINE) as server:
            plain, plain_tokens = begin(server)
            lines = "# more posts\n\nposts 3\n+ posts 11\n"
            match, tokens, _ = server.create(seats=persons(2), scenario="mine", added=lines)
            for _ in range(5):
                server.step(match, tokens)
            before = server.get(f"matches/{match}", tokens[0])
            assert posts(server, match, tokens[0]) > posts(server, plain, plain_tokens[0])
        with folder.server(MINE) as server:
            assert server.get(f"matches/{match}", tokens[0]) == before
            assert server.finish(match, tokens)["over"]
            made = server.post(f"matches/{match}/fork", {"at": 4}, tokens[0], expect=201)
            assert posts(server, made["match"], made["seats"][0]["token"]) == len(before["board"]["cells"])
            again = server.post(f"matches/{match}/rematch", {}, tokens[0])
            assert posts(server, again["match"], tokens[0]) == len(before["board"]["cells"])
            _, _, record = server.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
            assert b"\n+ posts 3\n+ posts 11\n" in record
            code, words = replay(record)
            assert code == 0, words
        with sqlite3.connect(folder.store) as db:
            kept = db.execute("SELECT added FROM match ORDER BY number").fetchall()
            assert kept == [("",)] + [("posts 3\nposts 11\n",)] * 3, kept


def test_bad_added_lines():
    """Each gets one sentence that names the line; no match is made."""
    bad = {
        "side west \"West\"": (400, "added:1: side: belongs to the scenario's file and cannot be added to it"),
        "posts 3\nposts \u0001": (400, "added:2: byte 7 is not text (code 1)"),
        "posts 5\n" * 501: (400, "added:501: there are more than 500 added lines"),
        "x" * 901: (400, "added:1: an added line has at most 900 bytes"),
        "post 3": (422, "added:1: post: is not a directive of a drill scenario; did you mean posts?"),
        "posts 99": (422, "added:1: posts: \"99\" must be a number from 2 to 12"),
    }
    with Folder() as folder:
        with folder.server(MINE) as server:
            for lines, (status, sentence) in bad.items():
                got = server.post("matches", {"game": "drill", "added": lines}, expect=status)
                assert got["error"] == sentence, got
            got = server.post("matches", {"game": "trench-warfare", "added": "posts 3"}, expect=422)
            assert got["error"] == "nothing can be added to a scenario of Trench Warfare", got
            got = server.post("matches", {"game": "drill", "compose": "moon"}, expect=422)
            assert got["error"] == 'a drill can be left to chance in: posts; not in "moon"', got
            server.create(seats=persons(2), compose="posts")
        with sqlite3.connect(folder.store) as db:
            kept = db.execute("SELECT added FROM match").fetchall()
            assert len(kept) == 1 and kept[0][0].startswith("posts "), kept


def test_older_log():
    """In logs of an older server a roll that was taken back fell again: such a match goes on and proves its dice."""
    with Folder() as folder:
        with folder.server(MINE) as server:
            match, tokens, _ = server.create(seats=persons(2))
            for action in ("pack 3", "pack 3", "march", "fire"):
                view = server.get(f"matches/{match}", tokens[0])
                server.act(match, tokens[view["to_move"]], action, view["seq"])
        with sqlite3.connect(folder.store) as db:
            number, seq, at, dice = db.execute("SELECT * FROM line WHERE text LIKE 'dice %'").fetchone()
            db.executemany("INSERT INTO line VALUES(?, ?, ?, ?)",
                           [(number, seq + 1, at, "rewind 4 blue"), (number, seq + 2, at, dice)])
        with folder.server(MINE) as server:
            server.finish(match, tokens)
            assert server.get(f"matches/{match}/verify", tokens[0])["verified"]
            assert b"taken-back" not in server.raw("GET", f"/api/matches/{match}/record", token=tokens[0])[2]


run(globals())
