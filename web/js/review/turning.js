/* turning.js - the turning points: a list, numbers on the slider and on the map, all numbered
 * alike. */
import { fill, h } from "../dom.js";
import { turningMark } from "../draw/marks.js";
import { oddsText, swingText, turningAt } from "./position.js";

/** @import { Board } from "../draw/board.js" */
/** @import { Review, Turning } from "../types.js" */

const MARK = 26; /* px that a number takes on the slider */

export class TurningPoints {
  /** @param {Board} board @param {(entry: number) => void} seek */
  constructor(board, seek) {
    this.board = board;
    this.seek = seek;
    /** @type {Turning[]} */
    this.list = [];
    this.seat = 0;
    this.whose = h("small");
    this.marks = h("div", { class: "turning-marks" });
    this.of = 1; /* entries of the match */
    this.body = h("div", { class: "turning-body" });
    this.element = h(
      "section",
      { class: "panel turning", "aria-label": "Turning points" },
      h("h2", null, h("span", null, "Turning points"), this.whose),
      this.body,
    );
    this.wait();
    new ResizeObserver(() => this.spread()).observe(this.marks);
  }

  wait() {
    fill(this.body, h("p", { class: "plot-words" }, "The computer is looking for them."));
  }

  /** @param {Review} review @param {number} seat whose chances @param {string} name
   * @param {number} of entries */
  show({ turning, points }, seat, name, of) {
    this.list = turning;
    this.of = Math.max(1, of);
    this.whose.textContent = `of 100, for ${name}`;
    this.seat = seat;
    if (!turning.length) {
      const words = points.length
        ? "No single move changed the chances by more than 6 of 100."
        : "Without an estimate of the chances there are none.";
      fill(this.body, h("p", { class: "plot-words" }, words));
    } else fill(this.body, h("ol", { class: "turning-list" }, turning.map(this.row)));
    fill(
      this.marks,
      turning.map((t, i) =>
        h(
          "button",
          {
            type: "button",
            tabindex: "-1",
            "aria-label": `Turning point ${i + 1}, turn ${t.turn}`,
            onclick: () => this.seek(t.entry),
          },
          i + 1,
        ),
      ),
    );
    this.spread();
  }

  /** The numbers stand on the slider at their moves, but none on another. */
  spread() {
    const wide = this.marks.clientWidth;
    const at = this.list.map((t) => (t.entry / this.of) * wide);
    for (let i = 1; i < at.length; i++) at[i] = Math.max(at[i], at[i - 1] + MARK);
    for (let i = at.length - 1, most = wide; i >= 0; i--, most -= MARK)
      at[i] = Math.min(at[i], most);
    [...this.marks.children].forEach((mark, i) => {
      if (mark instanceof HTMLElement) mark.style.left = `${at[i].toFixed(1)}px`;
    });
  }

  row = (/** @type {Turning} */ t, /** @type {number} */ i) =>
    h(
      "li",
      null,
      h(
        "button",
        { type: "button", onclick: () => this.seek(t.entry) },
        h("span", { class: "number" }, i + 1),
        h("span", { class: "what" }, `${t.turn ? `Turn ${t.turn}. ` : ""}${t.text}`, oddsText(t)),
        h("b", null, swingText(t.swing[this.seat])),
      ),
    );

  /** @param {number} entry */
  place(entry) {
    const now = turningAt(this.list, entry);
    const rows = this.body.querySelectorAll("button");
    rows.forEach((row, i) => {
      row.closest("li")?.classList.toggle("now", i === now);
      if (i === now) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    });
    [...this.marks.children].forEach((mark, i) => mark.classList.toggle("now", i === now));
    this.board.notes(this.onMap(now));
  }

  /** Numbers on the map; several of one place stand side by side. @param {number} now */
  onMap(now) {
    /** @type {Map<string, number>} */
    const taken = new Map();
    return this.list.flatMap((t, i) => {
      const at = t.place && this.board.ground?.anchor(t.place);
      if (!t.place || !at) return [];
      const n = taken.get(t.place) || 0;
      taken.set(t.place, n + 1);
      return [turningMark(at, n, i + 1, i === now)];
    });
  }
}
