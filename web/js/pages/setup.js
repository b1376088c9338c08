/* pages/setup.js - scenario, seats and options on one page. Every choice has a default; Enter
 * starts the game. */
import { count, fill, h, upper } from "../dom.js";
import { sideNumbers, swatch } from "../draw/sides.js";
import { games } from "../games.js";
import { create, goTo, levelOf, smallest } from "./create.js";
import { foot, page } from "./page.js";

/** @import { Game, Option, Scenario } from "../types.js" */

/** @typedef {{who: 'me'|'computer'|'link'|'open', level: string}} SeatChoice */

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
    this.open = false;
    this.deal();
    this.body = h("form", { class: "set-up", onsubmit: (/** @type {Event} */ e) => this.start(e) });
    this.said = h("p", { class: "said", role: "status" });
  }

  deal() {
    this.seats = this.scenario.sides.map((_, i) => ({
      who: i === 0 ? "me" : "computer",
      level: this.level,
    }));
  }

  draw() {
    const active = document.activeElement;
    const key = active instanceof HTMLElement ? active.dataset.k || choiceOf(active) : "";
    fill(
      this.body,
      h(
        "section",
        { class: "panel" },
        h(
          "h2",
          null,
          h("span", null, "Scenario"),
          h("small", null, count(this.game.scenarios.length, "scenario")),
        ),
        h("div", { class: "in scroll", tabindex: "-1" }, this.scenarios()),
      ),
      h(
        "section",
        { class: "panel" },
        h(
          "h2",
          null,
          h("span", null, "Seats"),
          h("small", null, count(this.scenario.sides.length, "side")),
        ),
        h("div", { class: "in scroll", tabindex: "-1" }, this.seatRows(), this.clock()),
      ),
      h(
        "section",
        { class: "panel" },
        h(
          "h2",
          null,
          h("span", null, "Options"),
          h("small", null, this.game.options.length ? "all have defaults" : "none"),
        ),
        h("div", { class: "in scroll", tabindex: "-1" }, this.optionRows()),
      ),
      h(
        "div",
        { class: "set-up-acts" },
        this.said,
        h("a", { class: "btn", href: `/rules/${this.game.id}` }, "Rules"),
        h("button", { class: "btn go", id: "start" }, "Start ", h("kbd", null, "Enter")),
      ),
    );
    if (key)
      [...this.body.querySelectorAll("input, select")]
        .find((e) => e instanceof HTMLElement && (e.dataset.k === key || choiceOf(e) === key))
        ?.dispatchEvent(new Event("refocus", { bubbles: true }));
  }

  scenarios() {
    return [
      this.game.scenarios.map((x) =>
        radio("scenario", x.id, x === this.scenario, x.title, () => {
          this.scenario = x;
          this.deal();
          this.draw();
        }),
      ),
      h(
        "p",
        { class: "sm" },
        this.scenario.situation || "",
        this.scenario.turns ? ` ${upper(count(this.scenario.turns, "turn"))}.` : "",
      ),
    ].flat();
  }

  seatRows() {
    const colours = sideNumbers(this.scenario.sides);
    return this.scenario.sides.map((side, i) => {
      const seat = this.seats[i];
      const pick = (/** @type {SeatChoice['who']} */ who) => () => {
        seat.who = who;
        this.draw();
      };
      const level =
        seat.who === "computer" &&
        h(
          "label",
          { class: "level" },
          "Level ",
          h(
            "select",
            {
              "data-k": `level${i}`,
              onchange: (/** @type {Event} */ e) => {
                seat.level = /** @type {HTMLSelectElement} */ (e.target).value;
              },
            },
            this.game.levels.map((l) => h("option", { value: l, selected: l === seat.level }, l)),
          ),
        );
      return h(
        "fieldset",
        null,
        h("legend", null, swatch(colours[i]), " ", side.title),
        level,
        h(
          "div",
          { class: "opts" },
          radio(`seat${i}`, "me", seat.who === "me", "you", pick("me")),
          radio(`seat${i}`, "computer", seat.who === "computer", "the computer", pick("computer")),
          radio(`seat${i}`, "link", seat.who === "link", "a friend, by link", pick("link")),
          radio(`seat${i}`, "open", seat.who === "open", "anyone who joins", pick("open")),
        ),
      );
    });
  }

  clock() {
    const anyone = this.seats.some((seat) => seat.who === "open");
    return [
      h(
        "label",
        { class: "field" },
        "Clock ",
        h(
          "select",
          {
            "data-k": "clock",
            onchange: (/** @type {Event} */ e) => {
              this.minutes = Number(/** @type {HTMLSelectElement} */ (e.target).value);
            },
          },
          [
            [0, "none"],
            [10, "10 minutes a side"],
            [30, "30 minutes a side"],
            [60, "1 hour a side"],
            [180, "3 hours a side"],
          ].map(([n, t]) => h("option", { value: n, selected: n === this.minutes }, t)),
        ),
      ),
      anyone &&
        h(
          "label",
          { class: "field" },
          h("input", {
            type: "checkbox",
            "data-k": "public",
            checked: this.open,
            onchange: (/** @type {Event} */ e) => {
              this.open = /** @type {HTMLInputElement} */ (e.target).checked;
            },
          }),
          " list it among the open tables",
        ),
    ];
  }

  optionRows() {
    if (!this.game.options.length)
      return h("p", { class: "sm" }, "This game is played by its standard rules.");
    return this.game.options.map((o) => this.option(o));
  }

  /** @param {Option} o */
  option(o) {
    const value = this.options[o.name] ?? o.initial;
    const set = (/** @type {Event} */ e) => {
      const text = /** @type {HTMLInputElement} */ (e.target).value;
      this.options[o.name] = o.choices ? text : Number(text);
    };
    const field = o.choices
      ? h(
          "select",
          { "data-k": `option-${o.name}`, onchange: set },
          o.choices.map((c) => h("option", { value: c, selected: c === value }, c)),
        )
      : h("input", {
          type: "number",
          "data-k": `option-${o.name}`,
          min: o.min,
          max: o.max,
          value,
          onchange: set,
        });
    return h(
      "label",
      { class: "field option" },
      h(
        "span",
        null,
        upper(o.name.replaceAll("-", " ").replaceAll("_", " ")),
        o.help && h("small", null, o.help, " ", o.clause),
      ),
      field,
    );
  }

  /** @param {Event} e */
  async start(e) {
    e.preventDefault();
    this.said.textContent = "Setting up …";
    const mine = this.seats.findIndex((seat) => seat.who === "me");
    const here = this.seats.filter((seat) => seat.who === "me").length;
    /** @type {import("./create.js").NewSeat[]} */
    const seats = this.seats.map((seat) =>
      seat.who === "computer"
        ? { who: "computer", level: seat.level }
        : seat.who === "open"
          ? { who: "open" }
          : { who: "person" },
    );
    const match = {
      game: this.game.id,
      scenario: this.scenario.id,
      seats,
      ...(Object.keys(this.options).length ? { options: this.options } : {}),
      ...(this.minutes ? { clock: { minutes: this.minutes } } : {}),
      ...(this.open ? { public: true } : {}),
      ...(here > 1 ? { hotseat: true } : {}),
    };
    try {
      const others = this.seats.some((seat) => seat.who === "link" || seat.who === "open");
      goTo(await create(match), mine, !others && mine >= 0);
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }
}

/** @param {string} id */
export async function setUp(id) {
  const game = (await games()).find((g) => g.id === id);
  if (!game) throw new Error(`no game ${id}`);
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
