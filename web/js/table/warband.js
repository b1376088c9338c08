/* warband.js - on a table without hexes: the player's own models as a list, with what they carry,
 * their markers and whether they have acted. */
import { h, icon } from "../dom.js";
import { counterIcon, statesOf } from "../draw/counter.js";
import { patch } from "../patch.js";
import { factsOf } from "./legend.js";

/** @import { Token, View } from "../types.js" */
/** @import { Board } from "../draw/board.js" */
/** @import { Hand } from "./hand.js" */

const ACTED = ["acted", "activated", "done"];

/** What a model is, in a few words: its weapon, how far it moves. @param {Token} token */
export function inShort(token) {
  const facts = new Map(factsOf(token));
  const [weapon] = (facts.get("kit") || "").split(", ");
  return [weapon, (facts.get("movement") || "").replace(" in", "″")].filter((x) => x).join(", ");
}

/** stateOf: what a list says about a model: now, Down, done, or nothing.
 * @param {Token} token @param {boolean} onTable */
export function stateOf(token, onTable) {
  const states = statesOf(token);
  if (!onTable) return "reserve";
  if (states.includes("acting")) return "now";
  if (states.includes("down")) return "Down";
  return states.some((x) => ACTED.includes(x)) ? "done" : "";
}

/** BLOOD, BLESSING and INFECTION, each with a letter and its number. @param {Token} token */
const marks = (token) =>
  [
    ["blood", "B", token.damage],
    ["infection", "I", token.left],
    ["blessing", "+", token.right],
  ].flatMap(([kind, sign, n]) =>
    Number(n)
      ? h("span", { class: `mark-${kind}`, title: `${n} ${String(kind).toUpperCase()}` }, sign, n)
      : [],
  );

export class Warband {
  /** @param {Hand} hand @param {Board} board */
  constructor(hand, board) {
    this.hand = hand;
    this.board = board;
    this.element = h("section", { class: "panel warband", "aria-label": "Your warband" });
    /** @type {string|null} */
    this.shown = null; /* the model in hand that was brought into view */
  }

  /** @param {View} view */
  update(view) {
    const { ground } = this.board;
    const own = ground?.plane ? view.scene.tokens.filter((t) => t.side === view.as) : [];
    this.element.hidden = !own.length;
    if (!own.length) return;
    const left = own.filter((t) => stateOf(t, !!ground?.spot(t)) === "").length;
    patch(
      this.element,
      h("h2", null, h("span", null, "Your warband"), h("small", null, `${left} to act`)),
      h(
        "ul",
        { class: "warband-list", role: "list" },
        own.map((token) => h("li", null, this.line(token, !!ground?.spot(token)))),
      ),
    );
    this.reveal();
  }

  /** reveal the model in hand, once: the list may be scrolled from there. */
  reveal() {
    const { selected } = this.hand;
    if (selected === this.shown) return;
    this.shown = selected;
    this.element.querySelector(".on")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Token} token @param {boolean} onTable */
  line(token, onTable) {
    const state = stateOf(token, onTable);
    const on = token.id === this.hand.selected;
    return h(
      "button",
      {
        type: "button",
        class: `${on ? "on " : ""}${state === "done" ? "done" : ""}`,
        "data-k": `model-${token.id}`,
        "aria-pressed": String(on),
        onclick: () => this.hand.pick(token.id),
      },
      counterIcon(token, this.board.sideOf(token.side), 34),
      h(
        "span",
        { class: "warband-words" },
        (token.name || token.id).replace(` ${token.id}`, ""),
        h("small", null, `${token.id}, ${inShort(token)}`),
      ),
      h("span", { class: "warband-marks" }, marks(token)),
      state === "done"
        ? h("span", { class: "warband-state", title: "has acted" }, icon("b-done", 15))
        : state && h("span", { class: "warband-state" }, state),
    );
  }
}
