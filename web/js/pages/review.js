/* pages/review.js - /review/ID: a match that is over, looked at again. */
import { Refusal } from "../api.js";
import { tokenFor } from "../prefs.js";
import { Review } from "../review/review.js";

/** @param {string} match */
export async function review(match) {
  const page = new Review(match, tokenFor(match));
  Object.assign(globalThis, { sandtable: page.table, review: page });
  await page.open();
  if (!page.table.view?.over)
    throw new Refusal(403, { error: "The review opens once the match is over." });
  return page.root;
}
