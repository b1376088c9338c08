/* fighter.js - a fighter's card on a table without hexes: profile, markers, what it has done this
 * turn, its kit and abilities with what they do; what is left to the players is marked. */
import { h } from "../dom.js";
import { statesOf } from "../draw/counter.js";
import { profileList } from "../profile.js";
import { factsOf } from "./legend.js";

/** @import { PanelData, Token } from "../types.js" */

/** Labels as short as the card is narrow, and the facts' names. */
const PROFILE = [
  ["move", "movement"],
  ["ranged", "ranged"],
  ["melee", "melee"],
  ["armour", "armour"],
];
const LEFT = "Left to the players";

/** joined: rows of one label as one sentence; long ones come in several rows.
 * @param {[string, string][]} rows @param {string} label */
const joined = (rows, label) =>
  rows
    .filter(([x]) => x === label)
    .map(([, words]) => words)
    .join(" ");

/** kitOf: an item in words: what it does, and what is left to the players.
 * @param {PanelData} panel */
export function kitOf({ title, clause, rows }) {
  const does = rows.filter(([label]) => label !== LEFT).map(([, words]) => words);
  return { title, clause, does: does.join("; "), left: joined(rows, LEFT) };
}

/** usedKit: what orders would use of a fighter's kit, in words.
 * @param {import("./hand.js").Hand} hand @param {import("../types.js").Action[]} orders */
export function usedKit(hand, orders) {
  const { id, scene } = hand.answers.field;
  const own = orders.filter((a) => a.token === id);
  return (scene?.panels || [])
    .slice(1) /* the first is about the fighter */
    .filter(({ title }) => own.some((a) => a.label.includes(title)))
    .map(kitOf)
    .flatMap(({ title, does }) =>
      does ? [h("p", { class: "used-kit" }, `${title}: ${does}.`)] : [],
    );
}

/** The four numbers of the profile. @param {Token} token */
function profile(token) {
  const facts = new Map(factsOf(token));
  return profileList(PROFILE.map(([label, name]) => [label, facts.get(name)]));
}

/** Its markers, told apart by word, not by colour alone. @param {Token} token */
function markers(token) {
  const list = factsOf(token).filter(([label]) =>
    ["blood", "blessing", "infection"].includes(label),
  );
  return list.length ? list.map(([label, n]) => `${n} ${label.toUpperCase()}`).join(", ") : "none";
}

/** @param {PanelData} panel @param {(clause: string) => void} openRule */
function item(panel, openRule) {
  const { title, clause, does, left } = kitOf(panel);
  return h(
    "li",
    { class: left ? "unenforced" : "" },
    h("b", null, title),
    " ",
    clause && h("button", { class: "cl", type: "button", onclick: () => openRule(clause) }, clause),
    does && h("p", null, does),
    left && h("p", { class: "left" }, h("em", null, "Not enforced: "), left),
  );
}

/** Its states; what it does or has done this turn has a row of its own. @param {Token} token */
const states = (token) => statesOf(token).filter((x) => x !== "acting" && x !== "activated");

/** fighterCard: all there is to know about a fighter; `panels` is the rules' answer, [] while it is
 * not there. @param {Token} token @param {PanelData[]} panels
 * @param {(clause: string) => void} openRule */
export function fighterCard(token, panels, openRule) {
  const [about, ...kit] = panels;
  const rows = (about?.rows || []).filter(([label]) => label !== "Movement");
  const lines = /** @type {[string, string][]} */ ([
    ["markers", markers(token)],
    ["state", states(token).join(", ")],
    ...rows.map(([label, value]) => [label.toLowerCase(), value]),
  ]);
  return [
    profile(token),
    h(
      "table",
      { class: "fighter-rows" },
      lines
        .filter(([, value]) => value)
        .map(([label, value]) =>
          h("tr", null, h("th", { class: "lab", scope: "row" }, label), h("td", null, value)),
        ),
    ),
    kit.length > 0 &&
      h(
        "ul",
        { class: "fighter-kit" },
        kit.map((panel) => item(panel, openRule)),
      ),
    !kit.length && h("p", { class: "unit-note" }, new Map(factsOf(token)).get("kit")),
  ];
}
