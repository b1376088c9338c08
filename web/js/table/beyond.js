/* beyond.js - places where something can be done and that are not in the window: a sign at the
 * edge of the map points at them, and a press brings the nearest into view. */
import { count, h } from "../dom.js";
import { floorOf } from "../draw/camera.js";
import { patch } from "../patch.js";

/** @import { Board } from "../draw/board.js" */
/** @import { Box, Point } from "../draw/geometry.js" */
/** @import { Hand } from "./hand.js" */

/** @typedef {"left"|"right"|"up"|"down"} Edge */
/** @typedef {{edge: Edge, spots: Point[], at: number}} Sign `at`: along the edge, in pixels */
/** @typedef {{w: number, h: number, cover?: Box|null}} Port with what lies over its foot */

const MARGIN = 40; /* px from the corners */
const CORNER = 90; /* px: two signs this near a corner would touch */
const ARROWS = { left: "◀", right: "▶", up: "▲", down: "▼" };
const WORDS = { left: "to the left", right: "to the right", up: "above", down: "below" };

/** edgeOf: which edge of the window a point lies beyond; "" when it is inside.
 * @param {Point} p in the port @param {Port} port @returns {Edge|""} */
export function edgeOf(p, port) {
  const floor = floorOf(port, p.x, p.x);
  const out = { left: -p.x, right: p.x - port.w, up: -p.y, down: p.y - floor };
  const [edge, far] = Object.entries(out).sort((a, b) => b[1] - a[1])[0];
  return far > 0 ? /** @type {Edge} */ (edge) : "";
}

/** signsOf: one sign for each edge that something lies beyond, about where it is.
 * @param {(Point & {world: Point})[]} spots in the port @param {Port} port
 * @returns {Sign[]} */
export function signsOf(spots, port) {
  /** @type {Map<Edge, (Point & {world: Point})[]>} */
  const beyond = new Map();
  for (const p of spots) {
    const edge = edgeOf(p, port);
    if (edge) beyond.set(edge, [...(beyond.get(edge) || []), p]);
  }
  const signs = [...beyond].map(([edge, list]) => {
    const along = edge === "left" || edge === "right" ? "y" : "x";
    const side = edge === "left" ? 0 : port.w;
    const long = along === "y" ? floorOf(port, side, side) : port.w;
    const mean = list.reduce((sum, p) => sum + p[along], 0) / list.length;
    const at = Math.round(Math.max(MARGIN, Math.min(long - MARGIN, mean)));
    return { edge, spots: list.map((p) => p.world), at };
  });
  return apart(signs, port);
}

/** apart: of two signs that would meet in a corner the one above or below gives way.
 * @param {Sign[]} signs @param {Port} port */
function apart(signs, port) {
  const beside = signs.filter((s) => s.edge === "left" || s.edge === "right");
  for (const sign of signs.filter((s) => !beside.includes(s)))
    for (const { edge, at } of beside) {
      const x = edge === "left" ? 0 : port.w;
      const y = sign.edge === "up" ? 0 : floorOf(port, x, x);
      if (Math.abs(sign.at - x) < CORNER && Math.abs(at - y) < CORNER)
        sign.at = Math.abs(x - CORNER);
    }
  return signs;
}

export class Beyond {
  /** @param {Hand} hand @param {Board} board */
  constructor(hand, board) {
    this.hand = hand;
    this.board = board;
    this.element = h("div", { class: "beyond" });
  }

  update() {
    const { camera } = this.board;
    const seen = new Set();
    const wanted = this.hand.pinned ? [] : this.hand.spots(); /* not under an order put forward */
    const spots = wanted.filter((p) => {
      const key = `${Math.round(p.x)},${Math.round(p.y)}`;
      return !seen.has(key) && seen.add(key);
    });
    const inPort = spots.map((world) => ({ ...camera.toPort(world), world }));
    patch(
      this.element,
      signsOf(inPort, camera).map((sign) => this.sign(sign)),
    );
  }

  /** @param {Sign} sign */
  sign({ edge, spots, at }) {
    const what = `${count(spots.length, "place")} ${WORDS[edge]}`;
    const button = h(
      "button",
      {
        type: "button",
        class: `beyond-${edge}`,
        "data-k": `beyond-${edge}`,
        "aria-label": `Show ${what}`,
        title: `Show ${what}`,
        onclick: () => this.board.show(spots),
      },
      ARROWS[edge],
      h("b", null, spots.length),
    );
    button.style[edge === "left" || edge === "right" ? "top" : "left"] = `${at}px`;
    const { camera } = this.board;
    if (edge === "down") button.style.bottom = `${camera.h - camera.floor(at) + 6}px`;
    return button;
  }
}
