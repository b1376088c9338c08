/* pages/forces.js - who fights: the pieces of each side as counters, and how many of them are
 * hidden. */
import { count, h } from "../dom.js";
import { counterIcon } from "../draw/counter.js";
import { sideNumbers, swatch } from "../draw/sides.js";

/** @import { Outset, Scenario } from "../types.js" */

/** @param {Outset} seat */
const pieces = (seat) => seat.forces.reduce((sum, kind) => sum + kind.count, 0);

/** What the map shows of each side, in a line.
 * @param {Scenario} scenario @param {Outset[]} outset */
export function mapKey(scenario, outset) {
  const colours = sideNumbers(scenario.sides);
  return h(
    "div",
    { class: "map-key" },
    outset.map((seat, i) => {
      const facts = [
        count(pieces(seat), "piece"),
        seat.hidden > 0 && `${seat.hidden} of them face down`,
        seat.cells.length > 0 && `may start in the ${count(seat.cells.length, "place")} outlined`,
      ].filter((words) => words);
      return h(
        "span",
        null,
        swatch(colours[i], 18),
        ` ${scenario.sides[i].title}: ${facts.join(", ")}`,
      );
    }),
  );
}

/** @param {Scenario} scenario @param {Outset[]} outset */
export function forceRows(scenario, outset) {
  const colours = sideNumbers(scenario.sides);
  return outset.map((seat, i) =>
    h(
      "div",
      { class: "force-row" },
      swatch(colours[i], 18),
      h("span", { class: "sr" }, `${scenario.sides[i].title}: `),
      h(
        "ul",
        { class: "kinds" },
        seat.forces.map((kind) => {
          const token = { ...kind, id: "", side: i };
          return h(
            "li",
            { title: kind.name },
            counterIcon(token, colours[i], 38),
            h("span", { class: "sr" }, `${kind.name} `),
            kind.count > 1 && h("b", null, `× ${kind.count}`),
          );
        }),
      ),
    ),
  );
}
