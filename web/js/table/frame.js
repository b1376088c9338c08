/* frame.js - the page around the map: where each part goes, the buttons over the map, text mode in
 * place of the map, and the notice that the connection is down. */
import { fill, h, icon } from "../dom.js";
import { layoutOf } from "./layout.js";

/** @import { Board } from "../draw/board.js" */
/** @import { MiniMap } from "../draw/minimap.js" */
/** @import { Cards } from "./cards.js" */
/** @import { Follow } from "./follow.js" */

/** @typedef {{element: HTMLElement}} Part */
/** @typedef {{board: Board, beyond: Part, coach: Part, follow: Follow,
 *   glass: Part, lens: Part, cards: Cards,
 *   mini: MiniMap, sight: Part, slips: Part, header: Part, offers: Part, orders: Part,
 *   replay: Part, ending: Part, unit: Part, warband: Part, gamePanels: Part, tray: Part,
 *   diary: Part, rail: Part, textMode: Part}} Framed */
/** @typedef {{toggleSight: () => void, again: () => void, reconnect: () => void,
 *   covered: () => void}} FrameActs `covered`: other parts of the map may be under the orders */

const BUTTONS = 60; /* px at the left that buttons over the map take on a phone */

/** Is this a phone, or a window as small as one? */
export const isPhone = () => matchMedia("(max-width: 899px), (max-height: 499px)").matches;

/** hasColumn: a table without hexes and room enough has a column at the right for the odds.
 * @param {Board} board */
export const hasColumn = (board) =>
  !!board.ground?.plane && matchMedia("(min-width: 1200px) and (min-height: 800px)").matches;

/** @param {string} sign @param {string} label @param {() => void} act */
const zoomButton = (sign, label, act) =>
  h("button", { type: "button", "aria-label": label, title: label, onclick: act }, sign);

export class Frame {
  /** @param {Framed} parts @param {FrameActs} acts */
  constructor(parts, acts) {
    this.parts = parts;
    this.acts = acts;
    const { board, cards, ending, follow, replay, sight, slips } = parts;
    this.root = h("div", { class: "table-page" });
    this.main = h("main");
    this.line = h("div", { class: "note line-state", role: "status", hidden: true });
    this.eye = h(
      "button",
      {
        type: "button",
        class: "eye",
        "aria-label": "Line of sight",
        title: "Line of sight (L)",
        "aria-pressed": "false",
        onclick: acts.toggleSight,
      },
      icon("i-eye", 20),
    );
    const zoom = h(
      "div",
      { class: "zoom" },
      zoomButton("+", "Zoom in", () => board.camera.zoomBy(1.25)),
      zoomButton("−", "Zoom out", () => board.camera.zoomBy(0.8)),
      zoomButton("fit", "fit: the whole map", () => board.camera.fit()),
      this.eye,
      h(
        "button",
        {
          type: "button",
          class: "again",
          "aria-label": "Show me that again",
          title: "Show me that again: the last turn",
          onclick: acts.again,
        },
        icon("i-again", 20),
      ),
    );
    board.overlay.append(replay.element, follow.playback.element, follow.offer, ending.element);
    board.overlay.append(parts.beyond.element, zoom, sight.element, slips.element);
    board.overlay.append(cards.card, cards.fan, parts.lens.element);
  }

  /** arrange puts the parts where they suit the shape of the board. @param {Part} rules */
  arrange(rules) {
    const { parts } = this;
    const miniPanel = h(
      "section",
      { class: "panel mini-panel", "aria-label": "Whole board" },
      h("h2", null, h("span", null, "Whole board"), h("small", null, "drag the frame")),
      h("div", { class: "in" }, parts.mini.svg),
    );
    this.main = h(
      "main",
      { class: `table ${layoutOf(parts.board.ground)}` },
      h(
        "p",
        { class: "sr", id: "map-help" },
        "Arrow keys move over the map, Enter selects and acts, question mark lists the keys.",
      ),
      parts.warband.element,
      parts.board.element,
      parts.orders.element,
      h(
        "aside",
        { class: "side" },
        h(
          "section",
          { class: "panel glass-panel", "aria-label": "The glass" },
          h(
            "h2",
            null,
            h("span", null, "The glass"),
            h("small", null, "three times, follows the pointer"),
          ),
          h("div", { class: "in" }, parts.glass.element),
        ),
        miniPanel,
        parts.cards.dock,
        [parts.unit, parts.gamePanels, parts.tray, parts.diary].map((part) => part.element),
      ),
      parts.rail.element,
    );
    fill(
      this.root,
      parts.header.element,
      h("div", { class: "notices" }, this.line, parts.offers.element),
      parts.coach.element,
      this.main,
      parts.textMode.element,
      rules.element,
    );
    rules.element.hidden = true;
    const covering = new ResizeObserver(() => this.measureCover());
    for (const part of [parts.board.port, parts.orders.element, parts.cards.card])
      covering.observe(part);
  }

  /** What lies over the foot of the map: the orders, or on a narrow phone a card. */
  measureCover() {
    const { board, cards, orders } = this.parts;
    const map = board.port.getBoundingClientRect();
    const card = cards.card.getBoundingClientRect();
    board.camera.lead = isPhone() && board.ground?.plane ? BUTTONS : 0;
    const over = card.width > map.width * 0.8 ? card : orders.element.getBoundingClientRect();
    const { left, top, width: w, height } = over;
    const covers = height > 0 && top < map.bottom && left < map.right && left + w > map.left;
    const box = { x: left - map.left, y: top - map.top, w, h: height };
    board.camera.setCover(covers ? box : null);
    board.overlay.style.setProperty("--covered", covers ? `${map.height - box.y}px` : "0px");
    this.acts.covered();
  }

  /** @param {'sheet-open'|'orders-open'} name a panel that opens over the map on a phone */
  toggle(name) {
    this.main.classList.toggle(name);
  }

  closeSheets() {
    this.main.classList.remove("sheet-open", "orders-open");
  }

  /** @param {boolean} on */
  showText(on) {
    this.root.classList.toggle("text-on", on);
    this.parts.textMode.element.hidden = !on;
  }

  /** @param {boolean} on */
  showSight(on) {
    this.parts.sight.element.hidden = !on;
    this.eye.setAttribute("aria-pressed", String(on));
  }

  /** A press that was sent shows so until it is answered. @param {number} count */
  showSent(count) {
    this.root.classList.toggle("sent", count > 0);
  }

  /** @param {number} down seconds until the next try; 0 when connected */
  showLine(down) {
    this.line.hidden = !down;
    if (!down) return;
    fill(
      this.line,
      h("span", { class: "spinner" }),
      h(
        "div",
        null,
        h("b", null, `No connection, trying again in ${down} s.`),
        h("br"),
        "Nothing is lost; you can still read the board.",
      ),
      h("button", { type: "button", class: "btn xs", onclick: this.acts.reconnect }, "Try now"),
    );
  }
}
