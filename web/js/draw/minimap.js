/* minimap.js - the whole board in a panel: ground, woods, forts, pieces with what they have
 * suffered, a frame around the view. */
import { s } from "../dom.js";
import { isEmblem, isFlag, isVeiled } from "./counter.js";
import { f, hexPath, noise, S } from "./geometry.js";
import { band, outline } from "./sides.js";
import { fillOf, lookOf } from "./terrain.js";
import { isUnit } from "./tokens.js";

/** @import { Board } from "./board.js" */
/** @import { Place, Point } from "./geometry.js" */
/** @import { Token } from "../types.js" */

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

/** Woods: three crowns in each of their hexes. @param {Place[]} places */
function crowns(places) {
  const r = 15;
  const d = places.flatMap((p) =>
    [0, 1, 2].map((i) => {
      const angle = ((i + noise(p.id, i)) * 2 * Math.PI) / 3;
      const x = p.px + 0.45 * S * Math.cos(angle);
      const y = p.py + 0.45 * S * Math.sin(angle);
      return `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }),
  );
  return s("path", { d: d.join(""), class: "mini-trees" });
}

/** Eight points, on the grid of a counter. */
const STAR = Array.from({ length: 16 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 8, i % 2 ? 40 : 66];
  return `${i ? "L" : "M"}${f(50 + r * Math.cos(angle))} ${f(50 + r * Math.sin(angle))}`;
}).join("");

const DOT = 0.9; /* a piece, of a counter's grid of 100 */

/** A piece: its outline, its player's band, the damage it has as a bar, a veil if it is done; a
 * strong place is a star in its holder's colour.
 * @param {Token} token @param {number} side @param {Point} at */
function dot(token, side, at) {
  const strong = isEmblem(token);
  const held = token.side >= 0;
  const d = strong ? STAR + "Z" : outline(side);
  const hurt = Math.min(1, (token.damage || 0) / (token.damage_of || 1));
  return s(
    "g",
    {
      class: isVeiled(token) ? "mini-piece done" : "mini-piece",
      transform: `translate(${f(at.x - 50 * DOT)} ${f(at.y - 50 * DOT)}) scale(${DOT})`,
    },
    s("path", {
      d,
      fill: held ? `var(--s${side})` : "var(--card)",
      stroke: "var(--card-ink)",
      "stroke-width": 13,
    }),
    held && !strong && s("rect", { x: 13, y: 14, width: 18, height: 72, fill: band(side) }),
    hurt > 0 && s("rect", { class: "mini-damage", x: 4, y: 66, width: 92, height: 30 }),
    hurt > 0 && s("rect", { x: 8, y: 70, width: f(84 * hurt), height: 22, fill: "var(--amber)" }),
  );
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
      crowns(ground.places.filter((p) => p.kinds.some((kind) => lookOf(kind)?.trees))),
      ...[...nets].map(([net, places]) => netPath(net, places)),
    );
  }

  update() {
    const pieces = this.board.tokens ? [...this.board.tokens.pieces.values()] : [];
    const shown = (/** @type {Token} */ t) => isUnit(t) || (isEmblem(t) && !isFlag(t));
    this.dots.replaceChildren(
      ...pieces
        .filter((p) => p.seen && shown(p.token))
        .sort((a, b) => Number(isUnit(a.token)) - Number(isUnit(b.token)))
        .map((p) => dot(p.token, this.board.sideOf(p.token.side), p.at)),
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
