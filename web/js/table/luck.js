/* luck.js - how the dice have fallen so far, and how they should have: one line per side. */
import { count, fill, h } from "../dom.js";

/** @import { LuckLine, View } from "../types.js" */

/** @param {LuckLine} line @param {string} name */
function sentence(line, name) {
  const share = Math.round(line.percentile * 100);
  const worse = `Luckier than ${share} % of the ways these dice could have fallen.`;
  return h(
    "span",
    { title: worse },
    `${name}: ${count(line.hits, "hit")}, ${line.expected.toFixed(1)} expected`,
  );
}

export class Luck {
  /** @param {() => Promise<{luck: LuckLine[]}>} ask */
  constructor(ask) {
    this.ask = ask;
    this.element = h("p", { class: "tray-luck" });
    this.rolls = 0; /* counted in what is shown */
    this.asking = false;
  }

  /** Asks again when dice have been rolled; never twice at once. @param {View} view */
  async update(view) {
    if (this.asking || !view.dice || view.dice.rolls === this.rolls) return;
    this.asking = true;
    this.rolls = view.dice.rolls;
    try {
      this.draw((await this.ask()).luck, view);
    } catch {
      /* keep what is shown */
    }
    this.asking = false;
  }

  /** @param {LuckLine[]} list @param {View} view */
  draw(list, view) {
    const lines = list.flatMap((line, seat) =>
      line.rolls
        ? [
            sentence(
              line,
              view.you.includes(seat) && view.you.length === 1
                ? "You"
                : view.seats[seat]?.title || "",
            ),
          ]
        : [],
    );
    fill(
      this.element,
      lines.length > 0 && h("b", null, "Luck. "),
      lines.flatMap((line, i) => (i ? ["; ", line] : [line])),
      lines.length > 0 && ".",
    );
  }
}
