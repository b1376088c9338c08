/* fairdice.js - checking the dice here in the browser, without trusting the server: the secret must
 * match the seal, and every face must follow from secret, match, nonces and the roll's number
 * (docs/notation.md has the recipe). */
import { blake2b } from "./blake2b.js";

/** @typedef {{roll: number, entry: number, count: number, sides: number, faces: number[],
 *   told: boolean}} Roll */

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text);

/** @param {string} digits */
export const unhex = (digits) =>
  Uint8Array.from(digits.match(/../g) || [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} data */
export const hex = (data) => [...data].map((b) => b.toString(16).padStart(2, "0")).join("");

/** sealOf: what the seal of a secret must be. @param {string} secret @param {string} match */
export const sealOf = (secret, match) => hex(blake2b(bytes(match), 32, unhex(secret)));

/** facesOf: the faces of roll n.
 * @param {string} secret @param {string} match @param {string[]} nonces
 * @param {number} n @param {number} count @param {number} sides */
export function facesOf(secret, match, nonces, n, count, sides) {
  const key = unhex(secret);
  const four = [0, 1, 2, 3].map((i) => nonces[i] || "").join("|");
  const limit = 256 - (256 % sides);
  const faces = [];
  for (let block = 0; faces.length < count; block++)
    for (const byte of blake2b(bytes(`${match}|${four}|${n}|${block}`), 64, key))
      if (byte < limit && faces.length < count) faces.push(1 + (byte % sides));
  return faces;
}

/** firstWrong: the first roll that does not follow from the secret, or null. `since`: the first
 * roll each nonce counts for.
 * @param {string} secret @param {string} match @param {string[]} nonces @param {number[]} since
 * @param {Roll[]} rolls */
export function firstWrong(secret, match, nonces, since, rolls) {
  const at = (/** @type {number} */ n) =>
    nonces.map((word, i) => (n >= (since[i] || 0) ? word : ""));
  return (
    rolls.find(
      (r) =>
        !r.told &&
        String(facesOf(secret, match, at(r.roll), r.roll, r.count, r.sides)) !== String(r.faces),
    ) || null
  );
}
