"""Warbands before a match: lists, rosters judged line by line, rosters from a seed, tables by number, matches between any two."""
import base64
import json

from harness import Server, persons, run

GAME, SCENARIO = "trench-crusade", "12-great-war"
ROSTER = 'roster "Third" new-antioch\nducats 300\nmodel 1 "Osric" lieutenant : sword pistol\nmodel 2 "Wat" yeoman : bolt-action-rifle\n'


def judged(s, text, model=0, expect=200):
    return s.post(f"games/{GAME}/rosters", {"text": text, "model": model}, expect=expect)


def by_id(things):
    return {t["id"]: t for t in things}


def test_lists():
    with Server("--rate", "0") as s:
        lists = s.get(f"games/{GAME}/rosters")
        assert len(lists["factions"]) == 6 and len(lists["ready"]) == 12
        court = by_id(lists["factions"])["the-court"]
        assert court["must_choose"] and len(court["variants"]) == 7
        for ready in lists["ready"]:
            answer = judged(s, ready["text"])
            assert answer["faults"] == [] and answer["ducats"] == ready["ducats"] <= 700 and len(answer["models"]) == ready["models"]
        s.get("games/drill/rosters", expect=404)
        s.post("games/drill/rosters", {"text": ROSTER}, expect=404)
        games = by_id(s.get("games"))
        assert games[GAME]["rosters"] and "rosters" not in games["drill"]
        tables = {x["id"]: [t["id"] for t in x["tables"]] for x in games[GAME]["scenarios"]}
        assert tables["1-claim-no-mans-land"] == ["no-mans-land"] and "ruins" in tables[SCENARIO]


def test_judged():
    with Server("--rate", "0") as s:
        answer = judged(s, ROSTER, 1)
        assert answer["faults"] == [] and answer["ducats"] == 70 + 4 + 6 + 30 + 5, answer["ducats"]
        osric = answer["models"][0]
        assert osric["line"] == 3 and osric["title"] == "Lieutenant" and osric["profile"]["ranged"] == 2
        assert [i["name"] for i in osric["items"]] == ["Sword", "Pistol"] and osric["items"][1]["facts"] == '12", melee, pistol'
        assert osric["abilities"][0]["does"] == "ACTION: names the enemy who must be activated next", osric["abilities"]
        kit = by_id(answer["kit"])
        assert "why" not in kit["trench-shield"] and kit["trench-shield"]["ducats"] == 10
        assert kit["polearm"]["clause"] == "TC-13.1" and "2-Handed" in kit["polearm"]["why"]  # the sword is in the way
        entries = by_id(answer["entries"])
        assert "why" not in entries["yeoman"] and entries["yeoman"]["ducats"] == 30
        assert entries["lieutenant"]["clause"] == "TC-16.2" and "1 of Lieutenant, not 2" in entries["lieutenant"]["why"]
        assert "kit" not in judged(s, ROSTER)


def test_every_answer_is_true():
    """What the desk allows is no fault once it is there, and what it refuses is one, for the reason it gave."""
    with Server("--rate", "0") as s:
        for ready in s.get(f"games/{GAME}/rosters")["ready"][::4]:
            answer = judged(s, ready["text"], 1)
            lines = answer["text"].splitlines()
            at = answer["models"][0]["line"] - 1 - (len(ready["text"].splitlines()) - len(lines))
            for item in answer["kit"][::3]:
                line = lines[at] + (" " if " : " in lines[at] else " : ") + item["id"]
                after = judged(s, "\n".join([*lines[:at], line, *lines[at + 1:]]))["faults"]
                assert (after == []) == ("why" not in item), (item, after)
                assert "why" not in item or any(f["reason"].endswith(item["why"]) for f in after), (item, after)


def test_faults():
    with Server("--rate", "0") as s:
        text = ROSTER.replace("300", "80") + 'model 3 "Una" yeoman : binoculars pistle\n'
        faults = judged(s, text)["faults"]
        assert {(f["line"], f["clause"]) for f in faults} == {(1, "TC-16.3"), (5, "TC-16.4")}, faults
        assert any("pistle" in f["reason"] and "pistol" in f["reason"] for f in faults)
        for bad in ("", "hello", 'roster "A" nowhere', '\u0000', "roster"):
            assert judged(s, bad, expect=422 if bad != "\0" else 400)["error"]
        s.post(f"games/{GAME}/rosters", {"text": 5}, expect=400)
        s.post(f"games/{GAME}/rosters", {"text": "x" * 70000}, expect=413)


def test_new():
    with Server("--rate", "0") as s:
        new = lambda **more: s.post(f"games/{GAME}/rosters/new", {"faction": "iron-sultanate", "ducats": 700, **more})["text"]
        assert new(seed=3) == new(seed=3) != new(seed=4)
        assert judged(s, new(seed=5))["faults"] == []
        for wrong in ({"faction": "x"}, {"faction": "new-antioch", "variant": "x"}):
            s.post(f"games/{GAME}/rosters/new", wrong, expect=422)
        for ducats in (5, 3001):  # the judge is asked thousands of times for a large one, and every table waits
            s.post(f"games/{GAME}/rosters/new", {"faction": "new-antioch", "ducats": ducats}, expect=400)
        assert judged(s, new(ducats=3000))["faults"] == []


def test_import():
    with Server("--rate", "0") as s:
        send = lambda body, expect=200: s.post(f"games/{GAME}/rosters/import", {"file": base64.b64encode(body).decode()}, expect=expect)
        kit = [{"name": "Sword/Axe", "number": 1, "type": "upgrade"}, {"name": "Spoon", "number": 1, "type": "upgrade"}]
        force = {"catalogueName": "New Antioch", "selections": [{"name": "Lieutenant", "customName": "Osric", "type": "model", "number": 1, "selections": kit}]}
        got = send(json.dumps({"roster": {"name": "Third", "forces": [force]}}).encode())
        assert got["text"] == 'roster "Third" new-antioch\nmodel 1 "Osric" lieutenant : sword\n', got["text"]
        assert [a["verdict"] for a in got["answers"]] == ["understood", "understood", "understood", "unknown"], got
        assert "not a roster" in send(b"hello", 422)["error"]
        s.post(f"games/{GAME}/rosters/import", {"file": "%%%"}, expect=400)
        s.post("games/drill/rosters/import", {"file": ""}, expect=404)


def test_tables():
    with Server("--rate", "0") as s:
        board = lambda wish, expect=200: s.get(f"games/{GAME}/board?scenario={SCENARIO}&compose={wish}", expect=expect)
        own = s.get(f"games/{GAME}/board?scenario={SCENARIO}")["board"]
        one, two = board("table+ruins+4711")["board"], board("table+ruins+4712")["board"]
        assert own != one != two and board("table+ruins+4711")["board"] == one
        match, tokens, _ = s.create(GAME, persons(2), scenario=SCENARIO, compose="table ruins 4711")
        assert s.get(f"matches/{match}", tokens[0])["board"]["shapes"] == one["shapes"]
        assert "wishes are" in board("moon", 422)["error"]
        board("table+ruins+" + "4" * 60, 400)
        assert "not played on such a table" in s.get(f"games/{GAME}/board?scenario=1-claim-no-mans-land&compose=table+ruins+1", expect=422)["error"]


def test_match():
    with Server("--rate", "0") as s:
        ready = by_id(s.get(f"games/{GAME}/rosters")["ready"])
        body = {"game": GAME, "scenario": SCENARIO, "seats": persons(2), "compose": "table trenches 3"}
        with_ = {"south": ROSTER, "north": "# ours\n" + ready["the-red-circle"]["text"]}
        made = s.post("matches", {**body, "with": with_}, expect=201)
        view = s.get(f"matches/{made['match']}", made["seats"][0]["token"])
        names = {t["name"] for t in view["scene"]["tokens"]}
        assert {"Osric s1", "Wat s2", "The Nurse n9"} <= names, names
        bad = s.post("matches", {**body, "with": {**with_, "south": ROSTER.replace("300", "80").replace("bolt-action-rifle", "binoculars")}}, expect=422)
        assert len(bad["faults"]) >= 2 and bad["error"] == bad["faults"][0] and all("TC-" in f for f in bad["faults"]), bad
        s.post("matches", {**body, "with": {"east": ROSTER}}, expect=422)
        s.post("matches", {**body, "with": {"so uth": ROSTER}}, expect=400)
        s.post("matches", {**body, "with": "x"}, expect=400)


run(globals())
