/* networks.js - roads, trenches, waters and streams: one path per layer, casings first, so that
 * crossings join; and what lies on the hexsides. */
import { s } from "../dom.js";
import { f, S } from "./geometry.js";
import { netOf } from "./terrain.js";

/** @import { Ground, Place, Point } from "./geometry.js" */
/** @import { Link } from "../types.js" */

/** @typedef {[Place, Place]} Pair */

/** @param {Place} p @returns {Point} */
const at = (p) => ({ x: p.px, y: p.py });

/** @param {Ground} ground @param {Link[]} links @param {string} net */
function given(ground, links, net) {
  /** @type {Pair[]} */
  const pairs = [];
  for (const link of links) {
    if (link.edge || netOf(link.kind) !== net) continue;
    const [a, b] = [ground.byId.get(link.from), ground.byId.get(link.to)];
    if (a && b) pairs.push([a, b]);
  }
  return pairs;
}

/** Neighbouring cells of one kind, each pair once. @param {Place[]} cells */
function adjacent(cells) {
  const member = new Set(cells);
  return cells.flatMap((a) =>
    a.near.filter((b) => a.id < b.id && member.has(b)).map((b) => /** @type {Pair} */ ([a, b])),
  );
}

/** Every triangle of links loses its third side: a road or stream that turns is not drawn as
 * a web.
 * @param {Pair[]} pairs */
function thinned(pairs) {
  const name = (/** @type {Place} */ a, /** @type {Place} */ b) =>
    a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`;
  const all = new Set(pairs.map(([a, b]) => name(a, b)));
  const dropped = new Set();
  for (const [a, b] of pairs)
    for (const c of a.near) {
      const sides = [name(a, b), name(b, c), name(a, c)].sort();
      if (sides.every((side) => all.has(side) && !dropped.has(side))) dropped.add(sides[2]);
    }
  return pairs.filter(([a, b]) => !dropped.has(name(a, b)));
}

/** pairsOf: what the board says is linked; where it says nothing, neighbours of one kind are.
 * @param {Ground} ground @param {Link[]} links @param {string} net @param {boolean} thin
 * @returns {{cells: Place[], pairs: Pair[]}} */
export function pairsOf(ground, links, net, thin) {
  const cells = ground.places.filter((p) => p.kinds.some((k) => netOf(k) === net));
  const pairs = given(ground, links, net);
  const between = pairs.length ? pairs : adjacent(cells);
  return { cells, pairs: pairs.length || !thin ? between : thinned(between) };
}

/** A trench with fire bays between two places; it starts and ends on the straight line.
 * @param {Point} a @param {Point} b @param {number} amp @param {number} bays */
function crenel(a, b, amp, bays) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  let [nx, ny] = [dy / length, -dx / length];
  if (ny > 0.01 || (Math.abs(ny) <= 0.01 && nx > 0)) [nx, ny] = [-nx, -ny];
  const points = [a];
  for (let i = 0; i < bays; i++)
    for (const [t, off] of [
      [0.22, 0],
      [0.22, amp],
      [0.78, amp],
      [0.78, 0],
    ]) {
      const k = (i + t) / bays;
      points.push({ x: a.x + dx * k + nx * off, y: a.y + dy * k + ny * off });
    }
  points.push(b);
  return points;
}

/** @param {Point[][]} lines */
const pathD = (lines) =>
  lines.map((l) => "M" + l.map((p) => `${f(p.x)} ${f(p.y)}`).join("L")).join("");

/** strokes draws one path several times, widest first.
 * @param {string} d @param {Record<string, any>[]} layers */
function strokes(d, layers) {
  return layers.map((l) => s("path", { d, fill: "none", ...l }));
}

const round = { "stroke-linejoin": "round", "stroke-linecap": "round" };
const TRENCH = [
  { stroke: "var(--t-spoil)", "stroke-width": 25, opacity: 0.55, ...round },
  { stroke: "var(--t-spoil)", "stroke-width": 19, ...round },
  { stroke: "var(--t-trench-ink)", "stroke-width": 13.6, "stroke-linecap": "square" },
  { stroke: "var(--t-trench)", "stroke-width": 10, "stroke-linecap": "square" },
  {
    stroke: "var(--t-board)",
    "stroke-width": 5.2,
    "stroke-dasharray": "1.900 2.700",
    opacity: 0.75,
  },
];

/** @param {Ground} ground @param {Link[]} links */
export function trenches(ground, links) {
  const { cells, pairs } = pairsOf(ground, links, "trench", true);
  const linked = new Set(pairs.flat());
  const lines = pairs.map(([a, b]) =>
    a.id < b.id ? crenel(at(a), at(b), 9, 2) : crenel(at(b), at(a), 9, 2),
  );
  for (const p of cells)
    if (!linked.has(p))
      lines.push(crenel({ x: p.px - S * 0.6, y: p.py }, { x: p.px + S * 0.6, y: p.py }, 9, 2));
  return lines.length ? s("g", { class: "net-trench" }, strokes(pathD(lines), TRENCH)) : null;
}

/** @param {Ground} ground @param {Link[]} links */
export function roads(ground, links) {
  const { pairs } = pairsOf(ground, links, "road", true);
  if (!pairs.length) return null;
  const d = pathD(pairs.map(([a, b]) => [at(a), at(b)]));
  return s(
    "g",
    null,
    strokes(d, [
      { stroke: "var(--t-road-ink)", "stroke-width": 15.6, ...round },
      { stroke: "var(--t-road)", "stroke-width": 11.4, ...round },
    ]),
  );
}

/** Rivers and lakes: broad bands with rounded shores, filled where three waters meet.
 * @param {Ground} ground */
export function waters(ground) {
  const wet = new Set(ground.places.filter((p) => p.kinds.some((k) => netOf(k) === "water")));
  if (!wet.size) return null;
  const spanned = (/** @type {Place} */ p) =>
    p.kinds.includes("bridge") && p.near.filter((q) => wet.has(q)).length > 1;
  const cells = ground.places.filter((p) => wet.has(p) || spanned(p));
  const pairs = adjacent(cells);
  const d = pathD([
    ...pairs.map(([a, b]) => [at(a), at(b)]),
    ...cells.map((p) => [at(p), { x: p.px + 0.1, y: p.py }]),
  ]);
  const member = new Set(cells);
  let inner = "";
  for (const a of cells)
    for (const b of a.near)
      for (const c of a.near)
        if (a.id < b.id && b.id < c.id && member.has(b) && member.has(c) && b.near.includes(c))
          inner += pathD([[at(a), at(b), at(c)]]) + "Z";
  return s(
    "g",
    null,
    strokes(d, [
      { stroke: "var(--t-water-ink)", "stroke-width": 77, opacity: 0.85, ...round },
      { stroke: "var(--t-water)", "stroke-width": 72, ...round },
    ]),
    s("path", { d: inner, fill: "var(--t-water)" }),
    s("path", { d: inner, fill: "url(#p-water)", class: "texture", opacity: 0.8 }),
    s("path", {
      d,
      fill: "none",
      stroke: "url(#p-water)",
      "stroke-width": 67,
      opacity: 0.8,
      class: "texture",
      ...round,
    }),
  );
}

/** A stream winds: each link is a gentle double bend.
 * @param {Ground} ground @param {Link[]} links */
export function streams(ground, links) {
  const { cells, pairs: open } = pairsOf(ground, links, "stream", false);
  if (!cells.length && !open.length) return null;
  const under = cells.flatMap((a) =>
    a.near.filter((b) => b.kinds.includes("bridge")).map((b) => /** @type {Pair} */ ([a, b])),
  );
  const pairs = thinned([...open, ...under]);
  const linked = new Set(pairs.flat());
  const ends = cells
    .filter((p) => !linked.has(p))
    .map(
      (p) =>
        /** @type {[Point, Point]} */ ([
          { x: p.px - S * 0.8, y: p.py },
          { x: p.px + S * 0.8, y: p.py },
        ]),
    );
  const d = [...pairs.map(([a, b]) => /** @type {[Point, Point]} */ ([at(a), at(b)])), ...ends]
    .map(([a, b]) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const bend = (/** @type {number} */ t, /** @type {number} */ o) =>
        `${f(a.x + dx * t - dy * o)} ${f(a.y + dy * t + dx * o)}`;
      return `M${f(a.x)} ${f(a.y)}C${bend(0.3, 0.18)} ${bend(0.7, -0.18)} ${f(b.x)} ${f(b.y)}`;
    })
    .join("");
  return s(
    "g",
    null,
    strokes(d, [
      { stroke: "var(--t-water-ink)", "stroke-width": 17, ...round },
      { stroke: "var(--t-water)", "stroke-width": 13, ...round },
    ]),
  );
}

/** The two corners that neighbours share.
 * @param {Place} a @param {Place} b @returns {[Point, Point]} */
export function hexside(a, b) {
  const [dx, dy] = [b.px - a.px, b.py - a.py];
  const k = S / 2 / (Math.hypot(dx, dy) || 1);
  const [mx, my] = [(a.px + b.px) / 2, (a.py + b.py) / 2];
  return [
    { x: mx - dy * k, y: my + dx * k },
    { x: mx + dy * k, y: my - dx * k },
  ];
}

const SIDES = /** @type {Record<string, Record<string, any>[]>} */ ({
  water: [
    { stroke: "var(--t-water-ink)", "stroke-width": 13, "stroke-linecap": "round" },
    { stroke: "var(--t-water)", "stroke-width": 9.5, "stroke-linecap": "round" },
    { stroke: "var(--t-water-ink)", "stroke-width": 1, "stroke-dasharray": "7 4", opacity: 0.7 },
  ],
  wall: [
    { stroke: "var(--t-line)", "stroke-width": 9, "stroke-linecap": "square" },
    { stroke: "var(--t-stone)", "stroke-width": 6, "stroke-linecap": "square" },
    { stroke: "var(--t-line)", "stroke-width": 6, "stroke-dasharray": "1 7" },
  ],
  border: [
    { stroke: "var(--t-line)", "stroke-width": 5, opacity: 0.3, "stroke-linecap": "round" },
    { stroke: "var(--target)", "stroke-width": 3, "stroke-dasharray": "9 5" },
  ],
  trench: [{ stroke: "var(--t-trench)", "stroke-width": 7, "stroke-dasharray": "5 3" }],
});
const SIDE_NAMES = /** @type {Record<string, string>} */ ({
  "water-way": "water",
  waterway: "water",
  "red-line": "border",
  "stone-wall": "wall",
  bocage: "hedge",
  line: "border",
});

/** Bushes in a row. @param {[Point, Point]} side */
function bushes([a, b]) {
  let d = "";
  for (let i = 0; i < 6; i++) {
    const t = (i + 0.5) / 6;
    const r = i % 2 ? 5.4 : 6.6;
    d += `M${f(a.x + (b.x - a.x) * t - r)} ${f(a.y + (b.y - a.y) * t)}`;
    d += `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  return d;
}

/** @param {Ground} ground @param {Link[]} links */
export function hexsides(ground, links) {
  /** @type {Map<string, [Point, Point][]>} */
  const kinds = new Map();
  for (const link of links) {
    const [a, b] = [ground.byId.get(link.from), ground.byId.get(link.to)];
    if (!link.edge || !a || !b) continue;
    const kind = SIDE_NAMES[link.kind] || netOf(link.kind);
    const list = kinds.get(kind) || [];
    if (!list.length) kinds.set(kind, list);
    list.push(hexside(a, b));
  }
  const group = s("g");
  for (const [kind, sides] of kinds) {
    if (kind === "hedge")
      group.append(
        s("path", {
          d: sides.map(bushes).join(""),
          fill: "var(--t-forest)",
          stroke: "var(--t-forest-ink)",
          "stroke-width": 1.2,
        }),
      );
    else group.append(...strokes(pathD(sides), SIDES[kind] || SIDES.border));
  }
  return group.childElementCount ? group : null;
}

/** Links of other kinds between cells ("fort"): a stone work; anything else a dotted line.
 * @param {Ground} ground @param {Link[]} links */
export function works(ground, links) {
  const known = new Set(["trench", "road", "stream", "water"]);
  const group = s("g");
  for (const fort of [false, true]) {
    const lines = links
      .filter((l) => !l.edge && !known.has(netOf(l.kind)) && (l.kind === "fort") === fort)
      .map((l) => [ground.byId.get(l.from), ground.byId.get(l.to)])
      .flatMap(([a, b]) => (a && b ? [[at(a), at(b)]] : []));
    if (!lines.length) continue;
    group.append(
      ...strokes(
        pathD(lines),
        fort
          ? [
              { stroke: "var(--t-line)", "stroke-width": 48, ...round },
              { stroke: "var(--t-stone)", "stroke-width": 42, ...round },
              {
                stroke: "var(--t-line)",
                "stroke-width": 1.2,
                "stroke-dasharray": "6 5",
                opacity: 0.6,
              },
            ]
          : [{ stroke: "var(--t-line)", "stroke-width": 3, "stroke-dasharray": "2 7", ...round }],
      ),
    );
  }
  return group.childElementCount ? group : null;
}
