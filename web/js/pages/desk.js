/* pages/desk.js - a warband being put together. What is edited is its text; after every edit the
 * server says what it costs, what is wrong, and what may be added or why not. Undo goes back to the
 * text before; the browser keeps the last one. */
import { count, fill, h, icon } from "../dom.js";
import { saveText } from "../download.js";
import { patch } from "../patch.js";
import { judge, keepRoster } from "../rosters.js";
import { addModel, setHead, setLimit } from "../rostertext.js";
import { addPanel, duePanel, priceOf, sheet } from "./deskparts.js";
import { modelPanel, tile } from "./deskmodel.js";

/** @import { Game } from "../types.js" */
/** @import { Entry, Judged, Kept, Lists, Model } from "../rosters.js" */

const UNDO_MOST = 200;

/** @param {Event} e */
const valueOf = (e) => /** @type {HTMLInputElement} */ (e.target).value;

export class Desk {
  /** @param {Game} game @param {Lists} known @param {Kept} kept @param {HTMLElement} main */
  constructor(game, known, kept, main) {
    this.game = game;
    this.known = known;
    this.kept = kept;
    this.text = kept.text;
    /** @type {string[]} */
    this.past = [];
    this.number = 0; /* of the model in hand */
    /** @type {"kit"|"model"} */
    this.adding = "kit";
    this.group = ""; /* of kit; "" for all */
    this.filter = "";
    this.asked = 0;
    this.said = h("p", { class: "said", role: "status" });
    this.bar = h("section", { class: "panel desk-bar", "aria-label": "The warband" });
    this.squad = h("section", { class: "panel desk-squad", "aria-label": "Models" });
    this.model = h("section", { class: "panel desk-model", "aria-label": "The model" });
    this.add = h("section", { class: "panel desk-add", "aria-label": "What may be added" });
    this.due = h("section", { class: "panel desk-due", "aria-label": "Before you play" });
    this.thumb = h("nav", { class: "desk-thumb", "aria-label": "Tools" });
    this.sheet = h("section", { class: "print-sheet" });
    this.main = main;
  }

  /** @param {string} told what became of it when it was imported */
  start(told) {
    fill(
      this.main,
      h("h1", { class: "sr" }, "Warband editor"),
      this.bar,
      told && h("p", { class: "note imported" }, h("span", null, told)),
      h(
        "div",
        { class: "desk" },
        this.squad,
        this.model,
        h("div", { class: "desk-right" }, this.add, this.due),
      ),
      this.said,
      this.thumb,
      this.sheet,
    );
    addEventListener("keydown", (e) => this.key(e));
    return this.ask();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const typing = e.target instanceof HTMLElement && e.target.matches("input, textarea, select");
    if (e.key === "z" && (e.ctrlKey || e.metaKey) && !typing) this.undo();
    else if (typing || e.ctrlKey || e.metaKey || e.altKey) return;
    else if (e.key === "u") this.undo();
    else if (e.key === "[") this.step(-1);
    else if (e.key === "]") this.step(1);
    else if (e.key === "/") document.getElementById("kit-filter")?.focus();
    else return;
    e.preventDefault();
  }

  /** @param {number} by */
  step(by) {
    const models = this.judged?.models || [];
    const at = models.findIndex((m) => m.number === this.number) + by;
    if (models[at]) this.take(models[at].number);
  }

  /** take a model in hand. @param {number} number */
  take(number) {
    this.number = number;
    this.adding = "kit";
    void this.ask();
  }

  /** change: another text; `number` is the model in hand from now on.
   * @param {string} text @param {number} [number] */
  change(text, number = this.number) {
    if (text === this.text) return;
    this.past.push(this.text);
    if (this.past.length > UNDO_MOST) this.past.shift();
    this.text = text;
    this.number = number;
    void this.ask();
  }

  undo() {
    const text = this.past.pop();
    if (text === undefined) return;
    this.text = text;
    void this.ask();
  }

  /** ask the server about the text, and keep it. */
  async ask() {
    const asked = ++this.asked;
    try {
      const judged = await judge(this.game.id, this.text, this.number);
      if (asked !== this.asked) return;
      const { models } = judged;
      this.judged = judged;
      keepRoster(this.game.id, { id: this.kept.id, name: judged.name, text: this.text });
      this.said.textContent = "";
      if (models.some((m) => m.number === this.number) || !models.length) this.draw();
      else {
        this.number = models[0].number;
        await this.ask();
      }
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** recruit one more. @param {Entry} entry */
  recruit(entry) {
    const same = this.judged?.models.filter((m) => m.entry === entry.id).length || 0;
    const made = addModel(this.text, entry.id, same ? `${entry.name} ${same + 1}` : entry.name);
    this.adding = "kit";
    this.change(made.text, made.number);
  }

  /** @param {"kit"|"model"} what */
  offer(what) {
    this.adding = what;
    this.draw();
    this.add.scrollIntoView({ block: "nearest" });
  }

  /** What is wrong with a model. @param {Model} model */
  faultsOf(model) {
    return this.judged?.faults.filter((f) => f.line === model.line) || [];
  }

  draw() {
    const { judged } = this;
    if (!judged) return;
    document.title = `${judged.name}: ${this.game.title}`;
    const model = judged.models.find((m) => m.number === this.number);
    patch(this.bar, this.head(judged));
    patch(this.squad, this.rows(judged));
    patch(
      this.model,
      model
        ? modelPanel(this, judged, model)
        : h("p", { class: "in" }, "Nobody is in it yet. Add a model."),
    );
    patch(this.add, addPanel(this, judged, model));
    patch(this.due, duePanel(this, judged));
    patch(this.thumb, this.thumbs(judged));
    patch(this.sheet, sheet(judged));
    this.sync();
  }

  /** sync: fields show what is true, except the one somebody is typing in. */
  sync() {
    for (const input of this.main.querySelectorAll("input[data-k], select[data-k]"))
      if (input === document.activeElement) continue;
      else if (input instanceof HTMLInputElement) input.value = input.getAttribute("value") || "";
      else if (input instanceof HTMLSelectElement)
        input.value = input.querySelector("option[selected]")?.getAttribute("value") || "";
  }

  /** @param {Judged} judged */
  head(judged) {
    const variants = this.known.factions.find((f) => f.id === judged.faction)?.variants || [];
    const limit = judged.limit || { ducats: 0, glory: 0 };
    const field = (
      /** @type {string} */ key,
      /** @type {string} */ label,
      /** @type {Record<string, any>} */ props,
    ) =>
      h(
        "label",
        { class: `desk-field ${key}` },
        h("span", { class: "lab" }, label),
        h("input", { "data-k": key, ...props }),
      );
    const limited = (/** @type {number} */ ducats, /** @type {number} */ glory) =>
      this.change(setLimit(this.text, Math.max(0, ducats || 0), Math.max(0, glory || 0)));
    return [
      field("desk-name", "Name", {
        type: "text",
        value: judged.name,
        maxlength: 60,
        onchange: (/** @type {Event} */ e) =>
          this.change(setHead(this.text, { name: valueOf(e), variant: judged.variant || "" })),
      }),
      h(
        "label",
        { class: "desk-field" },
        h("span", { class: "lab" }, judged.title),
        h(
          "select",
          {
            "data-k": "desk-variant",
            onchange: (/** @type {Event} */ e) =>
              this.change(setHead(this.text, { name: judged.name, variant: valueOf(e) })),
          },
          h("option", { value: "", selected: !judged.variant }, "no variant"),
          variants.map((v) =>
            h("option", { value: v.id, selected: v.id === judged.variant }, v.name),
          ),
        ),
      ),
      this.meter(judged, limit.ducats),
      field("desk-ducats", "of ducats", {
        type: "number",
        min: 0,
        max: 9999,
        value: limit.ducats,
        onchange: (/** @type {Event} */ e) => limited(Number(valueOf(e)), limit.glory),
      }),
      field("desk-glory", `glory, ${judged.glory || 0} of`, {
        type: "number",
        min: 0,
        max: 99,
        value: limit.glory,
        onchange: (/** @type {Event} */ e) => limited(limit.ducats, Number(valueOf(e))),
      }),
      h(
        "div",
        { class: "desk-field" },
        h("span", { class: "lab" }, "models"),
        h("b", { class: "big" }, judged.models.length),
      ),
      h("div", { class: "desk-tools" }, this.tools(judged)),
    ];
  }

  /** What it costs, and a bar of it. @param {Judged} judged @param {number} most */
  meter(judged, most) {
    const part = most ? Math.min(1, judged.ducats / most) : 0;
    return h(
      "div",
      { class: judged.ducats > most && most ? "desk-field over" : "desk-field" },
      h("span", { class: "lab" }, "ducats"),
      h("b", { class: "big", id: "spent" }, judged.ducats),
      most > 0 && h("progress", { max: 1, value: part, "aria-label": "Ducats spent" }),
    );
  }

  /** @param {Judged} judged */
  tools(judged) {
    const button = (
      /** @type {string} */ key,
      /** @type {string} */ words,
      /** @type {() => void} */ act,
      /** @type {boolean} */ off = false,
    ) =>
      h(
        "button",
        { type: "button", class: "btn", "data-k": key, onclick: act, disabled: off },
        words,
      );
    return [
      button("undo", "Undo", () => this.undo(), !this.past.length),
      button("download", "Download", () => saveText(`${this.fileName(judged)}.txt`, this.text)),
      button("print", "Print", () => print()),
      h("a", { class: "btn", href: `/rosters/${this.game.id}` }, "All"),
      h(
        "a",
        {
          class: "btn go",
          "data-k": "play",
          href: `/set-up/${this.game.id}?roster=${this.kept.id}`,
        },
        "Play",
      ),
    ];
  }

  /** @param {Judged} judged */
  fileName(judged) {
    return judged.name.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "roster";
  }

  /** @param {Judged} judged */
  rows(judged) {
    const left = judged.limit ? judged.limit.ducats - judged.ducats : 0;
    return [
      h(
        "h2",
        null,
        h("span", null, "Warband"),
        h("small", null, count(judged.models.length, "model")),
      ),
      h(
        "div",
        { class: "squad" },
        judged.models.map((m) => this.row(judged, m)),
      ),
      h(
        "p",
        { class: "squad-foot" },
        h(
          "button",
          {
            type: "button",
            class: "btn",
            "data-k": "add-model",
            onclick: () => this.offer("model"),
          },
          "+ Add a model",
        ),
        judged.limit &&
          h(
            "span",
            { class: "sm" },
            left < 0 ? `${count(-left, "ducat")} too many` : `${count(left, "ducat")} left`,
          ),
      ),
    ];
  }

  /** @param {Judged} judged @param {Model} m */
  row(judged, m) {
    const bad = this.faultsOf(m).length > 0;
    return h(
      "button",
      {
        type: "button",
        class: bad ? "squad-row bad" : "squad-row",
        "data-k": `model${m.number}`,
        "aria-pressed": m.number === this.number ? "true" : "false",
        onclick: () => this.take(m.number),
      },
      tile(m),
      h(
        "span",
        { class: "squad-who" },
        h("b", null, m.name),
        " ",
        h("span", { class: "sm" }, m.title, m.keywords.includes("elite") && ", elite"),
        bad && h("span", { class: "fault-mark" }, "fault"),
        h(
          "span",
          { class: "chips" },
          m.items.map((i) => h("span", { class: i.fixed ? "chip fixed" : "chip" }, i.name)),
        ),
      ),
      h("span", { class: "squad-cost" }, priceOf(m)),
    );
  }

  /** The bar at the thumb, on a phone. @param {Judged} judged */
  thumbs(judged) {
    const { faults } = judged;
    const item = (
      /** @type {string} */ key,
      /** @type {import("../dom.js").Children} */ words,
      /** @type {() => void} */ act,
    ) => h("button", { type: "button", "data-k": key, onclick: act }, words);
    return [
      item("thumb-undo", [icon("i-undo"), "Undo"], () => this.undo()),
      item("thumb-faults", faults.length ? count(faults.length, "fault") : "Legal", () =>
        this.due.scrollIntoView(),
      ),
      item("thumb-kit", "Kit", () => this.offer("kit")),
      item("thumb-model", "+ Model", () => this.offer("model")),
    ];
  }
}
