"""Every state a seat can be in, and the way on from each (the table in docs/server.md)."""
from harness import Events, Server, persons, run

PAIRS = {"game": "trench-club", "scenario": "4-players"}  # two teams of two


def pairs(s, **more):
    match, tokens, _ = s.create(PAIRS["game"], persons(4), scenario=PAIRS["scenario"], **more)
    return match, tokens


def seats_of(s, match, token):
    return s.get(f"matches/{match}", token)["seats"]


def notes(s, match, token):
    return [x["text"] for x in s.get(f"matches/{match}", token)["log"] if x["kind"] == "note"]


def partner(view, seat):
    return next(i for i, x in enumerate(view["seats"]) if i != seat and x["team"] == view["seats"][seat]["team"])


def test_the_computer_plays_for_one_who_resigned_in_a_team():
    with Server() as s:
        match, tokens = pairs(s)
        mover = s.get(f"matches/{match}", tokens[0])["to_move"]
        other = tokens[(mover + 1) % 4]
        e = Events(s, match, other)
        s.post(f"matches/{match}/resign", {}, tokens[mover])
        view = e.wait(lambda kind, d: kind == "update" and d["entry"] > 0, "the computer's decision")
        assert not view["over"]
        seat = view["seats"][mover]
        assert (seat["who"], seat["resigned"], seat["level"]) == ("computer", True, "normal"), seat
        said = notes(s, match, other)
        assert said[-2].endswith("resigns.") and said[-1].startswith("The computer (normal) plays"), said
        assert s.get(f"matches/{match}", tokens[mover])["legal"] == []
        e.close()


def test_who_resigned_stays_out():
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(3), scenario="3-sections")
        s.post(f"matches/{match}/resign", {}, tokens[0])
        for to in ("me", "computer", "link", "open"):
            s.post(f"matches/{match}/handover", {"seat": 0, "to": to}, tokens[0], expect=422)
        s.post(f"matches/{match}/resign", {}, tokens[0], expect=422)
        s.post(f"matches/{match}/draw", {"answer": "yes"}, tokens[0], expect=422)
        assert seats_of(s, match, tokens[1])[0]["who"] == "computer"
        s.restart()
        s.post(f"matches/{match}/handover", {"seat": 0, "to": "me"}, tokens[0], expect=422)
        s.post(f"matches/{match}/resign", {}, tokens[1])
        assert s.get(f"matches/{match}", tokens[2])["result"]["winners"] == [2]


def test_the_last_of_a_team_loses_for_it():
    with Server() as s:
        match, tokens = pairs(s)
        view = s.get(f"matches/{match}", tokens[0])
        s.post(f"matches/{match}/resign", {}, tokens[0])
        assert not s.get(f"matches/{match}", tokens[0])["over"]
        s.post(f"matches/{match}/resign", {}, tokens[partner(view, 0)])
        end = s.get(f"matches/{match}", tokens[0])
        assert end["over"] and 0 not in end["result"]["winners"] and len(end["result"]["winners"]) == 2
        again = s.post(f"matches/{match}/rematch", {}, tokens[0])["match"]
        assert [x["who"] for x in seats_of(s, again, tokens[0])] == ["person"] * 4, "a rematch is played by the people"


def test_a_seat_left_open_can_be_taken_and_loses_no_more_than_time():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        s.step(match, [red, blue])
        invite = s.post(f"matches/{match}/handover", {"to": "open"}, blue)["invite"]
        view = s.get(f"matches/{match}", red)
        assert view["to_move"] == 1 and view["seats"][1]["who"] == "open"
        blue = s.post(f"matches/{match}/join", {"side": "blue"}, invite)["token"]
        s.step(match, [red, blue])


def test_offers_end_with_the_one_who_was_asked():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        s.step(match, [red, blue])
        s.post(f"matches/{match}/draw", {"answer": "yes"}, red)
        s.post(f"matches/{match}/takeback", {"answer": "yes"}, red)
        s.post(f"matches/{match}/handover", {"to": "computer", "level": "random"}, blue)
        view = s.get(f"matches/{match}", red)
        assert view["draw_offer"] is None and view["takeback_offer"] is None


def test_the_computer_and_back():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        path = f"matches/{match}/handover"
        s.post(path, {"to": "computer", "level": "random"}, red)
        assert seats_of(s, match, blue)[0]["who"] == "computer"
        s.post(f"matches/{match}/resign", {}, red, expect=422)
        s.post(path, {"to": "me"}, red)
        s.post(f"matches/{match}/resign", {}, red)
        assert s.get(f"matches/{match}", blue)["over"]


def invited(s, **more):
    made = s.post("matches", {"game": "trenches-of-valor", "seats": [{"who": "person"}, {"who": "invited"}], **more}, expect=201)
    return made["match"], made["seats"][0]["token"], made["seats"][1]


def test_a_friends_link_gives_its_sender_nothing():
    """The seat's token is made when the friend sits down: whoever sent the link cannot look through it."""
    with Server() as s:
        match, mine, seat = invited(s)
        assert set(seat) == {"side", "who", "invite"}, seat
        before = s.get(f"matches/{match}", seat["invite"])
        assert before["you"] == [] and before["invited"] == [1] and before["seats"][1]["kept"], before["seats"]
        assert "invited" not in s.get(f"matches/{match}", mine)
        friend = s.post(f"matches/{match}/join", {"name": "Anna"}, seat["invite"])
        assert friend["seat"] == 1
        for _ in range(2):
            after = s.get(f"matches/{match}", seat["invite"])
            assert after["you"] == [] and after["as"] == -1 and "invited" not in after
            s.post(f"matches/{match}/join", {}, seat["invite"], expect=403)
            s.post(f"matches/{match}/handover", {"seat": 1, "to": "link"}, seat["invite"], expect=403)
            assert s.get(f"matches/{match}", friend["token"])["you"] == [1]
            s.restart()
        assert any(x.startswith("Anna plays") for x in notes(s, match, mine)), notes(s, match, mine)


def test_a_kept_seat_is_for_its_guest_alone():
    with Server() as s:
        seats = [{"who": "person"}, {"who": "invited"}, {"who": "open"}]
        made = s.post("matches", {"game": "drill", "scenario": "3-sections", "seats": seats, "public": True}, expect=201)
        match, guest = made["match"], made["seats"][1]["invite"]
        view = s.get(f"matches/{match}")
        assert view["invited"] == [2] and [x.get("kept", False) for x in view["seats"]] == [False, True, False]
        side = view["seats"][1]["side"]
        for token in (None, made["invite"]):
            assert "kept for" in s.post(f"matches/{match}/join", {"side": side}, token, expect=403)["error"]
        assert s.post(f"matches/{match}/join", {})["seat"] == 2
        assert s.get("matches") == [], "what is left is kept for somebody"
        assert s.post(f"matches/{match}/join", {}, guest)["seat"] == 1
        s.post(f"matches/{match}/host", {"do": "out", "seat": 1, "to": "open"}, made["host"])
        assert len(s.get("matches")) == 1, "open to everybody now"


run(globals())
