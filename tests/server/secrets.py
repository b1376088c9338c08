"""Nobody learns over the network what the rules hide. The drill hides the rounds a section has packed: matches that differ in
nothing else must give the other seat, and spectators, the same bytes in every answer."""
import json
import re

from harness import Events, Server, persons, run

MARCH = [("red", "march"), ("blue", "hold"), ("blue", "wait"), ("red", "wait"), ("blue", "march"), ("red", "hold"),
         ("red", "march"), ("blue", "hold")]


def plain(raw, match):
    """What one match has and another has not, whatever is hidden: its id, its commitment, times, the date."""
    words = raw.decode().replace(match, "MATCH")
    return re.sub(r'("commitment":"|"created":|"at":|"now":|"took":|"since":)[0-9a-f]+', r"\1X", words)


def answers(s, match, token, seq):
    """Everything that can be asked without being a player of the hidden seat, as bytes."""
    paths = ["", "/record", "/verify", "/luck", "/odds?action=march", "/why?action=fire", "/why?action=pack%203", "/sight?from=a&to=b",
             "/replay?at=0", "/replay?at=1", "/replay?at=1&as=0", "/replay?at=1&as=1", "/replay?at=1&as=all", "?as=0", "?as=1"]
    for path in paths:
        status, _, body = s.raw("GET", f"/api/matches/{match}{path}", headers={"Authorization": "Bearer " + token})
        yield f"{path} {status} {plain(body, match)}"
    for verb, body in (("act", {"seq": seq, "action": "fire"}), ("act", {"seq": 0, "action": "march"}),
                       ("act", {"seq": seq, "action": "pack 3"}), ("fork", {"at": 1}),
                       ("join", {"side": "red"}), ("rematch", {})):
        status, answer = s.call("POST", f"matches/{match}/{verb}", body, token)
        words = json.dumps(answer, separators=(",", ":")).encode()
        yield f"{verb} {status} {plain(words, match)}"


def play(s, rounds):
    """One match in which red packs `rounds`; all that blue and a spectator got, step by step."""
    match, tokens, made = s.create(seats=persons(2))
    token = dict(zip(("red", "blue"), tokens))
    others = {"blue": token["blue"], "spectator": made["spectator"]}
    streams = {who: Events(s, match, t) for who, t in others.items()}
    got = []
    for side, action in [("red", f"pack {rounds}"), ("blue", "pack 2"), *MARCH]:
        view = s.get(f"matches/{match}", token[side])
        s.act(match, token[side], action, view["seq"])
        for e in streams.values():
            e.update(view["seq"] + 1)
        for who, t in others.items():
            if not (who == "blue" and s.get(f"matches/{match}", t)["to_move"] == 1):  # asking must change nothing
                got += answers(s, match, t, view["seq"] + 1)
    for who, e in streams.items():
        e.close()
        updates = re.findall(r"^data: .*\"log\".*$", plain(e.raw, match), re.M)  # presence depends on timing
        got.append(who + "".join(re.sub(r'"online":(true|false)', "", u) for u in updates))
    return got


def test_bytes_do_not_depend_on_the_secret():
    with Server("--rate", "0") as s:
        runs = [play(s, rounds) for rounds in range(4)]
        for i, got in enumerate(runs):
            assert len(got) > 200 and len(got) == len(runs[0])
            for a, b in zip(runs[0], got):
                assert a == b, f"red packed {i}:\n{a}\n{b}"


def test_the_test_can_fail():
    """Red's own bytes do differ: the comparison above would notice."""
    with Server("--rate", "0") as s:
        seen = []
        for rounds in (0, 3):
            match, tokens, _ = s.create(seats=persons(2))
            s.act(match, tokens[0], f"pack {rounds}", s.get(f"matches/{match}", tokens[0])["seq"])
            seen.append(plain(s.raw("GET", f"/api/matches/{match}?token={tokens[0]}")[2], match))
        assert seen[0] != seen[1]


def test_hidden_games_keep_the_past_closed_until_the_end():
    with Server("--rate", "0") as s:
        for game in s.get("games"):
            if not game["hidden"]:
                continue
            match, tokens, made = s.create(game["id"], persons(len(game["scenarios"][0]["sides"])))
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
            assert s.raw("GET", f"/api/matches/{match}/record?token={made['spectator']}")[0] == 200


def test_a_hidden_seat_is_not_given_away_by_handing_it_over():
    """Who hands a seat on keeps no eye on what it hides."""
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        s.act(match, red, "pack 3", s.get(f"matches/{match}", red)["seq"])
        s.post(f"matches/{match}/handover", {"to": "link"}, red)
        assert "packs 3" not in json.dumps(s.get(f"matches/{match}", red))


run(globals())
