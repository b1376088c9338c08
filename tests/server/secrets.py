"""Nobody learns over the network what the rules hide. Matches that differ in nothing else must give the other seat, and spectators,
the same bytes in every answer: in the drill the rounds a section has packed, in Trenches of Valor which of the face-down pieces are
units and which are decoys, in Valor & Victory the standing orders of a seat."""
import json
import random
import re
from urllib.parse import quote

from harness import Events, Server, persons, run

MARCH = [("red", "march"), ("blue", "hold"), ("blue", "wait"), ("red", "wait"), ("blue", "march"), ("red", "hold"),
         ("red", "march"), ("blue", "hold")]
DRILL = {"ask": ["march", "fire", "pack 3"], "blind": "blue", "at": [("red", "0,0"), ("blue", "60,0")]}
RAID = {"ask": ["move G1 0302", "clear G1", "reveal G A", "place G A", "attack G1 r1"], "blind": "raider",
        "at": [("G1", "0301"), ("G1", "0303"), ("g1", "0301"), ("nobody", "0501")]}
RAIDERS_TURN = [("raider", "move G1 0302"), ("raider", "move G3 0311"), ("raider", "end"), ("defender", "end")]


def plain(raw, match):
    """What differs from match to match whatever is hidden: its id, its commitment (and the sum of a record), times, the date."""
    words = raw.decode().replace(match, "MATCH")
    words = re.sub(r"(^dice sealed |^sum )[0-9a-f]+", r"\1X", words, flags=re.M)
    return re.sub(r'("commitment":"|"created":|"at":|"now":|"took":|"since":)[0-9a-f]+', r"\1X", words)


def looks(s, match, token, ask, at):
    """Everything that can be asked without being a player of the hidden seat, as bytes. `at`: pieces, and where they are pointed."""
    paths = ["", "/brief", "/log?before=9", "/chat?before=9", "/reason", "/review", "/record", "/verify", "/luck",
             "/sight?from=a&to=b", "/replay?at=0", "/replay?at=1", "/replay?at=1&as=0", "/replay?at=1&as=1", "/replay?at=1&as=all", "/steps?after=0&start=1", "/steps?after=1", "/steps?after=0&as=0", "/steps?after=0&as=1",
             "/steps?after=0&as=all", "/turns", "?as=0", "?as=1"]
    paths += [f"/{what}?action={quote(action)}" for what in ("odds", "why", "from") for action in ask]
    paths += [f"/{what}?piece={piece}&{key}={place}" for piece, place in at for what, key in
              (("why", "cell"), ("ways", "cell"), ("field", "cell"), ("propose", "at"))]
    paths += [f"/sight?from={piece}&to={place}" for piece, place in at]
    for path in paths:
        status, _, body = s.raw("GET", f"/api/matches/{match}{path}", headers={"Authorization": "Bearer " + token})
        yield f"{path} {status} {plain(body, match)}"


def answers(s, match, token, seq, ask, at):
    """And tried: to be called by those who are not to move, so that nothing changes."""
    yield from looks(s, match, token, ask, at)
    tries = [("act", {"seq": seq, "action": action}) for action in ask]
    for verb, body in (*tries, ("act", {"seq": 0, "action": ask[0]}), ("fork", {"at": 1}), ("join", {"side": "red"}),
                       ("rematch", {})):
        status, answer = s.call("POST", f"matches/{match}/{verb}", body, token)
        if verb == "fork" and status == 201:  # where nothing is hidden; whoever makes one holds every seat of it
            match, token, answer = answer["match"], answer["seats"][0]["token"], verb
            yield from looks(s, match, token, ask, at)
        words = json.dumps(answer, separators=(",", ":")).encode()
        yield f"{verb} {status} {plain(words, match)}"


def do(s, match, token, action, seq):
    """A decision, or something of the seat's own that nobody is told: whether there will be an update."""
    if action.startswith(("standing ", "name ")):
        verb, _, words = action.partition(" ")
        s.post(f"matches/{match}/{verb}", {"orders" if verb == "standing" else "name": words}, token)
        return verb == "name"
    s.act(match, token, action, seq)
    return True


def play(s, moves, ask, blind, every=1, at=(), **match_is):
    """One match by these moves; all that the blind side and a spectator got, step by step. They ask at every `every`-th step."""
    match, tokens, made = s.create(seats=persons(2), **match_is)
    token = dict(zip((seat["side"] for seat in made["seats"]), tokens))
    others = {blind: token[blind], "spectator": made["spectator"]}
    streams = {who: Events(s, match, t) for who, t in others.items()}
    got, n = [], 0
    for side, action in moves:
        view = s.get(f"matches/{match}", token[side])
        if not do(s, match, token[side], action, view["seq"]):
            continue
        for e in streams.values():
            e.update(view["seq"] + 1)
        for who, t in others.items():
            seen = s.get(f"matches/{match}", t)
            mine = who == blind and seen["to_move"] is not None and tokens[seen["to_move"]] == t
            if n % every == 0 and not mine:  # asking must change nothing
                got += answers(s, match, t, view["seq"] + 1, ask, at)
            elif n % every == 0:
                got += looks(s, match, t, ask, at)
        n += 1
    for who, e in streams.items():
        e.close()
        updates = re.findall(r"^data: .*\"log\".*$", plain(e.raw, match), re.M)  # presence depends on timing
        got.append(who + "".join(re.sub(r'"online":(true|false)', "", u) for u in updates))
    return got


def compare(runs, least):
    for i, got in enumerate(runs):
        assert len(got) > least and len(got) == len(runs[0]), (len(got), len(runs[0]))
        for a, b in zip(runs[0], got):
            assert a == b, f"match {i}:\n{a}\n{b}"


def test_bytes_do_not_depend_on_the_secret():
    with Server("--rate", "0") as s:
        compare([play(s, [("red", f"pack {rounds}"), ("blue", "pack 2"), *MARCH], **DRILL) for rounds in range(4)], 200)


def set_up(units, decoys):
    """The Railway Salient: all hidden units at one entry, all decoys at another, as many here as there."""
    pieces = ["dugout 0303", "dugout 0306", "dugout 0309", "R 0304", "R 0308"]
    pieces += [f"{kind} {units}" for kind in "GGGGRR"] + [f"decoy {decoys}"] * 6
    return [("defender", "place " + piece) for piece in pieces]


def test_decoys_look_like_units():
    """Until a unit comes up: then the rules show the difference, and the bytes must too."""
    raid = {"game": "trenches-of-valor", "scenario": "2-the-railway-salient", "every": 6, **RAID}
    with Server("--rate", "0") as s:
        quiet, shown = [], []
        for units, decoys in ("AB", "BA"):
            moves = set_up(units, decoys) + RAIDERS_TURN
            quiet.append(play(s, moves, **raid))
            shown.append(play(s, moves[:-1] + [("defender", f"reveal G {units}")], **raid))
        compare(quiet, 60)
        assert len(shown[0]) == len(shown[1]) and shown[0] != shown[1]


# --- standing orders ---

PATROL = {"game": "valor-and-victory", "scenario": "1-first-patrol"}


def marching(s, most):
    """The beginning of a match in which nobody shoots: its decisions, and how many of them there are until somebody could."""
    match, tokens, made = s.create(seats=persons(2), **PATROL)
    sides = [seat["side"] for seat in made["seats"]]
    s.post(f"matches/{match}/standing", {"orders": "hold"}, tokens[1])
    rng, moves, quiet = random.Random(5), [], None
    while len(moves) < most:
        mover = s.get(f"matches/{match}", tokens[0])["to_move"]
        view = s.get(f"matches/{match}", tokens[mover])
        actions = [a["action"] for a in view["legal"]]
        steps = [a for a in actions if a.split()[0] in ("move", "step")]
        phase = view["scene"]["phases"][view["scene"].get("phase", 0)]
        quick = [a for a in actions if a == "pass" or (a == "done" and phase != "Movement")]
        action = rng.choice(quick or steps or actions)
        moves.append((sides[mover], action))
        s.act(match, tokens[mover], action, view["seq"])
        if s.get(f"matches/{match}", tokens[0])["entry"] > view["entry"] + 1 and quiet is None:
            quiet = len(moves) - 1
    assert quiet and quiet + 5 < most, (quiet, moves)
    return sides, moves, quiet


def under_orders(moves, side, orders):
    """The same, with these orders given one after the other: at the beginning, in the middle, as the last thing."""
    for i, words in enumerate(orders):
        at = i * len(moves) // 2
        moves = [*moves[:at], (side, "standing " + words), *moves[at:]]
    return moves


def test_standing_orders_reach_nobody_else():
    """Neither their words nor that they were given, until they answer for the first time; nor then which they are."""
    with Server("--rate", "0") as s:
        sides, moves, quiet = marching(s, 30)
        patrol = {"ask": ["done", "pass", moves[-1][1]], "blind": sides[0], "every": 9, **PATROL}

        def run_of(length, *orders):
            return play(s, under_orders(moves[:length], sides[1], orders), **patrol)

        compare([run_of(quiet, *orders) for orders in ((), ("hold",), ("odds 30", "ask", "adjacent"))], 40)
        holding = [run_of(len(moves), *orders) for orders in (("hold",), ("odds 99", "hold", "odds 100"))]
        compare(holding, 60)
        assert not any("standing\":\"hold" in got for got in holding[0])
        shown = [run_of(quiet + 1, orders) for orders in ("hold", "ask")]
        assert shown[0] != shown[1], "here the rules tell whether somebody is asked"
        named = [play(s, [(sides[1], "name " + words), *moves[:5]], **patrol) for words in ("hold", "ask")]
        assert named[0] != named[1], "a leak that was planted has to be found"


def test_the_test_can_fail():
    """Red's own bytes do differ: the comparison above would notice."""
    with Server("--rate", "0") as s:
        seen = []
        for rounds in (0, 3):
            match, tokens, _ = s.create(seats=persons(2))
            s.act(match, tokens[0], f"pack {rounds}", s.get(f"matches/{match}", tokens[0])["seq"])
            seen.append(plain(s.raw("GET", f"/api/matches/{match}", token=tokens[0])[2], match))
        assert seen[0] != seen[1]


# Where the first scenario hides nothing, one that does.
HIDING = {"trench-crusade": "charges"}


def test_hidden_games_keep_the_past_closed_until_the_end():
    with Server("--rate", "0") as s:
        for game in s.get("games"):
            if not game["hidden"]:
                continue
            where = HIDING.get(game["id"], game["scenarios"][0]["id"])
            match, tokens, made = s.create(game["id"], persons(len(game["scenarios"][0]["sides"])), scenario=where)
            for _ in range(6):
                s.step(match, tokens)
            for token in (*tokens, made["spectator"]):
                s.get(f"matches/{match}/record", token, expect=403)
                s.get(f"matches/{match}/replay", token, expect=403, at=1, **{"as": "all"})
                assert "secret" not in s.get(f"matches/{match}", token)["dice"]
                assert "rolls" not in s.get(f"matches/{match}/verify", token)
                s.post(f"matches/{match}/fork", {"at": 1}, token, expect=403)
            for token in tokens:
                if not s.get(f"matches/{match}", token)["over"]:
                    s.post(f"matches/{match}/resign", {}, token)
            assert s.raw("GET", f"/api/matches/{match}/record", token=made["spectator"])[0] == 200


def test_a_hidden_seat_is_not_given_away_by_handing_it_over():
    """A player who hands on a seat no longer sees what it hides."""
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        s.act(match, red, "pack 3", s.get(f"matches/{match}", red)["seq"])
        s.post(f"matches/{match}/handover", {"to": "link"}, red)
        assert "packs 3" not in json.dumps(s.get(f"matches/{match}", red))


def test_what_is_told_before_a_match():
    """Where pieces may start, who fights and how many start face down: never what lies where."""
    with Server("--rate", "0") as s:
        raider, defender = s.get("games/trenches-of-valor/board", scenario="4-troy-and-thunder-patrol")["outset"]
        assert raider["cells"] == ["0103", "0111"] and raider["hidden"] == 0, raider
        assert sum(kind["count"] for kind in raider["forces"]) == 7
        assert defender["hidden"] == 6 and set(defender) == {"cells", "hidden", "forces"}
        assert {kind["name"]: kind["count"] for kind in defender["forces"]} == {
            "Grenadier": 2, "Rifle": 2, "Decoy": 3, "Machinegun": 2}
        assert all(set(kind) <= {"picture", "left", "right", "name", "count"} for kind in defender["forces"])
        for game in s.get("games"):
            for scenario in game["scenarios"]:
                told = s.get(f"games/{game['id']}/board", scenario=scenario["id"])["outset"]
                assert len(told) == len(scenario["sides"]) and all(seat["forces"] for seat in told), scenario["id"]


run(globals())
