/* hand.js - what the player holds over the map: the selected piece, the order under consideration,
 * a stack fanned out, a tool. Presses (pointer.js) and keys (cursor.js) change it; panels, cards
 * and marks show it. It knows orders only by their anchors. */
import { announce } from "../announce.js";
import { isUnit } from "../draw/tokens.js";
import { Answers } from "./answers.js";
import { Orders, takesDice } from "./orders.js";
import { countText, tokenText } from "./words.js";

/** @import { Board, Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { Action, Odds, Scene, Shape, Token, View } from "../types.js" */

/** @typedef {{act: (action: Action) => void, odds: (action: string) => Promise<Odds>,
 *   field: (token: Token) => Promise<Scene>|null, changed: () => void,
 *   peeked: () => void}} HandHooks */

/** A tool takes all presses and the cursor while it is in hand, and may draw on the map.
 * @typedef {{press: (hit: Hit) => void, hover: (hit: Hit|null) => void,
 *   moved: (place: Place) => void, enter: (place: Place) => void, again: () => void,
 *   leave: () => void, shapes: Shape[]}} Tool */

/** isPiece: what the list of a place shows: pieces and markers, not flags.
 * @param {Token} token */
export const isPiece = (token) => isUnit(token) || token.side < 0;

const ODDS_AT_ONCE = 10;

/** samePosition: do two views show one position to the same seat, with the same orders?
 * @param {View} a @param {View} b */
function samePosition(a, b) {
  /** @param {View} v */
  const orders = (v) => v.legal.map((order) => order.action).join();
  return a.entry === b.entry && a.as === b.as && a.prompt === b.prompt && orders(a) === orders(b);
}

export class Hand {
  /** @param {Board} board @param {HandHooks} hooks */
  constructor(board, hooks) {
    this.board = board;
    this.hooks = hooks;
    this.answers = new Answers({
      odds: hooks.odds,
      field: hooks.field,
      arrived: () => hooks.changed(),
    });
    this.orders = new Orders([], () => false);
    /** @type {View|null} */
    this.view = null;
    /** @type {string|null} */
    this.selected = null;
    /** @type {Place|null} */
    this.place = null; /* being looked at, without a piece */
    /** @type {Action|null} */
    this.preview = null;
    /** @type {Action[]} */
    this.choices = []; /* a card with several orders is open */
    /** @type {Token|null} */
    this.instead = null; /* the piece the press may have meant to select, last on that card */
    this.pinned = false; /* the card or the preview waits for a second press */
    /** @type {Token[]} */
    this.fan = [];
    /** @type {Token[]} */
    this.peek = []; /* what is under the pointer, to read only */
    /** @type {{token?: string, cell?: string, target?: string}|null} */
    this.hint = null;
    /** @type {Tool|null} */
    this.tool = null;
  }

  /** setView takes a new position; the piece in hand stays there if it can still act. News that
   * leave the position as it is (a name, a nonce, chat) take nothing out of the hand.
   * @param {View} view */
  setView(view) {
    const moved = !this.view || !samePosition(this.view, view);
    this.view = view;
    this.orders = new Orders(view.legal, (id) => !!this.board.token(id));
    if (moved) {
      this.answers.forget();
      this.hint = null;
      this.fan = [];
      this.peek = [];
      this.tool?.again();
      this.drop();
    } else this.keep(view.legal);
    if (this.selected && !this.board.token(this.selected)) this.selected = null;
    if (this.orders.onlyActor) this.selected = this.orders.onlyActor;
    else if (this.selected && view.legal.length && !this.orders.byToken.has(this.selected))
      this.selected = null;
    if (moved) this.bring();
    this.inquire();
    this.hooks.changed();
  }

  /** bring a place where something can be done into view, if there is none. */
  bring() {
    const { board, orders, selected } = this;
    const list = orders.of(selected);
    const spots = (list.length ? list : orders.all).map(
      (a) => board.spot(a.target, a.cell) || board.spot(a.token),
    );
    board.bring(spots.filter((p) => p !== null));
  }

  /** Ask for the chances of what the selected piece may shoot at, and what it covers. */
  inquire() {
    for (const action of this.orders.targets(this.selected).slice(0, ODDS_AT_ONCE))
      this.answers.chance(action);
    this.answers.lookAround(this.board.token(this.selected || ""));
  }

  /** take up a tool: no orders until it is put down. @param {Tool} tool */
  take(tool) {
    this.drop();
    this.fan = [];
    this.tool = tool;
  }

  /** keep the order under consideration, as the new list has it. @param {Action[]} legal */
  keep(legal) {
    /** @param {Action} old */
    const now = (old) => legal.find((a) => a.action === old.action) || old;
    this.preview = this.preview && now(this.preview);
    this.choices = this.choices.map(now);
  }

  /** drop the order under consideration. */
  drop() {
    this.preview = null;
    this.choices = [];
    this.instead = null;
    this.pinned = false;
  }

  /** @param {string|null} id */
  select(id) {
    this.drop();
    this.fan = [];
    this.selected = id;
    this.place = null;
    this.hint = null;
    this.tool = null;
    const token = this.board.token(id || "");
    if (token) announce(`${tokenText(this, token)} ${countText(this.orders, id)}`);
    if (token) this.bring();
    this.inquire();
    this.hooks.changed();
  }

  /** @param {Place|null} place */
  tokensAt(place) {
    return place && this.board.tokens ? this.board.tokens.at(place.id) : [];
  }

  /** The orders that pointing here can mean. @param {Hit} hit */
  ordersAt(hit) {
    return this.orders.at(this.selected, hit.place?.id, this.tokensUnder(hit));
  }

  /** @param {Hit} hit */
  tokensUnder(hit) {
    return hit.place ? this.tokensAt(hit.place) : hit.token ? [hit.token] : [];
  }

  /** Put orders before the player: one that is clear is given at once, or at the second press.
   * @param {Action[]} orders @param {boolean} ask a second press is wanted even for a move
   * @param {Token|null} [instead] the press may have meant this piece */
  propose(orders, ask, instead = null) {
    const [first] = orders;
    if (this.pinned && this.preview && orders.includes(this.preview))
      return this.hooks.act(this.preview);
    this.drop();
    if (orders.length > 1 || instead) {
      this.choices = orders;
      this.instead = instead;
      this.pinned = true;
    } else if (ask || takesDice(first)) {
      this.preview = first;
      this.pinned = true;
      if (takesDice(first)) this.answers.chance(first);
    } else return this.hooks.act(first);
    this.hooks.changed();
  }

  /** One of several orders was chosen. @param {Action|undefined} action */
  choose(action) {
    if (!action) return;
    if (this.pinned && this.preview === action) return this.hooks.act(action);
    this.fan = [];
    this.drop();
    this.propose([action], false);
  }

  /** peekAt: who is there, as long as nothing else is open. @param {Place|null} place */
  peekAt(place) {
    const here =
      place && !this.fan.length && !this.pinned ? this.tokensAt(place).filter(isPiece) : [];
    if (here.length === this.peek.length && here.every((t, i) => t === this.peek[i])) return;
    this.peek = here;
    this.hooks.peeked();
  }

  /** @param {Token[]} tokens */
  fanOut(tokens) {
    this.drop();
    this.peek = [];
    this.fan = tokens;
    const names = tokens.map((t, i) => `${i + 1}, ${t.name || "hidden"}`);
    announce(`Stack of ${tokens.length}: ${names.join("; ")}.`);
    this.hooks.changed();
  }

  /** back: one step back; false when the hand is empty. */
  back() {
    if (this.tool) this.tool.leave();
    else if (this.pinned || this.fan.length) {
      this.drop();
      this.fan = [];
      this.hooks.changed();
    } else if (this.selected || this.place) this.select(null);
    else return false;
    return true;
  }
}
