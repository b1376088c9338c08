/* cursor.js - playing with keys: a cursor that steps over the map, and keys that go through
 * pieces, targets and lists. keyboard.js says which key does what. */
import { announce } from "../announce.js";
import { INCH } from "../draw/geometry.js";
import { isPiece } from "./hand.js";
import { isSpend } from "./spend.js";
import { chanceText, placeText } from "./words.js";

/** @import { Place } from "../draw/geometry.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Pointer } from "./pointer.js" */

/** @param {Place} place */
const hitOf = (place) => ({ point: { x: place.px, y: place.py }, place, token: null });

export class Cursor {
  /** @param {Hand} hand @param {Pointer} pointer
   * @param {{spend: (a: import("../types.js").Action) => void,
   *   look: (at: import("../draw/geometry.js").Point) => void}} hooks `spend` lays out markers,
   * `look` is told where the cursor is */
  constructor(hand, pointer, hooks) {
    this.hand = hand;
    this.hooks = hooks;
    this.pointer = pointer;
    /** @type {Place|null} */
    this.place = null;
    this.shown = false; /* by keys; the mouse hides it */
  }

  /** The map was pressed: keys go on from there. @param {Place|null} place */
  follow(place) {
    this.shown = false;
    if (place) this.place = place;
  }

  /** @param {number} degrees @param {boolean} [fine] a quarter of an inch, where there are no
   * hexes */
  step(degrees, fine = false) {
    const ground = this.hand.board.ground;
    if (ground?.plane) return this.slide(degrees, fine ? INCH / 4 : INCH);
    if (!ground || !ground.places.length) return;
    if (!this.place) return this.goTo(this.start(ground));
    const from = this.place;
    const ways = [degrees, degrees + 31, degrees - 31];
    const next = ways.map((way) => ground.toward(from, way)).find((p) => p);
    this.goTo(next || ground.across(from, degrees) || from);
  }

  /** On a table without hexes the cursor goes anywhere.
   * @param {number} degrees @param {number} far */
  slide(degrees, far) {
    const { board, selected, orders } = this.hand;
    const id = selected || orders.actors[0];
    const from = this.place || this.placeOfToken(id) || this.listed(id);
    if (!from || !board.ground) return;
    const angle = (degrees * Math.PI) / 180;
    const point = { x: from.px + far * Math.cos(angle), y: from.py + far * Math.sin(angle) };
    this.goTo(board.ground.pointPlace(point));
  }

  /** snap: the cursor goes to the nearest model or objective. */
  snap() {
    const { board } = this.hand;
    const from = this.place;
    const ground = board.ground;
    if (!ground?.plane || !from) return;
    const models = [...board.known.values()].flatMap((token) => ground.placeOf(token) || []);
    const marks = (board.data?.shapes || [])
      .filter((shape) => shape.role === "objective")
      .map((shape) => ({
        ...ground.pointPlace(ground.at(...shape.points[0])),
        name: shape.text || "",
      }));
    const far = (/** @type {Place} */ p) => Math.hypot(p.px - from.px, p.py - from.py);
    const [nearest] = [...models, ...marks].sort((a, b) => far(a) - far(b));
    if (nearest) this.goTo(nearest);
  }

  /** @param {import("../draw/geometry.js").Ground} ground */
  start(ground) {
    const id = this.hand.selected || this.hand.orders.actors[0];
    const cell = id && this.hand.board.token(id)?.cell;
    return (cell && ground.byId.get(cell)) || ground.places[0];
  }

  /** @param {Place} place @param {boolean} [quiet] */
  goTo(place, quiet = false) {
    const { hand } = this;
    this.shown = true;
    this.place = place;
    hand.drop();
    const orders = hand.tool ? [] : hand.ordersAt(hitOf(place));
    hand.preview = orders[0] || null;
    if (hand.pointing?.takes(hitOf(place)) && !hand.tokensAt(place).length)
      void hand.pointing.aim(place).then(() => announce(hand.pointing?.words() || ""));
    hand.board.camera.reveal({ x: place.px, y: place.py });
    this.hooks.look({ x: place.px, y: place.py });
    if (!quiet) announce(placeText(hand, place, orders));
    hand.tool?.moved(place);
    hand.peekAt(place);
    hand.hooks.changed();
  }

  /** Where the cursor is, for a reader of the screen. @param {Hand} hand */
  words(hand) {
    return this.place ? placeText(hand, this.place, []) : "";
  }

  /** Where the id of a place is. @param {string|undefined} id */
  placeOf(id) {
    const { ground } = this.hand.board;
    if (!ground || !id) return null;
    const at = ground.anchor(id);
    return ground.byId.get(id) || (at && ground.pointPlace(at));
  }

  /** Where a piece is. @param {string|undefined} id */
  placeOfToken(id) {
    const token = this.hand.board.token(id);
    return (token && this.hand.board.ground?.placeOf(token)) || null;
  }

  /** The first place that an order of a piece names: where one begins with what is off the table.
   * @param {string} id */
  listed(id) {
    return this.placeOf(this.hand.orders.of(id).find((a) => a.cell)?.cell);
  }

  /** @param {number} step */
  nextActor(step) {
    const { hand } = this;
    const { actors } = hand.orders;
    if (!actors.length) return announce("No piece can act now.");
    const at = actors.indexOf(hand.selected || "");
    const id = actors[(at + step + actors.length) % actors.length];
    hand.select(id);
    const place = this.placeOfToken(id) || this.listed(id);
    if (place) this.goTo(place, true);
  }

  nextTarget() {
    const { hand } = this;
    const targets = hand.orders.targets(hand.selected);
    if (!targets.length) return announce("No targets from here.");
    const at = hand.preview ? targets.indexOf(hand.preview) : -1;
    const action = targets[(at + 1) % targets.length];
    hand.drop();
    hand.preview = action;
    hand.pinned = true;
    this.shown = true;
    this.place = this.placeOfToken(action.target) || this.placeOf(action.cell) || this.place;
    const spot = hand.board.spot(action.target, action.cell);
    if (spot) hand.board.camera.reveal(spot);
    const odds = hand.answers.chance(action);
    announce(`${action.label}. ${odds ? chanceText(hand, action) : action.needs || ""}`);
    hand.hooks.changed();
  }

  enter() {
    const { hand, place } = this;
    if (hand.pinned && hand.preview) return hand.hooks.act(hand.preview);
    if (!place) return;
    this.shown = true;
    if (hand.tool) return hand.tool.enter(place);
    const hit = hitOf(place);
    const free = !hand.tokensAt(place).length && hand.pointing?.takes(hit);
    if (free) return void hand.pointing?.press(hit);
    const orders = hand.ordersAt(hit);
    if (orders.length) hand.propose(orders, false);
    else this.pointer.pick({ ...hit, token: hand.tokensAt(place)[0] || null });
  }

  space() {
    const here = this.hand.tokensAt(this.place).filter(isPiece);
    if (here.length) this.hand.fanOut(here);
  }

  /** 1 to 9: from the open list of orders, or from the stack. @param {number} n */
  number(n) {
    const { hand } = this;
    if (hand.instead && n === hand.choices.length + 1) return hand.select(hand.instead.id);
    if (hand.choices.length) return hand.choose(hand.choices[n - 1]);
    const forced = !hand.pinned && !hand.fan.length && hand.orders.forced()[n - 1];
    if (forced && isSpend(forced)) return this.hooks.spend(forced);
    if (forced) return hand.give(forced);
    if (hand.fan[n - 1]) hand.select(hand.fan[n - 1].id);
  }
}
