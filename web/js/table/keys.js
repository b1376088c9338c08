/* keys.js - every key of the table, in one list that "?" shows. */
import { h } from "../dom.js";
import { sheet } from "./menu.js";

/** @typedef {{keys: string[], shown: string, does: string}} Key */

/** Directions of the cell cursor in degrees, 0 right, 90 down. @type {Record<string, number>} */
export const DIRECTIONS = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
  n: 60,
  b: 120,
  y: 240,
  u: 300,
};

/** @type {Key[]} */
export const KEYS = [
  { keys: ["Tab"], shown: "Tab", does: "next panel or button" },
  { keys: [], shown: "arrows, Y U B N", does: "move the cursor on the map" },
  { keys: ["[", "]"], shown: "[ ]", does: "previous, next piece that can act" },
  { keys: ["Enter"], shown: "Enter", does: "select, or do what is shown" },
  { keys: ["Escape"], shown: "Esc", does: "cancel, go back" },
  { keys: [" "], shown: "Space", does: "fan out the stack under the cursor" },
  { keys: ["1"], shown: "1 to 9", does: "pick from a stack or a list" },
  { keys: ["a"], shown: "A", does: "next target, with its odds" },
  {
    keys: ["l"],
    shown: "L",
    does: "line of sight from the selected piece or the cursor; Enter starts it elsewhere",
  },
  { keys: ["m"], shown: "M", does: "measuring tape, on a table without hexes" },
  { keys: ["."], shown: ".", does: "cursor to the nearest model or objective; Shift: small steps" },
  { keys: ["g"], shown: "G", does: "place a blast by hand, and see whom it would hit" },
  { keys: ["w"], shown: "W", does: "the way goes through this point, and on from there" },
  { keys: ["v"], shown: "V", does: "another height of the same point: a floor, or below it" },
  { keys: ["q"], shown: "Q", does: "markers: like this for the rest of the turn, or not" },
  { keys: ["z"], shown: "Z", does: "undo" },
  { keys: ["h"], shown: "H", does: "hint" },
  { keys: ["e"], shown: "E", does: "end the turn or phase" },
  { keys: ["r"], shown: "R", does: "rules; / searches them" },
  { keys: ["t"], shown: "T", does: "text mode on or off" },
  { keys: ["+", "-", "0"], shown: "+ - 0", does: "zoom in, out, whole map" },
  { keys: ["?"], shown: "?", does: "this list" },
];

/** @param {Key[]} [keys] */
export function showKeys(keys = KEYS) {
  sheet("Keys", [
    h(
      "table",
      { class: "keys" },
      keys.map((k) =>
        h("tr", null, h("td", null, h("kbd", { class: "key" }, k.shown)), h("td", null, k.does)),
      ),
    ),
  ]);
}
