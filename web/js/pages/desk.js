/* pages/desk.js - a warband being put together. What is edited is its text; after every edit the
 * server says what it costs, what is wrong, and what may be added or why not. Undo goes back to the
 * text before; the browser keeps the last one. */
import { count, fill, h, icon, s } from "../dom.js";
import { saveText } from "../download.js";
import { patch } from "../patch.js";
import { bringIn, importedWords, judge, keepRoster } from "../rosters.js";
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
    /** @type {{id: string, name: string, ducats: number}|null} */
    this.considered = null; /* what hover or focus is on, among what may be added */
    this.sheetOpen = false; /* on a phone: what may be added is pulled up */
    this.shown = 0; /* whose portrait was brought into view */
    this.headOpen = false; /* on a phone: name, variant and limits are shown */
    this.asked = 0;
    this.said = h("p", { class: "said", role: "status" });
    this.told = h("p", { class: "note imported", role: "status", hidden: true });
    this.file = h("input", {
      type: "file",
      hidden: true,
      accept: ".txt,.json,.ros,.rosz",
      "aria-label": "A roster file",
      "data-k": "import-file",
      onchange: () => this.file.files?.[0] && this.bring(this.file.files[0]),
    });
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
      this.told,
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
      this.file,
    );
    this.tell(told);
    addEventListener("keydown", (e) => this.key(e));
    return this.ask();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const typing = e.target instanceof HTMLElement && e.target.matches("input, textarea, select");
    if (e.key === "Escape" && this.sheetOpen) this.pull(false);
    else if (e.key === "z" && (e.ctrlKey || e.metaKey) && !typing) this.undo();
    else if (typing || e.ctrlKey || e.metaKey || e.altKey) return;
    else if (e.key === "u" || e.key === "z") this.undo();
    else if (e.key === "+") this.offer("model");
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
    this.sheetOpen = false;
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
    this.considered = null;
    void this.ask();
  }

  undo() {
    const text = this.past.pop();
    if (text === undefined) return;
    this.text = text;
    void this.ask();
  }

  /** bring a file: what is in it takes the place of the warband, as one step. @param {Blob} file */
  async bring(file) {
    try {
      const { text, answers } = await bringIn(this.game.id, file);
      const { text: ours } = await judge(this.game.id, text);
      this.change(ours, 0);
      this.tell(importedWords(answers) || "Everything in it was understood.");
    } catch (error) {
      this.tell(error instanceof Error ? error.message : String(error));
    }
    this.file.value = "";
  }

  /** @param {string} words what became of an import */
  tell(words) {
    this.told.hidden = !words;
    fill(this.told, h("span", null, words));
  }

  /** consider: somebody looks at a thing that may be added; the sum with it is told.
   * @param {{id: string, name: string, ducats: number}|null} thing */
  consider(thing) {
    if (thing?.id === this.considered?.id) return;
    this.considered = thing;
    this.draw();
  }

  /** pull what may be added up, or let it down, on a phone. @param {boolean} open */
  pull(open) {
    this.sheetOpen = open;
    this.draw();
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
    this.pull(true);
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
    this.showChosen();
    patch(
      this.model,
      model
        ? modelPanel(this, judged, model)
        : h("p", { class: "in" }, "Nobody is in it yet. Add a model."),
    );
    this.add.classList.toggle("open", this.sheetOpen);
    this.bar.classList.toggle("open", this.headOpen);
    patch(this.add, addPanel(this, judged, model));
    patch(this.due, duePanel(this, judged));
    patch(this.thumb, this.thumbs(judged));
    patch(this.sheet, sheet(judged));
    this.sync();
  }

  /** showChosen: on a phone the row of portraits follows; elsewhere rows stay where they are. */
  showChosen() {
    const row = this.squad.querySelector("[aria-pressed=true]");
    const list = row?.parentElement;
    if (!(row instanceof HTMLElement) || !list || this.shown === this.number) return;
    this.shown = this.number;
    list.scrollLeft = row.offsetLeft - (list.clientWidth - row.clientWidth) / 2;
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
      this.title(judged),
      field("desk-name", "Name", {
        type: "text",
        value: judged.name,
        maxlength: 60,
        onchange: (/** @type {Event} */ e) =>
          this.change(setHead(this.text, { name: valueOf(e), variant: judged.variant || "" })),
      }),
      h(
        "label",
        { class: "desk-field desk-list" },
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
      this.glory(judged, limit.glory),
      h(
        "div",
        { class: "desk-field strip" },
        h("span", { class: "lab" }, "models"),
        h(
          "b",
          { class: "big" },
          judged.models.length,
          h("small", null, ` of ${judged.most}`),
          h("small", { class: "thumb-only" }, " models"),
        ),
      ),
      field("desk-ducats", "ducats to spend", {
        type: "number",
        min: 0,
        max: 9999,
        value: limit.ducats,
        onchange: (/** @type {Event} */ e) => limited(Number(valueOf(e)), limit.glory),
      }),
      field("desk-glory", "glory to spend", {
        type: "number",
        min: 0,
        max: 99,
        value: limit.glory,
        onchange: (/** @type {Event} */ e) => limited(limit.ducats, Number(valueOf(e))),
      }),
      h("div", { class: "desk-tools" }, this.tools(judged)),
    ];
  }

  /** On a phone: name and list, which open what may be set. @param {Judged} judged */
  title(judged) {
    return h(
      "button",
      {
        type: "button",
        class: "desk-title",
        "data-k": "desk-title",
        "aria-expanded": this.headOpen ? "true" : "false",
        onclick: () => {
          this.headOpen = !this.headOpen;
          this.draw();
        },
      },
      h("b", null, judged.name),
      h("span", { class: "sm" }, judged.variant_title || judged.title),
      icon("i-menu", 18),
    );
  }

  /** What it costs, and a track of it; amber is what is looked at. @param {Judged} judged
   * @param {number} most */
  meter(judged, most) {
    const part = (/** @type {number} */ n) => (most ? Math.min(100, (100 * n) / most) : 0);
    const now = part(judged.ducats);
    const then = part(judged.ducats + (this.considered?.ducats || 0));
    const bar = (/** @type {string} */ cls, /** @type {number} */ x, /** @type {number} */ width) =>
      s("rect", { class: cls, x, width, y: 0, height: 10 });
    return h(
      "div",
      { class: judged.ducats > most && most ? "desk-field strip over" : "desk-field strip" },
      h("span", { class: "lab" }, "ducats"),
      h(
        "b",
        { class: "big" },
        h("span", { id: "spent" }, judged.ducats),
        most > 0 && h("small", null, ` of ${most}`),
      ),
      most > 0 &&
        s(
          "svg",
          {
            class: "track",
            viewBox: "0 0 100 10",
            preserveAspectRatio: "none",
            role: "img",
            "aria-label": `${judged.ducats} of ${most} ducats spent`,
          },
          bar("spent", 0, now),
          bar("more", now, Math.max(0, then - now)),
        ),
    );
  }

  /** Glory as lozenges, full and empty. @param {Judged} judged @param {number} most */
  glory(judged, most) {
    const spent = judged.glory || 0;
    if (!most && !spent) return null;
    return h(
      "div",
      { class: spent > most ? "desk-field strip over" : "desk-field strip" },
      h("span", { class: "lab" }, "glory"),
      h(
        "b",
        { class: "big" },
        spent,
        h("small", null, ` of ${most}`),
        h("small", { class: "thumb-only" }, " glory"),
      ),
      most < 9 &&
        h(
          "span",
          { class: "lozenges", "aria-hidden": "true" },
          "◆".repeat(Math.min(spent, most)),
          "◇".repeat(Math.max(0, most - spent)),
        ),
    );
  }

  /** @param {Judged} judged */
  tools(judged) {
    const button = (
      /** @type {string} */ key,
      /** @type {import("../dom.js").Children} */ words,
      /** @type {() => void} */ act,
      /** @type {boolean} */ off = false,
    ) =>
      h(
        "button",
        { type: "button", class: "btn", "data-k": key, onclick: act, disabled: off },
        words,
      );
    return [
      button("undo", [icon("i-undo", 16), "Undo"], () => this.undo(), !this.past.length),
      button("import", [icon("i-import", 16), "Import"], () => this.file.click()),
      button("download", "Download", () => saveText(`${this.fileName(judged)}.txt`, this.text)),
      button("print", [icon("i-print", 16), "Print"], () => print()),
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
          [icon("i-add", 16), "Add a model"],
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
      bad && h("span", { class: "badge" }, icon("i-fault", 18)),
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
          m.items.map((i) => h("span", { class: this.chipOf(m, i) }, i.name)),
        ),
      ),
      h("span", { class: "squad-cost" }, priceOf(m)),
    );
  }

  /** A chip: dotted what comes with the entry, italic what is learnt, red what is at fault.
   * @param {Model} m @param {import("../rosters.js").Item} item */
  chipOf(m, item) {
    const wrong = this.faultsOf(m).some((f) => f.reason.includes(item.name));
    const kind = item.fixed ? " fixed" : item.slot === "ability" ? " learnt" : "";
    return `chip${kind}${wrong ? " wrong" : ""}`;
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
      item(
        "thumb-faults",
        [
          icon(faults.length ? "i-fault" : "i-eye"),
          faults.length ? count(faults.length, "fault") : "Legal",
        ],
        () => {
          this.pull(false);
          this.due.scrollIntoView();
        },
      ),
      item("thumb-import", [icon("i-import"), "Import"], () => this.file.click()),
      item("thumb-print", [icon("i-print"), "Print"], () => print()),
      item("thumb-model", [icon("i-add"), "Model"], () => this.offer("model")),
    ];
  }
}
