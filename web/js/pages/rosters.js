/* pages/rosters.js - /rosters/GAME: the shelf of warbands, or the one on the desk. */
import { count, fill, h } from "../dom.js";
import { games } from "../games.js";
import { bringIn, forgetRoster, importedWords, invent, judge } from "../rosters.js";
import { keepRoster, keptRosters, lists, newId } from "../rosters.js";
import { Desk } from "./desk.js";
import { foot, page } from "./page.js";

/** @import { Game } from "../types.js" */
/** @import { Lists } from "../rosters.js" */

class Shelf {
  /** @param {Game} game @param {Lists} known @param {HTMLElement} main */
  constructor(game, known, main) {
    this.game = game;
    this.known = known;
    this.main = main;
    this.said = h("p", { class: "said", role: "status" });
  }

  /** begin: a text becomes a warband of this browser and is opened.
   * @param {string} text @param {string} [told] */
  async begin(text, told = "") {
    try {
      const judged = await judge(this.game.id, text);
      const kept = { id: newId(), name: judged.name, text: judged.text };
      keepRoster(this.game.id, kept);
      await this.open(kept.id, told);
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** bring: a file, or a text that was pasted. @param {Blob} file */
  async bring(file) {
    try {
      const { text, answers } = await bringIn(this.game.id, file);
      await this.begin(text, importedWords(answers));
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {string} id @param {string} [told] what is to be known of it */
  async open(id, told = "") {
    const kept = keptRosters(this.game.id).find((r) => r.id === id);
    if (kept) {
      history.replaceState(null, "", `?kept=${id}`);
      await new Desk(this.game, this.known, kept, this.main).start(told);
    } else this.draw();
  }

  draw() {
    history.replaceState(null, "", location.pathname);
    const kept = keptRosters(this.game.id);
    fill(
      this.main,
      h("h1", { class: "sr" }, `Warbands of ${this.game.title}`),
      h(
        "div",
        { class: "shelf" },
        this.panel(
          "Your warbands",
          "kept in this browser",
          kept.length
            ? kept.map((r) => this.row(r.name, () => this.open(r.id), this.forget(r.id, r.name)))
            : h("p", null, "None yet: begin with a faction, a ready one or a file."),
        ),
        this.panel("A new one", "empty, or by chance", this.fresh()),
        this.panel(
          "Ready",
          "copied when you open one",
          this.known.ready.map((r) =>
            this.row(
              r.name,
              () => this.begin(r.text),
              h("small", null, `${r.ducats}, ${count(r.models, "model")}`),
            ),
          ),
        ),
        this.panel("From a file", "or pasted", this.paste()),
      ),
      this.said,
      foot(),
    );
  }

  /** @param {string} title @param {string} small @param {import("../dom.js").Children} content */
  panel(title, small, content) {
    return h(
      "section",
      { class: "panel" },
      h("h2", null, h("span", null, title), h("small", null, small)),
      h("div", { class: "in" }, content),
    );
  }

  /** @param {string} name @param {() => void} open @param {import("../dom.js").Children} more */
  row(name, open, more) {
    return h(
      "div",
      { class: "shelf-row" },
      h("button", { type: "button", class: "btn", onclick: open }, name),
      more,
    );
  }

  /** @param {string} id @param {string} name */
  forget(id, name) {
    const act = () => {
      forgetRoster(this.game.id, id);
      this.draw();
    };
    return h(
      "button",
      { type: "button", class: "btn small", "aria-label": `Remove ${name}`, onclick: act },
      "✕",
    );
  }

  fresh() {
    const faction = h(
      "select",
      { id: "new-faction" },
      this.known.factions.map((f) => h("option", { value: f.id }, f.name)),
    );
    const ducats = h("input", {
      id: "new-ducats",
      type: "number",
      min: 100,
      max: 9999,
      value: 700,
    });
    const chosen = () => this.known.factions.find((f) => f.id === faction.value);
    const empty = () => {
      const variant = chosen()?.must_choose ? ` ${chosen()?.variants[0].id}` : "";
      const name = chosen()?.name.slice(0, 36);
      void this.begin(`roster "${name}" ${faction.value}${variant}\nducats ${ducats.value}\n`);
    };
    const some = () =>
      invent(this.game.id, { faction: faction.value, ducats: Number(ducats.value) }).then(
        (text) => this.begin(text),
        (error) => (this.said.textContent = error.message),
      );
    return [
      h("div", { class: "field" }, h("label", { for: "new-faction" }, "Faction"), faction),
      h("div", { class: "field" }, h("label", { for: "new-ducats" }, "Ducats"), ducats),
      h(
        "p",
        { class: "row" },
        h("button", { type: "button", class: "btn go", id: "new-empty", onclick: empty }, "Begin"),
        h("button", { type: "button", class: "btn", id: "new-chance", onclick: some }, "By chance"),
      ),
    ];
  }

  paste() {
    const area = h("textarea", {
      id: "paste",
      class: "import-text",
      rows: 6,
      spellcheck: "false",
      placeholder: 'roster "Third Platoon" …',
    });
    const file = h("input", {
      type: "file",
      id: "file",
      accept: ".txt,.json,.ros,.rosz",
      onchange: () => file.files?.[0] && this.bring(file.files[0]),
    });
    return h(
      "div",
      { class: "paste" },
      h("label", { for: "file" }, "A roster file"),
      file,
      h("label", { for: "paste" }, "or its text"),
      area,
      h(
        "button",
        {
          type: "button",
          class: "btn",
          id: "open-text",
          onclick: () => this.bring(new Blob([area.value])),
        },
        "Open it",
      ),
    );
  }
}

/** No game, or one without warbands: which have some. @param {string} id @param {Game[]} able */
function elsewhere(id, able) {
  const link = (/** @type {Game} */ g) =>
    h("a", { class: "btn go", href: `/rosters/${g.id}` }, `Warbands of ${g.title}`);
  const words = id
    ? `There is no game with warbands called "${id}".`
    : "A warband belongs to a game: choose one.";
  const inside = h(
    "div",
    { class: "in" },
    h("p", null, words),
    h("p", { class: "row" }, able.map(link)),
  );
  const title = h("h1", { class: "panel-title" }, "Warbands");
  return page(
    "Warbands",
    h("main", { class: "narrow" }, h("section", { class: "panel" }, title, inside)),
  );
}

/** @param {string} id */
export async function rostersPage(id) {
  const able = (await games()).filter((g) => g.rosters);
  const game = able.find((g) => g.id === id);
  if (!game) return elsewhere(id, able);
  const known = await lists(id);
  const main = h("main", { class: "rosters-page" });
  const shelf = new Shelf(game, known, main);
  const query = new URLSearchParams(location.search);
  const ready = known.ready.find((r) => r.id === query.get("ready"));
  document.title = `Warbands: ${game.title}`;
  if (ready) await shelf.begin(ready.text);
  else if (query.get("kept")) await shelf.open(query.get("kept") || "");
  else shelf.draw();
  return page(`Warbands: ${game.title}`, main);
}
