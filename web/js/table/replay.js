/* replay.js - going back over the match: jump, play, fork; leaving returns to the present. */
import { Refusal } from "../api.js";
import { h } from "../dom.js";
import { pref } from "../prefs.js";

/** @import { Table } from "./table.js" */
/** @import { View } from "../types.js" */

const SPEEDS = [1400, 700, 250];

export class Replay {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.active = false;
    this.playing = false;
    this.at = 0;
    this.speed = 0;
    this.timer = 0;
    this.wanted = -1;
    /** @type {Map<number, View>} */
    this.seen = new Map();
  }

  /** @param {number} entry */
  async seek(entry) {
    const present = this.table.view;
    if (!present) return;
    if (entry >= present.entry && !this.playing) return this.leave();
    this.active = true;
    this.wanted = entry;
    try {
      const view =
        this.seen.get(entry) || (await this.table.dispatch.ask("replay", { at: String(entry) }));
      this.seen.set(entry, view);
      if (this.wanted !== entry || !this.active) return;
      const forward = entry === this.at + 1;
      this.at = entry;
      this.table.show({ ...view, legal: [], undo: false, entry }, forward);
      this.bar();
    } catch (error) {
      this.stop();
      this.active = false;
      if (error instanceof Refusal) this.table.dispatch.refused(error);
    }
  }

  toggle() {
    if (this.playing) return this.stop();
    const end = this.table.view?.entry || 0;
    this.playing = true;
    this.seek(this.active && this.at < end ? this.at : 0).then(() => this.next());
  }

  next() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    const end = this.table.view?.entry || 0;
    if (this.at >= end) return this.stop();
    this.timer = window.setTimeout(
      () => this.seek(this.at + 1).then(() => this.next()),
      SPEEDS[this.speed],
    );
  }

  stop() {
    clearTimeout(this.timer);
    this.playing = false;
    this.bar();
    this.table.refresh();
  }

  leave() {
    clearTimeout(this.timer);
    this.playing = false;
    this.active = false;
    this.bar();
    if (this.table.view) this.table.show(this.table.view, false);
  }

  async fork() {
    const answer = await this.table.dispatch.deliver("fork", { at: this.at, hotseat: true });
    const token = answer?.seats?.find((/** @type {{token?: string}} */ seat) => seat.token)?.token;
    if (token) location.assign(`/match/${answer.match}#${token}`);
  }

  /** A link to this replay for anyone who may watch. */
  async share() {
    const links = JSON.parse(pref(`links.${this.table.match}`, "{}"));
    const own = this.table.view?.you.length ? "" : this.table.hash(); /* a seat's stays secret */
    const token = links.spectator ? `#${links.spectator}` : own;
    const address = `${location.origin}/replay/${this.table.match}${token}`;
    try {
      await navigator.clipboard.writeText(address);
      this.table.parts.slips.show(
        "hint",
        "Copied.",
        "The link opens this replay for anyone who may watch the match.",
      );
    } catch {
      window.prompt("Copy this link", address);
    }
  }

  /** The strip over the map that says this is the past. */
  bar() {
    document.querySelector(".replay-bar")?.remove();
    if (!this.active) return;
    const end = this.table.view?.entry || 0;
    const button = (/** @type {string} */ text, /** @type {() => void} */ act, off = false) =>
      h("button", { type: "button", class: "btn xs", disabled: off, onclick: act }, text);
    this.table.parts.board.overlay.append(
      h(
        "div",
        { class: "replay-bar", role: "group", "aria-label": "Replay" },
        h("b", null, `Replay, move ${this.at} of ${end}`),
        button("First", () => this.seek(0)),
        button("Back", () => this.seek(Math.max(0, this.at - 1)), this.at === 0),
        button(this.playing ? "Pause" : "Play", () => this.toggle()),
        button("Next", () => this.seek(this.at + 1), this.at >= end),
        button(["1×", "2×", "5×"][this.speed], () => {
          this.speed = (this.speed + 1) % SPEEDS.length;
          this.bar();
        }),
        button("Play on from here", () => this.fork()),
        button("Copy link", () => this.share()),
        button("Back to the table", () => this.leave()),
      ),
    );
  }
}
