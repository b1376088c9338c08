/* dice.js - dice with their faces up: six-sided with pips, twelve-sided as twelve-sided dice,
 * any other as a card with its number. */
import { s } from "../dom.js";
import { f } from "./geometry.js";

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** @typedef {{hit?: boolean, turn?: number, cls?: string}} DieLook */

/** @param {number} face @param {number} w @param {DieLook} look */
function cube(face, w, look) {
  const r = w * 0.17;
  return s(
    "g",
    { transform: `rotate(${look.turn || 0} ${w / 2} ${w / 2})` },
    s("rect", { x: 2, y: 4, width: w - 2, height: w - 3, rx: r, opacity: 0.35 }),
    s("rect", {
      x: 0.5,
      y: 0.5,
      width: w - 1,
      height: w - 1,
      rx: r,
      fill: "var(--bone)",
      stroke: "#4a4230",
    }),
    PIPS[face].map(([a, b]) =>
      s("circle", {
        cx: f(w / 2 + a * w * 0.25),
        cy: f(w / 2 + b * w * 0.25),
        r: f(w * 0.085),
        fill: "#241f15",
      }),
    ),
    look.hit &&
      s("rect", {
        x: 1.5,
        y: 1.5,
        width: w - 3,
        height: w - 3,
        rx: r,
        fill: "none",
        stroke: "var(--target)",
        "stroke-width": 3,
      }),
  );
}

/** @param {number} w @param {number} k @param {number} count */
function ringPoints(w, k, count) {
  return Array.from({ length: count }, (_, i) => {
    const a = ((360 / count) * i - 90) * (Math.PI / 180);
    return [w / 2 + w * k * Math.cos(a), w / 2 + w * k * Math.sin(a)];
  });
}

/** @param {number} face @param {number} w @param {DieLook} look */
function twelve(face, w, look) {
  const [outer, inner] = [ringPoints(w, 0.48, 10), ringPoints(w, 0.29, 5)];
  const text = (/** @type {number[][]} */ points) =>
    points.map(([x, y]) => `${f(x)},${f(y)}`).join(" ");
  return s(
    "g",
    null,
    s("polygon", { points: text(outer), fill: "var(--bone)", stroke: "#2a2415" }),
    s("polygon", {
      points: text(inner),
      fill: "none",
      stroke: "#241f15",
      "stroke-width": 0.8,
      opacity: 0.6,
    }),
    inner.map(([x, y], i) =>
      s("path", {
        d: `M${f(x)} ${f(y)}L${f(outer[2 * i][0])} ${f(outer[2 * i][1])}`,
        stroke: "#241f15",
        "stroke-width": 0.8,
        opacity: 0.5,
      }),
    ),
    number(face, w, 0.38),
    look.hit &&
      s("circle", {
        cx: w / 2,
        cy: w / 2,
        r: w * 0.54,
        fill: "none",
        stroke: "var(--focus-2)",
        "stroke-width": 2.6,
      }),
  );
}

/** @param {number} face @param {number} w @param {number} k */
const number = (face, w, k) =>
  s(
    "text",
    { x: w / 2, y: w * (0.5 + k * 0.36), "font-size": f(w * k), class: "fig die-fig" },
    face,
  );

/** @param {number} face @param {number} w @param {DieLook} look */
function card(face, w, look) {
  return s(
    "g",
    null,
    s("rect", {
      x: w * 0.12,
      y: 1,
      width: w * 0.76,
      height: w - 2,
      rx: 3,
      fill: "var(--bone)",
      stroke: "#4a4230",
    }),
    number(face, w, 0.46),
    look.hit &&
      s("rect", {
        x: w * 0.12,
        y: 1,
        width: w * 0.76,
        height: w - 2,
        rx: 3,
        fill: "none",
        stroke: "var(--target)",
        "stroke-width": 3,
      }),
  );
}

/** die: one die.
 * @param {number} face @param {number} sides @param {number} w @param {DieLook} [look] */
export function die(face, sides, w, look = {}) {
  const art =
    sides === 6 && PIPS[face]
      ? cube(face, w, look)
      : sides === 12
        ? twelve(face, w, look)
        : card(face, w, look);
  return s(
    "svg",
    {
      class: `die ${look.cls || ""}`,
      width: w,
      height: w,
      viewBox: `0 0 ${w} ${w}`,
      role: "img",
      "aria-label": `${face}`,
    },
    art,
  );
}
