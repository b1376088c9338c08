/* marks.js - grease pencil on the map: places to go, targets, paths, lines of fire. */
import { s, use } from "../dom.js";
import { f, hexPath, hexPoints, pathOf } from "./geometry.js";

/** @import { Ground, Place, Point } from "./geometry.js" */

/** Fractions as people write them: "1/2" and "1 1/2". @param {string} text */
export function nice(text) {
  return text
    .replace(/\s*\b1\/2\b/, "½")
    .replace(/\s*\b1\/4\b/, "¼")
    .replace(/\s*\b3\/4\b/, "¾");
}

/** dot: one of the few places of a plane that can be chosen. @param {Point} at */
export const dot = (at) =>
  s("circle", {
    cx: f(at.x),
    cy: f(at.y),
    r: 3,
    fill: "var(--amber)",
    stroke: "var(--card-ink)",
    "stroke-width": 1.2,
    class: "only-place",
  });

/** Cells that can be entered: a wash and an edge in a dark and a light casing, which no printed
 * field has; a stud in the middle where no price is printed.
 * @param {Ground} ground @param {Place[]} places @param {Point[]} [bare] without a price */
export function mayGo(ground, places, bare = []) {
  const d = hexPath(places, ground.pointy, 0.91);
  const edge = { d, fill: "none", "stroke-linejoin": "round" };
  return s(
    "g",
    { class: "may-go" },
    s("path", { d, fill: "var(--amber)", "fill-opacity": 0.34 }),
    s("path", { ...edge, stroke: "var(--card-ink)", "stroke-width": 8, "stroke-opacity": 0.75 }),
    s("path", { ...edge, stroke: "var(--card)", "stroke-width": 5.5 }),
    s("path", { ...edge, stroke: "var(--amber)", "stroke-width": 3 }),
    bare.map((at) =>
      s("circle", {
        cx: f(at.x),
        cy: f(at.y),
        r: 7,
        fill: "var(--amber)",
        stroke: "var(--card-ink)",
        "stroke-width": 2,
      }),
    ),
  );
}

/** Places where a move brings something on itself. @param {Ground} ground
 * @param {Place[]} places */
export function threat(ground, places) {
  return s("path", {
    class: "threat",
    d: hexPath(places, ground.pointy, 0.86),
    fill: "url(#p-threat)",
    opacity: 0.5,
  });
}

/** @param {Point} at @param {string} text @param {number} [r] */
export function cost(at, text, r = 12) {
  return s(
    "g",
    { class: "cost" },
    s("circle", {
      cx: f(at.x),
      cy: f(at.y),
      r,
      fill: "var(--card)",
      stroke: "var(--card-ink)",
      "stroke-width": 1.5,
    }),
    s(
      "text",
      {
        x: f(at.x),
        y: f(at.y + r * 0.4),
        "font-size": f(text.length > 2 ? r * 0.9 : r * 1.2),
        class: "fig",
      },
      nice(text),
    ),
  );
}

/** @param {Point} at @param {string} text @param {string} cls @param {number} [size] */
export function tag(at, text, cls, size = 13) {
  const w = text.length * size * 0.56 + 14;
  return s(
    "g",
    { class: `tag ${cls}` },
    s("rect", {
      x: f(at.x - w / 2),
      y: f(at.y - size * 0.75),
      width: f(w),
      height: f(size * 1.5),
      rx: 2,
    }),
    s("text", { x: f(at.x), y: f(at.y + size * 0.36), "font-size": size, class: "fig" }, text),
  );
}

/** @param {Point} at @param {number} r @param {string} [chance] @param {boolean} [main] */
export function reticle(at, r, chance, main = false) {
  const w = main ? 4 : 2.6;
  const ticks = [0, 90, 180, 270].map((a) =>
    s("path", {
      d: `M${f(r - 7)} 0H${f(r + 8)}`,
      transform: `translate(${f(at.x)} ${f(at.y)}) rotate(${a})`,
      stroke: "var(--target)",
      "stroke-width": w,
    }),
  );
  return s(
    "g",
    { class: "reticle", fill: "none" },
    s("circle", {
      cx: f(at.x),
      cy: f(at.y),
      r,
      stroke: "var(--card)",
      "stroke-width": w + 3,
      opacity: 0.9,
    }),
    s("circle", { cx: f(at.x), cy: f(at.y), r, stroke: "var(--target)", "stroke-width": w }),
    ticks,
    chance && tag({ x: at.x, y: at.y + r + 13 }, chance, "tag-target", main ? 15 : 13),
  );
}

/** @param {Point[]} points */
export function path(points) {
  const d = pathOf(points, false);
  const line = { d, fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  return s(
    "g",
    { class: "way" },
    s("path", { ...line, stroke: "var(--card)", "stroke-width": 11 }),
    s("path", { ...line, stroke: "var(--card-ink)", "stroke-width": 5 }),
  );
}

/** A line of fire, shortened at both ends so that it does not cover the counters.
 * @param {Point} from @param {Point} to @param {number} [start] @param {number} [end] */
export function fireLine(from, to, start = 44, end = 48) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const a = { x: from.x + ux * start, y: from.y + uy * start };
  const b = { x: to.x - ux * end, y: to.y - uy * end };
  if (length < start + end) return s("g");
  const d = pathOf([a, b], false);
  return s(
    "g",
    { class: "fire" },
    s("path", { d, stroke: "var(--card)", "stroke-width": 9, "stroke-linecap": "round" }),
    s("path", { d, stroke: "var(--target)", "stroke-width": 4, "stroke-dasharray": "7 4" }),
  );
}

/** The hint: dotted outline with a lamp. @param {Ground} ground @param {Place} place */
export function hintMark(ground, place) {
  return s(
    "g",
    { class: "hint-mark" },
    s("path", {
      d: hexPath([place], ground.pointy, 0.9),
      fill: "none",
      stroke: "var(--card)",
      "stroke-width": 6,
    }),
    s("path", {
      d: hexPath([place], ground.pointy, 0.9),
      fill: "none",
      stroke: "var(--card-ink)",
      "stroke-width": 3.5,
      "stroke-dasharray": "2 7",
      "stroke-linecap": "round",
    }),
    s("circle", {
      cx: place.px + 34,
      cy: place.py - 34,
      r: 15,
      fill: "var(--amber)",
      stroke: "var(--card-ink)",
      "stroke-width": 1.5,
    }),
    use("i-hint", place.px + 24, place.py - 44, 20, 20, "on-card"),
  );
}

/** The keyboard's cell: an inner ring.
 * @param {Ground} ground @param {Point} at @param {number} [r] */
export function focusRing(ground, at, r) {
  const d = r ? "" : pathOf(hexPoints(at, ground.pointy, 0.9));
  if (r)
    return s(
      "g",
      { class: "cursor", fill: "none" },
      s("circle", { cx: at.x, cy: at.y, r, stroke: "var(--paper)", "stroke-width": 7 }),
      s("circle", { cx: at.x, cy: at.y, r, stroke: "var(--focus)", "stroke-width": 4 }),
    );
  return s(
    "g",
    { class: "cursor", fill: "none", "stroke-linejoin": "round" },
    s("path", { d, stroke: "var(--paper)", "stroke-width": 9 }),
    s("path", { d, stroke: "var(--focus)", "stroke-width": 5 }),
  );
}

/** The number of a turning point, beside its place; the one that is looked at has a ring.
 * @param {Point} at @param {number} nth there @param {number} number @param {boolean} now */
export function turningMark(at, nth, number, now) {
  const [x, y] = [at.x - 40 + 30 * nth, at.y - 44];
  return s(
    "g",
    { class: now ? "turning-mark now" : "turning-mark" },
    now && s("circle", { class: "reticle", cx: f(at.x), cy: f(at.y), r: 40 }),
    s("circle", { cx: f(x), cy: f(y), r: 14 }),
    s("text", { x: f(x), y: f(y + 6), "font-size": 17 }, number),
  );
}
