"""The match step by step: each entry as what it changed in the picture, with what its sentences name."""
import random

from harness import Server, persons, run

GAMES = [("drill", None), ("trench-warfare", None), ("trenches-of-valor", "2-the-railway-salient"), ("trench-club", None),
         ("valor-and-victory", None)]
STEPS_MAX = 64


def after(scene, step):
    """The picture after a step, as a page works it out."""
    tokens = {t["id"]: t for t in scene["tokens"] if t["id"] not in step["gone"]}
    tokens.update((t["id"], t) for t in step["tokens"])
    shapes = step.get("shapes", scene["shapes"])
    return {**scene, "tokens": list(tokens.values()), "shapes": shapes, **{k: step[k] for k in ("turn", "phase", "scores")}}


def same(a, b):
    """Pictures are the same whatever the order of their pieces; panels are not part of a step."""
    def by_id(scene):
        return sorted(scene["tokens"], key=lambda t: t["id"])
    return by_id(a) == by_id(b) and all(a[k] == b[k] for k in ("turn", "phase", "scores", "shapes"))


def whole(s, match, token, **query):
    """All steps, page by page, and the picture before the first."""
    got = s.get(f"matches/{match}/steps", token, after=0, start=1, **query)
    start, steps = got["start"], got["steps"]
    while got["to"] < s.get(f"matches/{match}", token)["entry"]:
        assert len(got["steps"]) == STEPS_MAX
        got = s.get(f"matches/{match}/steps", token, after=got["to"], **query)
        assert "start" not in got
        steps += got["steps"]
    return start, steps


def played(s, game, scenario, count, choose=random.choice):
    random.seed(game)
    more = {"scenario": scenario} if scenario else {}
    match, tokens, made = s.create(game, seats=persons(2), **more)
    for _ in range(count):
        if s.get(f"matches/{match}", tokens[0])["over"]:
            break
        s.step(match, tokens, choose)
    return match, tokens, made


def warlike(legal):
    """Shoots where that is possible."""
    return random.choice([a for a in legal if a["role"] == "shoot"] or legal)


def test_steps_lead_from_one_picture_to_the_next():
    with Server("--rate", "0") as s:
        for game, scenario in GAMES:
            match, tokens, _ = played(s, game, scenario, 90)
            for token in tokens:
                scene, steps = whole(s, match, token)
                assert [x["entry"] for x in steps] == list(range(1, len(steps) + 1)), game
                for step in steps:
                    scene = after(scene, step)
                    if step["entry"] % 20 == 0:
                        past = s.get(f"matches/{match}/replay", token, at=step["entry"])
                        assert same(scene, past["scene"]), (game, step["entry"])
                assert same(scene, s.get(f"matches/{match}", token)["scene"]), game


def test_what_sentences_name_is_on_the_board():
    with Server("--rate", "0") as s:
        for game, scenario in GAMES:
            match, tokens, _ = played(s, game, scenario, 120)
            cells = {c["id"] for c in s.get(f"matches/{match}", tokens[0])["board"]["cells"]}
            named = 0
            for token in tokens:
                scene, steps = whole(s, match, token)
                ever = {t["id"] for t in scene["tokens"]}
                for step in steps:
                    ever |= {t["id"] for t in step["tokens"]}
                    for line in step["log"]:
                        assert line["entry"] == step["entry"]
                        assert " ".join(p["text"] for p in line["parts"]) == line["text"], line
                        for part in line["parts"]:
                            unknown = set(part["at"]) - cells - ever
                            assert not unknown, (game, part, unknown)
                            named += len(part["at"])
            assert named >= 10, (game, named)


def test_a_line_says_which_sentence_tells_of_a_loss():
    with Server("--rate", "0") as s:
        match, tokens, _ = played(s, "trench-warfare", None, 500, warlike)
        view = s.get(f"matches/{match}", tokens[0])
        lines, before = view["log"], view["log_before"]
        while before:
            page = s.get(f"matches/{match}/log", tokens[0], before=before)
            lines, before = page["log"] + lines, page["log_before"]
        losses = [x for x in lines if "lost" in x and "parts" in x]
        assert losses, "no line with a loss and more than one sentence"
        for line in losses:
            assert [p for p in line["parts"] if "lost" in p] and [p for p in line["parts"] if "lost" not in p], line


def test_bad_questions():
    with Server() as s:
        match, tokens, made = s.create(seats=persons(2))
        for bad in ("x", "-1", "99999", ""):
            s.get(f"matches/{match}/steps", tokens[0], after=bad, expect=400)
        s.get(f"matches/{match}/steps", tokens[0], expect=400)
        s.get(f"matches/{match}/steps", tokens[0], after=0, **{"as": "all"}, expect=403)
        s.get(f"matches/{match}/steps", tokens[0], after=0, **{"as": 1}, expect=403)


def test_turns_begin_where_the_track_moves():
    with Server("--rate", "0") as s:
        match, tokens, made = played(s, "trenches-of-valor", "2-the-railway-salient", 80)
        turns = s.get(f"matches/{match}/turns", tokens[0])["turns"]
        assert turns and turns == s.get(f"matches/{match}/turns", made["spectator"])["turns"]
        for t in turns:
            scene = s.get(f"matches/{match}/replay", tokens[0], at=t["entry"])["scene"]
            assert scene["turn"] == t["turn"] and [x["points"] for x in scene["scores"]] == t["points"]
            if t["entry"] > 1:
                assert s.get(f"matches/{match}/replay", tokens[0], at=t["entry"] - 1)["scene"]["turn"] != t["turn"]


def test_the_result_says_why():
    with Server("--rate", "0") as s:
        for game in ("drill", "trench-warfare"):
            match, tokens, _ = s.create(game, seats=persons(2))
            over = s.finish(match, tokens)
            assert over["result"]["reason"] == "rules" and over["log"][-1]["text"].endswith(over["result"]["why"]), over["result"]
            assert over["result"]["why"]


def test_nothing_is_hidden_once_it_is_over():
    with Server("--rate", "0") as s:
        match, tokens, made = s.create("trenches-of-valor", seats=persons(2), scenario="2-the-railway-salient")
        view = s.get(f"matches/{match}", tokens[0])
        while any(t.get("hidden") for t in view["scene"]["tokens"]) is False and view["entry"] < 60:
            s.step(match, tokens)
            views = [s.get(f"matches/{match}", t) for t in tokens]
            view = next((v for v in views if any(t.get("hidden") for t in v["scene"]["tokens"])), views[0])
        assert any(t.get("hidden") for t in view["scene"]["tokens"]), "nobody was kept from seeing anything"
        s.post(f"matches/{match}/resign", {}, tokens[0])
        for token in (*tokens, made["spectator"]):
            over = s.get(f"matches/{match}", token)
            assert over["over"] and not any(t.get("hidden") for t in over["scene"]["tokens"])
            assert over["result"]["reason"] == "resign" and len(over["result"]["lost"]) == 2


run(globals())
