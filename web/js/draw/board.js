/* board.js - the map on the table: the printed ground, the pieces, the marks, the camera.
 *
 * It draws what it is given and reports presses; what they mean is decided elsewhere. */
import { h, s } from "../dom.js";
import { Camera } from "./camera.js";
import { Ground, pathOf, pointBox, S } from "./geometry.js";
import { drawFolds, drawGround, drawMargin } from "./ground.js";
import { drawTable } from "./plane.js";
import { heldBy, heldMark } from "./scenery.js";
import { drawField, drawShape, isField, isGround } from "./shapes.js";
import { sideNumbers } from "./sides.js";
import { SIZE, TokenLayer } from "./tokens.js";

/** @import { Box, Place, Point } from "./geometry.js" */
/** @import { BoardData, Scene, Seat, Token } from "../types.js" */

/** @typedef {{point: Point, place: Place|null, token: Token|null}} Hit */
/** @typedef {{press: (hit: Hit, touch: boolean) => void, hover: (hit: Hit|null) => void,
 *   hold: (hit: Hit) => void, moved: () => void, grab: (hit: Hit, touch: boolean) => boolean,
 *   carry: (hit: Hit) => void, drop: (hit: Hit|null) => void}} BoardEvents */

const COUNTER_PX = 72; /* counters do not grow beyond this on the screen */
const READABLE_PX = 52; /* below this they take up more of their hex, up to MOST_OF_HEX */
const MOST_OF_HEX = 1.28;
const FINGER = 18; /* pixels from where a finger is felt to what it may mean */
const ID_PX = 10; /* printed ids stay as large as this */

/** @param {Point[]} spots at least one @param {Point} to */
function nearest(spots, to) {
  const far = (/** @type {Point} */ p) => Math.hypot(p.x - to.x, p.y - to.y);
  return spots.reduce((a, b) => (far(b) < far(a) ? b : a));
}

export class Board {
  /** @param {BoardEvents} events */
  constructor(events) {
    this.events = events;
    this.sheet = s("g");
    this.folds = s("g");
    this.print = s("g", { id: "map-print" });
    this.groundSvg = s("svg", { class: "ground", "aria-hidden": "true" }, this.print);
    this.under = s("g", { id: "map-under" });
    this.washes = s("g", { id: "map-washes" });
    this.tokenLayer = s("g", { id: "map-tokens", class: "tokens" });
    this.leadLine = s("path", { class: "lead-line", fill: "none" });
    this.over = s("g", { id: "map-over" });
    this.newsLayer = s("g", { id: "map-news", class: "news" });
    this.action = s("g", { id: "map-action", class: "action" });
    this.shapesOver = s("g", { id: "map-shapes" });
    this.notesLayer = s("g", { id: "map-notes" });
    const layers = [
      this.under,
      this.washes,
      this.newsLayer,
      this.tokenLayer,
      this.shapesOver,
      this.leadLine,
      this.over,
      this.notesLayer,
      this.action,
    ];
    this.layers = [this.print, ...layers]; /* all of the map, from the ground up */
    this.play = s("svg", { class: "play", "aria-hidden": "true" }, layers);
    this.world = h("div", { class: "world" }, this.groundSvg, this.play);
    this.overlay = h("div", { class: "overlay" });
    this.port = h("div", { class: "port" }, this.world);
    this.element = h(
      "div",
      {
        class: "sheet map",
        role: "application",
        tabindex: "0",
        "aria-label": "Map",
        "aria-describedby": "map-help",
      },
      this.port,
      this.overlay,
    );
    /** @type {number[]} */
    this.sides = [1, 2, 3, 4];
    this.camera = new Camera(this.port, this.world, {
      press: (at, e) => events.press(this.hit(at), e.pointerType !== "mouse"),
      hover: (at) => events.hover(at && this.hit(at)),
      hold: (at) => events.hold(this.hit(at)),
      moved: (drawn) => this.moved(drawn),
      grab: (at, e) => events.grab(this.hit(at), e.pointerType !== "mouse"),
      carry: (at) => events.carry(this.hit(at)),
      drop: (at) => events.drop(at && this.hit(at)),
    });
    /** @type {BoardData|null} */
    this.data = null;
    /** @type {Ground|null} */
    this.ground = null;
    /** @type {TokenLayer|null} */
    this.tokens = null;
    /** @type {Map<string, Token>} */
    this.known = new Map();
    this.shapeKey = "";
    this.placed = false;
    /** @type {Point|null} */
    this.held = null; /* where the piece stands that was taken up by itself */
    this.follows = false; /* the camera follows what is played back */
    /** @type {{spots: Point[], anchors: Point[], phone: boolean}|null} */
    this.first = null; /* what to look at first */
    new ResizeObserver(() => this.resized()).observe(this.port);
  }

  /** @param {number} seat */
  sideOf(seat) {
    return this.sides[seat] || 1;
  }

  /** open draws the ground of a match.
   * @param {BoardData} data @param {Scene} scene @param {Seat[]} seats */
  open(data, scene, seats) {
    this.sides = sideNumbers(seats);
    this.ground = new Ground(data, scene.tokens);
    this.data = data;
    this.sheet.replaceChildren();
    this.folds.replaceChildren();
    const map = this.ground.plane ? drawTable(this.ground, data) : drawGround(this.ground, data);
    this.print.replaceChildren(this.sheet, ...map, this.folds);
    this.tokenLayer.replaceChildren();
    this.tokens = new TokenLayer(this.tokenLayer, this.ground, (seat) => this.sideOf(seat));
    this.shapeKey = "";
    this.placed = false;
    this.pad();
    this.element.setAttribute(
      "aria-label",
      this.ground.plane ? "Table" : `Map, ${this.ground.places.length} hexes`,
    );
  }

  /** The sheet grows to the shape of the frame, so that no bare strip is left. */
  pad() {
    if (!this.ground || !this.data) return;
    const { x, y, w, h: high } = this.ground.box;
    this.camera.measure();
    const want = (this.camera.w || w) / (this.camera.h || high);
    const [wide, tall] = [Math.max(w, high * want), Math.max(high, w / want)];
    const box = { x: x - (wide - w) / 2, y: y - (tall - high) / 2, w: wide, h: tall };
    if (!this.ground.plane) {
      this.sheet.replaceChildren(drawMargin(this.ground, this.data, box));
      this.folds.replaceChildren(drawFolds(box));
    }
    for (const svg of [this.groundSvg, this.play])
      svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
    this.camera.setBox(box, this.ground.box, this.ground.plane ? 1.1 : 86 / (S * 1.732));
  }

  /** update: this is the position, and what the map shows.
   * @param {Scene} scene @param {boolean} animate */
  update(scene, animate) {
    this.know(scene);
    this.draw(scene, animate);
  }

  /** know a position; the map may still show another. @param {Scene} scene */
  know(scene) {
    this.known = new Map(scene.tokens.map((t) => [t.id, t]));
  }

  /** @param {Scene} scene @param {boolean} animate */
  draw(scene, animate) {
    if (!this.ground || !this.tokens) return;
    this.tokens.update(scene.tokens, animate);
    const key = JSON.stringify(scene.shapes);
    if (key === this.shapeKey) return;
    this.shapeKey = key;
    const ground = this.ground;
    this.under.replaceChildren(...scene.shapes.filter(isGround).map((x) => drawShape(ground, x)));
    if (scene.shapes.some(isField)) this.under.append(drawField(ground, scene.shapes));
    this.shapesOver.replaceChildren(
      ...scene.shapes
        .filter((x) => !isGround(x) && !isField(x))
        .map((x) =>
          heldBy(x) < 0 ? drawShape(ground, x) : heldMark(ground, x, this.sideOf(heldBy(x))),
        ),
    );
  }

  /** look sets the first view of the map: all of it, or a readable part around some places, with
   * one of the anchors in its middle.
   * @param {Point[]} spots @param {Point[]} anchors @param {boolean} phone */
  look(spots, anchors, phone) {
    this.first = { spots, anchors, phone };
    if (!this.ground || !this.camera.w) return; /* not on the page yet: resized() comes */
    const inside = (/** @type {Box} */ b) =>
      spots.filter((p) => p.x >= b.x && p.x <= b.x + b.w && p.y >= b.y && p.y <= b.y + b.h);
    const { sheets, box } = this.ground;
    const sheet =
      sheets.length > 1
        ? sheets.reduce((a, b) => (inside(b.box).length > inside(a.box).length ? b : a)).box
        : box;
    const headed = { ...sheet, y: sheet.y - 40, h: sheet.h + 60 }; /* with its heading */
    const near = inside(sheet);
    const about = near.length ? pointBox(near) : sheet;
    const least = this.ground.plane ? 0.6 : (phone ? 62 : 46) / (S * 1.732);
    const middle = { x: about.x + about.w / 2, y: about.y + about.h / 2 };
    const wide = { x: about.x - 2 * S, y: about.y - 2 * S, w: about.w + 4 * S, h: about.h + 4 * S };
    this.camera.start(
      [box, sheets.length > 1 ? headed : sheet, wide],
      nearest(anchors.length ? anchors : near.length ? near : [middle], middle),
      least,
    );
    this.placed = true;
    this.uncover(this.held);
  }

  /** uncover: a piece that was taken up by itself is in the window and not cut by its edge, also
   * when that gets smaller: panels take their room once they are filled. @param {Point|null} at */
  uncover(at) {
    const { camera } = this;
    this.held = at;
    if (!at || this.follows || !this.placed) return;
    if (!camera.sees(at, S * 0.6 * camera.zoom)) camera.reveal(at);
  }

  resized() {
    if (!this.ground) return;
    const { w, h: high } = this.camera;
    this.camera.measure();
    if (this.placed && this.camera.w === w && this.camera.h === high) return;
    this.pad();
    if (!this.placed && this.first) {
      const { spots, anchors, phone } = this.first;
      return this.look(spots, anchors, phone);
    }
    if (this.camera.zoom < this.camera.fitZoom()) this.camera.fit();
    else this.camera.apply(true);
    this.uncover(this.held);
  }

  /** @param {boolean} drawn redrawn, not just moved or scaled */
  moved(drawn) {
    if (!this.ground) return;
    if (drawn) this.detail();
    this.events.moved();
  }

  /** Detail by size: ids, textures, digits and then counters disappear as hexes get smaller. */
  detail() {
    if (!this.ground) return;
    const hex = S * 1.732 * this.camera.zoom;
    const list = this.world.classList;
    list.toggle("no-ids", hex < 44);
    list.toggle("no-texture", hex < 30);
    list.toggle("no-digits", !this.ground.plane && hex < 34);
    list.toggle("dots", !this.ground.plane && hex < 16);
    const px = SIZE * this.camera.zoom;
    this.tokens?.setShrink(
      this.ground.plane
        ? 1
        : px > READABLE_PX
          ? Math.min(1, COUNTER_PX / px)
          : Math.min(MOST_OF_HEX, READABLE_PX / px),
    );
    const ids = `${Math.max(ID_PX, Math.min(15, ID_PX / this.camera.zoom)).toFixed(1)}px`;
    if (this.world.style.getPropertyValue("--id-size") !== ids)
      this.world.style.setProperty("--id-size", ids); /* not while panning */
    const steady = Math.min(3.5, Math.max(0.9, 0.8 / this.camera.zoom)).toFixed(
      2,
    ); /* for signs that do not shrink with the map */
    if (this.world.style.getPropertyValue("--steady") !== steady)
      this.world.style.setProperty("--steady", steady);
  }

  /** @param {Point} point @returns {Hit} */
  hit(point) {
    if (!this.ground) return { point, place: null, token: null };
    const cell = this.ground.plane ? null : this.ground.cellAt(point);
    const token = this.tokens ? this.tokens.hit(point, cell && cell.id) : null;
    if (!this.ground.plane) return { point, place: cell, token };
    const place = token ? this.ground.placeOf(token) : this.ground.pointPlace(point);
    return { point, place, token };
  }

  /** The models of a plane that a finger on this point may have meant. @param {Point} point */
  near(point) {
    return this.ground?.plane && this.tokens
      ? this.tokens.near(point, FINGER / this.camera.zoom)
      : [];
  }

  /** A token of the scene, on the map or off it. @param {string} [id] */
  token(id) {
    return (id && this.known.get(id)) || null;
  }

  /** Where a token or else a cell is, in drawing units.
   * @param {string} [token] @param {string} [cell] */
  spot(token, cell) {
    const piece = token && this.tokens?.pieces.get(token);
    if (piece) return piece.at;
    return (cell && this.ground?.anchor(cell)) || null;
  }

  /** bring the nearest of some places into view, if none of them is. @param {Point[]} spots */
  bring(spots) {
    const { camera } = this;
    const seen = spots.some((p) => camera.sees(p));
    if (!this.follows && this.placed && spots.length && !seen) this.show(spots);
  }

  /** show the nearest of some places. @param {Point[]} spots at least one */
  show(spots) {
    const { camera } = this;
    camera.reveal(nearest(spots, camera.toWorld({ x: camera.w / 2, y: camera.h / 2 })));
  }

  /** lead: the straight line that a drag asks about, until the rules have drawn the way.
   * @param {Point[]} points */
  lead(points) {
    this.leadLine.setAttribute("d", points.length ? pathOf(points, false) : "");
  }

  /** act: what is happening now, drawn above everything. @param {SVGElement[]} marks */
  act(marks) {
    this.action.replaceChildren(...marks);
  }

  /** news: what is not as it was when the player last looked. @param {SVGElement[]} marks */
  news(marks) {
    this.newsLayer.replaceChildren(...marks);
  }

  /** notes: what was written on the map, above the pieces. @param {SVGElement[]} marks */
  notes(marks) {
    this.notesLayer.replaceChildren(...marks);
  }

  /** The piece in hand, and those that may act: they are marked, and never veiled.
   * @param {string|null} chosen @param {string[]} actors */
  select(chosen, actors) {
    this.tokens?.raise(chosen || "");
    this.tokens?.pieces.forEach((piece, id) => piece.g.classList.toggle("sel", id === chosen));
    this.tokens?.markActors(new Set(actors));
  }

  /** @param {SVGElement[]} washes @param {SVGElement[]} over */
  mark(washes, over) {
    this.washes.replaceChildren(...washes);
    this.over.replaceChildren(...over);
  }
}
