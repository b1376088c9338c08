/* pages/clockchoice.js - the clock of a new match: none, minutes with an addition for each move, or
 * days for a move. */
import { clockWords } from "../clocks.js";
import { count, h } from "../dom.js";
import { radio } from "./seatchoice.js";

/** @import { Timing } from "../clocks.js" */

const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300];
const ADDED = [0, 5, 10, 15, 20, 30, 60, 120, 300];
const DAYS = [1, 2, 3, 5, 7, 14];

export class ClockChoice {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {'none'|'minutes'|'days'} */
    this.kind = "none";
    this.minutes = 20;
    this.add = 15;
    this.days = 3;
  }

  /** What the server is asked for. @returns {Timing|null} */
  wanted() {
    if (this.kind === "days") return { days: this.days };
    const { minutes, add } = this;
    return this.kind === "minutes" ? { minutes, ...(add ? { add } : {}) } : null;
  }

  /** @param {"none"|"minutes"|"days"} kind @param {string} words */
  choice(kind, words) {
    return radio("clock", kind, this.kind === kind, words, () => {
      this.kind = kind;
      this.changed();
    });
  }

  /** @param {"minutes"|"add"|"days"} what @param {string} words @param {number[]} numbers
   * @param {(n: number) => string} name */
  field(what, words, numbers, name) {
    const id = `clock-${what}`;
    return h(
      "label",
      { for: id },
      words,
      h(
        "select",
        {
          id,
          "data-k": id,
          onchange: (/** @type {Event} */ e) => {
            this[what] = Number(/** @type {HTMLSelectElement} */ (e.target).value);
            this.changed();
          },
        },
        numbers.map((n) => h("option", { value: n, selected: n === this[what] }, name(n))),
      ),
    );
  }

  draw() {
    const name = (/** @type {import("../clocks.js").Timing} */ t) =>
      clockWords(t).replace(/ a (side|move)$/, "");
    const added = (/** @type {number} */ n) =>
      n % 60 ? count(n, "second") : n ? count(n / 60, "minute") : "nothing";
    return [
      this.choice("none", "none"),
      this.choice("minutes", "by the minute"),
      this.kind === "minutes" && [
        h(
          "div",
          { class: "sub" },
          this.field("minutes", "each side", MINUTES, (n) => name({ minutes: n })),
          this.field("add", "added a move", ADDED, added),
        ),
        h("p", { class: "note-line" }, "Out of time loses the game."),
      ],
      this.choice("days", "by the day"),
      this.kind === "days" && [
        h(
          "div",
          { class: "sub" },
          this.field("days", "for each move", DAYS, (n) => count(n, "day")),
        ),
        h(
          "p",
          { class: "note-line" },
          "Come back when it suits you: your matches are listed on the first page, and a notice " +
            "can tell you that it is your turn (Preferences). Out of time loses the game.",
        ),
      ],
    ].flat();
  }
}
