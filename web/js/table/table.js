/* table.js - one match on the table: takes views from the server, has them shown in all the parts
 * (stage.js, follow.js) and told (news.js), and says what opens and closes. */
import { get } from "../api.js";
import { games } from "../games.js";
import { Live } from "../live.js";
import { once, pref, setPref } from "../prefs.js";
import { drawCurtain } from "./curtain.js";
import { Dispatch } from "./dispatch.js";
import { keyDown } from "./keyboard.js";
import { News } from "./news.js";
import { Rules } from "./rules.js";
import { lasting } from "./spend.js";
import { Stage } from "./stage.js";
import { wire } from "./wiring.js";

/** @import { View } from "../types.js" */

export class Table {
  /** @param {string} match @param {string} token */
  constructor(match, token) {
    this.match = match;
    this.secret = token;
    this.game = "";
    this.situation = ""; /* what the scenario is about */
    /** @type {View|null} */
    this.view = null; /* the present position */
    /** @type {View|null} */
    this.shown = null; /* what is drawn: the present, or a past one in a replay */
    this.hidden = false; /* does this game hide things from somebody? */
    this.sights = this.fields = false; /* does it have lines of sight, and pieces with a facing? */
    this.stepwise = false; /* is a move several actions, one for each step? */
    this.ordered = false; /* do the rules say which piece is next? */
    /** @type {{seq: number, done: () => void}|null} */
    this.awaited = null; /* a line of the log that orders wait for */
    this.text = pref("text", "off") === "on";
    this.dispatch = new Dispatch(this);
    this.news = new News(this);
    this.stage = new Stage(this);
    this.parts = wire(this);
  }

  /** What follows the address of a page about this match. */
  hash() {
    return this.secret ? `#${this.secret}` : "";
  }

  /** open loads the match and follows it. */
  async open() {
    const view = /** @type {View} */ (await get(`matches/${this.match}`, this.secret));
    const game = (await games()).find((g) => g.id === view.game);
    const { diary, frame } = this.parts;
    this.game = game ? game.title : view.game;
    this.situation = game?.scenarios.find((x) => x.id === view.scenario)?.situation || "";
    this.hidden = !!game?.hidden;
    this.sights = !!game?.sight;
    this.fields = !!game?.field;
    this.stepwise = !!game?.stepwise;
    this.ordered = !!game?.ordered;
    frame.eye.hidden = !this.sights;
    once(`seal.${this.match}`, view.dice?.commitment || "");
    this.dispatch.addNonce(view);
    this.dispatch.sayName(view);
    diary.read = Number(pref(`talk.${this.match}`, "0"));
    diary.chat(view, view.seats);
    this.arrange(view);
    this.take(view, false);
    void this.parts.follow.open(view);
    this.live = new Live(this.match, this.secret, {
      update: (next) => this.take(next, true),
      chat: (said) => this.news.heard(diary.chat(said, (this.view || view).seats)),
      thinking: (t) => this.news.thinking(t),
      presence: (p) => this.news.presence(p.online),
      line: (down) => {
        frame.showLine(down);
        if (down) this.reach(Infinity);
      },
    });
    this.live.last = view.seq;
    this.live.open();
    addEventListener("keydown", (e) => this.keys(e));
    if (view.you.length && !view.over) this.parts.coach.begin(this.situation);
  }

  /** What a key does here. @param {KeyboardEvent} e */
  keys(e) {
    if (!this.parts.follow.key(e)) keyDown(this, e);
  }

  /** The map shows the match after so many entries; for who looks on. @param {number} _entry */
  placed(_entry) {}

  /** @param {View} view */
  arrange(view) {
    const { board, frame, mini } = this.parts;
    if (view.board) board.open(view.board, view.scene, view.seats);
    mini.open();
    this.rules = new Rules(view.game, () => this.toggleRules());
    frame.arrange(this.rules);
    frame.showText(this.text);
  }

  /** take a new view from the server. @param {View} view @param {boolean} animate */
  take(view, animate) {
    const { board, diary, follow, luck, replay } = this.parts;
    const before = this.view;
    if (before && view.seq < before.seq) return;
    this.view = view;
    this.reach(view.seq);
    const covered = this.hidden && view.as !== before?.as && view.you.length > 1 && !view.over;
    if (covered)
      drawCurtain(view.seats[view.as]?.title || "the next player", () => board.element.focus());
    const fresh = diary.add(view.log, view.log_after ?? 0, view.log_before ?? 0, view.seats);
    const other = view.log_after && fresh.some((l) => (l.entry ?? follow.at + 1) <= follow.at);
    if (!replay.active) follow.take(view, animate && !covered && !other); /* other: since undo */
    else this.refresh();
    luck.update(view);
    if (animate && before && view.seq > before.seq) this.news.tell(before, view, fresh);
    this.news.keep(view);
  }

  /** reached: until the view has this line of the log; or the line is down, and that may take long.
   * @param {number} seq @returns {Promise<void>} */
  async reached(seq) {
    if (!this.view || this.view.seq >= seq) return;
    await new Promise((done) => (this.awaited = { seq, done: () => done(null) }));
  }

  /** The view has this line. @param {number} seq */
  reach(seq) {
    if (!this.awaited || seq < this.awaited.seq) return;
    this.awaited.done();
    this.awaited = null;
  }

  /** refresh redraws everything that depends on the hand. */
  refresh() {
    this.stage.refresh();
  }

  cameraMoved() {
    const { beyond, board, cards, frame, mini } = this.parts;
    beyond.update();
    mini.look();
    frame.main.classList.toggle("whole", board.camera.whole());
    cards.follow(this.shown);
  }

  /** Does a selected piece show where it points and what it can fire at? */
  showsFields() {
    return this.fields && !this.parts.replay.active;
  }

  /** spend markers, or keep them; `last`: from now on, as long as the turn lasts.
   * @param {import("../types.js").Action} action @param {boolean} last */
  async spend(action, last) {
    const { cards, hand } = this.parts;
    const orders = last && lasting(hand.orders.forced(), action, this.view?.scene.turn || 0);
    const seat = this.view?.as;
    cards.last = false;
    await this.dispatch.act(action);
    if (orders) await this.dispatch.deliver("standing", { orders, seat });
  }

  /* --- what opens and closes --- */

  /** @param {string} clause */
  openRule(clause) {
    if (!this.rules) return;
    this.rules.element.hidden = false;
    this.rules.open(clause).catch((error) => this.dispatch.refused(error));
  }

  toggleRules() {
    const { board, hand } = this.parts;
    if (!this.rules) return;
    this.rules.element.hidden = !this.rules.element.hidden;
    if (!this.rules.element.hidden)
      this.rules.open(hand.preview?.clause).then(
        () => this.rules?.search.focus(),
        (error) => this.dispatch.refused(error),
      );
    else board.element.focus();
  }

  toggleText() {
    const { board, frame, textMode } = this.parts;
    this.text = !this.text;
    setPref("text", this.text ? "on" : "off");
    frame.showText(this.text);
    this.refresh();
    if (this.text) textMode.input.focus();
    else board.element.focus();
  }

  /** M: the tape, where there are no hexes to count. */
  toggleTape() {
    const { board, cursor, tape } = this.parts;
    if (board.ground?.plane && !this.text) tape.toggle(cursor.shown ? cursor.place : null);
  }

  /** G: an attack placed by hand. */
  toggleBlast() {
    const { blast, cursor } = this.parts;
    if (!this.text) blast.toggle("", cursor.shown ? cursor.place : null);
  }

  /** L, the eye on the map, the menu. */
  toggleSight() {
    const { cursor, sight, slips, textMode } = this.parts;
    if (this.text) return textMode.input.focus(); /* there you type it */
    if (this.sights) return sight.toggle(cursor.shown ? cursor.place : null);
    slips.show("careful", "Line of sight.", "This game has no line-of-sight rules.");
  }
}
