"""Long logs and long talks come in pages: the last lines with a view, older ones on demand."""
from harness import Events, Server, persons, run

LOG_PAGE, CHAT_PAGE = 100, 50
NOTES = 400  # lines, one after the other


def long_match(s, talk=True):
    """A match with many notes, and as many words between them."""
    match, tokens, made = s.create(seats=persons(2))
    lines = ["draw red yes", "draw red no"] + (["chat blue a", "chat red b"] if talk else [])
    s.write_lines(match, *lines, count=NOTES * (2 if talk else 1))
    return match, tokens, made


def whole(s, match, token, what):
    """All of it, page by page, with the sizes of the pages."""
    view = s.get(f"matches/{match}", token)
    lines, before, sizes = view[what], view[what + "_before"], [len(view[what])]
    while before:
        page = s.get(f"matches/{match}/{what}", token, before=before)
        assert page[what], "an empty page that is not the last"
        assert page[what][-1]["seq"] < before and (not page[what + "_before"] or page[what + "_before"] < before)
        lines, before = page[what] + lines, page[what + "_before"]
        sizes.append(len(page[what]))
    return lines, sizes


def test_a_view_holds_the_last_lines():
    with Server("--rate", "0") as s:
        match, tokens, _ = long_match(s)
        for what, most, total in (("log", LOG_PAGE, NOTES), ("chat", CHAT_PAGE, NOTES)):
            lines, sizes = whole(s, match, tokens[0], what)
            assert len(lines) == total and max(sizes) == most, (what, sizes)
            assert [x["seq"] for x in lines] == sorted({x["seq"] for x in lines})
        size = len(s.raw("GET", f"/api/matches/{match}", token=tokens[0])[2])
        s.write_lines(match, "draw red yes", "draw red no", "chat blue a", "chat red b", count=20000)
        assert len(s.raw("GET", f"/api/matches/{match}", token=tokens[0])[2]) < size + 2000, "a view grows with its log"


def test_a_short_one_is_whole():
    with Server() as s:
        match, tokens, _ = s.create(seats=persons(2))
        for _ in range(4):
            s.step(match, tokens)
        view = s.get(f"matches/{match}", tokens[0])
        assert view["log_before"] == 0 and view["chat_before"] == 0 and view["log"][0]["entry"] == 1
        for bad in ("x", "-1", ""):
            s.get(f"matches/{match}/log", tokens[0], before=bad, expect=400)
        assert s.get(f"matches/{match}/log", tokens[0], before=1) == {"log_before": 0, "log": []}
        s.get(f"matches/{match}/log", before=9, expect=401)
        s.get(f"matches/{match}/chat", before=9, expect=401)


def test_lines_of_one_moment_stay_together():
    """A resignation in a team is two lines with one number: no page parts them."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trench-club", persons(4), scenario="4-players")
        s.post(f"matches/{match}/resign", {}, tokens[0])
        side = s.get(f"matches/{match}", tokens[1])["seats"][1]["side"]
        number = s.write_lines(match, f"draw {side} yes", f"draw {side} no", count=LOG_PAGE - 1)
        view = s.get(f"matches/{match}", tokens[1])
        seqs = [x["seq"] for x in view["log"]]
        assert len(seqs) == LOG_PAGE + 1 and seqs.count(seqs[0]) == 2 and seqs[-1] == number


def test_a_first_event_is_a_page():
    with Server("--rate", "0") as s:
        match, tokens, _ = long_match(s)
        e = Events(s, match, tokens[0])
        talk = e.wait(lambda kind, d: kind == "chat", "the talk")
        update = e.update()
        view = s.get(f"matches/{match}", tokens[0])
        assert update["log"] == view["log"] and update["log_before"] == view["log_before"] > 0
        assert talk["chat"] == view["chat"] and talk["chat_before"] == view["chat_before"] > 0
        assert update["log_after"] == talk["chat_after"] == 0
        e.close()


def test_who_was_away_gets_what_was_missed_or_a_fresh_page():
    with Server("--rate", "0") as s:
        match, tokens, _ = long_match(s, talk=False)
        seq = s.get(f"matches/{match}", tokens[0])["seq"]
        for missed in (1, LOG_PAGE, LOG_PAGE + 1, NOTES - 1):
            e = Events(s, match, tokens[0], after=seq - missed)
            update = e.update()
            if missed <= LOG_PAGE:
                assert update["log_after"] == seq - missed and len(update["log"]) == missed
            else:
                assert update["log_after"] == 0 and len(update["log"]) == LOG_PAGE and update["log_before"]
            e.close()


def test_a_replay_has_the_lines_before_it():
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create("trench-warfare", persons(2), hotseat=True)
        for _ in range(130):
            s.step(match, tokens)
        view = s.get(f"matches/{match}", tokens[0])
        lines, _ = whole(s, match, tokens[0], "log")
        assert lines[0]["entry"] == 1 and lines[-1]["entry"] == view["entry"]
        for at in (3, 60, 120):
            past = s.get(f"matches/{match}/replay", tokens[0], at=at)
            mine = [x for x in lines if x["entry"] <= at][-LOG_PAGE:]
            assert past["log"] == mine and bool(past["log_before"]) == (mine[0]["entry"] > 1)
        _, _, record = s.raw("GET", f"/api/matches/{match}/record", token=tokens[0])
        assert len(record.splitlines()) > 130, "the record has every decision"


def test_a_takeback_far_back():
    """Readers that hold only the last lines follow a rewind to before them."""
    with Server("--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2), hotseat=True)
        for _ in range(6):
            s.step(match, tokens)
        s.write_lines(match, "draw red yes", "draw red no", count=60)
        e = Events(s, match, tokens[0])
        log = e.update()["log"]
        for _ in range(6):
            s.post(f"matches/{match}/undo", {}, tokens[0])
            update = e.update(s.get(f"matches/{match}", tokens[0])["seq"])
            log = [x for x in log if x["seq"] <= update["log_after"]] + update["log"]
        assert log == whole(s, match, tokens[0], "log")[0] and len(log) == 66
        e.close()


run(globals())
