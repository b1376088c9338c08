/* sight.js - the line of sight between any two places: what it meets and where it ends. While this
 * tool is in hand, presses and the cursor choose the ends of the line and give no orders. */
import { announce } from "../announce.js";
import { h } from "../dom.js";
import { patch } from "../patch.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { PanelData, Scene, Shape } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** @typedef {{ask: (from: string, to: string) => Promise<Scene>, failed: (error: unknown) => void,
 *   openRule: (clause: string) => void, aside: (card: HTMLElement) => void}} SightActs */

export class Sight {
  /** @param {Hand} hand @param {SightActs} acts */
  constructor(hand, acts) {
    this.hand = hand;
    this.acts = acts;
    this.element = h("section", {
      class: "sight-card",
      "aria-label": "Line of sight",
      hidden: true,
    });
    /** @type {Place|null} */
    this.from = null;
    /** @type {Place|null} */
    this.to = null;
    /** @type {PanelData|null} */
    this.panel = null;
    /** @type {Shape[]} */
    this.shapes = []; /* the line on the map */
    this.held = false; /* a press chose the end: the mouse no longer moves it */
    this.asking = false;
  }

  get on() {
    return this.hand.tool === this;
  }

  /** @param {Place|null} under where the keyboard's cursor is */
  toggle(under) {
    if (this.on) return this.leave();
    const from = this.hand.stand || under;
    this.hand.take(this);
    this.start(from);
    if (this.from && under && under.id !== this.from.id) this.look(under);
  }

  /** @param {Place|null} from */
  start(from) {
    this.from = from;
    this.to = null;
    this.panel = null;
    this.held = false;
    this.shapes = [];
    this.acts.aside(this.element);
    announce(from ? `Line of sight from ${from.name}. Where to?` : "Line of sight. From where?");
    this.changed();
  }

  /** @param {Hit} hit */
  press({ place }) {
    if (!place) return;
    if (!this.from || place.id === this.from.id) return this.start(this.from ? null : place);
    this.held = true;
    this.look(place);
  }

  /** @param {Hit|null} hit */
  hover(hit) {
    if (this.from && hit?.place && !this.held) this.look(hit.place);
  }

  /** The keyboard's cursor has moved. @param {Place} place */
  moved(place) {
    if (this.from && place.id !== this.from.id) this.look(place);
  }

  /** Enter: start the line here. @param {Place} place */
  enter(place) {
    this.start(place);
  }

  /** look asks about one end at a time; of those chosen in the meantime only the last counts.
   * @param {Place} to */
  async look(to) {
    if (to.id === this.to?.id || to.id === this.from?.id) return;
    this.to = to;
    if (this.asking) return;
    this.asking = true;
    try {
      for (let end = null; this.on && this.from && this.to && end?.id !== this.to.id;) {
        end = this.to;
        const answer = await this.acts.ask(this.from.id, end.id);
        if (this.on && end.id === this.to.id) this.show(answer);
      }
    } catch (error) {
      this.acts.failed(error);
    }
    this.asking = false;
  }

  /** @param {Scene} answer */
  show(answer) {
    this.shapes = answer.shapes;
    this.panel = answer.panels[0] || null;
    if (this.panel)
      announce(`${this.panel.title}. ${this.panel.rows.map((r) => r.join(" ")).join(". ")}.`);
    this.changed();
  }

  /** The position has changed: ask again what the line meets. */
  again() {
    const end = this.to;
    this.to = null;
    this.shapes = [];
    if (end) this.look(end);
  }

  leave() {
    this.hand.tool = null;
    this.changed();
  }

  changed() {
    this.element.hidden = !this.on;
    if (this.on) this.draw();
    this.hand.hooks.changed();
  }

  draw() {
    const { panel, from } = this;
    const clause = panel?.clause;
    patch(
      this.element,
      h(
        "h2",
        null,
        panel ? panel.title : "Line of sight",
        clause &&
          h(
            "button",
            { class: "cl", type: "button", onclick: () => this.acts.openRule(clause) },
            clause,
          ),
      ),
      panel
        ? h(
            "table",
            null,
            panel.rows.map(([label, value]) =>
              h("tr", null, h("th", null, label), h("td", null, value)),
            ),
          )
        : h(
            "p",
            null,
            from
              ? `From ${from.name}. Point at the place to look at.`
              : "Press the place to look from.",
          ),
      h(
        "div",
        { class: "acts" },
        from &&
          h(
            "button",
            { type: "button", class: "btn xs", "data-k": "other", onclick: () => this.start(null) },
            "Start elsewhere",
          ),
        h(
          "button",
          { type: "button", class: "btn xs", "data-k": "close", onclick: () => this.leave() },
          "Close",
        ),
      ),
    );
  }
}
