/* spend.js - markers before a roll, one's own or another's: what each choice would make of it, one
 * press or key for each, and "like this for the rest of the turn". */
import { h } from "../dom.js";
import { percent } from "./oddscard.js";

/** @import { Action, Item } from "../types.js" */

/** isSpend: does this order lay out markers, or keep them? @param {Action} a */
export const isSpend = (a) => a.chance !== undefined;

/** spendings: the choices by how many markers they take; of each amount the best comes first, the
 * others behind all the rest. @param {Action[]} legal */
export function spendings(legal) {
  const amount = (/** @type {Action} */ a) => a.amount || 0;
  const list = legal
    .filter(isSpend)
    .sort((a, b) => amount(a) - amount(b) || (b.chance || 0) - (a.chance || 0));
  const best = list.filter((a, i) => !i || amount(a) !== amount(list[i - 1]));
  return [...best, ...list.filter((a) => !best.includes(a))];
}

/** lasting: the standing orders that go on like this choice for the rest of a turn.
 * @param {Action[]} all @param {Action} chosen @param {number} turn */
export function lasting(all, chosen, turn) {
  const amount = chosen.amount || 0;
  const most = Math.max(...all.map((a) => a.amount || 0));
  const less = all.filter((a) => (a.amount || 0) < amount).map((a) => a.chance || 0);
  const gain = Math.floor(((chosen.chance || 0) - Math.max(0, ...less)) * 100 + 1e-6);
  const words = !amount
    ? "keep"
    : amount === most
      ? "all"
      : `when ${Math.max(1, Math.min(100, gain))}`;
  return `markers ${words}${turn ? ` turn ${turn}` : ""}`;
}

/** markersText: standing orders for markers in words; "" where the player is asked.
 * @param {string|undefined} orders @param {number} turn the turn it is */
export function markersText(orders, turn) {
  const [what, until] = (orders || "ask").split(" turn ");
  if (what === "ask" || (until && Number(until) !== turn)) return "";
  const words =
    what === "keep"
      ? "Markers are kept"
      : what === "all"
        ? "All markers are spent"
        : `Markers are spent where one is worth ${what.replace("when ", "")} points or more`;
  return until ? `${words}, this turn` : words;
}

/** What a choice means from now on. @param {Action[]} all @param {Action} a */
function fromNowOn(all, a) {
  const orders = lasting(all, a, 0);
  if (orders === "markers keep") return "and none for the rest of the turn";
  if (orders === "markers all") return "and all there are for the rest of the turn";
  return `and later where a marker is worth ${orders.replace("markers when ", "")} points`;
}

/** The sum so far. @param {Item[]} items @param {(clause: string) => void} openRule */
const sumRows = (items, openRule) =>
  items.map((item) =>
    h(
      "tr",
      null,
      h(
        "td",
        null,
        item.label,
        " ",
        item.clause &&
          h(
            "button",
            { class: "cl", type: "button", onclick: () => openRule(String(item.clause)) },
            item.clause,
          ),
      ),
      h("td", { class: "r" }, item.value),
    ),
  );

/** @param {Action} a */
function chanceBar(a) {
  const bar = h("i", null);
  bar.style.width = `${((a.chance || 0) * 100).toFixed(1)}%`;
  return h("span", { class: "spend-bar", "aria-hidden": "true" }, bar);
}

/** "fails: 41.7 %" without the number. @param {Action} a */
const wish = (a) => (a.needs || "").replace(/: [^:]*$/, "");

/** @param {Action[]} all @param {Action} a @param {number} i @param {boolean} last
 * @param {(a: Action) => void} give */
function line(all, a, i, last, give) {
  return h(
    "li",
    null,
    h(
      "button",
      { class: "btn", type: "button", "data-k": `order-${a.action}`, onclick: () => give(a) },
      h(
        "span",
        { class: "pick-text" },
        a.label,
        h("small", null, last ? fromNowOn(all, a) : wish(a)),
        chanceBar(a),
      ),
      h("b", { class: "spend-chance" }, percent(a.chance || 0)),
      i < 9 && h("kbd", null, i + 1),
    ),
  );
}

/** @typedef {{prompt: string, last: boolean, give: (a: Action) => void, toggle: () => void,
 *   openRule: (clause: string) => void}} SpendTexts `last`: for the rest of the turn, too */

/** spendCard: the choices, the sum behind the roll, and whether it goes on like this.
 * @param {Action[]} choices @param {SpendTexts} texts */
export function spendCard(choices, texts) {
  const items = choices.find((a) => a.items?.length)?.items || [];
  return [
    h("div", { class: "card-head" }, h("h2", null, texts.prompt)),
    items.length > 0 && h("table", null, sumRows(items, texts.openRule)),
    h(
      "ol",
      { class: "choices spend" },
      choices.map((a, i) => line(choices, a, i, texts.last, texts.give)),
    ),
    h(
      "button",
      {
        class: "btn xs lasting",
        type: "button",
        "data-k": "lasting",
        "aria-pressed": String(texts.last),
        onclick: texts.toggle,
      },
      "Like this for the rest of the turn",
      h("kbd", null, "Q"),
    ),
  ];
}
