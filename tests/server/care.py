"""`sandtable store`: every fault of a store is found and named, what can be mended is, a copy is whole while a server writes."""
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import tempfile
import threading

import harness
from harness import Server, persons, run


class Shelf:
    """A folder with a store of three matches, of which the middle one is there to be damaged."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="sandtable-test-")
        self.store = os.path.join(self.folder, "matches.db")
        with Server("--rate", "0", store=self.store) as server:
            self.matches = [server.create("trench-warfare", persons(2))[:2] for _ in range(3)]
            for match, tokens in self.matches:
                for _ in range(30):
                    server.step(match, tokens)
            self.views = [server.get(f"matches/{m}", t[0]) for m, t in self.matches]
        self.match = self.matches[1][0]
        return self

    def __exit__(self, *rest):
        shutil.rmtree(self.folder)

    def change(self, sql, *values):
        db = sqlite3.connect(self.store)
        with db:
            done = db.execute(sql, values).rowcount
        db.close()
        assert done, sql

    def ask(self, sql, *values):
        db = sqlite3.connect(self.store)
        rows = db.execute(sql, values).fetchall()
        db.close()
        return rows

    def number(self):
        return self.ask("SELECT number FROM match WHERE id = ?", self.match)[0][0]

    def files(self):
        return sorted(os.listdir(self.folder))


def call(*arguments):
    return subprocess.run([harness.BINARY, "store", *arguments], capture_output=True, text=True, timeout=harness.PATIENCE)


def refused(status, words, *arguments):
    done = call(*arguments)
    assert done.returncode == status and done.stdout == "", done
    assert done.stderr.startswith("sandtable: ") and done.stderr.count("\n") == 1 and words in done.stderr, done.stderr


def faults(store):
    done = call("check", store, "--json")
    answer = json.loads(done.stdout)
    assert done.returncode == (1 if answer["faults"] else 0) and done.stderr == "", done
    return [(f["match"], f["line"], f["text"]) for f in answer["faults"]]


def test_a_sound_store():
    with Shelf() as shelf:
        done = call("check", shelf.store)
        assert done.returncode == 0 and done.stderr == "", done
        assert done.stdout == f"3 matches, {shelf.ask('SELECT count(*) FROM line')[0][0]} lines: 0 faults\n", done.stdout
        with Server(store=shelf.store):
            assert faults(shelf.store) == []  # also while a server has it


DAMAGE = [  # what is done to match ?1 (its number), and what is said: of the match, of which line, in which words
    ("DELETE FROM line WHERE match = ?1 AND seq = 11", True, 12, "line 11 of the log is due, not 12"),
    ("DELETE FROM line WHERE match = ?1 AND seq = 1", True, 2, "line 1 of the log is due, not 2"),
    ("UPDATE line SET text = 'sing a song' WHERE match = ?1 AND seq = 9", True, 9, "not a known one"),
    ("UPDATE line SET text = 'play cp place 9999' WHERE match = ?1 AND seq = 9", True, 9, ""),
    ("UPDATE line SET seq = -seq WHERE match = ?1 AND seq = 5", True, 0, "numbered -5"),
    ("UPDATE match SET secret = x'00' WHERE number = ?1", True, 0, "secret of its dice has 1 bytes, not 32"),
    ("UPDATE match SET card = '{' WHERE number = ?1", True, 0, "card"),
    ("UPDATE match SET game = 'chess' WHERE number = ?1", True, 0, "chess"),
    ("UPDATE match SET rules = 9999 WHERE number = ?1", True, 0, "version 9999"),
    ("UPDATE match SET data = 'abc' WHERE number = ?1", True, 0, "data files is missing"),
    ("UPDATE token SET hash = x'0102' WHERE match = ?1 AND seats = 1", True, 0, "one of its tokens has 2 bytes, not 32"),
    ("UPDATE line SET match = 77 WHERE match = ?1 AND seq > 30", False, 0, "match number 77 is not there, but lines of it: "),
    ("UPDATE token SET match = 77 WHERE match = ?1 AND seats = 1", False, 0, "match number 77 is not there, but tokens of it: 1"),
]


def test_every_fault_is_named():
    with Shelf() as shelf:
        shutil.copy(shelf.store, shelf.store + ".good")
        for sql, own, line, words in DAMAGE:
            shutil.copy(shelf.store + ".good", shelf.store)
            shelf.change(sql, shelf.number())
            found = faults(shelf.store)
            assert any(m == (shelf.match if own else "") and n == line and words in text for m, n, text in found), (sql, found)
            assert all(m in (shelf.match, "") for m, _, _ in found), (sql, found)


def test_dice_that_were_changed():
    with Server("--rate", "0") as server:
        match, tokens, _ = server.create(seats=persons(2))
        for action in ("pack 3", "pack 3", "march", "fire"):
            view = server.get(f"matches/{match}", tokens[0])
            server.act(match, tokens[view["to_move"]], action, view["seq"])
        server.finish(match, tokens)
        server.kill()
        db = sqlite3.connect(server.store)
        with db:
            seq, text = db.execute("SELECT seq, text FROM line WHERE text LIKE 'dice %' LIMIT 1").fetchone()
            words = text.split()
            words[1] = "1" if words[1] != "1" else "2"
            db.execute("UPDATE line SET text = ? WHERE seq = ?", (" ".join(words), seq))
        db.close()
        assert (match, seq, "the dice are not those the match had committed to") in faults(server.store), faults(server.store)
        server.start()


def test_repair():
    """What can be mended is; the other matches stay as they are, and so does what cannot be mended."""
    with Shelf() as shelf:
        shutil.copy(shelf.store, shelf.store + ".good")
        others = shelf.ask("SELECT * FROM line WHERE match <> ?", shelf.number())
        for sql, own, line, _ in DAMAGE:
            for name in shelf.files():
                if name != "matches.db.good":
                    os.unlink(os.path.join(shelf.folder, name))
            shutil.copy(shelf.store + ".good", shelf.store)
            number = shelf.number()
            before = shelf.ask("SELECT seq, text FROM line WHERE match = ?", number)
            shelf.change(sql, number)
            damaged = shelf.ask("SELECT match, seq, text FROM line")
            done = call("repair", shelf.store)
            left = faults(shelf.store)
            hopeless = "UPDATE match SET" in sql and "card" not in sql
            assert bool(left) == hopeless and done.returncode == (1 if left else 0), (sql, done, left)
            assert hopeless or done.stderr.startswith("mended: "), (sql, done)
            assert shelf.ask("SELECT * FROM line WHERE match <> ?", number) == others
            kept = shelf.ask("SELECT match, seq, text FROM line")
            gone = [row for row in damaged if row not in kept]
            removed = [name for name in shelf.files() if "removed" in name]
            if not gone and "token" not in sql:
                assert not removed and kept == damaged, (sql, removed)
                continue
            path = os.path.join(shelf.folder, removed[0])
            assert len(removed) == 1 and stat.S_IMODE(os.stat(path).st_mode) == 0o600 and removed[0] in done.stderr
            with open(path, encoding="utf-8") as f:
                words = f.read()
            assert all(f" line {seq} at " in words and f": {text}\n" in words for _, seq, text in gone), (sql, words)
            log = shelf.ask("SELECT seq, text FROM line WHERE match = ?", number)
            assert log == before[:len(log)], sql  # what is left is the beginning of what was
            if line > 2:
                assert len(log) >= line - 2, (sql, len(log))
            with Server(store=shelf.store) as server:
                for (match, tokens), view in zip(shelf.matches, shelf.views):
                    if match != shelf.match:
                        assert server.get(f"matches/{match}", tokens[0])["seq"] == view["seq"]
                match, tokens = shelf.matches[1]
                if log and own and "token" not in sql:
                    server.step(match, tokens)
        assert call("repair", shelf.store).stderr == ""  # there is nothing left to mend


def test_repair_is_for_nobody_else():
    with Shelf() as shelf:
        with Server(store=shelf.store):
            refused(3, "another server is using", "repair", shelf.store)
        missing = os.path.join(shelf.folder, "missing.db")
        refused(2, "there is no file", "repair", missing)
        refused(2, "cannot be read", "check", missing)
        refused(2, "cannot be read", "backup", missing, missing + ".copy")
        letter = os.path.join(shelf.folder, "letter.txt")
        with open(letter, "w", encoding="utf-8") as f:
            f.write("Dear all, this is no database.\n" * 100)
        refused(2, "is not a store", "check", letter)
        refused(2, "usage", "check", letter, letter)
        refused(2, "usage", "polish", letter)
        assert not os.path.exists(missing)


def test_a_file_that_is_damaged():
    """Bytes of the file itself are wrong: it is said, and neither verb falls over it."""
    with Shelf() as shelf:
        with open(shelf.store, "r+b") as f:
            for at in range(4096, os.path.getsize(shelf.store), 4096):
                f.seek(at + 100)
                f.write(b"\xa5" * 300)
        assert any("damaged" in text or "malformed" in text for _, _, text in faults(shelf.store))
        done = call("repair", shelf.store)
        assert done.returncode in (1, 3), done


def test_backup_while_a_server_writes():
    with Server("--rate", "0") as server:
        match, tokens, _ = server.create("trench-warfare", persons(2))
        wanted = [True]

        def play():
            while wanted[0] and server.step(match, tokens):
                pass

        player = threading.Thread(target=play)
        player.start()
        copies = [os.path.join(server.folder, f"copy{i}.db") for i in range(5)]
        seen = []
        for copy in copies:
            seen.append(server.get(f"matches/{match}", tokens[0])["seq"])
            done = call("backup", server.store, copy)
            assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), done
            assert stat.S_IMODE(os.stat(copy).st_mode) == 0o600
        wanted[0] = False
        player.join()
        refused(2, "is there already", "backup", server.store, copies[0])
        refused(3, "cannot be written", "backup", server.store, os.path.join(server.folder, "nowhere", "copy.db"))
        assert [n for n in os.listdir(server.folder) if n.startswith("copy")] and not [n for n in os.listdir(server.folder) if "part" in n]
        for copy, seq in zip(copies, seen):
            assert faults(copy) == []
            with Server(store=copy) as second:
                assert second.get(f"matches/{match}", tokens[0])["seq"] >= seq


def test_clocks_stand_still_in_a_backup():
    """A copy that is an hour old: nobody has lost an hour."""
    with Server() as server:
        match, tokens, _ = server.create(seats=persons(2), clock={"minutes": 5})
        server.step(match, tokens)
        copy = os.path.join(server.folder, "copy.db")
        assert call("backup", server.store, copy).returncode == 0
        db = sqlite3.connect(copy)
        with db:
            db.execute("UPDATE line SET at = at - 3600000")
            db.execute("UPDATE pause SET began = began - 3600000, ended = max(0, ended - 3600000)")
        db.close()
        with Server(store=copy) as second:
            view = second.get(f"matches/{match}", tokens[0])
            assert not view["over"] and all(ms > 0 for ms in view["clock"]["left"]), view["clock"]


def test_export():
    with Shelf() as shelf:
        folder = os.path.join(shelf.folder, "records")
        done = call("export", shelf.store, folder)
        assert done.returncode == 0, done
        assert sorted(os.listdir(folder)) == sorted(f"{m}.record" for m, _ in shelf.matches)
        for name in os.listdir(folder):
            with open(os.path.join(folder, name), "rb") as f:
                code, words = harness.replay(f.read())
            assert code == 0, words


run(globals())
