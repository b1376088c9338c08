/* tape.js - a measuring tape for a table without hexes: press two places, read the inches between
 * them, from base to base where a model stands. Measuring is free at any time and asks nobody. */
import { announce } from "../announce.js";
import { INCH } from "../draw/geometry.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { Shape, Token } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** Half the base of what stands at a place, in inches. @param {Token|null} token
 * @param {number} unit drawing units a scene unit */
const radius = (token, unit) => ((token?.diameter || 0) * unit) / INCH / 2;

/** inchesBetween: from base to base, heights included; never below 0.
 * @param {Place} a @param {Place} b @param {Token|null} on what stands at a
 * @param {Token|null} off at b @param {number} unit */
export function inchesBetween(a, b, on, off, unit) {
  const flat = Math.hypot(a.px - b.px, a.py - b.py) / INCH - radius(on, unit) - radius(off, unit);
  const up = on && off ? (((on.height || 0) - (off.height || 0)) * unit) / INCH : 0;
  return Math.hypot(Math.max(0, flat), up);
}

/** bearing: the way from one place to another, as a word. @param {Place} a @param {Place} b */
export function bearing(a, b) {
  const angle = (Math.atan2(b.py - a.py, b.px - a.px) * 180) / Math.PI;
  const words = ["east", "south-east", "south", "south-west", "west", "north-west", "north"];
  return [...words, "north-east"][(Math.round(angle / 45) + 8) % 8];
}

export class Tape {
  /** @param {Hand} hand */
  constructor(hand) {
    this.hand = hand;
    /** @type {Place|null} */
    this.from = null;
    /** @type {Place|null} */
    this.to = null;
    this.held = false; /* both ends are chosen */
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
  }

  /** @param {Place|null} from */
  start(from) {
    this.from = from;
    this.to = null;
    this.held = false;
    announce(from ? `Measuring from ${from.name}. Where to?` : "Measuring. From where?");
    this.hand.hooks.changed();
  }

  /** @param {Hit} hit */
  press({ place }) {
    if (!place) return;
    if (!this.from || this.held) return this.start(place);
    this.held = true;
    this.moved(place);
  }

  /** @param {Hit|null} hit */
  hover(hit) {
    if (this.from && hit?.place && !this.held) this.stretch(hit.place);
  }

  /** The keyboard's cursor has moved. @param {Place} place */
  moved(place) {
    if (!this.from) return;
    this.stretch(place);
    announce(`${this.text} ${bearing(this.from, place)}, to ${place.name}.`);
  }

  /** @param {Place} place */
  stretch(place) {
    this.to = place;
    this.hand.hooks.changed();
  }

  /** Enter: start the tape here. @param {Place} place */
  enter(place) {
    this.start(place);
  }

  again() {
    this.leave();
  }

  leave() {
    this.hand.tool = null;
    this.hand.hooks.changed();
  }

  get text() {
    const { board } = this.hand;
    if (!this.from || !this.to || !board.ground) return "";
    const [on, off] = [board.token(this.from.id), board.token(this.to.id)];
    const inches = inchesBetween(this.from, this.to, on, off, board.ground.unit);
    return `${(Math.floor(inches * 100) / 100).toFixed(2)}″`;
  }

  /** @returns {Shape[]} */
  get shapes() {
    if (!this.from || !this.to) return [];
    return [
      {
        kind: "line",
        role: "tape",
        text: this.text,
        points: [
          [this.from.x, this.from.y],
          [this.to.x, this.to.y],
        ],
      },
    ];
  }
}
