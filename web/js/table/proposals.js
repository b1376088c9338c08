/* proposals.js - on a table without hexes any point can be meant: what pointing there with the
 * piece in hand would be is asked from the rules, one question at a time, and the last wish counts.
 * The answer is an order with its way, its price and its risks, or why there is none. */

/** @import { Place } from "../draw/geometry.js" */
/** @import { Action, Scene, Shape } from "../types.js" */

/** @typedef {{legal: boolean, action?: string, label?: string, needs?: string, cost?: string,
 *   clause?: string, error?: string, items?: import("../types.js").Item[],
 *   scene: Scene}} Proposal */
/** @typedef {{ask: (piece: string, at: string) => Promise<Proposal>, arrived: () => void,
 *   failed: (error: unknown) => void}} ProposalHooks */

/** @typedef {{place: Place, proposal: Proposal}} Floor one height of the point that is meant */

const MOST = 11; /* points on the way; the server takes one more, where it ends */

export class Proposals {
  /** @param {ProposalHooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.piece = "";
    /** @type {Place[]} */
    this.way = []; /* points that were set on the way */
    /** @type {Place|null} */
    this.wish = null; /* where it should lead */
    /** @type {Place|null} */
    this.end = null; /* where the proposal leads */
    /** @type {Proposal|null} */
    this.proposal = null;
    /** @type {Promise<void>|null} */
    this.asking = null;
  }

  /** forget everything: the position or the piece has changed. */
  forget() {
    this.piece = "";
    this.way = [];
    this.wish = this.end = this.proposal = null;
  }

  /** aim the piece at a place; the promise ends when the last wish has its answer.
   * @param {string} piece @param {Place} to */
  aim(piece, to) {
    if (piece !== this.piece) this.forget();
    this.piece = piece;
    this.wish = to;
    this.asking ||= this.answer().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  async answer() {
    while (this.wish && this.wish.id !== this.end?.id) {
      const { piece, wish } = this;
      try {
        const proposal = await this.hooks.ask(piece, this.at(wish));
        if (piece !== this.piece) continue;
        this.end = wish;
        this.proposal = proposal;
      } catch (error) {
        this.forget();
        return this.hooks.failed(error);
      }
      this.hooks.arrived();
    }
  }

  /** The points of the way to a place, as the server reads them. @param {Place} to */
  at(to) {
    const high = (/** @type {Place} */ p) => (p.height === undefined ? "" : `^${p.height}`);
    return [...this.way, to].map((p) => `${p.x},${p.y}${high(p)}`).join(";");
  }

  /** floors: which of these heights of the point that is meant can be gone to.
   * @param {Place[]} places @returns {Promise<Floor[]>} */
  async floors(places) {
    const { piece } = this;
    const found = [];
    for (const place of places) {
      const proposal = await this.hooks.ask(piece, this.at(place));
      if (proposal.legal) found.push({ place, proposal });
    }
    return found;
  }

  /** take this height of the point that is meant. @param {Floor} floor */
  take({ place, proposal }) {
    this.wish = this.end = place;
    this.proposal = proposal;
  }

  /** through: the way goes through the place it leads to now, and on from there. */
  through() {
    if (!this.end || !this.proposal?.legal || this.way.length >= MOST) return false;
    this.way.push(this.end);
    this.end = null;
    return true;
  }

  /** order: what was proposed, if it leads to this place. @param {string|undefined} id
   * @returns {Action|null} */
  order(id) {
    const { proposal, end, piece } = this;
    if (!proposal?.legal || !proposal.action || !end || end.id !== id) return null;
    return {
      action: proposal.action,
      label: proposal.label || proposal.action,
      role: "move",
      token: piece,
      cell: end.id,
      cost: proposal.cost,
      needs: proposal.needs,
      clause: proposal.clause,
    };
  }

  /** What the proposal draws on the map. @returns {Shape[]} */
  get shapes() {
    return this.proposal?.scene.shapes || [];
  }

  /** How high the way ends, in scene units. */
  get height() {
    return this.shapes.filter((shape) => shape.role === "way").at(-1)?.height || 0;
  }

  /** Its rows: price, risks, who sees the end. @returns {[string, string][]} */
  get rows() {
    return (this.proposal?.scene.panels || []).flatMap((panel) => panel.rows);
  }
}
