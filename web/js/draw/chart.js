/* chart.js - the score turn by turn, as lines with steps. */
import { s } from "../dom.js";
import { f } from "./geometry.js";

/** @import { Scene, TurnStart } from "../types.js" */

const [W, H, LEFT, LOW] = [470, 110, 26, 18]; /* of the picture, and its margins */

/** curvesOf: for each score its points at the beginning of every turn, and at the end.
 * @param {TurnStart[]} turns @param {Scene} end @returns {number[][]} */
export function curvesOf(turns, end) {
  return end.scores.map((score, i) => [...turns.map((t) => t.points[i] ?? 0), score.points]);
}

/** scoreChart: null where there is nothing to see: no score, or a single turn.
 * @param {TurnStart[]} turns @param {Scene} end @param {(seat: number) => number} sideOf */
export function scoreChart(turns, end, sideOf) {
  const curves = curvesOf(turns, end);
  const goal = Math.max(0, ...end.scores.map((x) => x.goal || 0));
  const most = Math.max(goal, ...curves.flat());
  if (turns.length < 2 || most <= 0) return null;
  const x = (/** @type {number} */ i) => LEFT + (i / turns.length) * (W - LEFT - 4);
  const y = (/** @type {number} */ points) => H - LOW - (points / most) * (H - LOW - 8);
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
    s("text", { x: LEFT - 5, y: f(y(most) + 4), "text-anchor": "end" }, most),
    turns.map((t, i) =>
      s("text", { x: f((x(i) + x(i + 1)) / 2), y: H - 4, "text-anchor": "middle" }, t.turn),
    ),
    curves.map((points, i) =>
      s("path", {
        class: "curve",
        d: line(points),
        stroke: `var(--s${end.scores[i].side >= 0 ? sideOf(end.scores[i].side) : 1})`,
      }),
    ),
  );
}
