/* offers.js - what the others at the table ask, above the map or the text: a draw, a move taken
 * back; and that the computer plays for somebody here. */
import { h } from "../dom.js";
import { patch } from "../patch.js";

/** @import { Offer, View } from "../types.js" */

/** @typedef {{answer: (what: 'draw'|'takeback', yes: boolean) => void,
 *   handover: (seat: number) => void}} OfferActs */

/** @param {string} key @param {string} label @param {() => void} act */
const button = (key, label, act) =>
  h("button", { type: "button", class: "btn xs", "data-k": key, onclick: act }, label);

export class Offers {
  /** @param {OfferActs} acts */
  constructor(acts) {
    this.acts = acts;
    this.element = h("div", { class: "offers", role: "status" });
  }

  /** @param {View} view */
  update(view) {
    patch(
      this.element,
      view.over
        ? []
        : [
            ...view.you.filter((seat) => view.seats[seat]?.who === "computer").map(this.away(view)),
            this.offer(view, "draw", view.draw_offer, "offered a draw"),
            this.offer(
              view,
              "takeback",
              view.takeback_offer,
              "asked to take back the last decision",
            ),
          ],
    );
  }

  /** The computer plays for somebody at this screen. @param {View} view */
  away(view) {
    return (/** @type {number} */ seat) =>
      h(
        "div",
        { class: "note", "data-k": `away-${seat}` },
        h("div", null, `The computer is playing ${view.seats[seat].title}.`),
        !view.seats[seat].resigned &&
          button(`back-${seat}`, "Take back control", () => this.acts.handover(seat)),
      );
  }

  /** @param {View} view @param {'draw'|'takeback'} what @param {Offer|null} offer
   * @param {string} words */
  offer(view, what, offer, words) {
    if (!offer) return null;
    const own = view.you.includes(offer.by);
    const agreed = own || offer.agreed.some((seat) => view.you.includes(seat));
    const answer = (/** @type {boolean} */ yes) => () => this.acts.answer(what, yes);
    return h(
      "div",
      { class: "note", "data-k": what },
      h("div", null, `${own ? "You" : view.seats[offer.by]?.title} ${words}.`),
      view.you.length > 0 && !agreed && button(`${what}-yes`, "Agree", answer(true)),
      view.you.length > 0 && button(`${what}-no`, agreed ? "Withdraw" : "Decline", answer(false)),
    );
  }
}
