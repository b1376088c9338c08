/* under.js - what lies under a point of a table without hexes, in words: the pieces of ground with
 * their names and heights. */
import { INCH } from "./geometry.js";
import { inchText } from "./scenery.js";

/** @import { Ground, Point } from "./geometry.js" */
/** @import { Shape } from "../types.js" */

/** Roles that are no ground to stand on or to pass. */
const NOT_GROUND = new Set(["table", "deploy", "border", "objective"]);

/** covers: is the point inside the outline? @param {Point[]} outline @param {Point} p */
export function covers(outline, p) {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x))
      inside = !inside;
  });
  return inside;
}

/** A piece of ground: "Ruined house, floor 3″", "Crater ½″ deep", "Barbed wire".
 * @param {Shape} shape @param {number} unit drawing units a scene unit */
function wordsOf(shape, unit) {
  const inches = ((shape.height || 0) * unit) / INCH;
  const name = shape.text || shape.role;
  if (!inches) return shape.role === "floor" ? `${name}, floor` : name;
  if (inches < 0) return `${name} ${inchText(-inches)} deep`;
  const part = shape.role === "floor" || shape.role === "wall" ? `, ${shape.role}` : "";
  return `${name}${part} ${inchText(inches)}`;
}

/** Ground, wires and the like that cover this point. @param {Ground} ground @param {Shape[]} shapes
 * @param {Point} point */
const covering = (ground, shapes, point) =>
  shapes.filter(
    (shape) =>
      (shape.kind === "polygon" || shape.kind === "zone") &&
      !NOT_GROUND.has(shape.role) &&
      covers(
        shape.points.map(([x, y]) => ground.at(x, y)),
        point,
      ),
  );

/** levels: the heights at which one might stand at this point, in scene units, the lowest first:
 * the ground or the bottom of what is dug there, and what is built over it.
 * @param {Ground} ground @param {Shape[]} shapes @param {Point} point */
export function levels(ground, shapes, point) {
  const heights = covering(ground, shapes, point)
    .filter((shape) => shape.role !== "wall")
    .map((shape) => shape.height || 0);
  const bottom = Math.min(0, ...heights);
  return [...new Set([bottom, ...heights.filter((z) => z || !bottom)])].sort((a, b) => a - b);
}

/** under: what lies under this point, the highest first, each once; "" where the ground is bare.
 * @param {Ground} ground @param {Shape[]} shapes @param {Point} point */
export function under(ground, shapes, point) {
  const here = covering(ground, shapes, point);
  here.sort((a, b) => (b.height || 0) - (a.height || 0));
  return [...new Set(here.map((shape) => wordsOf(shape, ground.unit)))].join("; ");
}
