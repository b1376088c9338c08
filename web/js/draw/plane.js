/* plane.js - the ground of a table without hexes: mud, six-inch lines, a ruler at the edge. */
import { s } from "../dom.js";
import { f, INCH, noise } from "./geometry.js";
import { drawScenery, heightTags, isScenery } from "./scenery.js";
import { drawShape, isGround } from "./shapes.js";

/** @import { Ground } from "./geometry.js" */
/** @import { BoardData } from "../types.js" */

/** @param {number} x @param {number} y @param {number} w @param {number} h */
function soil(x, y, w, h) {
  const patches = Array.from({ length: 26 }, (_, i) =>
    s("ellipse", {
      cx: f(x + noise("patch", i) * w),
      cy: f(y + noise("patch", 100 + i) * h),
      rx: f((2 + noise("patch", 200 + i) * 4) * INCH),
      ry: f((1.2 + noise("patch", 300 + i) * 2.4) * INCH),
      fill: "var(--t-mud)",
      opacity: 0.35,
    }),
  );
  return s(
    "g",
    { "clip-path": "url(#table-clip)" },
    s("rect", { x, y, width: w, height: h, fill: "var(--t-ground)" }),
    patches,
    s("rect", { x, y, width: w, height: h, fill: "url(#p-mud)", opacity: 0.7, class: "texture" }),
  );
}

/** @param {number} x @param {number} y @param {number} w @param {number} h */
function rulers(x, y, w, h) {
  const group = s("g", { class: "rulers", stroke: "var(--ink)" });
  const tick = (/** @type {number} */ i, /** @type {boolean} */ across) => {
    const long = i % 6 === 0 ? 9 : i % 3 === 0 ? 5 : 3;
    const [right, up] = [f(x + i * INCH), f(y + h - i * INCH)];
    const d = across
      ? `M${right} ${f(y - 3)}v${-long}M${right} ${f(y + h + 3)}v${long}`
      : `M${f(x - 3)} ${up}h${-long}M${f(x + w + 3)} ${up}h${long}`;
    group.append(s("path", { d, "stroke-width": i % 6 === 0 ? 1.4 : 0.8 }));
    if (i % 12 || !i || i * INCH >= (across ? w : h)) return;
    group.append(
      s(
        "text",
        across
          ? { x: right, y: f(y - 14), class: "rule-text" }
          : {
              x: f(x - 13),
              y: up,
              class: "rule-text",
              transform: `rotate(-90 ${f(x - 13)} ${up})`,
            },
        `${i}″`,
      ),
    );
  };
  for (let i = 0; i * INCH <= w; i++) tick(i, true);
  for (let i = 0; i * INCH <= h; i++) tick(i, false);
  return group;
}

/** @param {Ground} ground @param {BoardData} board @returns {SVGElement[]} */
export function drawTable(ground, board) {
  const { x, y, w, h } = ground.box;
  const [l, t, wide, high] = [x + 26, y + 26, w - 52, h - 52];
  let lines = "";
  for (let i = 6; i * INCH < wide; i += 6) lines += `M${f(l + i * INCH)} ${f(t)}v${f(high)}`;
  for (let i = 6; i * INCH < high; i += 6) lines += `M${f(l)} ${f(t + high - i * INCH)}h${f(wide)}`;
  return [
    s(
      "defs",
      null,
      s("clipPath", { id: "table-clip" }, s("rect", { x: l, y: t, width: wide, height: high })),
    ),
    soil(l, t, wide, high),
    s("path", { d: lines, class: "grid" }),
    s(
      "g",
      null,
      (board.shapes || [])
        .filter((shape) => (isGround(shape) || isScenery(shape)) && shape.role !== "table")
        .map((shape) => (isScenery(shape) ? drawScenery(ground, shape) : drawShape(ground, shape))),
    ),
    heightTags(ground, board.shapes || []),
    s("rect", {
      x: l - 1,
      y: t - 1,
      width: wide + 2,
      height: high + 2,
      fill: "none",
      stroke: "var(--ink)",
      "stroke-width": 2,
    }),
    rulers(l, t, wide, high),
  ];
}
