/* pages/deskmodel.js - one model of a warband: profile, kit, abilities, its partner. */
import { h, icon, upper } from "../dom.js";
import { profileList } from "../profile.js";
import { copyModel, removeModel, renameModel, withTeam } from "../rostertext.js";
import { does, kitTable, left } from "./deskkit.js";
import { clauseOf, priceOf } from "./deskparts.js";

/** @import { Judged, Model } from "../rosters.js" */
/** @import { Desk } from "./desk.js" */

/** A model's picture. @param {Model} m */
export const tile = (m) => h("span", { class: "tile" }, icon(m.picture, 32));

/** @param {number|undefined} n */
const dice = (n) => (n === undefined ? "none" : n > 0 ? `+${n}` : String(n));

/** @param {Model} m */
function profile(m) {
  const { move, flying, ranged, melee, armour, base } = m.profile;
  return profileList([
    ["move", `${move}″${flying ? " flying" : ""}`],
    ["ranged", dice(ranged)],
    ["melee", dice(melee)],
    ["armour", armour],
    ["base", `${base} mm`],
  ]);
}

/** @param {Model} m */
const abilities = (m) =>
  m.abilities.length > 0 && [
    h("h3", { class: "lab" }, "Abilities and rules of the list"),
    h(
      "ul",
      { class: "abilities" },
      m.abilities.map((a) =>
        h(
          "li",
          { class: a.left ? "open" : "" },
          h("b", null, a.name),
          h("span", { class: "does" }, does(a)),
          left(a),
        ),
      ),
    ),
  ];

/** @param {Desk} desk @param {Judged} judged @param {Model} m */
function partner(desk, judged, m) {
  const team = judged.fireteams.find((t) => t.includes(m.number));
  const now = team?.find((n) => n !== m.number) || 0;
  if (!judged.teams && !now) return null;
  return h(
    "label",
    { class: "field" },
    "Fireteam with ",
    h(
      "select",
      {
        "data-k": `team${m.number}`,
        onchange: (/** @type {Event} */ e) => {
          const other = Number(/** @type {HTMLSelectElement} */ (e.target).value);
          desk.change(withTeam(desk.text, m.number, other));
        },
      },
      h("option", { value: "0", selected: !now }, "nobody"),
      judged.models
        .filter((x) => x !== m)
        .map((x) => h("option", { value: x.number, selected: x.number === now }, x.name)),
    ),
  );
}

/** @param {Desk} desk @param {Judged} judged @param {Model} m */
export function modelPanel(desk, judged, m) {
  const at = judged.models.indexOf(m) + 1;
  const bought = m.items.reduce((sum, i) => sum + (i.ducats || 0), 0);
  return [
    h(
      "h2",
      null,
      h("span", null, m.name),
      h(
        "small",
        null,
        `${at} of ${judged.models.length} `,
        h("kbd", null, "["),
        h("kbd", null, "]"),
      ),
    ),
    h(
      "div",
      { class: "in" },
      h(
        "div",
        { class: "model-who" },
        tile(m),
        h(
          "div",
          null,
          h("label", { class: "lab", for: "model-name" }, "Name"),
          h("input", {
            type: "text",
            id: "model-name",
            "data-k": `name${m.number}`,
            value: m.name,
            maxlength: 39,
            onchange: (/** @type {Event} */ e) => {
              const { value } = /** @type {HTMLInputElement} */ (e.target);
              desk.change(renameModel(desk.text, m.number, value));
            },
          }),
          h(
            "p",
            null,
            m.title,
            " ",
            m.keywords
              .map((k) => [h("span", { class: "chip" }, k.replaceAll("-", " ")), " "])
              .flat(),
          ),
        ),
        h(
          "div",
          { class: "r" },
          h("b", { class: "big" }, priceOf(m)),
          h("p", { class: "sm" }, `${m.ducats - bought} + ${bought} kit`),
        ),
      ),
      desk
        .faultsOf(m)
        .map((f) =>
          h(
            "p",
            { class: "note e" },
            h("span", null, upper(f.reason), " ", clauseOf(desk, f.clause)),
          ),
        ),
      profile(m),
      kitTable(desk, judged, m),
      partner(desk, judged, m),
      abilities(m),
      h(
        "p",
        { class: "row" },
        h(
          "button",
          {
            type: "button",
            class: "btn",
            "data-k": "copy",
            onclick: () => {
              const made = copyModel(desk.text, m.number);
              desk.change(made.text, made.number);
            },
          },
          [icon("i-add", 15), "One more like this"],
        ),
        h(
          "button",
          {
            type: "button",
            class: "btn",
            "data-k": "remove",
            onclick: () => desk.change(removeModel(desk.text, m.number)),
          },
          "Remove from the warband",
        ),
      ),
    ),
  ];
}
