"""Standing orders and interrupts: shots in another's move are answered for a seat that says so (secrets.py shows that nobody else
learns of its orders), and a match in the middle of an interrupt is the same after a restart, an undo and a reconnection."""
import random

from harness import Events, Server, persons, replay, run

GAME, SCENARIO, MOST = "valor-and-victory", "1-first-patrol", 150


def is_window(view):
    """May the mover shoot while the other side moves?"""
    return any(a["action"] == "pass" for a in view["legal"])


def phase(view):
    return view["scene"]["phases"][view["scene"].get("phase", 0)]


def table(s):
    match, tokens, _ = s.create(GAME, persons(2), scenario=SCENARIO)
    return match, tokens


def view_of_mover(s, match, tokens):
    """None when the match is over."""
    view = s.get(f"matches/{match}", tokens[0])
    seat = view["to_move"]
    return view if seat == 0 else s.get(f"matches/{match}", tokens[seat]) if seat > 0 else None


def prefer_moving(view, rng):
    """Something legal; units that can march do, so that the other side gets its chances."""
    actions = [a["action"] for a in view["legal"]]
    marching = [a for a in actions if a.split()[0] in ("move", "step")]
    if phase(view) != "Movement":
        marching = [a for a in actions if a == "done"]
    return rng.choice(marching or actions)


def play_until(s, match, tokens, stop, rng=None, most=MOST):
    """The view in which stop(view) holds, or None when the match goes on too long without."""
    rng = rng or random.Random(5)
    for _ in range(most):
        view = view_of_mover(s, match, tokens)
        if not view or stop(view):
            return view
        s.act(match, tokens[view["to_move"]], prefer_moving(view, rng), view["seq"])
    return None


def order(s, match, token, orders, expect=200):
    return s.post(f"matches/{match}/standing", {"orders": orders}, token, expect)


def test_bad_orders():
    with Server() as s:
        match, tokens = table(s)
        for words in ("", "fire at will", "odds 0", "odds 101", "odds", "hold " * 20):
            order(s, match, tokens[0], words, 400)
        s.post(f"matches/{match}/standing", {"orders": "hold", "seat": 1}, tokens[0], 403)
        s.post(f"matches/{match}/standing", {"orders": "hold"}, None, 401)
        drill, holders, _ = s.create(seats=persons(2))
        order(s, drill, holders[0], "hold", 422)
        assert s.get(f"matches/{drill}", holders[0])["standing"] is None


def test_only_the_holder_sees_them():
    with Server() as s:
        match, tokens, made = s.create(GAME, persons(2), scenario=SCENARIO)
        pages = [Events(s, match, tokens[1]) for _ in range(2)]
        assert all(e.update()["standing"] == "ask" for e in pages)
        order(s, match, tokens[1], "odds 40")
        assert all(e.update()["standing"] == "odds 40" for e in pages), "every page of the holder knows"
        for e in pages:
            e.close()
        assert s.get(f"matches/{match}", tokens[1])["standing"] == "odds 40"
        assert s.get(f"matches/{match}", tokens[0])["standing"] == "ask"
        assert s.get(f"matches/{match}", made["spectator"])["standing"] is None
        s.post(f"matches/{match}/handover", {"seat": 1, "to": "computer", "level": "random"}, tokens[1])
        s.post(f"matches/{match}/handover", {"seat": 1, "to": "me"}, tokens[1])
        assert s.get(f"matches/{match}", tokens[1])["standing"] == "ask", "the seat changed hands"


def test_a_whole_move_without_a_stop():
    """By correspondence: a seat with orders, whatever they are, is never asked during the other's move."""
    for orders in ("hold", "adjacent", "odds 20"):
        with Server("--rate", "0") as s:
            match, tokens = table(s)
            for token in tokens:
                order(s, match, token, orders)
            assert play_until(s, match, tokens, is_window, most=90) is None, orders
            log = s.get(f"matches/{match}", tokens[0])["log"]
            fired = [x for x in log if "takes the chance" in x["text"]]
            assert bool(fired) == (orders == "odds 20") or orders == "adjacent", (orders, len(fired))


def test_odds_say_who_decides_next():
    """Casualty points are spent by their owner before the attack is over; a result without any ends it."""
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        view = play_until(s, match, tokens, is_window)
        shot = next(a["action"] for a in view["legal"] if a["action"].startswith("fire "))
        lines = s.get(f"matches/{match}/odds", tokens[view["to_move"]], action=shot)["lines"]
        waiting = [x for x in lines if "next" in x]
        assert waiting and all(x["next"] == 1 - view["to_move"] and "casualty point" in x["text"] for x in waiting), lines
        assert "next" not in next(x for x in lines if x["text"] == "No effect."), lines


def test_orders_answer_the_question_that_stands():
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        view = play_until(s, match, tokens, is_window)
        order(s, match, tokens[view["to_move"]], "hold")
        after = s.get(f"matches/{match}", tokens[0])
        assert after["to_move"] != view["to_move"] and after["entry"] == view["entry"] + 1


def test_they_outlive_a_restart():
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        for token in tokens:
            order(s, match, token, "odds 50")
            order(s, match, token, "hold")
        before = [s.get(f"matches/{match}", t) for t in tokens]
        s.restart()
        same_table(s, match, tokens, before)
        assert all(s.get(f"matches/{match}", t)["standing"] == "hold" for t in tokens)
        assert play_until(s, match, tokens, is_window, most=60) is None
        s.post(f"matches/{match}/resign", {}, tokens[0])
        _, _, record = s.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
        assert replay(record)[0] == 0 and b"pass" in record and b"standing" not in record and b"odds" not in record


def test_a_takeback_asks_again():
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        view = play_until(s, match, tokens, is_window)
        holder = view["to_move"]
        order(s, match, tokens[holder], "hold")
        for seat in (holder, 1 - holder):
            s.post(f"matches/{match}/takeback", {"answer": "yes"}, tokens[seat])
        again = s.get(f"matches/{match}", tokens[holder])
        assert again["entry"] == view["entry"] and again["to_move"] == holder and is_window(again)
        assert again["standing"] == "hold"


def test_a_draw_offer_is_not_declined_by_orders():
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        view = play_until(s, match, tokens, is_window)
        holder = view["to_move"]
        s.post(f"matches/{match}/draw", {"answer": "yes"}, tokens[1 - holder])
        order(s, match, tokens[holder], "hold")
        assert s.get(f"matches/{match}", tokens[0])["draw_offer"] is not None


# --- interrupts survive ---

def same_table(s, match, tokens, before):
    for token, was in zip(tokens, before):
        now = s.get(f"matches/{match}", token)
        for view in (now, was):
            view["seats"] = [{**seat, "online": False} for seat in view["seats"]]
        assert now == was


def test_restart_in_the_middle_of_a_move_under_fire():
    """Killed at every decision of an interrupted move, the server comes back with the same table and goes on alike."""
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        view = play_until(s, match, tokens, is_window)
        assert view, "nobody ever came into sight"
        rng = random.Random(2)
        for _ in range(5):
            before = [s.get(f"matches/{match}", t) for t in tokens]
            s.restart()
            same_table(s, match, tokens, before)
            view = view_of_mover(s, match, tokens)
            shots = [a["action"] for a in view["legal"] if a["action"] != "pass"]
            s.act(match, tokens[view["to_move"]], rng.choice(shots or ["pass"]), view["seq"])


def test_undo_and_reconnection_in_the_middle_of_a_shot():
    """A shot that is only declared can be taken back; a client that reconnects then sees the window again."""
    with Server("--rate", "0") as s:
        match, tokens = table(s)
        view = play_until(s, match, tokens, is_window)
        seat, fire = view["to_move"], next(a["action"] for a in view["legal"] if a["action"].startswith("fire"))
        before = [s.get(f"matches/{match}", t) for t in tokens]
        s.act(match, tokens[seat], fire, view["seq"])
        now = s.get(f"matches/{match}", tokens[seat])
        assert now["to_move"] == seat and not is_window(now), "the shot is to be put together"
        s.post(f"matches/{match}/undo", {"seq": now["seq"]}, tokens[seat])
        for i, token in enumerate(tokens):
            e = Events(s, match, token, after=now["seq"])
            update = e.update()
            for key in ("scene", "legal", "prompt", "to_move", "entry"):
                assert update[key] == before[i][key], key
            e.close()


def shown(view):
    """What the page of a seat is drawn from."""
    return {key: view[key] for key in ("scene", "legal", "prompt", "to_move", "entry", "seq", "over", "standing")}


def test_lines_that_drop_in_the_middle_of_an_interrupt():
    """Every listener is cut off at every decision of it, with the server killed every other time; they come back to the same page."""
    with Server("--rate", "0") as s:
        match, tokens, made = s.create(GAME, persons(2), scenario=SCENARIO)
        everybody = [*tokens, made["spectator"]]
        assert play_until(s, match, tokens, is_window), "nobody ever came into sight"
        rng = random.Random(4)
        for turn in range(6):
            before = [shown(s.get(f"matches/{match}", t)) for t in everybody]
            streams = [Events(s, match, t) for t in everybody]
            assert [shown(e.update()) for e in streams] == before
            for e in streams:
                e.close()
            if turn % 2:
                s.restart()
            again = [Events(s, match, t, after=e.last_id) for t, e in zip(everybody, streams)]
            assert [shown(e.update()) for e in again] == before
            assert [shown(s.get(f"matches/{match}", t)) for t in everybody] == before
            mover = before[0]["to_move"]
            shots = [a["action"] for a in before[mover]["legal"] if a["action"] != "pass"]
            s.act(match, tokens[mover], rng.choice(shots or ["pass"]), before[mover]["seq"])
            for e in again:
                e.update(before[mover]["seq"] + 1)
                e.close()


run(globals())
