/* journey.js - an order of several actions on its way: what is left of it when somebody else has to
 * decide in between, and whether it may go on. Dice, and anything that makes the next action
 * illegal, end it. */

/** @import { Action, View } from "../types.js" */

/** The actions of an order, one after the other. @param {Action} order */
export const actionsOf = (order) => [order.action, ...(order.then || [])];

export class Journey {
  constructor() {
    /** @type {string[]} */
    this.rest = []; /* actions that are still to come */
    this.rolls = 0; /* thrown when it began */
    this.seq = 0; /* views from before this one say nothing about it */
    this.entry = -1; /* where the last order of several actions began: undo goes back there */
    this.label = "";
  }

  /** An order was sent, and as many of its actions were played.
   * @param {Action} order @param {View} view it was sent from
   * @param {{played: number, seq: number}} answer */
  begin(order, view, { played, seq }) {
    const going = this.rest.length > 0;
    const rest = actionsOf(order).slice(played);
    if (!going) this.entry = played > 1 || rest.length ? view.entry : -1;
    this.rest = rest;
    this.rolls = view.dice.rolls;
    this.seq = seq;
    this.label = order.label;
  }

  /** stop: nothing more is to come. */
  stop() {
    this.rest = [];
  }

  /** next: what a new view lets the order go on with; null when there is nothing left or nothing
   * can be done yet. What no longer fits ends the order.
   * @param {View} view @returns {Action|null} */
  next(view) {
    if (!this.rest.length || !view.legal.length || view.seq < this.seq) return null;
    const [first, ...then] = this.rest;
    const listed = view.legal.find((a) => a.action === first);
    if (listed && view.dice.rolls === this.rolls) return { ...listed, label: this.label, then };
    this.stop();
    return null;
  }

  /** back: where undo should go back to, if one press began more than the last action.
   * @param {View} view */
  back(view) {
    const from = this.entry;
    this.stop();
    this.entry = -1;
    return from >= 0 && from < view.entry ? from : undefined;
  }
}
