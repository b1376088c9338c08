/* cover.js - the picture on a game's cover: a part of its own board if the server has one to show,
 * else a neutral stretch of map. */
import { get } from "../api.js";
import { s } from "../dom.js";
import { Ground, hexPath } from "./geometry.js";
import { drawGround } from "./ground.js";
import { drawTable } from "./plane.js";
import { border } from "./shapes.js";
import { sideNumbers } from "./sides.js";
import { TokenLayer } from "./tokens.js";

/** @import { Point } from "./geometry.js" */
/** @import { BoardData, Game, Opening, Scenario, Scene } from "../types.js" */

const WIDE = 360; /* drawing units across */
const MARGIN = 26; /* drawing units of the board's own margin that a preview leaves out */
const MOVES = 60; /* decisions into the game: something is going on */

/** The liveliest window of a map: pieces of both sides on varied ground.
 * @param {Ground} ground @param {Scene} scene @param {number} wide */
function heart(ground, scene, wide) {
  const spots = scene.tokens.map((t) => ({ side: t.side, at: ground.spot(t) }));
  const score = (/** @type {Point} */ c) => {
    const near = (/** @type {Point|null} */ p) =>
      p && Math.abs(p.x - c.x) < wide * 0.42 && Math.abs(p.y - c.y) < wide * 0.36;
    const pieces = spots.filter((t) => near(t.at));
    const kinds = new Set(
      ground.places.filter((p) => near({ x: p.px, y: p.py })).flatMap((p) => p.kinds),
    );
    const heaps = new Set(pieces.map((t) => `${t.at?.x} ${t.at?.y}`)).size;
    return kinds.size * 3 + Math.min(heaps, 6) * 1.5 + new Set(pieces.map((t) => t.side)).size * 3;
  };
  const centres = ground.places.length
    ? ground.places.map((p) => ({ x: p.px, y: p.py }))
    : spots.map((t) => t.at).filter((p) => p !== null);
  if (!centres.length)
    return { x: ground.box.x + ground.box.w / 2, y: ground.box.y + ground.box.h / 2 };
  const inner = centres.filter(
    (p) => p.x > ground.box.x + wide / 2 && p.x < ground.box.x + ground.box.w - wide / 2,
  );
  return (inner.length ? inner : centres)
    .map((p) => ({ p, n: score(p) }))
    .reduce((best, x) => (x.n > best.n ? x : best)).p;
}

/** @param {Game} game @param {HTMLElement} host */
export async function cover(game, host) {
  const scenario = game.scenarios[0];
  const svg = s("svg", { preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" });
  host.append(svg);
  try {
    const { board, scene } = await get(
      `games/${game.id}/board?scenario=${encodeURIComponent(scenario.id)}&moves=${MOVES}`,
    );
    drawPiece(
      svg,
      board,
      scene,
      sideNumbers(scenario.sides),
      host.clientHeight / host.clientWidth || 0.9,
    );
  } catch {
    drawPiece(
      svg,
      NEUTRAL,
      { turn: 0, turns: 0, phase: -1, phases: [], tokens: [], shapes: [], panels: [], scores: [] },
      [1, 2, 3, 4],
      0.9,
    );
  }
}

/** @param {SVGSVGElement} svg @param {BoardData} board @param {Scene} scene
 * @param {number[]} sides @returns {Ground} */
function drawAll(svg, board, scene, sides) {
  const ground = new Ground(board, scene.tokens);
  const layer = s("g", { class: "tokens" });
  svg.replaceChildren(
    ...(ground.plane ? drawTable(ground, board) : drawGround(ground, board)),
    layer,
  );
  new TokenLayer(layer, ground, (seat) => sides[seat] || 1).update(scene.tokens, false);
  svg.classList.add("no-ids", "no-folds");
  return ground;
}

/** opening: the position before the first decision, as everybody may see it, and what is told of
 * it; with a wish, on the table that is laid out for it.
 * @param {Game} game @param {Scenario} scenario @param {string} [wish]
 * @returns {Promise<Opening>} */
export function opening(game, scenario, wish = "") {
  const query = new URLSearchParams({ scenario: scenario.id, ...(wish && { compose: wish }) });
  const path = `games/${game.id}/board?${query}`;
  const asked = openings.get(path) || get(path);
  openings.set(path, asked);
  asked.catch(() => openings.delete(path));
  return asked;
}
/** @type {Map<string, Promise<Opening>>} */
const openings = new Map();

/** Where the pieces of each side may start, dashed in its colour.
 * @param {Ground} ground @param {Opening["outset"]} outset @param {number[]} sides */
function startMarks(ground, outset, sides) {
  return outset.flatMap(({ cells }, i) => {
    const places = cells.map((id) => ground.byId.get(id)).filter((p) => p !== undefined);
    if (!places.length) return [];
    const line = { d: border(ground, new Set(places)), fill: "none", "stroke-linecap": "round" };
    const stroke = `var(--s${sides[i]})`;
    return [
      s("path", { d: hexPath(places, ground.pointy), fill: stroke, "fill-opacity": 0.16 }),
      s("path", { ...line, stroke: "var(--card)", "stroke-width": 11, "stroke-opacity": 0.7 }),
      s("path", {
        ...line,
        stroke,
        "stroke-width": 6,
        "stroke-dasharray": sides[i] % 2 ? "18 10" : "6 9",
      }),
    ];
  });
}

/** A whole map with the places to start from. @param {SVGSVGElement} svg
 * @param {Opening} known @param {number[]} sides */
function drawOpening(svg, { board, scene, outset }, sides) {
  const ground = drawAll(svg, board, scene, sides);
  const tokens = svg.querySelector(".tokens");
  for (const mark of startMarks(ground, outset, sides)) tokens?.before(mark);
  const { x, y, w, h } = ground.box;
  const edge = ground.plane ? 0 : MARGIN;
  svg.setAttribute("viewBox", `${x + edge} ${y + edge} ${w - 2 * edge} ${h - 2 * edge}`);
}

/** preview: the whole map of a scenario.
 * @param {Game} game @param {Scenario} scenario @param {HTMLElement} host @param {string} [wish] */
export async function preview(game, scenario, host, wish = "") {
  const svg = s("svg", { role: "img", "aria-label": `The map of ${scenario.title}` });
  const asked = `${scenario.id} ${wish}`;
  host.dataset.scenario = asked;
  try {
    const known = await opening(game, scenario, wish);
    if (host.dataset.scenario !== asked) return; /* another was chosen meanwhile */
    drawOpening(svg, known, sideNumbers(scenario.sides));
    host.replaceChildren(svg);
  } catch (error) {
    if (host.dataset.scenario !== asked) return;
    /* without a wish the choice can be made without a picture */
    host.replaceChildren(...(wish && error instanceof Error ? [error.message] : []));
  }
}

/** thumbnail: the same, small. @param {Game} game @param {Scenario} scenario
 * @param {HTMLElement} host */
export async function thumbnail(game, scenario, host) {
  const svg = s("svg", { "aria-hidden": "true" });
  const known = await opening(game, scenario).catch(() => null);
  if (!known) return;
  drawOpening(svg, known, sideNumbers(scenario.sides));
  host.replaceChildren(svg);
}

/** @param {SVGSVGElement} svg @param {BoardData} board @param {Scene} scene @param {number[]} sides
 * @param {number} ratio height to width */
function drawPiece(svg, board, scene, sides, ratio) {
  const ground = drawAll(svg, board, scene, sides);
  const { x, y, w, h } = ground.sheets.length === 1 ? ground.sheets[0].box : ground.box;
  const wide = Math.min(WIDE, w - 80, (h - 60) / ratio);
  const at = heart(ground, scene, wide);
  const keep = (
    /** @type {number} */ v,
    /** @type {number} */ from,
    /** @type {number} */ size,
    /** @type {number} */ span,
  ) => Math.max(from + 30, Math.min(from + size - span - 30, v - span / 2));
  const high = wide * ratio;
  svg.setAttribute(
    "viewBox",
    `${keep(at.x, x, w, wide)} ${keep(at.y, y, h, high)} ${wide} ${high}`,
  );
}

/** @type {BoardData} */
const NEUTRAL = {
  layout: "pointy",
  cells: Array.from({ length: 48 }, (_, i) => {
    const [row, column] = [Math.floor(i / 8), i % 8];
    return {
      id: `n${i}`,
      x: column * 1732 + (row % 2) * 866,
      y: row * 1500,
      terrain: row === 2 ? "mud trench" : row === 0 ? "clear wire" : "clear",
    };
  }),
  links: Array.from({ length: 7 }, (_, i) => ({
    kind: "trench",
    from: `n${16 + i}`,
    to: `n${17 + i}`,
  })),
};
