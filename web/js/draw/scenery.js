/* scenery.js - the terrain of a table without hexes, drawn to scale: trenches with duckboards,
 * hills by their contours, walls with a shadow as long as they are high, floors over what lies
 * below. */
import { s, use } from "../dom.js";
import { f, INCH, noise, pathOf, pointBox } from "./geometry.js";
import { outline } from "./sides.js";

/** @import { Ground, Point } from "./geometry.js" */
/** @import { Shape } from "../types.js" */

const TREE = 22; /* drawing units across */

/** @param {Point[]} points */
function middle(points) {
  const sum = points.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** inset: the outline drawn smaller, towards its middle.
 * @param {Point[]} points @param {number} by */
function inset(points, by) {
  const c = middle(points);
  return points.map((p) => {
    const k = Math.max(0, 1 - by / (Math.hypot(p.x - c.x, p.y - c.y) || 1));
    return { x: c.x + (p.x - c.x) * k, y: c.y + (p.y - c.y) * k };
  });
}

/** Short strokes inside an outline, downhill. @param {Point[]} points @param {number} long */
function hachures(points, long) {
  const c = middle(points);
  let d = "";
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length];
    const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 5));
    for (let k = 0; k < steps; k++) {
      const p = { x: a.x + ((b.x - a.x) * k) / steps, y: a.y + ((b.y - a.y) * k) / steps };
      const far = Math.hypot(c.x - p.x, c.y - p.y) || 1;
      d += `M${f(p.x)} ${f(p.y)}l${f(((c.x - p.x) / far) * long)} ${f(((c.y - p.y) / far) * long)}`;
    }
  });
  return s("path", { d, stroke: "var(--t-mud-ink)", "stroke-width": 0.9 });
}

/** Planks across the longer side of a rectangle (of anything else: none). @param {Point[]} points
 * @param {number} apart */
function planks(points, apart) {
  if (points.length !== 4) return "";
  const [a, b, , d] = points;
  const wide = Math.hypot(b.x - a.x, b.y - a.y);
  const high = Math.hypot(d.x - a.x, d.y - a.y);
  const [from, to, end] = wide >= high ? [a, b, d] : [a, d, b];
  const count = Math.max(1, Math.floor(Math.max(wide, high) / apart));
  const [ox, oy] = [end.x - from.x, end.y - from.y];
  let path = "";
  for (let i = 1; i < count; i++) {
    const k = i / count;
    const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k];
    path += `M${f(x)} ${f(y)}l${f(ox)} ${f(oy)}`;
  }
  return path;
}

/** @param {Point[]} points */
function trench(points) {
  return [
    s("path", {
      d: pathOf(points),
      fill: "var(--t-trench)",
      stroke: "var(--t-spoil)",
      "stroke-width": 7,
      "stroke-linejoin": "round",
      "paint-order": "stroke",
    }),
    s("path", { d: pathOf(inset(points, 9)), fill: "var(--t-board)", opacity: 0.8 }),
    s("path", { d: planks(inset(points, 9), 6), stroke: "var(--t-trench-ink)" }),
  ];
}

/** @param {Point[]} points */
function crater(points) {
  return [
    s("path", { d: pathOf(points), fill: "var(--t-mud-deep)", stroke: "var(--t-mud-ink)" }),
    hachures(points, 8),
    s("path", { d: pathOf(inset(points, 13)), fill: "var(--t-water)", opacity: 0.75 }),
  ];
}

/** @param {Point[]} points */
function hill(points) {
  return [
    s("path", {
      d: pathOf(points),
      fill: "var(--card)",
      "fill-opacity": 0.3,
      stroke: "var(--t-mud-ink)",
      "stroke-width": 1.3,
    }),
    hachures(points, 6),
  ];
}

/** A body that stands up: its shadow falls to the lower right. @param {Point[]} points
 * @param {string} fill @param {number} inches */
function block(points, fill, inches) {
  const long = Math.min(10, 1.5 + inches * 1.6);
  const shadow = points.map((p) => ({ x: p.x + long, y: p.y + long }));
  return [
    s("path", { d: pathOf(shadow), opacity: 0.28 }),
    s("path", { d: pathOf(points), fill, stroke: "var(--t-line)", "stroke-width": 1.3 }),
  ];
}

/** @param {Point[]} points @param {number} inches */
function floor(points, inches) {
  return [
    inches > 0 && block(points, "var(--t-timber)", inches),
    s("path", {
      d: pathOf(points),
      fill: "var(--t-timber)",
      stroke: "var(--t-line)",
      opacity: inches > 0 ? 1 : 0.55,
    }),
    s("path", { d: planks(points, 7), stroke: "var(--t-line)", "stroke-width": 0.8, opacity: 0.7 }),
  ];
}

/** Rolls of wire along the area. @param {Point[]} points */
function wire(points) {
  const box = pointBox(points);
  const across = box.w >= box.h;
  const rows = Math.max(1, Math.round((across ? box.h : box.w) / 11));
  let d = "";
  for (let row = 0; row < rows; row++) {
    const side = ((row + 0.5) / rows) * (across ? box.h : box.w);
    const length = across ? box.w : box.h;
    for (let at = 4; at < length - 3; at += 8) {
      const [x, y] = across ? [box.x + at, box.y + side] : [box.x + side, box.y + at];
      d += `M${f(x - 4)} ${f(y - 4)}l8 8m0 -8l-8 8`;
    }
  }
  return [
    s("path", { d: pathOf(points), fill: "var(--t-mud-deep)", opacity: 0.4 }),
    s("path", { d, stroke: "var(--t-wire)", "stroke-width": 1.3, fill: "none" }),
    s("path", {
      d: pathOf(points),
      fill: "none",
      stroke: "var(--t-wire)",
      "stroke-dasharray": "2 4",
    }),
  ];
}

/** @param {Point[]} points @param {string} name */
function wood(points, name) {
  const box = pointBox(points);
  const count = Math.max(2, Math.round((box.w * box.h) / 330));
  const long = Math.max(box.w, box.h);
  return [
    s("path", {
      d: pathOf(points),
      fill: "var(--t-forest-bg)",
      stroke: "var(--t-forest-ink)",
      "stroke-dasharray": "3 4",
    }),
    Array.from({ length: Math.min(count, 14) }, (_, i) => {
      const k = (i + 0.5) / Math.min(count, 14);
      const [x, y] =
        long / Math.min(box.w, box.h) > 2
          ? [box.x + box.w * (box.w >= box.h ? k : 0.5), box.y + box.h * (box.w >= box.h ? 0.5 : k)]
          : [box.x + noise(name, i) * box.w, box.y + noise(name, 50 + i) * box.h];
      const size = 4 * Math.min(TREE, Math.min(box.w, box.h) * 1.6); /* a quarter is the crown */
      return use("t-tree", x - size / 2, y - size / 2, size, size);
    }),
  ];
}

/** @param {Point[]} points @param {string} fill @param {string} pattern @param {string} stroke */
function area(points, fill, pattern, stroke) {
  const d = pathOf(points);
  return [
    s("path", { d, fill, stroke, "stroke-width": 1.4, "stroke-dasharray": "5 4" }),
    s("path", { d, fill: `url(#${pattern})`, opacity: 0.7 }),
  ];
}

/** @param {Point[]} points @param {number} inches */
function bunker(points, inches) {
  return [
    block(points, "var(--t-stone)", inches),
    s("path", {
      d: pathOf(inset(points, 12)),
      fill: "none",
      stroke: "var(--t-line)",
      "stroke-width": 1.3,
    }),
  ];
}

/** Two rails and their rungs. @param {Point} a @param {Point} b */
function ladder(a, b) {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / long) * 4, ((b.x - a.x) / long) * 4];
  const rail = (/** @type {number} */ k) =>
    `M${f(a.x + nx * k)} ${f(a.y + ny * k)}L${f(b.x + nx * k)} ${f(b.y + ny * k)}`;
  let d = rail(1) + rail(-1);
  for (let at = 3; at < long; at += 5) {
    const k = at / long;
    const [x, y] = [a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k];
    d += `M${f(x + nx)} ${f(y + ny)}L${f(x - nx)} ${f(y - ny)}`;
  }
  return [
    s("path", { d, stroke: "var(--card)", "stroke-width": 3.4, opacity: 0.6 }),
    s("path", { d, stroke: "var(--t-line)", "stroke-width": 1.5 }),
  ];
}

/** The edge of a deployment zone and its name. @param {Ground} ground @param {Shape} shape
 * @param {Point[]} points */
function deployment(ground, shape, points) {
  const box = pointBox(points);
  const low = box.y + box.h / 2 > ground.box.y + ground.box.h / 2;
  const y = low ? box.y : box.y + box.h;
  return [
    s("rect", {
      x: f(box.x),
      y: f(box.y),
      width: f(box.w),
      height: f(box.h),
      fill: "var(--ink)",
      opacity: 0.05,
    }),
    s("path", {
      d: `M${f(box.x)} ${f(y)}h${f(box.w)}`,
      stroke: "var(--ink-2)",
      "stroke-width": 2.4,
      "stroke-dasharray": "12 6",
    }),
    s(
      "text",
      { x: f(box.x + 8), y: f(low ? y + 15 : y - 7), class: "zone-text" },
      shape.text || "",
    ),
  ];
}

/** @type {Record<string,
 *   (points: Point[], inches: number, shape: Shape, ground: Ground) => any>} */
const LOOKS = {
  deploy: (points, _, shape, ground) => deployment(ground, shape, points),
  trench: (points) => trench(points),
  crater: (points, inches) => (inches < 0 ? crater(points) : null),
  hill: (points) => hill(points),
  wall: (points, inches) => block(points, "var(--t-stone)", inches),
  building: (points, inches) => bunker(points, inches),
  bunker: (points, inches) => bunker(points, inches),
  floor: (points, inches) => floor(points, inches),
  wire: (points) => wire(points),
  wood: (points, inches, shape) => [
    inches > 0 && block(points, "var(--t-forest)", inches),
    wood(points, shape.text || ""),
  ],
  water: (points) => area(points, "var(--t-water)", "p-water", "var(--t-water-ink)"),
  rough: (points) => area(points, "none", "p-rubble", "var(--t-mud-ink)"),
  danger: (points) => area(points, "none", "p-threat", "var(--threat)"),
  ladder: (points) => ladder(points[0], points[1]),
  objective: (points) => use("t-objective", points[0].x - 34, points[0].y - 34, 68, 68),
};

/** Is this a role that scenery draws? @param {Shape} shape */
export const isScenery = (shape) => shape.role in LOOKS;

/** @param {Ground} ground @param {Shape} shape */
export function drawScenery(ground, shape) {
  const points = shape.points.map(([x, y]) => ground.at(x, y));
  const inches = ((shape.height || 0) * ground.unit) / INCH;
  return s(
    "g",
    { class: `scenery scenery-${shape.role}` },
    shape.text && s("title", null, shape.text),
    [LOOKS[shape.role](points, inches, shape, ground)].flat(Infinity),
  );
}

/** inchText: 2.75 as people write it. @param {number} inches */
export function inchText(inches) {
  const whole = Math.trunc(Math.abs(inches));
  const part = ["", "¼", "½", "¾"][Math.round((Math.abs(inches) - whole) * 4) % 4];
  return `${inches < 0 ? "−" : ""}${whole || !part ? whole : ""}${part}″`;
}

/** The tags that say how high or deep things are: one for each height of a piece.
 * @param {Ground} ground @param {Shape[]} shapes */
export function heightTags(ground, shapes) {
  /** @type {{at: Point, text: string}[]} */
  const tags = [];
  for (const shape of shapes) {
    if (!shape.height || !isScenery(shape)) continue;
    const points = shape.points.map(([x, y]) => ground.at(x, y));
    const box = pointBox(points);
    const tag = {
      at: { x: box.x + box.w / 2, y: box.y + box.h / 2 },
      text: inchText((shape.height * ground.unit) / INCH),
    };
    if (shape.role === "trench") tag.at.x = box.x + box.w - 18;
    if (shape.role === "hill") tag.at.y = box.y + box.h - 9;
    const near = tags.some(
      (o) =>
        Math.hypot(o.at.x - tag.at.x, o.at.y - tag.at.y) < (o.text === tag.text ? 5 * INCH : 12),
    );
    if (!near) tags.push(tag);
  }
  return s(
    "g",
    { class: "heights" },
    tags.map(({ at, text }) => heightTag(at, text)),
  );
}

/** @param {Point} at @param {string} text */
function heightTag(at, text) {
  const w = 6 + text.length * 5.5;
  const [half, tip] = [w / 2, w / 2 + 5];
  return s(
    "g",
    { transform: `translate(${f(at.x)} ${f(at.y)})` },
    s("path", {
      d: `M${f(-half)} -7H${f(half)}L${f(tip)} 0L${f(half)} 7H${f(-half)}L${f(-tip)} 0Z`,
      fill: "var(--card)",
      stroke: "var(--card-ink)",
    }),
    s("text", { y: 3.6, class: "height-text" }, text),
  );
}

/** heldBy: the seat that holds the objective here; -1: the shape is something else.
 * @param {Shape} shape */
export const heldBy = (shape) => Number(/^held-(\d)$/.exec(shape.role)?.[1] ?? 0) - 1;

/** heldMark: the banner of the side that holds an objective, in its colour and its outline.
 * @param {Ground} ground @param {Shape} shape @param {number} side */
export function heldMark(ground, shape, side) {
  const at = ground.at(...shape.points[0]);
  return s(
    "g",
    { class: "held", transform: `translate(${f(at.x + 10)} ${f(at.y - 26)})` },
    s("title", null, `held by ${shape.text}`),
    s("path", { d: "M0 0V26", stroke: "var(--card-ink)", "stroke-width": 3 }),
    s("path", {
      d: outline(side),
      transform: "scale(0.17)",
      fill: `var(--s${side})`,
      stroke: "var(--card)",
      "stroke-width": 10,
    }),
  );
}
