/* pages/create.js - making a match and going to it. */
import { post } from "../api.js";
import { setPref } from "../prefs.js";

/** @import { Game, Scenario } from "../types.js" */
/** @typedef {{who: 'person'|'computer'|'open'|'invited', level?: string, name?: string}} NewSeat */

/** smallest: the scenario to begin with: the fewest sides, then the fewest turns.
 * @param {Game} game @returns {Scenario} */
export function smallest(game) {
  return [...game.scenarios].sort(
    (a, b) => a.sides.length - b.sides.length || (a.turns || 99) - (b.turns || 99),
  )[0];
}

/** levelOf: the level with that name, else the second weakest.
 * @param {Game} game @param {string} wanted */
export function levelOf(game, wanted) {
  return game.levels.includes(wanted)
    ? wanted
    : game.levels[Math.min(1, game.levels.length - 1)] || "";
}

/** @param {object} match @returns {Promise<any>} */
export const create = (match) => post("matches", match);

/** Go to the table, or to the waiting room first when others still have to join.
 * @param {{match: string, seats: {side: string, who: string, token?: string,
 *   invite?: string}[],
 *   spectator: string, host?: string, invite?: string}} made
 * @param {number} mine @param {boolean} alone */
export function goTo(made, mine, alone) {
  const token =
    made.seats[mine]?.token || made.seats.find((seat) => seat.token)?.token || made.spectator;
  setPref(
    `links.${made.match}`,
    JSON.stringify({
      seats: made.seats.map((seat) => seat.token || ""),
      invites: made.seats.map((seat) => seat.invite || ""),
      spectator: made.spectator,
      host: made.host || "",
      invite: made.invite || "",
    }),
  );
  location.assign(`/${alone ? "match" : "seats"}/${made.match}#${token}`);
}

/** playNow: the smallest scenario of a game against the computer, in one press.
 * @param {Game} game */
export async function playNow(game) {
  const scenario = smallest(game);
  const level = levelOf(game, "easy");
  /** @type {NewSeat[]} */
  const seats = scenario.sides.map((_, i) => (i ? { who: "computer", level } : { who: "person" }));
  goTo(await create({ game: game.id, scenario: scenario.id, seats }), 0, true);
}
