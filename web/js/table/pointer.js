/* pointer.js - what a press, a hovering mouse or a resting finger means on the map: an order, a
 * piece to select, a stack to open, or the question why not. */
import { isUnit } from "../draw/tokens.js";
import { isPiece } from "./hand.js";
import { isShot, Templates } from "./orders.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Action, Token } from "../types.js" */
/** @import { Hand } from "./hand.js" */

const QUESTIONS = 8; /* the most that one refused press asks the rules */

export class Pointer {
  /** @param {Hand} hand
   * @param {(questions: string[], fallback: string) => void} why asks the rules */
  constructor(hand, why) {
    this.hand = hand;
    this.why = why;
    this.templates = new Templates();
  }

  /** Learn how orders are written, to be able to ask about others. @param {Action[]} legal */
  learn(legal) {
    const cells = this.hand.board.ground?.byId;
    this.templates.learn(legal, (cell) => cells?.get(cell)?.name || "");
  }

  /** @param {Hit} hit @param {boolean} touch */
  press(hit, touch) {
    const { hand } = this;
    hand.peekAt(null);
    if (hand.tool) return hand.tool.press(hit);
    const orders = hand.ordersAt(hit);
    if (orders.length) return hand.propose(orders, touch, this.rival(hit.token));
    this.pick(hit);
  }

  /** A piece under the press that could be selected instead of being joined or helped.
   * @param {Token|null} token */
  rival(token) {
    const { orders, selected } = this.hand;
    const other = token && token.id !== selected && orders.byToken.has(token.id);
    return other && !orders.of(selected).some((a) => isShot(a) && a.target === token.id)
      ? token
      : null;
  }

  /** A press that is not an order: select a piece, fan out a stack, look at a place, or ask why.
   * @param {Hit} hit */
  pick(hit) {
    const { hand } = this;
    const here = hand.tokensUnder(hit);
    const units = here.filter(isUnit);
    const actors = units.filter((t) => hand.orders.byToken.has(t.id));
    const holding = hand.orders.byToken.has(hand.selected || "");
    if (hit.token?.id === hand.selected && units.length < 2) return this.again();
    if (actors.length === 1 && units.length === 1) return hand.select(actors[0].id);
    if (actors.length || (units.length > 1 && !holding)) return hand.fanOut(here.filter(isPiece));
    if (holding && (hit.place || hit.token)) return this.askWhy(hit, here);
    hand.select(units[0]?.id || here[0]?.id || null);
    hand.place = hit.place;
    hand.hooks.changed();
  }

  /** A second press on the piece in hand: its one order where that needs no place, else put it
   * down. */
  again() {
    const orders = this.hand.orders.of(this.hand.selected);
    if (orders.length === 1 && !orders[0].cell && !orders[0].target)
      return this.hand.propose(orders, false);
    this.hand.select(null);
  }

  /** @param {Hit} hit @param {Token[]} here */
  askWhy(hit, here) {
    const token = this.hand.board.token(this.hand.selected || "");
    const enemy = here.find((t) => isUnit(t) && t.side !== token?.side);
    const cell = hit.place;
    const aims = [enemy?.id, cell?.id, cell?.name].flatMap((x) => x || []);
    const questions = this.templates.ask(enemy ? "shoot" : "move", token?.id || "", aims);
    const where = cell?.name ? `at ${cell.name}` : "there";
    this.why(
      [...new Set(questions)].slice(0, QUESTIONS),
      `${token?.name || "This piece"} can do nothing ${where} now.`,
    );
  }

  /** @param {Hit|null} hit */
  hover(hit) {
    const { hand } = this;
    hand.peekAt(hit?.place || null);
    if (hand.tool) return hand.tool.hover(hit);
    if (hand.pinned) return;
    const next = (hit && hand.ordersAt(hit)[0]) || null;
    if (next === hand.preview) return;
    hand.preview = next;
    hand.hooks.changed();
  }

  /** A resting finger asks what is here. @param {Hit} hit */
  hold(hit) {
    const { hand } = this;
    if (hand.tool) return hand.tool.press(hit);
    const here = hand.tokensAt(hit.place);
    if (here.length > 1) return hand.fanOut(here);
    hand.place = hit.place;
    if (hit.token) hand.select(hit.token.id);
    hand.hooks.changed();
  }
}
