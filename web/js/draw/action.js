/* action.js - what happens on the map while it happens: a piece marches along its way, a line of
 * fire, a mark where somebody paid; and what is not as it was when one looked away. */
import { s } from "../dom.js";
import { f } from "./geometry.js";
import { fireLine, tag } from "./marks.js";
import { inchText } from "./scenery.js";
import { reduced } from "./tokens.js";

/** @import { Point } from "./geometry.js" */
/** @import { TokenLayer } from "./tokens.js" */

/** march a piece that stands at its end already along its way. @param {TokenLayer} layer
 * @param {string} id @param {Point[]} way @param {number} ms */
export function march(layer, id, way, ms) {
  const piece = layer.pieces.get(id);
  if (!piece || reduced() || way.length < 2 || ms < 50) return null;
  const scale = `scale(${(piece.k * layer.shrink).toFixed(3)})`;
  const points = [...way.slice(0, -1), piece.at];
  layer.layer.append(piece.g); /* above all others while it is under way */
  return piece.g.animate(
    points.map((p) => ({ transform: `translate(${f(p.x)}px,${f(p.y)}px) ${scale}` })),
    { duration: ms, easing: "ease-in-out" },
  );
}

/** @param {Point[]} way */
export function trailOf(way) {
  const d = `M${way.map((p) => `${f(p.x)} ${f(p.y)}`).join("L")}`;
  const line = { d, fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  return s(
    "g",
    { class: "news-trail" },
    s("path", { ...line, stroke: "var(--card)", "stroke-width": 7, opacity: 0.75 }),
    s("path", { ...line, stroke: "var(--card-ink)", "stroke-width": 3, "stroke-dasharray": "2 7" }),
    s("circle", {
      cx: f(way[0].x),
      cy: f(way[0].y),
      r: 7,
      fill: "var(--card)",
      stroke: "var(--card-ink)",
      "stroke-width": 2,
    }),
  );
}

/** Somebody comes up or down there. @param {Point} at @param {number} inches */
export function riseMark(at, inches) {
  const words = `${inches > 0 ? "up" : "down"} ${inchText(Math.abs(inches))}`;
  return s("g", { class: "rise" }, tag({ x: at.x, y: at.y + 24 }, words, "tag-plain", 12));
}

/** @param {Point} from @param {Point} to @param {number} r of the ring round the target */
export function shot(from, to, r) {
  const gap = r * 0.75;
  return s("g", { class: "shot" }, fireLine(from, to, gap, gap), ring(to, "var(--target)", r));
}

const DASH = "11 7";

/** @param {Point} at @param {string} colour @param {number} r @param {string} [dash] */
function ring(at, colour, r, dash = "") {
  const circle = { cx: f(at.x), cy: f(at.y), r, fill: "none" };
  return s(
    "g",
    null,
    s("circle", { ...circle, stroke: "var(--card)", "stroke-width": 8, opacity: 0.85 }),
    s("circle", {
      ...circle,
      stroke: colour,
      "stroke-width": 4.5,
      "stroke-dasharray": dash || null,
    }),
  );
}

/** Somebody was lost here. @param {Point} at @param {number} r half the size of the cross */
export function lostMark(at, r) {
  const d = `M${f(at.x - r)} ${f(at.y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
  const line = { d, fill: "none", "stroke-linecap": "round" };
  return s(
    "g",
    { class: "news-lost" },
    s("path", { ...line, stroke: "var(--card)", "stroke-width": 13, opacity: 0.9 }),
    s("path", { ...line, stroke: "var(--target)", "stroke-width": 7 }),
  );
}

/** Somebody is worse off here. @param {Point} at @param {number} r */
export const hurtMark = (at, r) => s("g", { class: "news-hurt" }, ring(at, "var(--target)", r));

/** Somebody has come here: not in amber, which is for who may act.
 * @param {Point} at @param {number} r */
export const freshMark = (at, r) =>
  s("g", { class: "news-fresh" }, ring(at, "var(--card-ink)", r, DASH));

/** ringSize: how large a ring goes round a piece: a counter, or on a plane a base.
 * @param {boolean} plane */
export const ringSize = (plane) => (plane ? 19 : 44);
