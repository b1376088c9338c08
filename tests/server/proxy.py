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

    def start(self):
        super().start()
        self.behind, self.port = self.port, free_port()
        self.prefix = tempfile.mkdtemp(prefix="sandtable-nginx-")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                        "-keyout", "table.key", "-out", "table.pem"], cwd=self.prefix, check=True, capture_output=True)
        text = EXAMPLE.read_text(encoding="utf-8")
        for old, new in (("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"), ("127.0.0.1:8017", f"127.0.0.1:{self.behind}"),
                         ("/etc/ssl/", self.prefix + "/"), ("table.example.org", "localhost")):
            assert old in text, f"{EXAMPLE.name} no longer says {old}"
            text = text.replace(old, new)
        paths = "".join(f"{kind}_temp_path {self.prefix}/{kind};\n" for kind in
                        ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        with open(os.path.join(self.prefix, "nginx.conf"), "w", encoding="utf-8") as f:
            f.write(f"daemon off;\nworker_processes 1;\npid {self.prefix}/pid;\nerror_log {self.prefix}/error.log;\n"
                    f"events {{}}\nhttp {{\naccess_log off;\n{paths}{text}}}\n")
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


run(globals())
