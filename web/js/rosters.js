/* rosters.js - warbands on their way to a match: what the server knows of them, and those that this
 * browser keeps. */
import { get, post } from "./api.js";
import { pref, setPref } from "./prefs.js";

/** @typedef {{line: number, reason: string, clause: string}} Fault */
/** @typedef {{id: string, name: string, slot: string, facts?: string, does?: string,
 *   ranged?: boolean,
 *   left?: string, ducats: number, glory?: number, group?: string, fixed?: boolean,
 *   never?: boolean, why?: string, clause?: string}} Item */
/** @typedef {{number: number, line: number, name: string, entry: string, title: string,
 *   picture: string, ducats: number, glory?: number, keywords: string[], items: Item[],
 *   abilities: Item[],
 *   profile: {move: number, flying?: boolean, ranged?: number, melee: number, armour: number,
 *   base: number}}} Model */
/** @typedef {{id: string, name: string, elite: boolean, mercenary: boolean, ducats: number,
 *   glory?: number, why?: string, clause?: string}} Entry */
/** @typedef {{name: string, faction: string, title: string, variant?: string,
 *   variant_title?: string, ducats: number, glory?: number,
 *   limit?: {ducats: number, glory: number}, campaign: boolean, most: number, teams: number,
 *   text: string, faults: Fault[], fireteams: number[][], left: {name: string, left: string}[],
 *   arsenal: Item[],
 *   models: Model[], entries: Entry[],
 *   kit?: Item[]}} Judged */
/** @typedef {{factions: {id: string, name: string, must_choose?: boolean,
 *   variants: {id: string, name: string}[]}[],
 *   ready: {id: string, name: string, faction: string, ducats: number, models: number,
 *   text: string}[]}} Lists */
/** @typedef {{id: string, name: string, text: string}} Kept */

const MOST = 40;
const MOST_BYTES = 45000; /* of a file: a body of the server holds them in base64 */

/** @param {string} game @returns {Promise<Lists>} */
export const lists = (game) => get(`games/${game}/rosters`);

/** judge: prices, faults, what may be added; kit for the model of that number.
 * @param {string} game @param {string} text @param {number} [model] @returns {Promise<Judged>} */
export const judge = (game, text, model = 0) => post(`games/${game}/rosters`, { text, model });

/** invent: a legal warband by chance. @param {string} game
 * @param {{faction: string, variant?: string, ducats?: number}} wish @returns {Promise<string>} */
export async function invent(game, wish) {
  const seed = Math.floor(Math.random() * 1e9);
  return (await post(`games/${game}/rosters/new`, { ducats: 700, seed, ...wish })).text;
}

/** @param {string} game @returns {Kept[]} */
export function keptRosters(game) {
  try {
    const list = JSON.parse(pref(`rosters.${game}`, "[]"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** keepRoster: the newest is first. @param {string} game @param {Kept} kept */
export function keepRoster(game, kept) {
  const others = keptRosters(game).filter((k) => k.id !== kept.id);
  setPref(`rosters.${game}`, JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** @param {string} game @param {string} id */
export function forgetRoster(game, id) {
  setPref(`rosters.${game}`, JSON.stringify(keptRosters(game).filter((k) => k.id !== id)));
}

/** A name for what is kept, of this browser only. */
export const newId = () => Math.floor(Math.random() * 2 ** 40).toString(36);

/** @typedef {{verdict: string, what: string, why: string}} Answer */

const OURS = /^\s*(#[^\n]*\s*)*roster\b/;

/** bringIn: a text of ours as it is; what another program wrote is imported by the server, with an
 * answer to everything in it.
 * @param {string} game @param {Blob} file @returns {Promise<{text: string, answers: Answer[]}>} */
export async function bringIn(game, file) {
  if (file.size > MOST_BYTES) throw new Error("That file is too large for this page.");
  const text = await file.text();
  if (OURS.test(text) || !text.trim()) return { text, answers: [] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (b) => String.fromCharCode(b)).join("");
  return post(`games/${game}/rosters/import`, { file: btoa(letters) });
}

/** importedWords: what was not simply understood, in a sentence. @param {Answer[]} answers */
export const importedWords = (answers) =>
  answers
    .filter((a) => a.verdict === "unknown" || a.verdict === "changed")
    .map((a) => `${a.what}: ${a.why}.`)
    .join(" ");
