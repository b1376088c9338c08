/* pages/verify.js - the dice: sealed before the game, revealed after it, and every face
 * checked here in the browser against the seal it saw when the game began. */
import { get } from "../api.js";
import { grouped, h } from "../dom.js";
import { die } from "../draw/dice.js";
import { firstWrong, sealOf } from "../fairdice.js";
import { pref, tokenFor } from "../prefs.js";
import { foot, page } from "./page.js";

/** @import { Roll } from "../fairdice.js" */
/** @typedef {{over: boolean, verified: boolean, error?: string, commitment: string, match: string,
 *   nonces: string[], nonces_from: number[], secret?: string, rolls?: Roll[]}} Answer */

/** @param {string} label @param {string} value */
const line = (label, value) =>
  h(
    "tr",
    null,
    h("th", { class: "lab" }, label),
    h("td", null, h("code", null, value ? grouped(value) : "none")),
  );

/** What this browser finds, one sentence per check.
 * @param {Answer} a @returns {{ok: boolean, text: string}[]} */
function findings(a) {
  const seal = pref(`seal.${a.match}`, "");
  const mine = pref(`nonce.${a.match}`, "");
  const found = [];
  if (seal)
    found.push({
      ok: seal === a.commitment,
      text:
        seal === a.commitment
          ? "The seal is the one this browser saw when it first opened the table."
          : "The seal is not the one this browser first saw.",
    });
  const place = a.nonces.indexOf(mine);
  if (mine)
    found.push({
      ok: place >= 0,
      text:
        place >= 0
          ? `What this browser added to the dice counts from roll ${a.nonces_from[place] + 1} on.`
          : "What this browser added to the dice is missing.",
    });
  if (!a.secret) return found;
  const fits = sealOf(a.secret, a.match) === a.commitment;
  found.push({
    ok: fits,
    text: fits ? "The secret matches the seal." : "The secret does not match the seal.",
  });
  const wrong = firstWrong(a.secret, a.match, a.nonces, a.nonces_from, a.rolls || []);
  const rolls = a.rolls || [];
  const rolled = rolls.filter((r) => !r.told).length;
  const back = rolls.length ? rolls[rolls.length - 1].roll + 1 - rolls.length : 0;
  found.push({
    ok: !wrong,
    text: wrong
      ? `Roll ${wrong.roll + 1} does not follow from the secret.`
      : `All ${rolled} rolls follow from the secret.`,
  });
  if (back)
    found.push({
      ok: true,
      text: `${back} more fell and were taken back; their numbers were not used again.`,
    });
  found.push({
    ok: a.verified,
    text: a.verified ? "The server agrees." : a.error || "The server does not agree.",
  });
  return found;
}

/** @param {Roll[]} rolls */
function table(rolls) {
  return h(
    "table",
    { class: "grid rolls" },
    h(
      "tr",
      null,
      ["roll", "move", "dice", "faces"].map((t) => h("th", null, t)),
    ),
    rolls.map((r) =>
      h(
        "tr",
        null,
        h("td", null, r.roll + 1),
        h("td", null, r.entry),
        h("td", null, `${r.count}d${r.sides}`),
        h(
          "td",
          null,
          r.faces.map((face) => die(face, r.sides, 20, { cls: "fd" })),
        ),
      ),
    ),
  );
}

/** @param {string} match */
export async function verify(match) {
  const answer = /** @type {Answer} */ (await get(`matches/${match}/verify`, tokenFor(match)));
  const found = findings(answer);
  const good = found.every((x) => x.ok);
  const verdict = !good
    ? "These dice do not match their seal."
    : answer.secret
      ? "Every die matches its seal."
      : "The dice are still sealed.";
  document.title = "Verify the dice";
  return page(
    "Verify the dice",
    h(
      "main",
      { class: "narrow" },
      h(
        "section",
        { class: "panel" },
        h("h1", { class: "panel-title" }, "The dice of this match"),
        h(
          "div",
          { class: "in" },
          h(
            "div",
            { class: good ? "note" : "note e" },
            h(
              "div",
              null,
              h("b", null, verdict),
              !answer.secret &&
                h(
                  "p",
                  null,
                  "The secret is revealed after the game. Until then this seal cannot change.",
                ),
              h(
                "ul",
                { class: "findings" },
                found.map((x) => h("li", { class: x.ok ? "ok" : "hit" }, x.text)),
              ),
            ),
          ),
          h(
            "table",
            { class: "rows seal" },
            line("seal", answer.commitment),
            line("match", answer.match),
            answer.nonces.map((n, i) => line(`seat ${i + 1} added`, n)),
            answer.secret && line("secret", answer.secret),
          ),
          answer.rolls?.length
            ? table(answer.rolls)
            : h("p", { class: "sm" }, "The rolls are listed here once the game is over."),
        ),
      ),
      foot(),
    ),
  );
}
