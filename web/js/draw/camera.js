/* camera.js - looking at the map: pan, zoom, pinch, and telling a press from a drag.
 *
 * The world is one element with the map's drawings in it. Panning only moves it (no repaint);
 * zooming stretches the picture at once and redraws it sharply when the zooming stops. */

import { pointBox } from "./geometry.js";
import { reduced } from "./tokens.js";

/** @import { Box, Point } from "./geometry.js" */

const CLICK = 6; /* a press may slip this many pixels */
const HOLD = 450; /* ms until a resting finger counts as hovering */
const MOST = 2.4;
const MARGINS = [90, 60, 36]; /* how far inside things are shown, if there is room */
const BESIDE = 30; /* px: what is so close to a panel is half covered by it */
const REST = 120; /* ms without zooming until the map is redrawn */

/** @typedef {{press: (at: Point, event: PointerEvent) => void, hover: (at: Point|null) => void,
 *   hold: (at: Point) => void, moved: (drawn: boolean) => void,
 *   grab: (at: Point, event: PointerEvent) => boolean, carry: (at: Point) => void,
 *   drop: (at: Point|null) => void}} CameraEvents `grab`: a piece
 * that can be dragged lies there; then the drag is reported, and the map stays */

/** floorOf: the lowest line of a port that is seen all the way between two places.
 * @param {{h: number, cover?: Box|null}} port @param {number} left @param {number} right */
export function floorOf({ h, cover }, left, right) {
  const under = cover && right > cover.x - BESIDE && left < cover.x + cover.w + BESIDE;
  return under ? Math.min(h, cover.y) : h;
}

/** Where something of a size begins in a port, if it wants to begin at `v`.
 * @param {number} v @param {number} size @param {number} port
 * @param {number} room it may begin that much earlier
 * @param {number} lead and, where it does not fit, that much later */
function keepIn(v, size, port, room, lead) {
  const most = size <= port ? (port - size) / 2 : lead;
  const least = size <= port ? most : port - size;
  return Math.min(most, Math.max(least - room, v));
}

export class Camera {
  /** @param {HTMLElement} port what is seen @param {HTMLElement} world what is moved
   * @param {CameraEvents} events */
  constructor(port, world, events) {
    this.port = port;
    this.world = world;
    this.events = events;
    /** @type {Box} */
    this.box = { x: 0, y: 0, w: 100, h: 100 };
    /** @type {Box} */
    this.map = this.box; /* the part of it that is map, not bare paper */
    this.zoom = 1;
    this.drawn = 1; /* the zoom at which the picture was drawn */
    this.resting = 0;
    this.x = 0; /* of the world's corner in the port, pixels */
    this.y = 0;
    this.w = 0; /* of the port; read once, because reading it forces a layout */
    this.h = 0;
    /** @type {Box|null} */
    this.cover = null; /* a panel that lies over the foot of the port */
    this.room = 0; /* how far the map may be pushed up from under it */
    this.lead = 0; /* how far its left edge may be pulled in, from under buttons */
    this.comfort = 1; /* the zoom at which pieces are comfortable to read */
    /** @type {Map<number, {x: number, y: number, x0: number, y0: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.grabbed = false; /* the finger holds a piece, not the map */
    this.holding = 0;
    this.touched = 0; /* how often somebody has moved it by hand */
    this.gliding = 0;
    this.listen();
  }

  measure() {
    this.w = this.port.clientWidth;
    this.h = this.port.clientHeight;
    this.room = this.cover ? Math.max(0, this.h - this.cover.y) : 0;
  }

  /** setCover: a panel lies there, or none does. The room it needs stays while it comes and goes,
   * so that the map does not jump. @param {Box|null} box in the port */
  setCover(box) {
    this.cover = box;
    if (box) this.room = Math.max(this.room, this.h - box.y);
  }

  /** floor: how far down the map is seen. @param {number} left @param {number} [right] */
  floor(left, right = left) {
    return floorOf(this, left, right);
  }

  /** @param {Box} box @param {Box} map @param {number} comfort */
  setBox(box, map, comfort) {
    this.box = box;
    this.map = map;
    this.comfort = comfort;
  }

  fitZoom() {
    return Math.min(this.w / this.box.w, this.h / this.box.h);
  }

  /** whole: is all of the map in sight? */
  whole() {
    return this.zoom <= this.fitZoom() * 1.02;
  }

  /** start: the first of the boxes that can be read when it is seen whole, else a readable part
   * around a point. @param {Box[]} boxes @param {Point} around @param {number} least */
  start(boxes, around, least) {
    for (const b of boxes) {
      const zoom = Math.min(this.w / b.w, this.h / b.h);
      if (zoom < least) continue;
      this.zoom = Math.min(zoom, this.comfort * 1.5);
      return this.centre({ x: b.x + b.w / 2, y: b.y + b.h / 2 });
    }
    this.zoom = Math.max(this.comfort, this.fitZoom());
    this.centre(around);
  }

  fit() {
    this.zoom = Math.min(this.fitZoom(), MOST);
    this.centre({ x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 });
  }

  /** @param {Point} at */
  centre(at) {
    this.x = this.w / 2 - (at.x - this.box.x) * this.zoom;
    this.y = this.h / 2 - (at.y - this.box.y) * this.zoom;
    this.apply(true);
  }

  /** sees: is a point in the port? @param {Point} at @param {number} [inside] by so much */
  sees(at, inside = 0) {
    const { x, y } = this.toPort(at);
    const low = this.floor(x) - inside;
    return x > inside && x < this.w - inside && y > inside && y < low;
  }

  /** reveal: move just enough that a point is well inside. @param {Point} at */
  reveal(at) {
    const p = this.toPort(at);
    const margin = Math.min(90, this.w / 5, this.h / 5);
    const nudge = (/** @type {number} */ v, /** @type {number} */ size) =>
      v < margin ? margin - v : v > size - margin ? size - margin - v : 0;
    const dx = nudge(p.x, this.w);
    this.pan(dx, nudge(p.y, this.floor(p.x + dx)));
  }

  /** show: move just enough that all of some points are well inside; where they do not fit, the
   * last one is. @param {Point[]} spots @param {number} ms how long it may take */
  show(spots, ms) {
    if (!spots.length || !this.w) return;
    const all = pointBox(spots.map((p) => this.toPort(p)));
    const floor = this.floor(0, this.w);
    const fitting = MARGINS.find((m) => all.w <= this.w - 2 * m && all.h <= floor - 2 * m);
    const margin = fitting ?? Math.min(MARGINS[0], this.w / 5, floor / 5);
    const b = fitting ? all : pointBox([this.toPort(spots[spots.length - 1])]);
    const nudge = (/** @type {[number, number]} */ [near, far], /** @type {number} */ size) =>
      near < margin ? margin - near : far > size - margin ? size - margin - far : 0;
    this.glide(nudge([b.x, b.x + b.w], this.w), nudge([b.y, b.y + b.h], floor), ms);
  }

  /** @param {number} dx @param {number} dy @param {number} ms */
  glide(dx, dy, ms) {
    cancelAnimationFrame(this.gliding);
    if (reduced() || ms < 50) return this.pan(dx, dy);
    if (!dx && !dy) return;
    const began = performance.now();
    let done = 0;
    const step = (/** @type {number} */ now) => {
      const t = Math.min(1, Math.max(0, (now - began) / ms));
      const k = t * t * (3 - 2 * t);
      this.pan(dx * (k - done), dy * (k - done));
      done = k;
      if (t < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  /** Somebody takes the camera. */
  take() {
    this.touched++;
    cancelAnimationFrame(this.gliding);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.apply(false);
  }

  /** @param {number} factor @param {Point} [about] in the port */
  zoomBy(factor, about) {
    const p = about || { x: this.w / 2, y: this.h / 2 };
    const world = this.toWorld(p);
    this.zoom = Math.max(this.fitZoom() * 0.9, Math.min(MOST, this.zoom * factor));
    this.x = p.x - (world.x - this.box.x) * this.zoom;
    this.y = p.y - (world.y - this.box.y) * this.zoom;
    this.stretch();
  }

  /** Keep the map in the port: centred where it is smaller, without a gap where it is larger; only
   * its foot may be pushed up from under a panel. */
  clamp() {
    const { map, box, zoom } = this;
    const [left, top] = [(map.x - box.x) * zoom, (map.y - box.y) * zoom];
    this.x = keepIn(this.x + left, map.w * zoom, this.w, 0, this.lead) - left;
    this.y = keepIn(this.y + top, map.h * zoom, this.h, this.room, 0) - top;
  }

  /** Zoomed, and perhaps again in a moment. */
  stretch() {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.apply(true), REST);
    this.apply(false);
  }

  /** @param {boolean} redraw */
  apply(redraw) {
    this.clamp();
    if (redraw) {
      clearTimeout(this.resting);
      this.drawn = this.zoom;
      this.world.style.width = `${this.box.w * this.zoom}px`;
      this.world.style.height = `${this.box.h * this.zoom}px`;
    }
    const scale = this.zoom === this.drawn ? "" : ` scale(${this.zoom / this.drawn})`;
    const [x, y] = [Math.round(this.x), Math.round(this.y)];
    this.world.style.transform = `translate(${x}px,${y}px)${scale}`;
    this.events.moved(redraw);
  }

  /** @param {Point} p in the port @returns {Point} */
  toWorld(p) {
    return {
      x: (p.x - this.x) / this.zoom + this.box.x,
      y: (p.y - this.y) / this.zoom + this.box.y,
    };
  }

  /** @param {Point} p in the world @returns {Point} */
  toPort(p) {
    return {
      x: (p.x - this.box.x) * this.zoom + this.x,
      y: (p.y - this.box.y) * this.zoom + this.y,
    };
  }

  /** @param {{clientX: number, clientY: number}} event */
  local(event) {
    const box = this.port.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  listen() {
    const port = this.port;
    port.addEventListener("pointerdown", (e) => this.down(e));
    port.addEventListener("pointermove", (e) => this.move(e));
    port.addEventListener("pointerup", (e) => this.up(e, true));
    port.addEventListener("pointercancel", (e) => this.up(e, false));
    port.addEventListener("pointerleave", (e) => {
      if (e.pointerType === "mouse") this.events.hover(null);
    });
    port.addEventListener(
      "wheel",
      (e) => {
        e.preventDefault();
        this.take();
        this.zoomBy(Math.exp(-e.deltaY * 0.0015), this.local(e));
      },
      { passive: false },
    );
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (e.button !== 0) return;
    const p = this.local(e);
    this.fingers.set(e.pointerId, { ...p, x0: p.x, y0: p.y });
    this.dragged = this.fingers.size > 1;
    if (this.dragged && this.grabbed) this.events.drop(null);
    this.grabbed = !this.dragged && this.events.grab(this.toWorld(p), e);
    clearTimeout(this.holding);
    if (e.pointerType !== "mouse")
      this.holding = window.setTimeout(() => {
        if (this.dragged || this.fingers.size !== 1) return;
        this.dragged = true; /* lifting the finger is no press any more */
        this.grabbed = false;
        this.events.hold(this.toWorld(p));
      }, HOLD);
  }

  /** @param {PointerEvent} e */
  move(e) {
    const finger = this.fingers.get(e.pointerId);
    const p = this.local(e);
    if (!finger) {
      if (e.pointerType === "mouse") this.events.hover(this.toWorld(p));
      return;
    }
    if (this.fingers.size === 2) this.pinch(e.pointerId, p);
    const slipped = Math.hypot(p.x - finger.x0, p.y - finger.y0) > CLICK;
    if (slipped && !this.dragged) {
      this.dragged = true;
      this.take();
      clearTimeout(this.holding);
      this.port.setPointerCapture(e.pointerId);
    }
    if (this.dragged && this.grabbed) this.events.carry(this.toWorld(p));
    else if (this.dragged && this.fingers.size === 1) this.pan(p.x - finger.x, p.y - finger.y);
    finger.x = p.x;
    finger.y = p.y;
  }

  /** @param {number} id @param {Point} p */
  pinch(id, p) {
    const [a, b] = [...this.fingers.keys()];
    const mine = this.fingers.get(id);
    const other = this.fingers.get(id === a ? b : a);
    if (!mine || !other) return;
    const before = Math.hypot(mine.x - other.x, mine.y - other.y) || 1;
    const after = Math.hypot(p.x - other.x, p.y - other.y) || 1;
    this.zoomBy(after / before, { x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
  }

  /** @param {PointerEvent} e @param {boolean} done */
  up(e, done) {
    clearTimeout(this.holding);
    const finger = this.fingers.get(e.pointerId);
    this.fingers.delete(e.pointerId);
    if (finger && this.grabbed && this.dragged)
      this.events.drop(done ? this.toWorld(this.local(e)) : null);
    this.grabbed = false;
    if (finger && done && !this.dragged) this.events.press(this.toWorld(this.local(e)), e);
  }
}
