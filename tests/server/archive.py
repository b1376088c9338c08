"""serve --keep: matches that nobody has touched for long leave the store as records."""
import os
import sqlite3
import time

from harness import PATIENCE, Server, persons, replay, run

DAY = 24 * 3600 * 1000


def age(s, match, days):
    """As if the match had been left alone for so many days; the server is restarted."""
    s.kill()
    store = sqlite3.connect(s.store)
    number, = store.execute("select number from match where id = ?", (match,)).fetchone()
    store.execute("update line set at = at - ? where match = ?", (days * DAY, number))
    store.execute("update match set created = created - ? where number = ?", (days * DAY, number))
    store.commit()
    store.close()
    s.start()


def gone(s, match, token):
    for _ in range(PATIENCE * 10):
        status, answer = s.call("GET", f"matches/{match}", token=token)
        if status == 404:
            return answer["error"]
        time.sleep(0.1)
    raise AssertionError("it is still there")


def rows(s, match):
    store = sqlite3.connect(s.store)
    found = [store.execute(f"select count(*) from {table} where {key} not in (select number from match)").fetchone()[0]
             for table, key in (("line", "match"), ("token", "match"))]
    store.close()
    return found


def record(folder, match):
    with open(os.path.join(folder, match + ".record"), "rb") as file:
        return file.read()


def test_finished_and_abandoned_matches_become_records():
    with Server("--keep", "30", "--idle", "1") as s:
        over, tokens, _ = s.create(seats=persons(2))
        s.finish(over, tokens)
        left, others, _ = s.create("trench-warfare", persons(2))
        for _ in range(5):
            s.step(left, others)
        fresh, mine, _ = s.create(seats=persons(2))
        s.step(fresh, mine)
        age(s, over, 31)
        age(s, left, 31)
        age(s, fresh, 29)
        words = s.folder + "/matches.db.records"
        time.sleep(0.5)
        s.kill()  # whatever it had begun
        s.start()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and len(os.listdir(words) if os.path.isdir(words) else []) < 2:
            time.sleep(0.1)
        assert "30 days" in gone(s, over, tokens[0]) and gone(s, left, others[0])
        assert replay(record(words, over))[0] == 0
        assert b"\nmoves\n" in record(words, left) and b"\n5 " in record(words, left)
        assert s.get(f"matches/{fresh}", mine[0])["entry"] == 1
        s.step(fresh, mine)
        s.kill()
        assert rows(s, over) == [0, 0]
        assert oct(os.stat(words).st_mode)[-3:] == "700" and sorted(os.listdir(words)) == sorted(
            [over + ".record", left + ".record"])
        s.start()


def test_without_it_everything_is_kept():
    with Server("--idle", "1") as s:
        match, tokens, _ = s.create(seats=persons(2))
        s.finish(match, tokens)
        age(s, match, 4000)
        time.sleep(2.5)
        assert s.get(f"matches/{match}", tokens[0])["over"]


def test_a_folder_that_cannot_be_written():
    """Nothing leaves the store that is not in the archive."""
    with Server("--keep", "1", "--archive", "/dev/null/nowhere") as s:
        match, tokens, _ = s.create(seats=persons(2))
        s.finish(match, tokens)
        age(s, match, 3)
        time.sleep(2.5)
        assert s.get(f"matches/{match}", tokens[0])["over"]


def test_one_that_is_looked_at_stays():
    from harness import Events
    with Server("--keep", "2") as s:
        match, tokens, _ = s.create(seats=persons(2))
        s.step(match, tokens)
        age(s, match, 1)
        e = Events(s, match, tokens[0])
        e.update()
        time.sleep(2.5)
        s.step(match, tokens)
        e.close()


run(globals())
