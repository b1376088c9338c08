/* minimap.js - the whole board in a panel: ground colours, pieces, a frame around the view. */
import { s } from "../dom.js";
import { f, hexPath } from "./geometry.js";
import { outline } from "./sides.js";
import { fillOf, lookOf } from "./terrain.js";
import { isUnit } from "./tokens.js";

/** @import { Board } from "./board.js" */
/** @import { Place } from "./geometry.js" */

/** @param {Place[]} places @param {(place: Place) => string} key */
function byKey(places, key) {
  /** @type {Map<string, Place[]>} */
  const groups = new Map();
  for (const p of places) groups.set(key(p), [...(groups.get(key(p)) || []), p]);
  return groups;
}

/** The network a place belongs to, by its colour. @param {Place} place */
function netOf(place) {
  const net = place.kinds.map((k) => lookOf(k)?.net).find((n) => n) || "";
  return { water: "water", stream: "water", road: "road", trench: "trench" }[net] || "";
}

/** Roads, rivers and trenches are lines from place to place. @param {string} net
 * @param {Place[]} places */
function netPath(net, places) {
  const own = new Set(places);
  const d = places.map((p) => {
    const legs = p.near.filter((q) => own.has(q) && q.id > p.id);
    const at = `M${f(p.px)} ${f(p.py)}`;
    return legs.length ? legs.map((q) => `${at}L${f(q.px)} ${f(q.py)}`).join("") : `${at}h.1`;
  });
  return s("path", {
    d: d.join(""),
    fill: "none",
    stroke: `var(--t-${net})`,
    "stroke-width": net === "water" ? 90 : 44,
    "stroke-linecap": "round",
  });
}

export class MiniMap {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.dots = s("g");
    this.frame = s("rect", { class: "mini-frame" });
    this.casing = s("rect", { class: "mini-casing" });
    this.ground = s("g");
    this.svg = s(
      "svg",
      { class: "minimap", "aria-hidden": "true" },
      this.ground,
      this.dots,
      this.casing,
      this.frame,
    );
    this.svg.addEventListener("pointerdown", (e) => {
      this.svg.setPointerCapture(e.pointerId);
      this.go(e);
    });
    this.svg.addEventListener("pointermove", (e) => {
      if (e.buttons) this.go(e);
    });
  }

  open() {
    const ground = this.board.ground;
    if (!ground) return;
    const { x, y, w, h } = ground.box;
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    const colours = byKey(ground.places, (p) => fillOf(p.kinds).fill || "ground");
    const nets = byKey(ground.places, netOf);
    nets.delete("");
    this.ground.replaceChildren(
      ...[...colours].map(([colour, places]) =>
        s("path", { d: hexPath(places, ground.pointy, 1.02), fill: `var(--t-${colour})` }),
      ),
      ...[...nets].map(([net, places]) => netPath(net, places)),
    );
  }

  update() {
    const pieces = this.board.tokens ? [...this.board.tokens.pieces.values()] : [];
    this.dots.replaceChildren(
      ...pieces
        .filter((p) => p.seen && isUnit(p.token))
        .map((p) => {
          const side = this.board.sideOf(p.token.side);
          return s("path", {
            d: outline(side),
            fill: `var(--s${side})`,
            stroke: "var(--card-ink)",
            "stroke-width": 14,
            transform: `translate(${f(p.at.x - 40)} ${f(p.at.y - 40)}) scale(.8)`,
          });
        }),
    );
    this.look();
  }

  look() {
    const { camera, ground } = this.board;
    if (!ground) return;
    const a = camera.toWorld({ x: 0, y: 0 });
    const b = camera.toWorld({ x: camera.w, y: camera.h });
    for (const rect of [this.frame, this.casing]) {
      rect.setAttribute("x", f(a.x));
      rect.setAttribute("y", f(a.y));
      rect.setAttribute("width", f(b.x - a.x));
      rect.setAttribute("height", f(b.y - a.y));
    }
  }

  /** @param {PointerEvent} e */
  go(e) {
    const box = this.svg.getBoundingClientRect();
    const ground = this.board.ground;
    if (!ground) return;
    const k = Math.min(box.width / ground.box.w, box.height / ground.box.h);
    const [ox, oy] = [(box.width - ground.box.w * k) / 2, (box.height - ground.box.h * k) / 2];
    this.board.camera.centre({
      x: (e.clientX - box.left - ox) / k + ground.box.x,
      y: (e.clientY - box.top - oy) / k + ground.box.y,
    });
  }
}
