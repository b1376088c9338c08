/* table.js - one match on the table: takes views from the server, gives them to the map, the panels
 * and the text mode, and sends orders back. The rules live on the server. */
import { announce } from "../announce.js";
import { get, nonce, post, Refusal } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { Board } from "../draw/board.js";
import { MiniMap } from "../draw/minimap.js";
import { games } from "../games.js";
import { Live } from "../live.js";
import { keepMatch, once, pref, setPref, toggleTheme } from "../prefs.js";
import { play } from "../sound.js";
import { Cards } from "./cards.js";
import { drawCurtain } from "./curtain.js";
import { Cursor } from "./cursor.js";
import { Diary } from "./diary.js";
import { Hand } from "./hand.js";
import { Header, shortTitle } from "./header.js";
import { keyDown } from "./keyboard.js";
import { layoutOf } from "./layout.js";
import { Luck } from "./luck.js";
import { mark } from "./marking.js";
import { gamePanels, OrdersPanel, refill, standing, UnitPanel } from "./panels.js";
import { Pointer } from "./pointer.js";
import { Rail } from "./rail.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { Sight } from "./sight.js";
import { Slips } from "./slip.js";
import { openTableMenu } from "./tablemenu.js";
import { TextMode } from "./textmode.js";
import { startTour } from "./tour.js";
import { Tray } from "./tray.js";

/** @import { Action, LogLine, View } from "../types.js" */

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
    this.busy = false;
    this.panelKey = "";
    this.hidden = false; /* does this game hide things from somebody? */
    this.sights = this.fields = false; /* does it have lines of sight, and pieces with a facing? */
    this.text = pref("text", "off") === "on";
    this.root = h("div", { class: "table-page" });
    this.board = new Board({
      press: (hit, touch) => {
        this.slips.clear();
        this.cursor.follow(hit.place);
        this.pointer.press(hit, touch);
      },
      hover: (hit) => this.pointer.hover(hit),
      hold: (hit) => this.pointer.hold(hit),
      moved: () => this.cameraMoved(),
    });
    this.hand = new Hand(this.board, {
      act: (a) => this.act(a),
      odds: (a) => get(`${this.path("odds")}?action=${encodeURIComponent(a)}`, this.secret),
      field: (token) => this.askField(token),
      changed: () => this.refresh(),
      peeked: () => this.cards.drawFan(),
    });
    this.pointer = new Pointer(this.hand, (questions, fallback) => this.why(questions, fallback));
    this.cursor = new Cursor(this.hand, this.pointer);
    this.sight = new Sight(this.hand, {
      ask: (from, to) => this.askSight(from, to),
      failed: (error) => this.refused(error),
      openRule: (c) => this.openRule(c),
      aside: (card) => this.cards.putAside(card),
    });
    this.slips = new Slips((clause) => this.openRule(clause));
    this.header = new Header({
      rules: () => this.toggleRules(),
      text: () => this.toggleText(),
      theme: toggleTheme,
      menu: () => openTableMenu(this),
    });
    this.header.onlow = () => announce("One minute left on your clock.");
    this.diary = new Diary(
      {
        say: (text) => this.say(text),
        seek: (n) => this.replay.seek(n),
        play: () => this.replay.toggle(),
      },
      (seat) => this.board.sideOf(seat),
    );
    this.luck = new Luck(() => get(this.path("luck"), this.secret));
    this.tray = new Tray(
      this.luck.element,
      () => `/verify/${this.match}${this.secret ? `#${this.secret}` : ""}`,
    );
    this.orders = new OrdersPanel(this.hand, this.board, {
      act: (a) => this.act(a),
      undo: () => this.undo(),
      hint: () => this.hint(),
      answer: (what, yes) => this.post(what, { answer: yes ? "yes" : "no" }),
      rematch: () => this.rematch(),
      live: () => this.replay.leave(),
      handover: (seat) => this.post("handover", { seat, to: "me" }),
    });
    this.unit = new UnitPanel(this.hand, this.board);
    this.mini = new MiniMap(this.board);
    this.replay = new Replay(this);
    this.textMode = new TextMode(this.hand, {
      act: (a) => this.act(a),
      send: (n) => this.send(n),
      undo: () => this.undo(),
      hint: () => this.hint(),
      leave: () => this.toggleText(),
      look: (words) => this.lookInText(words),
    });
    this.cards = new Cards(this.hand, this.board, {
      act: (a) => this.act(a),
      openRule: (c) => this.openRule(c),
      phone: () => this.phone(),
      byKeys: () => this.cursor.shown,
    });
    this.state = h("div", { class: "line-state", role: "status", hidden: true });
    this.panels = h("div", { class: "game-panels" });
    this.miniPanel = h(
      "section",
      { class: "panel mini-panel", "aria-label": "Whole board" },
      h("h2", null, h("span", null, "Whole board"), h("small", null, "drag the frame")),
      h("div", { class: "in" }, this.mini.svg),
    );
    this.zoom = h(
      "div",
      { class: "zoom" },
      [
        ["+", "Zoom in", () => this.board.camera.zoomBy(1.25)],
        ["−", "Zoom out", () => this.board.camera.zoomBy(0.8)],
        ["fit", "fit: the whole map", () => this.board.camera.fit()],
      ].map(([sign, label, act]) =>
        h(
          "button",
          { type: "button", "aria-label": label, title: label, onclick: act },
          /** @type {string} */ (sign),
        ),
      ),
    );
    this.eye = h(
      "button",
      {
        type: "button",
        class: "eye",
        "aria-label": "Line of sight",
        title: "Line of sight (L)",
        "aria-pressed": "false",
        onclick: () => this.toggleSight(),
      },
      icon("i-eye", 20),
    );
    this.zoom.append(this.eye);
    this.board.overlay.append(
      this.zoom,
      this.sight.element,
      this.slips.element,
      this.state,
      this.cards.card,
      this.cards.fan,
    );
    this.rail = new Rail(this.hand, {
      act: (a) => this.act(a),
      undo: () => this.undo(),
      hint: () => this.hint(),
      rules: () => this.toggleRules(),
      sheet: (name) => this.main?.classList.toggle(name),
    });
  }

  /** @param {string} what */
  path(what) {
    return `matches/${this.match}/${what}`;
  }

  /** open loads the match and follows it. */
  async open() {
    const view = /** @type {View} */ (await get(`matches/${this.match}`, this.secret));
    const game = (await games()).find((g) => g.id === view.game);
    this.game = game ? game.title : view.game;
    this.hidden = !!game?.hidden;
    this.sights = !!game?.sight;
    this.fields = !!game?.field;
    this.eye.hidden = !this.sights;
    this.rules = new Rules(view.game, () => this.toggleRules());
    once(`seal.${this.match}`, view.dice?.commitment || "");
    this.addNonce(view);
    this.diary.chat(view.chat || [], view.seats, false);
    this.arrange(view);
    this.take(view, false);
    this.live = new Live(this.match, this.secret, {
      update: (next) => this.take(next, true),
      chat: (lines) => this.diary.chat(lines, view.seats, true),
      thinking: (t) => this.thinking(t),
      presence: (p) => this.presence(p.online),
      line: (down) => this.lineState(down),
    });
    this.live.last = view.seq;
    this.live.open();
    addEventListener("keydown", (e) => keyDown(this, e));
    if (view.you.length && !this.text) startTour();
  }

  /** A seat that was reached by a link adds a random number of this browser's to the dice, once,
   * before the first roll. @param {View} view */
  addNonce(view) {
    const seat = view.you[0];
    if (view.you.length !== 1 || view.dice.rolls || view.dice.nonces[seat] || view.over) return;
    const added = nonce();
    post(this.path("name"), { name: pref("name", ""), nonce: added }, this.secret).then(
      () => once(`nonce.${this.match}`, added),
      () => {},
    );
  }

  /** arrange puts the parts where they suit the shape of this board. @param {View} view */
  arrange(view) {
    if (view.board) this.board.open(view.board, view.scene, view.seats);
    this.mini.open();
    const shape = layoutOf(this.board.ground);
    const main = h(
      "main",
      { class: `table ${shape}` },
      h(
        "p",
        { class: "sr", id: "map-help" },
        "Arrow keys move over the map, Enter selects and acts, question mark lists the keys.",
      ),
      this.board.element,
      this.orders.element,
      h(
        "aside",
        { class: "side" },
        this.miniPanel,
        this.unit.element,
        this.panels,
        this.tray.element,
        this.diary.element,
      ),
      this.rail.element,
    );
    fill(this.root, this.header.element, main, this.textMode.element, this.rules?.element);
    if (this.rules) this.rules.element.hidden = true;
    this.main = main;
    this.applyText();
  }

  phone() {
    return matchMedia("(max-width: 899px), (max-height: 499px)").matches;
  }

  /** take a new view from the server. @param {View} view @param {boolean} animate */
  take(view, animate) {
    const before = this.view;
    if (before && view.seq < before.seq) return;
    this.view = view;
    if (before && this.hidden && view.as !== before.as && view.you.length > 1 && !view.over)
      drawCurtain(view.seats[view.as]?.title || "the next player", () =>
        this.board.element.focus(),
      );
    const fresh = this.diary.add(view.log, view.log_after ?? 0, view.seats);
    if (!this.replay.active) this.show(view, animate && !document.hidden);
    else this.refresh();
    this.luck.update(view);
    if (animate && before && view.seq > before.seq) this.tell(before, view, fresh);
    this.keep(view);
  }

  /** show draws a view: the present or a past one. @param {View} view @param {boolean} animate */
  show(view, animate) {
    const first = !this.shown;
    this.shown = view;
    this.board.update(view.scene, animate);
    this.header.update(view, this.game, (seat) => this.board.sideOf(seat));
    this.tray.update(this.replay.active ? view.log : this.diary.lines, view, animate);
    this.drawPanels(view);
    this.pointer.learn(view.legal);
    this.hand.setView(view);
    if (first || !this.board.placed) this.board.look(this.startSpots(view), this.phone());
    this.mini.update();
  }

  /** The game's tables, redrawn only when they have changed. @param {View} view */
  drawPanels(view) {
    const ground = this.board.ground;
    const off =
      ground && !ground.plane
        ? view.scene.tokens.filter((t) => !t.cell || !ground.byId.has(t.cell))
        : [];
    const key = JSON.stringify([view.scene.panels, off, view.to_move]);
    if (key === this.panelKey) return;
    this.panelKey = key;
    refill(
      this.panels,
      gamePanels(
        view.scene.panels,
        off,
        this.board,
        view,
        (c) => this.openRule(c),
        (id) => this.hand.select(id),
      ),
    );
  }

  /** What to look at first: what can act or be acted on, else the player's own pieces, else all.
   * @param {View} view @returns {import("../draw/geometry.js").Point[]} */
  startSpots(view) {
    const own = view.scene.tokens.filter((t) => view.you.includes(t.side));
    const places = view.legal.length
      ? view.legal.flatMap((a) => [this.board.spot(a.token), this.board.spot(a.target, a.cell)])
      : (own.length ? own : view.scene.tokens).map((t) => this.board.spot(t.id));
    return places.filter((p) => p !== null);
  }

  /** refresh redraws everything that depends on the hand. */
  refresh() {
    const view = this.shown;
    if (!view) return;
    const cursor = this.cursor.shown ? this.cursor.place : null;
    mark(this.hand, cursor);
    this.sight.element.hidden = !this.sight.on;
    this.eye.setAttribute("aria-pressed", String(this.sight.on));
    this.orders.replaying = this.replay.active;
    this.orders.update(view);
    this.unit.update(view);
    this.cards.update(view);
    this.rail.update(view);
    const present = this.view || view;
    this.diary.position(view.entry, present.entry, this.replay.active, this.replay.playing);
    this.diary.note.textContent = view.scene.turn ? `turn ${view.scene.turn}` : "";
    if (this.text) this.textMode.update(view, this.diary.lines);
    const sign = standing(view).mine ? "● " : "";
    document.title = `${sign}${this.game}: ${shortTitle(view.title, this.game)}`;
  }

  cameraMoved() {
    this.mini.look();
    this.main?.classList.toggle("whole", this.board.camera.whole());
    this.cards.follow(this.shown);
  }

  /* --- what the player does --- */

  /** @param {Action} action */
  async act(action) {
    if (this.busy || !this.view || this.replay.active) return;
    this.busy = true;
    this.slips.clear();
    this.hand.drop();
    this.refresh();
    await this.deliver("act", { seq: this.view.seq, action: action.action });
    this.busy = false;
  }

  /** Notation typed by hand. @param {string} notation */
  async send(notation) {
    if (!this.view) return;
    try {
      await post(this.path("act"), { seq: this.view.seq, action: notation }, this.secret);
      this.textMode.say("");
    } catch (error) {
      const words = error instanceof Refusal ? `${error.message} ${error.clause}` : String(error);
      this.textMode.say(words);
      announce(words);
    }
  }

  /** @param {string} what @param {object} body @returns {Promise<any>} */
  async deliver(what, body) {
    try {
      return await post(this.path(what), body, this.secret);
    } catch (error) {
      this.refused(error);
      return null;
    }
  }

  /** @param {string} what @param {object} body */
  post(what, body) {
    return this.deliver(what, body);
  }

  /** @param {unknown} error */
  refused(error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.view) this.take(error.view, false);
    if (error.status === 409)
      this.slips.show(
        "careful",
        "The game has moved on.",
        "Your order was for an earlier position. Look again.",
      );
    else if (error.status === 0) this.slips.show("careful", "No connection.", error.message);
    else this.slips.show("no", "Not allowed.", error.message, error.clause);
  }

  /** Ask the rules why a press is not an order: the first question they understand.
   * @param {string[]} questions @param {string} fallback */
  async why(questions, fallback) {
    for (const question of questions) {
      try {
        const answer = await get(
          `${this.path("why")}?action=${encodeURIComponent(question)}`,
          this.secret,
        );
        if (answer.legal || !answer.clause) continue;
        return this.slips.show("no", "You can't do that.", answer.error, answer.clause);
      } catch {
        /* not notation of this game */
      }
    }
    this.slips.show("no", "You can't do that.", fallback);
  }

  async hint() {
    this.slips.show("hint", "Hint.", "Looking for a hint …");
    try {
      const hint = await get(this.path("hint"), this.secret);
      this.hand.hint = hint;
      this.slips.show("hint", "Hint.", [hint.label, hint.why].filter((x) => x).join(": "));
      this.refresh();
    } catch (error) {
      this.refused(error);
    }
  }

  undo() {
    if (this.view?.undo) this.deliver("undo", { seq: this.view.seq });
  }

  /** @param {string} text */
  say(text) {
    this.deliver("chat", { text });
  }

  async rematch() {
    const answer = await this.deliver("rematch", {});
    if (answer) location.assign(`/match/${answer.match}#${this.secret}`);
  }

  /** L, the eye on the map, the menu. */
  toggleSight() {
    if (this.text) return this.textMode.input.focus(); /* there you type it */
    if (this.sights) return this.sight.toggle(this.cursor.shown ? this.cursor.place : null);
    this.slips.show("careful", "Line of sight.", "This game has no line-of-sight rules.");
  }

  /** @param {string} from @param {string} to */
  askSight(from, to) {
    return get(
      `${this.path("sight")}?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`,
      this.secret,
    );
  }

  /** "sight FROM TO" and "sight PIECE", typed. @param {string[]} words */
  async lookInText([from, to]) {
    const place = (/** @type {string} */ word) =>
      this.board.ground?.places.find((p) =>
        [p.id, p.name].some((x) => x?.toLowerCase() === word.toLowerCase()),
      )?.id ||
      this.board.token(word)?.cell ||
      word;
    try {
      const answer = /** @type {import("../types.js").Scene} */ (
        await (to
          ? this.askSight(place(from), place(to))
          : get(`${this.path("field")}?piece=${encodeURIComponent(from)}`, this.secret))
      );
      const panel = answer.panels[0];
      this.textMode.say(
        panel
          ? `${panel.title}. ${panel.rows.map((r) => r.join(" ")).join(". ")}.`
          : "There is no such place or piece.",
      );
    } catch (error) {
      this.textMode.say(error instanceof Refusal ? error.message : String(error));
    }
    announce(this.textMode.said.textContent || "");
  }

  /** Where a piece points and what it can fire at; null where there is no such thing.
   * @param {import("../types.js").Token} token */
  askField(token) {
    return this.fields && !this.replay.active
      ? get(`${this.path("field")}?piece=${encodeURIComponent(token.id)}`, this.secret)
      : null;
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
    }
    if (after.over && !before.over) announce(after.result?.text || "The game is over.");
    else if (after.prompt !== before.prompt && standing(after).mine) announce(after.prompt);
  }

  /** @param {View["thinking"]} thinking */
  thinking(thinking) {
    if (!this.view) return;
    this.view.thinking = thinking;
    if (this.shown) this.orders.update(this.shown);
  }

  /** @param {boolean[]} online */
  presence(online) {
    this.view?.seats.forEach((seat, i) => {
      seat.online = online[i];
    });
  }

  /** @param {number} down seconds until the next try; 0 when connected */
  lineState(down) {
    this.state.hidden = !down;
    if (!down) return;
    fill(
      this.state,
      h("span", { class: "spinner" }),
      h(
        "div",
        null,
        h("b", null, `No connection, trying again in ${down} s.`),
        h("br"),
        "Nothing is lost; you can still read the board.",
      ),
      h("button", { type: "button", class: "btn xs", onclick: () => this.live?.open() }, "Try now"),
    );
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
      colour: this.board.sideOf(seat),
      state: where || (view.scene.turn ? `turn ${view.scene.turn}` : ""),
      mine: state.mine,
      over: view.over,
      at: Date.now(),
    });
  }

  /* --- panels that open --- */

  /** @param {string} clause */
  openRule(clause) {
    if (!this.rules) return;
    this.rules.element.hidden = false;
    this.rules.open(clause).catch((error) => this.refused(error));
  }

  toggleRules() {
    if (!this.rules) return;
    this.rules.element.hidden = !this.rules.element.hidden;
    if (!this.rules.element.hidden)
      this.rules.open(this.hand.preview?.clause).then(
        () => this.rules?.search.focus(),
        (error) => this.refused(error),
      );
    else this.board.element.focus();
  }

  toggleText() {
    this.text = !this.text;
    setPref("text", this.text ? "on" : "off");
    this.applyText();
    this.refresh();
    if (this.text) this.textMode.input.focus();
    else this.board.element.focus();
  }

  applyText() {
    this.root.classList.toggle("text-on", this.text);
    this.textMode.element.hidden = !this.text;
  }

  close() {
    this.live?.close();
    this.header.close();
    this.board.close();
  }
}
