/* pages/setup.js - scenario, seats, clock and options on one page, with the map. Every choice has a
 * default; Enter starts the game. */
import { Refusal } from "../api.js";
import { clockWords } from "../clocks.js";
import { count, fill, h, icon, upper } from "../dom.js";
import { opening, preview } from "../draw/cover.js";
import { sideNumbers } from "../draw/sides.js";
import { games } from "../games.js";
import { ClockChoice } from "./clockchoice.js";
import { create, goTo, levelOf, smallest } from "./create.js";
import { forceRows, mapKey } from "./forces.js";
import { balance, balanceSource, difficulty, length } from "./known.js";
import { Muster } from "./muster.js";
import { optionRow, optionTitle, optionWords } from "./options.js";
import { foot, page } from "./page.js";
import { ScenarioCards } from "./scenarios.js";
import { seatRow, seatWords } from "./seatchoice.js";

/** @import { Game, Opening, Option, Scenario } from "../types.js" */
/** @import { SeatChoice } from "./seatchoice.js" */

const PHONE = "(max-width: 720px)";

/** What tells a field from the others: its key, or its group and value; "" for what is no field.
 * @param {Element|null} e */
const fieldOf = (e) =>
  e instanceof HTMLElement
    ? e.dataset.k ||
      (e.getAttribute("name") ? `${e.getAttribute("name")}=${e.getAttribute("value")}` : "")
    : "";

/** @param {string} title @param {import("../dom.js").Child} small @param {string} cls
 * @param {...import("../dom.js").Children} content */
const panel = (title, small, cls, ...content) =>
  h(
    "section",
    { class: `panel ${cls}` },
    h("h2", null, h("span", null, title), small && h("small", null, small)),
    h("div", { class: "in" }, ...content),
  );

/** @param {string} label @param {import("../dom.js").Children} words */
const fact = (label, words) =>
  h("tr", null, h("th", { class: "lab" }, label), h("td", null, words));

const FAIR =
  "A stronger computer only thinks for longer: it rolls the same dice, and sees no more than its " +
  "side does.";

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
    /** @type {Opening|null} the position before the first decision */
    this.opening = null;
    this.clock = new ClockChoice(() => this.draw());
    this.cards = new ScenarioCards(game, (scenario) => {
      this.scenario = scenario;
      this.deal();
      this.draw();
    });
    this.middle = h("div", { class: "set-up-middle" });
    this.right = h("div", { class: "set-up-right" });
    this.body = h(
      "form",
      { class: "set-up", onsubmit: (/** @type {Event} */ e) => this.start(e) },
      panel("Scenario", this.cardsNote(), "scenarios", this.cards.element),
      this.middle,
      this.right,
    );
    this.said = h("p", { class: "said", role: "status" });
    this.map = h("div", { class: "preview" });
    this.trouble = h("p", { class: "sm trouble", role: "status" });
    this.folded = matchMedia(PHONE).matches;
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
    this.opening = null;
    void this.lay();
  }

  /** lay: the picture of the table, and what is known of the position it shows. */
  async lay() {
    const { game, scenario } = this;
    void preview(game, scenario, this.map, this.muster?.wish());
    const known = await opening(game, scenario).catch(() => null);
    if (scenario !== this.scenario || !known) return;
    this.opening = known;
    this.draw();
  }

  /** mustered: the warbands have changed; what is wrong with them is said beside the start. */
  mustered() {
    this.trouble.textContent = this.muster?.trouble() || "";
  }

  draw() {
    const key = fieldOf(document.activeElement);
    const { scrollTop } = this.middle;
    this.cards.draw(this.scenario);
    fill(this.middle, this.mapPanel(), this.forcePanel(), this.words());
    fill(this.right, this.choices(), this.acts());
    this.middle.scrollTop = scrollTop;
    if (key)
      [...this.body.querySelectorAll("input, select")]
        .find((e) => fieldOf(e) === key)
        ?.dispatchEvent(new Event("refocus", { bubbles: true }));
  }

  cardsNote() {
    const { scenarios } = this.game;
    if (scenarios.some((x) => x.balance)) return "bars: wins of 100";
    return count(scenarios.length, "scenario");
  }

  mapPanel() {
    const { scenario, muster, opening: known } = this;
    const table = () => {
      void this.lay();
      this.draw();
    };
    return h(
      "section",
      { class: "panel map-panel", "aria-label": "The map" },
      h(
        "h2",
        null,
        h("span", null, scenario.title),
        h("small", null, scenario.sides.map((side) => side.title).join(", ")),
      ),
      this.map,
      known && mapKey(scenario, known.outset),
      muster && h("div", { class: "in table-choice" }, muster.table(table)),
    );
  }

  /** In games with rosters the sides bring their own. */
  forcePanel() {
    return (
      this.muster &&
      h(
        "section",
        { class: "panel force-choices" },
        h("h2", null, h("span", null, "Warbands"), h("small", null, "judged as you choose")),
        this.muster.body,
      )
    );
  }

  words() {
    const { scenario, opening: known } = this;
    const rules = h("a", { href: `/rules/${this.game.id}` }, "the rules");
    return h(
      "div",
      { class: "two" },
      panel("What it asks", rules, "about", this.about()),
      h(
        "div",
        { class: "two-right" },
        known && panel("Forces", "", "force-list", forceRows(scenario, known.outset)),
        this.optionPanel(),
      ),
    );
  }

  choices() {
    return h(
      "div",
      { class: "set-up-choices" },
      panel("Seats", "", "seat-choices", this.seatRows()),
      panel("Clock", "", "clock-choice", this.clock.draw()),
    );
  }

  /** isForce: who fights for a side is chosen among the warbands. @param {Option} o */
  isForce(o) {
    return !!this.muster && this.scenario.sides.some((side) => o.name === `${side.id}-warband`);
  }

  about() {
    const { scenario } = this;
    const { situation, notes } = scenario;
    const goals = (this.opening?.scene.scores || []).filter((score) => score.goal);
    return [
      h("p", { class: "situation" }, situation || this.game.about || ""),
      h(
        "table",
        { class: "rows" },
        goals.length > 0 &&
          fact(
            "To win",
            goals.map((score) => h("div", null, goalWords(scenario, score))),
          ),
        fact("Length", length(scenario)),
        difficulty(scenario) && fact("Difficulty", difficulty(scenario)),
        fact("Balance", [balance(scenario), h("small", null, balanceSource(scenario))]),
        this.game.hidden && fact("Hidden", "each side sees only what it may know"),
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
    const rows = this.scenario.sides.map((side, i) =>
      seatRow(side, this.seats[i], i, colours[i], this.game.levels, () => this.draw()),
    );
    const computers = this.scenario.sides.some(
      (side, i) => this.seats[i].who === "computer" && !side.printed,
    );
    return computers ? [...rows, h("p", { class: "note-line fair" }, FAIR)] : rows;
  }

  /** The options that make a difference here. */
  offered() {
    return this.game.options.filter((o) => o.name in this.scenario.options && !this.isForce(o));
  }

  /** Those that are not as the scenario has them. */
  changed() {
    return this.offered().filter(
      (o) => o.name in this.options && this.options[o.name] !== this.scenario.options[o.name],
    );
  }

  /** On a phone the options are one line until it is opened. */
  optionPanel() {
    const offered = this.offered();
    if (!offered.length) return null;
    const changed = this.changed().length;
    return h(
      "details",
      {
        class: "panel options",
        open: !this.folded,
        ontoggle: (/** @type {Event} */ e) => {
          this.folded = !(/** @type {HTMLDetailsElement} */ (e.target).open);
        },
      },
      h(
        "summary",
        null,
        h("h2", null, "Options"),
        h("small", null, changed ? `${changed} changed` : "all have defaults"),
      ),
      h(
        "div",
        { class: "in" },
        offered.map((o) =>
          optionRow(o, this.options[o.name] ?? this.scenario.options[o.name], (value) => {
            this.options[o.name] = value;
            this.draw();
          }),
        ),
      ),
    );
  }

  /** What was chosen, in words. */
  sum() {
    const { sides } = this.scenario;
    const seats = this.seats.map((seat, i) => seatWords(seat, sides[i]));
    const clock = clockWords(this.clock.wanted());
    const options = this.changed().map(
      (o) => `${optionTitle(o)}: ${optionWords(o, this.options[o.name])}.`,
    );
    return [
      h("b", null, `${upper(seats.join("; "))}. `),
      `${this.scenario.title}, ${clock || "no clock"}. `,
      options.join(" "),
    ];
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
      h("a", { class: "btn xs", href: `/rules/${this.game.id}` }, icon("i-rules", 16), "Rules"),
      h(
        "button",
        { type: "button", class: "btn xs", id: "watch", onclick: () => this.watch() },
        icon("i-eye", 16),
        "Watch it played",
      ),
    );
  }

  /** @param {Event} e */
  start(e) {
    e.preventDefault();
    const mine = this.seats.findIndex((seat) => seat.who === "me");
    const here = this.seats.filter((seat) => seat.who === "me").length;
    const others = this.seats.some((seat) => seat.who === "link" || seat.who === "open");
    return this.make(this.wanted(here > 1), mine, !others && mine >= 0);
  }

  /** The computer plays all sides, and one looks on. */
  watch() {
    const { clock, ...wanted } = this.wanted(false);
    const seats = this.seats.map(({ level }) => ({ who: "computer", level }));
    return this.make({ ...wanted, seats, public: false }, -1, true);
  }

  /** @param {object} wanted @param {number} mine @param {boolean} alone */
  async make(wanted, mine, alone) {
    this.said.textContent = "Setting up …";
    try {
      goTo(await create(wanted), mine, alone);
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
    const clock = this.clock.wanted();
    return {
      game: this.game.id,
      scenario: this.scenario.id,
      seats,
      ...(Object.keys(this.options).length ? { options: this.options } : {}),
      ...(clock ? { clock } : {}),
      ...(this.seats.some((seat) => seat.who === "open") ? { public: true } : {}),
      ...(hotseat ? { hotseat: true } : {}),
      ...this.muster?.wanted(),
    };
  }
}

/** What wins: "British Raider: 12 points", "Entente, forts: 5". @param {Scenario} scenario
 * @param {import("../types.js").Score} score */
function goalWords(scenario, score) {
  return score.text
    ? `${score.text}: ${score.goal}`
    : `${scenario.sides[score.side]?.title || "Points"}: ${count(score.goal || 0, "point")}`;
}

/** @param {string} title the game's */
const steps = (title) => [
  h("div", { class: "title" }, h("b", null, "Set up a game"), h("i", null, title)),
  h(
    "div",
    { class: "steps" },
    h(
      "ol",
      { class: "phases", "aria-label": "Steps" },
      h("li", { class: "now", "aria-current": "step" }, "Set up"),
      h("li", null, "Waiting room"),
      h("li", null, "Table"),
    ),
  ),
];

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
    steps(game.title),
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
  requestAnimationFrame(() => sheet.cards.watch());
  return root;
}
