/* playback.js - shows the beats of a timeline one after the other on the map, in the dice tray and
 * on a strip over the map that says what is going on. It can be ended at any moment. */
import { fill, h, icon } from "../dom.js";
import { hurtMark, lostMark, march, ringSize, riseMark, shot, trailOf } from "../draw/action.js";
import { die } from "../draw/dice.js";
import { INCH } from "../draw/geometry.js";
import { play as sound } from "../sound.js";
import { lasts, wayOf } from "./timeline.js";
import { lineOf } from "./way.js";

/** @import { Board } from "../draw/board.js" */
/** @import { Place, Point } from "../draw/geometry.js" */
/** @import { LogLine, Scene } from "../types.js" */
/** @import { Beat, March, Where } from "./timeline.js" */

const DICE_SHOWN = 12;

/** @param {LogLine} line */
function diceOf(line) {
  const faces = line.faces || [];
  const counted = line.counted || [];
  const some = counted.length > 0 && counted.length < faces.length;
  const dice = faces
    .slice(0, DICE_SHOWN)
    .map((face, i) => die(face, line.sides || 6, 30, { hit: some && counted.includes(i) }));
  return faces.length > DICE_SHOWN ? [...dice, `and ${faces.length - DICE_SHOWN} more`] : dice;
}

export class Playback {
  /** @param {Board} board @param {{end: () => void, roll: (line: LogLine) => void,
   *   title: (seat: number) => string, known: (beat: Beat) => boolean}} hooks `known`: the player
   *   has just ordered it, and needs no words for it */
  constructor(board, hooks) {
    this.board = board;
    this.hooks = hooks;
    this.running = false;
    this.touched = 0; /* how often the camera had been moved by hand when this began */
    /** @type {(() => void)|null} */
    this.wake = null;
    this.timer = 0;
    this.words = h("span", { class: "playback-words" });
    this.dice = h("span", { class: "playback-dice" });
    this.element = h(
      "div",
      { class: "playback", hidden: true },
      this.dice,
      this.words,
      h(
        "button",
        { type: "button", class: "btn xs", title: "Skip (space)", onclick: hooks.end },
        icon("i-play", 13),
        "Skip",
      ),
    );
  }

  /** play all beats; false when it was ended before the last one.
   * @param {Beat[]} beats @param {() => string} pace @param {(beat: Beat) => void} begun */
  async play(beats, pace, begun) {
    this.running = true;
    this.touched = this.board.camera.touched;
    for (const beat of beats) {
      if (!this.running) return false;
      const ms = lasts(beat, pace());
      begun(beat);
      this.draw(beat, ms);
      if (ms > 0) await this.pause(ms);
    }
    return this.running;
  }

  /** end: nothing more is drawn; the caller puts the true position on the map. */
  end() {
    clearTimeout(this.timer);
    this.running = false;
    this.board.act([]);
    this.element.hidden = true;
    this.wake?.();
  }

  /** @param {number} ms */
  pause(ms) {
    return new Promise((done) => {
      this.wake = () => done(null);
      this.timer = window.setTimeout(this.wake, ms);
    });
  }

  /** @param {Beat} beat @param {number} ms */
  draw(beat, ms) {
    const { board } = this;
    if (ms > 0) this.look(beat, ms);
    if (this.hooks.known(beat)) this.element.hidden = true;
    else if (ms > 0 || beat.text) this.say(beat);
    /** @type {SVGElement[]} */
    const marks = [];
    if (beat.kind === "march") {
      const ways = (beat.marches || []).map((m) => ({
        id: m.token.id,
        way: this.way(m, beat.scene),
        up: this.rise(m),
      }));
      board.draw(beat.scene, false);
      for (const { id, way, up } of ways) {
        if (way.length > 1) marks.push(trailOf(way));
        if (up) marks.push(riseMark(way[way.length - 1], up));
        if (board.tokens) march(board.tokens, id, way, ms * 0.8);
      }
      if (ms > 0) sound("move");
    } else board.draw(beat.scene, beat.kind === "show" && ms > 0);
    if (beat.kind === "dice" && beat.line) {
      this.hooks.roll(beat.line);
      sound("dice");
    }
    const [from, to] = [this.spot(beat.from), this.spot(beat.to)];
    const r = ringSize(!!board.ground?.plane);
    if (from && to) marks.push(shot(from, to, r));
    for (const at of this.spots(beat.hurt)) marks.push(hurtMark(at, r));
    for (const at of this.spots(beat.lost)) marks.push(lostMark(at, r / 2));
    if (ms > 0) board.act(marks);
  }

  /** @param {Beat} beat */
  say(beat) {
    this.element.hidden = false;
    fill(this.dice, beat.line && diceOf(beat.line));
    if (beat.kind === "dice") return; /* what they were rolled for still stands there */
    const title = beat.seat >= 0 ? this.hooks.title(beat.seat) : "";
    const named = title && !beat.text.startsWith(title);
    if (beat.text) fill(this.words, named && h("b", null, `${title}. `), beat.text);
  }

  /** @param {Where} [where] @returns {Point|null} */
  spot(where) {
    return where ? this.board.ground?.spot(/** @type {any} */ (where)) || null : null;
  }

  /** @param {Where[]} [list] */
  spots(list) {
    return (list || []).map((w) => this.spot(w)).filter((p) => p !== null);
  }

  /** The camera goes there, unless the player has taken it.
   * @param {Beat} beat @param {number} ms */
  look(beat, ms) {
    const { camera } = this.board;
    if (camera.touched === this.touched) camera.show(this.spots(beat.looks), Math.min(350, ms / 2));
  }

  /** How many inches higher it ends, on a table without hexes. @param {March} m */
  rise(m) {
    const { ground } = this.board;
    if (!ground?.plane) return 0;
    return (((m.token.height || 0) - (m.was.height || 0)) * ground.unit) / INCH;
  }

  /** @param {March} m @param {Scene} scene */
  way(m, scene) {
    const { ground } = this.board;
    if (!m.token.cell) {
      const points = m.via.map((id) => ground?.anchor(id) || null).filter((p) => p !== null);
      return [...this.spots([m.was]), ...points, ...this.spots([m.token])];
    }
    const cell = (/** @type {string|undefined} */ id) => ground?.byId.get(id || "");
    const [from, to] = [cell(m.was.cell), cell(m.token.cell)];
    if (!from || !to) return this.spots([m.was, m.token]);
    const others = scene.tokens.filter((t) => t.side >= 0 && t.side !== m.token.side);
    const via = m.via.map(cell).filter((p) => p !== undefined);
    const closed = new Set(others.map((t) => t.cell || ""));
    return lineOf(wayOf(from, to, /** @type {Place[]} */ (via), closed), via.length > 0);
  }
}
