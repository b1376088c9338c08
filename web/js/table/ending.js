/* ending.js - how it ended: the result over the map, why, what it cost, how the dice fell, and what
 * to do next. What was hidden is on the map by then: the server hides nothing once it is over. */
import { clockText } from "../clocks.js";
import { count, h, tableHead } from "../dom.js";
import { swatch } from "../draw/sides.js";
import { scoreChart } from "../draw/chart.js";
import { patch } from "../patch.js";
import { stamp, standing } from "./standing.js";

/** @import { LuckLine, TurnStart, View } from "../types.js" */

/** @typedef {{rematch: () => void, review: () => void, luck: () => Promise<{luck: LuckLine[]}>,
 *   turns: () => Promise<{turns: TurnStart[]}>, sideOf: (seat: number) => number}} EndingActs */

/** why: the reason in one sentence, where the result does not say it itself. @param {View} view */
export function why(view) {
  const { decided = "", why: words = "" } = view.result || {};
  return words || (decided ? `Decided by ${decided}.` : "");
}

export class Ending {
  /** @param {EndingActs} acts */
  constructor(acts) {
    this.acts = acts;
    this.element = h("section", { class: "ending", "aria-label": "The result", hidden: true });
    this.closed = false;
    /** @type {LuckLine[]} */
    this.luck = [];
    /** @type {TurnStart[]} */
    this.turns = [];
    this.asked = false;
  }

  /** @param {View} view @param {boolean} replaying */
  update(view, replaying) {
    this.element.hidden = !view.over || this.closed || replaying;
    if (this.element.hidden) return;
    if (!this.asked) void this.ask(view);
    const state = standing(view);
    patch(
      this.element,
      h("h2", null, stamp(state.text, state.cls)),
      h("p", { class: "ending-result" }, view.result?.text || "The game is over."),
      h("p", { class: "ending-why" }, why(view)),
      this.table(view),
      scoreChart(this.turns, view.scene, this.acts.sideOf),
      h("p", { class: "ending-length" }, lengthText(view)),
      this.buttons(view),
    );
  }

  /** @param {View} view */
  async ask(view) {
    this.asked = true;
    try {
      this.luck = (await this.acts.luck()).luck;
      this.turns = (await this.acts.turns()).turns;
      this.update(view, false);
    } catch {
      /* without */
    }
  }

  /** @param {View} view */
  table(view) {
    const luck = (/** @type {number} */ seat) => {
      const line = this.luck[seat];
      if (!line?.rolls) return "–";
      return `${count(line.hits, "hit")}, ${line.expected.toFixed(1)} expected`;
    };
    return h(
      "table",
      null,
      tableHead(["Side", "Lost", "Luck", "Time"]),
      h(
        "tbody",
        null,
        view.seats.map((seat, i) =>
          h(
            "tr",
            { class: view.result?.winners.includes(i) && "won" },
            h("th", { scope: "row" }, swatch(this.acts.sideOf(i), 14), ` ${seat.title}`),
            h("td", null, count(view.result?.lost?.[i] || 0, "piece")),
            h("td", null, luck(i)),
            h("td", null, clockText(seat.took || 0)),
          ),
        ),
      ),
    );
  }

  /** @param {View} view */
  buttons(view) {
    const button = (
      /** @type {string} */ key,
      /** @type {string} */ text,
      /** @type {() => void} */ act,
    ) =>
      h("button", { type: "button", class: "btn", "data-k": `ending-${key}`, onclick: act }, text);
    return h(
      "p",
      { class: "row" },
      button("review", "Review the game", () => this.acts.review()),
      view.you.length > 0 && button("rematch", "Rematch", () => this.acts.rematch()),
      button("close", "Look at the map", () => {
        this.closed = true;
        this.element.hidden = true;
      }),
    );
  }
}

/** @param {View} view */
export function lengthText(view) {
  const { turn } = view.scene;
  const rolls = view.dice?.rolls || 0;
  const parts = [turn && count(turn, "turn"), count(view.entry, "move"), count(rolls, "roll")];
  return `${parts.filter((x) => x).join(", ")}.`;
}
