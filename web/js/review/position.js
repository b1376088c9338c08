/* position.js - what a review knows of the match, without a browser: which turning point, which
 * turn and which chance belong to a position. */

/** @import { ChancePoint, Review, Turning, TurnStart } from "../types.js" */

/** pointAt: the chances at a position: those after the last move that was estimated.
 * @param {ChancePoint[]} points @param {number} entry @returns {ChancePoint|null} */
export const pointAt = (points, entry) => points.findLast((p) => p.entry <= entry) || points[0];

/** turningAt: which turning point a position is in the middle or at the end of; -1: none.
 * @param {Turning[]} turning @param {number} entry */
export const turningAt = (turning, entry) =>
  turning.findIndex((t) => t.from < entry && entry <= t.entry);

/** nextTurning: the turning point after a position, or before it; undefined: there is none.
 * @param {Turning[]} turning @param {number} entry @param {1|-1} way */
export const nextTurning = (turning, entry, way) =>
  way > 0 ? turning.find((t) => t.entry > entry) : turning.findLast((t) => t.entry < entry);

/** turnAt: the number of the turn at a position.
 * @param {TurnStart[]} turns @param {number} entry */
export const turnAt = (turns, entry) => turns.findLast((t) => t.entry <= entry)?.turn || 0;

/** swingText: "+36", with a true minus. @param {number} swing of 1 */
export function swingText(swing) {
  const points = Math.round(swing * 100);
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}

/** percent: a chance for people: nothing is certain before it has happened.
 * @param {number} chance @param {boolean} [over] */
export function percent(chance, over = false) {
  const of100 = Math.round(chance * 100);
  return over ? of100 : Math.min(99, Math.max(1, of100));
}

/** oddsText: how likely the dice of a turning point were. @param {Turning} t */
export function oddsText({ odds }) {
  if (odds === undefined) return "";
  const of100 = odds * 100;
  const words = of100 < 1 ? "less than 1" : String(Math.round(of100));
  return ` The dice did it: ${words} in 100.`;
}

/** curveLabel: the curve of chances in a sentence. @param {Review} review @param {number} seat
 * @param {string} name */
export function curveLabel({ points, turning }, seat, name) {
  const of = (/** @type {ChancePoint} */ p) => percent(p.chance[seat], p === points.at(-1));
  const all = points.map(of);
  const low = all.indexOf(Math.min(...all));
  const high = all.indexOf(Math.max(...all));
  const steps = turning.map((t, i) => `${i + 1}, turn ${t.turn}: ${swingText(t.swing[seat])}`);
  return [
    `The chance of ${name}: ${all[0]} % at the start, ${all.at(-1)} % at the end`,
    `lowest ${all[low]} % in turn ${points[low].turn}`,
    `highest ${all[high]} % in turn ${points[high].turn}.`,
  ]
    .join(", ")
    .concat(steps.length ? ` Turning points ${steps.join("; ")}.` : "");
}
