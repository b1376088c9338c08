/* rules.js - the rules in our own words, opened at a clause; "/" searches. */
import { get } from "../api.js";
import { fill, h } from "../dom.js";

/** @import { Clause } from "../types.js" */

/** Is it indented throughout, as drawings are? @param {string} text */
const drawn = (text) => text.split("\n").every((line) => line.startsWith("    "));

/** What empty lines separate; a drawing may have some of its own. @param {string} text */
export function blocks(text) {
  /** @type {string[]} */
  const all = [];
  for (const part of text.split(/\n(?:[ \t]*\n)+/)) {
    const p = part.replace(/^\n+/, "");
    const last = all.length - 1;
    if (last >= 0 && drawn(all[last]) && drawn(p)) all[last] += `\n\n${p}`;
    else if (p.trim()) all.push(p);
  }
  return all;
}

/** @param {string} text */
function paragraphs(text) {
  return blocks(text).map((p) => {
    if (drawn(p)) return h("pre", null, p);
    return /^\s*\|/.test(p) ? tableOf(p) : listOrText(p.trim());
  });
}

/** What stands before the clauses: headings, tables, drawings, paragraphs. @param {string} text
 * @returns {HTMLElement[]} */
function introOf(text) {
  /** @type {(part: string) => HTMLElement|null} */
  const written = (part) => {
    if (part.startsWith("```")) return h("pre", null, part.replace(/^```.*\n|```$/g, ""));
    if (/^#+ /.test(part)) return h("h3", null, part.replace(/^#+ /, ""));
    return part.trim() ? h("div", { class: "rl" }, paragraphs(part.trimEnd())) : null;
  };
  const parts = text.replace(/^# .*\n/, "").split(/^(```[^]*?^```$|#+ .*)$/m);
  return parts.map(written).filter((part) => part !== null);
}

/** @param {string} text */
function listOrText(text) {
  const lines = text.split("\n");
  if (!lines.every((l) => /^\s*([-*]|\d+\.)\s/.test(l))) return h("p", null, inline(text));
  return h(
    "ul",
    null,
    lines.map((l) => h("li", null, inline(l.replace(/^\s*([-*]|\d+\.)\s+/, "")))),
  );
}

/** **bold**, *italic* and `code` of plain Markdown. @param {string} text */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/).map((part) => {
    if (part.startsWith("**") && part.length > 4) return h("b", null, part.slice(2, -2));
    if (part.startsWith("`") && part.length > 2) return h("code", null, part.slice(1, -1));
    if (part.startsWith("*") && part.length > 2) return h("i", null, part.slice(1, -1));
    return part;
  });
}

/** @param {string} text */
function tableOf(text) {
  const rows = text
    .trim()
    .split("\n")
    .map((l) =>
      l
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((c) => c.trim()),
    );
  const body = rows.filter((r) => !r.every((c) => /^:?-+:?$/.test(c)));
  return h(
    "div",
    { class: "table-wrap" },
    h(
      "table",
      { class: "grid" },
      body.map((r, i) =>
        h(
          "tr",
          null,
          r.map((c) =>
            i === 0 && body.length < rows.length
              ? h("th", null, inline(c))
              : h("td", null, inline(c)),
          ),
        ),
      ),
    ),
  );
}

export class Rules {
  /** @param {string} game @param {(() => void)|null} close */
  constructor(game, close) {
    this.game = game;
    this.search = h("input", {
      type: "search",
      placeholder: "Search",
      "aria-label": "Search the rules",
      oninput: () => this.filter(),
    });
    this.list = h("div", { class: "in scroll rules-list", tabindex: "0" });
    this.small = h("small");
    this.element = h(
      "section",
      { class: "panel rules-panel", "aria-label": "Rules" },
      h(
        "h2",
        null,
        h("span", null, "Rules"),
        this.small,
        close && h("button", { type: "button", class: "btn xs", onclick: close }, "Close"),
      ),
      this.list,
      h(
        "div",
        { class: "scrub" },
        h("label", null, "Search ", h("kbd", { class: "key" }, "/")),
        this.search,
      ),
    );
    /** @type {Clause[]|null} */
    this.clauses = null;
    /** @type {HTMLElement[]} */
    this.intro = [];
  }

  async load() {
    if (this.clauses) return;
    const rules = await get(`rules/${this.game}`);
    this.clauses = rules.clauses;
    this.intro = introOf(rules.intro || "");
    this.draw(rules.clauses, true);
  }

  /** @param {Clause[]} clauses @param {boolean} whole all of them, not what was searched for */
  draw(clauses, whole) {
    let section = "";
    const nodes = whole ? [...this.intro] : [];
    for (const c of clauses) {
      if (c.section && c.section !== section) nodes.push(h("h3", null, c.section));
      section = c.section || section;
      nodes.push(
        h(
          "article",
          { class: "rl", id: `rule-${c.id}`, tabindex: "-1" },
          h("b", null, c.id),
          c.title && h("em", null, c.title),
          paragraphs(c.text),
        ),
      );
    }
    fill(
      this.list,
      nodes.length ? nodes : h("p", { class: "empty" }, "No rule contains these words."),
    );
  }

  filter() {
    const words = this.search.value.trim().toLowerCase().split(/\s+/);
    const whole = words.join("") === "";
    this.draw(
      (this.clauses || []).filter((c) =>
        words.every((w) => `${c.id} ${c.title} ${c.text}`.toLowerCase().includes(w)),
      ),
      whole,
    );
  }

  /** @param {string} [clause] */
  async open(clause) {
    await this.load();
    if (this.search.value) {
      this.search.value = "";
      this.draw(this.clauses || [], true);
    }
    this.list.querySelectorAll(".on").forEach((e) => e.classList.remove("on"));
    const found = clause && this.find(clause);
    this.small.textContent = clause || "";
    if (!found) return;
    found.classList.add("on");
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
  }

  /** The clause, or the nearest one that contains it ("XX-7.4a" is in "XX-7.4").
   * @param {string} clause @returns {HTMLElement|null} */
  find(clause) {
    for (let id = clause; id; id = id.slice(0, -1)) {
      const element = document.getElementById(`rule-${id}`);
      if (element) return element;
    }
    return null;
  }
}
