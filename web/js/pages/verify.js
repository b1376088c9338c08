/* pages/verify.js - the dice: sealed before the game, opened after it, every face checked here too. */
import { get } from "../api.js";
import { h } from "../dom.js";
import { die } from "../draw/dice.js";
import { tokenFor } from "../prefs.js";
import { foot, page } from "./page.js";
import { grouped } from "./seats.js";

/** @typedef {{roll: number, entry: number, count: number, sides: number, faces: number[], told: boolean}} Roll */

/** @param {string} label @param {string} value */
const line = (label, value) => h("tr", null, h("th", { class: "lab" }, label), h("td", null, h("code", null, value ? grouped(value) : "not yet")));

/** @param {Roll[]} rolls */
function table(rolls) {
  return h("table", { class: "grid rolls" }, h("tr", null, ["roll", "move", "dice", "faces"].map((t) => h("th", null, t))),
    rolls.map((r) => h("tr", null, h("td", null, r.roll), h("td", null, r.entry), h("td", null, `${r.count} of ${r.sides}`), h("td", null, r.faces.map((face) => die(face, r.sides, 20, { cls: "fd" }))))));
}

/** @param {string} match */
export async function verify(match) {
  const answer = await get(`matches/${match}/verify`, tokenFor(match));
  const verdict = !answer.over ? ["The dice are still sealed.", "The secret is opened when the game is over. Until then this seal cannot change."]
    : answer.verified ? ["Every die is as it was sealed.", "The secret fits the seal, and every roll of the game follows from it."]
      : ["These dice do not fit their seal.", answer.error || ""];
  document.title = "Verify the dice";
  return page("Verify the dice", h("main", { class: "narrow" }, h("section", { class: "panel" }, h("h1", { class: "panel-title" }, "The dice of this match"), h("div", { class: "in" },
    h("div", { class: answer.over && !answer.verified ? "note e" : "note" }, h("div", null, h("b", null, verdict[0]), h("br"), verdict[1])),
    h("table", { class: "rows seal" }, line("seal", answer.commitment), line("match", answer.match), (answer.nonces || []).map((/** @type {string} */ n, /** @type {number} */ i) => line(`seat ${i + 1} added`, n)), line("secret", answer.secret || "")),
    answer.rolls?.length ? table(answer.rolls) : h("p", { class: "sm" }, "The rolls are listed here once the game is over."))), foot()));
}
