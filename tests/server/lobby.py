"""The lobby and a full house: one address does not fill them, what nobody joins goes, and whoever is at rest makes room."""
import http.client
import json
import re
import sqlite3
import time

from harness import PATIENCE, Events, Server, persons, run

OPEN = [{"who": "person"}, {"who": "open"}]
MOST = 10  # public matches under way from one address


def create_from(s, address, **body):
    """(status, answer) of a new match that somebody makes from this address."""
    connection = http.client.HTTPConnection(s.host, s.port, timeout=PATIENCE, source_address=(address, 0))
    try:
        connection.request("POST", "/api/matches", json.dumps({"game": "drill", **body}),
                           {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def test_one_address_does_not_fill_the_lobby():
    with Server() as s:
        made = [create_from(s, "127.0.0.2", seats=OPEN, public=True) for _ in range(MOST + 5)]
        assert [status for status, _ in made] == [201] * MOST + [422] * 5, made
        assert "most from one address" in made[-1][1]["error"]
        assert create_from(s, "127.0.0.2", seats=OPEN)[0] == 201, "a private one is nobody's business"
        assert create_from(s, "127.0.0.3", seats=OPEN, public=True)[0] == 201
        assert len(s.get("matches")) == MOST + 1
        first = made[0][1]
        s.post(f"matches/{first['match']}/resign", {}, first["seats"][0]["token"])
        assert create_from(s, "127.0.0.2", seats=OPEN, public=True)[0] == 201, "a finished match makes room"


def test_what_nobody_joins_goes():
    with Server("--listed", "2") as s:
        old, _, _ = s.create(seats=OPEN, public=True)
        new, tokens, _ = s.create(seats=OPEN, public=True)
        s.kill()
        store = sqlite3.connect(s.store)
        store.execute("update match set opened = opened - 3 * 3600 * 1000 where id = ?", (old,))
        store.commit()
        store.close()
        s.start()
        assert [x["match"] for x in s.get("matches")] == [new]
        s.post(f"matches/{old}/join", {"side": "blue"})  # a link to it still works
        blue = s.post(f"matches/{new}/join", {"side": "blue"})["token"]
        assert s.get("matches") == []
        s.post(f"matches/{new}/handover", {"to": "open"}, blue)
        assert [x["match"] for x in s.get("matches")] == [new], "open again, so listed again"


def test_the_lobby_goes_by_an_index():
    """Matches that are over, private or abandoned do not make it slower."""
    with Server() as s:
        s.create(seats=OPEN, public=True)
        s.kill()
        store = sqlite3.connect(s.store)
        for where, order, index in (("open > 0 AND opened > 5", "opened", "lobby_open"), ("open = 0", "number", "lobby_live")):
            plan = store.execute(f"EXPLAIN QUERY PLAN SELECT id, card FROM match WHERE over = 0 AND public = 1 AND {where}"
                                 f" ORDER BY {order} DESC LIMIT 50").fetchall()
            assert len(plan) == 1 and index in plan[0][3], plan
        store.close()
        s.start()


def test_a_full_house_sends_away_who_is_at_rest():
    with Server("--rate", "0", "--tables", "8", "--idle", "100000") as s:
        made = [s.create(seats=persons(2)) for _ in range(30)]
        for match, tokens, _ in made:
            s.step(match, tokens)
            assert s.get(f"matches/{match}", tokens[0])["entry"] == 1


def test_a_house_full_of_people_refuses_newcomers():
    with Server("--rate", "0", "--tables", "4", "--idle", "100000") as s:
        rest, tokens, _ = s.create(seats=persons(2))
        made = [s.create(seats=persons(2)) for _ in range(4)]
        ears = [Events(s, match, who[0]) for match, who, _ in made]
        for e in ears:
            e.update()
        full = s.post("matches", {"game": "drill"}, expect=503)["error"]
        assert "full" in full and s.get(f"matches/{rest}", tokens[0], expect=503)["error"] == full
        match, who, _ = made[0]
        s.step(match, who)
        s.post(f"matches/{match}/resign", {}, who[0])
        s.post(f"matches/{match}/rematch", {}, who[0], expect=503)
        s.post(f"matches/{match}/fork", {"at": 0}, who[0], expect=503)
        ears[0].close()
        deadline = time.monotonic() + PATIENCE
        while s.call("GET", f"matches/{rest}", token=tokens[0])[0] != 200:
            assert time.monotonic() < deadline, "the server has not heard that somebody left"
            time.sleep(0.05)
        for e in ears:
            e.close()


CRUSADE = {"game": "trench-crusade", "scenario": "12-great-war"}


def in_memory(s):
    return int(re.search(rb"^sandtable_tables (\d+)", s.raw("GET", "/metrics")[2], re.M).group(1))


def test_matches_with_a_table_of_their_own_are_fewer():
    """Each takes half a megabyte and more: who makes one after another, and looks at all of them now and then, does not make the
    server big."""
    with Server("--rate", "0", "--tables", "80", "--idle", "100000") as s:  # 3 of them
        made = [s.create(seats=persons(2), compose=f"table no-mans-land {i + 1}", **CRUSADE) for i in range(6)]
        assert in_memory(s) <= 3
        for match, tokens, _ in made:
            assert s.get(f"matches/{match}", tokens[0])["match"] == match
        assert in_memory(s) <= 3
        ears = [Events(s, match, who[0]) for match, who, _ in made[:3]]
        for e in ears:
            e.update()
        full = s.post("matches", {"seats": persons(2), "compose": "table no-mans-land 9", **CRUSADE}, expect=503)["error"]
        assert "table of their own" in full
        match, who, _ = made[5]
        assert s.get(f"matches/{match}", who[0], expect=503)["error"] == full
        s.create(seats=persons(2))  # there is room for others
        s.create(seats=persons(2), **CRUSADE)
        for e in ears:
            e.close()


run(globals())
