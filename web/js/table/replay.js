/* replay.js - going back over the match: jump, play, fork; leaving returns to the present. Playing
 * shows each move as following the other side does (playback.js). */
import { Refusal } from "../api.js";
import { h } from "../dom.js";
import { patch } from "../patch.js";
import { pref } from "../prefs.js";
import { pace } from "./follow.js";
import { timeline } from "./timeline.js";

/** @import { Table } from "./table.js" */
/** @import { Steps, View } from "../types.js" */

const SPEEDS = ["slow", "normal", "fast"];

export class Replay {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.active = false;
    this.playing = false;
    this.at = 0;
    this.speed = pace() === "off" ? "normal" : pace();
    this.all = false; /* everything that was hidden is shown; only once the match is over */
    this.page = "replay"; /* what a link to a position opens */
    this.wanted = -1;
    this.marked = -1; /* for how many moves the slider has its turns */
    /** @type {Map<string, View>} */
    this.seen = new Map();
    this.element = h("div", {
      class: "replay-bar",
      role: "group",
      "aria-label": "Replay",
      hidden: true,
    });
  }

  /** Whose eyes see the past. @returns {Record<string, string>} */
  eyes() {
    return this.all ? { as: "all" } : {};
  }

  /** @param {number} entry */
  async seek(entry) {
    const present = this.table.view;
    if (!present) return;
    if (this.playing) this.halt();
    if (entry >= present.entry && !present.over) return this.leave();
    this.table.parts.follow.end();
    this.active = true;
    this.wanted = entry;
    const key = `${entry} ${this.all}`;
    try {
      const view =
        this.seen.get(key) ||
        (await this.table.dispatch.ask("replay", { at: String(entry), ...this.eyes() }));
      this.seen.set(key, view);
      if (this.wanted !== entry || !this.active) return;
      this.at = entry;
      this.table.parts.board.news([]);
      this.table.stage.show({ ...view, legal: [], undo: false, entry }, false);
      this.bar();
      await this.table.parts.diary.reach(entry);
      await this.markTurns(present.entry);
    } catch (error) {
      this.halt();
      this.active = false;
      if (error instanceof Refusal) this.table.dispatch.refused(error);
    }
  }

  /** The first move of each turn stands on the slider. @param {number} of */
  async markTurns(of) {
    if (this.marked === of) return;
    this.marked = of;
    const got = await this.table.dispatch.ask("turns");
    this.table.parts.diary.turns(got.turns, of);
  }

  toggle() {
    if (this.playing) return this.stop();
    const end = this.table.view?.entry || 0;
    this.seek(this.active && this.at < end ? this.at : 0).then(() => this.run());
  }

  /** next: one move, played. */
  next() {
    if (this.playing) this.halt();
    void this.run(1);
  }

  faster() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    this.bar();
  }

  /** run plays on from where the replay is. @param {number} [most] moves */
  async run(most = Infinity) {
    const { dispatch, parts } = this.table;
    if (!this.active) return;
    this.playing = true;
    this.bar();
    const end = Math.min(this.table.view?.entry || 0, this.at + most);
    while (this.playing && this.at < end) {
      const query = { after: String(this.at), start: "1", ...this.eyes() };
      const got = /** @type {Steps|null} */ (await dispatch.ask("steps", query).catch(() => null));
      if (!got?.start || !got.steps.length || !this.playing) break;
      const { beats } = timeline(got.start, got.steps.slice(0, end - this.at));
      const played = await parts.follow.playback.play(
        beats,
        () => this.speed,
        (beat) => this.begun(beat),
      );
      if (!played) return; /* halted: whoever did knows how to go on */
      this.at = Math.min(got.to, end);
    }
    this.stop();
  }

  /** @param {import("./timeline.js").Beat} beat */
  begun(beat) {
    const view = this.table.shown;
    this.at = beat.kind === "dice" ? beat.entry - 1 : beat.entry;
    if (!view) return;
    this.table.shown = { ...view, scene: beat.scene, entry: this.at };
    this.table.stage.step(this.table.shown, beat.scene, this.at);
    this.bar();
  }

  /** halt the playing, wherever it is. */
  halt() {
    this.playing = false;
    this.table.parts.follow.playback.end();
  }

  /** stop playing; the position it came to stays on the map. */
  stop() {
    this.halt();
    this.bar();
    if (this.active) void this.seek(this.at);
  }

  leave() {
    this.halt();
    this.active = false;
    this.bar();
    if (this.table.view) this.table.parts.follow.arrive(this.table.view);
  }

  async fork() {
    const answer = await this.table.dispatch.deliver("fork", { at: this.at, hotseat: true });
    const token = answer?.seats?.find((/** @type {{token?: string}} */ seat) => seat.token)?.token;
    if (token) location.assign(`/match/${answer.match}#${token}`);
  }

  /** The address of this position, for anyone who may watch. */
  address() {
    const links = JSON.parse(pref(`links.${this.table.match}`, "{}"));
    const own = this.table.view?.you.length ? "" : this.table.hash(); /* a seat's stays secret */
    const token = links.spectator ? `#${links.spectator}` : own;
    return `${location.origin}/${this.page}/${this.table.match}?at=${this.at}${token}`;
  }

  async share() {
    try {
      await navigator.clipboard.writeText(this.address());
      this.table.parts.slips.show(
        "hint",
        "Copied.",
        "The link opens this position for anyone who may watch the match.",
      );
    } catch {
      window.prompt("Copy this link", this.address());
    }
  }

  /** Everything, or what this seat saw. */
  reveal() {
    this.all = !this.all;
    void this.seek(this.at);
  }

  /** The strip over the map that says this is the past. */
  bar() {
    const { view, hidden } = this.table;
    const end = view?.entry || 0;
    this.element.hidden = !this.active;
    patch(
      this.element,
      h("b", null, `Move ${this.at} of ${end}`),
      button("First", () => this.seek(0)),
      button("Back", () => this.seek(Math.max(0, this.at - 1)), this.at === 0),
      button(this.playing ? "Pause" : "Play", () => this.toggle()),
      button("Next", () => this.next(), this.at >= end),
      button(`Pace: ${this.speed}`, () => this.faster()),
      hidden &&
        view?.over &&
        button(this.all ? "As you saw it" : "Show what was hidden", () => this.reveal()),
      button("Play on from here", () => this.fork()),
      button("Copy link", () => this.share()),
      button("Back to the table", () => this.leave()),
    );
  }
}

/** @param {string} text @param {() => void} act @param {boolean} [off] */
const button = (text, act, off = false) =>
  h("button", { type: "button", class: "btn xs", disabled: off, onclick: act }, text);
