"""No client fills the log of a match: whatever a seat can add without playing has its most, and what play needs goes on."""
from harness import Server, persons, run


def again_and_again(s, post, most):
    """How many times post(i) is accepted, up to `most`; the sentence of the first refusal."""
    for i in range(most):
        status, answer = post(i)
        if status >= 400:
            return i, answer["error"]
    return most, None


def refused_in_time(s, match, token, what, body, most):
    count, why = again_and_again(
        s, lambda i: s.call("POST", f"matches/{match}/{what}", body(i), token), most)
    assert why and count > 20 and "most in one match" in why, (what, count, why)
    return count


def still_plays(s, match, tokens):
    """The match goes on: a move, dice if they are due, an agreed draw or a resignation."""
    view = s.step(match, tokens)
    assert s.get(f"matches/{match}", tokens[0])["entry"] > view["entry"]
    s.post(f"matches/{match}/resign", {}, tokens[1])
    assert s.get(f"matches/{match}", tokens[0])["over"]


def test_names():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        refused_in_time(s, match, tokens[0], "name", lambda i: {"name": f"Anna {i}"}, 1000)
        s.post(f"matches/{match}/name", {"name": "Bert"}, tokens[1])  # everybody has a share of their own
        s.restart()
        s.post(f"matches/{match}/name", {"name": "Once more"}, tokens[0], expect=422)
        still_plays(s, match, tokens)


def test_offers():
    for what in ("draw", "takeback"):
        with Server("--rate", "0") as s:
            match, tokens, _ = s.create(seats=persons(2))
            s.step(match, tokens)
            refused_in_time(s, match, tokens[0], what, lambda i: {"answer": ("yes", "no")[i % 2]}, 5000)
            s.post(f"matches/{match}/{what}", {"answer": "no"}, tokens[0], expect=422)
            if what == "draw":
                s.post(f"matches/{match}/{what}", {"answer": "yes"}, tokens[1])
                s.post(f"matches/{match}/{what}", {"answer": "yes"}, tokens[0])  # an answer is never too much
                assert s.get(f"matches/{match}", tokens[0])["over"]


def test_secret_orders():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("valor-and-victory", persons(2), scenario="1-first-patrol")
        seq = s.get(f"matches/{match}", tokens[1])["seq"]
        refused_in_time(s, match, tokens[0], "standing", lambda i: {"orders": f"odds {1 + i % 90}"}, 5000)
        assert s.get(f"matches/{match}", tokens[1])["seq"] == seq
        s.post(f"matches/{match}/standing", {"orders": "hold"}, tokens[1])


def test_talk():
    with Server("--rate", "0") as s:
        match, tokens, made = s.create(seats=persons(2))
        short = refused_in_time(s, match, tokens[0], "chat", lambda i: {"text": "x"}, 5000)
        long = refused_in_time(s, match, made["spectator"], "chat", lambda i: {"text": "\U0001f600" * 500}, 5000)
        assert long < short, "long words count for more"
        s.post(f"matches/{match}/chat", {"text": "I can still talk"}, tokens[1])
        still_plays(s, match, tokens)


def test_handing_over():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        refused_in_time(s, match, tokens[0], "handover",
                        lambda i: {"to": ("computer", "me")[i % 2], "level": "random"}, 1000)
        assert s.get(f"matches/{match}", tokens[0])["seats"][0]["who"] == "person"
        still_plays(s, match, tokens)


def test_taking_back():
    """Play and undo in turn: at some point what is done stays done, and the match goes on."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        number = s.write_lines(match, "play red pack 0", "rewind 0 red", count=19990)
        view = s.get(f"matches/{match}", tokens[0])
        assert number > 1000 and view["entry"] == 0
        count, why = again_and_again(s, lambda i: play_and_undo(s, match, tokens[0]), 100)
        assert count < 100 and "most in one match" in why, (count, why)
        still_plays(s, match, tokens)


def play_and_undo(s, match, token):
    view = s.get(f"matches/{match}", token)
    s.act(match, token, "pack 0", view["seq"])
    return s.call("POST", f"matches/{match}/undo", {}, token)


def test_a_log_full_of_talk_does_not_stop_a_match():
    """More lines than any client could add: they load, and dice, moves and resignations go on."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2), clock={"minutes": 60})
        for token, action in ((tokens[0], "pack 3"), (tokens[1], "pack 3"), (tokens[0], "march")):
            s.act(match, token, action, s.get(f"matches/{match}", token)["seq"])
        seq = s.write_lines(match, "chat red x", count=120000)
        s.act(match, tokens[1], "fire", seq)
        view = s.get(f"matches/{match}", tokens[0])
        assert view["to_move"] >= 0 and view["dice"]["rolls"] == 1
        s.post(f"matches/{match}/chat", {"text": "x"}, tokens[0], expect=422)
        s.post(f"matches/{match}/resign", {}, tokens[1])
        assert s.get(f"matches/{match}", tokens[0])["over"]


run(globals())
