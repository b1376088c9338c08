/* timeline.js - what happened, as a list of beats that can be shown one after the other: a piece
 * marches, a line of fire is drawn, dice fall, the result shows. It only computes (playback.js
 * draws), from what the server tells this viewer of each entry (docs/server.md, steps). */

/** @import { Place } from "../draw/geometry.js" */
/** @import { LogLine, Scene, Step, StoryPart, Token } from "../types.js" */

/** Where something is: in a cell, or at a point of a plane.
 * @typedef {{cell?: string, x?: number, y?: number}} Where */
/** @typedef {{token: Token, was: Token, via: string[]}} March */
/** A beat. `scene` is what stands on the map from its beginning on; `looks` is where to look.
 * @typedef {{kind: "march"|"fire"|"dice"|"show", entry: number, seat: number, scene: Scene,
 *   text: string, looks: Where[], marches?: March[], from?: Where, to?: Where, line?: LogLine,
 *   hurt?: Where[], lost?: Where[]}} Beat */

/** The scene after a step. @param {Scene} scene @param {Step} step @returns {Scene} */
export function sceneAfter(scene, step) {
  const gone = new Set(step.gone);
  const fresh = new Map(step.tokens.map((t) => [t.id, t]));
  const kept = scene.tokens.filter((t) => !gone.has(t.id)).map((t) => take(fresh, t));
  return {
    ...scene,
    turn: step.turn,
    phase: step.phase,
    scores: step.scores,
    shapes: step.shapes || scene.shapes,
    tokens: [...kept, ...fresh.values()],
  };
}

/** @param {Map<string, Token>} fresh @param {Token} old */
function take(fresh, old) {
  const now = fresh.get(old.id);
  fresh.delete(old.id);
  return now || old;
}

/** A name may contain the place ("Gun 0503"): without digits it says what the piece is.
 * @param {Token} t */
const kindOf = (t) => `${t.side} ${t.picture} ${(t.name || "").replace(/\d+/g, "")}`;

/** @param {Where} a @param {Where} b */
const apart = (a, b) => a.cell !== b.cell || (!a.cell && (a.x !== b.x || a.y !== b.y));

/** moved: the pieces that are elsewhere now, also those whose id changed with their place.
 * @param {Scene} before @param {Scene} after @returns {{was: Token, token: Token}[]} */
export function moved(before, after) {
  const old = new Map(before.tokens.map((t) => [t.id, t]));
  const now = new Set(after.tokens.map((t) => t.id));
  const left = before.tokens.filter((t) => !now.has(t.id) && !t.hidden && t.side >= 0);
  const out = [];
  for (const token of after.tokens) {
    let was = old.get(token.id);
    if (!was && !token.hidden && token.side >= 0) {
      const i = left.findIndex((t) => kindOf(t) === kindOf(token));
      if (i >= 0) [was] = left.splice(i, 1);
    }
    const placed = was && (was.cell || was.x !== undefined);
    if (was && placed && apart(was, token) && (token.cell || !was.cell)) out.push({ was, token });
  }
  return out;
}

/** Where what has this id is: a piece, or else a cell. An unknown id is taken for a cell.
 * @param {string} id @param {Scene} before @param {Scene} after @returns {Where} */
function whereIs(id, before, after) {
  const token = [before, after].flatMap((s) => s.tokens).find((t) => t.id === id);
  return token ? { cell: token.cell, x: token.x, y: token.y } : (pointOf(id) ?? { cell: id });
}

/** A point of a plane, "6350,9144"; null: the id is something else. @param {string} id */
function pointOf(id) {
  const [x, y] = /^\d+,\d+$/.test(id) ? id.split(",").map(Number) : [];
  return x === undefined ? null : { x, y };
}

/** The sides with a piece there. @param {Where} where @param {Scene} scene */
function sidesAt(where, scene) {
  return scene.tokens.filter((t) => t.side >= 0 && !apart(t, where)).map((t) => t.side);
}

/** aim: who is aimed at from where in this sentence, or null: it names places of two sides, and
 * nobody moved. @param {StoryPart} part @param {Scene} before @param {Scene} after */
function aim(part, before, after) {
  const places = part.at.map((id) => whereIs(id, before, after));
  const [from] = places;
  const to = places.findLast((p) => apart(p, from));
  if (!from || !to) return null;
  const [a, b] = [sidesAt(from, before), sidesAt(to, before)];
  return a.length && b.some((side) => !a.includes(side)) ? { from, to } : null;
}

/** @param {Step} step @returns {StoryPart[]} */
const partsOf = (step) => step.log.flatMap((line) => line.parts || []);

/** @param {StoryPart[]} parts @param {"hurt"|"lost"} what @param {Scene} before
 * @param {Scene} after */
function paying(parts, what, before, after) {
  return parts
    .filter((p) => p[what]?.length && p.at.length)
    .map((p) => whereIs(p.at[0], before, after));
}

/** The march of a piece; places that the story names between its ends lie on its way: on a plane
 * all points in the sentences about the piece, else the cells in the first one about it, or about
 * one that goes with it.
 * @param {{was: Token, token: Token}} move @param {StoryPart[]} parts
 * @param {{was: Token, token: Token}[]} moves all of them @returns {March} */
function marchOf({ was, token }, parts, moves) {
  if (!token.cell) {
    const points = parts
      .filter((p) => p.at.includes(token.id))
      .flatMap((p) => p.at.filter(pointOf));
    return { was, token, via: points.filter((id) => id !== `${token.x},${token.y}`) };
  }
  const along = moves.filter((m) => m.was.cell === was.cell && m.token.cell === token.cell);
  const named = [token.id, was.cell || "-", ...along.map((m) => m.token.id)];
  const told = parts.find((p) => named.some((id) => p.at.includes(id)));
  const ends = [was.cell, token.cell, ...along.flatMap((m) => [m.token.id, m.was.id])];
  return { was, token, via: (told?.at || []).filter((id) => !ends.includes(id)) };
}

/** @param {Step} step */
const words = (step) =>
  step.log
    .map((l) => l.text || "")
    .filter((x) => x)
    .join(" ");

/** The shot that a step begins, or null. Where its sentence does not name the target, what the dice
 * that follow are read for is it.
 * @param {StoryPart[]} parts @param {StoryPart[]} read @param {Scene} before @param {Scene} after
 * @returns {{text: string, from: Where, to: Where}|null} */
function shotOf(parts, read, before, after) {
  const told = parts.findLast((p) => aim(p, before, after));
  const [who] = parts.filter((p) => p.at.length);
  const [whom] = read.filter((p) => p.at.length);
  const half = who && whom ? { ...who, at: [who.at[0], whom.at[0]] } : null;
  const part = told || half;
  const line = part && aim(part, before, after);
  return line ? { text: part.text, ...line } : null;
}

/** The beats of one step.
 * @param {Scene} before @param {Step} step @param {Step|null} roll the dice that follow at once
 * @returns {Beat[]} */
function beatsOf(before, step, roll) {
  const after = sceneAfter(before, step);
  const parts = partsOf(step);
  const dice = step.log.find((l) => l.faces?.length);
  const moves = moved(before, after);
  const base = { entry: step.entry, seat: step.seat, text: words(step) };
  const named = parts.flatMap((p) => p.at).map((id) => whereIs(id, before, after));
  /** @type {Beat[]} */
  const beats = [];
  if (dice) beats.push({ ...base, kind: "dice", scene: before, looks: named, line: dice });
  else if (moves.length)
    beats.push({
      ...base,
      kind: "march",
      scene: after,
      looks: moves.flatMap(({ was, token }) => [was, token]),
      marches: moves.map((m) => marchOf(m, parts, moves)),
    });
  const fires = dice ? !!roll : !moves.length;
  const line = fires ? shotOf(parts, roll && !dice ? partsOf(roll) : [], before, after) : null;
  const changed = step.tokens.length > 0 || step.gone.length > 0;
  if (dice || !line)
    beats.push({
      ...base,
      text: moves.length && !dice ? "" : base.text,
      kind: "show",
      scene: after,
      looks: changed ? named : [],
      hurt: paying(parts, "hurt", before, after),
      lost: paying(parts, "lost", before, after),
    });
  if (line)
    beats.push({
      ...base,
      kind: "fire",
      scene: after,
      looks: [line.from, line.to],
      ...line,
    });
  return beats;
}

/** timeline: the beats of all these steps, and the scene at their end.
 * @param {Scene} start @param {Step[]} steps */
export function timeline(start, steps) {
  /** @type {Beat[]} */
  const beats = [];
  let scene = start;
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    const rolls = next?.log.some((l) => l.faces?.length);
    beats.push(...beatsOf(scene, step, rolls ? next : null));
    scene = sceneAfter(scene, step);
  });
  return { beats, scene };
}

/** How much longer than at the usual pace things take. @type {Record<string, number>} */
export const PACES = { slow: 2, normal: 1, fast: 0.4, off: 0 };

const HEX = 190; /* ms to cross one, at the usual pace */
const FIRE = 650;
const DICE = 1000;
const RESULT = 900; /* when somebody paid */
const WORDS = 450; /* when something is said that the map does not show */

/** lasts: ms that a beat is shown at a pace. @param {Beat} beat @param {string} pace */
export function lasts(beat, pace) {
  const k = PACES[pace] ?? 1;
  if (beat.kind === "march") {
    const legs = Math.max(...(beat.marches || []).map((m) => m.via.length + 1), 1);
    return k * Math.min(1600, HEX * (legs + 2));
  }
  if (beat.kind === "fire") return k * FIRE;
  if (beat.kind === "dice") return k * DICE;
  if (beat.hurt?.length || beat.lost?.length) return k * RESULT;
  return beat.text ? k * WORDS : 0;
}

/** changes: what is not as it was, for somebody who looked away: where pieces went, where some
 * are gone, worse off or new.
 * @param {Scene} before @param {Scene} after
 * @param {number[]} own sides whose moves are known already */
export function changes(before, after, own) {
  const moves = moved(before, after);
  const gone = new Set(before.tokens.map((t) => t.id));
  const fresh = new Set(after.tokens.map((t) => t.id));
  for (const t of after.tokens) gone.delete(t.id);
  for (const t of before.tokens) fresh.delete(t.id);
  for (const { was, token } of moves) {
    gone.delete(was.id);
    fresh.delete(token.id);
  }
  const old = new Map(before.tokens.map((t) => [t.id, t]));
  const unit = (/** @type {Token} */ t) => t.side >= 0;
  const worse = (/** @type {Token} */ t) => (t.damage || 0) > (old.get(t.id)?.damage || 0);
  return {
    moves: moves.filter(({ token }) => unit(token) && !own.includes(token.side)),
    lost: before.tokens.filter((t) => unit(t) && gone.has(t.id)),
    hurt: after.tokens.filter((t) => unit(t) && old.has(t.id) && worse(t)),
    fresh: after.tokens.filter((t) => unit(t) && fresh.has(t.id) && !own.includes(t.side)),
  };
}

/** lastTurn: the entry before the others' last turn: all they decided since the player's decision
 * before it. Who plays no seat, or all, gets the last turn of one seat.
 * @param {LogLine[]} lines @param {number[]} you */
export function lastTurn(lines, you) {
  const plays = lines.filter((l) => l.kind === "play" && l.entry !== undefined);
  const others = plays.filter((l) => !you.includes(l.seat));
  const last = (others.length ? others : plays).at(-1);
  if (!last) return 0;
  const own = (/** @type {LogLine} */ l) =>
    others.length && you.length ? you.includes(l.seat) : l.seat !== last.seat;
  const before = plays.slice(0, plays.indexOf(last)).findLast(own);
  const first = plays[before ? plays.indexOf(before) + 1 : 0];
  return (first.entry || 1) - 1;
}

/** wayOf: the cells a piece passes from one place to another: through those the story names, else
 * the shortest way that enters no place of another side, else straight.
 * @param {Place} from @param {Place} to @param {Place[]} via @param {Set<string>} closed cells
 * @returns {Place[]} */
export function wayOf(from, to, via, closed) {
  const stops = [...via, to];
  /** @type {Place[]} */
  const way = [from];
  for (const stop of stops) way.push(...shortest(way[way.length - 1], stop, closed));
  return way;
}

const FURTHEST = 400; /* cells looked at */

/** @param {Place} from @param {Place} to @param {Set<string>} closed
 * @returns {Place[]} without the first */
function shortest(from, to, closed) {
  /** @type {Map<Place, Place|null>} */
  const came = new Map([[from, null]]);
  const queue = [from];
  for (let i = 0; i < queue.length && i < FURTHEST && !came.has(to); i++)
    for (const next of queue[i].near)
      if (!came.has(next) && (next === to || !closed.has(next.id))) {
        came.set(next, queue[i]);
        queue.push(next);
      }
  if (!came.has(to)) return [to];
  const way = [];
  for (let at = /** @type {Place|null|undefined} */ (to); at && at !== from; at = came.get(at))
    way.unshift(at);
  return way;
}
