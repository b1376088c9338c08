/* shapes.js - the scene's own drawings: lines of sight, zones, circles, ground of a continuous
 * table. A role that is not known is drawn as a thin outline with its text. */
import { s } from "../dom.js";
import { f, hexPath, pathOf } from "./geometry.js";

/** @import { Ground, Point } from "./geometry.js" */
/** @import { Shape } from "../types.js" */

/** role: what the shape means, as strokes and fills. @type {Record<string, Record<string, any>>} */
const STYLE = {
  sight: { stroke: "var(--target)", "stroke-width": 4, "stroke-dasharray": "9 5" },
  blocked: { stroke: "var(--ink-2)", "stroke-width": 4, "stroke-dasharray": "2 6" },
  reach: { stroke: "var(--amber)", "stroke-width": 2.6, "stroke-dasharray": "10 5", fill: "var(--amber)", "fill-opacity": 0.13 },
  threat: { stroke: "var(--threat)", "stroke-width": 1.6, fill: "url(#p-threat)", "fill-opacity": 0.55 },
  deploy: { stroke: "var(--ink-2)", "stroke-width": 2.4, "stroke-dasharray": "12 6", fill: "var(--paper)", "fill-opacity": 0.18 },
  border: { stroke: "var(--target)", "stroke-width": 3, "stroke-dasharray": "9 5" },
  water: { stroke: "var(--t-water-ink)", "stroke-width": 1.5, fill: "var(--t-water)" },
  trench: { stroke: "var(--t-spoil)", "stroke-width": 8, fill: "var(--t-trench)" },
  wall: { stroke: "var(--t-line)", "stroke-width": 1.5, fill: "var(--t-stone)" },
  building: { stroke: "var(--t-line)", "stroke-width": 2, fill: "var(--t-timber)" },
  bunker: { stroke: "var(--t-line)", "stroke-width": 2, fill: "var(--t-stone)" },
  wood: { stroke: "var(--t-forest-ink)", "stroke-width": 1.5, "stroke-dasharray": "3 5", fill: "var(--t-forest-bg)" },
  hill: { stroke: "var(--t-mud-ink)", "stroke-width": 1.5, fill: "var(--card)", "fill-opacity": 0.24 },
  crater: { stroke: "var(--t-mud-ink)", "stroke-width": 1.5, fill: "var(--t-mud-deep)", "fill-opacity": 0.8 },
  wire: { stroke: "var(--t-wire)", "stroke-width": 1.5, "stroke-dasharray": "4 3", fill: "var(--t-mud-deep)", "fill-opacity": 0.35 },
  table: { stroke: "var(--ink)", "stroke-width": 2, fill: "var(--t-ground)" },
};
const PLAIN = { stroke: "var(--ink-2)", "stroke-width": 2, "stroke-dasharray": "4 4" };
const GROUND = new Set(["table", "water", "trench", "wall", "building", "bunker", "wood", "hill", "crater", "wire"]);

/** isGround: shapes that belong under the tokens. @param {Shape} shape */
export const isGround = (shape) => GROUND.has(shape.role) || shape.role === "deploy" || shape.role === "border";

/** @param {Point} at @param {string} text */
const label = (at, text) => s("text", { x: f(at.x), y: f(at.y), class: "shape-text" }, text);

/** @param {Ground} ground @param {Shape} shape @param {Point[]} points */
function outlineOf(ground, shape, points) {
  if (shape.kind === "circle" && points.length > 1)
    return { tag: /** @type {const} */ ("circle"), geo: { cx: f(points[0].x), cy: f(points[0].y),
      r: f(Math.hypot(points[1].x - points[0].x, points[1].y - points[0].y)) } };
  if (shape.kind === "zone" && !ground.plane) {
    const cells = points.map((p) => ground.cellAt(p)).filter((p) => p !== null);
    return { tag: /** @type {const} */ ("path"), geo: { d: hexPath(cells, ground.pointy, 0.97) } };
  }
  const closed = shape.kind === "polygon" || shape.kind === "zone";
  return { tag: /** @type {const} */ ("path"), geo: { d: points.length ? pathOf(points, closed) : "" } };
}

/** @param {Ground} ground @param {Shape} shape */
export function drawShape(ground, shape) {
  const points = shape.points.map(([x, y]) => ground.at(x, y));
  if (!points.length) return s("g");
  const { tag, geo } = outlineOf(ground, shape, points);
  const style = STYLE[shape.role] || PLAIN;
  const line = shape.kind === "line";
  const at = line ? { x: (points[0].x + points[points.length - 1].x) / 2, y: (points[0].y + points[points.length - 1].y) / 2 - 10 } : points[0];
  return s("g", { class: `shape shape-${shape.role}` },
    line && s(tag, { ...geo, fill: "none", stroke: "var(--card)", "stroke-width": 8, "stroke-linecap": "round", opacity: 0.85 }),
    s(tag, { fill: "none", ...geo, ...style }), shape.text && label(at, shape.text));
}
