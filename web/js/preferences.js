/* preferences.js - everything a player may choose, on one sheet; it opens from every page. */
import { h } from "./dom.js";
import { askNotices } from "./notices.js";
import { CHOICES, choose, chosen } from "./prefs.js";
import { play } from "./sound.js";
import { sheet } from "./table/menu.js";

/** @import { Choice } from "./prefs.js" */

/** In the order of the sheet: a heading, what each value is called, and a remark.
 * @type {[Choice, string, Record<string, string>, string?][]} */
const WORDS = [
  ["theme", "Theme", { system: "as the system", light: "day", dark: "night" }],
  ["colours", "Colours", { standard: "standard", contrast: "more contrast" }],
  ["size", "Size of text", { 90: "small", 100: "normal", 115: "large", 130: "very large" }],
  [
    "coordinates",
    "Names of places on the map",
    { auto: "when they can be read", always: "always", never: "never" },
  ],
  [
    "speed",
    "The other side's moves",
    { off: "at once", fast: "fast", normal: "normal", slow: "slow" },
  ],
  ["wait", "While they are shown", { off: "I may act already", on: "my orders wait" }],
  ["sound", "Sound", { off: "off", on: "on" }],
  [
    "confirm",
    "Ask first",
    { final: "before I give up", turns: "also before I end a turn early" },
    "Early: while some of your pieces could still act.",
  ],
  [
    "next",
    "When a piece has acted",
    { on: "take up the nearest that may do the same", off: "take up none" },
    "Only pieces on the screen; a press on any other takes that one up instead.",
  ],
  [
    "attack",
    "An attack takes",
    { once: "one press when its odds are shown", twice: "always a second press" },
  ],
  [
    "notices",
    "When it is my turn",
    { off: "a dot in the title", on: "a notice of the system too" },
    "Notices appear only while the page is open but out of sight.",
  ],
];

/** @param {Choice} name @param {string} value */
function changed(name, value) {
  choose(name, value);
  if (name === "sound") play("move");
}

/** @param {Choice} name @param {string} value @param {string} words @param {HTMLElement} said */
function radio(name, value, words, said) {
  const input = h("input", {
    type: "radio",
    name: `pref-${name}`,
    value,
    checked: chosen(name) === value,
    onchange: async () => {
      said.textContent = "";
      if (name === "notices" && value === "on") said.textContent = await askNotices();
      changed(name, value);
    },
  });
  return h("label", { class: "choice" }, input, h("span", null, words));
}

/** @param {(typeof WORDS)[0]} row */
function choice([name, title, words, remark]) {
  const said = h("p", { class: "sm", role: "status" });
  const order = Object.keys(words).filter((value) => CHOICES[name].includes(value));
  return h(
    "fieldset",
    { class: "preference" },
    h("legend", null, title),
    h(
      "div",
      { class: "choice-row" },
      order.map((value) => radio(name, value, words[value], said)),
    ),
    remark && h("p", { class: "sm" }, remark),
    said,
  );
}

export function openPreferences() {
  const dialog = sheet("Preferences", WORDS.map(choice));
  dialog.classList.add("preferences");
}
