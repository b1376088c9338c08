/* rail.js - the phone's five buttons by the right thumb. */
import { h, icon } from "../dom.js";
import { patch } from "../patch.js";
import { takesDice } from "./orders.js";
import { endWords } from "./orderspanel.js";
import { standing } from "./standing.js";

/** @import { Action, View } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** @typedef {{act: (a: Action) => void, undo: () => void, hint: () => void, rules: () => void,
 *   sheet: (name: 'sheet-open'|'orders-open') => void}} RailActs */

/** @param {string} id @param {string} label @param {() => void} act @param {boolean} [off]
 * @param {string} [cls] */
const item = (id, label, act, off = false, cls = "") =>
  h(
    "button",
    { type: "button", class: cls, disabled: off, "data-k": `rail-${id}-${cls}`, onclick: act },
    icon(id, 22),
    h("span", null, label),
  );

export class Rail {
  /** @param {Hand} hand @param {RailActs} acts */
  constructor(hand, acts) {
    this.hand = hand;
    this.acts = acts;
    this.element = h("nav", { class: "rail", "aria-label": "Table" });
  }

  /** @param {View} view */
  update(view) {
    const { acts } = this;
    patch(
      this.element,
      item("i-undo", "Undo", acts.undo, !view.undo),
      item("i-hint", "Hint", acts.hint, !standing(view).mine),
      item("i-log", "Diary", () => acts.sheet("sheet-open")),
      item("i-rules", "Rules", acts.rules),
      this.main(),
    );
  }

  /** The order that awaits a second press, else the end of the phase, else the list of orders. */
  main() {
    const { hand, acts } = this;
    const end = hand.orders.ends[0];
    const doIt = hand.pinned && hand.preview && !takesDice(hand.preview) ? hand.preview : null;
    if (doIt)
      return item(
        "i-step",
        doIt.role === "move" ? "Move here" : "Do it",
        () => acts.act(doIt),
        false,
        "go",
      );
    return item(
      "i-step",
      end ? endWords(end, 0)[0] : "Orders",
      () => (end ? acts.act(end) : acts.sheet("orders-open")),
      false,
      "go",
    );
  }
}
