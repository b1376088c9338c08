/* pages/seatchoice.js - who plays a side: you, the computer, a friend by link, anyone. */
import { h } from "../dom.js";
import { swatch } from "../draw/sides.js";

/** @typedef {{who: 'me'|'computer'|'link'|'open', level: string}} SeatChoice */
/** @typedef {{title: string, printed?: boolean}} Side */

/** @type {[SeatChoice["who"], string][]} */
const CHOICES = [
  ["me", "you"],
  ["computer", "computer"],
  ["link", "friend by link"],
  ["open", "anyone"],
];

/** @param {string} group @param {string} value @param {boolean} on
 * @param {import("../dom.js").Children} text @param {() => void} pick */
export function radio(group, value, on, text, pick) {
  return h(
    "label",
    { class: on ? "opt on" : "opt" },
    h("input", { type: "radio", name: group, value, checked: on, onchange: pick }),
    h("span", null, text),
  );
}

/** The strength of the computer. @param {SeatChoice} seat @param {number} i
 * @param {string} title @param {string[]} levels @param {() => void} changed */
function levelsOf(seat, i, title, levels, changed) {
  return h(
    "span",
    { class: "levels", role: "radiogroup", "aria-label": `${title}: how strong` },
    levels.map((level) =>
      h(
        "label",
        { class: level === seat.level ? "on" : "" },
        h("input", {
          type: "radio",
          name: `level${i}`,
          value: level,
          checked: level === seat.level,
          onchange: () => {
            seat.level = level;
            changed();
          },
        }),
        level,
      ),
    ),
  );
}

/** @param {Side} side @param {SeatChoice} seat @param {number} i @param {number} colour
 * @param {string[]} levels @param {() => void} changed */
export function seatRow(side, seat, i, colour, levels, changed) {
  const offered = CHOICES.filter(([who]) => !side.printed || who === "me" || who === "computer");
  const strong = seat.who === "computer" && !side.printed;
  return h(
    "fieldset",
    { class: "seat" },
    h("legend", { class: "lab" }, swatch(colour, 18), " ", side.title),
    h(
      "div",
      { class: "opts" },
      offered.map(([who, words]) =>
        radio(
          `seat${i}`,
          who,
          seat.who === who,
          who === "computer" && side.printed ? "its printed orders" : words,
          () => {
            seat.who = who;
            changed();
          },
        ),
      ),
      strong && levelsOf(seat, i, side.title, levels, changed),
    ),
  );
}

/** "you play the Raider", as the sum of all choices says it.
 * @param {SeatChoice} seat @param {Side} side */
export function seatWords(seat, side) {
  const who = {
    me: "you play",
    link: "a friend plays",
    open: "anyone who comes plays",
    computer: side.printed ? "printed orders play" : `the computer, ${seat.level}, plays`,
  }[seat.who];
  return `${who} ${side.title}`;
}
