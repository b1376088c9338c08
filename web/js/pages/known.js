/* pages/known.js - what is known of a scenario: how long it takes, how hard it is, how even it
 * proved to be. */
import { count, h } from "../dom.js";
import { sideNumbers } from "../draw/sides.js";

/** @import { Scenario } from "../types.js" */

const LEVELS = ["easy", "medium", "hard"];

/** @param {Scenario} scenario */
export function length({ minutes, turns }) {
  const time = minutes && (minutes < 120 ? `${minutes} min` : `${minutes / 60} hours`);
  return [time, turns && count(turns, "turn")].filter((words) => words).join(", ");
}

/** Three boxes and a word; null where nobody has said. @param {Scenario} scenario */
export function difficulty({ learn }) {
  const level = LEVELS.indexOf(learn || "") + 1;
  if (!level) return null;
  return h(
    "span",
    { class: "difficulty" },
    h(
      "span",
      { class: "boxes", "aria-hidden": "true" },
      LEVELS.map((_, i) => h("i", { class: i < level && "full" })),
    ),
    ` ${learn}`,
  );
}

/** The teams of a scenario, by the place of their first side. @param {Scenario} scenario */
const teams = ({ sides }) =>
  [...new Set(sides.map((side, i) => side.team ?? i))].map((team) =>
    sides.findIndex((side, i) => (side.team ?? i) === team),
  );

/** What each team had of a hundred games, a draw being half a win. @param {Scenario} scenario */
export function shares({ balance }) {
  if (!balance) return null;
  const each = balance.draws / balance.wins.length;
  return balance.wins.map((wins) => Math.round(((wins + each) / balance.games) * 100));
}

/** @param {Scenario} scenario */
function bar(scenario) {
  const part = shares(scenario);
  if (part?.length !== 2) return null;
  const [first, second] = teams(scenario).map((i) => sideNumbers(scenario.sides)[i]);
  const own = h("i");
  own.style.width = `${part[0]}%`;
  own.style.background = `var(--s${first})`;
  const all = h("span", { class: "even", "aria-hidden": "true" }, own, h("b"));
  all.style.setProperty("--other", `var(--s${second})`);
  return all;
}

/** A bar and "46 to 54", or that nobody knows. @param {Scenario} scenario */
export function balance(scenario) {
  const part = shares(scenario);
  return h(
    "span",
    { class: "balance" },
    bar(scenario),
    part ? ` ${part.join(" to ")}` : h("i", { class: "unknown" }, "balance not yet known"),
  );
}

/** Who is meant, and where the figures come from. @param {Scenario} scenario */
export function balanceSource(scenario) {
  const known = scenario.balance;
  if (!known) return "No games of this scenario have been counted.";
  const names = teams(scenario).map((i) => scenario.sides[i].title);
  const games = known.games.toLocaleString("en");
  return (
    `${names.join(" to ")}, of 100 games. From ${games} games of the computer against itself, ` +
    `${known.measured}${known.games < 100 ? ": too few to rely on" : ""}.`
  );
}
