/* gamepanels.js - the game's own tables beside the map, and its pieces off the map. */
import { h } from "../dom.js";
import { counterIcon } from "../draw/counter.js";
import { swatch } from "../draw/sides.js";
import { patch } from "../patch.js";

/** @import { PanelData, Token, View } from "../types.js" */
/** @import { Board } from "../draw/board.js" */

/** @typedef {{openRule: (clause: string) => void, pick: (id: string) => void}} GamePanelActs */

/** Which of the game's tables the reader has opened or closed, by title.
 * @type {Map<string, boolean>} */
const opened = new Map();
const ROWS_OPEN = 8; /* tables are open until there are this many rows */

/** @param {string} title @param {boolean} open unless the reader chose otherwise
 * @param {import("../dom.js").Children} side
 * @param {import("../dom.js").Children} content */
function fold(title, open, side, content) {
  return h(
    "section",
    { class: "panel game-panel", "aria-label": title },
    h(
      "details",
      {
        open: opened.get(title) ?? open,
        ontoggle: (/** @type {Event} */ e) =>
          opened.set(title, /** @type {HTMLDetailsElement} */ (e.currentTarget).open),
      },
      h("summary", { "data-k": `fold-${title}` }, h("h2", null, title)),
      content,
    ),
    h("div", { class: "fold-side" }, side),
  );
}

/** columnsOf: rows that all count the same things ("2 forts, 11 units, 2 coins") as the headings
 * and the numbers of a table; null where they do not.
 * @param {[string, string][]} rows @returns {{heads: string[], cells: string[][]}|null} */
export function columnsOf(rows) {
  const split = rows.map(([, value]) =>
    value.split(", ").map((part) => /^(-?\d+) (\D+)$/.exec(part)?.slice(1) || []),
  );
  const one = (/** @type {string} */ word) => word.replace(/s$/, "");
  const [first] = split;
  const alike =
    first?.length > 2 &&
    split.every(
      (line) =>
        line.length === first.length &&
        line.every(([n, word], i) => n && first[i][1] && one(word) === one(first[i][1])),
    );
  if (!alike) return null;
  const words = (/** @type {number} */ i) => split.map((line) => line[i][1]);
  return {
    heads: first.map((_, i) => words(i).find((word) => word !== one(word)) || words(i)[0]),
    cells: split.map((line) => line.map(([n]) => n)),
  };
}

export class GamePanels {
  /** @param {Board} board @param {GamePanelActs} acts */
  constructor(board, acts) {
    this.board = board;
    this.acts = acts;
    this.element = h("div", { class: "game-panels" });
    this.key = ""; /* of what is drawn */
  }

  /** Redraws the tables, but only when they have changed. @param {View} view */
  update(view) {
    const off = this.offMap(view);
    const key = JSON.stringify([view.scene.panels, off, view.to_move]);
    if (key === this.key) return;
    this.key = key;
    let rows = 0;
    const tables = view.scene.panels.map((panel) => {
      rows += panel.rows.length;
      return this.table(panel, view, rows <= ROWS_OPEN);
    });
    patch(this.element, tables, off.length > 0 && this.reserve(off, view));
  }

  /** Pieces that are on no cell: reserves, prisoners, casualties. @param {View} view */
  offMap(view) {
    const { ground } = this.board;
    return ground ? view.scene.tokens.filter((t) => !ground.spot(t)) : [];
  }

  /** @param {PanelData} panel @param {View} view @param {boolean} open */
  table({ title, clause, rows }, view, open) {
    const seats = new Map(view.seats.map((seat, i) => [seat.title, i]));
    const rule =
      clause &&
      h(
        "button",
        { class: "cl", type: "button", onclick: () => this.acts.openRule(clause) },
        clause,
      );
    const columns = columnsOf(rows);
    const head =
      columns &&
      h(
        "tr",
        { class: "heads" },
        h("td"),
        columns.heads.map((word) => h("th", { class: "r", scope: "col" }, word)),
      );
    const lines = rows.map(([label, value], i) => {
      const seat = seats.get(label);
      const values = columns ? columns.cells[i] : [value];
      return h(
        "tr",
        { class: seat !== undefined && seat === view.to_move ? "now" : "" },
        h("th", { scope: "row" }, seat !== undefined && swatch(this.board.sideOf(seat), 16), label),
        values.map((x) => h("td", { class: "r" }, x)),
      );
    });
    const table = h("table", { class: "rows" }, head, lines);
    return fold(title, open, rule, h("div", { class: "in" }, table));
  }

  /** @param {Token[]} off @param {View} view */
  reserve(off, view) {
    const buttons = off.map((t) => {
      const words = [t.name, view.seats[t.side]?.title, t.states].filter((x) => x).join(", ");
      return h(
        "button",
        {
          type: "button",
          title: words,
          "aria-label": words,
          "data-k": `off-${t.id}`,
          onclick: () => this.acts.pick(t.id),
        },
        counterIcon(t, this.board.sideOf(t.side), 40),
      );
    });
    const count = h("small", null, off.length);
    return fold("Off the map", true, count, h("div", { class: "in off-map" }, buttons));
  }
}
