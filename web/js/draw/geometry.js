/* geometry.js - from scene units to drawing units: hexes, boards side by side, nearest cell.
 *
 * A hex has a corner 60 drawing units from its centre; an inch of a continuous table is 16. */

/** @import { BoardData, Cell, Token } from "../types.js" */

export const S = 60;
export const INCH = 16;
const GAP = 90;
const SQRT3 = Math.sqrt(3);

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{px: number, py: number, kinds: string[], near: Place[]}} Drawn a cell on the paper */
/** @typedef {Cell & Drawn & {height?: number}} Place `height` in scene units, where one is meant on
 * a table without hexes */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{title: string, box: Box}} Sheet */

/** @param {number} n */
export const f = (n) => String(Math.round(n * 10) / 10);

/** hexPoints: the corners of a hex. @param {Point} c @param {boolean} pointy @param {number} [k] */
export function hexPoints(c, pointy, k = 1) {
  const points = [];
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI / 180) * (60 * i + (pointy ? 30 : 0));
    points.push({ x: c.x + k * S * Math.cos(a), y: c.y + k * S * Math.sin(a) });
  }
  return points;
}

/** @param {Point[]} points @param {boolean} [closed] */
export function pathOf(points, closed = true) {
  return "M" + points.map((p) => `${f(p.x)} ${f(p.y)}`).join("L") + (closed ? "Z" : "");
}

/** hexPath: many hexes as one path.
 * @param {Place[]} places @param {boolean} pointy @param {number} [k] */
export function hexPath(places, pointy, k = 1) {
  return places.map((p) => pathOf(hexPoints({ x: p.px, y: p.py }, pointy, k))).join("");
}

/** A number in 0..1 that depends only on the text and n: the same map looks the same everywhere.
 * @param {string} text @param {number} n */
export function noise(text, n) {
  let hash = 2166136261 ^ (n * 374761393);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

const POINTY_WAYS = ["E", "SE", "SW", "W", "NW", "NE"];
const FLAT_WAYS = ["N", "NE", "SE", "S", "SW", "NW"];

/** Ground holds the board in drawing units and answers where things are. */
export class Ground {
  /** @param {BoardData} board @param {Token[]} [tokens] */
  constructor(board, tokens = []) {
    this.layout = board.layout;
    this.plane = board.layout === "plane";
    this.pointy = board.layout === "pointy";
    this.unit = this.plane ? INCH / (board.inch || 1) : S / 1000;
    /** @type {Place[]} */
    this.places = [];
    /** @type {Map<string, Place>} */
    this.byId = new Map();
    /** @type {Sheet[]} */
    this.sheets = [];
    this.place(board);
    if (!this.plane) this.neighbours();
    this.box = this.bounds(tokens, board.shapes || []);
    this.table = grow(this.box, -26, -26); /* of a plane, without its rulers */
  }

  /** Cells of several boards have coordinates of their own: lay the boards side by side.
   * @param {BoardData} board */
  place(board) {
    /** @type {Map<string, Place[]>} */
    const groups = new Map();
    for (const cell of board.cells) {
      const kinds = cell.terrain ? cell.terrain.split(" ") : [];
      const place = { ...cell, px: cell.x * this.unit, py: cell.y * this.unit, kinds, near: [] };
      const group = groups.get(cell.board || "");
      if (group) group.push(place);
      else groups.set(cell.board || "", [place]);
      this.places.push(place);
      this.byId.set(cell.id, place);
    }
    let right = 0;
    for (const [title, group] of groups) {
      const box = boxOf(group);
      const shift = this.sheets.length && overlaps(box, this.sheets) ? right + GAP - box.x : 0;
      for (const place of group) place.px += shift;
      box.x += shift;
      right = Math.max(right, box.x + box.w);
      this.sheets.push({ title, box });
    }
  }

  neighbours() {
    const reach = S * SQRT3 * 1.1;
    /** @type {Map<string, Place[]>} */
    const buckets = new Map();
    const key = (/** @type {number} */ x, /** @type {number} */ y) => `${x},${y}`;
    const at = (/** @type {number} */ v) => Math.floor(v / reach);
    for (const p of this.places) {
      const k = key(at(p.px), at(p.py));
      const bucket = buckets.get(k);
      if (bucket) bucket.push(p);
      else buckets.set(k, [p]);
    }
    for (const p of this.places)
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++)
          for (const q of buckets.get(key(at(p.px) + dx, at(p.py) + dy)) || [])
            if (q !== p && Math.hypot(q.px - p.px, q.py - p.py) < reach) p.near.push(q);
    this.buckets = buckets;
    this.reach = reach;
  }

  /** @param {Token[]} tokens @param {import("../types.js").Shape[]} shapes */
  bounds(tokens, shapes) {
    if (!this.plane)
      return grow(boxOf(this.places), 56, this.sheets.some((b) => b.title) ? 62 : 40);
    const table = shapes.find((shape) => shape.role === "table");
    if (table) return grow(pointBox(table.points.map(([x, y]) => this.at(x, y))), 26, 26);
    const points = shapes.flatMap((shape) => shape.points).map(([x, y]) => this.at(x, y));
    for (const t of tokens) if (!t.cell) points.push(this.at(t.x || 0, t.y || 0));
    for (const p of this.places) points.push({ x: p.px, y: p.py });
    return grow(pointBox(points), 26, 26);
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    return { x: x * this.unit, y: y * this.unit };
  }

  /** The way a token faces, in words; "" for none. @param {Token} token */
  facing(token) {
    if (this.plane || token.facing === undefined) return "";
    return `facing ${(this.pointy ? POINTY_WAYS : FLAT_WAYS)[token.facing]}`;
  }

  /** spot: where a token or an anchor stands, or null when it is off the map.
   * @param {Token} token @returns {Point|null} */
  spot(token) {
    const place = token.cell ? this.byId.get(token.cell) : null;
    if (place) return { x: place.px, y: place.py };
    if (!this.plane || token.cell) return null;
    const at = this.at(token.x || 0, token.y || 0);
    return this.onTable(at) ? at : null;
  }

  /** Is this a point of a plane, not beside it? @param {Point} p */
  onTable(p) {
    const { x, y, w, h } = this.table;
    return p.x >= x && p.y >= y && p.x <= x + w && p.y <= y + h;
  }

  /** anchor: the point that the id of a place names: a cell's, or on a plane "X,Y" in scene units,
   * perhaps with "^HEIGHT".
   * @param {string} id @returns {Point|null} */
  anchor(id) {
    const place = this.byId.get(id);
    if (place) return { x: place.px, y: place.py };
    const [x, y] = id.split("^")[0].split(",").map(Number);
    return this.plane && Number.isFinite(x) && Number.isFinite(y) ? this.at(x, y) : null;
  }

  /** placeOf: where a token stands. On a table without hexes that is a place of its own, which has
   * the token's id: to say "from there" is to say "from this model".
   * @param {Token} token @returns {Place|null} */
  placeOf(token) {
    if (token.cell) return this.byId.get(token.cell) || null;
    const at = this.spot(token);
    return at && { ...this.pointPlace(at), id: token.id, name: token.name || token.id };
  }

  /** inchPlace: a place written "12.5,9" or "12.5,9^3", in inches from the lower left corner and
   * up; null: it is none.
   * @param {string} words @returns {Place|null} */
  inchPlace(words) {
    const [flat, ...high] = words.split("^");
    const [x, y, ...more] = flat.split(",").map(Number);
    const z = Number(high[0] || 0);
    if (!this.plane || more.length || high.length > 1 || !(x >= 0) || !(y >= 0) || isNaN(z))
      return null;
    const { table } = this;
    const place = this.pointPlace({ x: table.x + x * INCH, y: table.y + table.h - y * INCH });
    return high.length ? this.level(place, Math.round((z * INCH) / this.unit)) : place;
  }

  /** level: the same point of a table without hexes at one of its heights: on a floor, or below it.
   * @param {Place} place @param {number} height in scene units @returns {Place} */
  level(place, height) {
    return { ...place, id: `${place.x},${place.y}^${height}`, height };
  }

  /** pointPlace: any point of a table without hexes, to a hundredth of an inch; its id is in scene
   * units, its name in inches from the lower left corner. @param {Point} point @returns {Place} */
  pointPlace(point) {
    const { x, y, w, h } = this.table;
    const [px, py] = [Math.min(Math.max(point.x, x), x + w), Math.min(Math.max(point.y, y), y + h)];
    const inches = (/** @type {number} */ n) => String(Math.round((n / INCH) * 100) / 100);
    const [ux, uy] = [Math.round(px / this.unit), Math.round(py / this.unit)];
    return {
      id: `${ux},${uy}`,
      name: `${inches(px - x)}, ${inches(y + h - py)}`,
      x: ux,
      y: uy,
      px,
      py,
      terrain: "",
      kinds: [],
      near: [],
    };
  }

  /** cellAt: the cell under a point, or null. @param {Point} point @returns {Place|null} */
  cellAt(point) {
    let best = null;
    let least = this.plane ? INCH * INCH : S * S;
    const candidates = this.buckets ? this.bucketAround(point) : this.places;
    for (const p of candidates) {
      const d = (p.px - point.x) ** 2 + (p.py - point.y) ** 2;
      if (d < least) [best, least] = [p, d];
    }
    return best;
  }

  /** @param {Point} point */
  bucketAround(point) {
    const reach = this.reach || 1;
    const [bx, by] = [Math.floor(point.x / reach), Math.floor(point.y / reach)];
    const found = [];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        found.push(...((this.buckets && this.buckets.get(`${bx + dx},${by + dy}`)) || []));
    return found;
  }

  /** The neighbour that lies most nearly in a direction (degrees, 0 is right, 90 down).
   * @param {Place} place @param {number} degrees */
  toward(place, degrees) {
    let best = null;
    let least = 61;
    for (const q of place.near) {
      const off = offCourse(place, q, degrees);
      if (off < least) [best, least] = [q, off];
    }
    return best;
  }

  /** across: the nearest place of another board in a direction.
   * @param {Place} place @param {number} degrees */
  across(place, degrees) {
    const far = (/** @type {Place} */ q) => Math.hypot(q.px - place.px, q.py - place.py);
    const there = this.places.filter(
      (q) => q.board !== place.board && offCourse(place, q, degrees) <= 45,
    );
    return there.sort((a, b) => far(a) - far(b))[0] || null;
  }
}

/** By how many degrees one place lies off a course from another.
 * @param {Place} from @param {Place} to @param {number} degrees */
function offCourse(from, to, degrees) {
  const angle = (Math.atan2(to.py - from.py, to.px - from.px) * 180) / Math.PI;
  return Math.abs(((angle - degrees + 540) % 360) - 180);
}

/** @param {Place[]} places @returns {Box} */
function boxOf(places) {
  const box = pointBox(places.map((p) => ({ x: p.px, y: p.py })));
  return grow(box, S, S);
}

/** @param {Point[]} points @returns {Box} */
export function pointBox(points) {
  if (!points.length) return { x: 0, y: 0, w: 100, h: 100 };
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** @param {Box} b @param {number} dx @param {number} dy @returns {Box} */
function grow(b, dx, dy) {
  return { x: b.x - dx, y: b.y - dy, w: b.w + 2 * dx, h: b.h + 2 * dy };
}

/** @param {Box} b @param {Sheet[]} sheets */
function overlaps(b, sheets) {
  return sheets.some(
    ({ box: o }) => b.x < o.x + o.w && o.x < b.x + b.w && b.y < o.y + o.h && o.y < b.y + b.h,
  );
}
