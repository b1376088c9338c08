/* hand.js - what the player holds over the map: the selected piece, a stack fanned out, a tool; and
 * (consider.js) the order under consideration. Presses (pointer.js) and keys (cursor.js) change it;
 * panels, cards and marks show it. It knows orders only by their anchors. */
import { announce } from "../announce.js";
import { isUnit } from "../draw/tokens.js";
import { chosen } from "../prefs.js";
import { Answers } from "./answers.js";
import { Consider } from "./consider.js";
import { Journey } from "./journey.js";
import { Orders } from "./orders.js";
import { countText, tokenText } from "./words.js";

/** @import { Board, Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { Action, Shape, Token, View } from "../types.js" */
/** @import { Questions } from "./answers.js" */

/** @typedef {Omit<Questions, "arrived"> & {act: (action: Action) => void, changed: () => void,
 *   peeked: () => void, ordered: () => boolean}} HandHooks */

/** A tool takes all presses and the cursor while it is in hand, and may draw on the map.
 * @typedef {{press: (hit: Hit) => void, hover: (hit: Hit|null) => void,
 *   moved: (place: Place) => void, enter: (place: Place) => void, again: () => void,
 *   leave: () => void, shapes: Shape[], alone?: boolean}} Tool `alone`: other marks would be in the
 *   way */

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

export class Hand extends Consider {
  /** @param {Board} board @param {HandHooks} hooks */
  constructor(board, hooks) {
    super();
    this.board = board;
    this.hooks = hooks;
    this.answers = new Answers({ ...hooks, arrived: () => hooks.changed() });
    this.journey = new Journey();
    /** @type {import("./pointing.js").Pointing|null} */
    this.pointing = null; /* on a table without hexes; wiring.js gives it */
    this.orders = new Orders([], () => false);
    /** @type {View|null} */
    this.view = null;
    /** @type {string|null} */
    this.selected = null;
    this.taken = false; /* it was taken up by itself: a press on it does not put it down */
    /** @type {Place|null} */
    this.place = null; /* being looked at, without a piece */
    /** @type {Token[]} */
    this.fan = [];
    /** @type {Token[]} */
    this.peek = []; /* what is under the pointer, to read only */
    /** @type {Place|null} */
    this.legend = null; /* the place the pointer rests on, to be explained */
    /** @type {{token?: string, cell?: string, target?: string}|null} */
    this.hint = null;
    /** @type {Tool|null} */
    this.tool = null;
    this.did = ""; /* what the piece in hand could do before the last news: "move" or "shoot" */
  }

  get known() {
    return this.answers;
  }

  /** @param {Action} action */
  give(action) {
    this.fan = [];
    this.hooks.act(action);
  }

  changed() {
    this.hooks.changed();
  }

  /** setView takes a new position; the piece in hand stays there if it can still act. News that
   * leave the position as it is (a name, a nonce, chat) take nothing out of the hand.
   * @param {View} view */
  setView(view) {
    const moved = !this.view || !samePosition(this.view, view);
    this.did = this.view ? this.orders.kindOf(this.selected) : "";
    this.view = view;
    const { board } = this;
    this.orders = new Orders(view.legal, (id) => !!board.token(id), !!board.ground?.plane);
    if (moved) this.clear();
    else this.keep(view.legal);
    this.reselect(view, moved);
    if (moved) this.board.uncover(this.taken ? this.board.spot(this.selected || "") : null);
    if (moved) this.bring();
    this.inquire();
    this.hooks.changed();
    this.goOn();
  }

  /** goOn: an order of several actions that had to wait goes on, if it may. */
  goOn() {
    const next = !this.sent && this.view && this.journey.next(this.view);
    if (next) this.hooks.act(next);
  }

  /** clear what belonged to the position before. */
  clear() {
    this.answers.forget();
    this.pointing?.forget();
    this.hint = null;
    this.fan = [];
    this.peek = [];
    this.legend = null;
    this.tool?.again();
    this.drop();
  }

  /** News that are no move change nothing. After a move the piece in hand stays if it can act; the
   * only one that can, or the next where the rules give the order, is taken up by itself.
   * @param {View} view @param {boolean} moved */
  reselect(view, moved) {
    const { orders } = this;
    const before = this.selected;
    if (this.selected && !this.board.token(this.selected)) this.selected = null;
    if (!moved) return;
    if (orders.onlyActor) this.selected = orders.onlyActor;
    else if (this.selected && view.legal.length && !orders.byToken.has(this.selected))
      this.selected = null;
    if (!this.selected)
      this.selected = this.hooks.ordered() ? orders.first : this.successor(before);
    if (this.selected !== before) this.taken = true;
  }

  /** successor: the piece nearest to the one that has just acted, of those on the screen that may
   * do the same; null where the player does not want it. A press on another takes that one up.
   * @param {string|null} done */
  successor(done) {
    const { board, orders } = this;
    if (chosen("next") !== "on") return null;
    if (board.ground?.plane) return this.recruit;
    const from = done ? board.spot(done) : null;
    if (!from || !this.did) return null;
    const far = (/** @type {string} */ id) => {
      const at = board.spot(id);
      return at && board.camera.sees(at) ? Math.hypot(at.x - from.x, at.y - from.y) : Infinity;
    };
    const able = orders.actors.filter((id) => orders.of(id).some((a) => a.role === this.did));
    const nearest = able.sort((a, b) => far(a) - far(b))[0];
    return nearest && far(nearest) < Infinity ? nearest : null;
  }

  /** The first of those who wait beside a table without hexes, where only they can act: models are
   * deployed one after the other. */
  get recruit() {
    const { board, orders } = this;
    return orders.actors.some((id) => board.spot(id)) ? null : orders.first;
  }

  /** bring a place where something can be done into view, if there is none. */
  bring() {
    this.board.bring(this.spots());
  }

  /** Where something can be done, in drawing units: by the piece in hand, else by any. */
  spots() {
    const { board, orders, selected } = this;
    const own = [...orders.of(selected), ...this.answers.waysOf(selected)];
    const aims = (own.length ? own : orders.free).map((a) => board.spot(a.target, a.cell));
    const actors = own.length ? [selected || ""] : orders.actors;
    const there = aims.filter((p) => p !== null);
    return own.length && there.length
      ? there
      : [...there, ...actors.map((id) => board.spot(id)).filter((p) => p !== null)];
  }

  /** Ask for the chances of what the selected piece may shoot at, what it covers, and how far it
   * can go. */
  inquire() {
    for (const action of this.orders.targets(this.selected).slice(0, ODDS_AT_ONCE))
      this.answers.chance(action);
    const token = this.board.token(this.selected || "");
    this.answers.lookAround(token);
    if (token && this.orders.walks(this.selected)) this.answers.askWays(token);
  }

  /** Where the piece in hand stands, or null. @returns {Place|null} */
  get stand() {
    const token = this.board.token(this.selected || "");
    return (token && this.board.ground?.placeOf(token)) || null;
  }

  /** take up a tool: no orders until it is put down. @param {Tool} tool */
  take(tool) {
    this.drop();
    this.fan = [];
    this.tool = tool;
  }

  /** pick: a piece from a list is taken up, and shown. @param {string} id */
  pick(id) {
    this.select(id);
    const at = this.board.spot(id);
    if (at) this.board.camera.reveal(at);
  }

  /** @param {string|null} id */
  select(id) {
    this.drop();
    this.fan = [];
    this.selected = id;
    this.taken = false;
    this.place = null;
    this.hint = null;
    this.tool = null;
    const token = this.board.token(id || "");
    if (token) announce(`${tokenText(this, token)} ${countText(this.orders, id)}`);
    this.inquire();
    this.board.uncover(null); /* a piece that was pressed stays under the pointer */
    if (token) this.bring();
    this.hooks.changed();
  }

  /** @param {Place|null} place */
  tokensAt(place) {
    return place && this.board.tokens ? this.board.tokens.at(place.id) : [];
  }

  /** The orders that pointing here can mean: those that are listed, else the way there.
   * @param {Hit} hit @returns {Action[]} */
  ordersAt(hit) {
    const listed = this.orders.at(this.selected, hit.place?.id, this.tokensUnder(hit));
    if (listed.length) return listed;
    const way = this.answers.wayTo(this.selected, hit.place?.id);
    const meant = this.pointing?.takes(hit) && this.pointing.proposals.order(hit.place?.id);
    return [way || meant || []].flat();
  }

  /** @param {Hit} hit */
  tokensUnder(hit) {
    return hit.place ? this.tokensAt(hit.place) : hit.token ? [hit.token] : [];
  }

  /** peekAt: who is there, as long as nothing else is open. @param {Place|null} place
   * @param {boolean} [explain] and what the place is */
  peekAt(place, explain = false) {
    const free = !this.fan.length && !this.pinned;
    const here = place && free ? this.tokensAt(place).filter(isPiece) : [];
    const legend = explain && free ? place : null;
    const same = here.length === this.peek.length && here.every((t, i) => t === this.peek[i]);
    if (same && legend === this.legend) return;
    this.peek = here;
    this.legend = legend;
    this.hooks.peeked();
  }

  /** @param {Token[]} tokens */
  fanOut(tokens) {
    this.drop();
    this.peek = [];
    this.legend = null;
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
