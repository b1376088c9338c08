"""kill -9 under load: nothing that was acknowledged is lost, no match is damaged, both players go on.

usage: crash.py SANDTABLE [KILLS [SEED]] - without a number of kills, a few of them; `make soak` asks for 500.
"""
import random
import resource
import signal
import sys
import threading

from harness import Events, Server, own_address, persons
from storm import Storm

KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 5
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)


def kills(count, seed):
    with Server("--rate", "0", "--host", own_address()) as server:
        kill_under_load(server, count, seed)


def kill_under_load(server, count, seed):
    rng = random.Random(seed)
    storm = Storm(server, seed)
    for _ in range(count):
        threading.Event().wait(rng.random() * 0.5)
        server.restart()
        storm.check()
    checked, lines = storm.end()
    print(f"{count} kills, {checked} matches, {lines} lines acknowledged, none lost (seed {seed})")


def pages_go_on():
    """Two listeners reconnect by Last-Event-ID after a kill -9 and miss nothing."""
    with Server() as server:
        reconnect(server)


def reconnect(server):
    match, tokens, _ = server.create(seats=persons(2))
    streams = [Events(server, match, t) for t in tokens]
    for _ in range(3):
        view = server.step(match, tokens)
        for e in streams:
            e.update(view["seq"] + 1)
    server.restart()
    assert all(e.ended() for e in streams)
    view = server.step(match, tokens)
    for e, token in zip(streams, tokens):
        again = Events(server, match, token, after=e.last_id)
        update = again.update(view["seq"] + 1)
        assert update["log_after"] == e.last_id and update["seq"] > e.last_id, update
        assert update["log"] == [x for x in server.get(f"matches/{match}", token)["log"] if x["seq"] > e.last_id]
        again.close()


def small_disk():
    """Files of the server may not grow beyond this: to it the disk is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300000, resource.RLIM_INFINITY))


def full_disk():
    """What cannot be saved is refused and did not happen; everything else goes on, and all is well when there is room again."""
    with Server("--rate", "0", before=small_disk) as server:
        match, tokens, _ = server.create(seats=persons(2))
        acknowledged, refused = 0, 0
        while refused < 3:
            view = server.get(f"matches/{match}", tokens[0])
            assert view["seq"] >= acknowledged
            status, answer = server.call("POST", f"matches/{match}/chat", {"text": "x" * 500}, tokens[0])
            if status == 200:
                acknowledged = answer["seq"]
            else:
                assert status == 503 and "saved" in answer["error"], (status, answer)
                refused += 1
        assert server.get(f"matches/{match}", tokens[0])["seq"] == acknowledged
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        server.finish(match, tokens)
        before = server.get(f"matches/{match}", tokens[0])
        server.restart()
        assert server.get(f"matches/{match}", tokens[0]) == before and before["seq"] > acknowledged
        assert server.get(f"matches/{match}/verify", tokens[0])["verified"]


pages_go_on()
full_disk()
kills(KILLS, SEED)
print("3 passed, 0 failed")
