"""The computer is one opponent: with the same seed `watch`, `play` and `engine` play the same game."""
import re

import cli

GAMES = (("drill", "3-sections", "red"), ("trenches-of-valor", "2-the-railway-salient", "raider"),
         ("trench-warfare", "standard", "cp"))


class Players(cli.Case):
    def watched(self, game, scenario):
        """The steps of a game the computer plays against itself."""
        self.good("watch", game, scenario, "--nodes", "15", "--seed", "3", "--record", "watched")
        steps = self.steps("watched")
        self.assertGreater(len(steps), 20)
        return steps

    def steps(self, record):
        """Who did what: ("red", "march"), ("dice", "4 2")."""
        lines = self.read(record).split("\nmoves\n")[1].splitlines()
        return [re.match(r"\d+ (\S+) (?:d\d+ )?(.*?)( ~\w+)?$", line).groups()[:2] for line in lines if line[:1].isdigit()]

    def test_engine(self):
        for game, scenario, _ in GAMES:
            steps = self.watched(game, scenario)
            script = [f"new {game} {scenario} seed 3", "seed 3"]
            for side, words in steps:
                script += ["tomove", "roll"] if side == "dice" else ["choose easy nodes 15", f"play {words}"]
            answers = self.good("engine", given="\n".join(script) + "\n").out.split("\n\n")[2:]
            for i, (side, words) in enumerate(steps):
                said = answers[2 * i + (side == "dice")].split("\n")[0]
                self.assertEqual(said, f"= {words}", (game, i, side))

    def test_play(self):
        for game, scenario, mine in GAMES:
            steps = self.watched(game, scenario)
            typed = "".join(words + "\n" for side, words in steps if side == mine)
            self.good("play", game, scenario, "--side", mine, "--opponent", "easy", "--nodes", "15", "--seed", "3",
                      "--record", "played", given=typed)
            self.assertEqual(self.steps("played"), steps)


cli.main()
