"""`sandtable roster import`: rosters as New Recruit, BattleScribe and Trench Companion write them, made here from the ready warbands,
come back as they were; hostile ones are refused with a sentence, or what is unknown in them is named."""
import io
import json
import os
import re
import struct
import zipfile
from xml.sax.saxutils import quoteattr

import cli
from roster import DATA, articles

KIT = {id: about[0] for id, about in articles().items()}
READY = sorted(os.listdir(os.path.join(DATA, "rosters")))
TITLES = {}
for faction in os.listdir(os.path.join(DATA, "factions")):
    with open(os.path.join(DATA, "factions", faction), encoding="utf-8") as f:
        TITLES.update(re.findall(r'^entry (\S+) "([^"]+)"', f.read(), re.M))


def plain(name):
    return re.sub(r"[^a-z0-9]", "", name.lower().encode("ascii", "ignore").decode())


# --- as other programs write them: a roster is (name, list, variant, [(name, entry's title, [kit])]) ---

def selections(band):
    """The tree that BattleScribe and New Recruit share."""
    head = [{"name": "Warband Variant", "type": "upgrade", "number": 1, "selections": [{"name": band["variant"], "type": "upgrade", "number": 1}]}] if band["variant"] else []
    return head + [{"name": title, "customName": name, "type": "model", "number": 1, "costs": [],
                    "selections": [{"name": "Weapons", "type": "upgrade", "number": 1, "selections": [{"name": k, "type": "upgrade", "number": 1} for k in kit]}] if kit else []}
                   for name, title, kit in band["models"]]


def new_recruit(band):
    return json.dumps({"roster": {"name": band["name"], "gameSystemName": "Trench Crusade", "costs": [{"name": "Ducats", "value": 690}],
                                  "costLimits": [{"name": "Ducats", "value": 700}, {"name": "Glory Points", "value": 0}],
                                  "forces": [{"name": "Warband", "catalogueName": band["list"], "selections": selections(band)}]}}).encode()


def xml_of(things):
    return "".join(f'<selection id="x" name={quoteattr(t["name"])} customName={quoteattr(t.get("customName", ""))} number="{t["number"]}" type="{t["type"]}">'
                   f'<selections>{xml_of(t.get("selections", []))}</selections>'
                   + "<costs>" + "".join(f'<cost name="{c["name"]}" typeId="x" value="{c["value"]}.0"/>' for c in t.get("costs", [])) + "</costs></selection>" for t in things)


def battlescribe(band, inside=None):
    return (f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<roster id="1" name={quoteattr(band["name"])} battleScribeVersion="2.03" '
            f'xmlns="http://www.battlescribe.net/schema/rosterSchema"><costs><cost name="Ducats" value="690.0"/></costs>'
            f'<costLimits><costLimit name="Ducats" value="700.0"/></costLimits><forces><force name="Warband" catalogueName={quoteattr(band["list"])}>'
            f'<selections>{inside or xml_of(selections(band))}</selections></force></forces></roster>').encode()


def packed(*files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        for i, body in enumerate(files):
            z.writestr(f"roster{i}.ros", body)
    return out.getvalue()


def companion(band):
    buy = {"cost_type": 0, "count_limit": True, "purchaseid": "x"}
    return json.dumps({"id": 7, "warband_data": {
        "name": band["name"], "ducat_bank": 10, "faction": {"faction_property": {"object_id": ("fv_" + plain(band["variant"])) if band["variant"] else "fc_" + plain(band["list"])}},
        "models": [{"purchase": buy, "model": {"name": name, "model": "md_" + plain(title), "active": "active",
                                               "equipment": [{"purchase": buy, "equipment": {"equipment_id": {"object_id": "eq_" + plain(k), "selections": []}}} for k in kit]}}
                   for name, title, kit in band["models"]], "equipment": []}}).encode()


def simulator(band):
    return json.dumps({"warband-id": 7, "warband-url": "x", "warband-name": band["name"], "models": [
        {"model-name": title, "model-id": "md_" + plain(title), "name": name, "cost": {"ducats": 1, "glory": 0}, "equipment": [{"equipment-name": k, "equipment-id": "x"} for k in kit],
         "abilities": [], "upgrades": [], "advancements": [], "injuries": [], "keywords": []} for name, title, kit in band["models"]]}).encode()


FORMATS = {"New Recruit": new_recruit, "BattleScribe": battlescribe, "packed": lambda band: packed(battlescribe(band)), "Companion": companion, "simulator": simulator}
SMALL = {"name": "Third", "list": "New Antioch", "variant": "", "models": [("Osric", "Lieutenant", ["Sword/Axe", "Pistol"]), ("Wat", "Yeoman", ["Bolt Action Rifle"])]}


class Imports(cli.Case):
    def put(self, name, body):
        path = self.path(name)
        with open(path, "wb") as f:
            f.write(body)
        return path

    def band(self, path):
        roster = json.loads(self.good("roster", "export", path, "--json").out)
        head = self.good("roster", "export", path).out.split("\n")[0]
        with open(os.path.join(DATA, "factions", roster["faction"] + ".txt"), encoding="utf-8") as f:
            text = f.read()
        variant = re.search(rf'^variant {roster.get("variant", "-")} "([^"]+)"', text, re.M)
        return head, {"name": roster["name"], "list": re.search(r'^faction \S+ "([^"]+)"', text, re.M)[1], "variant": variant[1] if variant else "",
                      "models": [(m["name"], TITLES[m["entry"]], [KIT[k] for k in m["bought"]]) for m in roster["models"]]}

    def imported(self, name, body, status=0):
        answer = self.run_it("roster", "import", self.put(name, body), "--json")
        self.assertEqual(answer.status, status, answer.out + answer.err)
        return json.loads(answer.out)

    def test_ready_warbands_come_back(self):
        """Twelve warbands in five formats: sixty rosters."""
        for ready in READY:
            path = os.path.join(DATA, "rosters", ready)
            head, band = self.band(path)
            ours = [line for line in self.good("roster", "export", path).out.split("\n") if line.startswith("model")]
            for name, write in FORMATS.items():
                got = self.imported("x", write(band))
                lines = got["text"].split("\n")
                self.assertEqual([line for line in lines if line.startswith("model")], ours, (ready, name))
                if name != "simulator":  # which does not say of which faction it is, let alone the variant
                    self.assertEqual(lines[0], head, (ready, name))
                else:
                    self.assertEqual(lines[0].split('" ')[1].split()[0], head.split('" ')[1].split()[0])
                self.assertEqual({a["verdict"] for a in got["answers"]} - {"understood", "ignored", "changed"}, set())

    def test_answers(self):
        got = self.imported("a.json", new_recruit(SMALL))
        self.assertEqual(got["text"], 'roster "Third" new-antioch\nducats 700\nmodel 1 "Osric" lieutenant : sword pistol\nmodel 2 "Wat" yeoman : bolt-action-rifle\n')
        path, out = self.put("a.json", new_recruit(SMALL)), self.path("out.txt")
        answer = self.run_it("roster", "import", path, "-o", out)
        self.assertEqual(answer.status, 0)
        self.assertIn("understood  Lieutenant: Lieutenant\n", answer.err)
        self.assertIn("ignored     Lieutenant, Weapons: a heading\n", answer.err)
        self.assertEqual(self.good("roster", "check", out).out, f"{out}: legal\n")

    def test_unknown_and_changed(self):
        odd = json.loads(new_recruit({**SMALL, "models": SMALL["models"] + [("Ghost", "Moon Knight", ["Sword"])]}))
        force = odd["roster"]["forces"][0]["selections"]
        force[0]["selections"].append({"name": "Spoon of Doom", "type": "upgrade", "number": 1, "costs": [{"name": "Ducats", "value": 9}]})
        force[1]["costs"] = [{"name": "Ducats", "value": 31}]
        force[1]["number"] = 3
        force[1]["selections"][0]["selections"][0]["number"] = 3
        force.append({"name": "Campaign Rules", "type": "upgrade", "number": 1})
        got = self.imported("a.json", json.dumps(odd).encode(), status=1)
        said = {a["what"]: (a["verdict"], a["why"]) for a in got["answers"]}
        self.assertEqual(said["Moon Knight"][0], "unknown")
        self.assertEqual(said["Moon Knight, Sword"], ("ignored", "left out with its model"))
        self.assertEqual(said["Lieutenant, Spoon of Doom"][0], "unknown")
        self.assertEqual(said["Yeoman"], ("changed", "Yeoman: it costs 31 ducats and 0 glory there, 90 and 0 here"))
        self.assertEqual(said["Campaign Rules"][0], "ignored")
        self.assertEqual(got["text"].count("yeoman : bolt-action-rifle"), 3)

    def test_names_are_safe(self):
        band = {**SMALL, "name": 'A "quoted"\nname', "models": [('O"sric\n\t', "Lieutenant", []), ("Ä" * 60, "Yeoman", [])]}
        for write in (new_recruit, companion, simulator):
            text = self.imported("a", write(band))["text"]
            self.assertEqual(self.run_it("roster", "show", self.write("b.txt", text)).status, 0, text)

    def hostile(self):
        """name -> (bytes, what the sentence must say)."""
        deep = {"name": "Yeoman", "type": "model", "number": 1}
        for _ in range(200):
            deep = {"name": "x", "number": 1, "selections": [deep]}
        nested = json.dumps({"roster": {"forces": [{"selections": [deep]}]}}).encode()
        laughs = b'<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha">' + b"".join(b'<!ENTITY %c "&%c;&%c;&%c;&%c;">' % (97 + i, 96 + i, 96 + i, 96 + i, 96 + i) for i in range(1, 20)) + b"]><roster name='&t;'/>"
        bomb = packed(b"<roster>" + b" " * (40 << 20) + b"</roster>")
        good = packed(battlescribe(SMALL))
        lying = bytearray(bomb)
        at = bytes(lying).rindex(b"PK\1\2")
        lying[at + 24:at + 28] = struct.pack("<I", 100)  # the size it claims
        return {
            "empty": (b"", "not a roster"), "text": (b"hello", "not a roster"), "ours": (b'roster "A" new-antioch\n', "ours already"), "nul": (b"{\0}", "UTF-8"),
            "json, cut": (new_recruit(SMALL)[:-9], "not JSON"), "json, other": (b'{"a": 1}', "not a roster of New Recruit"), "json, list": (b"[1]", "not a roster"),
            "json, twice": (b'{"roster": {}, "roster": {}}', "not JSON"), "json, latin-1": (b'{"roster": "\xe4"}', "UTF-8"), "json, deep": (nested, "deep"),
            "json, deeper": (b'{"roster":' + b"[" * 100000, "not JSON"), "json, nobody": (b'{"roster": {"forces": []}}', "no warband"),
            "json, wrong kinds": (b'{"roster": {"name": 5, "forces": [{"selections": [1, null, {"name": [], "number": "x", "selections": {}}]}]}}', "no warband"),
            "json, many": (json.dumps({"roster": {"forces": [{"catalogueName": "New Antioch", "selections": [{"name": "Yeoman", "number": 1}] * 3000}]}}).encode(), "more than 1200"),
            "json, 10 MB": (b'{"roster": {"name": "' + b"x" * (10 << 20) + b'"}}', "4"),
            "companion, wrong kinds": (b'{"warband_data": {"models": [7, {"model": []}, {}], "faction": 3}}', "no warband"),
            "xml, entities": (laughs, "DOCTYPE"), "xml, outside": (b'<!DOCTYPE r SYSTEM "file:///etc/passwd"><roster/>', "DOCTYPE"),
            "xml, doctype late": (b"<roster>" + b" " * 5000 + b"<!DOCTYPE x></roster>", "DOCTYPE"), "xml, entity alone": (b"<roster name='A'>&nbsp;</roster>", "XML"),
            "xml, cut": (battlescribe(SMALL)[:-20], "well-formed"), "xml, other": (b"<catalogue/>", "not a roster of BattleScribe"), "xml, html": (b"<!doctype html><p>", "XML"),
            "xml, deep": (b"<roster>" + b"<a>" * 300 + b"</a>" * 300 + b"</roster>", "deep"), "xml, nobody": (b"<roster/>", "no warband"),
            "xml, utf-16": (battlescribe(SMALL).decode().replace("UTF-8", "UTF-16").encode("utf-16"), "UTF-8"), "xml, latin-1": (battlescribe({**SMALL, "name": "ä"}).decode().encode("latin-1"), "UTF-8"),
            "zip, bomb": (bomb, "MB"), "zip, lying": (bytes(lying), ""), "zip, two": (packed(battlescribe(SMALL), b"x"), "one file"), "zip, none": (packed(), "one file"),
            "zip, cut": (good[:-30], "archive"), "zip, in a zip": (packed(good), "UTF-8"), "zip, text": (packed(b"hello"), "not a roster"), "zip, head": (b"PK\3\4" + b"\xff" * 400, "archive"),
        }

    def test_hostile(self):
        for name, (body, sentence) in self.hostile().items():
            answer = self.run_it("roster", "import", self.put("x", body))
            self.assertEqual((answer.status, answer.out), (2, ""), name)
            self.assertIn(sentence, answer.err, name)
            self.assertEqual(answer.err.count("\n"), 1, name)

    def test_strange_but_readable(self):
        """Numbers beyond all measure, kit for nobody, a file with a byte order mark: read, and what does not fit is named."""
        for number in (0, -5, 41, 1e30, 2.5):
            odd = json.loads(new_recruit(SMALL))
            odd["roster"]["forces"][0]["selections"][1]["number"] = number
            self.assertIn(self.run_it("roster", "import", self.put("x", json.dumps(odd).encode())).status, (0, 1))
        self.assertEqual(self.imported("x", b"\xef\xbb\xbf  " + new_recruit(SMALL))["answers"][0]["verdict"], "understood")
        self.assertEqual(self.imported("x", battlescribe({**SMALL, "list": "Principality of New Antioch"}))["text"].split()[2], "new-antioch")


if __name__ == "__main__":
    cli.main()
