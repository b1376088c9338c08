/* pages/table.js - /match/ID and /replay/ID: the table itself. */
import { tokenFor } from "../prefs.js";
import { Table } from "../table/table.js";

/** @param {string} match */
export async function table(match) {
  const token = tokenFor(match);
  const page = new Table(match, token);
  Object.assign(globalThis, { sandtable: page }); /* for the console, and for tests */
  const ready = page.open();
  await ready;
  const at = new URLSearchParams(location.search).get("at");
  if (at || location.pathname.startsWith("/replay/")) void page.parts.replay.seek(Number(at) || 0);
  return page.parts.frame.root;
}
