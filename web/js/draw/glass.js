/* glass.js - the glass: a part of a table without hexes, three times as large as on the map. It
 * shows the map's own drawings, so nothing is drawn twice and nothing can differ. */
import { h, s } from "../dom.js";
import { under } from "./under.js";

/** @import { Board } from "./board.js" */
/** @import { Point } from "./geometry.js" */

const TIMES = 3;
const MOST = 4; /* as much as a picture may be enlarged in all */

export class Glass {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.world = h("div", { class: "glass-world" });
    this.cross = h("i", { class: "glass-cross" });
    this.words = h("span", { class: "glass-words" });
    this.element = h(
      "div",
      { class: "glass", "aria-hidden": "true" },
      this.world,
      this.cross,
      this.words,
    );
    /** @type {Point|null} */
    this.at = null;
    this.zoom = 0;
    new ResizeObserver(() => this.show()).observe(this.element);
  }

  /** Is it on the page? */
  get seen() {
    return this.element.clientWidth > 0;
  }

  /** look at a place of the map. @param {Point} at in drawing units */
  look(at) {
    this.at = at;
    if (!this.seen) return;
    this.fit();
    const { box } = this.board.camera;
    const { clientWidth: w, clientHeight: high } = this.element;
    const x = Math.round(w / 2 - (at.x - box.x) * this.zoom);
    const y = Math.round(high / 2 - (at.y - box.y) * this.zoom);
    this.world.style.transform = `translate(${x}px,${y}px)`;
    this.say(at);
  }

  /** begin at a place, as long as nobody has pointed at another. @param {Point} at */
  begin(at) {
    if (!this.at) this.look(at);
  }

  /** show it where it was last, or in the middle; without a place on the page it holds nothing. */
  show() {
    if (!this.seen || !this.board.ground?.plane) {
      this.world.replaceChildren();
      return;
    }
    const { x, y, w, h: high } = this.board.ground.box;
    this.look(this.at || { x: x + w / 2, y: y + high / 2 });
  }

  /** fit: as large as the map is drawn now, and what it is drawn of. */
  fit() {
    const { camera, layers } = this.board;
    const zoom = Math.min(MOST, TIMES * camera.zoom);
    const { x, y, w, h: high } = camera.box;
    if (!this.world.firstChild)
      this.world.append(
        s(
          "svg",
          null,
          layers.map((layer) => s("use", { href: `#${layer.id}` })),
        ),
      );
    const svg = /** @type {Element} */ (this.world.firstChild);
    const box = `${x} ${y} ${w} ${high}`;
    if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
    if (zoom === this.zoom && this.world.style.width === `${w * zoom}px`) return;
    this.zoom = zoom;
    this.world.style.width = `${w * zoom}px`;
    this.world.style.height = `${high * zoom}px`;
    this.world.style.setProperty("--steady", (1 / Math.max(1, zoom)).toFixed(2));
  }

  /** Where that is, and what lies there. @param {Point} at */
  say(at) {
    const { ground, data } = this.board;
    if (!ground || !data) return;
    const what = ground.onTable(at) && under(ground, data.shapes || [], at);
    this.words.textContent = [ground.pointPlace(at).name, what].filter((x) => x).join(" · ");
  }
}

const ASIDE = 12; /* pixels from the edge of the map */

/** A glass in the corner of the map while a finger that carries a piece hides what it points at. */
export class Lens extends Glass {
  /** @param {Board} board */
  constructor(board) {
    super(board);
    this.element.classList.add("lens");
    this.drop();
  }

  /** The piece is carried over this point: the glass is on the other side. @param {Point} at */
  carry(at) {
    const { camera } = this.board;
    this.element.hidden = false;
    if (!this.seen) return;
    const left = camera.toPort(at).x > camera.w / 2;
    this.element.style.left = left ? `${ASIDE}px` : "auto";
    this.element.style.right = left ? "auto" : `${ASIDE}px`;
    this.look(at);
  }

  drop() {
    this.element.hidden = true;
  }
}
