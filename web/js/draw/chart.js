/* chart.js - the score turn by turn, as lines with steps. */
import { s } from "../dom.js";
import { f } from "./geometry.js";

/** @import { Gain, Scene, TurnStart } from "../types.js" */

const [LEFT, LOW] = [26, 18]; /* margins */

/** curvesOf: for each score its points at the beginning of every turn, and at the end.
 * @param {TurnStart[]} turns @param {Scene} end @returns {number[][]} */
export function curvesOf(turns, end) {
  return end.scores.map((score, i) => [...turns.map((t) => t.points[i] ?? 0), score.points]);
}

/** How many of the lines before this one end where it ends. @param {number[][]} curves
 * @param {number} i */
const ties = (curves, i) => curves.slice(0, i).filter((c) => c.at(-1) === curves[i].at(-1)).length;

/** Each side's own dash, so that a line is known without its colour. */
const DASHES = [null, "9 5", "2 5", "9 4 2 4"];

/** sideLine: a side's line in a casing, with its own dash.
 * @param {string} d @param {number} side 1 to 4 */
export const sideLine = (d, side) => [
  s("path", { class: "line-case", d }),
  s("path", {
    class: "curve",
    d,
    stroke: `var(--s${side})`,
    "stroke-dasharray": DASHES[side - 1],
  }),
];

/** A change of a score: `at` is when, in turns from the first one's beginning.
 * @typedef {{at: number, points: number, label: string}} Rise */

/** whenOf: how many turns into the match an entry is. @param {TurnStart[]} turns
 * @param {number} last entry of the match @param {number} entry */
export function whenOf(turns, last, entry) {
  const i = Math.max(
    0,
    turns.findLastIndex((t) => t.entry <= entry),
  );
  const from = turns[i].entry;
  const to = turns[i + 1]?.entry ?? last + 1;
  return i + Math.max(0, Math.min(1, (entry - from + 1) / Math.max(1, to - from)));
}

/** A piece's name without its number or place. @param {string} [name] */
const kindWords = (name) =>
  (name || "")
    .replace(/\b[A-Za-z]{0,3}\d+\b/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** risesOf: how each score went, from change to change; the last points of each are those at the
 * end. Pieces that bring points in one move are named together.
 * @param {TurnStart[]} turns @param {Scene} end @param {Gain[]} gains @param {number} last entry
 * @returns {{start: number, rises: Rise[]}[]} */
export function risesOf(turns, end, gains, last) {
  return end.scores.map((score, i) => {
    const own = gains.filter((g) => g.score === i);
    const start = score.points - own.reduce((sum, g) => sum + g.points, 0);
    let points = start;
    const rises = own.map((g) => {
      points += g.points;
      const words = g.points > 0 && g.name ? `${kindWords(g.name)} ${g.points}` : "";
      return { at: whenOf(turns, last, g.entry), points, label: words };
    });
    return { start, rises };
  });
}

/** turnRises: the same where only the points at the beginnings of turns are known.
 * @param {TurnStart[]} turns @param {Scene} end */
function turnRises(turns, end) {
  return curvesOf(turns, end).map(([start, ...rest]) => ({
    start,
    rises: rest.map((points, i) => ({ at: i + 1, points, label: "" })),
  }));
}

/** broughtIn: what brought points in a turn, for a table. @param {TurnStart[]} turns
 * @param {Gain[]} gains @param {number} i which turn */
export const broughtIn = (turns, gains, i) =>
  gains
    .filter((g) => g.points > 0 && g.name)
    .filter((g) => g.entry >= turns[i].entry && g.entry < (turns[i + 1]?.entry ?? Infinity))
    .map((g) => `${kindWords(g.name)} ${g.points}`)
    .join(", ");

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const [LETTER, LINE] = [6.6, 16]; /* px of a label */

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** placed: where the labels of a plot stand: left of their step, else right of it, none on another,
 * on a line or outside; those of the largest steps first. What finds no room is left out.
 * @param {{x: number, y: number, from: number, label: string}[]} steps `from`: the height before
 * @param {Box[]} taken @param {Box} room
 * @returns {{x: number, y: number, label: string}[]} */
export function placed(steps, taken, room) {
  const boxes = [...taken];
  const out = [];
  const large = [...steps].sort((a, b) => Math.abs(b.from - b.y) - Math.abs(a.from - a.y));
  for (const { x, y, from, label } of large) {
    const w = label.length * LETTER;
    const lefts = [x - w - 6, x + 6];
    const tops = [(y + from) / 2 - LINE / 2, y + 2, y - LINE - 3, from - LINE - 3];
    const spot = lefts
      .flatMap((left) => tops.map((top) => ({ x: left, y: top, w, h: LINE })))
      .find(
        (b) =>
          b.x >= room.x &&
          b.x + b.w <= room.x + room.w &&
          b.y >= room.y &&
          b.y + b.h <= room.y + room.h &&
          !boxes.some((o) => meet(b, o)),
      );
    if (!spot) continue;
    boxes.push(spot);
    out.push({ x: spot.x, y: spot.y + LINE - 4, label });
  }
  return out;
}

/** scoreChart: null where there is nothing to see: no score, or a single turn.
 * @param {TurnStart[]} turns @param {Scene} end @param {(seat: number) => number} sideOf
 * @param {number} [W] @param {number} [H] its size
 * @param {{gains: Gain[], last: number}} [story] what changed it when, and the last entry */
export function scoreChart(turns, end, sideOf, W = 470, H = 110, story) {
  const curves = curvesOf(turns, end);
  const lines = story ? risesOf(turns, end, story.gains, story.last) : turnRises(turns, end);
  const goal = Math.max(0, ...end.scores.map((x) => x.goal || 0));
  const most = Math.max(goal, ...lines.flatMap((l) => [l.start, ...l.rises.map((r) => r.points)]));
  if (turns.length < 2 || most <= 0) return null;
  const large = H > 140;
  const top = large ? 26 : 8;
  const x = (/** @type {number} */ at) => LEFT + (at / turns.length) * (W - LEFT - 4);
  const y = (/** @type {number} */ points) => H - LOW - (points / most) * (H - LOW - top);
  const side = (/** @type {number} */ i) =>
    end.scores[i].side >= 0 ? sideOf(end.scores[i].side) : 1;
  const every = Math.ceil((20 * turns.length) / (W - LEFT)); /* turns to a number */
  const words = curves.map((c) => c.join(", ")).join("; ");
  return s(
    "svg",
    {
      class: "score-chart",
      viewBox: `0 0 ${W} ${H}`,
      role: "img",
      "aria-label": `The score turn by turn: ${words}`,
    },
    s("path", { class: "axis", d: `M${LEFT} 4V${H - LOW}H${W - 2}` }),
    goal > 0 && s("path", { class: "goal", d: `M${LEFT} ${f(y(goal))}H${W - 2}` }),
    goal > 0 && large && s("text", { x: LEFT + 6, y: f(y(goal) - 5) }, `${goal} to win`),
    s("text", { x: LEFT - 5, y: f(y(most) + 4), "text-anchor": "end" }, most),
    turns.map(
      (t, i) =>
        i % every === 0 &&
        s("text", { x: f(x(i + 0.5)), y: H - 4, "text-anchor": "middle" }, t.turn),
    ),
    lines.flatMap((line, i) => sideLine(pathOf(line, x, y, turns.length), side(i))),
    large &&
      curves.map((points, i) => {
        const high = Math.max(18, y(points[points.length - 1]) - 6);
        const at = { x: W - 12, y: f(high + 20 * ties(curves, i)), "text-anchor": "end" };
        return s("text", { class: `final ink-${side(i)}`, ...at }, points[points.length - 1]);
      }),
    large && labels(lines, x, y, W, H, goal),
  );
}

/** @param {{start: number, rises: Rise[]}} line @param {(at: number) => number} x
 * @param {(points: number) => number} y @param {number} turns */
const pathOf = ({ start, rises }, x, y, turns) =>
  `M${f(x(0))} ${f(y(start))}${rises.map((r) => `H${f(x(r.at))}V${f(y(r.points))}`).join("")}` +
  `H${f(x(turns))}`;

/** Which piece brought it, beside each step. @param {{start: number, rises: Rise[]}[]} lines
 * @param {(at: number) => number} x @param {(points: number) => number} y @param {number} W
 * @param {number} H @param {number} goal */
function labels(lines, x, y, W, H, goal) {
  /** @type {Box[]} */
  const taken = [{ x: W - 44, y: 0, w: 44, h: 30 }]; /* the points at the end */
  if (goal > 0) taken.push({ x: LEFT, y: y(goal) - 18, w: 66, h: 20 });
  const steps = [];
  for (const { start, rises } of lines) {
    let [px, py] = [x(0), y(start)];
    for (const r of rises) {
      const [nx, ny] = [x(r.at), y(r.points)];
      taken.push({ x: px, y: py - 2, w: nx - px, h: 4 });
      taken.push({ x: nx - 2, y: Math.min(py, ny), w: 4, h: Math.abs(py - ny) });
      if (r.label) steps.push({ x: nx, y: ny, from: py, label: r.label });
      [px, py] = [nx, ny];
    }
    taken.push({ x: px, y: py - 2, w: W - px, h: 4 });
  }
  const room = { x: LEFT + 2, y: 2, w: W - LEFT - 4, h: H - LOW - 2 };
  return placed(steps, taken, room).map((l) =>
    s("text", { class: "brought", x: f(l.x), y: f(l.y) }, l.label),
  );
}
