"""A game on a plane over the network: ground once, places, proposals, orders for markers, added lines."""
from harness import Server, persons, replay, run


def start(server, **more):
    match, tokens, _ = server.create(game="discs", seats=persons(2), **more)
    return match, tokens


def test_ground_comes_with_the_board():
    with Server("--rate", "0") as server:
        match, tokens = start(server, added="table 20 10\n")
        view = server.get(f"matches/{match}", tokens[0])
        roles = [shape["role"] for shape in view["board"]["shapes"]]
        assert roles == ["table", "hill", "wall"] and view["board"]["inch"] == 100, view["board"]
        assert view["board"]["shapes"][1]["height"] == 200
        assert view["board"]["shapes"][0]["points"][2] == [2000, 1000]
        assert view["scene"]["shapes"] == []


def test_pointing_and_playing():
    with Server("--rate", "0") as server:
        match, tokens = start(server)
        url = f"matches/{match}/propose?piece=s1&at="
        got = server.get(url + "333,550;400,450", tokens[0])
        assert got["legal"] and got["action"] == "move s1 3.33,2.50 4.00,3.50", got
        assert [s["role"] for s in got["scene"]["shapes"]] == ["way", "way"]
        bad = server.get(url + "300,0", tokens[0])
        assert not bad["legal"] and bad["clause"] == "DSC-2" and "7.00 inches" in bad["error"], bad
        view = server.get(f"matches/{match}", tokens[0])
        assert got["action"] not in [x["action"] for x in view["legal"]] and view["unlisted"]
        server.act(match, tokens[0], got["action"], view["seq"])
        token = next(t for t in server.get(f"matches/{match}", tokens[1])["scene"]["tokens"] if t["id"] == "s1")
        assert (token["x"], token["y"]) == (400, 450), token
        assert server.get(f"matches/{match}/sight?from=s1&to=400,0", tokens[1])["panels"]
        assert server.get(f"matches/{match}/field?piece=n1", tokens[1])["panels"]


def test_orders_for_markers():
    """With orders nobody is asked before the dice; they are shown to their owner alone."""
    for orders, answer in (("markers keep", "keep"), ("markers when 20", "spend 1"), ("markers all", "spend 2")):
        with Server("--rate", "0") as server:
            match, tokens = start(server, added="discs north 3,4\n")
            view = server.get(f"matches/{match}", tokens[0])
            assert view["markers"] == "ask" and view["standing"] is None
            server.post(f"matches/{match}/standing", {"orders": "hold"}, tokens[0], expect=400)
            server.post(f"matches/{match}/standing", {"orders": orders}, tokens[0])
            view = server.get(f"matches/{match}", tokens[0])
            assert view["markers"] == orders[8:], view["markers"]
            assert server.get(f"matches/{match}", tokens[1])["markers"] == "ask"
            server.act(match, tokens[0], "shoot s1 n1", view["seq"])
            _, _, record = server.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
            words = record.decode()
            assert f"\n2 south {answer} " in words, words


def test_whole_match():
    with Server("--rate", "0") as server:
        match, tokens = start(server, compose="table 3")
        assert server.finish(match, tokens)["over"]
        _, _, record = server.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
        words = record.decode()
        assert "\n+ table 23 17\n" in words
        code, words = replay(record)
        assert code == 0, words


run(globals())
