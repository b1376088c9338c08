/* keyboard.js - what a key does at the table. Keys typed into a field belong to the field. */
import { DIRECTIONS, showKeys } from "./keys.js";

/** @import { Table } from "./table.js" */

/** @param {KeyboardEvent} e */
function typing(e) {
  const t = e.target;
  return (
    t instanceof HTMLInputElement ||
    t instanceof HTMLTextAreaElement ||
    t instanceof HTMLSelectElement
  );
}

/** Keys that work wherever the focus is. @type {Record<string, (t: Table) => void>} */
const ANYWHERE = {
  "[": (t) => t.parts.cursor.nextActor(-1),
  "]": (t) => t.parts.cursor.nextActor(1),
  a: (t) => t.parts.cursor.nextTarget(),
  z: (t) => t.dispatch.undo(),
  h: (t) => {
    t.dispatch.hint();
  },
  r: (t) => t.toggleRules(),
  t: (t) => t.toggleText(),
  l: (t) => t.toggleSight(),
  m: (t) => t.toggleTape(),
  w: (t) => t.parts.hand.pointing?.through(),
  v: (t) => t.parts.hand.pointing?.rise(),
  g: (t) => t.toggleBlast(),
  q: (t) => t.parts.cards.goOnLikeThis(),
  "+": (t) => t.parts.board.camera.zoomBy(1.25),
  "=": (t) => t.parts.board.camera.zoomBy(1.25),
  "-": (t) => t.parts.board.camera.zoomBy(0.8),
  0: (t) => t.parts.board.camera.fit(),
  "?": () => showKeys(),
  e: (t) => {
    const end = t.parts.hand.orders.ends[0];
    if (end) t.dispatch.act(end);
  },
};

/** Is the focus on the map or on nothing in particular? */
function onMap() {
  const active = document.activeElement;
  return !active || active === document.body || active.classList.contains("map");
}

/** @param {Table} table @param {KeyboardEvent} e */
export function keyDown(table, e) {
  if (e.ctrlKey || e.altKey || e.metaKey || document.querySelector("dialog[open], .menu")) return;
  if (e.key === "Escape") return escape(table, e);
  if (typing(e)) return;
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  const rules = table.rules && !table.rules.element.hidden;
  if (key === "/" && rules) table.rules?.search.focus();
  else if (ANYWHERE[key]) ANYWHERE[key](table);
  else if (/^[1-9]$/.test(key)) table.parts.cursor.number(Number(key));
  else if (!mapKey(table, key, e.shiftKey)) return;
  e.preventDefault();
}

/** @param {Table} table @param {string} key @param {boolean} shift */
function mapKey(table, key, shift) {
  if (!onMap() || table.text) return false;
  if (key in DIRECTIONS) table.parts.cursor.step(DIRECTIONS[key], shift);
  else if (key === "Enter") table.parts.cursor.enter();
  else if (key === ".") table.parts.cursor.snap();
  else if (key === " ") table.parts.cursor.space();
  else return false;
  return true;
}

/** @param {Table} table @param {KeyboardEvent} e */
function escape(table, e) {
  if (table.rules && !table.rules.element.hidden) table.toggleRules();
  else if (table.parts.hand.back()) table.parts.board.element.focus({ preventScroll: true });
  else if (table.parts.replay.active) table.parts.replay.leave();
  else return;
  table.parts.frame.closeSheets();
  e.preventDefault();
}
