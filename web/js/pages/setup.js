/* pages/setup.js - scenario, seats, clock and options on one page, with the map. Every choice has a
 * default; Enter starts the game. */
import { Refusal } from "../api.js";
import { count, fill, h, upper } from "../dom.js";
import { preview } from "../draw/cover.js";
import { sideNumbers, swatch } from "../draw/sides.js";
import { games } from "../games.js";
import { create, goTo, levelOf, smallest } from "./create.js";
import { Muster } from "./muster.js";
import { foot, page } from "./page.js";

/** @import { Game, Option, Scenario } from "../types.js" */

/** @typedef {{who: 'me'|'computer'|'link'|'open', level: string}} SeatChoice */

const CLOCKS = [
  [0, "none"],
  [10, "10 minutes a side"],
  [30, "30 minutes a side"],
  [60, "1 hour a side"],
  [180, "3 hours a side"],
  [1440, "1 day a side"],
  [10080, "1 week a side"],
];

/** @param {string} group @param {string} value @param {boolean} on
 * @param {import("../dom.js").Children} text @param {() => void} pick */
function radio(group, value, on, text, pick) {
  return h(
    "label",
    { class: on ? "opt on" : "opt" },
    h("input", { type: "radio", name: group, value, checked: on, onchange: pick }),
    h("span", null, text),
  );
}

/** A radio button by its group and value. @param {HTMLElement} e */
const choiceOf = (e) => `${e.getAttribute("name")}=${e.getAttribute("value")}`;

/** @param {string} title @param {string} small @param {string} cls
 * @param {...import("../dom.js").Children} content */
const panel = (title, small, cls, ...content) =>
  h(
    "section",
    { class: `panel ${cls}` },
    h("h2", null, h("span", null, title), small && h("small", null, small)),
    h("div", { class: "in" }, ...content),
  );

class SetUp {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Scenario} */
    this.scenario = smallest(game);
    this.level = levelOf(game, "normal");
    /** @type {SeatChoice[]} */
    this.seats = [];
    /** @type {Record<string, string|number>} */
    this.options = {};
    this.minutes = 0;
    this.body = h("form", { class: "set-up", onsubmit: (/** @type {Event} */ e) => this.start(e) });
    this.said = h("p", { class: "said", role: "status" });
    this.map = h("div", { class: "preview" });
    this.trouble = h("p", { class: "sm trouble", role: "status" });
    /** @type {Muster|null} */
    this.muster = game.rosters ? new Muster(game, () => this.mustered()) : null;
    this.deal();
    void this.muster?.load();
  }

  /** deal: another scenario has seats and options of its own. */
  deal() {
    this.seats = this.scenario.sides.map((side, i) => ({
      who: i === 0 && !side.printed ? "me" : "computer",
      level: this.level,
    }));
    for (const name of Object.keys(this.options))
      if (!(name in this.scenario.options)) delete this.options[name];
    this.muster?.deal(this.scenario);
    this.lay();
  }

  /** lay: the picture of the table. */
  lay() {
    preview(this.game, this.scenario, this.map, this.muster?.wish());
  }

  /** mustered: the warbands have changed; what is wrong with them is said beside the start. */
  mustered() {
    this.trouble.textContent = this.muster?.trouble() || "";
  }

  draw() {
    const active = document.activeElement;
    const key = active instanceof HTMLElement ? active.dataset.k || choiceOf(active) : "";
    const { scenario } = this;
    const options = this.game.options.filter((o) => o.name in scenario.options && !this.isForce(o));
    fill(
      this.body,
      panel(
        "Scenario",
        count(this.game.scenarios.length, "scenario"),
        "scenarios",
        this.scenarios(),
      ),
      h(
        "div",
        { class: "set-up-middle" },
        h(
          "section",
          { class: "panel map-panel", "aria-label": "The map" },
          h(
            "h2",
            null,
            h("span", null, scenario.title),
            h("small", null, scenario.sides.map((side) => side.title).join(", ")),
          ),
          this.map,
          this.muster &&
            h(
              "div",
              { class: "in table-choice" },
              this.muster.table(() => {
                this.lay();
                this.draw();
              }),
            ),
        ),
        this.muster &&
          h(
            "section",
            { class: "panel force-choices" },
            h("h2", null, h("span", null, "Warbands"), h("small", null, "judged as you choose")),
            this.muster.body,
          ),
        panel("What it is about", "", "about", this.about()),
        options.length > 0 &&
          panel(
            "Options",
            "all have defaults",
            "options",
            options.map((o) => this.option(o)),
          ),
      ),
      h(
        "div",
        { class: "set-up-right" },
        panel("Seats", count(scenario.sides.length, "side"), "seat-choices", this.seatRows()),
        panel("Clock", "out of time loses the game", "clock-choice", this.clock()),
        this.acts(),
      ),
    );
    if (key)
      [...this.body.querySelectorAll("input, select")]
        .find((e) => e instanceof HTMLElement && (e.dataset.k === key || choiceOf(e) === key))
        ?.dispatchEvent(new Event("refocus", { bubbles: true }));
  }

  /** isForce: who fights for a side is chosen among the warbands. @param {Option} o */
  isForce(o) {
    return !!this.muster && this.scenario.sides.some((side) => o.name === `${side.id}-warband`);
  }

  scenarios() {
    return this.game.scenarios.map((x) =>
      radio(
        "scenario",
        x.id,
        x === this.scenario,
        [
          x.title,
          h(
            "small",
            null,
            [
              x.sides.length !== 2 && count(x.sides.length, "side"),
              x.turns ? count(x.turns, "turn") : "no limit of turns",
            ]
              .filter((w) => w)
              .join(", "),
          ),
        ],
        () => {
          this.scenario = x;
          this.deal();
          this.draw();
        },
      ),
    );
  }

  about() {
    const { situation, notes, turns } = this.scenario;
    return [
      h("p", { class: "situation" }, situation || this.game.about || ""),
      h(
        "table",
        { class: "rows" },
        turns
          ? h("tr", null, h("th", { class: "lab" }, "length"), h("td", null, count(turns, "turn")))
          : null,
        this.game.hidden &&
          h(
            "tr",
            null,
            h("th", { class: "lab" }, "hidden"),
            h("td", null, "each side sees only what it may know; the map shows what both may"),
          ),
      ),
      notes &&
        h(
          "details",
          null,
          h("summary", null, "The history behind it"),
          notes.split("\n").map((line) => h("p", null, line)),
        ),
    ];
  }

  seatRows() {
    const colours = sideNumbers(this.scenario.sides);
    return this.scenario.sides.map((side, i) => {
      const seat = this.seats[i];
      const pick = (/** @type {SeatChoice['who']} */ who) => () => {
        seat.who = who;
        this.draw();
      };
      const choice = (/** @type {SeatChoice['who']} */ who, /** @type {string} */ words) =>
        radio(`seat${i}`, who, seat.who === who, words, pick(who));
      return h(
        "fieldset",
        null,
        h("legend", null, swatch(colours[i]), " ", side.title),
        seat.who === "computer" && !side.printed && this.levels(seat, i, side.title),
        h(
          "div",
          { class: "opts" },
          choice("me", "you"),
          choice("computer", side.printed ? "its printed orders" : "the computer"),
          !side.printed && choice("link", "a friend, by link"),
          !side.printed && choice("open", "anyone who comes"),
        ),
      );
    });
  }

  /** @param {SeatChoice} seat @param {number} i @param {string} title */
  levels(seat, i, title) {
    return h(
      "label",
      { class: "level" },
      h("span", { class: "sr" }, `${title}: `),
      "Level ",
      h(
        "select",
        {
          "data-k": `level${i}`,
          onchange: (/** @type {Event} */ e) => {
            seat.level = /** @type {HTMLSelectElement} */ (e.target).value;
            this.draw();
          },
        },
        this.game.levels.map((l) => h("option", { value: l, selected: l === seat.level }, l)),
      ),
    );
  }

  clock() {
    return h(
      "label",
      { class: "field" },
      "Each side has ",
      h(
        "select",
        {
          "data-k": "clock",
          onchange: (/** @type {Event} */ e) => {
            this.minutes = Number(/** @type {HTMLSelectElement} */ (e.target).value);
            this.draw();
          },
        },
        CLOCKS.map(([n, t]) => h("option", { value: n, selected: n === this.minutes }, t)),
      ),
    );
  }

  /** @param {Option} o */
  option(o) {
    const value = this.options[o.name] ?? this.scenario.options[o.name];
    const set = (/** @type {Event} */ e) => {
      const input = /** @type {HTMLInputElement} */ (e.target);
      if (input.type === "checkbox") this.options[o.name] = input.checked ? "yes" : "no";
      else this.options[o.name] = o.choices ? input.value : Number(input.value);
    };
    const words = h(
      "span",
      null,
      o.title || upper(o.name.replaceAll(/[-_]/g, " ")),
      o.help && h("small", null, `${upper(o.help)}. `, o.clause),
    );
    const key = { "data-k": `option-${o.name}`, onchange: set };
    if (o.choices?.join() === "no,yes")
      return h(
        "label",
        { class: "field option" },
        h("input", { type: "checkbox", checked: value === "yes", ...key }),
        words,
      );
    const field = o.choices
      ? h(
          "select",
          key,
          o.choices.map((c, i) =>
            h("option", { value: c, selected: c === value }, o.titles?.[i] || c),
          ),
        )
      : h("input", { type: "number", min: o.min, max: o.max, value, ...key });
    return h("label", { class: "field option wide" }, words, field);
  }

  /** What was chosen, in words. */
  sum() {
    const who = (/** @type {SeatChoice} */ seat, /** @type {boolean|undefined} */ printed) => {
      if (seat.who === "me") return "you";
      if (seat.who === "link") return "a friend";
      if (seat.who === "open") return "anyone who comes";
      return printed ? "its printed orders" : `the computer, ${seat.level}`;
    };
    const { sides } = this.scenario;
    const clock = CLOCKS.find(([n]) => n === this.minutes && n);
    return [
      ...this.seats.map((seat, i) => `${sides[i].title}: ${who(seat, sides[i].printed)}.`),
      clock ? `${upper(String(clock[1]))}.` : "",
    ].join(" ");
  }

  acts() {
    const open = this.seats.some((seat) => seat.who === "open");
    return h(
      "div",
      { class: "panel set-up-acts" },
      h("p", { class: "sum" }, this.sum()),
      open && h("p", { class: "sm" }, "It is listed among the open tables, for everybody to see."),
      this.muster && this.trouble,
      this.said,
      h("button", { class: "btn go", id: "start" }, "Start ", h("kbd", null, "Enter")),
      h("a", { class: "btn", href: `/rules/${this.game.id}` }, "Rules"),
    );
  }

  /** @param {Event} e */
  async start(e) {
    e.preventDefault();
    this.said.textContent = "Setting up …";
    const mine = this.seats.findIndex((seat) => seat.who === "me");
    const here = this.seats.filter((seat) => seat.who === "me").length;
    const others = this.seats.some((seat) => seat.who === "link" || seat.who === "open");
    try {
      goTo(await create(this.wanted(here > 1)), mine, !others && mine >= 0);
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** What the server is asked for. @param {boolean} hotseat */
  wanted(hotseat) {
    /** @type {Record<SeatChoice["who"], import("./create.js").NewSeat["who"]>} */
    const who = { me: "person", computer: "computer", link: "invited", open: "open" };
    const seats = this.seats.map((seat) => ({
      who: who[seat.who],
      ...(seat.who === "computer" ? { level: seat.level } : {}),
    }));
    return {
      game: this.game.id,
      scenario: this.scenario.id,
      seats,
      ...(Object.keys(this.options).length ? { options: this.options } : {}),
      ...(this.minutes ? { clock: { minutes: this.minutes } } : {}),
      ...(this.seats.some((seat) => seat.who === "open") ? { public: true } : {}),
      ...(hotseat ? { hotseat: true } : {}),
      ...this.muster?.wanted(),
    };
  }
}

/** @param {string} id */
export async function setUp(id) {
  const game = (await games()).find((g) => g.id === id);
  if (!game) throw new Refusal(404, { error: `There is no game called "${id}" here.` });
  const sheet = new SetUp(game);
  sheet.draw();
  document.title = `Set up: ${game.title}`;
  sheet.body.addEventListener("refocus", (e) => {
    if (e.target instanceof HTMLElement) e.target.focus();
  });
  const root = page(
    `Set up: ${game.title}`,
    h(
      "main",
      { class: "setup-page" },
      h("h1", { class: "sr" }, `Set up: ${game.title}`),
      sheet.body,
      foot(),
    ),
  );
  addEventListener("keydown", (e) => {
    if (e.key === "Enter" && document.activeElement === document.body) sheet.body.requestSubmit();
  });
  return root;
}
