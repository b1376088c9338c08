/* consider.js - the order under consideration: put before the player, given at once where it is
 * clear, else at the second press. */
import { chosen } from "../prefs.js";
import { asks, takesDice } from "./orders.js";

/** @import { Action, Token } from "../types.js" */
/** @import { Answers } from "./answers.js" */

/** Does a press on a target whose odds are shown attack at once? */
const atOnce = () => chosen("attack") === "once";

/** What a hand needs to consider an order. @abstract */
export class Consider {
  constructor() {
    /** @type {Action|null} */
    this.preview = null;
    /** @type {Action[]} */
    this.choices = []; /* a card with several orders is open */
    /** @type {Token|null} */
    this.instead = null; /* the piece the press may have meant to select, last on that card */
    this.pinned = false; /* the card or the preview waits for a second press */
    /** @type {Action|null} */
    this.sent = null; /* on its way to the server */
  }

  /** @abstract @returns {Answers} */
  get known() {
    throw new Error("no answers");
  }

  /** @abstract @param {Action} _action */
  give(_action) {}

  /** @abstract */
  changed() {}

  /** drop the order under consideration. */
  drop() {
    this.preview = null;
    this.choices = [];
    this.instead = null;
    this.pinned = false;
  }

  /** keep the order under consideration, as the new list has it. @param {Action[]} legal */
  keep(legal) {
    /** @param {Action} old */
    const now = (old) => legal.find((a) => a.action === old.action && !old.then) || old;
    this.preview = this.preview && now(this.preview);
    this.choices = this.choices.map(now);
  }

  /** Are the odds of this order before the player's eyes? @param {Action} order */
  seen(order) {
    return this.preview === order && !!this.known.odds.get(order.action);
  }

  /** Put orders before the player: one that is clear is given at once, or at the second press. An
   * attack is clear when its odds have been seen.
   * @param {Action[]} orders @param {boolean} ask a second press is wanted even for a move
   * @param {Token|null} [instead] the press may have meant this piece */
  propose(orders, ask, instead = null) {
    const [first] = orders;
    const alone = orders.length === 1 && !instead;
    if (this.pinned && this.preview && orders.includes(this.preview))
      return this.give(this.preview);
    if (alone && !ask && takesDice(first) && this.seen(first) && atOnce()) return this.give(first);
    this.drop();
    if (!alone) {
      this.choices = orders;
      this.instead = instead;
      this.pinned = true;
    } else if (ask || asks(first)) {
      this.preview = first;
      this.pinned = true;
      if (takesDice(first)) this.known.chance(first);
    } else return this.give(first);
    this.changed();
  }

  /** One of several orders was chosen. @param {Action|undefined} action */
  choose(action) {
    if (!action) return;
    if (this.pinned && this.preview === action) return this.give(action);
    this.drop();
    this.propose([action], false);
  }
}
