/* legend.js - what the badges, letters and numbers of a piece or a place mean, in words. */
import { letterOf, statesOf } from "../draw/counter.js";

/** @import { Place } from "../draw/geometry.js" */
/** @import { Token } from "../types.js" */

/** factsOf: what players look up about a piece, label by label.
 * @param {Token} token @returns {[string, string][]} */
export const factsOf = (token) =>
  (token.facts || "")
    .split("; ")
    .filter((f) => f.includes(": "))
    .map((f) => {
      const at = f.indexOf(": ");
      return /** @type {[string, string]} */ ([f.slice(0, at), f.slice(at + 2)]);
    });

/** tokenLegend: the numbers on the plate and the badges at the corner, in words.
 * @param {Token} token */
export function tokenLegend(token) {
  const numbers = factsOf(token)
    .filter(([label]) => label !== "note")
    .slice(0, 4)
    .map(([label, value]) => `${label} ${value}`)
    .join(", ");
  const badges = statesOf(token).map((state) => {
    const letter = letterOf(state);
    return letter ? `${letter} ${state}` : state;
  });
  if (token.damage_of) badges.unshift(`damage ${token.damage || 0} of ${token.damage_of}`);
  return { numbers, badges };
}

/** placeLegend: what is printed there, in words. @param {Place} place */
export const placeLegend = (place) =>
  place.label || [place.name, place.terrain].filter(Boolean).join(", ");

/** rangeTable: facts that give one value for each range; null where a piece has none.
 * @param {[string, string][]} facts @returns {{ranges: string[], rows: [string,
 * string[]][]}|null} */
export function rangeTable(facts) {
  const words = (/** @type {string} */ text) => text.split(" ");
  const ranges = words(facts.find(([label]) => label === "at range")?.[1] || "");
  const rows = facts
    .filter(([label, value]) => label !== "at range" && words(value).length === ranges.length)
    .map(([label, value]) => /** @type {[string, string[]]} */ ([label, words(value)]));
  return ranges.length > 1 && rows.length ? { ranges, rows } : null;
}
