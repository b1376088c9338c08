"""The file a server keeps its matches in: who may read it, that one server at a time has it whatever it is called, and what is
said of a file that cannot be used or was damaged."""
import os
import shutil
import sqlite3
import stat
import subprocess
import tempfile

import harness
from harness import Server, persons, run

NOBODY = 65534


class Folder:
    """A new folder, which vanishes with the test."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="sandtable-test-")
        return self.path

    def __exit__(self, *rest):
        os.chmod(self.path, 0o700)
        shutil.rmtree(self.path)


def refused(store, before=None):
    """What the server says when it does not start on this store; status 3: it is not the call that is wrong."""
    done = subprocess.run([harness.BINARY, "serve", "--port", "0", "--store", store], capture_output=True, text=True,
                          timeout=harness.PATIENCE, preexec_fn=before)
    assert done.returncode == 3 and done.stdout == "", done
    assert done.stderr.startswith("sandtable: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def as_nobody():
    """Root may write everywhere; so the server starts as somebody else."""
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def change(store, sql, *values):
    db = sqlite3.connect(store)
    with db:
        db.execute(sql, values)
    db.close()


def test_only_the_owner_reads_it():
    before = os.umask(0)
    try:
        with Server() as server:
            server.create(seats=persons(2))
            for end in "", "-wal", "-shm", ".lock":
                assert mode(server.store + end) == 0o600, (end, oct(mode(server.store + end)))
    finally:
        os.umask(before)


def test_a_file_that_others_could_read_is_closed_to_them():
    with Folder() as folder:
        store = os.path.join(folder, "matches.db")
        with Server(store=store) as server:
            server.create(seats=persons(2))
        os.chmod(store, 0o644)
        with Server(store=store) as server:
            server.create(seats=persons(2))
            for end in "", "-wal", "-shm":
                assert mode(store + end) == 0o600, (end, oct(mode(store + end)))


def test_one_server_whatever_the_file_is_called():
    with Server() as server:
        server.create(seats=persons(2))
        link, hard = (os.path.join(server.folder, name) for name in ("link.db", "hard.db"))
        os.symlink("matches.db", link)
        assert "another server is using" in refused(server.store)
        assert "another server is using" in refused(link)
        os.link(server.store, hard)
        assert "another server is using" in refused(hard)
        os.unlink(hard)


def test_a_link_is_the_file_it_leads_to():
    """The same matches, the same write-ahead log, the same clock of pauses."""
    with Folder() as folder:
        store, link = os.path.join(folder, "matches.db"), os.path.join(folder, "link.db")
        os.symlink("matches.db", link)
        with Server(store=link) as server:  # the file is made where the link leads
            match, tokens, _ = server.create(seats=persons(2))
            server.kill()
            assert sorted(os.listdir(folder)) == ["link.db", "matches.db", "matches.db-shm", "matches.db-wal", "matches.db.lock"]
            server.store = store
            server.start()
            assert server.get(f"matches/{match}", tokens[0])["match"] == match


def test_a_file_with_two_names_is_refused():
    """SQLite finds the write-ahead log by the name: under the other name the last moves would be missing."""
    with Folder() as folder:
        store = os.path.join(folder, "matches.db")
        with Server(store=store):
            pass
        os.link(store, os.path.join(folder, "second.db"))
        assert "two names" in refused(store)
        os.unlink(os.path.join(folder, "second.db"))
        with Server(store=store):
            pass


def test_a_store_that_cannot_be_written():
    with Folder() as folder:
        store = os.path.join(folder, "matches.db")
        with Server(store=store) as server:
            server.create(seats=persons(2))
        os.chmod(folder, 0o777)
        os.chmod(store, 0o444)
        assert "cannot be written" in refused(store, as_nobody)
        if os.getuid() == 0:
            os.chown(store, NOBODY, NOBODY)
            os.chown(store + ".lock", NOBODY, NOBODY)
        os.chmod(store, 0o600)
        os.chmod(folder, 0o555)
        assert "cannot be written" in refused(store, as_nobody)
        assert "cannot be written" in refused(os.path.join(folder, "new.db"), as_nobody)
        assert sorted(os.listdir(folder)) == ["matches.db", "matches.db.lock"]


def test_what_is_no_store():
    with Folder() as folder:
        other = os.path.join(folder, "other.db")
        with open(other, "w", encoding="utf-8") as f:
            f.write("This is a letter, and no database at all.\n" * 40)
        assert "is not a store" in refused(other)
        assert "cannot be written" in refused(folder)
        assert "cannot be written" in refused(os.path.join(folder, "missing", "matches.db"))


def test_a_secret_of_the_wrong_size():
    with Server() as server:
        bad, bad_tokens, _ = server.create(seats=persons(2))
        good, good_tokens, _ = server.create(seats=persons(2))
        server.kill()
        change(server.store, "UPDATE match SET secret = x'0102' WHERE id = ?", bad)
        server.start()
        answer = server.get(f"matches/{bad}", bad_tokens[0], expect=503)
        assert "secret of its dice has 2 bytes, not 32" in answer["error"], answer
        server.get(f"matches/{good}", good_tokens[0])


def test_a_card_that_is_no_card():
    """One bad match never breaks the lobby."""
    with Server() as server:
        made = [server.create(seats=[{"who": "person"}, {"who": "open"}], public=True)[0] for _ in range(5)]
        server.kill()
        for match, card in zip(made, ("{\"match\":", "", "17", b"\xff\x00\x01")):
            change(server.store, "UPDATE match SET card = ? WHERE id = ?", card, match)
        server.start()
        assert [m["match"] for m in server.get("matches")] == [made[4]]


run(globals())
