/* cover.js - the picture on a game's cover: a piece of its own board where the server shows it,
 * else a neutral stretch of map. */
import { get } from "../api.js";
import { s } from "../dom.js";
import { Ground } from "./geometry.js";
import { drawGround } from "./ground.js";
import { drawTable } from "./plane.js";
import { sideNumbers } from "./sides.js";
import { TokenLayer } from "./tokens.js";

/** @import { BoardData, Game, Scene } from "../types.js" */

const WIDE = 340; /* drawing units across */

/** Centre on the densest group of pieces. @param {Ground} ground @param {Scene} scene */
function heart(ground, scene) {
  const spots = scene.tokens.map((t) => ground.spot(t)).filter((p) => p !== null);
  if (!spots.length) return { x: ground.box.x + ground.box.w / 2, y: ground.box.y + ground.box.h / 2 };
  const crowd = (/** @type {{x: number, y: number}} */ p) => spots.filter((q) => Math.hypot(p.x - q.x, p.y - q.y) < WIDE * 0.6).length;
  return spots.reduce((best, p) => (crowd(p) > crowd(best) ? p : best));
}

/** @param {Game} game @param {HTMLElement} host */
export async function cover(game, host) {
  const scenario = game.scenarios[0];
  const svg = s("svg", { preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" });
  host.append(svg);
  try {
    const { board, scene } = await get(`games/${game.id}/board?scenario=${encodeURIComponent(scenario.id)}`);
    drawPiece(svg, board, scene, sideNumbers(scenario.sides));
  } catch {
    drawPiece(svg, NEUTRAL, { turn: 0, turns: 0, phase: -1, phases: [], tokens: [], shapes: [], panels: [], scores: [] }, [1, 2, 3, 4]);
  }
}

/** @param {SVGSVGElement} svg @param {BoardData} board @param {Scene} scene @param {number[]} sides */
function drawPiece(svg, board, scene, sides) {
  const ground = new Ground(board, scene.tokens, scene.shapes);
  const layer = s("g", { class: "tokens" });
  svg.replaceChildren(...(ground.plane ? drawTable(ground, scene) : drawGround(ground, board)), layer);
  new TokenLayer(layer, ground, (seat) => sides[seat] || 1).update(scene.tokens, false);
  const at = heart(ground, scene);
  const wide = Math.min(WIDE, ground.box.w - 80, ground.box.h - 60);
  const keep = (/** @type {number} */ v, /** @type {number} */ from, /** @type {number} */ size) => Math.max(from + 40, Math.min(from + size - wide - 40, v - wide / 2));
  svg.setAttribute("viewBox", `${keep(at.x, ground.box.x, ground.box.w)} ${keep(at.y, ground.box.y, ground.box.h)} ${wide} ${wide}`);
  svg.classList.add("no-ids", "no-folds");
}

/** @type {BoardData} */
const NEUTRAL = {
  layout: "pointy",
  cells: Array.from({ length: 48 }, (_, i) => {
    const [row, column] = [Math.floor(i / 8), i % 8];
    return { id: `n${i}`, x: column * 1732 + (row % 2) * 866, y: row * 1500, terrain: row === 2 ? "mud trench" : row === 0 ? "clear wire" : "clear" };
  }),
  links: Array.from({ length: 7 }, (_, i) => ({ kind: "trench", from: `n${16 + i}`, to: `n${17 + i}` })),
};
