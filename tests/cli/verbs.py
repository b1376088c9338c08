"""Every verb: its answer, its JSON with the fields other programs rely on, its exit status."""
import json
import os

import cli


class LookAround(cli.Case):
    def test_overview_and_help(self):
        overview = self.good("--help").out
        for verb in ("games scenarios rules new show legal why odds apply replay check play watch sim perft "
                     "bench engine").split():
            self.assertRegex(overview, rf"(?m)^  {verb} ")
            self.assertIn(f"usage: sandtable {verb}", self.good(verb, "--help").out)
        headings = [line for line in overview.splitlines()[3:] if line and line[0] != " "]
        self.assertEqual(len(headings), len(set(headings)))
        self.assertEqual(self.run_it().status, 2)
        self.assertRegex(self.good("--version").out, r"^sandtable \d+\.\d+\.\d+\n$")

    def test_games(self):
        for game in self.good("games", "--json").json():
            self.assertEqual(sorted(game), ["hidden", "id", "players", "scenarios", "title"])
            self.assertIn(game["id"], self.good("games").out)
            self.assertLessEqual(game["players"][0], game["players"][1])
            scenarios = self.good("scenarios", game["id"], "--json").json()
            self.assertEqual(len(scenarios), game["scenarios"])
            for scenario in scenarios:
                for field in ("id", "title", "sides", "turns"):
                    self.assertIn(field, scenario)
                self.assertIn(scenario["title"], self.good("scenarios", game["id"]).out)

    def test_rules(self):
        for game in cli.games():
            whole = self.good("rules", game, "--json").json()
            self.assertTrue(whole["clauses"], game)
            self.assertIn("## Options", self.good("rules", game).out)
            for clause in whole["clauses"][:40]:
                one = self.good("rules", game, clause["id"], "--json").json()
                self.assertEqual(one, [clause])
            self.bad(2, "rules", game, "NO-1", says="has no clause")

    def test_one_clause(self):
        self.assertTrue(self.good("rules", "drill", "DRL-4").out.startswith("DRL-4 (interrupt)\n"))
        self.assertEqual(self.good("rules", "drill", "drl-4").out, self.good("rules", "drill", "DRL-4").out)

    def test_wrong_calls(self):
        self.bad(2, "dance", says="no verb")
        self.bad(2, "games", "--fast", says="--fast is not a flag")
        self.bad(2, "games", "more", says="usage:")
        self.bad(2, "rules", "chess", says="no game")
        self.bad(2, "new", "drill", "nowhere", says="no scenario")
        self.bad(2, "new", "drill", "--seed", "-1", says="--seed")
        self.bad(2, "new", "drill", "--seed", "99999999999999999999", says="--seed")
        self.bad(2, "new", "drill", "--seed", says="needs a value")
        self.bad(2, "new", "drill", "--option", "x", says="NAME=VALUE")
        self.bad(2, "new", "drill", "--option", "x=1", says="no option")
        self.bad(2, "show", "missing.record", says="cannot be opened")
        self.bad(2, "show", ".", says="is a folder")


class Records(cli.Case):
    def start(self, *actions, dice=None):
        """A drill record after some decisions."""
        self.good("new", "drill", "2-sections", "--seed", "1", "-o", "start.record")
        told = ["--dice", dice] if dice else []
        self.good("apply", "start.record", *actions, *told, "-o", "now.record")
        return "now.record"

    def test_new(self):
        for game in cli.games():
            self.good("new", game, "--seed", "5", "-o", "a.record")
            self.good("new", game, "--seed", "5", "-o", "b.record")
            self.assertEqual(self.read("a.record"), self.read("b.record"))
            sealed = self.good("new", game).out
            self.assertRegex(sealed, r"(?m)^dice sealed [0-9a-f]{64} [0-9a-f]{16}$")
            self.assertNotEqual(sealed, self.good("new", game).out)
            self.good("replay", "-", "--verify", given=sealed)
            self.assertEqual(self.good("new", game, "--json").json()["game"], game)

    def test_show(self):
        record = self.start("pack 2", "pack 1", "march")
        text = self.good("show", record).out
        for words in ("Drill: Two sections, after 3 of 3", "Turn 1 of 8", "Score:", "Blue section fires or holds",
                      "  fire ", "1 fired"[1:]):
            self.assertIn(words, text)
        whole = self.good("show", record, "--json").json()
        self.assertEqual((whole["game"], whole["scenario"], whole["at"], whole["to_move"], whole["over"]),
                         ("drill", "2-sections", 3, "blue", False))
        self.assertTrue(whole["board"]["cells"])
        self.assertEqual([t["id"] for t in whole["scene"]["tokens"]], ["red", "blue"])
        self.assertEqual(self.good("show", record, "--at", "0", "--json").json()["to_move"], "red")
        self.bad(2, "show", record, "--at", "4", says="--at")
        self.bad(2, "show", record, "--as", "green", says="no side")

    def test_show_names_everything(self):
        """Positions nobody stands in, leaders by their modifier, a Gun behind its transport, whole victory lines."""
        self.write("p.txt", "game valor-and-victory\nscenario 2-les-forges-crossroads\nphase fire us\nhex K5 position wire\n"
                            "hex K6 position foxholes\nunit 1 us US_L1 L7\nunit 2 us US_L2 L7\nunit 4 german GE_251 I7\n"
                            "unit 5 german GE_P40 I7 aboard 4\n")
        text = self.good("show", "p.txt").out
        for words in ("  K5     Barbed wire\n", "  K6     Foxholes\n", "US Leader (-1) 1\n", "US Leader (-2) 2\n",
                      "German 7.5cm Pak 40 5, towed by SdKfz 251/1 4\n"):
            self.assertIn(words, text)
        self.assertNotIn("Still to set up", text)
        self.write("new.record", self.good("new", "valor-and-victory", "2-les-forges-crossroads").out)
        self.assertRegex(self.good("show", "new.record").out, r"Still to set up\n  MG34 +1, German\n(.*\n)*?  M1919A6 +2, US\n")

    def test_sim_refuses_files_before_it_plays(self):
        for status, words, says in ((3, ("--csv", "nowhere/x.csv"), "nowhere/x.csv cannot be written"),
                                    (3, ("--csv", "."), ". is a folder"), (3, ("--svg", "nowhere/x.svg"), "cannot be written"),
                                    (2, ("--svg", "x.png"), "plots are written as .svg")):
            answer = self.bad(status, "sim", "drill", "--games", "2", *words, says=says)
            self.assertEqual(answer.out, "")
        self.good("sim", "drill", "--games", "2", "--csv", "x.csv", "--svg", "x.svg")

    def test_report_of_secrets(self):
        """What came out and when; not the stages of the game, and no heading without anything below it."""
        self.good("watch", "trenches-of-valor", "--seat=raider=random", "--seat=defender=random", "--seed=3", "--record", "r.record")
        report = self.good("report", "r.record").out
        secrets = report.split("\nWhen secrets came out\n")[1].split("\n\n")[0]
        self.assertIn("comes out of the dugout", secrets)
        self.assertNotIn("has set up", secrets)
        self.assertNotIn("The raid scores", secrets)
        self.assertRegex(report, r"\nHow it ended: the raid (fails|succeeds)\.\n")
        self.write("new.record", self.good("new", "trenches-of-valor", "--seed=1").out)
        self.assertNotIn("When secrets", self.good("report", "new.record").out)

    def test_review(self):
        """Chances and turning points: the same every time, of a match that is over."""
        self.good("watch", "drill", "--seat=red=random", "--seat=blue=random", "--seed=3", "--record", "r.record")
        report = self.good("report", "r.record", "--review").out
        self.assertEqual(self.good("report", "r.record", "--review").out, report)
        self.assertIn("\nTurning points\n", report)
        self.assertIn("plays on 100 times from each of", report)
        self.assertRegex(report, r"\n  end +(0 +100|100 +0|50 +50)\n")
        self.assertNotIn("Turning points", self.good("report", "r.record").out)
        review = json.loads(self.good("report", "r.record", "--review", "--playouts=5", "--json").out)["review"]
        self.assertEqual(review["playouts"], 5)
        self.assertEqual(review["points"][-1]["chance"], review["result"])
        self.assertTrue(all(abs(sum(p["chance"]) - 1) < 0.001 for p in review["points"]))
        self.write("new.record", self.good("new", "drill", "--seed=1").out)
        self.bad(2, "report", "new.record", "--review", says="of a match that is over")
        self.bad(2, "report", "r.record", "--review", "--playouts=0", says="--playouts")

    def test_victory_lines(self):
        """Which line of the victory conditions decided: printed at the end, marked in the report, counted by sim."""
        os.makedirs(self.path("d/valor-and-victory/scenarios"))
        self.write("d/valor-and-victory/scenarios/lines.txt", "\n".join((
            "title Lines", "situation Lines", "side us US", "side german German", "turns 1", "map les-forges", "first german",
            "force german", "units GE_RIF 1", "setup A1", "force us", "units US_RIF 1", "setup M8", "objectives german E4 E5",
            "victory us when control us E4 E5 >= 1 and kills us >= 100 and kills-lead us >= 100 and left german = 0",
            "victory german when control german all = 2", "victory draw", "")))
        seats = ("--seat=us=random", "--seat=german=random", "--data=d")
        self.assertEqual(self.good("sim", "valor-and-victory", "lines", "--games", "5", "--json", *seats).json()["endings"],
                         {"German wins - German: 2 of the objectives": 5})
        self.good("watch", "valor-and-victory", "lines", "--record", "end.record", *seats)
        self.assertIn("The game is over: German wins (German: 2 of the objectives).", self.good("replay", "end.record", "--data=d").out)
        report = self.good("report", "end.record", "--data=d").out
        self.assertIn("at least 100 points of kills; German: no units left\n", report)
        self.assertRegex(report, r"\n  German \(decided\) +German: 2 of the objectives\n")
        self.assertIn("\nHow it ended: German wins - German: 2 of the objectives.\n", report)
        self.assertEqual(self.good("report", "end.record", "--data=d", "--json").json()["ending"],
                         "German wins - German: 2 of the objectives")

    def test_sight_says_what_it_wants(self):
        for game, places, says in (("trench-warfare", ["0903", "0905"], "say c0903 or a0903"), ("trench-warfare", ["c0903"], "two hexes, such as c0"),
                                   ("trenches-of-valor", ["0903"], "has no line-of-sight rules"), ("valor-and-victory", ["A1"], "from A1 to where"),
                                   ("trench-club", ["0903", "0904"], "has no line-of-sight rules"), ("valor-and-victory", ["Z9"], "no piece")):
            self.good("new", game, "--seed", "1", "-o", "s.record")
            self.bad(2, "sight", "s.record", *places, says=says)

    def test_export_as_json(self):
        self.good("new", "drill", "--seed", "1", "-o", "e.record")
        told = self.good("export", "e.record", "--as", "red", "--json").json()
        self.assertEqual((told["game"], told["entries"]), ("drill", 0))
        self.assertEqual(told["export"], self.good("export", "e.record", "--as", "red").out)

    def test_a_long_title_is_its_own_mistake(self):
        self.write("long.t", 'clause DRL-2\ngame drill\n\ncase "short"\nlegal pack 0\n\ncase "' + "x" * 130 + '"\nlegal pack 0\n')
        out = self.run_it("check", "long.t").out
        self.assertIn("ok DRL-2 short\nnot ok DRL-2 xxxx", out)
        self.assertIn("long.t:7: ", out)
        self.assertIn("is longer than 119 letters", out)

    def test_sight(self):
        self.write("p.txt", "game valor-and-victory\nscenario 6-panthers-at-zarya\nphase fire soviet\n"
                            "unit 1 soviet SO_T76 D3 facing S\nunit 2 german GE_RIF A1\n")
        text = self.good("sight", "p.txt", "A1", "j9").out
        for words in ("Line of sight A1 to J9", "blocked: Woods in B2", "XW"):
            self.assertIn(words, text)
        shapes = self.good("sight", "p.txt", "2", "J9", "--json").json()["shapes"]
        self.assertEqual({(x["kind"], x["role"]) for x in shapes},
                         {("line", "sight"), ("line", "blocked"), ("point", "block")})
        (seen,), (beyond,), (end,) = ([x["points"] for x in shapes if x["role"] == role]
                                      for role in ("sight", "blocked", "block"))
        self.assertTrue(seen[1] == beyond[0] == end[0] and seen[0] != seen[1] != beyond[1])
        clear = self.good("sight", "p.txt", "D3", "D2", "--json").json()["shapes"]
        self.assertEqual([x["role"] for x in clear], ["sight"])
        field = self.good("sight", "p.txt", "1").out
        for words in ("T-34/76 1", "all round", "+T:s", ":."):
            self.assertIn(words, field)
        self.bad(2, "sight", "p.txt", "2", says="has no facing")
        self.bad(2, "sight", "p.txt", "9", says="no piece")
        self.bad(2, "sight", "p.txt", "A1", "Z9", says="neither a place")
        self.bad(2, "sight", self.start("pack 2"), "0", "1", says="no line-of-sight rules")

    def test_secrets(self):
        record = self.start("pack 2", "pack 1", "march")
        self.assertIn("fired of 2", self.good("show", record).out)
        for eyes in ("blue", "spectator"):
            for how in ([], ["--json"], ["--position"]):
                answer = self.good("show", record, "--as", eyes, *how).out
                self.assertNotIn("fired of 2", answer)
                self.assertNotIn("section red 1 0 2", answer)
        told = self.good("replay", record, "--as", "blue").out
        self.assertNotIn("packs 2", told)
        self.assertNotIn("pack 2", told)
        self.assertIn("packs 1", told)

    def test_position(self):
        record = self.start("pack 2", "pack 1", "march")
        position = self.good("show", record, "--position").out
        self.write("position.txt", position)
        self.assertTrue(position.startswith("game drill\nscenario 2-sections\n"))
        self.assertEqual(self.good("show", "position.txt", "--position").out, position)
        for verb in ("show", "legal", "replay"):
            self.good(verb, "position.txt")
            self.good(verb, "-", given=position)
        self.good("odds", "position.txt", "fire")
        self.good("why", "position.txt", "fire")
        later = self.good("apply", "position.txt", "fire", "--dice", "6").out
        self.assertIn("\n| section red 1 0 2\n", later)
        self.assertEqual(self.run_it("replay", "-", "--verify", given=later).status, 4)
        self.assertIn("section red 0 0 2", self.good("show", "-", "--position", given=later).out)

    def test_legal(self):
        record = self.start("pack 2", "pack 1", "march")
        self.assertEqual(self.good("legal", record).out, "hold\nfire\n")
        for action in self.good("legal", record, "--json").json():
            for field in ("action", "text", "clause"):
                self.assertTrue(action[field])
        self.assertEqual(self.good("legal", record, "--as", "blue").out, "hold\nfire\n")
        self.bad(1, "legal", record, "--as", "red", says="Blue section")
        self.assertEqual(self.bad(1, "legal", record, "--as", "red", "--json").json(), [])
        over = self.finished()
        self.bad(1, "legal", over, says="over")

    def test_why(self):
        record = self.start("pack 2", "pack 0", "march")
        self.assertIn("legal: Hold fire (DRL-4)", self.good("why", record, "hold").out)
        answer = self.run_it("why", record, "fire")
        self.assertEqual((answer.status, answer.err), (1, ""))
        self.assertIn("illegal: no round is left (DRL-4)", answer.out)
        self.assertIn("A section without rounds is asked", answer.out)
        verdict = self.run_it("why", record, "fire", "--json").json()
        self.assertEqual((verdict["legal"], verdict["clause"]), (False, "DRL-4"))
        self.assertTrue(verdict["reason"])
        self.assertTrue(self.good("why", record, "hold", "--json").json()["legal"])
        self.assertEqual(self.run_it("why", record, "pack", "9").status, 1)
        self.bad(2, "why", record, "dance", says="dance")

    def test_odds(self):
        record = self.start("pack 0", "pack 1", "march")
        self.assertIn("50.00 %  1/2", self.good("odds", record, "fire").out)
        odds = self.good("odds", record, "fire", "--json").json()
        self.assertEqual([(o["p"], o["exact"]) for o in odds["outcomes"]], [(0.5, "1/2"), (0.5, "1/2")])
        self.assertEqual(sorted(odds["expected"]), ["blue", "red"])
        self.assertIn("No dice", self.good("odds", record, "hold").out)
        self.assertEqual(self.good("odds", record, "hold", "--json").json()["outcomes"], [])
        self.bad(1, "odds", record, "march", says="DRL-4")
        self.bad(2, "odds", record, "dance", says="dance")
        self.bad(2, "odds", record, says="usage")

    def test_odds_tell_who_brings_what(self):
        self.write("p.txt", "game valor-and-victory\nscenario 2-les-forges-crossroads\nphase fire us\nunit 1 us US_RIF L7\n"
                            "unit 2 us US_RIF L7 with US_LMG\nunit 3 us US_L1 L7\nunit 4 german GE_RIF I7\n")
        out = self.good("odds", "p.txt", "fire L7 I7").out
        self.assertRegex(out, r"(?m)^  Range +3 ")
        self.assertRegex(out, r"(?m)^    Rifle 1 +5 .*\n    Rifle 2 with \S.* +\d+ .*\n(    .*\n)*  Firepower +\d+ ")
        self.assertRegex(out, r"(?m)^    Orchard in K7 +\+1 .*\n(    .*\n)*  Hindrances +\+3 ")

    def test_odds_name_what_lasts(self):
        """A Gun's shield takes one point: that row and the misses end alike, and nothing has come of either."""
        lines = self.good("odds", "valor-and-victory", "by=US_M4", "target=GE_P40", "range=3", "position=sandbags",
                          "--json").json()["outcomes"]
        self.assertEqual((lines[0]["exact"], lines[0]["text"]), ("7/12", "No effect."))
        for words, chance in (("is pinned.", 17 / 72), ("is lost.", 13 / 72), ("5 casualty points.", 1 / 18)):
            self.assertAlmostEqual(sum(o["p"] for o in lines if words in o["text"]), chance, places=6)
        self.assertFalse([o for o in lines if "next" in o], "the attack is over")

    def test_odds_end_at_a_decision(self):
        """Who bears the points is decided before the mortar's second roll: the lines that end there say so."""
        words = "valor-and-victory attack=mortar by=US_RIF+US_MTR target=GE_RIF,GE_TRK range=3".split()
        out = self.good("odds", *words).out
        self.assertIn("A3: 1 casualty point. Then German decides.\n", out)
        self.assertRegex(out, r"20.83 % +5/24 +in all: 3-Ton Truck 3 in A3 is lost\.\n")
        self.assertIn("more dice of this attack may follow", out)
        json = self.good("odds", *words, "--json").json()
        self.assertEqual({o.get("next") for o in json["outcomes"] if "1 casualty" in o["text"]}, {"german"})
        self.assertFalse([o for o in json["outcomes"] if "next" in o and "lost" in o["text"]])
        self.assertIn({"text": "3-Ton Truck 3 in A3 is lost.", "p": 0.208333333, "exact": "5/24"}, json["losses"])
        self.assertNotIn("decides", self.good("odds", "trench-warfare", "attack=duel").out)

    def test_rare_results_are_counted(self):
        out = self.good("odds", "trench-club", "attacker=TNK", "target=INF").out
        self.assertNotIn(" 0.00 %", out)
        self.assertRegex(out, r"1.93 % +79/4096 +in all: French Infantry is destroyed.")
        self.assertIn("Results of under 0.01 % each: 15.", out)

    def test_odds_of_a_worked_example(self):
        """The worked example of the Trench Club book: 8 + 2 dice at 6 against 11 dice at 2, as exact fractions."""
        words = "attacker=CAR damage=3 exp=3 target=INF target-damage=1 target-exp=2 ground=forest help=flank".split()
        told = self.good("odds", "trench-club", *words).out
        for part in ("10 dice, each hits on 6 or less", "11 at 2", "row B", "1654296875/7739670528"):
            self.assertIn(part, told)
        lines = self.good("odds", "trench-club", *words, "--json").json()["outcomes"]
        two = sum(o["p"] for o in lines if "French Infantry takes 2 damage" in o["text"])
        self.assertAlmostEqual(two, 462 / 1024, places=5)
        self.assertIn("row E", self.good("odds", "trench-club", "attacker=CAR", "target=INF", "ground=trench",
                                         "--option", "trenches=yes").out)
        self.bad(2, "odds", "trench-club", "attacker=INF", says="say who attacks whom")
        self.bad(2, "odds", "trench-club", "attacker=CAR", "target=XYZ", says="TYPE: a unit type such as CAR")
        self.bad(1, "odds", "trench-club", "attacker=INF", "target=AIR", says="TCL-6.3")
        self.bad(2, "odds", "trench-club", "attacker=CAR", "target=INF", "ground=trench", says="TCL-11.1")

    def test_odds_in_words(self):
        odds = self.good("odds", "trench-warfare", "attack=duel", "--json").json()
        self.assertEqual([o["exact"] for o in odds["outcomes"]], ["31031/46656", "15625/46656"])
        self.assertIn("31031/46656", self.good("odds", "trench-warfare", "attack=duel").out)
        self.bad(2, "odds", "trench-warfare", says="attack=")
        self.bad(2, "odds", "trench-warfare", says="attack=grenade distance=1..5,")
        for words in (["attack"], ["=duel"], ["attack=dance"], ["attack=rifle", "distance=99"], ["attack=grenade", "distance=6"], ["x=" + "y" * 3000]):
            self.bad(2, "odds", "trench-warfare", *words)
        self.bad(2, "odds", "drill", "attack=duel", says="cannot describe")
        out = self.good("odds", "valor-and-victory", "by=US_RIF+US_LMG,US_L1", "target=GE_RIF", "range=3", "in=woods").out
        self.assertRegex(out, r"Firepower +9 .*\n.*Woods +\+2 (.*\n)+ +58.33 % +7/12 +No effect")
        out = self.good("odds", "valor-and-victory", "attack=at", "by=GE_PZ4", "target=US_M4", "range=6", "armour=rear").out
        self.assertIn("Rear armour is lost", out)
        self.assertEqual(self.good("odds", "valor-and-victory", "by=GE_PZ4", "target=US_M4", "range=6", "armour=rear").out, out)
        self.bad(1, "odds", "valor-and-victory", "attack=fire", "by=GE_PZ4", "target=US_M4", says="VV-1.2.1")
        self.bad(2, "odds", "valor-and-victory", "by=US_RIF", "target=GE_RIF", "in=B",
                 says="in=B is not a terrain; there are open, road, bridge, building")
        for words in ([], ["by=XX", "target=GE_RIF"], ["by=US_RIF", "target=GE_RIF", "in=lava"],
                      ["by=US_RIF", "target=GE_RIF", "range=x"], ["by=" + "US_RIF," * 40, "target=GE_RIF"],
                      ["by=US_RIF+" + "y" * 300, "target=GE_RIF"]):
            self.bad(2, "odds", "valor-and-victory", *words)
        self.bad(2, "odds", "trench-warfare", "attack=duel", "--scenario", "nowhere", says="no scenario")

    def test_apply(self):
        record = self.start("pack 0", "pack 1", "march")
        six = self.good("apply", record, "fire", "--dice", "6").out
        self.assertIn("\n5 dice! d6 6 ~", six)
        own = self.good("apply", record, "fire").out
        self.assertRegex(own, r"\n5 dice d6 [1-6] ~")
        self.assertEqual(own, self.good("apply", record, "fire").out)
        self.assertEqual(self.good("apply", record, "fire", "--json").json()["to_move"], "blue")
        self.bad(1, "apply", record, "march", says="DRL-4")
        self.bad(2, "apply", record, "dance", says="dance")
        self.bad(2, "apply", record, "fire", "--dice", "7", says="not a face")
        self.bad(2, "apply", record, "fire", "--dice", "1,2", says="1 more than were due")
        self.bad(2, "apply", record, "fire", "--dice", "x", says="--dice")
        self.bad(2, "apply", record, "fire", "--dice", "", says="--dice has 0 left")
        self.bad(1, "apply", record, "hold", "hold", "-o", "never.record")
        self.assertNotIn("never.record", self.files())
        self.bad(3, "apply", record, "hold", "-o", "no/such/folder", says="cannot be written")

    def test_replay(self):
        for game in cli.games():
            record = self.finished(game=game)
            report = self.good("replay", record).out
            self.assertIn("The game is over", report)
            if self.good("show", record, "--json").json()["scene"]["turn"]:  # the default scene counts no turns
                self.assertIn("Turn 1", report)
            checked = self.good("replay", record, "--verify").out
            self.assertRegex(checked, r"Verified: \d+ entries are legal, \d+ dice are those of the match's")
            whole = self.good("replay", record, "--verify", "--json").json()
            self.assertTrue(whole["verified"] and whole["over"])
            self.assertEqual(whole["dice_checked"], sum(len(e.get("dice", [])) for e in whole["entries"]))
            self.assertEqual([e["n"] for e in whole["entries"]], list(range(1, len(whole["entries"]) + 1)))

    def test_options_stay(self):
        for game in cli.games():
            for option in self.good("rules", game, "--json").json()["options"]:
                values = option.get("choices", "").split("|") if "choices" in option else \
                    [str(option["min"]), str(option["max"])]
                for value in values:
                    made = self.run_it("new", game, "--seed", "1", "--option", f"{option['name']}={value}")
                    if made.status:
                        continue # two options may exclude each other
                    self.assertIn(f"\noption {option['name']} {value}\n", made.out)
                    again = self.good("show", "-", "--position", given=made.out).out
                    self.assertIn(f"\noption {option['name']} {value}\n", again)


class Check(cli.Case):
    def test_check(self):
        good = self.write("good.t", 'clause DRL-2\ngame drill\ncase "packs"\nlegal pack 3\n')
        wrong = self.write("wrong.t", 'clause DRL-2\ngame drill\ncase "packs"\nlegal pack 4\n')
        self.assertIn("1 passed, 0 failed", self.good("check", good).out)
        answer = self.run_it("check", good, wrong)
        self.assertEqual(answer.status, 1)
        self.assertIn("wrong.t:4: legal:", answer.out)
        self.assertEqual(self.run_it("check", good, wrong, "--json").json(), {"passed": 1, "failed": 1})
        two = self.write("two.t", 'clause DRL-2\ngame drill\ncase "a"\nlegal pack 4\n'
                                  'clause DRL-3\ncase "b"\nlegal pack 3\n')
        self.assertRegex(self.run_it("check", two).out, r"not ok DRL-2 a\n(.*\n)ok DRL-3 b\n")
        self.bad(2, "check", self.write("none.t", "game drill\n"), says="no case")
        self.bad(2, "check", self.write("odd.t", "dance\n"), says="odd.t:1: dance")


cli.main()
