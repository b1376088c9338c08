/* pages/page.js - the frame of every page that is not a table. */
import { h } from "../dom.js";
import { openPreferences } from "../preferences.js";
import { toggleTheme } from "../prefs.js";
import { mark, tool } from "../table/header.js";

/** @param {string|Node[]} lead what stands in the bar: words, or parts of it
 * @param {...import("../dom.js").Children} content */
export function page(lead, ...content) {
  return h(
    "div",
    { class: "page" },
    h(
      "header",
      { class: "bar" },
      mark(),
      typeof lead === "string" ? h("div", { class: "lead-line" }, lead) : lead,
      h("div", { class: "grow" }),
      h(
        "nav",
        { class: "links", "aria-label": "Pages" },
        h("a", { href: "/lobby" }, "Open tables"),
        h("a", { href: "/rules/" }, "Rules"),
      ),
      h(
        "div",
        { class: "tools" },
        tool("i-prefs", "Preferences", openPreferences),
        tool("i-moon", "Light or dark", toggleTheme),
      ),
    ),
    ...content,
  );
}

export function foot() {
  return h(
    "footer",
    null,
    "Sandtable is an independent program. ",
    "It is not affiliated with or endorsed by the publishers of these games.",
  );
}

const NUMBERS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
];

/** A number that begins a sentence. @param {number} n */
export const numberWord = (n) => NUMBERS[n] || String(n);
