/* table.js - one match on the table: takes views from the server, shows them in all the parts
 * (wiring.js), and announces what has happened. */
import { announce } from "../announce.js";
import { get } from "../api.js";
import { games } from "../games.js";
import { Live } from "../live.js";
import { notice } from "../notices.js";
import { keepMatch, once, pref, setPref } from "../prefs.js";
import { play } from "../sound.js";
import { drawCurtain } from "./curtain.js";
import { Dispatch } from "./dispatch.js";
import { isPhone } from "./frame.js";
import { shortTitle } from "./header.js";
import { keyDown } from "./keyboard.js";
import { mark } from "./marking.js";
import { standing } from "./panels.js";
import { Rules } from "./rules.js";
import { startTour } from "./tour.js";
import { wire } from "./wiring.js";

/** @import { ChatLine, LogLine, View } from "../types.js" */

export class Table {
  /** @param {string} match @param {string} token */
  constructor(match, token) {
    this.match = match;
    this.secret = token;
    this.game = "";
    /** @type {View|null} */
    this.view = null; /* the present position */
    /** @type {View|null} */
    this.shown = null; /* what is drawn: the present, or a past one in a replay */
    this.hidden = false; /* does this game hide things from somebody? */
    this.sights = this.fields = false; /* does it have lines of sight, and pieces with a facing? */
    this.text = pref("text", "off") === "on";
    this.dispatch = new Dispatch(this);
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
    this.hidden = !!game?.hidden;
    this.sights = !!game?.sight;
    this.fields = !!game?.field;
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
      chat: (said) => this.heard(diary.chat(said, (this.view || view).seats)),
      thinking: (t) => this.thinking(t),
      presence: (p) => this.presence(p.online),
      line: (down) => frame.showLine(down),
    });
    this.live.last = view.seq;
    this.live.open();
    addEventListener("keydown", (e) => this.parts.follow.key(e) || keyDown(this, e));
    if (view.you.length && !this.text) startTour();
  }

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
    const covered = this.hidden && view.as !== before?.as && view.you.length > 1 && !view.over;
    if (covered)
      drawCurtain(view.seats[view.as]?.title || "the next player", () => board.element.focus());
    const fresh = diary.add(view.log, view.log_after ?? 0, view.log_before ?? 0, view.seats);
    if (!replay.active) follow.take(view, animate && !covered);
    else this.refresh();
    luck.update(view);
    if (animate && before && view.seq > before.seq) this.tell(before, view, fresh);
    this.keep(view);
  }

  /** show draws a view: the present or a past one. @param {View} view @param {boolean} animate */
  show(view, animate) {
    const { board, diary, mini, replay, tray } = this.parts;
    const first = !this.shown;
    board.update(view.scene, animate);
    tray.update(replay.active ? view.log : diary.lines, view, animate);
    this.showPanels(view, view.scene);
    if (first || !board.placed) board.look(this.startSpots(view), this.ownSpots(view), isPhone());
    mini.update();
  }

  /** showPanels: everything but the map and the dice. @param {View} view
   * @param {View["scene"]} scene what the map shows */
  showPanels(view, scene) {
    const { board, gamePanels, hand, header, pointer } = this.parts;
    this.shown = view;
    header.update({ ...view, scene }, this.game, (seat) => board.sideOf(seat));
    gamePanels.update(view);
    pointer.learn(view.legal);
    hand.setView(view);
  }

  /** showStep: the map shows another scene on its way to the view. @param {View} view
   * @param {View["scene"]} scene @param {number} entry */
  showStep(view, scene, entry) {
    const { board, diary, header, mini, tray } = this.parts;
    header.update({ ...view, scene }, this.game, (seat) => board.sideOf(seat));
    tray.update(
      diary.lines.filter((l) => (l.entry ?? 0) <= entry),
      view,
      false,
    );
    mini.update();
    this.place(entry);
  }

  /** Where the map is in the match, for diary and slider. @param {number} entry */
  place(entry) {
    const { diary, follow, replay } = this.parts;
    const of = this.view?.entry ?? entry;
    diary.position(entry, of, replay.active, replay.playing, replay.active || follow.running);
  }

  /** What to look at first: what can act or be acted on, else the player's own pieces, else all.
   * @param {View} view @returns {import("../draw/geometry.js").Point[]} */
  startSpots(view) {
    const { board } = this.parts;
    const own = view.scene.tokens.filter((t) => view.you.includes(t.side));
    const places = view.legal.length
      ? view.legal.flatMap((a) => [board.spot(a.token), board.spot(a.target, a.cell)])
      : (own.length ? own : view.scene.tokens).map((t) => board.spot(t.id));
    return places.filter((p) => p !== null);
  }

  /** The player's own pieces on the map. @param {View} view */
  ownSpots(view) {
    return view.scene.tokens
      .filter((t) => view.you.includes(t.side))
      .map((t) => this.parts.board.spot(t.id))
      .filter((p) => p !== null);
  }

  /** refresh redraws everything that depends on the hand. */
  refresh() {
    const view = this.shown;
    if (!view) return;
    const {
      cards,
      cursor,
      diary,
      ending,
      follow,
      frame,
      hand,
      offers,
      orders,
      rail,
      replay,
      sight,
      textMode,
      unit,
    } = this.parts;
    mark(hand, cursor.shown ? cursor.place : null);
    frame.showSight(sight.on);
    orders.replaying = replay.active;
    for (const part of [orders, unit, cards, rail]) part.update(view);
    const present = this.view || view;
    offers.update(present);
    ending.update(present, diary.lastWords(), replay.active || follow.running);
    this.place(replay.active ? replay.at : follow.running ? follow.at : view.entry);
    diary.note.textContent = view.scene.turn ? `turn ${view.scene.turn}` : "";
    if (this.text) textMode.update(view, diary.log);
    const sign = standing(view).mine ? "● " : "";
    document.title = `${sign}${this.game}: ${shortTitle(view.title, this.game)}`;
  }

  cameraMoved() {
    const { board, cards, frame, mini } = this.parts;
    mini.look();
    frame.main.classList.toggle("whole", board.camera.whole());
    cards.follow(this.shown);
  }

  /** Does a selected piece show where it points and what it can fire at? */
  showsFields() {
    return this.fields && !this.parts.replay.active;
  }

  /* --- news from the server --- */

  /** @param {View} before @param {View} after @param {LogLine[]} fresh */
  tell(before, after, fresh) {
    const words = fresh
      .map((l) => `${l.text || ""}${l.faces?.length ? ` Dice: ${l.faces.join(", ")}.` : ""}`)
      .filter((x) => x);
    announce(words.slice(-6).join(" "));
    if (fresh.some((l) => l.faces?.length)) play("dice");
    else if (fresh.length) play("move");
    if (standing(after).mine && !standing(before).mine) {
      announce("Your turn.");
      play("turn");
      notice("Your turn", `${this.game}: ${after.prompt}`, this.match);
    }
    if (after.over && !before.over) {
      announce(after.result?.text || "The game is over.");
      notice("The game is over", after.result?.text || this.game, this.match);
    } else if (after.prompt !== before.prompt && standing(after).mine) announce(after.prompt);
  }

  /** Somebody said something. @param {ChatLine[]} lines */
  heard(lines) {
    const { diary, slips } = this.parts;
    const others = lines.filter((l) => !this.view?.you.includes(l.seat));
    const last = others[others.length - 1];
    if (!last) return;
    const name = diary.speaker(last);
    if (diary.pageTalk.hidden) slips.show("hint", `${name}:`, last.text);
    else announce(`${name}: ${last.text}`);
    notice(name, last.text, `${this.match} talk`);
  }

  /** @param {View["thinking"]} thinking */
  thinking(thinking) {
    if (!this.view) return;
    this.view.thinking = thinking;
    if (this.shown) this.parts.orders.update(this.shown);
  }

  /** @param {boolean[]} online */
  presence(online) {
    const { header } = this.parts;
    for (const view of [this.view, header.players.view])
      view?.seats.forEach((seat, i) => {
        if (seat.who === "person" && seat.online && !online[i] && view === this.view)
          announce(`${seat.name || seat.title} has left the table.`);
        seat.online = online[i];
      });
    header.players.tick();
  }

  /** Remember the match for the home page. @param {View} view */
  keep(view) {
    if (!view.you.length || !this.secret) return;
    const seat = view.you[0];
    const state = standing(view);
    const where = view.over ? state.text : state.mine ? "" : state.text;
    keepMatch({
      match: this.match,
      token: this.secret,
      game: view.game,
      gameTitle: this.game,
      title: shortTitle(view.title, this.game),
      side: view.seats[seat]?.title || "",
      colour: this.parts.board.sideOf(seat),
      state: where || (view.scene.turn ? `turn ${view.scene.turn}` : ""),
      mine: state.mine,
      over: view.over,
      at: Date.now(),
    });
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

  /** L, the eye on the map, the menu. */
  toggleSight() {
    const { cursor, sight, slips, textMode } = this.parts;
    if (this.text) return textMode.input.focus(); /* there you type it */
    if (this.sights) return sight.toggle(cursor.shown ? cursor.place : null);
    slips.show("careful", "Line of sight.", "This game has no line-of-sight rules.");
  }
}
