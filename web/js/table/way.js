/* way.js - the way a piece would take to a place, worked out from what each place costs, and what
 * is drawn where nobody knows it. */
import { netOf } from "../draw/terrain.js";

/** @import { Place, Point } from "../draw/geometry.js" */

/** "1 1/2" as a number. @param {string} [text] */
export function costValue(text) {
  let sum = 0;
  for (const word of (text || "").split(" ")) {
    const [a, b] = word.split("/").map(Number);
    sum += b ? a / b : a || 0;
  }
  return sum;
}

/** A path to the place through places that are cheaper to reach; else the straight line.
 * @param {Map<Place, number>} costs of the places a piece can reach @param {Place} from
 * @param {Place} to @returns {Place[]} */
export function wayTo(costs, from, to) {
  const cost = (/** @type {Place} */ p) => (p === from ? 0 : (costs.get(p) ?? Infinity));
  const tried = new Set();
  /** The way to a place, or null. @param {Place} at @returns {Place[]|null} */
  const back = (at) => {
    if (at === from) return [from];
    if (tried.has(at)) return null; /* a dead end */
    tried.add(at);
    const limit = costs.get(at) ?? 0;
    const cheaper = at.near.filter((p) => cost(p) < limit).sort((a, b) => cost(a) - cost(b));
    for (const p of cheaper) {
      const way = back(p);
      if (way) return [...way, at];
    }
    return null;
  };
  return back(to) || [from, to];
}

const BULGE = 0.16; /* of an arc, by its length */
const PARTS = 10;

/** arc: a bow from one point to another, for a move whose way is not known.
 * @param {Point} a @param {Point} b @returns {Point[]} */
export function arc(a, b) {
  const top = {
    x: (a.x + b.x) / 2 + (b.y - a.y) * BULGE * 2,
    y: (a.y + b.y) / 2 - (b.x - a.x) * BULGE * 2,
  };
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const t = i / PARTS;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * top.x + r * b.x, y: p * a.y + q * top.y + r * b.y };
  });
}

/** Is this a place that few can cross? @param {Place} p */
const isWater = (p) => p.kinds.some((k) => netOf(k) === "water") && !p.kinds.includes("bridge");

/** likely: could this be the way? It goes from place to place, and through no water.
 * @param {Place[]} way */
export const likely = (way) =>
  way.every((p, i) => !i || p.near.includes(way[i - 1])) && !way.slice(1, -1).some(isWater);

/** lineOf: a way as it is drawn: over its places if it is known or likely, else a bow.
 * @param {Place[]} way @param {boolean} known the rules have named it @returns {Point[]} */
export function lineOf(way, known) {
  const points = way.map((p) => ({ x: p.px, y: p.py }));
  return known || likely(way) ? points : arc(points[0], points[points.length - 1]);
}
