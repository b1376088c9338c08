/* reach.js - how far a model gets on a table without hexes: one wash with a dashed edge over all
 * that a move leads to, and an outline for each bonus that a charge may have. */
import { s } from "../dom.js";
import { f, INCH, pathOf } from "./geometry.js";
import { drawShape } from "./shapes.js";

/** @import { Box, Ground, Point } from "./geometry.js" */
/** @import { Shape } from "../types.js" */

/** Drawn once for each answer, however often the marks are drawn.
 * @type {WeakMap<Shape[], SVGElement[]>} */
const drawn = new WeakMap();

/** pathOfAll: the outlines of shapes as one path, so that they are filled once where they overlap.
 * @param {Ground} ground @param {Shape[]} shapes */
const pathOfAll = (ground, shapes) =>
  shapes.map((shape) => pathOf(shape.points.map(([x, y]) => ground.at(x, y)))).join("");

/** All sectors are one wash: only what of their edges lies outside all of them is drawn.
 * @param {Ground} ground @param {Shape[]} shapes */
function wash(ground, shapes) {
  const d = pathOfAll(ground, shapes);
  const { x, y, w, h } = ground.box;
  return s(
    "g",
    { class: "shape shape-reach" },
    s(
      "mask",
      { id: "reach-edge", maskUnits: "userSpaceOnUse", x, y, width: w, height: h },
      s("rect", { x, y, width: w, height: h, fill: "white" }),
      s("path", { d, fill: "black" }),
    ),
    s("path", { d, fill: "var(--amber)", "fill-opacity": 0.16 }),
    s(
      "g",
      { mask: "url(#reach-edge)", fill: "none" },
      s("path", { d, stroke: "var(--card-ink)", "stroke-width": 5, "stroke-opacity": 0.55 }),
      s("path", { d, stroke: "var(--amber)", "stroke-width": 5, "stroke-dasharray": "10 5" }),
    ),
  );
}

/** @param {Point} at @param {string} text */
const bonus = (at, text) => s("text", { x: f(at.x), y: f(at.y + 3), class: "bonus-text" }, text);

/** @param {Point} a @param {Point} b */
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** clearest: the corner of the rings where their names are read best: where no two lie close to
 * each other, and then as far from all models and from the edge as can be.
 * @param {Box} table @param {Point[][]} rings @param {Point[]} models */
export function clearest(table, rings, models) {
  const { x, y, w, h } = table;
  const room = (/** @type {Point} */ p) =>
    Math.min(p.x - x, p.y - y, x + w - p.x, y + h - p.y, ...models.map((m) => apart(m, p)));
  const gap = (/** @type {number} */ i) =>
    Math.min(...rings.slice(1).map((points, n) => apart(points[i], rings[n][i])), INCH);
  const scores = (rings[0] || []).map(
    (_, i) => 100 * gap(i) + Math.min(...rings.map((points) => room(points[i]))),
  );
  return scores.indexOf(Math.max(...scores));
}

/** As far as a charge goes with a bonus, named at one of its corners.
 * @param {Point[]} points @param {string} text @param {number} corner */
function ring(points, text, corner) {
  const line = { d: pathOf(points), fill: "none", "stroke-linejoin": "round" };
  return s(
    "g",
    { class: "shape shape-charge" },
    s("path", { ...line, stroke: "var(--red-ink)", "stroke-width": 1, "stroke-dasharray": "2 5" }),
    bonus(points[corner], text),
  );
}

/** drawReach: what the rules answer about a piece, drawn.
 * @param {Ground} ground @param {Shape[]} shapes @param {Point[]} models where they stand
 * @returns {SVGElement[]} */
export function drawReach(ground, shapes, models) {
  const known = drawn.get(shapes);
  if (known) return known;
  const reach = shapes.filter((shape) => shape.role === "reach");
  const rings = shapes.filter((shape) => shape.role === "charge");
  const outlines = rings.map((shape) => shape.points.map(([x, y]) => ground.at(x, y)));
  const corner = clearest(ground.table, outlines, models);
  const rest = shapes.filter((shape) => shape.role !== "reach" && shape.role !== "charge");
  const marks = [
    ...(reach.length ? [wash(ground, reach)] : []),
    ...rings.map((shape, i) => ring(outlines[i], shape.text || "", corner)),
    ...rest.map((shape) => drawShape(ground, shape)),
  ];
  drawn.set(shapes, marks);
  return marks;
}
