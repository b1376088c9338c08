"""Pointing at the board: what it means is asked of the rules, by whoever has to decide."""
from harness import Server, persons, run


def center(view, anchor):
    """Where a cell is, or the cell of a piece."""
    for token in view["scene"]["tokens"]:
        if token["id"] == anchor:
            anchor = token["cell"]
    cell = next(c for c in view["board"]["cells"] if c["id"] == anchor)
    return f"{cell['x']},{cell['y']}"


def test_cells():
    """On a board with cells the listed action that leads there is meant."""
    with Server("--rate", "0") as server:
        asked = 0
        match, tokens, _ = server.create(game="trench-warfare", seats=persons(2))
        for _ in range(40):
            board = server.get(f"matches/{match}", tokens[0])["board"]
            mover = server.get(f"matches/{match}", tokens[0])["to_move"]
            view = server.get(f"matches/{match}", tokens[mover])
            view["board"] = board
            for offer in [x for x in view["legal"] if x.get("cell")][:2]:
                at = center(view, offer["cell"])
                got = server.get(f"matches/{match}/propose?piece={offer.get('token', '')}&at={at}", tokens[mover])
                assert got["legal"], got
                same = next(x for x in view["legal"] if x["action"] == got["action"])
                assert same["cell"] == offer["cell"] and same.get("token") == offer.get("token"), (same, offer)
                asked += 1
            server.step(match, tokens)
        assert asked > 20, asked


def test_refusals():
    with Server("--rate", "0") as server:
        match, tokens, made = server.create(game="trench-warfare", seats=persons(2))
        mover = server.get(f"matches/{match}", tokens[0])["to_move"]
        url = f"matches/{match}/propose"
        got = server.get(f"{url}?piece=nobody&at=0,0", tokens[mover])
        assert got["legal"] is False and got["error"] == "nothing that is listed leads there", got
        for token in (tokens[1 - mover], made["spectator"]):
            assert server.get(f"{url}?at=0,0", token, expect=403)["error"] == "It is not your decision."
        for words in ("", "1", "1,2;x", "1,2,3", ";".join(["1,2"] * 13), "9" * 30 + ",1"):
            assert "place" in server.get(f"{url}?at={words}", tokens[mover], expect=400)["error"]
        assert "piece" in server.get(f"{url}?piece={'x' * 30}&at=1,1", tokens[mover], expect=400)["error"]


run(globals())
