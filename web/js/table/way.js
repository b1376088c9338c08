/* way.js - the way a piece would take to a place, worked out from what each place costs. */

/** @import { Place } from "../draw/geometry.js" */

const LONGEST = 40; /* places on the way */

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
  const way = [to];
  for (let at = to; at !== from && way.length < LONGEST;) {
    const limit = costs.has(at) ? cost(at) : 0;
    const best = at.near.filter((p) => cost(p) < limit).sort((a, b) => cost(a) - cost(b))[0];
    if (!best) return [from, to];
    way.unshift(best);
    at = best;
  }
  return way;
}
