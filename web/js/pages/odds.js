/* pages/odds.js - /odds/GAME?KEY=VALUE&..: exact odds for people at a real table. The form is made
 * from what the game says it understands; the address is the question, so it can be sent. */
import { get, Refusal } from "../api.js";
import { copyButton } from "../copy.js";
import { h, s } from "../dom.js";
import { games } from "../games.js";
import { patch } from "../patch.js";
import { foot, page } from "./page.js";

/** @typedef {{id: string, title: string}} Choice */
/** @typedef {{key: string, title: string, choices?: Choice[], none?: string, many?: boolean,
 *   min?: number,
 *   max?: number, initial?: number}} Word */
/** @typedef {{text: string, p: number, exact: string}} Chance */
/** @typedef {{action: string, clause: string, needs: string, outcomes: Chance[], losses: Chance[],
 *   items: {label: string, value: string, clause: string}[]}} Answer */

const MANY = 10; /* choices to tick */

const percent = (/** @type {number} */ p) => `${(p * 100).toFixed(p < 0.0995 ? 2 : 1)} %`;

/** A bar to the scale of 100 %. @param {number} p */
const bar = (p) =>
  s(
    "svg",
    { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    s("rect", { width: 100, height: 10, class: "odds-whole" }),
    s("rect", { width: Math.max(0.4, p * 100).toFixed(2), height: 10, class: "odds-part" }),
  );

/** wordsOf: the question as the server reads it. A choice without a word for none is always said.
 * @param {URLSearchParams} query @param {Word[]} form */
export function wordsOf(query, form) {
  const said = form.flatMap(({ key, choices, many, none }) => {
    const usual = choices && !many && none === undefined ? choices[0]?.id : "";
    return query.get(key) ? [] : usual ? [[key, usual]] : [];
  });
  return [...query, ...said]
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${value}`)
    .join(" ");
}

/** titleOf: "ignore-armour" as people write it. @param {Choice} choice */
const titleOf = (choice) => {
  const words = choice.title.replaceAll("-", " ");
  return words[0].toUpperCase() + words.slice(1);
};

class Calculator {
  /** @param {string} game @param {Word[]} words */
  constructor(game, words) {
    this.game = game;
    this.words = words;
    this.query = new URLSearchParams(location.search);
    this.answer = h("section", { class: "panel odds-answer", "aria-live": "polite" });
    this.asked = 0;
  }

  /** @param {string} key @param {string} value "": as it would be without it */
  set(key, value) {
    if (value) this.query.set(key, value);
    else this.query.delete(key);
    const words = this.query.toString();
    history.replaceState(null, "", words ? `?${words}` : location.pathname);
    void this.ask();
  }

  /** outside: the numbers that no roll has, in words; "": none. */
  outside() {
    return this.words
      .filter(({ key, choices, min = 0, max = 0 }) => {
        const n = Number(this.query.get(key) || min);
        return !choices && !(n >= min && n <= max);
      })
      .map(({ title, min, max }) => `${title}: ${min} to ${max}.`)
      .join(" ");
  }

  /** @param {string} why there is no answer */
  refuse(why) {
    patch(
      this.answer,
      h("h2", { class: "panel-title" }, "Odds"),
      h("p", { class: "in note e" }, why),
    );
  }

  async ask() {
    const asked = ++this.asked;
    const outside = this.outside();
    if (outside) return this.refuse(outside);
    const words = wordsOf(this.query, this.words);
    try {
      const answer = await get(`games/${this.game}/odds?${new URLSearchParams({ words })}`);
      if (asked === this.asked) this.show(answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.asked) this.refuse(error.message);
    }
  }

  /** @param {Answer} answer */
  show(answer) {
    const chances = answer.losses.length ? answer.losses : answer.outcomes;
    const rest = 1 - chances.reduce((sum, c) => sum + c.p, 0);
    const miss = rest > 1e-9 ? [{ text: "Nothing.", p: rest, exact: "" }] : [];
    patch(
      this.answer,
      h("h2", { class: "panel-title" }, answer.action, h("small", null, answer.clause)),
      h(
        "div",
        { class: "in" },
        answer.needs && h("p", null, answer.needs),
        h(
          "table",
          { class: "odds-items" },
          answer.items.map((i) =>
            h("tr", null, h("th", null, i.label), h("td", null, i.value), h("td", null, i.clause)),
          ),
        ),
        h("h3", null, "In all"),
        this.table([...chances, ...miss]),
        answer.losses.length > 0 && [h("h3", null, "One by one"), this.table(answer.outcomes)],
        h("p", null, copyButton(location.href)),
      ),
    );
  }

  /** @param {Chance[]} chances */
  table(chances) {
    return h(
      "table",
      { class: "odds-lines" },
      chances.map((c) =>
        h(
          "tr",
          null,
          h("th", null, c.text),
          h("td", { class: "odds-bar" }, bar(c.p)),
          h("td", null, percent(c.p)),
          h("td", { class: "odds-exact" }, c.exact),
        ),
      ),
    );
  }

  /** @param {Word} word */
  field(word) {
    const id = `word-${word.key}`;
    const now = this.query.get(word.key) || "";
    if (word.many) return this.boxes(word, new Set(now.split(",").filter((x) => x)));
    const input = word.choices
      ? h(
          "select",
          { id, onchange: () => this.set(word.key, input.value) },
          word.none !== undefined && h("option", { value: "" }, word.none),
          word.choices.map((c) => h("option", { value: c.id, selected: c.id === now }, titleOf(c))),
        )
      : h("input", {
          id,
          type: "number",
          min: String(word.min),
          max: String(word.max),
          value: now || String(word.initial),
          oninput: () => this.set(word.key, Number(input.value) ? input.value : ""),
        });
    return h("div", { class: "field" }, h("label", { for: id }, word.title), input);
  }

  /** What may be ticked; a long list is folded on a phone, so that the answer is near.
   * @param {Word} word @param {Set<string>} on */
  boxes(word, on) {
    const choices = word.choices || [];
    const boxes = choices.map((c) => {
      const box = h("input", {
        type: "checkbox",
        checked: on.has(c.id),
        onchange: () => {
          if (box.checked) on.add(c.id);
          else on.delete(c.id);
          this.set(word.key, [...on].join(","));
        },
      });
      return h("label", null, box, titleOf(c));
    });
    if (choices.length <= MANY) return h("fieldset", null, h("legend", null, word.title), boxes);
    const open = on.size > 0 || matchMedia("(min-width: 900px)").matches;
    return h("details", { open }, h("summary", null, word.title), h("div", null, boxes));
  }
}

/** @param {string} id */
export async function oddsPage(id) {
  const game = (await games()).find((g) => g.id === id);
  const { words } = /** @type {{words: Word[]}} */ (await get(`games/${id}/odds`));
  const calculator = new Calculator(id, words);
  const title = `Odds: ${game ? game.title : id}`;
  document.title = title;
  void calculator.ask();
  return page(
    title,
    h(
      "main",
      { class: "odds-page" },
      h(
        "section",
        { class: "panel" },
        h("h1", { class: "panel-title" }, "What do you roll?"),
        h(
          "form",
          { class: "in odds-form", onsubmit: (/** @type {Event} */ e) => e.preventDefault() },
          words.map((word) => calculator.field(word)),
        ),
      ),
      calculator.answer,
    ),
    foot(),
  );
}
