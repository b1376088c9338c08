/* blast.js - an attack that is placed by hand on a table without hexes: the template follows the
 * pointer, a finger or the cursor, the rules say whom it would hit and how likely; a press shows
 * the odds, a second one attacks. */
import { announce } from "../announce.js";
import { Proposals } from "./proposals.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { Action, Shape } from "../types.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Doors } from "./pointing.js" */

/** aimsOf: the weapons that can be placed by hand, each once. @param {Action[]} orders */
export function aimsOf(orders) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const a of orders) if (a.aim && !found.has(a.aim)) found.set(a.aim, a.with || "");
  return [...found].map(([aim, name]) => ({ aim, name }));
}

export class Blast {
  /** @param {Hand} hand @param {Doors} doors */
  constructor(hand, doors) {
    this.hand = hand;
    this.doors = doors;
    this.aim = "";
    this.name = "";
    this.alone = true; /* the marks of other orders would be in the way */
    this.proposals = new Proposals({
      ask: doors.ask,
      arrived: () => hand.changed(),
      failed: (error) => doors.failed(error),
    });
  }

  get on() {
    return this.hand.tool === this;
  }

  /** @returns {Shape[]} */
  get shapes() {
    return this.proposals.shapes;
  }

  /** The weapons of the piece in hand. */
  get aims() {
    return aimsOf(this.hand.orders.of(this.hand.selected));
  }

  /** G, or a button: the next weapon that can be placed, or none. @param {string} [aim]
   * @param {Place|null} [under] where the keyboard's cursor is */
  toggle(aim, under = null) {
    const { aims } = this;
    const now = this.on ? aims.findIndex((x) => x.aim === this.aim) : -1;
    const next = aim ? aims.find((x) => x.aim === aim) : aims[now + 1];
    if (!next || (this.on && aim === this.aim)) return this.on ? this.leave() : undefined;
    this.hand.take(this);
    this.proposals.forget();
    this.aim = next.aim;
    this.name = next.name;
    announce(`${next.name}: where to? Enter or a press shows who would be hit.`);
    if (under) void this.look(under);
    this.hand.changed();
  }

  /** @param {Place} place */
  look(place) {
    return this.proposals.aim(this.aim, place);
  }

  /** @param {Hit|null} hit */
  hover(hit) {
    if (hit && !this.hand.pinned) void this.look(this.placeOf(hit));
  }

  /** The point under the pointer, whoever stands there. @param {Hit} hit @returns {Place} */
  placeOf(hit) {
    const { ground } = this.hand.board;
    return ground ? ground.pointPlace(hit.point) : /** @type {Place} */ (hit.place);
  }

  /** @param {Hit} hit */
  press(hit) {
    void this.show(this.placeOf(hit));
  }

  /** The keyboard's cursor has moved. @param {Place} place */
  moved(place) {
    void this.look(place).then(() => announce(this.words()));
  }

  /** @param {Place} place */
  enter(place) {
    void this.show(place);
  }

  /** show the odds of an attack on this point; the next press, or Enter, attacks.
   * @param {Place} place */
  async show(place) {
    const { hand } = this;
    if (this.aimed(place)) return hand.give(/** @type {Action} */ (hand.preview));
    hand.drop();
    await this.look(place);
    const { proposal } = this.proposals;
    const order = this.proposals.order(place.id);
    if (!order) return this.doors.refuse(proposal?.error || "Not there.", proposal?.clause || "");
    hand.preview = { ...order, role: "shoot", dice: true, items: this.items(), token: this.piece };
    hand.pinned = true;
    hand.answers.chance(hand.preview);
    announce(this.words());
    hand.changed();
  }

  /** Is this the point whose odds are shown? @param {Place} place */
  aimed(place) {
    const { end } = this.proposals;
    const near = !!end && Math.hypot(end.px - place.px, end.py - place.py) < 8;
    return near && this.hand.pinned && !!this.hand.preview;
  }

  /** Who throws it. */
  get piece() {
    return this.hand.selected || "";
  }

  /** The sum of the attack, and who would be hit. @returns {import("../types.js").Item[]} */
  items() {
    const { proposal, rows } = this.proposals;
    return [
      ...(proposal?.items || []),
      ...rows.map(([label, value]) => ({ label: `${label}: ${value}` })),
    ];
  }

  /** Who would be hit, for a reader of the screen. */
  words() {
    const { proposal, rows } = this.proposals;
    if (!proposal) return "";
    if (!proposal.legal) return `${proposal.error} ${proposal.clause}`;
    return `${proposal.label}. ${rows.map((row) => row.join(": ")).join(". ") || "Nobody is hit"}.`;
  }

  /** The position has changed: the weapon may be gone. */
  again() {
    this.proposals.forget();
    if (!this.aims.some((x) => x.aim === this.aim)) this.hand.tool = null;
  }

  leave() {
    this.hand.tool = null;
    this.proposals.forget();
    this.hand.drop();
    this.hand.changed();
  }
}
