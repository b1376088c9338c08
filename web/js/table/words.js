/* words.js - pieces, places and orders in words, for screen readers and panels. */
import { count } from "../dom.js";
import { tokenName } from "../draw/counter.js";
import { INCH } from "../draw/geometry.js";
import { nice } from "../draw/marks.js";
import { under } from "../draw/under.js";
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

const COMPASS = "north,north-east,east,south-east,south,south-west,west,north-west".split(",");

/** bearing: how far, and which way, from one place to another; "" where there are hexes to count.
 * @param {Place} from @param {Place} to */
export function bearing(from, to) {
  const [dx, dy] = [to.px - from.px, from.py - to.py];
  const inches = Math.hypot(dx, dy) / INCH;
  if (inches < 0.05) return "here";
  const eighth = Math.round((Math.atan2(dx, dy) / Math.PI) * 4 + 8) % 8;
  return `${inches.toFixed(1)} inches ${COMPASS[eighth]}`;
}

/** Where a place is, seen from the piece in hand on a table without hexes.
 * @param {Hand} hand @param {Place} place */
export function fromHand(hand, place) {
  const { board, selected, stand } = hand;
  const token = board.token(selected || "");
  if (!board.ground?.plane || !stand || !token || stand.id === place.id) return "";
  return `${bearing(stand, place)} of ${token.name || token.id}`;
}

/** A piece and where it is. @param {Hand} hand @param {Token} token */
export function tokenText(hand, token) {
  const { ground } = hand.board;
  const cell = token.cell && ground?.byId.get(token.cell);
  const spot = ground?.plane && ground.spot(token);
  const where = spot ? `at ${ground.pointPlace(spot).name}` : cell && (cell.label || cell.name);
  return `${join([pieceText(hand, token), where])}.`;
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

/** What lies there on a table without hexes. @param {Hand} hand @param {Place} place */
function groundText(hand, place) {
  const { ground, data } = hand.board;
  return ground?.plane ? under(ground, data?.shapes || [], { x: place.px, y: place.py }) : "";
}

/** A place, who is there, and what can be done there.
 * @param {Hand} hand @param {Place} place @param {Action[]} orders */
export function placeText(hand, place, orders) {
  const here = hand.tokensAt(place).map((t) => pieceText(hand, t));
  const what = orders.map((a) =>
    join([a.label, a.cost && `cost ${nice(a.cost)}`, chanceText(hand, a)]),
  );
  const name = place.label || place.name || place.id;
  const about = [name, groundText(hand, place), ...here, fromHand(hand, place)];
  return `${join(about)}. ${what.join(". ")}`;
}
