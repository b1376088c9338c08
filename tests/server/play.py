"""The API as a well-behaved client uses it: every game played over the network, and everything people do at a table."""
import random

from harness import Events, Server, persons, replay, run

MOVES = 60  # of a long game; short ones are played to the end


def sides(scenario):
    return len(scenario["sides"])


def test_games_and_rules():
    with Server() as s:
        games = s.get("games")
        assert len({g["id"] for g in games}) == len(games) >= 1
        for game in games:
            assert game["levels"] and game["scenarios"]
            low, high = game["players"]
            assert all(low <= sides(x) <= high for x in game["scenarios"])
            rules = s.get(f"rules/{game['id']}")
            assert rules["clauses"], game["id"]
            assert all(c["id"] and c["text"] for c in rules["clauses"]), game["id"]
        s.get("rules/ludo", expect=404)


def test_every_scenario_is_played():
    random.seed(7)
    with Server("--rate", "0") as s:
        for game in s.get("games"):
            for scenario in game["scenarios"]:
                match, tokens, _ = s.create(game["id"], persons(sides(scenario)), scenario=scenario["id"])
                for _ in range(MOVES):
                    view = s.step(match, tokens)
                    if not view:
                        break
                    actions = [a["action"] for a in view["legal"]]
                    assert view["prompt"] and view["scene"]["tokens"] is not None and len(set(actions)) == len(actions)
                end = s.get(f"matches/{match}", tokens[0])
                assert end["log"] and end["board"]["cells"] is not None
                if not end["over"]:
                    s.post(f"matches/{match}/resign", {}, tokens[0])
                check_record(s, match, tokens[0])


def test_people_are_not_stopped_by_rounds():
    """A limit that keeps computers from playing for ever is not for people, unless they ask for it."""
    def limit(seats, **more):
        match, tokens, _ = s.create("trench-club", seats, scenario="2-players-a", **more)
        s.post(f"matches/{match}/resign", {}, tokens[0])
        _, _, record = s.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
        return [line for line in record.decode().split("\n") if line.startswith("option rounds")]

    with Server("--rate", "0") as s:
        against = [{"who": "person"}, {"who": "computer", "level": "random"}]
        assert limit(persons(2)) == limit(None) == limit(against) == ["option rounds 0"]
        assert limit(persons(2), options={"rounds": "12"}) == ["option rounds 12"]


def check_record(s, match, token):
    """The record of a finished match is whole, and server and command line agree about its dice."""
    view = s.get(f"matches/{match}", token)
    if not view["over"]:
        return
    said = s.get(f"matches/{match}/verify", token)
    assert said["over"] and said["verified"], said
    assert len(said["rolls"]) == view["dice"]["rolls"]
    status, _, record = s.raw("GET", f"/api/matches/{match}/record", token=token)
    assert status == 200 and b"secret " in record
    code, words = replay(record)
    assert code == (4 if b" dice! " in record else 0), words
    code, words = replay(record.replace(b"scenario ", b"scenario  ", 1))
    assert code == 1, "a record that was changed is accepted"


def test_updates_say_what_the_view_says():
    with Server() as s:
        match, tokens, made = s.create(seats=persons(2))
        seats = [Events(s, match, t) for t in tokens] + [Events(s, match, made["spectator"])]
        held = [e.update() for e in seats]
        while True:
            view = s.step(match, tokens)
            if not view:
                break
            for i, e in enumerate(seats):
                held[i] = e.update(view["seq"] + 1)
        for i, token in enumerate([*tokens, made["spectator"]]):
            view = s.get(f"matches/{match}", token)
            for key, value in view.items():
                if key not in ("board", "chat", "chat_after", "chat_before", "log", "log_after", "log_before"):
                    assert held[i][key] == value, (key, held[i][key], value)
            assert held[i]["log"][-1] == view["log"][-1]
        for e in seats:
            e.close()


def test_log_grows_line_by_line():
    """A client that follows the updates has the same log as one that asks for all of it, undo included."""
    random.seed(3)
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(2))
        e = Events(s, match, tokens[0])
        log = []

        def follow(update):
            log[:] = [x for x in log if x["seq"] <= update["log_after"]] + update["log"]

        follow(e.update())
        for turn in range(30):
            view = s.step(match, tokens)
            if not view:
                break
            if turn % 3 == 0:
                mover = view["to_move"]
                now = s.get(f"matches/{match}", tokens[mover])
                if now["undo"]:
                    s.post(f"matches/{match}/undo", {"seq": now["seq"]}, tokens[mover])
            follow(e.update(s.get(f"matches/{match}", tokens[0])["seq"]))
        assert log == s.get(f"matches/{match}", tokens[0])["log"]
        e.close()


def test_reconnect_gets_what_was_missed():
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(2))
        for _ in range(4):
            s.step(match, tokens)
        whole = s.get(f"matches/{match}", tokens[1])
        for seen in range(whole["seq"] + 1):
            e = Events(s, match, tokens[1], after=seen)
            update = e.update()
            assert update["log"] == [x for x in whole["log"] if x["seq"] > seen], seen
            assert update["log_after"] == seen and e.last_id == whole["seq"]
            e.close()
        for nonsense in ("-1", "99999", "x"):
            e = Events(s, match, tokens[1], after=nonsense)
            assert e.update()["log"] == whole["log"]
            e.close()


def test_reconnect_across_a_takeback():
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(2))
        view = s.get(f"matches/{match}", tokens[0])
        s.act(match, tokens[0], "pack 1", view["seq"])
        seen = s.get(f"matches/{match}", tokens[0])
        s.post(f"matches/{match}/undo", {}, tokens[0])
        view = s.get(f"matches/{match}", tokens[0])
        assert view["entry"] == 0 and "pack" not in str([x["text"] for x in view["log"] if x["kind"] == "play"])
        s.act(match, tokens[0], "pack 2", view["seq"])
        e = Events(s, match, tokens[0], after=seen["seq"])
        update = e.update()
        kept = [x for x in seen["log"] if x["seq"] <= update["log_after"]] + update["log"]
        assert kept == s.get(f"matches/{match}", tokens[0])["log"], kept
        e.close()


def test_computer_plays():
    with Server() as s:
        match, tokens, _ = s.create(seats=[{"who": "person"}, {"who": "computer", "level": "random"}])
        e = Events(s, match, tokens[0])
        while True:
            view = e.wait(lambda kind, d: kind == "update" and (d["over"] or d["to_move"] == 0), "my turn")
            if view["over"]:
                break
            s.act(match, tokens[0], view["legal"][0]["action"], view["seq"])
        e.close()
        check_record(s, match, tokens[0])


def test_computers_play_while_somebody_watches():
    with Server() as s:
        seats = [{"who": "computer", "level": "random"}] * 4
        match, _, made = s.create(seats=seats, scenario="4-sections")
        assert s.get(f"matches/{match}", made["spectator"])["entry"] == 0
        e = Events(s, match, made["spectator"])
        assert e.wait(lambda kind, d: kind == "update" and d["over"], "the end")["result"]["reason"] == "rules"
        e.close()


def test_hotseat():
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(3), scenario="3-sections", hotseat=True)
        assert len(set(tokens)) == 1
        end = s.finish(match, tokens)
        assert end["over"] and end["you"] == [0, 1, 2]


def test_lobby_and_join():
    with Server() as s:
        match, tokens, made = s.create(seats=[{"who": "person", "name": "Anna"}, {"who": "open"}], public=True)
        card = s.get("matches")[0]
        assert card["match"] == match and card["seats"][0]["name"] == "Anna" and card["seats"][1]["who"] == "open"
        s.post(f"matches/{match}/join", {"side": "red"}, expect=422)
        joined = s.post(f"matches/{match}/join", {"side": "blue", "name": "Bert"})
        assert joined["seat"] == 1
        s.post(f"matches/{match}/join", {"side": "blue"}, expect=422)
        assert s.get("matches") == [] and s.get("matches", watch=1)[0]["match"] == match
        view = s.get(f"matches/{match}")  # public: anybody may watch
        assert view["you"] == [] and view["as"] == -1 and view["seats"][1]["name"] == "Bert"
        s.finish(match, [tokens[0], joined["token"]])
        assert s.get("matches", watch=1) == []


def test_private_invitation():
    with Server() as s:
        match, _, made = s.create(seats=[{"who": "person"}, {"who": "open"}])
        assert s.get("matches") == []
        s.get(f"matches/{match}", expect=401)
        s.post(f"matches/{match}/join", {"side": "blue"}, expect=401)
        s.post(f"matches/{match}/join", {"side": "blue"}, made["spectator"], expect=403)
        s.post(f"matches/{match}/join", {"side": "blue"}, made["invite"])


def test_undo_takeback_draw():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        path = f"matches/{match}/"
        s.step(match, [red, blue])
        s.step(match, [red, blue])  # blue has packed since
        s.post(path + "undo", {}, red, expect=422)
        s.post(path + "takeback", {"answer": "no"}, red, expect=422)
        s.post(path + "takeback", {"answer": "yes"}, red)
        view = s.get(f"matches/{match}", blue)
        assert view["takeback_offer"] == {"by": 0, "agreed": [0], "entry": 0}
        s.post(path + "takeback", {"answer": "yes"}, red, expect=422)
        s.post(path + "takeback", {"answer": "no"}, blue)
        assert s.get(f"matches/{match}", blue)["takeback_offer"] is None
        s.post(path + "takeback", {"answer": "yes"}, red)
        s.post(path + "takeback", {"answer": "yes"}, blue)
        assert s.get(f"matches/{match}", blue)["entry"] == 0
        s.post(path + "draw", {"answer": "yes"}, red)
        s.step(match, [red, blue])  # red moves: its own offer stands
        assert s.get(f"matches/{match}", blue)["draw_offer"]["by"] == 0
        s.step(match, [red, blue])  # blue moves on: declined
        assert s.get(f"matches/{match}", blue)["draw_offer"] is None
        s.post(path + "draw", {"answer": "yes"}, blue)
        s.post(path + "draw", {"answer": "yes"}, red)
        end = s.get(f"matches/{match}", red)
        assert end["over"] and end["result"]["reason"] == "draw" and end["result"]["winners"] == []
        s.post(path + "undo", {}, red, expect=422)
        s.post(path + "draw", {"answer": "yes"}, red, expect=422)
        check_record(s, match, red)
        assert b"\nresult red 0 blue 0 by agreement\n" in s.raw("GET", f"/api/{path}record", token=red)[2]


def test_alone_anything_can_be_taken_back():
    random.seed(11)
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2), hotseat=True)
        for _ in range(10):  # too few to end it
            s.step(match, tokens)
        for _ in range(100):
            view = s.get(f"matches/{match}", tokens[0])
            if not view["undo"]:
                break
            s.post(f"matches/{match}/undo", {"seq": view["seq"]}, tokens[0])
        assert view["entry"] == 0


def test_tokens_stay_out_of_addresses():
    """An address reaches logs and histories, so a token in one is refused, a right one too, and the sentence says why."""
    with Server() as s:
        match, (red, _), made = s.create(seats=persons(2))
        for path in ("", "/events", "/record", "/replay", "/verify", "/odds"):
            for token in (red, made["spectator"], "0" * 32, ""):
                status, answer = s.call("GET", f"matches/{match}{path}?token={token}")
                assert status == 400 and "Authorization" in answer["error"], answer
        status, answer = s.call("POST", f"matches/{match}/act?token={red}", {"seq": 2, "action": "pack 1"})
        assert status == 400 and s.get(f"matches/{match}", red)["entry"] == 0, answer
        public, _, _ = s.create(seats=persons(2), public=True)
        assert s.call("GET", f"matches/{public}?token={red}")[0] == 400
        e = Events(s, match, red)
        assert e.update()["you"] == [0]
        e.close()


def test_a_seat_that_changes_hands_changes_its_token():
    """Whoever had the old link only watches: no secrets, no decisions, and its stream begins anew as a spectator's."""
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        s.act(match, red, "pack 3", s.get(f"matches/{match}", red)["seq"])
        e = Events(s, match, red)
        e.update()
        new = s.post(f"matches/{match}/handover", {"to": "link"}, red)["token"]
        assert new != red and e.ended()
        old, now = s.get(f"matches/{match}", red), s.get(f"matches/{match}", new)
        assert old["you"] == [] and now["you"] == [0] and old["scene"] != now["scene"]
        s.post(f"matches/{match}/handover", {"to": "link"}, red, expect=403)
        s.post(f"matches/{match}/chat", {"text": "still here"}, red)
        invite = s.post(f"matches/{match}/handover", {"to": "open"}, new)["invite"]
        taken = s.post(f"matches/{match}/join", {"side": "red"}, invite)["token"]
        for gone in (red, new, invite):
            assert s.get(f"matches/{match}", gone)["you"] == []
        assert s.get(f"matches/{match}", taken)["you"] == [0] and s.get(f"matches/{match}", blue)["you"] == [1]


def test_nonces_answer_the_commitment():
    """No nonce comes before the commitment it answers can have been seen; each counts from the next roll on."""
    with Server("--rate", "0") as s:
        for path, body in (("matches", {"game": "drill", "seats": [{"nonce": "abcd"}, {}]}),
                           ("matches", {"game": "drill", "seats": [{}, {"nonce": "abcd"}]})):
            assert "after the commitment" in s.post(path, body, expect=400)["error"]
        match, (red, _), made = s.create(seats=[{"who": "person"}, {"who": "open"}])
        body = {"side": "blue", "nonce": "abcd"}
        assert "after the commitment" in s.post(f"matches/{match}/join", body, made["invite"], expect=400)["error"]
        blue = s.post(f"matches/{match}/join", {"side": "blue"}, made["invite"])["token"]
        s.post(f"matches/{match}/name", {"name": "Anna", "nonce": "abcd"}, red, expect=400)
        seal = s.get(f"matches/{match}", red)["dice"]["commitment"]
        where = f"matches/{match}/nonce"
        s.post(where, {"nonce": "abcd"}, red, expect=409)
        s.post(where, {"nonce": "abcd", "commitment": "0" * 64}, red, expect=409)
        for wrong in ("", "abc", "a b c d", "abcd|", "x" * 33):
            s.post(where, {"nonce": wrong, "commitment": seal}, red, expect=400)
        s.post(where, {"nonce": "first-one", "commitment": seal}, red)
        s.post(where, {"nonce": "second-one", "commitment": seal}, red, expect=422)
        for action in ("pack 3", "pack 3", "march", "fire"):
            view = s.get(f"matches/{match}", red)
            s.act(match, [red, blue][view["to_move"]], action, view["seq"])
        s.post(where, {"nonce": "later-one", "commitment": seal}, blue)
        assert s.get(f"matches/{match}", red)["dice"]["nonces"] == ["first-one", "later-one"]
        view = s.finish(match, [red, blue])
        check_record(s, match, red)
        said = s.get(f"matches/{match}/verify", red)
        assert said["nonces_from"] == [0, 1] and len(said["rolls"]) > 1
        record = s.raw("GET", f"/api/matches/{match}/record", token=red)[2]
        assert b"\nnonce red first-one\nnonce blue later-one from 1\n" in record


def test_dice_are_new_after_going_back():
    """Whoever has seen dice and goes back does not know the next ones; the record shows it, also after a restart."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2), hotseat=True)
        t = tokens[0]

        def do(action):
            return s.act(match, t, action, s.get(f"matches/{match}", t)["seq"])

        for action in ("pack 3", "pack 3", "march"):
            do(action)
        faces = []
        for _ in range(20):
            do("fire")
            faces.append(s.get(f"matches/{match}", t)["log"][-1]["faces"][0])
            s.post(f"matches/{match}/undo", {}, t)
        assert len(set(faces)) > 2, faces
        s.kill()
        s.start()
        s.finish(match, [t, t])
        view = s.get(f"matches/{match}", t)
        said = s.get(f"matches/{match}/verify", t)
        assert said["verified"] and view["dice"]["rolls"] == 20 + len(said["rolls"])
        assert [r["roll"] for r in said["rolls"]] == list(range(20, 20 + len(said["rolls"])))
        record = s.raw("GET", f"/api/matches/{match}/record", token=t)[2]
        assert b"\ntaken-back 20\n" in record and replay(record)[0] == 0


def test_resign():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        s.post(f"matches/{match}/resign", {}, red)
        end = s.get(f"matches/{match}", blue)
        assert end["result"]["winners"] == [1] and end["result"]["reason"] == "resign" and end["dice"]["secret"]
        s.post(f"matches/{match}/resign", {}, blue, expect=422)
        check_record(s, match, blue)
        record = s.raw("GET", f"/api/matches/{match}/record", token=blue)[2]
        assert b"\nresult red -1000 blue 1000 by resignation\n" in record


def test_a_team_plays_on_until_all_have_resigned():
    with Server() as s:
        seats = [*persons(2), {"who": "computer"}]
        match, tokens, _ = s.create("trench-club", seats, scenario="coop-automa")
        s.post(f"matches/{match}/resign", {}, tokens[0])
        assert not s.get(f"matches/{match}", tokens[1])["over"]
        s.post(f"matches/{match}/resign", {}, tokens[1])
        end = s.get(f"matches/{match}", tokens[1])
        assert end["result"]["winners"] == [2] and end["result"]["returns"] == [-1000, -1000, 1000], end["result"]
        check_record(s, match, tokens[1])


def test_resign_among_four():
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(4), scenario="4-sections")
        s.post(f"matches/{match}/resign", {}, tokens[0])
        e = Events(s, match, tokens[1])
        view = e.wait(lambda kind, d: kind == "update" and d["to_move"] == 1, "the computer packs for red")
        assert not view["over"] and view["seats"][0]["who"] == "computer" and view["seats"][0]["resigned"]
        e.close()
        s.post(f"matches/{match}/resign", {}, tokens[1])
        s.post(f"matches/{match}/resign", {}, tokens[2])
        assert s.get(f"matches/{match}", tokens[3])["result"]["winners"] == [3]


def test_rematch_swaps_sides():
    with Server() as s:
        match, (red, blue), made = s.create(seats=[{"who": "person", "name": "Anna"}, {"who": "person", "name": "Bert"}])
        s.post(f"matches/{match}/rematch", {}, red, expect=422)
        s.post(f"matches/{match}/resign", {}, red)
        again = s.post(f"matches/{match}/rematch", {}, blue)["match"]
        assert s.post(f"matches/{match}/rematch", {}, red)["match"] == again
        assert s.get(f"matches/{match}", red)["rematch"] == again
        view = s.get(f"matches/{again}", red)
        assert view["you"] == [1] and view["seats"][1]["name"] == "Anna" and view["seats"][0]["name"] == "Bert"
        assert s.get(f"matches/{again}", blue)["you"] == [0] and s.get(f"matches/{again}", made["spectator"])["you"] == []
        assert view["dice"]["commitment"] != made.get("commitment")


def test_names_chat():
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))
        e = Events(s, match, blue)
        e.update()
        s.post(f"matches/{match}/name", {"name": "Anna"}, red)
        assert s.get(f"matches/{match}", blue)["seats"][0]["name"] == "Anna"
        s.post(f"matches/{match}/chat", {"text": "good luck"}, red)
        s.post(f"matches/{match}/chat", {"text": "hello"}, made["spectator"])
        said = e.wait(lambda kind, d: kind == "chat", "chat")["chat"][0]
        assert said["text"] == "good luck" and said["name"] == "Anna" and said["seat"] == 0
        assert [x["seat"] for x in s.get(f"matches/{match}", blue)["chat"]] == [0, -1]
        s.post(f"matches/{match}/chat", {"text": " \n "}, red, expect=422)
        s.post(f"matches/{match}/chat", {"text": "x" * 501}, red, expect=422)
        e.close()


def test_chat_does_not_make_a_move_stale():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        seq = s.get(f"matches/{match}", red)["seq"]
        s.post(f"matches/{match}/chat", {"text": "well?"}, blue)
        s.act(match, red, "pack 0", seq)


def test_handover():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        path = f"matches/{match}/handover"
        e = Events(s, match, blue)
        s.post(path, {"to": "computer", "level": "random"}, red)
        e.wait(lambda kind, d: kind == "update" and d["to_move"] == 1, "the computer's decision")
        s.post(path, {"to": "computer", "level": "genius"}, red, expect=422)
        s.post(path, {"to": "me"}, red)
        s.post(path, {"to": "me"}, red, expect=422)
        s.post(path, {"seat": 1, "to": "computer"}, red, expect=403)
        old = Events(s, match, red)
        old.update()
        fresh = s.post(path, {"to": "link"}, red)["token"]
        assert old.ended(), "the old link goes on listening"
        assert s.get(f"matches/{match}", red)["you"] == [] and s.get(f"matches/{match}", fresh)["you"] == [0]
        s.post(f"matches/{match}/resign", {}, red, expect=403)
        s.post(f"matches/{match}/name", {"name": "Berta"}, red, expect=403)
        s.post(f"matches/{match}/name", {"name": "Berta"}, fresh)  # in mid-game, by whoever holds the seat now
        assert s.get(f"matches/{match}", blue)["seats"][0]["name"] == "Berta"
        s.step(match, [fresh, blue])
        invite = s.post(path, {"to": "open"}, fresh)["invite"]
        assert s.get(f"matches/{match}", blue)["seats"][0]["who"] == "open"
        third = s.post(f"matches/{match}/join", {"side": "red", "name": "Carl"}, invite)["token"]
        assert s.get(f"matches/{match}", third)["seats"][0]["name"] == "Carl"
        e.close()


def test_presence():
    with Server() as s:
        match, (red, blue), made = s.create(seats=persons(2))
        e = Events(s, match, red)
        other = Events(s, match, blue)
        watcher = Events(s, match, made["spectator"])
        e.wait(lambda kind, d: kind == "presence" and d["online"] == [True, True] and d["watchers"] == 1, "all there")
        other.close()
        watcher.close()
        e.wait(lambda kind, d: kind == "presence" and d["online"] == [True, False] and d["watchers"] == 0, "one there")
        assert [x["online"] for x in s.get(f"matches/{match}", red)["seats"]] == [True, False]
        e.close()


def test_odds_why_hint():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        for token, action in ((red, "pack 1"), (blue, "pack 1"), (red, "march")):
            s.act(match, token, action, s.get(f"matches/{match}", token)["seq"])
        odds = s.get(f"matches/{match}/odds", blue, action="fire")
        assert sum(x["p"] for x in odds["lines"]) == 1 and {x["fraction"] for x in odds["lines"]} == {"1/2"}
        assert sorted((x["effect"], x["hurt"], x["lost"]) for x in odds["lines"]) == [(False, [], []), (True, [0], [])]
        assert s.get(f"matches/{match}/odds", blue, action="hold")["lines"] == []
        s.get(f"matches/{match}/odds", red, action="fire", expect=403)
        s.get(f"matches/{match}/odds", blue, expect=400)
        assert s.get(f"matches/{match}/why", blue, action="fire") == {"legal": True}
        no = s.get(f"matches/{match}/why", blue, action="march")
        assert not no["legal"] and no["clause"] == "DRL-4" and no["error"]
        legal = [x["action"] for x in s.get(f"matches/{match}", blue)["legal"]]
        assert s.get(f"matches/{match}/hint", blue)["action"] in legal
        s.get(f"matches/{match}/hint", red, expect=403)


def test_the_computers_reasons():
    """After a move of the computer anybody may ask for its reasons, unless they may tell what is hidden."""
    with Server("--rate", "0") as s:
        against = [{"who": "computer", "level": "easy"}, {"who": "person"}]
        match, (_, token), _ = s.create("trench-warfare", against, scenario="the-wire")
        e = Events(s, match, token)
        e.wait(lambda kind, d: kind == "update" and d["entry"] > 0, "a move of the computer")
        e.close()
        reason = s.get(f"matches/{match}/reason", token)
        assert reason["side"] == "cp" and "would win about" in reason["why"], reason
        match, (token, _), _ = s.create("trenches-of-valor", against[::-1])
        e = Events(s, match, token)
        e.wait(lambda kind, d: kind == "update" and d["entry"] > 0, "a move of the computer")
        e.close()
        s.get(f"matches/{match}/reason", token, expect=403)
        match, (token, _), _ = s.create(seats=persons(2))
        s.get(f"matches/{match}/reason", token, expect=404)


def test_sight_and_field():
    """Everybody who sees the table may ask about the map: the line between two hexes, and what a piece covers."""
    with Server("--rate", "0") as s:
        fields = {x["id"]: x["field"] for x in s.get("games")}
        assert fields["valor-and-victory"] and not fields["drill"]
        match, tokens, made = s.create("valor-and-victory", persons(2), scenario="7-red-road")
        watcher = made["spectator"]
        line = s.get(f"matches/{match}/sight", watcher, **{"from": "A1", "to": "K9"})
        assert {x["role"] for x in line["shapes"]} <= {"sight", "blocked", "block", "hinder"} and line["panels"]
        field = {"shapes": []}
        for _ in range(60):  # set up until a piece faces some part of the map
            s.step(match, tokens, choose=lambda legal: legal[len(legal) // 2])
            for t in s.get(f"matches/{match}", watcher)["scene"]["tokens"]:
                if "facing" in t:
                    field = s.get(f"matches/{match}/field", watcher, piece=t["id"])
            if field["shapes"]:
                break
        assert "arc" in [x["role"] for x in field["shapes"]]
        assert field["panels"][0]["rows"][0][0] == "Faces"
        assert s.get(f"matches/{match}/field", watcher, piece="no such")["panels"] == []
        s.get(f"matches/{match}/field", watcher, expect=400)


def test_luck_and_time_taken():
    with Server("--rate", "0") as s:
        match, (red, blue), _ = s.create(seats=persons(2))
        for token, action in ((red, "pack 1"), (blue, "pack 3"), (red, "march"), (blue, "fire")):
            s.act(match, token, action, s.get(f"matches/{match}", token)["seq"])
        view = s.get(f"matches/{match}", red)
        roll = [x for x in view["log"] if x["kind"] == "dice"][0]
        assert roll["counted"] == [0]
        hit = roll["faces"][0] >= 4
        assert (roll.get("hurt"), roll.get("lost")) == ([0] if hit else None, None), roll
        assert not any("hurt" in x or "lost" in x for x in view["log"] if x["kind"] == "play")
        mine = s.get(f"matches/{match}/luck", red)
        assert mine["entry"] == view["entry"] and mine["luck"][0]["rolls"] == 0
        assert mine["luck"][1] == {**mine["luck"][1], "side": "blue", "rolls": 1, "expected": 0.5,
                                   "hits": int(roll["faces"][0] >= 4)}
        plays = [x["took"] for x in s.get(f"matches/{match}", blue)["log"] if x["kind"] == "play" and x["seat"] == 1]
        assert sum(plays) == view["seats"][1]["took"] >= 0
        s.post(f"matches/{match}/resign", {}, red)
        assert s.get(f"matches/{match}/luck", red)["luck"] == mine["luck"]


def test_dice_of_a_pool_that_count():
    """Trench Club rolls pools of twelve-sided dice: the hits count, and they are as many as the log says."""
    random.seed(3)
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trench-club", persons(2), hotseat=True)
        pools = []
        for _ in range(400):
            if not s.step(match, tokens):
                break
            pools = [x for x in s.get(f"matches/{match}", tokens[0])["log"] if len(x.get("faces", [])) > 1]
            if any(len(x["counted"]) < len(x["faces"]) for x in pools):
                break
        for x in pools:
            counted = [x["faces"][i] for i in x["counted"]]
            assert not counted or max(counted) < min([f for i, f in enumerate(x["faces"]) if i not in x["counted"]] + [13])
        assert any(len(x["counted"]) < len(x["faces"]) for x in pools)


def test_replay_and_fork():
    random.seed(5)
    with Server("--rate", "0") as s:
        match, tokens, made = s.create(seats=persons(2))
        seen = []
        while True:
            view = s.step(match, tokens)
            if not view:
                break
            seen.append(view)
        s.get(f"matches/{match}/replay", tokens[0], at=9999, expect=400)
        for view in seen:
            past = s.get(f"matches/{match}/replay", tokens[view["to_move"]], at=view["entry"])
            assert past["scene"] == view["scene"] and past["prompt"] == view["prompt"] and past["legal"] == []
            assert [x for x in past["log"] if "entry" in x] == [x for x in view["log"] if "entry" in x]
        everything = s.get(f"matches/{match}/replay", made["spectator"], at=3, **{"as": "all"})
        assert "?" not in str(everything["scene"]["tokens"])
        at = seen[-1]["entry"]
        fork = s.post(f"matches/{match}/fork", {"at": at}, made["spectator"], expect=201)
        token = fork["seats"][0]["token"]
        forked = s.get(f"matches/{fork['match']}", token)
        assert forked["entry"] == at and not forked["over"] and forked["you"] == [0, 1]
        assert forked["scene"]["turn"] == seen[-1]["scene"]["turn"]
        s.finish(fork["match"], [token, token])
        check_record(s, fork["match"], token)


def test_clock():
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2), clock={"minutes": 1})
        assert s.get(f"matches/{match}", red)["clock"]["running"] == -2  # nobody's time runs before the first decision
        s.step(match, [red, blue])
        clock = s.get(f"matches/{match}", red)["clock"]
        assert clock["running"] == 1 and clock["left"][0] == 60000 and clock["left"][1] <= 60000


def test_clocks_stand_still_while_the_server_is_down():
    import time
    down = 3
    with Server() as s:
        match, (red, blue), _ = s.create(seats=persons(2), clock={"minutes": 1})
        began = time.time()
        s.step(match, [red, blue])
        for _ in range(2):  # pauses add up
            s.kill()
            time.sleep(down)
            s.start()
        clock = s.get(f"matches/{match}", red)["clock"]
        up = (time.time() - began - 2 * down) * 1000 + 1000  # at most, and a second for the server's own clock
        assert clock["running"] == 1 and 60000 - up <= clock["left"][1] <= 60000, (clock, up)
        s.step(match, [red, blue])
        stopped = s.get(f"matches/{match}", red)["clock"]["left"][1]
        s.restart()
        assert s.get(f"matches/{match}", red)["clock"]["left"][1] == stopped


def test_idle_match_leaves_memory_and_comes_back():
    import time
    with Server("--idle", "1") as s:
        match, tokens, _ = s.create(seats=persons(2))
        s.step(match, tokens)
        before = s.get(f"matches/{match}", tokens[0])
        time.sleep(3)
        after = s.get(f"matches/{match}", tokens[0])
        assert before == after


def test_luck_is_about_hits():
    """Lots, numbers and who begins are rolls too, but nobody is lucky with them."""
    with Server() as s:
        match, tokens, _ = s.create("trench-club", persons(2), scenario="2-players-short")
        rolled = 0
        for _ in range(60):
            view = s.get(f"matches/{match}", tokens[0])
            rolled = view["dice"]["rolls"]
            if view["scene"]["turn"]:
                break
            s.step(match, tokens)
        assert rolled > 0
        assert [x["rolls"] for x in s.get(f"matches/{match}/luck", tokens[0])["luck"]] == [0, 0]


def test_sides_in_the_plural_win():
    with Server() as s:
        match, tokens, _ = s.create("trench-warfare", persons(2))
        s.post(f"matches/{match}/resign", {}, tokens[0])
        assert s.get(f"matches/{match}", tokens[1])["result"]["text"] == "Allies win by resignation."


run(globals())
