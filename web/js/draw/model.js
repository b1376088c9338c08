/* model.js - a miniature on a table without hexes: its base is drawn to scale, the pin above it
 * carries the pictogram and grows with the height of the base. */
import { hasSymbol, s, use } from "../dom.js";
import { statesOf } from "./counter.js";
import { f, INCH } from "./geometry.js";
import { inchText } from "./scenery.js";
import { isCut, outline } from "./sides.js";

/** @import { Token } from "../types.js" */

const VEILED = new Set(["acted", "done", "activated"]);
const USUAL = INCH / 25.4; /* bases are 25 millimetres or more; a millimetre on the map */

/** @param {number} r */
function octagon(r) {
  return Array.from({ length: 8 }, (_, i) => {
    const a = ((45 * i + 22.5) * Math.PI) / 180;
    return `${f(r * Math.cos(a))},${f(r * Math.sin(a))}`;
  }).join(" ");
}

/** @param {Token} token @param {number} side @param {number} r */
function base(token, side, r) {
  return [
    s("circle", { cx: 2, cy: 2.5, r: f(r), opacity: 0.35 }),
    s(
      "g",
      { class: "ring", fill: "none" },
      s("circle", { r: f(r + 6), stroke: "var(--card-ink)", "stroke-width": 7 }),
      s("circle", { r: f(r + 6), stroke: "var(--amber)", "stroke-width": 4.5 }),
    ),
    s("circle", {
      r: f(r),
      fill: token.side < 0 ? "var(--card)" : `var(--s${side})`,
      stroke: "var(--card-ink)",
      "stroke-width": 1.4,
    }),
    token.side >= 0 &&
      (isCut(side)
        ? s("polygon", {
            points: octagon(r * 0.62),
            fill: "none",
            stroke: "var(--card)",
            "stroke-width": 1.6,
          })
        : s("circle", {
            r: f(r * 0.58),
            fill: "none",
            stroke: "var(--card)",
            "stroke-width": 1.6,
            "stroke-dasharray": "2.500 1.800",
          })),
  ];
}

/** @param {Token} token @param {number} side @param {number} w @param {boolean} down */
function pin(token, side, w, down) {
  const d = outline(side);
  const veil = statesOf(token).some((x) => VEILED.has(x));
  const cls = side <= 2 ? "on-dark" : "on-card";
  return s(
    "g",
    { transform: `scale(${(w / 100).toFixed(3)})${down ? " rotate(90)" : ""} translate(-50 -50)` },
    s("path", { d, transform: "translate(4 6)", opacity: 0.35 }),
    s("path", { d, fill: `var(--s${side})`, stroke: "var(--card)", "stroke-width": 5 }),
    s("path", { d, fill: "none", stroke: "var(--card-ink)", "stroke-width": 2 }),
    hasSymbol(token.picture)
      ? use(String(token.picture), 14, 14, 72, 72, cls)
      : s(
          "text",
          { x: 50, y: 66, "font-size": 48, class: `fig ${cls}` },
          (token.name || "?").slice(0, 2),
        ),
    veil && s("path", { d, fill: "var(--t-ground)", opacity: 0.45 }),
  );
}

/** @param {Token} token @param {number} side @param {number} unit drawing units a scene unit */
export function model(token, side, unit) {
  const r = Math.max(((token.diameter || 0) * unit) / 2, 4);
  const down = statesOf(token).includes("down");
  const height = Math.max(((token.height || 0) * unit) / INCH, 0);
  const w = r < 20 * USUAL ? 25 : 30;
  const top = -(10 + height * 4.5) - w / 2 - r * 0.35;
  const blood = token.damage || 0;
  const x = r * 0.8; /* arms of the cross over a model that is down */
  return s(
    "g",
    { class: "model" },
    base(token, side, r),
    down &&
      s("path", {
        d: `M${f(-x)} ${f(-x)}L${f(x)} ${f(x)}M${f(-x)} ${f(x)}L${f(x)} ${f(-x)}`,
        stroke: "var(--card)",
        "stroke-width": 2.5,
      }),
    token.side >= 0 && [
      s("path", {
        d: `M0 ${f(-r * 0.2)}V${f(top + w * 0.45)}`,
        stroke: "var(--card-ink)",
        "stroke-width": 3,
      }),
      s("path", {
        d: `M0 ${f(-r * 0.2)}V${f(top + w * 0.45)}`,
        stroke: "var(--card)",
        "stroke-width": 1.2,
      }),
      s("g", { transform: `translate(0 ${f(top)})` }, pin(token, side, w, down)),
    ],
    blood > 0 &&
      s(
        "g",
        { transform: `translate(${f(r * 0.7)} -1)` },
        s("path", {
          d: "M7 -5q7 8.500 7 13a7 6.500 0 0 1 -14 0q0 -4.500 7 -13z",
          fill: "var(--target)",
          stroke: "var(--card)",
        }),
        s("text", { x: 7, y: 12, "font-size": 10, class: "fig fig-2" }, blood),
      ),
    height >= 1 && s("text", { x: f(r + 2), y: f(-r - 2), class: "up-text" }, inchText(height)),
  );
}
