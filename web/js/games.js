/* games.js - the games the server has, fetched once per page. */
import { get } from "./api.js";

/** @import { Game } from "./types.js" */

/** @type {Promise<Game[]>|null} */
let list = null;

/** @returns {Promise<Game[]>} */
export function games() {
  list ??= get("games");
  return list;
}

/** @param {string} id */
export async function gameTitle(id) {
  const found = (await games()).find((g) => g.id === id);
  return found ? found.title : id;
}
