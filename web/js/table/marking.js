/* marking.js - draws what the hand holds and could do as marks on the map. */
import { s } from "../dom.js";
import { counter } from "../draw/counter.js";
import { INCH } from "../draw/geometry.js";
import { model } from "../draw/model.js";
import {
  cost,
  dot,
  fireLine,
  focusRing,
  hintMark,
  mayGo,
  path,
  reticle,
  threat,
} from "../draw/marks.js";
import { drawReach } from "../draw/reach.js";
import { inchText } from "../draw/scenery.js";
import { drawField, drawShape, steadyLabel } from "../draw/shapes.js";
import { isUnit, SIZE } from "../draw/tokens.js";
import { isDot, isShot } from "./orders.js";
import { costValue, likely, lineOf, wayTo } from "./way.js";
import { chanceText, oddsText } from "./words.js";

/** @import { Place, Point } from "../draw/geometry.js" */
/** @import { Action, Token } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** What it costs the piece in hand to reach each place. @param {Hand} hand */
function costs(hand) {
  /** @type {Map<Place, number>} */
  const found = new Map();
  for (const a of hand.orders.of(hand.selected)) {
    const place = a.role === "move" && a.cell && hand.board.ground?.byId.get(a.cell);
    if (place && a.cost) found.set(place, costValue(a.cost));
  }
  return found;
}

/** @param {Hand} hand @param {Token} token @param {Point} at */
function ghost(hand, token, at) {
  const side = hand.board.sideOf(token.side);
  const ground = hand.board.ground;
  const art = ground?.plane ? model(token, side, ground.unit) : counter(token, side);
  const k = hand.board.ground?.plane ? 1 : (SIZE / 100) * (hand.board.tokens?.shrink || 1);
  return s(
    "g",
    { opacity: 0.62, transform: `translate(${at.x} ${at.y}) scale(${k})`, class: "ghost" },
    art,
  );
}

/** The places an order leads through: those the server names, else worked out from the prices.
 * @param {Hand} hand @param {Action} action @param {Place} from @param {Place} to */
function wayOf(hand, action, from, to) {
  const named = action.cells?.flatMap((id) => hand.board.ground?.byId.get(id) || []);
  return named?.length ? [from, ...named] : wayTo(costs(hand), from, to);
}

/** What it costs to get to a place on the way. @param {Hand} hand @param {Place} place */
const priceOf = (hand, place) =>
  hand.orders.of(hand.selected).find((x) => x.cell === place.id && x.cost)?.cost ||
  hand.answers.wayTo(hand.selected, place.id)?.cost;

/** @param {Hand} hand @param {Action} action @param {SVGElement[]} over */
function previewMove(hand, action, over) {
  const { board } = hand;
  const token = board.token(action.token);
  const to = action.cell ? board.ground?.byId.get(action.cell) : null;
  const from = token?.cell ? board.ground?.byId.get(token.cell) : null;
  if (!to || !token) return;
  const end = { x: to.px, y: to.py };
  if (from && from !== to) {
    const way = wayOf(hand, action, from, to);
    const known = !!action.cells?.length;
    const points = lineOf(way, known);
    const [a, b] = points;
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    points[0] = { x: a.x + ((b.x - a.x) / far) * 38, y: a.y + ((b.y - a.y) / far) * 38 };
    over.push(path(points));
    for (const p of known || likely(way) ? way.slice(1, -1) : []) {
      const price = priceOf(hand, p);
      if (price) over.push(cost({ x: p.px, y: p.py }, price, 13));
    }
  }
  over.push(ghost(hand, token, end));
  if (action.cost) over.push(cost({ x: end.x + 28, y: end.y - 28 }, action.cost, 13));
  fromThere(hand, action, end, over);
}

/** What the piece could attack from where it would go, with the odds.
 * @param {Hand} hand @param {Action} action @param {Point} from @param {SVGElement[]} over */
function fromThere(hand, action, from, over) {
  if (action.role !== "move" || action.then) return;
  for (const attack of hand.answers.fromThere(action)) {
    const at = hand.board.spot(attack.target, attack.cell);
    if (!at) continue;
    over.push(fireLine(from, at), reticle(at, 42, oddsText(hand, attack.odds), false));
  }
}

/** @param {Hand} hand @param {Action} action @param {SVGElement[]} over */
function previewShot(hand, action, over) {
  const from = hand.board.spot(action.token);
  const to = hand.board.spot(action.target, action.cell);
  if (from && to) over.push(fireLine(from, to));
}

/** Where the cost disc goes: beside a piece that is in the way.
 * @param {Hand} hand @param {Place} place */
function discSpot(hand, place) {
  const occupied = hand.tokensAt(place).some(isUnit);
  return { x: place.px - (occupied ? 41 : 0), y: place.py + (occupied ? 25 : 0) };
}

/** On a plane a model may go to more places than are listed; those without a price are all there
 * are (round an enemy, say), and each has a dot. @param {Hand} hand @param {Action[]} actions
 * @param {SVGElement[]} over */
function only(hand, actions, over) {
  const { ground } = hand.board;
  if (!ground?.plane || !hand.board.spot(hand.selected || "")) return;
  for (const a of actions) {
    const at = isDot(a) && a.cell && ground.anchor(a.cell);
    if (at) over.push(dot(at));
  }
}

/** @param {Hand} hand @param {Action[]} actions @param {SVGElement[]} washes
 * @param {SVGElement[]} over */
function places(hand, actions, washes, over) {
  const ground = hand.board.ground;
  if (!ground || ground.plane) return;
  /** @type {Map<Place, string>} */
  const cells = new Map();
  for (const a of actions) {
    const place = isShot(a)
      ? null
      : ground.byId.get(a.cell || hand.board.token(a.target)?.cell || "");
    if (place && !cells.get(place)) cells.set(place, a.cost || "");
  }
  if (!cells.size) return;
  const bare = [...cells].flatMap(([place, price]) => (price ? [] : [discSpot(hand, place)]));
  washes.push(mayGo(ground, [...cells.keys()], bare));
  const risky = [...cells.keys()].filter((p) => actions.some((a) => a.risk && a.cell === p.id));
  if (risky.length) washes.push(threat(ground, risky));
  const skip = hand.preview && !isShot(hand.preview) ? hand.preview.cell : "";
  for (const [place, price] of cells)
    if (price && place.id !== skip) over.push(cost(discSpot(hand, place), price));
}

/** @param {Hand} hand @param {Action[]} actions @param {SVGElement[]} over */
function targets(hand, actions, over) {
  const seen = new Set();
  const rolled = (/** @type {Action} */ a) => !!a.dice || !!a.items?.length;
  const rank = (/** @type {Action} */ a) => Number(rolled(a)) + 2 * Number(a.role === "shoot");
  for (const a of [...actions].sort((x, y) => rank(y) - rank(x))) {
    const aim = a.target || a.cell;
    if (!isShot(a) || seen.has(aim)) continue;
    seen.add(aim);
    const at = hand.board.spot(a.target, a.cell);
    const main = !!hand.preview && (hand.preview.target || hand.preview.cell) === aim;
    const r = hand.board.ground?.plane
      ? 15
      : rolled(a)
        ? 42
        : 13; /* small where no dice are rolled: smoke, not fire */
    const words = chanceText(hand, main && hand.preview ? hand.preview : a);
    const short = hand.board.ground?.plane ? words.replace(/\.\d/, "") : words;
    if (at) over.push(reticle(at, r, a.role === "move" ? "" : short, main));
  }
}

/** What pointing at a place of the plane would be: the way, who sees its end, its price.
 * @param {Hand} hand @param {SVGElement[]} washes @param {SVGElement[]} over */
function proposal(hand, washes, over) {
  const { board, pointing } = hand;
  const ground = board.ground;
  if (!ground || !pointing?.on) return;
  const { end, shapes, proposal: told, piece, height } = pointing.proposals;
  const token = board.token(piece);
  for (const shape of shapes)
    (shape.role === "threat" ? washes : over).push(drawShape(ground, shape));
  if (end && told && !told.legal)
    over.push(drawShape(ground, { kind: "point", role: "no", text: "", points: [[end.x, end.y]] }));
  if (!end || !token || !told?.legal) return;
  over.push(ghost(hand, { ...token, height }, { x: end.px, y: end.py }));
  if (!told.cost) return;
  const inches = (height * ground.unit) / INCH;
  const words = [`${told.cost} in`, inches && `at ${inchText(inches)}`, told.needs];
  over.push(steadyLabel({ x: end.px, y: end.py + 14 }, words.filter(Boolean).join(", "), -13));
}

/** An order that was sent and is not answered yet. @param {Hand} hand @param {Action} order */
function underWay(hand, order) {
  /** @type {SVGElement[]} */
  const parts = [];
  if (isShot(order)) previewShot(hand, order, parts);
  else previewMove(hand, order, parts);
  return s("g", { class: "sent" }, parts);
}

/** Where models stand. @param {import("../draw/board.js").Board} board */
const standing = (board) => [...(board.tokens?.pieces.values() || [])].map((piece) => piece.at);

/** @param {Hand} hand @param {Place|null} cursor the keyboard's, where it is shown */
export function mark(hand, cursor) {
  const { board } = hand;
  const ground = board.ground;
  if (!ground) return;
  /** @type {SVGElement[]} */
  const washes = [];
  /** @type {SVGElement[]} */
  const over = [];
  const holding = hand.selected && hand.orders.byToken.has(hand.selected);
  const actions = holding
    ? [...hand.orders.of(hand.selected), ...hand.answers.waysOf(hand.selected)]
    : hand.orders.free;
  const { field } = hand.answers;
  const alone = !!hand.tool?.alone;
  const asked = board.follows || hand.orders.forced().length > 0; /* not about where to go */
  if (field.scene && ground.plane && !hand.tool && !asked)
    washes.push(...drawReach(ground, field.scene.shapes, standing(board)));
  else if (field.scene && !ground.plane) washes.push(drawField(ground, field.scene.shapes));
  places(hand, actions, washes, over);
  only(hand, actions, over);
  if (cursor)
    over.push(focusRing(ground, { x: cursor.px, y: cursor.py }, ground.plane ? 9 : undefined));
  if (hand.preview && isShot(hand.preview)) previewShot(hand, hand.preview, over);
  if (!alone) targets(hand, actions, over);
  if (ground.plane) proposal(hand, washes, over);
  else if (hand.preview && !isShot(hand.preview)) previewMove(hand, hand.preview, over);
  if (hand.sent) over.push(underWay(hand, hand.sent));
  for (const shape of hand.tool?.shapes || []) over.push(drawShape(ground, shape));
  for (const id of hand.hint ? [hand.hint.token, hand.hint.cell, hand.hint.target] : []) {
    const cell = board.token(id)?.cell || id;
    const place = cell && ground.byId.get(cell);
    if (place) over.push(hintMark(ground, place));
  }
  board.select(hand.selected, hand.orders.actors);
  board.mark(washes, over);
}
