/* follow.js - following the other side: what has happened since the map was last brought up to date
 * is played back (playback.js) while the player may act already; what changed since they last
 * looked stays marked; the last turn can be shown again. */
import { h } from "../dom.js";
import { freshMark, hurtMark, lostMark, ringSize, trailOf } from "../draw/action.js";
import { S } from "../draw/geometry.js";
import { chosen, pref, setPref } from "../prefs.js";
import { Playback } from "./playback.js";
import { changes, lastTurn, timeline } from "./timeline.js";
import { arc } from "./way.js";

/** @import { Hit } from "../draw/board.js" */
/** @import { Point } from "../draw/geometry.js" */
/** @import { Scene, Steps, View } from "../types.js" */
/** @import { Table } from "./table.js" */
/** @import { Beat } from "./timeline.js" */

const NEXT = S * 2; /* no farther apart than neighbours */

/** How fast things are played back: off, fast, normal, slow. */
export const pace = () => chosen("speed");

/** Do orders wait until it has been played back? */
const waits = () => chosen("wait") === "on";

export class Follow {
  /** @param {Table} table @param {import("../draw/board.js").Board} board */
  constructor(table, board) {
    this.table = table;
    this.board = board;
    this.playback = new Playback(board, {
      end: () => this.end(),
      roll: (line) => table.parts.tray.roll(line, true),
      title: (seat) => table.view?.seats[seat]?.title || "",
      known: (beat) => this.ordered(beat),
    });
    this.at = -1; /* the entry that the map shows */
    /** @type {Scene|null} */
    this.scene = null; /* and its scene */
    /** @type {{entry: number, scene: Scene}|null} */
    this.since = null; /* when the player last looked or acted: what came later is marked */
    this.seen = Number(pref(`seen.${table.match}`, "-1")); /* entries known from earlier visits */
    this.given = 0; /* orders of the player since the page was opened */
    this.run = 0; /* counts playbacks: whoever is not the last has been ended */
    this.offer = h("div", { class: "playback missed", hidden: true });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && table.view) this.take(table.view, true);
    });
  }

  /** Is this what the player has just ordered, without dice? @param {Beat} beat */
  ordered({ kind, seat, entry }) {
    const { view, parts } = this.table;
    const own = view?.you.includes(seat) && !parts.replay.active;
    const plain = kind === "march" || kind === "show";
    return !!own && plain && !!this.given && entry > (this.since?.entry ?? Infinity);
  }

  get running() {
    return this.playback.running;
  }

  /** take a new position: play back how it came about, or just show it.
   * @param {View} view @param {boolean} animate */
  take(view, animate) {
    const ahead = view.entry > this.at && this.at >= 0;
    if (ahead && document.hidden && animate) return this.panels(view);
    if (!animate || !ahead || pace() === "off" || this.table.text) return this.arrive(view);
    this.panels(view);
    if (!this.running) void this.catchUp();
  }

  /** The position as it is, at once. @param {View} view */
  arrive(view) {
    if (this.at > view.entry) this.since = null; /* taken back */
    this.run++;
    this.playback.end();
    this.at = view.entry;
    this.scene = view.scene;
    this.board.follows = false;
    this.table.stage.show(view, false);
    this.settle(view);
  }

  /** The panels are up to date at once, the map is not yet. @param {View} view */
  panels(view) {
    const held = waits() ? { ...view, legal: [], undo: false } : view;
    this.board.follows = true;
    this.board.know(view.scene);
    this.table.stage.panels(held, this.scene || view.scene);
  }

  /** catchUp plays until the map shows the present. */
  async catchUp() {
    const run = ++this.run;
    const { table } = this;
    this.playback.running = true;
    while (run === this.run && table.view && this.at < table.view.entry && this.scene) {
      const steps = await this.ask(this.at, false);
      if (run !== this.run) return;
      if (!steps || steps.as !== table.view.as || !steps.steps.length) break;
      const { beats, scene } = timeline(this.scene, steps.steps);
      if (!(await this.playback.play(beats, pace, (beat) => this.begun(beat)))) return;
      if (run !== this.run) return;
      this.at = steps.to;
      this.scene = scene;
    }
    if (run === this.run && table.view) this.arrive(table.view);
  }

  /** @param {number} after @param {boolean} start @returns {Promise<Steps|null>} */
  async ask(after, start) {
    try {
      const query = { after: String(after), ...(start ? { start: "1" } : {}) };
      return await this.table.dispatch.ask("steps", query);
    } catch {
      return null; /* then the position is shown as it is */
    }
  }

  /** @param {Beat} beat */
  begun(beat) {
    const { table } = this;
    const done = beat.kind !== "dice"; /* what the dice say is not told before they have fallen */
    this.at = done ? beat.entry : beat.entry - 1;
    this.scene = beat.scene;
    if (table.view) table.stage.step(table.view, beat.scene, this.at);
  }

  /** end the playback at the true position; false when there was none. */
  end() {
    if (!this.running || !this.table.view) return false;
    if (this.table.parts.replay.active) this.table.parts.replay.stop();
    else this.arrive(this.table.view);
    return true;
  }

  /** A key that ends the playback. @param {KeyboardEvent} e */
  key(e) {
    const typing = e.target instanceof HTMLElement && e.target.closest("input, textarea, button");
    if (e.key !== " " || typing || !this.end()) return false;
    e.preventDefault();
    return true;
  }

  /** meant: a press on the map during a playback ends it. Returns what was pressed, where it is in
   * truth, if an order or a piece that may act; else null. @param {Hit} hit @returns {Hit|null} */
  meant(hit) {
    if (!this.end()) return hit;
    const { hand } = this.table.parts;
    if (this.board.ground?.plane) return this.meantOnPlane(this.board.hit(hit.point));
    const token = this.board.token(hit.token?.id);
    const place = (token?.cell && this.board.ground?.byId.get(token.cell)) || hit.place;
    const real = { ...hit, token, place };
    const may = token && hand.orders.byToken.has(token.id);
    return may || hand.ordersAt(real).length ? real : null;
  }

  /** On a plane any point can be gone to. @param {Hit} hit where the press is in truth
   * @returns {Hit|null} */
  meantOnPlane(hit) {
    const { hand } = this.table.parts;
    const may = hit.token && hand.orders.byToken.has(hit.token.id);
    const goes = hand.pointing?.takes(hand.pointing.meant(hit));
    return may || goes || hand.ordersAt(hit).length ? hit : null;
  }

  /** again: the others' last turn. */
  async again() {
    const { view, parts } = this.table;
    if (!view || parts.replay.active) return;
    await this.from(lastTurn(parts.diary.lines, view.you));
  }

  /** Play from an entry to the present. @param {number} entry */
  async from(entry) {
    const { table } = this;
    const steps = await this.ask(entry, true);
    if (!steps?.start || !table.view || pace() === "off") return;
    this.offer.hidden = true;
    this.run++;
    this.at = entry;
    this.scene = steps.start;
    this.board.news([]);
    this.board.draw(steps.start, false);
    this.panels(table.view);
    await this.catchUp();
  }

  /* --- what changed --- */

  /** The player has given an order: from here on everything is news. */
  acted() {
    const { view } = this.table;
    this.given += 1;
    this.end();
    if (view) this.since = { entry: view.entry, scene: view.scene };
    this.board.news([]);
    this.offer.hidden = true;
  }

  /** The present is on the map: mark what is new, remember that it was seen. @param {View} view */
  settle(view) {
    if (document.hidden) return;
    setPref(`seen.${this.table.match}`, String(view.entry));
    this.since ||= { entry: view.entry, scene: view.scene };
    this.board.news(this.since.entry < view.entry ? this.marks(this.since.scene, view) : []);
    if (view.legal.length) this.table.parts.hand.bring();
  }

  /** @param {Scene} before @param {View} view */
  marks(before, view) {
    const { ground } = this.board;
    const own = view.you.length === 1 ? view.you : [];
    const { moves, lost, hurt, fresh } = changes(before, view.scene, own);
    const spot = (/** @type {import("../types.js").Token} */ t) => ground?.spot(t) || null;
    const at = (/** @type {import("../types.js").Token[]} */ list) =>
      list.map(spot).filter((p) => p !== null);
    const ways = moves.map(({ was, token }) => at([was, token])).filter((way) => way.length > 1);
    const drawn = (/** @type {Point[]} */ [a, b]) =>
      ground?.plane || Math.hypot(b.x - a.x, b.y - a.y) < NEXT ? [a, b] : arc(a, b);
    const r = ringSize(!!ground?.plane);
    const setUp = this.seen < 0 && !this.given; /* where all begin is no news */
    return [
      ...ways.map(drawn).map(trailOf),
      ...at(setUp ? [] : fresh).map((p) => freshMark(p, r)),
      ...at(hurt).map((p) => hurtMark(p, r)),
      ...at(lost).map((p) => lostMark(p, r / 3)),
    ];
  }

  /** The first position of this visit: what came since the last one is marked and offered.
   * @param {View} view */
  async open(view) {
    const { seen } = this;
    if (seen < 0 || seen >= view.entry || !view.you.length || view.over) return;
    const steps = await this.ask(seen, true);
    if (!steps?.start || this.at !== view.entry) return;
    this.since = { entry: seen, scene: steps.start };
    this.settle(view);
    this.propose(view.entry - seen, seen);
  }

  /** @param {number} count @param {number} seen */
  propose(count, seen) {
    if (pace() === "off") return;
    const show = () => void this.from(seen);
    const close = () => {
      this.offer.hidden = true;
    };
    this.offer.replaceChildren(
      h("span", { class: "playback-words" }, sinceWords(count)),
      h("button", { type: "button", class: "btn xs go", onclick: show }, "Show me"),
      h("button", { type: "button", class: "btn xs", onclick: close }, "Not now"),
    );
    this.offer.hidden = false;
  }
}

/** @param {number} count */
const sinceWords = (count) =>
  count === 1 ? "One move since you last looked." : `${count} moves since you last looked.`;
