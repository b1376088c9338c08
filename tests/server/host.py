"""Who set up a table looks after it: mutes, puts out, renews links. And no stranger uses up a match."""
from harness import Events, Server, persons, run

OPEN = [{"who": "person", "name": "Anna"}, {"who": "open"}]


def host(s, match, token, expect=200, **body):
    return s.post(f"matches/{match}/host", body, token, expect)


def notes(s, match, token):
    return [x["text"] for x in s.get(f"matches/{match}", token)["log"] if x["kind"] == "note"]


def test_a_stranger_does_not_use_up_the_match():
    """Joining and leaving again and again wears out that one seat, not the owner's."""
    with Server("--rate", "0") as s:
        match, (anna, _), _ = s.create(seats=OPEN, public=True)
        for _ in range(200):
            status, answer = s.call("POST", f"matches/{match}/join", {})
            assert status == 200, answer
            status, answer = s.call("POST", f"matches/{match}/handover", {"seat": 1, "to": "open"}, answer["token"])
            if status != 200:
                break
        assert status == 422 and "most in one match" in answer["error"], answer
        fresh = s.post(f"matches/{match}/handover", {"seat": 0, "to": "link"}, anna)["token"]
        assert s.get(f"matches/{match}", fresh)["you"] == [0]
        s.restart()
        assert s.get(f"matches/{match}", fresh)["you"] == [0] and s.get(f"matches/{match}", anna)["you"] == []


def test_only_the_host():
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))
        assert len({made["host"], made["spectator"], red, blue}) == 4
        for token, expect in ((None, 401), (red, 403), (made["spectator"], 403)):
            host(s, match, token, expect, do="mute", seat=1)
        host(s, match, made["host"], 400, do="dance")
        host(s, match, made["host"], 400, do="mute", seat=7)
        host(s, match, made["host"], 422, do="mute", seat=2)
        assert s.get(f"matches/{match}", made["host"])["you"] == []


def test_mute():
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))

        def say(token, expect):
            s.post(f"matches/{match}/chat", {"text": "hello"}, token, expect)

        host(s, match, made["host"], do="mute", seat=1)
        host(s, match, made["host"], do="mute", seat=-1)
        assert s.get(f"matches/{match}", red)["muted"] == [-1, 1]
        say(red, 200), say(blue, 422), say(made["spectator"], 422)
        s.step(match, [red, blue])  # muted, not stopped
        s.restart()
        say(blue, 422), say(made["spectator"], 422)
        host(s, match, made["host"], do="unmute", seat=1)
        host(s, match, made["host"], do="unmute", seat=-1)
        say(blue, 200), say(made["spectator"], 200)
        assert any("mutes" in x for x in notes(s, match, red))


def test_put_out_before_the_game():
    with Server() as s:
        match, (anna, _), made = s.create(seats=OPEN, public=True)
        guest = s.post(f"matches/{match}/join", {"name": "Bert"})["token"]
        ears = Events(s, match, guest)
        ears.update()
        invite = host(s, match, made["host"], do="out", seat=1, to="open")["invite"]
        assert ears.ended(), "the guest goes on listening"
        s.get(f"matches/{match}", guest, expect=403)
        assert s.get(f"matches/{match}", anna)["seats"][1]["who"] == "open"
        assert any("Bert" in x for x in notes(s, match, anna))
        s.post(f"matches/{match}/join", {"name": "Carl"}, invite)
        s.restart()
        s.get(f"matches/{match}", guest, expect=403)
        assert s.get(f"matches/{match}", anna)["seats"][1]["name"] == "Carl"


def test_put_out_during_the_game():
    """The computer takes the seat: nobody gets to look at what the guest had."""
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))
        s.step(match, [red, blue])
        host(s, match, made["host"], 422, do="out", seat=1, to="open")
        e = Events(s, match, red)
        host(s, match, made["host"], do="out", seat=1, to="computer")
        view = e.wait(lambda kind, d: kind == "update" and d["entry"] > 1, "the computer's decision")
        assert view["seats"][1]["who"] == "computer" and not view["seats"][1]["resigned"]
        s.get(f"matches/{match}", blue, expect=403)
        host(s, match, made["host"], 422, do="out", seat=1, to="computer")  # nobody is there
        e.close()


def test_put_out_one_of_several_seats():
    with Server() as s:
        match, tokens, made = s.create(seats=persons(3), scenario="3-sections", hotseat=True)
        host(s, match, made["host"], do="out", seat=2, to="computer")
        assert s.get(f"matches/{match}", tokens[0])["you"] == [0, 1]


def test_new_link_for_spectators():
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))
        ears = Events(s, match, made["spectator"])
        ears.update()
        fresh = host(s, match, made["host"], do="out", seat=-1)["spectator"]
        assert ears.ended()
        s.get(f"matches/{match}", made["spectator"], expect=403)
        assert s.get(f"matches/{match}", fresh)["you"] == [] and s.get(f"matches/{match}", red)["you"] == [0]
        host(s, match, made["host"], do="mute", seat=-1)  # the host's own link still works


def test_the_host_of_a_rematch_and_a_fork():
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))
        s.post(f"matches/{match}/resign", {}, red)
        again = s.post(f"matches/{match}/rematch", {}, blue)["match"]
        host(s, again, made["host"], do="mute", seat=-1)
        fork = s.post(f"matches/{match}/fork", {"at": 0}, red, expect=201)
        host(s, fork["match"], fork["host"], do="mute", seat=-1)
        host(s, fork["match"], made["host"], 403, do="mute", seat=-1)


def test_the_host_has_a_share_too():
    with Server("--rate", "0") as s:
        match, (red, blue), made = s.create(seats=persons(2))
        for i in range(1000):
            status, answer = s.call("POST", f"matches/{match}/host", {"do": ("mute", "unmute")[i % 2], "seat": 1},
                                    made["host"])
            if status != 200:
                break
        assert status == 422 and "most in one match" in answer["error"], answer


run(globals())
