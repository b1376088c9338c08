/* unitpanel.js - the piece in hand, or the place being looked at: what is known of it. */
import { count, h } from "../dom.js";
import { counterIcon, statesOf } from "../draw/counter.js";
import { patch } from "../patch.js";
import { fighterCard } from "./fighter.js";
import { factsOf, rangeTable } from "./legend.js";
import { isShot } from "./orders.js";

/** @import { Token, View } from "../types.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Board } from "../draw/board.js" */

/** One value for each range, as the counters print them.
 * @param {{ranges: string[], rows: [string, string[]][]}} table */
function rangeRows({ ranges, rows }) {
  const cells = (/** @type {string[]} */ list) =>
    list.map((x) => h("td", null, x === "-" ? "–" : x));
  return h(
    "table",
    { class: "ranges" },
    h("tr", null, h("th", { scope: "row" }, "range"), cells(ranges)),
    rows.map(([label, values]) => h("tr", null, h("th", { scope: "row" }, label), cells(values))),
  );
}

/** @param {Board} board @param {Token} token */
const counterIconOf = (board, token) => counterIcon(token, board.sideOf(token.side), 30);

/** The piece in hand, or the place being looked at. */
export class UnitPanel {
  /** @param {Hand} hand @param {Board} board @param {(clause: string) => void} openRule */
  constructor(hand, board, openRule) {
    this.hand = hand;
    this.board = board;
    this.openRule = openRule;
    this.element = h("section", { class: "panel unit", "aria-label": "Selected" });
  }

  /** @param {View} view */
  update(view) {
    const token = this.board.token(this.hand.selected || "");
    const place = token
      ? (token.cell && this.board.ground?.byId.get(token.cell)) || null
      : this.hand.place;
    this.element.hidden = !token && !place;
    this.element.classList.toggle("may-act", this.hand.orders.byToken.has(token?.id || ""));
    if (token) return this.token(token, view, place);
    if (place)
      patch(
        this.element,
        h("h2", null, h("span", null, place.name || place.id), h("small", null, "place")),
        h("div", { class: "in" }, h("p", null, place.label || place.terrain)),
      );
  }

  /** What the rules say about where it points.
   * @param {Token} token @returns {[string, string][]} */
  covers(token) {
    const { id, scene } = this.hand.answers.field;
    return id === token.id && scene
      ? scene.panels.flatMap((p) => p.rows).map(([label, value]) => [label.toLowerCase(), value])
      : [];
  }

  /** A model, with its kit. @param {Token} token @param {View} view */
  fighter(token, view) {
    const { id, scene } = this.hand.answers.field;
    const panels = id === token.id ? scene?.panels || [] : [];
    patch(
      this.element,
      h(
        "h2",
        null,
        h("span", null, token.name || "Model"),
        h("small", null, view.seats[token.side]?.title),
        counterIconOf(this.board, token),
      ),
      h(
        "div",
        { class: "in fighter", tabindex: "0", role: "group", "aria-label": "Fighter" },
        fighterCard(token, panels, this.openRule),
      ),
    );
  }

  /** @param {Token} token @param {View} view
   * @param {import("../draw/geometry.js").Place|null} place */
  token(token, view, place) {
    if (this.board.ground?.plane && token.side >= 0) return this.fighter(token, view);
    const side = this.board.sideOf(token.side);
    const list = this.hand.orders.of(token.id);
    const shots = list.filter(isShot).length;
    const moves = list.filter((a) => a.cell && !isShot(a)).length;
    const facts = factsOf(token);
    const ranges = rangeTable(facts);
    const plain = facts.filter(
      ([label]) =>
        label !== "note" && label !== "at range" && !ranges?.rows.some(([x]) => x === label),
    );
    const notes = facts.filter(([label]) => label === "note");
    const rows = /** @type {[string, string|number|undefined][]} */ ([
      ["side", view.seats[token.side]?.title],
      ...plain,
      ...this.covers(token),
      ["numbers", facts.length ? "" : [token.left, token.right].filter((x) => x).join(" / ")],
      ["damage", token.damage_of ? `${token.damage || 0} of ${token.damage_of}` : ""],
      ["height", token.height ? `${token.height}″` : ""],
      ["state", statesOf(token).join(", ")],
      ["can move to", moves ? count(moves, "place") : ""],
      ["can attack", shots ? count(shots, "target") : ""],
    ]);
    patch(
      this.element,
      h(
        "h2",
        null,
        h("span", null, token.hidden ? "Hidden piece" : token.name || "Piece"),
        h("small", null, place?.label || ""),
      ),
      h(
        "div",
        { class: "in unit-in" },
        counterIcon(token, side, 84),
        h(
          "div",
          { class: "unit-facts" },
          ranges && rangeRows(ranges),
          h(
            "table",
            null,
            rows
              .filter(([, v]) => v)
              .map(([k, v]) => h("tr", null, h("th", { class: "lab" }, k), h("td", null, v))),
          ),
          notes.map(([, words]) => h("p", { class: "unit-note" }, words)),
        ),
      ),
    );
  }
}
