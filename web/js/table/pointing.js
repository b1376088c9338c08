/* pointing.js - the hand on a table without hexes: a point is aimed at by hovering, pressing or
 * dragging, the rules say what that would be, and a second press, or letting go, does it. */
import { announce } from "../announce.js";
import { INCH } from "../draw/geometry.js";
import { inchText } from "../draw/scenery.js";
import { levels } from "../draw/under.js";
import { isDot } from "./orders.js";
import { Proposals } from "./proposals.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Floor, Proposal } from "./proposals.js" */

/** @typedef {{ask: (piece: string, at: string) => Promise<Proposal>,
 *   refuse: (words: string, clause: string) => void, failed: (error: unknown) => void}} Doors */

const SNAP = INCH * 0.12; /* a listed place as near as this is meant */
const SAME = INCH * 0.4; /* a press as near as this means the point that is shown */

export class Pointing {
  /** @param {Hand} hand @param {Doors} doors */
  constructor(hand, doors) {
    this.hand = hand;
    this.doors = doors;
    /** @type {Floor[]} */
    this.floors = []; /* where the point that is meant can be gone to at several heights */
    /** @type {Promise<void>|null} */
    this.asking = null; /* until what was pressed is shown */
    this.proposals = new Proposals({
      ask: doors.ask,
      arrived: () => this.arrived(),
      failed: (error) => {
        hand.changed();
        doors.failed(error);
      },
    });
  }

  /** Is this a point that the piece in hand could be sent to? @param {Hit|null} hit */
  takes(hit) {
    const { hand } = this;
    const { selected } = hand;
    return (
      !!hit?.place &&
      !hand.tool &&
      !!selected &&
      !!hand.board.ground?.plane &&
      (!hit.token || hit.token.id === selected) &&
      hand.orders.of(selected).some((order) => order.role === "move")
    );
  }

  /** Is there a dot (marking.js) of a place that can be chosen, though a base lies over it?
   * @param {import("../draw/geometry.js").Point} point */
  dotted(point) {
    const { board, orders, selected } = this.hand;
    const near = (/** @type {string} */ id) => {
      const at = board.ground?.anchor(id);
      return !!at && Math.hypot(at.x - point.x, at.y - point.y) < SNAP;
    };
    const stands = board.spot(selected || "");
    return !!stands && orders.of(selected).some((a) => a.cell && isDot(a) && near(a.cell));
  }

  /** Would a press on this piece be about it, whatever lies under its pin?
   * @param {import("../types.js").Token} token */
  about(token) {
    const { orders, selected } = this.hand;
    if (token.id === selected) return false;
    const goes = orders.of(selected).some((a) => a.role === "move");
    return !goes || orders.byToken.has(token.id) || orders.at(selected, "", [token]).length > 0;
  }

  /** The pin of the piece in hand, or of one that nothing can be done to, stands over ground that
   * can be meant too: there, the point under it. @param {Hit} hit @returns {Hit} */
  meant(hit) {
    const { board } = this.hand;
    const { ground } = board;
    if (!ground?.plane) return hit;
    if (this.dotted(hit.point)) return { ...hit, token: null, place: this.snapped(hit.point) };
    if (hit.token && this.about(hit.token)) return hit;
    const at = hit.token && ground.spot(hit.token);
    const base = ((hit.token?.diameter || 0) * ground.unit) / 2;
    if (at && Math.hypot(at.x - hit.point.x, at.y - hit.point.y) <= base) return hit;
    return { ...hit, token: null, place: this.snapped(hit.point) };
  }

  /** The point, or the place of a listed move that is as good as there.
   * @param {import("../draw/geometry.js").Point} point @returns {Place|null} */
  snapped(point) {
    const { board, orders, selected } = this.hand;
    const ground = board.ground;
    if (!ground) return null;
    const far = (/** @type {{x: number, y: number}|null} */ p) =>
      p ? Math.hypot(p.x - point.x, p.y - point.y) : Infinity;
    const listed = orders
      .of(selected)
      .flatMap((a) => (a.role === "move" && a.cell && !a.target ? a.cell : []))
      .filter((id) => far(ground.anchor(id)) < SNAP)
      .sort((a, b) => far(ground.anchor(a)) - far(ground.anchor(b)))[0];
    const at = listed && ground.anchor(listed);
    return at ? { ...ground.pointPlace(at), id: listed } : ground.pointPlace(point);
  }

  /** Is there something to draw? */
  get on() {
    return !!this.proposals.proposal && this.proposals.piece === this.hand.selected;
  }

  /** Why the point that is aimed at is no order; null where it is one. */
  get refusal() {
    const { proposal } = this.proposals;
    return this.on && proposal && !proposal.legal ? proposal : null;
  }

  /** From where the way goes on straight to a place that is asked about. @param {Place} place */
  lead(place) {
    const { board, selected } = this.hand;
    const last = this.proposals.way.at(-1);
    const from = last ? { x: last.px, y: last.py } : board.spot(selected || "");
    board.lead(from ? [from, { x: place.px, y: place.py }] : []);
  }

  forget() {
    this.hand.board.lead([]);
    this.floors = [];
    this.proposals.forget();
  }

  /** @param {Place} place */
  aim(place) {
    if (place.id !== this.proposals.end?.id) this.floors = [];
    return this.proposals.aim(this.hand.selected || "", place);
  }

  /** An answer came: show it, unless a card waits for a press. */
  arrived() {
    const { hand, proposals } = this;
    if (proposals.wish === proposals.end) hand.board.lead([]);
    if (!hand.pinned) hand.preview = proposals.order(proposals.end?.id);
    hand.changed();
  }

  /** @param {Hit} hit */
  hover(hit) {
    if (!this.hand.pinned && hit.place && hit.token?.id !== this.hand.selected)
      void this.aim(hit.place);
  }

  /** The pointer rests on a model: the way to where it came from is no longer asked about, unless
   * points were set on it. */
  rest() {
    if (this.proposals.way.length || !this.proposals.proposal) return;
    this.forget();
    this.hand.changed();
  }

  /** A press shows the way there; a second one at the same point goes it, even if it comes before
   * the rules have answered the first. @param {Hit} hit */
  async press({ place }) {
    const { hand } = this;
    if (!place) return;
    const again = this.asking && this.proposals.wish && this.near(place, this.proposals.wish);
    if (again) await this.asking;
    if (hand.pinned && hand.preview && this.near(place)) return hand.give(hand.preview);
    if (again) return; /* it was refused */
    hand.drop();
    this.asking = this.show(place).finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** @param {Place} place */
  async show(place) {
    await this.aim(place);
    await this.survey();
    const order = this.meantOrder();
    if (order) {
      this.hand.propose([order], true);
      announce(this.words());
    } else this.refuse();
  }

  /** What is proposed: where the point cannot be gone to as it was meant, at another height. */
  meantOrder() {
    const { proposals, floors } = this;
    if (!proposals.proposal?.legal && floors.length) proposals.take(floors[0]);
    return proposals.order(proposals.end?.id);
  }

  /** survey the other heights of the point that is meant: its floors, and the ground below. */
  async survey() {
    const { hand, proposals } = this;
    const { ground, data } = hand.board;
    const { end } = proposals;
    this.floors = [];
    if (!ground || !end || end.height !== undefined) return;
    const heights = levels(ground, data?.shapes || [], { x: end.px, y: end.py });
    if (heights.length < 2) return;
    try {
      const found = await proposals.floors(heights.map((z) => ground.level(end, z)));
      if (proposals.end === end) this.floors = found;
    } catch (error) {
      this.doors.failed(error);
    }
  }

  /** Which of the heights is proposed. */
  get floor() {
    return this.floors.findIndex((x) => x.proposal.action === this.proposals.proposal?.action);
  }

  /** rise to another height of the same point: the next one, or this. @param {Floor} [floor] */
  rise(floor) {
    const { hand, proposals, floors } = this;
    const next = floor || floors[(this.floor + 1) % floors.length];
    if (!next || !hand.pinned) return;
    proposals.take(next);
    const order = proposals.order(next.place.id);
    hand.drop();
    if (order) hand.propose([order], true);
    announce(this.words());
  }

  /** A height in words: "3″ up", "2″ down", "on the ground". @param {Floor} floor */
  heightWords({ place }) {
    const inches = ((place.height || 0) * (this.hand.board.ground?.unit || 1)) / INCH;
    if (!inches) return "On the ground";
    return `${inchText(Math.abs(inches))} ${inches > 0 ? "up" : "down"}`;
  }

  /** The piece is dragged over this point. @param {Hit} hit */
  carry(hit) {
    this.hand.peekAt(null);
    if (this.hand.pinned) this.hand.drop();
    if (!hit.place) return;
    void this.aim(hit.place);
    if (this.proposals.end !== hit.place) this.lead(hit.place);
  }

  /** It is let go here: what needs no roll is done; what does, or could end at several heights,
   * asks once more. @param {Hit} hit */
  async drop(hit) {
    const { hand } = this;
    if (!hit.place) return;
    await this.aim(hit.place);
    await this.survey();
    const order = this.meantOrder();
    if (!order) return this.refuse();
    if (order.needs || this.floors.length > 1) return hand.propose([order], true);
    hand.give(order);
  }

  /** The way goes on from the point it leads to now. */
  through() {
    if (!this.proposals.through()) return;
    this.hand.drop();
    announce("The way goes through this point. Where to?");
    this.hand.changed();
  }

  /** @param {Place} place @param {Place|null} end */
  near(place, end = this.proposals.end) {
    return !!end && Math.hypot(end.px - place.px, end.py - place.py) < SAME;
  }

  refuse() {
    const { proposal } = this.proposals;
    this.hand.changed();
    if (proposal && !proposal.legal)
      this.doors.refuse(proposal.error || "That is not possible.", proposal.clause || "");
  }

  /** What is proposed, for a reader of the screen. */
  words() {
    const { proposal, rows } = this.proposals;
    if (!proposal) return "";
    if (!proposal.legal) return `${proposal.error} ${proposal.clause}`;
    const floors = this.floors.length > 1 ? this.floors.map((x) => this.heightWords(x)) : [];
    const others = floors.length ? ` V changes the height: ${floors.join(", ")}.` : "";
    const facts = rows.map((row) => row.join(": ")).join(". ");
    return `${proposal.label}. ${facts}. Enter does it.${others}`;
  }
}
