/* pointer.js - what a press, a hovering mouse, a resting finger or a piece that is dragged means on
 * the map: an order, a piece to select, a stack to open, or the question why not. */
import { isUnit } from "../draw/tokens.js";
import { isPiece } from "./hand.js";
import { isShot, takesDice } from "./orders.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Action, Token } from "../types.js" */
/** @import { Hand } from "./hand.js" */

const REST = 700; /* ms until a resting mouse is told what is there */

export class Pointer {
  /** @param {Hand} hand
   * @param {(piece: string, cell: string, otherwise: string) => void} why asks the rules */
  constructor(hand, why) {
    this.hand = hand;
    this.why = why;
    this.resting = 0;
    /** @type {string|null} */
    this.carried = null; /* the piece that is being dragged */
    this.begun = ""; /* the piece whose turn to move began with this drag, until it may move */
    /** @type {Hit|null} */
    this.left = null; /* where it was let go before it might move */
  }

  /** @param {Hit} hit @param {boolean} touch */
  press(hit, touch) {
    const { hand } = this;
    hand.peekAt(null);
    if (hand.tool) return hand.tool.press(hit);
    const meant = hand.pointing?.meant(hit) || hit;
    if (touch && meant.token && this.crowded(meant, meant.token)) return;
    if (!meant.token && !this.elsewise(meant) && hand.pointing?.takes(meant))
      return void hand.pointing.press(meant);
    const orders = hand.ordersAt(meant);
    const ask = touch || (!!hand.board.ground?.plane && !meant.token);
    if (orders.length) return hand.propose(orders, ask, this.rival(meant.token));
    this.pick(hit);
  }

  /** crowded: where models of a plane stand closer than a finger is wide, all that it may have
   * meant is offered: what can be done to them, or which of them to take up.
   * @param {Hit} hit @param {Token} nearest */
  crowded(hit, nearest) {
    const { hand } = this;
    const near = hand.board.near(hit.point);
    if (near.length < 2) return false;
    const aims = near.filter((t) => hand.orders.at(hand.selected, undefined, [t]).length > 0);
    const own = near.filter((t) => hand.orders.byToken.has(t.id));
    const other = own.find((t) => t.id !== hand.selected) || null;
    if (aims.length > 1 || (aims.length && aims[0] !== nearest)) {
      hand.propose(hand.orders.at(hand.selected, undefined, aims), true, other);
      return true;
    }
    if (aims.length || own.length < 2) return false;
    this.openStack(own, own);
    return true;
  }

  /** Does a press there mean something else than to go there? @param {Hit} hit */
  elsewise(hit) {
    const { orders, selected } = this.hand;
    const listed = orders.at(selected, hit.place?.id, this.hand.tokensUnder(hit));
    return listed.length > 1 || (listed.length === 1 && listed[0].role !== "move");
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
    if (actors.length === 1) return hand.select(actors[0].id);
    if (actors.length || (units.length > 1 && !holding)) return this.openStack(here, actors);
    if (holding && (hit.place || hit.token)) return this.askWhy(hit);
    hand.select(units[0]?.id || here[0]?.id || null);
    hand.place = hit.place;
    hand.hooks.changed();
  }

  /** A stack is opened to pick from. Its first piece that may act is taken up meanwhile, with a
   * further press the next: whoever wants that one need not pick.
   * @param {Token[]} here @param {Token[]} actors */
  openStack(here, actors) {
    const { hand } = this;
    const at = actors.findIndex((t) => t.id === hand.selected);
    if (actors.length) hand.select(actors[(at + 1) % actors.length].id);
    hand.fanOut(here.filter(isPiece));
  }

  /** A second press on the piece in hand: its one order where that needs no place, else put it
   * down. */
  again() {
    const orders = this.hand.orders.of(this.hand.selected);
    if (orders.length === 1 && !orders[0].cell && !orders[0].target)
      return this.hand.propose(orders, false);
    if (this.hand.taken) this.hand.taken = false;
    else this.hand.select(null);
  }

  /** @param {Hit} hit */
  askWhy(hit) {
    const token = this.hand.board.token(this.hand.selected || "");
    const where = hit.place?.name ? `at ${hit.place.name}` : "there";
    const otherwise = `${token?.name || "This piece"} can do nothing ${where} now.`;
    this.why(token?.id || "", hit.place?.id || "", otherwise);
  }

  /** @param {Hit|null} hit */
  hover(hit) {
    const { hand } = this;
    const place = hit?.place || null;
    clearTimeout(this.resting);
    hand.peekAt(place, place !== null && place === hand.legend);
    if (hand.tool) return hand.tool.hover(hit);
    if (place) this.resting = window.setTimeout(() => hand.peekAt(place, true), REST);
    if (hand.pinned) return;
    const meant = hit && hand.pointing?.meant(hit);
    if (meant && hand.pointing?.takes(meant)) return hand.pointing.hover(meant);
    if (meant?.token) hand.pointing?.rest();
    const orders = hit ? hand.ordersAt(hit) : [];
    this.aim(orders.find((a) => a.role === "shoot") || orders[0] || null);
  }

  /** Show what a press here would do. @param {Action|null} next */
  aim(next) {
    const { hand } = this;
    if (next === hand.preview) return;
    hand.preview = next;
    if (next && takesDice(next)) hand.answers.chance(next);
    hand.hooks.changed();
  }

  /** A resting finger asks what is here. @param {Hit} hit */
  hold(hit) {
    const { hand } = this;
    if (hand.tool) return hand.tool.press(hit);
    const here = hand.tokensAt(hit.place);
    if (here.length > 1) return hand.fanOut(here);
    if (!hit.token) return hand.peekAt(hit.place, true);
    hand.place = hit.place;
    hand.select(hit.token.id);
  }

  /** grab: may what is here be dragged? Then it is taken in hand when the drag begins.
   * A finger takes the one in hand even a little beside it, and out of a crowd.
   * @param {Hit} hit @param {boolean} touch */
  grab(hit, touch) {
    const { hand } = this;
    const { byToken } = hand.orders;
    const held = touch && hand.board.near(hit.point).find((t) => t.id === hand.selected);
    const under = [held || [], hand.tokensUnder(hit)].flat().filter((t) => byToken.has(t.id));
    const first = [hand.selected, hit.token?.id].flatMap(
      (id) => under.find((t) => t.id === id) || [],
    );
    const piece = first[0] || under[0];
    this.begun = "";
    this.left = null;
    this.carried = !hand.tool && (held || hit.token) && piece ? piece.id : null;
    return this.carried !== null;
  }

  /** On a table without hexes a model that must be called upon before it moves is so by dragging
   * it: where that is its one order, needs no place and rolls no dice. */
  begin() {
    const { hand } = this;
    const [order, ...more] = hand.orders.of(this.carried);
    if (this.begun || hand.sent || !hand.board.ground?.plane || !order || more.length) return;
    if (order.cell || order.target || order.needs || takesDice(order)) return;
    this.begun = this.carried || "";
    hand.give(order);
  }

  /** settle: a new position is there: what was let go before it might move goes there now. */
  settle() {
    const { hand, left } = this;
    if (!this.begun || hand.sent || !hand.orders.of(this.begun).some((a) => a.role === "move"))
      return;
    this.begun = "";
    this.left = null;
    if (left) void hand.pointing?.drop(left);
  }

  /** The piece is dragged over this place. @param {Hit} hit */
  carry(hit) {
    const { hand } = this;
    clearTimeout(this.resting); /* nothing is explained over what is carried */
    if (hand.selected !== this.carried) hand.select(this.carried);
    this.begin();
    const meant = hand.pointing?.meant(hit) || hit;
    if (hand.pointing?.takes(meant)) return hand.pointing.carry(meant);
    if (hand.pinned) hand.drop();
    this.aim(hand.ordersAt(hit)[0] || null);
  }

  /** What letting it go here can mean: on a plane to go there, if it can be gone to.
   * @param {Hit} hit */
  dropped(hit) {
    const orders = this.hand.ordersAt(hit);
    const going = orders.filter((a) => a.role === "move");
    return this.hand.board.ground?.plane && going.length ? going : orders;
  }

  /** It is let go here; null: the drag was broken off. @param {Hit|null} hit */
  drop(hit) {
    const { hand } = this;
    const cell = hand.board.token(this.carried || "")?.cell;
    this.carried = null;
    if (this.begun) {
      this.left = hit && hand.pointing?.meant(hit).place ? hit : null;
      return;
    }
    if (!hit || (hit.place && hit.place.id === cell)) return this.aim(null);
    const meant = hand.pointing?.meant(hit) || hit;
    if (!meant.token && hand.pointing?.takes(meant)) return void hand.pointing.drop(meant);
    const orders = this.dropped(hit);
    if (orders.length) return hand.propose(orders, false);
    hand.drop();
    hand.changed();
    if (hit.place) this.askWhy(hit);
  }
}
