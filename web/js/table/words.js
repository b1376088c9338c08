/* words.js - pieces, places and orders in words, for screen readers and panels. */
import { count } from "../dom.js";
import { tokenName } from "../draw/counter.js";
import { nice } from "../draw/marks.js";
import { percent, success } from "./oddscard.js";
import { isShot } from "./orders.js";

/** @import { Place } from "../draw/geometry.js" */
/** @import { Action, Odds, Token } from "../types.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Orders } from "./orders.js" */

/** @param {(string|number|false|null|undefined)[]} parts @param {string} [between] */
const join = (parts, between = ", ") => parts.filter((x) => x).join(between);

/** A piece with its owner and the way it faces. @param {Hand} hand @param {Token} token */
const pieceText = (hand, token) =>
  join([
    tokenName(token, hand.view?.seats[token.side]?.title || ""),
    hand.board.ground?.facing(token),
  ]);

/** A piece and where it is. @param {Hand} hand @param {Token} token */
export function tokenText(hand, token) {
  const cell = token.cell && hand.board.ground?.byId.get(token.cell);
  return `${join([pieceText(hand, token), cell && (cell.label || cell.name)])}.`;
}

/** How much a piece can do: "3 places to go, 1 target." @param {Orders} orders
 * @param {string|null} id */
export function countText(orders, id) {
  const list = orders.of(id);
  if (!list.length) return "";
  const targets = list.filter(isShot).length;
  const places = list.filter((a) => a.cell && !isShot(a)).length;
  const other = list.length - places - targets;
  const parts = [
    places && count(places, "place to go", "places to go"),
    targets && count(targets, "target"),
    other && count(other, "other order"),
  ];
  return `${join(parts)}.`;
}

/** The chance of an order, "" while it is not known. @param {Hand} hand @param {Action} action */
export const chanceText = (hand, action) => oddsText(hand, hand.answers.odds.get(action.action));

/** @param {Hand} hand @param {Odds|string|null|undefined} odds */
export function oddsText(hand, odds) {
  if (!odds || typeof odds === "string" || !odds.lines.length || !hand.view) return "";
  const { p } = success(odds, hand.view.as, hand.view.seats);
  return p ? percent(p) : "no chance";
}

/** A place, who is there, and what can be done there.
 * @param {Hand} hand @param {Place} place @param {Action[]} orders */
export function placeText(hand, place, orders) {
  const here = hand.tokensAt(place).map((t) => pieceText(hand, t));
  const what = orders.map((a) =>
    join([a.label, a.cost && `cost ${nice(a.cost)}`, chanceText(hand, a)]),
  );
  return `${[place.label || place.name || place.id, ...here].join(", ")}. ${what.join(". ")}`;
}
