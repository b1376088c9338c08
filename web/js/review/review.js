/* review.js - a match that is over, looked at again: the map with its slider at the left, words at
 * the right. One position drives the map, the slider, the diary and the cursor in the curve; a
 * press on any of them moves all. Map, diary and replay are those of the table. */
import { announce } from "../announce.js";
import { fill, h, icon } from "../dom.js";
import { downloadRecord } from "../download.js";
import { broughtIn, scoreChart } from "../draw/chart.js";
import { toggleTheme } from "../prefs.js";
import { lengthText } from "../table/ending.js";
import { mark, shortTitle, tool } from "../table/header.js";
import { showKeys } from "../table/keys.js";
import { Table } from "../table/table.js";
import { openTableMenu } from "../table/tablemenu.js";
import { Chances, teamName } from "./chances.js";
import { Losses } from "./losses.js";
import { luckPanel } from "./luckbars.js";
import { Plot } from "./plots.js";
import { nextTurning, turnAt } from "./position.js";
import { Result } from "./result.js";
import { TurningPoints } from "./turning.js";

/** @import { Gain, LuckLine, Review as Reviewed, TurnStart, View } from "../types.js" */

const ASK = 700; /* ms between two questions while the computer works it out */

const KEYS = [
  { keys: ["ArrowLeft", "ArrowRight"], shown: "← →", does: "a move back, a move on" },
  { keys: [",", "."], shown: ", .", does: "the turning point before, the next one" },
  { keys: [" "], shown: "Space", does: "play on, or stop" },
  { keys: ["Home", "End"], shown: "Home End", does: "the beginning, the end" },
  { keys: ["t"], shown: "T", does: "text mode on or off: tables in place of plots" },
  { keys: ["r"], shown: "R", does: "rules" },
  { keys: ["+", "-", "0"], shown: "+ - 0", does: "zoom in, out, whole map" },
  { keys: ["?"], shown: "?", does: "this list" },
];

export class Review {
  /** @param {string} match @param {string} token */
  constructor(match, token) {
    this.table = new Table(match, token);
    this.table.keys = (e) => this.key(e);
    this.table.placed = (entry) => this.placed(entry);
    this.table.toggleText = () => this.toggleText();
    const { board, diary, ending, replay } = this.table.parts;
    const seek = (/** @type {number} */ entry) => void replay.seek(entry);
    const sideOf = (/** @type {number} */ seat) => board.sideOf(seat);
    ending.closed = true; /* it stands at the right */
    diary.whole = true;
    replay.page = "review";
    /** @type {Reviewed|null} */
    this.review = null;
    /** @type {TurnStart[]} */
    this.turns = [];
    this.seat = 0; /* whose chances are shown where one line will do */
    this.result = new Result({
      rematch: () => void this.table.dispatch.rematch(),
      share: () => void replay.share(),
      diary: () => this.sheet(),
      sideOf,
    });
    this.turning = new TurningPoints(board, seek);
    this.chances = new Chances({ sideOf, seek });
    this.losses = new Losses(sideOf, seek);
    this.score = new Plot("score-plot", "Score");
    this.luck = h("div", { class: "in" });
    this.where = h("span");
    this.hiddenNote = h("small");
    this.now = h("span", { class: "scrub-turn" });
    this.root = h("div", { class: "review-page" });
  }

  async open() {
    const { table } = this;
    await table.open();
    const { view, parts } = table;
    if (!view?.over) return;
    this.seat = view.you.length === 1 ? view.you[0] : 0;
    parts.replay.all = table.hidden;
    this.arrange(view);
    this.result.show(view, null);
    this.losses.wait(view);
    this.chances.wait(0);
    const wanted = new URLSearchParams(location.search).get("at");
    const at = Math.min(view.entry, Math.max(0, Number(wanted ?? view.entry) || 0));
    void parts.replay.seek(at);
    void this.ask(view);
    setTimeout(() => this.result.focus());
  }

  /* --- what the server knows --- */

  /** @param {View} view */
  async ask(view) {
    const { dispatch } = this.table;
    try {
      const [{ turns }, { luck }] = await Promise.all([
        dispatch.ask("turns"),
        dispatch.ask("luck"),
      ]);
      this.turns = turns;
      this.table.parts.diary.turns(turns, view.entry);
      this.showScore(view);
      this.showLuck(view, luck);
      for (;;) {
        const got = await dispatch.ask("review");
        if (got.done === 1) return this.show(view, got);
        this.chances.wait(got.done);
        await new Promise((after) => setTimeout(after, ASK));
      }
    } catch (error) {
      this.chances.plot.say(`There is no estimate: ${error instanceof Error ? error.message : ""}`);
    }
  }

  /** @param {View} view @param {Reviewed} review */
  show(view, review) {
    this.review = review;
    this.result.show(view, review);
    this.turning.show(review, this.seat, teamName(view, this.seat), view.entry);
    this.chances.show(review, this.turns, view, this.seat);
    this.losses.show(view, review.fallen);
    this.showScore(view, review.gains);
    this.placed(this.table.parts.replay.at);
  }

  /** @param {View} view @param {Gain[]} [gains] once they are known */
  showScore(view, gains) {
    const { turns, score } = this;
    const story = gains && { gains, last: view.entry };
    const { scene } = view;
    const side = (/** @type {number} */ seat) => this.table.parts.board.sideOf(seat);
    score.element.hidden = !scoreChart(turns, scene, side);
    score.note.textContent = "by turn";
    const name = (/** @type {number} */ i) => view.seats[scene.scores[i].side]?.title || "Score";
    score.show(
      (w, high) => scoreChart(turns, scene, side, w, high, story),
      [
        "Turn",
        ...scene.scores.map((_, i) => `${name(i)}, at its start`),
        ...(gains ? ["What brought points in it"] : []),
      ],
      [
        ...turns.map((t, i) => [
          t.turn,
          ...t.points,
          ...(gains ? [broughtIn(turns, gains, i)] : []),
        ]),
        ["end", ...scene.scores.map((x) => x.points), ...(gains ? [""] : [])],
      ],
    );
  }

  /** @param {View} view @param {LuckLine[]} luck */
  showLuck(view, luck) {
    fill(
      this.luck,
      luckPanel(luck, view, (seat) => this.table.parts.board.sideOf(seat)),
    );
  }

  /* --- the page --- */

  /** @param {View} view */
  arrange(view) {
    const { parts, rules } = this.table;
    const { board, diary, textMode } = parts;
    textMode.form.hidden = true;
    textMode.element.setAttribute("role", "region"); /* the page has a main part already */
    diary.log.list.addEventListener("click", (e) => this.pressed(e));
    fill(
      this.root,
      this.header(view),
      h(
        "main",
        { class: "review" },
        h("h1", { class: "sr" }, `Review of ${view.title}`),
        h(
          "p",
          { class: "sr", id: "map-help" },
          "Left and right go a move, question mark lists the keys.",
        ),
        h(
          "div",
          { class: "review-left" },
          h(
            "section",
            { class: "panel review-map", "aria-label": "The map" },
            h("h2", null, this.where, this.hiddenNote),
            board.element,
            textMode.element,
            this.scrub(),
          ),
          this.losses.element,
          h("div", { class: "review-plots" }, this.score.element, this.chances.plot.element),
        ),
        h(
          "div",
          { class: "review-right" },
          this.result.element,
          this.turning.element,
          diary.element,
          h(
            "section",
            { class: "panel luck-panel", "aria-label": "Luck" },
            h(
              "h2",
              null,
              h("span", null, "Luck"),
              h("small", null, "against all games with these rolls"),
            ),
            this.luck,
          ),
        ),
      ),
      rules?.element,
    );
    this.root.classList.toggle("text-on", this.table.text);
    const whole = () => {
      if (board.port.clientWidth && !board.camera.touched) board.camera.fit();
    };
    new ResizeObserver(whole).observe(board.port);
    document.title = `${this.table.game}: review`;
  }

  /** @param {View} view */
  header(view) {
    const { match, game } = this.table;
    const proof = h("a", { class: "proof", href: `/verify/${match}${this.table.hash()}` }, "Dice");
    void this.table.dispatch.ask("verify").then(
      ({ rolls, verified }) => {
        const drawn = rolls.filter((/** @type {{told: boolean}} */ r) => !r.told).length;
        proof.textContent = verified
          ? `Dice verified: ${drawn} of ${rolls.length}`
          : "Dice not verified";
      },
      () => {},
    );
    const minutes = Math.round(view.seats.reduce((sum, seat) => sum + (seat.took || 0), 0) / 6e4);
    const length = lengthText(view).replace(/\.$/, minutes ? `, ${minutes} minutes` : "");
    return h(
      "header",
      { class: "bar" },
      mark(),
      h(
        "div",
        { class: "title" },
        h("b", null, shortTitle(view.title, game)),
        h("i", null, `${game}, finished`),
      ),
      h("div", { class: "review-facts" }, h("span", null, length), proof),
      h(
        "div",
        { class: "tools" },
        h(
          "button",
          {
            type: "button",
            class: "btn save",
            onclick: () => void downloadRecord(match, this.table.secret).catch(() => {}),
          },
          icon("i-import", 17),
          h("span", null, "Save record"),
        ),
        tool("i-rules", "Rules (R)", () => this.table.toggleRules()),
        tool("i-text", "Text mode (T)", () => this.toggleText(), { "data-k": "text" }),
        tool("i-moon", "Light or dark", toggleTheme),
        tool("i-menu", "Menu", () => openTableMenu(this.table), {
          id: "menu-button",
          "aria-haspopup": "true",
        }),
      ),
    );
  }

  /** A phone's diary is a sheet over the page. */
  sheet() {
    const open = this.root.classList.toggle("diary-open");
    this.result.diary.setAttribute("aria-expanded", String(open));
    if (open) this.table.parts.diary.log.mark(this.table.parts.replay.at);
  }

  /** The slider under the map. */
  scrub() {
    const { diary, replay } = this.table.parts;
    const hidden = h("input", {
      type: "checkbox",
      checked: replay.all,
      onchange: () => replay.reveal(),
    });
    diary.scrub.querySelector(".slider")?.append(this.turning.marks);
    diary.where.hidden = true;
    diary.playButton.after(
      h(
        "button",
        {
          type: "button",
          class: "scrub-play",
          title: "A move on (→)",
          "aria-label": "A move on",
          onclick: () => this.step(1),
        },
        icon("i-step", 15),
      ),
    );
    diary.scrub.append(this.now);
    if (this.table.hidden)
      diary.scrub.append(h("label", { class: "show-hidden" }, hidden, "show hidden"));
    return diary.scrub;
  }

  toggleText() {
    Table.prototype.toggleText.call(this.table);
    this.root.classList.toggle("text-on", this.table.text);
  }

  /* --- one position --- */

  /** The map has come to an entry. @param {number} entry */
  placed(entry) {
    const { view, parts, hidden } = this.table;
    if (!view?.over || !parts.replay.active) return;
    const turn = turnAt(this.turns, entry);
    const seat = parts.diary.lines.findLast((l) => (l.entry ?? 0) <= entry && l.seat >= 0)?.seat;
    const who = seat === undefined ? "" : view.seats[seat]?.title;
    this.where.textContent = `Move ${entry} of ${view.entry}`;
    this.now.textContent = [turn ? `turn ${turn}` : "", who].filter((x) => x).join(", ");
    this.hiddenNote.textContent =
      hidden && parts.replay.all ? "hidden pieces shown: dashed frame and eye" : "";
    this.turning.place(entry);
    this.chances.place(entry);
  }

  /** A press on a line of the diary. @param {Event} e */
  pressed(e) {
    const line = e.target instanceof Element && e.target.closest("[data-entry]");
    const entry = line && Number(line.getAttribute("data-entry"));
    if (entry) void this.table.parts.replay.seek(entry);
  }

  /** @param {number} moves on, or back */
  step(moves) {
    const { replay } = this.table.parts;
    const most = this.table.view?.entry || 0;
    void replay.seek(Math.min(most, Math.max(0, replay.at + moves)));
  }

  /** @param {1|-1} way */
  turn(way) {
    const { replay } = this.table.parts;
    const list = this.review?.turning || [];
    const next = nextTurning(list, replay.at, way);
    if (!next) return announce("There is no other turning point there.");
    announce(`Turning point ${list.indexOf(next) + 1}. ${next.text}`);
    void replay.seek(next.entry);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const { board, replay } = this.table.parts;
    const field = e.target instanceof HTMLElement && e.target.closest("input, textarea, select");
    if (e.ctrlKey || e.altKey || e.metaKey || document.querySelector("dialog[open], .menu")) return;
    if (field || (e.key === " " && e.target instanceof HTMLButtonElement)) return;
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ",": () => this.turn(-1),
      ".": () => this.turn(1),
      " ": () => replay.toggle(),
      Home: () => this.step(-Infinity),
      End: () => this.step(Infinity),
      t: () => this.toggleText(),
      r: () => this.table.toggleRules(),
      "+": () => board.camera.zoomBy(1.25),
      "-": () => board.camera.zoomBy(0.8),
      0: () => board.camera.fit(),
      "?": () => showKeys(KEYS),
      Escape: () => {
        if (this.root.classList.contains("diary-open")) this.sheet();
        if (this.table.rules) this.table.rules.element.hidden = true;
      },
    };
    if (!acts[e.key]) return;
    e.preventDefault();
    acts[e.key]();
  }
}
