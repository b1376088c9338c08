/* tokens.js - the pieces on the map. After an update only what changed is drawn again; a piece
 * that moved slides, even if its id changed with its place. */
import { s } from "../dom.js";
import { counter, emblem, isEmblem, isFlag, marker } from "./counter.js";
import { model } from "./model.js";
import { S } from "./geometry.js";

/** @import { Ground, Point } from "./geometry.js" */
/** @import { Token } from "../types.js" */

export const SIZE = 0.56 * S * Math.sqrt(3); /* a counter's side in drawing units */
const STEP = 160; /* ms per hex */
const PIN = 24; /* drawing units from a base to the middle of its pin */
const POINTY_TURN = [90, 150, 210, 270, 330, 30];
const FLAT_TURN = [0, 60, 120, 180, 240, 300];

/** @typedef {{token: Token, g: SVGGElement, look: string, at: Point, k: number,
 *   seen: boolean, count: number}} Piece */
/** @typedef {{token: Token, at: Point, k: number, count: number, seen: boolean,
 *   z: number}} Placing */

/** reduced: has the reader asked for less motion? */
export const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Point} at @param {number} k */
const place = (at, k) =>
  `translate(${at.x.toFixed(1)}px,${at.y.toFixed(1)}px) scale(${k.toFixed(3)})`;

/** isUnit: a piece that belongs to a side; not a marker, not a flag. @param {Token} token */
export const isUnit = (token) => token.side >= 0 && !isEmblem(token);

/** A name may contain the place ("Gun 0503"): without digits it says what the piece is.
 * @param {Token} token */
const kind = (token) => (token.name || "").replace(/\d+/g, "");

export class TokenLayer {
  /** @param {SVGGElement} layer @param {Ground} ground @param {(seat: number) => number} sideOf */
  constructor(layer, ground, sideOf) {
    this.layer = layer;
    this.ground = ground;
    this.sideOf = sideOf;
    /** @type {Map<string, Piece>} */
    this.pieces = new Map();
    /** @type {Map<string, Token[]>} */
    this.inCell = new Map();
    this.shrink = 1;
    /** @type {Token[]} */
    this.all = [];
    this.top = ""; /* is on top of its stack, whatever the order */
  }

  /** @param {Token[]} tokens @param {boolean} animate */
  update(tokens, animate) {
    this.all = tokens;
    const wanted = this.arrange(tokens);
    const old = this.pieces;
    this.pieces = new Map();
    const fresh = [];
    for (const placing of wanted) {
      const piece = old.get(placing.token.id);
      if (!piece) fresh.push(placing);
      else this.settle(piece, placing, animate);
      old.delete(placing.token.id);
    }
    for (const placing of fresh) this.welcome(placing, old, animate);
    for (const piece of old.values()) this.dismiss(piece, animate);
    this.restack(wanted);
  }

  /** Where every token stands: stacks by side, markers beneath. @param {Token[]} tokens */
  arrange(tokens) {
    this.inCell = new Map();
    for (const token of tokens) {
      const key = token.cell || (this.ground.plane ? token.id : "");
      const list = this.inCell.get(key);
      if (list) list.push(token);
      else this.inCell.set(key, [token]);
    }
    /** @type {Placing[]} */
    const out = [];
    for (const [cell, list] of this.inCell) {
      const rank = (/** @type {Token} */ t) => (t.id === this.top ? 1000 : t.order || 0);
      list.sort((a, b) => rank(a) - rank(b));
      if (cell && !this.ground.plane) this.stackUp(list, out);
      else if (this.ground.plane)
        for (const token of list) {
          const at = this.ground.spot(token);
          if (at) out.push({ token, at, k: 1, count: 1, seen: true, z: token.y || 0 });
        }
    }
    return out.sort((a, b) => a.z - b.z);
  }

  /** @param {Token[]} list @param {Placing[]} out */
  stackUp(list, out) {
    const at = this.ground.spot(list[0]);
    if (!at) return;
    const units = list.filter(isUnit);
    const sides = [...new Set(units.map((t) => t.side))];
    const markers = list.filter((t) => t.side < 0 && !isEmblem(t));
    for (const token of list.filter(isEmblem))
      out.push({ token, ...this.emblemSpot(token, at), count: 1, seen: true });
    markers.forEach((token, i) => {
      const up = units.length ? -0.62 * S : 0;
      const dx = (i - (markers.length - 1) / 2) * 0.5 * S;
      const k = (SIZE / 100) * (units.length ? 0.7 : markers.length > 1 ? 0.75 : 1);
      out.push({
        token,
        at: { x: at.x + dx, y: at.y + up },
        k,
        count: 1,
        seen: true,
        z: at.y - 1000,
      });
    });
    sides.forEach((side, n) => {
      const pile = units.filter((t) => t.side === side);
      const dx = (n - (sides.length - 1) / 2) * 0.92 * S;
      const k = (SIZE / 100) * (sides.length > 1 ? 0.8 : 1);
      pile.forEach((token, i) => {
        const depth = pile.length - 1 - i;
        const off = -7 * k * Math.min(depth, 3);
        out.push({
          token,
          at: { x: at.x + dx + off, y: at.y + off },
          k,
          seen: depth < 4,
          count: depth ? 1 : pile.length,
          z: at.y + i / 100,
        });
      });
    });
  }

  /** A fort's flag stands in its middle, under the pieces; a small flag at the corner of its hex,
   * above them.
   * @param {Token} token @param {Point} at */
  emblemSpot(token, at) {
    if (!isFlag(token)) return { at, k: SIZE / 100, z: at.y - 2000 };
    const corner = this.ground.pointy
      ? { x: at.x, y: at.y + 0.78 * S }
      : { x: at.x - 0.78 * S, y: at.y };
    return { at: corner, k: (SIZE / 100) * 0.62, z: at.y + 0.5 };
  }

  /** @param {Placing} p */
  look(p) {
    const { x, y, cell, order, ...rest } = p.token;
    return JSON.stringify(rest.hidden ? { side: rest.side, hidden: true } : rest) + p.count;
  }

  /** @param {Token} token @param {number} count */
  draw(token, count) {
    if (this.ground.plane) return model(token, this.sideOf(token.side), this.ground.unit);
    if (isEmblem(token)) return emblem(token, this.sideOf(token.side));
    const turns = this.ground.pointy ? POINTY_TURN : FLAT_TURN;
    const turn = token.facing === undefined ? undefined : turns[token.facing];
    if (token.side < 0) return marker(token, turn);
    return counter(token, this.sideOf(token.side), { count, turn });
  }

  /** @param {Piece} piece @param {Placing} placing @param {boolean} animate */
  settle(piece, placing, animate) {
    const look = this.look(placing);
    if (look !== piece.look) {
      piece.g.replaceChildren(this.draw(placing.token, placing.count));
      piece.look = look;
    }
    piece.token = placing.token;
    if (piece.g.dataset.id !== placing.token.id) piece.g.dataset.id = placing.token.id;
    if (piece.at.x !== placing.at.x || piece.at.y !== placing.at.y || piece.k !== placing.k)
      this.slide(piece, placing, animate);
    if (piece.seen !== placing.seen) piece.g.classList.toggle("buried", !placing.seen);
    piece.seen = placing.seen;
    piece.count = placing.count;
    this.pieces.set(placing.token.id, piece);
  }

  /** @param {Piece} piece @param {Placing} to @param {boolean} animate */
  slide(piece, to, animate) {
    const far = Math.hypot(to.at.x - piece.at.x, to.at.y - piece.at.y) / (S * 1.732);
    const from = place(piece.at, piece.k * this.shrink);
    piece.at = to.at;
    piece.k = to.k;
    const end = place(to.at, to.k * this.shrink);
    piece.g.style.transform = end;
    if (animate && !reduced() && far > 0.05)
      piece.g.animate([{ transform: from }, { transform: end }], {
        duration: STEP * Math.min(Math.max(far, 1), 5),
        easing: "ease-in-out",
      });
  }

  /** A new token: perhaps one that vanished under another id (same side, same look).
   * @param {Placing} placing @param {Map<string, Piece>} old @param {boolean} animate */
  welcome(placing, old, animate) {
    const t = placing.token;
    let best = null;
    let least = Infinity;
    for (const piece of t.hidden ? [] : old.values()) {
      const o = piece.token;
      if (o.side !== t.side || o.picture !== t.picture || kind(o) !== kind(t) || o.hidden) continue;
      const far = Math.hypot(piece.at.x - placing.at.x, piece.at.y - placing.at.y);
      if (far < least) [best, least] = [piece, far];
    }
    if (best) {
      old.delete(best.token.id);
      return this.settle(best, placing, animate);
    }
    const g = s(
      "g",
      { class: placing.seen ? "token" : "token buried", "data-id": t.id },
      this.draw(t, placing.count),
    );
    g.style.transform = place(placing.at, placing.k * this.shrink);
    if (animate && !reduced()) g.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    this.layer.append(g);
    this.pieces.set(t.id, {
      token: t,
      g,
      look: this.look(placing),
      at: placing.at,
      k: placing.k,
      seen: placing.seen,
      count: placing.count,
    });
  }

  /** @param {Piece} piece @param {boolean} animate */
  dismiss(piece, animate) {
    if (!animate || reduced()) return piece.g.remove();
    piece.g.classList.add("leaving");
    piece.g.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 400 }).onfinish = () =>
      piece.g.remove();
  }

  /** Later in the document is on top; only nodes out of order are moved.
   * @param {Placing[]} wanted */
  restack(wanted) {
    /** @type {ChildNode|null} */
    let next = this.layer.firstChild;
    const skip = () => {
      while (next instanceof Element && next.classList.contains("leaving")) next = next.nextSibling;
    };
    for (const { token } of wanted) {
      const g = this.pieces.get(token.id)?.g;
      if (!g) continue;
      skip();
      if (g === next) next = next.nextSibling;
      else this.layer.insertBefore(g, next);
    }
  }

  /** raise puts a piece on top of its stack, to be seen. @param {string} id */
  raise(id) {
    if (id === this.top) return;
    const buried = [this.top, id].some(
      (x) => (this.inCell.get(this.pieces.get(x)?.token.cell || "-") || []).length > 1,
    );
    this.top = id;
    if (buried) this.update(this.all, false);
  }

  /** markActors: pieces that may act; a pile is marked on its topmost counter.
   * @param {Set<string>} ids */
  markActors(ids) {
    const pile = (/** @type {Token} */ t) => `${t.cell || t.id} ${t.side}`;
    const piles = new Set();
    for (const id of ids) {
      const token = this.pieces.get(id)?.token;
      if (token) piles.add(pile(token));
    }
    for (const [id, { g, token, count }] of this.pieces) {
      const top = count > 1 && isUnit(token) && piles.has(pile(token));
      g.classList.toggle("actor", ids.has(id) || top);
      g.classList.toggle("may-act", ids.has(id));
    }
  }

  /** Counters stop growing at a comfortable size. @param {number} shrink */
  setShrink(shrink) {
    if (Math.abs(shrink - this.shrink) < 0.01) return;
    this.shrink = shrink;
    for (const piece of this.pieces.values())
      piece.g.style.transform = place(piece.at, piece.k * shrink);
  }

  /** The tokens at a place, the topmost first; markers last. @param {string} cell */
  at(cell) {
    const list = [...(this.inCell.get(cell) || [])].reverse();
    return [...list.filter(isUnit), ...list.filter((t) => !isUnit(t))];
  }

  /** The token under a point, on hex maps among those of a cell.
   * @param {Point} point @param {string|null} cell */
  hit(point, cell) {
    if (this.ground.plane) return this.modelAt(point);
    let best = null;
    let least = SIZE * 0.62 * this.shrink;
    for (const token of cell ? this.at(cell) : []) {
      const piece = this.pieces.get(token.id);
      if (!piece || !piece.seen) continue;
      const far = Math.max(Math.abs(piece.at.x - point.x), Math.abs(piece.at.y - point.y));
      if (far < least - 0.5) [best, least] = [token, far];
    }
    return best;
  }

  /** The models whose base or pin is as near as this to a point of a plane, the nearest first.
   * @param {Point} point @param {number} reach */
  near(point, reach) {
    const far = (/** @type {Token} */ token) => {
      const at = this.pieces.get(token.id)?.at;
      if (!at) return Infinity;
      const pin = token.side < 0 ? at.y : at.y - PIN;
      const [dx, base, top] = [at.x - point.x, at.y - point.y, pin - point.y];
      return Math.min(Math.hypot(dx, base), Math.hypot(dx, top));
    };
    return [...this.inCell.values()]
      .flat()
      .filter((token) => far(token) < reach)
      .sort((a, b) => far(a) - far(b));
  }

  /** The model whose base is under a point of a plane, or else whose pin is.
   * @param {Point} point */
  modelAt(point) {
    let best = null;
    let least = Infinity;
    for (const token of [...this.inCell.values()].flat()) {
      const at = this.pieces.get(token.id)?.at;
      if (!at) continue;
      const base = Math.max(((token.diameter || 0) * this.ground.unit) / 2, 8);
      const far = Math.hypot(at.x - point.x, at.y - point.y);
      const pin = Math.abs(at.x - point.x) < 12 && point.y < at.y && at.y - point.y < base + 36;
      const score = far < base ? far : pin ? base + far : Infinity;
      if (score < least) [best, least] = [token, score];
    }
    return best;
  }
}
