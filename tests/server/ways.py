"""Orders of several actions: ways step by step, the usual way to go on, taking all of it back; why a piece can do
nothing somewhere; what could be attacked from elsewhere."""
import random

from harness import Server, persons, run


def decide(server, match, tokens):
    """Whose decision it is, and the view."""
    mover = server.get(f"matches/{match}", tokens[0])["to_move"]
    return mover, server.get(f"matches/{match}", tokens[mover])


def until(server, match, tokens, wanted, limit=400):
    """Goes on, by ending phases where that is possible, until somebody may do what is wanted."""
    for _ in range(limit):
        mover, view = decide(server, match, tokens)
        found = next((x for x in view["legal"] if wanted(x)), None)
        if found:
            return mover, view, found
        end = next((x for x in view["legal"] if x["role"] == "end"), view["legal"][0])
        server.post(f"matches/{match}/act", {"seq": view["seq"], "action": end["action"]}, tokens[mover])
    raise AssertionError("it never came to that")


def any_time(server, game, wanted):
    """Plays at random until somebody may do what is wanted."""
    random.seed(7)
    for _ in range(20):
        match, tokens, _ = server.create(game=game, seats=persons(2))
        for _ in range(400):
            mover, view = decide(server, match, tokens)
            if view["over"]:
                break
            found = next((x for x in view["legal"] if wanted(x)), None)
            if found:
                return mover, {**view, "tokens": tokens}, found
            action = random.choice(view["legal"])["action"]
            server.post(f"matches/{match}/act", {"seq": view["seq"], "action": action}, tokens[mover])
    raise AssertionError("it never came to that")


def is_opener(order):
    return order["action"].startswith("move ") and not order.get("cell")


def test_ways():
    """A way is played in one post as far as nobody interferes; undo takes all of it back."""
    with Server("--rate", "0") as server:
        match, tokens, _ = server.create(game="valor-and-victory", seats=persons(2))
        mover, view, opener = until(server, match, tokens, is_opener)
        url = f"matches/{match}/ways?piece={opener['token']}"
        ways = server.get(url, tokens[mover])["ways"]
        assert len(ways) > 6, len(ways)
        assert len({w["cell"] for w in ways}) == len(ways), "a place has one way"
        for way in ways:
            assert way["actions"][0] == opener["action"], way
            assert way["cells"][-1] == way["cell"], way
            assert way["cost"] >= len(way["cells"]), way
        far = max(ways, key=lambda w: (len(w["cells"]), -w["watched"]))
        assert len(far["cells"]) >= 3, far
        short = next(w for w in ways if len(w["cells"]) == 1)
        assert short["actions"][-1] == "stop", "a short move is ended, too"
        quiet = max((w for w in ways if not w["watched"]), key=lambda w: len(w["cells"]))
        body = {"seq": view["seq"], "action": quiet["actions"][0], "then": ";".join(quiet["actions"][1:])}
        answer = server.post(f"matches/{match}/act", body, tokens[mover])
        assert answer["played"] == len(quiet["actions"]), (answer, quiet)
        after = server.get(f"matches/{match}", tokens[mover])
        piece = next(t for t in after["scene"]["tokens"] if t["id"] == opener["token"])
        assert piece["cell"] == quiet["cell"], (piece, quiet)
        server.post(f"matches/{match}/undo", {"seq": after["seq"], "entry": view["entry"]}, tokens[mover])
        assert server.get(f"matches/{match}", tokens[mover])["entry"] == view["entry"]


def test_interrupts():
    """Where the other side may fire, the order waits; the rest is not played by itself."""
    with Server("--rate", "0") as server:
        match, tokens, _ = server.create(game="valor-and-victory", seats=persons(2))
        for _ in range(30):
            mover, view, opener = until(server, match, tokens, is_opener)
            ways = server.get(f"matches/{match}/ways?piece={opener['token']}", tokens[mover])["ways"]
            watched = next((w for w in ways if w["watched"] and len(w["actions"]) > 3), None)
            way = watched or max(ways, key=lambda w: len(w["cells"]))
            body = {"seq": view["seq"], "action": way["actions"][0], "then": ";".join(way["actions"][1:])}
            played = server.post(f"matches/{match}/act", body, tokens[mover])["played"]
            other, _ = decide(server, match, tokens)
            assert watched or played == len(way["actions"]), (played, way)
            assert (played == len(way["actions"])) or other != mover, (played, way)
            if played < len(way["actions"]):
                return
        raise AssertionError("nobody ever watched")


def test_refused_rest():
    """Nonsense after the first action is not played, and does no harm."""
    with Server("--rate", "0") as server:
        match, tokens, _ = server.create(game="valor-and-victory", seats=persons(2))
        mover, view, opener = until(server, match, tokens, is_opener)
        body = {"seq": view["seq"], "action": opener["action"], "then": "fly away;;stop"}
        assert server.post(f"matches/{match}/act", body, tokens[mover])["played"] == 1
        body["then"] = "x" * 3000
        view = server.get(f"matches/{match}", tokens[mover])
        body["seq"] = view["seq"]
        assert "then" in server.post(f"matches/{match}/act", body, tokens[mover], expect=400)["error"]
        assert server.get(f"matches/{match}/ways?piece=", tokens[mover], expect=400)
        assert server.get(f"matches/{match}/ways?piece=nobody", tokens[mover])["ways"] == []


def test_usual():
    """An attack that could be put together is made as usual in one post."""
    with Server("--rate", "0") as server:
        mover, view, fire = any_time(server, "valor-and-victory", lambda x: x.get("form"))
        match, tokens = view["match"], view["tokens"]
        rolls = view["dice"]["rolls"]
        body = {"seq": view["seq"], "action": fire["action"], "usual": True}
        assert server.post(f"matches/{match}/act", body, tokens[mover])["played"] == 2
        assert server.get(f"matches/{match}", tokens[mover])["dice"]["rolls"] > rolls, "no dice fell"


def test_reasons():
    """The rules say why a piece can do nothing in a place, with the clause."""
    for game in ("trench-warfare", "trenches-of-valor", "trench-club", "valor-and-victory"):
        with Server("--rate", "0") as server:
            match, tokens, _ = server.create(game=game, seats=persons(2))
            board = server.get(f"matches/{match}", tokens[0])["board"]
            mover, view, order = until(server, match, tokens, lambda x: x["role"] == "move" and x.get("token") and
                                       any(t["id"] == x["token"] for t in view_tokens(server, match, tokens)))
            listed = {x.get("cell") for x in view["legal"]}
            asked = [c["id"] for c in board["cells"] if c["id"] not in listed][:40]
            found = [server.get(f"matches/{match}/why?piece={order['token']}&cell={cell}", tokens[mover])
                     for cell in asked]
            assert all(not x["legal"] and x["error"] for x in found), game
            assert sum(1 for x in found if x["clause"]) > len(found) / 2, (game, found[:5])
            assert "place" in server.get(f"matches/{match}/why?piece=a&cell=nowhere", tokens[mover],
                                         expect=400)["error"]


def view_tokens(server, match, tokens):
    return server.get(f"matches/{match}", tokens[0])["scene"]["tokens"]


def test_from():
    """What could be attacked from where a move leads, with the odds that the attack then has."""
    with Server("--rate", "0") as server:
        match, tokens, _ = server.create(game="trench-club", seats=persons(2))
        for _ in range(400):
            mover, view, move = until(server, match, tokens, lambda x: x["action"].startswith("move "))
            for order in [x for x in view["legal"] if x["action"].startswith("move ")][:30]:
                attacks = server.get(f"matches/{match}/from?action={order['action'].replace(' ', '%20')}",
                                     tokens[mover])["attacks"]
                if attacks:
                    assert attacks[0]["token"] == order["token"] and attacks[0]["target"], attacks[0]
                    assert abs(sum(x["p"] for x in attacks[0]["odds"]["lines"]) - 1) < 0.001
                    assert attacks[0]["odds"]["effects"], "no effects"
                    return
            server.post(f"matches/{match}/act", {"seq": view["seq"], "action": move["action"]}, tokens[mover])
        raise AssertionError("nobody could attack from anywhere")


run(globals())
