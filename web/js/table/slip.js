/* slip.js - a message slip over the map: why not, careful, hint. It stays for six seconds or until
 * the next order; a second slip replaces the first. */
import { h } from "../dom.js";
import { announce } from "../announce.js";

const STAYS = 6000;

/** Reasons of the rules may go on a sentence; here they begin one. @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export class Slips {
  /** @param {(clause: string) => void} openRule @param {() => void} refused was told */
  constructor(openRule, refused = () => {}) {
    this.element = h("div", { class: "slips" });
    this.openRule = openRule;
    this.refused = refused;
    this.timer = 0;
  }

  /** @param {'no'|'careful'|'hint'} kind @param {string} verdict @param {string} why
   * @param {string} [clause] */
  show(kind, verdict, why, clause) {
    const reason = capital(why);
    clearTimeout(this.timer);
    const link =
      clause &&
      h("button", { class: "cl", type: "button", onclick: () => this.openRule(clause) }, clause);
    this.element.replaceChildren(
      h(
        "div",
        { class: `toast toast-${kind}` },
        h("b", null, verdict),
        h("span", null, reason, " ", link),
      ),
    );
    announce(`${verdict} ${reason}`);
    if (kind === "no") this.refused();
    if (kind !== "hint") this.timer = window.setTimeout(() => this.clear(), STAYS);
  }

  clear() {
    clearTimeout(this.timer);
    this.element.replaceChildren();
  }
}
