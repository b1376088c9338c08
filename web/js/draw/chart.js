/* chart.js - the score turn by turn, as lines with steps. */
import { s } from "../dom.js";
import { f } from "./geometry.js";

/** @import { Scene, TurnStart } from "../types.js" */

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

/** scoreChart: null where there is nothing to see: no score, or a single turn.
 * @param {TurnStart[]} turns @param {Scene} end @param {(seat: number) => number} sideOf
 * @param {number} [W] @param {number} [H] its size */
export function scoreChart(turns, end, sideOf, W = 470, H = 110) {
  const curves = curvesOf(turns, end);
  const goal = Math.max(0, ...end.scores.map((x) => x.goal || 0));
  const most = Math.max(goal, ...curves.flat());
  if (turns.length < 2 || most <= 0) return null;
  const x = (/** @type {number} */ i) => LEFT + (i / turns.length) * (W - LEFT - 4);
  const top = H > 140 ? 26 : 8;
  const y = (/** @type {number} */ points) => H - LOW - (points / most) * (H - LOW - top);
  const line = (/** @type {number[]} */ points) =>
    points.map((p, i) => (i ? `H${f(x(i))}V${f(y(p))}` : `M${f(x(0))} ${f(y(p))}`)).join("");
  const words = end.scores.map((score, i) => `${curves[i].join(", ")}`).join("; ");
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
    goal > 0 && H > 140 && s("text", { x: LEFT + 6, y: f(y(goal) - 5) }, `${goal} to win`),
    s("text", { x: LEFT - 5, y: f(y(most) + 4), "text-anchor": "end" }, most),
    turns.map((t, i) =>
      s("text", { x: f((x(i) + x(i + 1)) / 2), y: H - 4, "text-anchor": "middle" }, t.turn),
    ),
    curves.flatMap((points, i) => {
      const side = end.scores[i].side >= 0 ? sideOf(end.scores[i].side) : 1;
      return sideLine(line(points), side);
    }),
    H > 140 &&
      curves.map((points, i) => {
        const high = Math.max(18, y(points[points.length - 1]) - 6);
        const [x0, y0] = [W - 12, high + 20 * ties(curves, i)];
        const side = end.scores[i].side >= 0 ? sideOf(end.scores[i].side) : 1;
        return s(
          "text",
          { class: `final ink-${side}`, x: x0, y: f(y0), "text-anchor": "end" },
          points[points.length - 1],
        );
      }),
  );
}
