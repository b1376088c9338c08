/* pages/muster.js - who fights, and on what table: the part of set-up for games with rosters. A
 * side has the scenario's own warband, one that is ready or kept here, one from a file or pasted,
 * or one by chance; the server judges it at once. */
import { count, h } from "../dom.js";
import { patch } from "../patch.js";
import { bringIn, importedWords, invent, judge, keptRosters, lists } from "../rosters.js";

/** @import { Game, Scenario } from "../types.js" */
/** @import { Judged, Lists } from "../rosters.js" */

/** @typedef {{from: string, text: string, said: string, judged: Judged|null,
 *   told: string, asked: number}} Force */

const OWN = "own"; /* as the scenario has it */

/** The field that an event came from; the one that was made may not be the one on the page.
 * @param {Event} e */
const field = (e) => /** @type {HTMLInputElement} */ (e.target);

export class Muster {
  /** @param {Game} game @param {() => void} changed what was chosen has changed */
  constructor(game, changed) {
    this.game = game;
    this.changed = changed;
    /** @type {Lists|null} */
    this.lists = null;
    /** @type {Force[]} */
    this.forces = [];
    this.kind = "";
    this.number = 1000 + Math.floor(Math.random() * 9000);
    /** @type {Scenario|null} */
    this.scenario = null;
    this.body = h("div", { class: "in forces" });
  }

  async load() {
    this.lists = await lists(this.game.id);
    const wanted = new URLSearchParams(location.search).get("roster");
    if (wanted && this.forces.length) this.pick(0, `kept ${wanted}`);
    this.draw();
  }

  /** deal: another scenario. @param {Scenario} scenario */
  deal(scenario) {
    this.scenario = scenario;
    for (const side of scenario.sides.keys())
      this.forces[side] ??= { from: OWN, text: "", said: "", told: "", judged: null, asked: 0 };
    this.forces.length = scenario.sides.length;
    if (!scenario.tables?.some((t) => t.id === this.kind)) this.kind = "";
    this.draw();
  }

  /** wish: the table, as the server is asked for it; "" for the scenario's own. */
  wish() {
    return this.kind ? `table ${this.kind} ${this.number}` : "";
  }

  /** wanted: what a new match gets of all this. */
  wanted() {
    const mine = (this.scenario?.sides || []).flatMap((side, i) =>
      this.forces[i].from === OWN ? [] : [[side.id, this.forces[i].text]],
    );
    return {
      ...(mine.length ? { with: Object.fromEntries(mine) } : {}),
      ...(this.kind ? { compose: this.wish() } : {}),
    };
  }

  /** trouble: why these warbands cannot play; "" when they can. */
  trouble() {
    for (const [i, force] of this.forces.entries()) {
      const side = this.scenario?.sides[i].title;
      if (force.from !== OWN && !force.text) return `${side} has no warband yet.`;
      if (force.judged?.faults.length || force.said) return `The warband of ${side} has faults.`;
    }
    return "";
  }

  /** @param {number} i @param {string} from */
  pick(i, from) {
    const [kind, id] = from.split(" ");
    const force = this.forces[i];
    Object.assign(force, { from, text: "", said: "", told: "", judged: null });
    if (kind === "ready") force.text = this.lists?.ready.find((r) => r.id === id)?.text || "";
    if (kind === "kept")
      force.text = keptRosters(this.game.id).find((r) => r.id === id)?.text || "";
    if (kind === "chance") void this.byChance(force, id);
    else void this.ask(force);
    this.draw();
  }

  /** @param {Force} force @param {string} faction */
  async byChance(force, faction) {
    const { from } = force;
    const text = await invent(this.game.id, { faction }).catch((e) => this.say(force, e));
    if (!text || force.from !== from) return;
    force.text = text;
    await this.ask(force);
  }

  /** ask: the server judges what is there. @param {Force} force */
  async ask(force) {
    const asked = ++force.asked;
    Object.assign(force, { said: "", told: "", judged: null });
    if (force.text.trim()) {
      const judged = await judge(this.game.id, force.text).catch((e) => this.say(force, e));
      if (asked !== force.asked) return;
      force.judged = judged || null;
    }
    this.draw();
  }

  /** @param {Force} force @param {unknown} error */
  say(force, error) {
    force.said = error instanceof Error ? error.message : String(error);
    this.draw();
    return null;
  }

  draw() {
    if (!this.lists || !this.scenario) return;
    patch(
      this.body,
      this.scenario.sides.map((side, i) => this.force(side.title, i)),
    );
    this.changed();
  }

  /** @param {string} title @param {number} i */
  force(title, i) {
    const force = this.forces[i];
    const [kind] = force.from.split(" ");
    return h(
      "fieldset",
      { "data-k": `force${i}` },
      h("legend", null, title),
      h("label", { class: "sr", for: `force${i}` }, `Warband of ${title}`),
      this.choices(force, i),
      kind === "text" && this.paste(force, i),
      kind === "chance" &&
        h(
          "button",
          { type: "button", class: "btn", onclick: () => this.pick(i, force.from) },
          "Another one",
        ),
      this.verdict(force),
    );
  }

  /** @param {Force} force @param {number} i */
  choices(force, i) {
    const option = (/** @type {string} */ value, /** @type {string} */ words) =>
      h("option", { value, selected: value === force.from }, words);
    const group = (/** @type {string} */ label, /** @type {HTMLOptionElement[]} */ ...list) =>
      list.length > 0 && h("optgroup", { label }, ...list);
    const { ready, factions } = /** @type {Lists} */ (this.lists);
    return h(
      "select",
      { id: `force${i}`, onchange: (/** @type {Event} */ e) => this.pick(i, field(e).value) },
      option(OWN, "The scenario's own"),
      option("text", "From a file, or pasted"),
      group("Kept here", ...keptRosters(this.game.id).map((r) => option(`kept ${r.id}`, r.name))),
      group(
        "Ready",
        ...ready.map((r) =>
          option(`ready ${r.id}`, `${r.name} (${factions.find((f) => f.id === r.faction)?.name})`),
        ),
      ),
      group("By chance", ...factions.map((f) => option(`chance ${f.id}`, `Some ${f.name}`))),
    );
  }

  /** @param {Force} force @param {number} i */
  paste(force, i) {
    const set = (/** @type {string} */ text) => {
      force.text = text;
      void this.ask(force);
    };
    const area = h("textarea", {
      id: `paste${i}`,
      rows: 5,
      spellcheck: "false",
      placeholder: 'roster "Third Platoon" …',
      oninput: (/** @type {Event} */ e) => set(field(e).value),
    });
    const file = h("input", {
      type: "file",
      id: `file${i}`,
      accept: ".txt,.json,.ros,.rosz",
      onchange: (/** @type {Event} */ e) => void this.fromFile(force, i, field(e)),
    });
    return h(
      "div",
      { class: "paste", "data-k": `paste${i}` },
      h("label", { for: `paste${i}` }, "The roster, as text"),
      area,
      h("label", { for: `file${i}` }, "or a file"),
      file,
    );
  }

  /** @param {Force} force @param {number} i @param {HTMLInputElement} input */
  async fromFile(force, i, input) {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const { text, answers } = await bringIn(this.game.id, file);
      const shown = document.getElementById(`paste${i}`);
      if (shown instanceof HTMLTextAreaElement) shown.value = text;
      force.text = text;
      await this.ask(force);
      force.told = importedWords(answers);
      this.draw();
    } catch (error) {
      this.say(force, error);
    }
  }

  /** What the server says of it. @param {Force} force */
  verdict(force) {
    const { judged, said } = force;
    if (said) return h("p", { class: "note e", role: "status" }, said);
    if (!judged) return null;
    const list = judged.variant_title || judged.title;
    const words = `${judged.name}: ${list}, ${count(judged.models.length, "model")}, `;
    return [
      h(
        "p",
        { class: "sm", role: "status" },
        `${words}${count(judged.ducats, "ducat")}. `,
        h("a", { href: this.editor(force) }, "Open in the editor"),
      ),
      force.told && h("p", { class: "advice" }, force.told),
      judged.faults.length > 0 &&
        h(
          "ul",
          { class: "faults" },
          judged.faults.map((f) =>
            h("li", null, `Line ${f.line}: ${f.reason} `, h("b", null, f.clause)),
          ),
        ),
    ];
  }

  /** @param {Force} force */
  editor(force) {
    const [kind, id] = force.from.split(" ");
    const query = kind === "kept" || kind === "ready" ? `?${kind}=${id}` : "";
    return `/rosters/${this.game.id}${query}`;
  }

  /** The table: the scenario's own, or laid out by a number. @param {() => void} redraw */
  table(redraw) {
    const tables = this.scenario?.tables || [];
    const set = (/** @type {string} */ kind, /** @type {number} */ number) => {
      this.kind = kind;
      this.number = number;
      redraw();
    };
    const kind = h(
      "select",
      { "data-k": "table-kind", id: "table-kind", onchange: () => set(kind.value, this.number) },
      h("option", { value: "" }, "The scenario's own"),
      tables.map((t) => h("option", { value: t.id, selected: t.id === this.kind }, t.title)),
    );
    const number = h("input", {
      type: "number",
      "data-k": "table-number",
      id: "table-number",
      min: 0,
      max: 999999999,
      value: this.number,
      onchange: () => set(this.kind, Math.max(0, Math.floor(Number(number.value) || 0))),
    });
    return [
      h("div", { class: "field" }, h("label", { for: "table-kind" }, "Table"), kind),
      this.kind && [
        h("div", { class: "field" }, h("label", { for: "table-number" }, "Number"), number),
        h(
          "button",
          {
            type: "button",
            class: "btn",
            onclick: () => set(this.kind, 1000 + Math.floor(Math.random() * 9000)),
          },
          "Another table",
        ),
        h("p", { class: "sm" }, "The same number always lays out the same table."),
      ],
    ].flat();
  }
}
