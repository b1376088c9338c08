"""A match through nginx with TLS, as docs/nginx.conf sets it up: only its addresses and certificate are replaced. Skipped (77)
where nginx or openssl is missing."""
import http.client
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

from harness import PATIENCE, Events, Server, persons, run

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "nginx.conf"
NGINX = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
if not NGINX or not shutil.which("openssl"):
    print("nginx or openssl is not installed")
    sys.exit(77)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Proxied(Server):
    """The server behind nginx; calls go to nginx."""

    more, changes = "", ()  # for nginx, beside the example, and in it

    def start(self):
        super().start()
        self.behind, self.port = self.port, free_port()
        self.prefix = tempfile.mkdtemp(prefix="sandtable-nginx-")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                        "-keyout", "table.key", "-out", "table.pem"], cwd=self.prefix, check=True, capture_output=True)
        text = EXAMPLE.read_text(encoding="utf-8")
        for old, new in (("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"), ("127.0.0.1:8017", f"127.0.0.1:{self.behind}"),
                         ("/etc/ssl/", self.prefix + "/"), ("/var/log/nginx/", self.prefix + "/"), ("table.example.org", "localhost"), *self.changes):
            assert old in text, f"{EXAMPLE.name} no longer says {old}"
            text = text.replace(old, new)
        paths = "".join(f"{kind}_temp_path {self.prefix}/{kind};\n" for kind in
                        ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        with open(os.path.join(self.prefix, "nginx.conf"), "w", encoding="utf-8") as f:
            f.write(f"daemon off;\nworker_processes 1;\npid {self.prefix}/pid;\nerror_log {self.prefix}/error.log;\n"
                    f"events {{}}\nhttp {{\naccess_log off;\n{self.more}{paths}{text}}}\n")
        self.nginx = subprocess.Popen([NGINX, "-p", self.prefix, "-c", os.path.join(self.prefix, "nginx.conf")],
                                      stderr=subprocess.DEVNULL)
        self.context = ssl._create_unverified_context()
        self.wait_for_nginx()

    def wait_for_nginx(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket().close()
                return
            except OSError:
                assert self.nginx.poll() is None and time.monotonic() < deadline, "nginx does not start"
                time.sleep(0.05)

    def kill(self, *args):
        self.nginx.terminate()
        self.nginx.wait(PATIENCE)
        shutil.rmtree(self.prefix)
        return super().kill(*args)

    def connection(self):
        return http.client.HTTPSConnection(self.host, self.port, timeout=PATIENCE, context=self.context)

    def socket(self):
        plain = socket.create_connection((self.host, self.port), timeout=PATIENCE)
        return self.context.wrap_socket(plain, server_hostname="localhost")


def test_a_match_through_the_proxy():
    with Proxied("--proxy", "--rate", "0") as s:
        own = {"Origin": f"https://{s.host}:{s.port}", "Sec-Fetch-Site": "same-origin"}
        made = s.post("matches", {"game": "drill", "seats": persons(2)}, expect=201, headers=own)
        match, tokens = made["match"], [x["token"] for x in made["seats"]]
        streams = [Events(s, match, t) for t in tokens]
        updates = [e.update() for e in streams]
        while not updates[0]["over"]:
            mover = updates[0]["to_move"]
            s.act(match, tokens[mover], updates[mover]["legal"][0]["action"], updates[mover]["seq"])
            updates = [e.update(updates[mover]["seq"] + 1) for e in streams]
        assert s.get(f"matches/{match}/verify", tokens[0])["verified"]
        for e in streams:
            e.close()


def test_reconnect_through_the_proxy():
    with Proxied("--proxy", "--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        for _ in range(3):
            s.step(match, tokens)
        e = Events(s, match, tokens[0], after=3)
        assert e.update()["log_after"] == 3
        e.close()


def test_posts_from_elsewhere_are_refused():
    with Proxied("--proxy") as s:
        s.post("matches", {"game": "drill"}, expect=403, headers={"Origin": "https://evil.example"})
        status, headers, _ = s.raw("GET", "/api/games")
        assert status == 200 and "default-src 'none'" in headers["Content-Security-Policy"]


def test_tokens_stay_out_of_the_log():
    with Proxied("--proxy", "--rate", "0") as s:
        match, tokens, _ = s.create(seats=persons(2))
        s.raw("GET", f"/api/matches/{match}?token={tokens[0]}")
        deadline = time.monotonic() + PATIENCE
        words = ""
        while f"/api/matches/{match}" not in words:
            assert time.monotonic() < deadline, "nothing is logged"
            words = pathlib.Path(s.prefix, "sandtable.log").read_text(encoding="utf-8")
        assert tokens[0] not in words, words


class Pretending(Proxied):
    """nginx believes what X-Pretend says of the client's address."""

    more = "set_real_ip_from 127.0.0.1;\nreal_ip_header X-Pretend;\n"
    changes = (("limit_conn sandtable_house 200", "limit_conn sandtable_house 4"),)


def test_connections_of_a_house_at_the_proxy():
    """nginx counts a household of IPv6 as one, and the table server counts it as nginx does."""
    with Pretending("--proxy", "--rate", "0", "--per-address", "0") as s:
        match, _, _ = s.create(seats=persons(2), public=True)

        def listen(address):
            c = s.socket()
            c.sendall(f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: localhost\r\nX-Pretend: {address}\r\n\r\n".encode())
            return c, c.recv(12)

        streams = [listen(f"2001:db8:0:{i % 2}::{i:x}") for i in range(8)]
        assert all(b"200" in first for _, first in streams)
        for address, wanted in (("2001:db8:0:0:9::9", b"503"), ("2001:db8:0:2::1", b"200"), ("192.0.2.1", b"200")):
            c, first = listen(address)
            assert wanted in first, (address, first)
            streams.append((c, first))
        for c, _ in streams:
            c.close()


run(globals())
