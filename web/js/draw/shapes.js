/* shapes.js - the scene's own drawings: lines of sight, zones, circles, the ground of a table
 * without hexes. An unknown role is drawn as a thin outline with its text. */
import { s } from "../dom.js";
import { f, hexPath, hexPoints, pathOf } from "./geometry.js";
import { tag } from "./marks.js";

/** @import { Ground, Place, Point } from "./geometry.js" */
/** @import { Shape } from "../types.js" */

/** role: what the shape means, as strokes and fills. @type {Record<string, Record<string, any>>} */
const STYLE = {
  sight: { stroke: "var(--target)", "stroke-width": 4, "stroke-dasharray": "9 5" },
  blocked: {
    stroke: "var(--card-ink)",
    "stroke-width": 3,
    "stroke-dasharray": "1 8",
    "stroke-linecap": "round",
    "stroke-opacity": 0.75,
  },
  attack: { stroke: "var(--target)", "stroke-width": 3.4, "stroke-dasharray": "9 5" },
  charge: { stroke: "var(--target)", "stroke-width": 3.4, "stroke-dasharray": "2 5" },
  team: { stroke: "var(--amber)", "stroke-width": 2.4, "stroke-dasharray": "2 4" },
  blast: {
    stroke: "var(--target)",
    "stroke-width": 2.4,
    "stroke-dasharray": "7 4",
    fill: "url(#p-threat)",
    "fill-opacity": 0.5,
  },
  tape: { stroke: "var(--focus)", "stroke-width": 2.4, "stroke-dasharray": "16 2" },
  watch: {
    stroke: "var(--target)",
    "stroke-width": 1.4,
    "stroke-dasharray": "3 5",
    "stroke-opacity": 0.8,
  },
  threat: {
    stroke: "var(--threat)",
    "stroke-width": 1.6,
    fill: "url(#p-threat)",
    "fill-opacity": 0.55,
  },
  deploy: {
    stroke: "var(--ink-2)",
    "stroke-width": 2.4,
    "stroke-dasharray": "12 6",
    fill: "var(--paper)",
    "fill-opacity": 0.18,
  },
  "zone-1": { stroke: "var(--s1)", "stroke-width": 4, fill: "var(--s1)", "fill-opacity": 0.13 },
  "zone-2": {
    stroke: "var(--s2)",
    "stroke-width": 4,
    "stroke-dasharray": "4 5",
    fill: "var(--s2)",
    "fill-opacity": 0.15,
  },
  hides: { stroke: "var(--target)", "stroke-width": 3.4 },
  covers: { stroke: "var(--threat)", "stroke-width": 3.4, "stroke-dasharray": "6 4" },
  border: { stroke: "var(--target)", "stroke-width": 3, "stroke-dasharray": "9 5" },
  water: { stroke: "var(--t-water-ink)", "stroke-width": 1.5, fill: "var(--t-water)" },
  trench: { stroke: "var(--t-spoil)", "stroke-width": 8, fill: "var(--t-trench)" },
  wall: { stroke: "var(--t-line)", "stroke-width": 1.5, fill: "var(--t-stone)" },
  building: { stroke: "var(--t-line)", "stroke-width": 2, fill: "var(--t-timber)" },
  bunker: { stroke: "var(--t-line)", "stroke-width": 2, fill: "var(--t-stone)" },
  wood: {
    stroke: "var(--t-forest-ink)",
    "stroke-width": 1.5,
    "stroke-dasharray": "3 5",
    fill: "var(--t-forest-bg)",
  },
  hill: {
    stroke: "var(--t-mud-ink)",
    "stroke-width": 1.5,
    fill: "var(--card)",
    "fill-opacity": 0.24,
  },
  crater: {
    stroke: "var(--t-mud-ink)",
    "stroke-width": 1.5,
    fill: "var(--t-mud-deep)",
    "fill-opacity": 0.8,
  },
  wire: {
    stroke: "var(--t-wire)",
    "stroke-width": 1.5,
    "stroke-dasharray": "4 3",
    fill: "var(--t-mud-deep)",
    "fill-opacity": 0.35,
  },
  floor: { stroke: "var(--t-line)", "stroke-width": 1.5, fill: "var(--t-timber)" },
  rough: {
    stroke: "var(--t-mud-ink)",
    "stroke-width": 1.2,
    "stroke-dasharray": "2 4",
    fill: "var(--t-mud-deep)",
    "fill-opacity": 0.35,
  },
  danger: {
    stroke: "var(--threat)",
    "stroke-width": 1.4,
    "stroke-dasharray": "6 4",
    fill: "url(#p-threat)",
    "fill-opacity": 0.4,
  },
  ladder: { stroke: "var(--t-line)", "stroke-width": 5, "stroke-dasharray": "2 3" },
  way: { stroke: "var(--card-ink)", "stroke-width": 4, "stroke-linecap": "round" },
  table: { stroke: "var(--ink)", "stroke-width": 2, fill: "var(--t-ground)" },
};
const PLAIN = { stroke: "var(--ink-2)", "stroke-width": 2, "stroke-dasharray": "4 4" };
const GROUND = new Set([
  "table",
  "water",
  "trench",
  "wall",
  "building",
  "bunker",
  "wood",
  "hill",
  "crater",
  "wire",
  "floor",
  "rough",
  "danger",
  "ladder",
]);

/** isGround: shapes that belong under the tokens. @param {Shape} shape */
export const isGround = (shape) =>
  GROUND.has(shape.role) || /^(deploy|border|zone-\d)$/.test(shape.role);

/** isField: shapes of a field of fire. @param {Shape} shape */
export const isField = (shape) =>
  shape.kind === "zone" && (shape.role === "arc" || shape.role === "field");

/** @param {Point} at @param {string} text */
const label = (at, text) => s("text", { x: f(at.x), y: f(at.y), class: "shape-text" }, text);

/** @param {Point[]} points */
const middle = (points) => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

/** The middle of the edge that a zone turns to the table, where little stands.
 * @param {Ground} ground @param {Point[]} points */
function inner(ground, points) {
  const { y, h } = ground.box;
  const far = (/** @type {Point} */ p) => Math.abs(p.y - y - h / 2);
  const edge = Math.min(...points.map(far));
  return middle(points.filter((p) => far(p) - edge < 1));
}

/** steadyLabel: words at a place, readable on a small map too and no larger under the glass.
 * @param {Point} at @param {string} text @param {number} [up] how far above it */
export const steadyLabel = (at, text, up = 16) =>
  s(
    "g",
    { transform: `translate(${f(at.x)} ${f(at.y)})` },
    s("g", { class: "steady" }, tag({ x: 0, y: -up }, text, "tag-plain", 14)),
  );

/** @param {Ground} ground @param {Shape} shape @param {Point[]} points */
function outlineOf(ground, shape, points) {
  if (shape.kind === "circle" && points.length > 1)
    return {
      tag: /** @type {const} */ ("circle"),
      geo: {
        cx: f(points[0].x),
        cy: f(points[0].y),
        r: f(Math.hypot(points[1].x - points[0].x, points[1].y - points[0].y)),
      },
    };
  if (shape.kind === "zone" && !ground.plane) {
    const cells = points.map((p) => ground.cellAt(p)).filter((p) => p !== null);
    return { tag: /** @type {const} */ ("path"), geo: { d: hexPath(cells, ground.pointy, 0.97) } };
  }
  const closed = shape.kind === "polygon" || shape.kind === "zone";
  return {
    tag: /** @type {const} */ ("path"),
    geo: { d: points.length ? pathOf(points, closed) : "" },
  };
}

/** Where a line of sight ends; smaller, where a way cannot. */
function cross() {
  const line = { d: "M-12 -12L12 12M12 -12L-12 12", "stroke-linecap": "round" };
  return [
    s("path", { ...line, stroke: "var(--card)", "stroke-width": 12 }),
    s("path", { ...line, stroke: "var(--target)", "stroke-width": 6.5 }),
  ];
}

/** What a point's words stand on. @type {Record<string, string>} */
const LABEL = { hit: "tag-target", "hit-own": "tag-own" };

/** A sign at a place that stays readable however small the map is drawn.
 * @param {Shape} shape @param {Point} at */
function drawPoint(shape, at) {
  const ends = shape.role === "block";
  return s(
    "g",
    { class: `shape shape-${shape.role}`, transform: `translate(${f(at.x)} ${f(at.y)})` },
    s(
      "g",
      { class: "steady" },
      ends && cross(),
      shape.role === "no" && s("g", { transform: "scale(0.55)" }, cross()),
      shape.text &&
        tag({ x: 0, y: ends ? 30 : 0 }, shape.text, LABEL[shape.role] || "tag-plain", 14),
    ),
  );
}

/** Drawn under a line so that it shows on any ground.
 * @type {Record<string, Record<string, any>>} */
const CASING = {
  blocked: { "stroke-width": 5, opacity: 0.4 },
  watch: { "stroke-width": 3, opacity: 0.5 },
};

/** @param {Ground} ground @param {Shape} shape */
export function drawShape(ground, shape) {
  const points = shape.points.map(([x, y]) => ground.at(x, y));
  if (!points.length) return s("g");
  if (shape.kind === "point") return drawPoint(shape, points[0]);
  const { tag: name, geo } = outlineOf(ground, shape, points);
  const style = STYLE[shape.role] || PLAIN;
  const line = shape.kind === "line";
  const end = points[points.length - 1];
  return s(
    "g",
    { class: `shape shape-${shape.role}` },
    line &&
      s(name, {
        ...geo,
        fill: "none",
        stroke: "var(--card)",
        "stroke-width": 8,
        "stroke-linecap": "round",
        opacity: 0.85,
        ...CASING[shape.role],
      }),
    s(name, { fill: "none", ...geo, ...style }),
    shape.text &&
      (line
        ? steadyLabel({ x: (points[0].x + end.x) / 2, y: (points[0].y + end.y) / 2 }, shape.text)
        : /^zone-/.test(shape.role)
          ? steadyLabel(inner(ground, points), shape.text, 0)
          : label(points[0], shape.text)),
  );
}

/** The outer sides of a set of hexes. @param {Ground} ground @param {Set<Place>} cells */
export function border(ground, cells) {
  /** @type {string[]} */
  const sides = [];
  for (const cell of cells) {
    const corner = hexPoints({ x: cell.px, y: cell.py }, ground.pointy);
    corner.forEach((a, i) => {
      const b = corner[(i + 1) % 6];
      const beyond = ground.cellAt({ x: a.x + b.x - cell.px, y: a.y + b.y - cell.py });
      if (!beyond || !cells.has(beyond)) sides.push(pathOf([a, b], false));
    });
  }
  return sides.join("");
}

/** Where a piece points (an outline) and what it can fire at (a wash and a dot in every cell).
 * @param {Ground} ground @param {Shape[]} shapes */
export function drawField(ground, shapes) {
  const cells = (/** @type {string} */ role) =>
    new Set(
      shapes
        .filter((x) => x.role === role)
        .flatMap((x) =>
          x.points.map(([px, py]) => ground.cellAt(ground.at(px, py))).filter((p) => p !== null),
        ),
    );
  const field = [...cells("field")];
  const outline = border(ground, cells("arc"));
  const line = { d: outline, fill: "none", "stroke-linecap": "round" };
  return s(
    "g",
    { class: "field" },
    s("path", {
      d: hexPath(field, ground.pointy, 0.97),
      fill: "var(--target)",
      "fill-opacity": 0.1,
    }),
    s("path", {
      d: field.map((p) => `M${f(p.px)} ${f(p.py)}h0`).join(""),
      stroke: "var(--card)",
      "stroke-width": 8,
      "stroke-linecap": "round",
      "stroke-opacity": 0.7,
    }),
    s("path", {
      d: field.map((p) => `M${f(p.px)} ${f(p.py)}h0`).join(""),
      stroke: "var(--target)",
      "stroke-width": 4.5,
      "stroke-linecap": "round",
    }),
    s("path", { ...line, stroke: "var(--card)", "stroke-width": 8, "stroke-opacity": 0.85 }),
    s("path", {
      ...line,
      stroke: "var(--card-ink)",
      "stroke-width": 3.5,
      "stroke-dasharray": "10 6",
    }),
  );
}
