/* pages/deskkit.js - what a model carries, by the place where it is worn, with a hand drawn for
 * each hand that it takes, and the places that are free. */
import { h, icon } from "../dom.js";
import { removeItem } from "../rostertext.js";
import { priceOf } from "./deskparts.js";

/** @import { Item, Judged, Model } from "../rosters.js" */
/** @import { Desk } from "./desk.js" */
/** @typedef {{item: Item, at: number, place: string, hands: number}} Worn */

const PLACES = [
  "Both hands",
  "Right hand",
  "Left hand",
  "Holster",
  "Belt",
  "Slung",
  "Body",
  "Head",
  "Grenades",
  "Pack",
  "Training",
];

const HANDS = /** @type {Record<string, number>} */ ({ "1-handed": 1, "2-handed": 2, shield: 1 });

/** @type {Record<string, string>} */
const ELSEWHERE = { armour: "Body", grenade: "Grenades", ability: "Training" };

/** @param {Item} item */
const isHeadgear = (item) =>
  item.group === "headgear" || (item.facts || "").split(", ").includes("headgear");

/** @param {Item} item */
const handsOf = (item) => (item.group === "held" ? 1 : HANDS[item.slot] || 0);

/** wornBy: each thing and its place. What needs both hands has them; a blade comes before a pistol;
 * who carries more than he holds draws it when it is needed. @param {Item[]} items */
export function wornBy(items) {
  const both = items.find((i) => i.slot === "2-handed");
  const blades = items.some((i) => i.slot === "1-handed" && !i.ranged);
  const free = both ? [] : ["Right hand", "Left hand"];
  const shield = items.some((i) => handsOf(i) === 1 && i.slot !== "1-handed");
  if (shield) free.pop();
  const place = (/** @type {Item} */ item) => {
    const hands = handsOf(item);
    if (!hands) return isHeadgear(item) ? "Head" : ELSEWHERE[item.slot] || "Pack";
    if (item === both) return "Both hands";
    if (hands === 2) return "Slung";
    if (item.slot !== "1-handed") return "Left hand";
    if (item.ranged && (both || blades)) return "Holster";
    return free.shift() || (item.ranged ? "Holster" : "Belt");
  };
  return items
    .map((item, at) => ({ item, at, place: place(item), hands: handsOf(item) }))
    .sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place));
}

/** freePlaces: where nothing is, and something may be. @param {Worn[]} worn @param {Item[]} kit */
function freePlaces(worn, kit) {
  const may = (/** @type {(item: Item) => boolean} */ fits) => kit.some((k) => !k.never && fits(k));
  const taken = (/** @type {string} */ place) => worn.some((w) => w.place === place);
  return [
    !worn.some((w) => w.hands) && may((k) => handsOf(k) > 0) && "Hands",
    !taken("Body") && may((k) => k.slot === "armour") && "Body",
    !taken("Head") && may(isHeadgear) && "Head",
    !taken("Grenades") && may((k) => k.slot === "grenade") && "Grenades",
  ].filter((place) => place !== false);
}

/** Its numbers and what it does, in words. @param {Item} item */
export const does = (item) => [item.facts, item.does].filter(Boolean).join("; ");

/** What the players see to themselves. @param {Item} item */
export const left = (item) =>
  item.left &&
  h("span", { class: "left" }, h("b", { class: "chip" }, "not enforced"), " ", item.left);

/** @param {number} n */
const hands = (n) =>
  n
    ? h(
        "span",
        { class: "hands", role: "img", "aria-label": n === 2 ? "two hands" : "one hand" },
        Array.from({ length: n }, () => icon("i-hand", 17)),
      )
    : h("span", { class: "sm" }, "none");

/** @param {Desk} desk @param {Model} m @param {Worn} worn @param {number} fixed */
function row(desk, m, { item, at, place, hands: taken }, fixed) {
  const take = h(
    "button",
    {
      type: "button",
      class: "btn small",
      "aria-label": `Take ${item.name} away`,
      "data-k": `take-${at}-${item.id}`,
      onclick: () => desk.change(removeItem(desk.text, m.number, at - fixed)),
    },
    "✕",
  );
  return h(
    "tr",
    { "data-k": `item${at}-${item.id}` },
    h("td", { class: "place" }, place),
    h("th", { scope: "row" }, item.name, left(item)),
    h("td", null, hands(taken)),
    h("td", { class: "sm reach" }, does(item)),
    h("td", { class: "r" }, item.fixed ? "its own" : priceOf(item)),
    h("td", { class: "r" }, !item.fixed && take),
  );
}

/** @param {string} place */
const freeRow = (place) =>
  h(
    "tr",
    { class: "free", "data-k": `free-${place}` },
    h("td", { class: "place" }, place),
    h("td", { colspan: 5 }, place === "Grenades" ? "free, one kind" : "free"),
  );

/** In one sentence what is in the hands, and what is drawn instead. @param {Worn[]} worn */
function inHand(worn) {
  const held = worn.filter((w) => w.place.endsWith("hand") || w.place === "Both hands");
  const drawn = worn.filter((w) => ["Holster", "Belt", "Slung"].includes(w.place));
  const names = (/** @type {Worn[]} */ list) => list.map((w) => w.item.name).join(" and ");
  if (!held.length || !drawn.length) return null;
  return h(
    "p",
    { class: "sm in-hand" },
    icon("i-hand", 15),
    `In hand: ${names(held)}. Drawn instead: ${names(drawn)}.`,
  );
}

/** @param {Desk} desk @param {Judged} judged @param {Model} m */
export function kitTable(desk, judged, m) {
  const fixed = m.items.filter((i) => i.fixed).length;
  const worn = wornBy(m.items);
  return [
    h(
      "table",
      { class: "kit" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ["place", "kit", "hands", "reach and keywords", "ducats", ""].map((words) =>
            h(words ? "th" : "td", { class: "lab", ...(words && { scope: "col" }) }, words),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        worn.map((w) => row(desk, m, w, fixed)),
        freePlaces(worn, judged.kit || []).map(freeRow),
      ),
    ),
    inHand(worn),
  ];
}
