/* ground.js - the printed map: everything that never changes during a match, drawn once.
 *
 * Few nodes, long paths: all trees of a map are four paths, all wire is one, so that a map of 600
 * hexes scrolls and repaints quickly. */
import { hasSymbol, s, use } from "../dom.js";
import { f, hexPath, noise, S } from "./geometry.js";
import { hexsides, pairsOf, roads, streams, trenches, waters, works } from "./networks.js";
import { fillOf, lookOf } from "./terrain.js";

/** @import { Box, Ground, Place } from "./geometry.js" */
/** @import { BoardData } from "../types.js" */

/** @param {Ground} ground */
function fills(ground) {
  /** @type {Map<import("./terrain.js").Look, Place[]>} */
  const byLook = new Map();
  for (const p of ground.places) {
    const look = fillOf(p.kinds);
    const list = byLook.get(look);
    if (list) list.push(p);
    else byLook.set(look, [p]);
  }
  const flat = s("g");
  const textures = s("g", { class: "texture" });
  for (const [look, places] of byLook) {
    flat.append(
      s("path", { d: hexPath(places, ground.pointy, 1.008), fill: `var(--t-${look.fill})` }),
    );
    if (look.pattern)
      textures.append(
        s("path", {
          d: hexPath(places, ground.pointy),
          fill: `url(#${look.pattern})`,
          opacity: look.pattern === "p-crops" ? 1 : 0.6,
        }),
      );
  }
  return [flat, textures];
}

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const ellipse = (x, y, rx, ry) =>
  `M${f(x - rx)} ${f(y)}` +
  `a${f(rx)} ${f(ry)} 0 1 0 ${f(2 * rx)} 0` +
  `a${f(rx)} ${f(ry)} 0 1 0 ${f(-2 * rx)} 0`;

/** @param {Ground} ground */
function craters(ground) {
  let [bowl, rim, rays] = ["", "", ""];
  for (const p of ground.places) {
    if (p.kinds.some((k) => lookOf(k)?.net === "trench")) continue;
    const most = Math.max(0, ...p.kinds.map((k) => lookOf(k)?.craters || 0));
    const count = most && 1 + Math.floor(noise(p.id, 1) * most);
    for (let i = 0; i < count; i++) {
      const a = noise(p.id, 10 + i) * 6.283;
      const d = 14 + noise(p.id, 20 + i) * 24;
      const r = (5 + noise(p.id, 30 + i) * 5.5) / 13;
      const [x, y] = [p.px + d * Math.cos(a), p.py + d * Math.sin(a) * 0.8];
      bowl += ellipse(x, y, 13 * r, 9 * r);
      rim += `M${f(x - 13 * r)} ${f(y)}A${f(13 * r)} ${f(9 * r)} 0 0 1 ${f(x + 13 * r)} ${f(y)}`;
      for (const [u, v, du, dv] of [
        [-16, -7, -3, -3],
        [0, -12, 0, -4],
        [16, -7, 3, -3],
        [-17, 5, -4, 2],
        [17, 5, 4, 2],
      ])
        rays += `M${f(x + u * r)} ${f(y + v * r)}l${f(du * r)} ${f(dv * r)}`;
    }
  }
  return (
    bowl &&
    s(
      "g",
      { class: "texture", fill: "none", stroke: "var(--t-mud-ink)" },
      s("path", { d: bowl, fill: "var(--t-mud-deep)", stroke: "none", opacity: 0.75 }),
      s("path", { d: rim, "stroke-width": 1.3 }),
      s("path", { d: rays, "stroke-width": 0.9, opacity: 0.8 }),
    )
  );
}

const TREES = [
  [-0.42, -0.38],
  [0.05, -0.52],
  [0.46, -0.36],
  [-0.62, 0.02],
  [0.6, 0.06],
  [-0.2, -0.08],
  [0.24, -0.02],
  [-0.4, 0.42],
  [0.06, 0.36],
  [0.44, 0.46],
];

/** @param {Ground} ground */
function trees(ground) {
  let [shade, crown, light, fir] = ["", "", "", ""];
  for (const p of ground.places) {
    if (!p.kinds.some((k) => lookOf(k)?.trees)) continue;
    TREES.forEach(([a, b], i) => {
      const x = p.px + (a + noise(p.id, i) * 0.12 - 0.06) * S;
      const y = p.py + (b + noise(p.id, 20 + i) * 0.12 - 0.06) * S;
      const k = 0.74 * (0.85 + noise(p.id, 40 + i) * 0.25);
      const [ox, oy] = [x + 3 * k, y + 11 * k];
      shade += ellipse(ox, oy, 11 * k, 4 * k);
      if (noise(p.id, 60 + i) < 0.72) {
        crown += ellipse(x, y, 12 * k, 12 * k);
        const r = 8.4 * k;
        light += `M${f(x - r)} ${f(y)}A${f(r)} ${f(r)} 0 0 1 ${f(x)} ${f(y - r)}`;
      } else {
        const at = (/** @type {number} */ u, /** @type {number} */ v) =>
          `${f(x + u * k)} ${f(y + v * k)}`;
        fir += `M${at(0, -18)}L${at(11, 4)}L${at(6, 4)}L${at(13, 13)}`;
        fir += `L${at(-13, 13)}L${at(-6, 4)}L${at(-11, 4)}Z`;
      }
    });
  }
  const leaf = {
    fill: "var(--t-forest)",
    stroke: "var(--t-forest-ink)",
    "stroke-width": 1,
    "stroke-linejoin": "round",
  };
  return (
    crown &&
    s(
      "g",
      null,
      s("path", { d: shade, opacity: 0.18 }),
      s("path", { d: crown, ...leaf }),
      s("path", {
        d: light,
        fill: "none",
        stroke: "var(--t-forest-hi)",
        "stroke-width": 1.8,
        "stroke-linecap": "round",
      }),
      s("path", { d: fir, ...leaf }),
    )
  );
}

/** Four rows of crossed strands per hex. @param {Ground} ground */
function wire(ground) {
  let d = "";
  for (const p of ground.places) {
    if (!p.kinds.some((k) => lookOf(k)?.wire)) continue;
    const cut = p.kinds.includes("cut");
    [-22, -7, 8, 23].forEach((dy, row) => {
      const half = (ground.pointy ? S * 0.866 : S - Math.abs(dy) / 1.732) * 0.94;
      const y = p.py + dy;
      const runs = cut
        ? [
            [-half, -24],
            [24, half],
          ]
        : [[-half, half]];
      for (const [from, to] of runs) {
        const sag = noise(p.id, row) * 6 - 3;
        d += `M${f(p.px + from)} ${f(y)}`;
        d += `Q${f(p.px + (from + to) / 2)} ${f(y + sag)} ${f(p.px + to)} ${f(y)}`;
        const count = Math.max(2, Math.floor((to - from) / 11));
        for (let i = 0; i < count; i++) {
          const n = row * 20 + i;
          const x =
            p.px + from + ((i + 0.5) * (to - from)) / count + noise(p.id, 100 + n) * 2.4 - 1.2;
          const r = 3.2 + noise(p.id, 200 + n) * 1.3;
          const v = y + noise(p.id, 300 + n) * 3 - 1.5;
          const across = f(2 * r);
          d += `M${f(x - r)} ${f(v - r)}l${across} ${across}m0 -${across}l-${across} ${across}`;
        }
      }
    });
  }
  return (
    d &&
    s("path", {
      d,
      fill: "none",
      stroke: "var(--t-wire)",
      "stroke-width": 1.25,
      "stroke-linecap": "round",
      opacity: 0.9,
    })
  );
}

/** Bridges are turned along their road. @param {Ground} ground @param {BoardData} board */
function bridges(ground, board) {
  const group = s("g");
  const { pairs } = pairsOf(ground, board.links, "road", true);
  for (const p of ground.places) {
    if (!p.kinds.includes("bridge")) continue;
    const pair = pairs.find(([a, b]) => a === p || b === p);
    const other = pair && (pair[0] === p ? pair[1] : pair[0]);
    const turn = other ? (Math.atan2(other.py - p.py, other.px - p.px) * 180) / Math.PI : 0;
    group.append(
      s(
        "g",
        { transform: `translate(${f(p.px)} ${f(p.py)}) rotate(${f(turn)})` },
        use("t-bridge", -60, -60, 120),
      ),
    );
  }
  return group.childElementCount ? group : null;
}

/** Symbols of a cell, side by side when there are several; unknown ids as words.
 * @param {Ground} ground */
function symbols(ground) {
  const group = s("g");
  for (const p of ground.places) {
    const known = p.kinds.map(lookOf);
    const pictures = known.filter((look) => look && hasSymbol(look.symbol));
    pictures.forEach((look, i) => {
      const size = (look?.size || 100) * (pictures.length > 1 ? 0.72 : 1);
      const dx = pictures.length > 1 ? (i - (pictures.length - 1) / 2) * 40 : 0;
      group.append(use(String(look?.symbol), p.px - size / 2 + dx, p.py - size / 2, size));
    });
    p.kinds
      .filter((k, i) => !known[i] && k !== "cut")
      .forEach((k, i) => group.append(word(p, k, i)));
  }
  return group;
}

/** @param {Place} p @param {string} kind @param {number} i */
function word(p, kind, i) {
  const text = kind.replace(/^[a-z]+-(?=.$)/, "").replaceAll("-", " ");
  if (text.length > 2)
    return s("text", { x: f(p.px), y: f(p.py + S * 0.62 - i * 13), class: "terrain-word" }, text);
  return s(
    "g",
    { transform: `translate(${f(p.px)} ${f(p.py + S * 0.72 - i * 18)})`, class: "terrain-box" },
    s("rect", { x: -9, y: -9, width: 18, height: 16 }),
    s("text", { y: 4 }, text.toUpperCase()),
  );
}

/** @param {Ground} ground */
function ids(ground) {
  const up = ground.pointy ? 0.7 : 0.69;
  return s(
    "g",
    { class: "ids" },
    ground.places
      .filter((p) => p.name)
      .map((p) => s("text", { x: f(p.px), y: f(p.py - S * up) }, p.name)),
  );
}

/** The sheet: neat line, words at the edges, headings of several boards.
 * @param {Ground} ground @param {BoardData} board @param {Box} box */
export function drawMargin(ground, board, box) {
  const { x, y, w, h } = box;
  const mid = x + w / 2;
  const group = s(
    "g",
    { class: "margin" },
    s("rect", {
      x: x + 8,
      y: y + 8,
      width: w - 16,
      height: h - 16,
      fill: "none",
      stroke: "var(--ink)",
    }),
    s("rect", {
      x: x + 12,
      y: y + 12,
      width: w - 24,
      height: h - 24,
      fill: "none",
      stroke: "var(--ink)",
      "stroke-width": 2.2,
    }),
  );
  const edge = (
    /** @type {string} */ text,
    /** @type {number} */ top,
    /** @type {number} */ at,
    /** @type {string} */ cls,
  ) => {
    const wide = text.length * 11 + 40;
    group.append(
      s("rect", { x: at - wide / 2, y: top, width: wide, height: 20, fill: "var(--paper)" }),
      s("text", { x: at, y: top + 15, class: cls }, text.toUpperCase()),
    );
  };
  if (board.north) edge(board.north, y + 2, mid, "edge edge-1");
  if (board.south) edge(board.south, y + h - 22, mid, "edge edge-2");
  for (const sheet of ground.sheets)
    if (sheet.title)
      group.append(
        s(
          "text",
          { x: sheet.box.x + sheet.box.w / 2, y: sheet.box.y - 10, class: "edge edge-0" },
          sheet.title.toUpperCase(),
        ),
      );
  return group;
}

/** @param {Box} box */
export function drawFolds(box) {
  const { x, y, w, h } = box;
  const lines = [0.25, 0.5, 0.75].map((k) =>
    s("rect", { x: x + w * k - 16, y, width: 32, height: h, fill: "url(#g-fold)" }),
  );
  return s(
    "g",
    { class: "folds" },
    lines,
    s("rect", { x, y, width: w, height: h, fill: "url(#g-vig)" }),
  );
}

/** drawGround: the map as layers, bottom to top.
 * @param {Ground} ground @param {BoardData} board @returns {SVGElement[]} */
export function drawGround(ground, board) {
  const links = board.links || [];
  const layers = [
    ...fills(ground),
    craters(ground),
    waters(ground),
    streams(ground, links),
    roads(ground, links),
    trenches(ground, links),
    works(ground, links),
    hexsides(ground, links),
    bridges(ground, board),
    trees(ground),
    wire(ground),
    symbols(ground),
    s("path", { d: hexPath(ground.places, ground.pointy), class: "grid" }),
    ids(ground),
  ];
  return layers.filter((layer) => layer instanceof SVGElement);
}
