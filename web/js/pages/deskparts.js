/* pages/deskparts.js - beside a warband: what may be added and why not, what is wrong, and the
 * sheet for the table that is printed. */
import { count, h, icon, upper } from "../dom.js";
import { addItem } from "../rostertext.js";

/** @import { Entry, Item, Judged, Model } from "../rosters.js" */
/** @import { Desk } from "./desk.js" */

/** "30", "30 + 1 glory", "2 glory" @param {{ducats: number, glory?: number}} p */
export const priceOf = (p) =>
  [p.ducats || !p.glory ? String(p.ducats || 0) : "", p.glory ? `${p.glory} glory` : ""]
    .filter((w) => w)
    .join(" + ");

/** A clause of the rules, to be read. @param {Desk} desk @param {string} [clause] */
export const clauseOf = (desk, clause) =>
  !!clause && h("a", { class: "cl", href: `/rules/${desk.game.id}#${clause}` }, clause);

/** One that may be added: its name, what is to be known, the price, and the button for it.
 * @param {Desk} desk @param {{id: string, name: string, ducats: number, glory?: number,
 *   why?: string, clause?: string}} thing @param {string} facts @param {() => void} add */
function offer(desk, thing, facts, add) {
  const no = thing.why !== undefined;
  const look = () => desk.consider(thing);
  const leave = () => desk.consider(null);
  return h(
    "li",
    {
      class: no ? "offer no" : "offer",
      "data-k": `offer-${thing.id}`,
      onpointerenter: look,
      onpointerleave: leave,
      onfocusin: look,
      onfocusout: leave,
    },
    no && icon("i-no", 17),
    h(
      "div",
      null,
      h("b", null, thing.name),
      " ",
      h("span", { class: "sm" }, facts),
      no && h("p", { class: "why" }, `${upper(thing.why || "")} `, clauseOf(desk, thing.clause)),
    ),
    h("span", { class: "price" }, priceOf(thing)),
    h(
      "button",
      {
        type: "button",
        class: no ? "btn small" : "btn",
        "data-k": `add-${thing.id}`,
        "aria-label": `Add ${thing.name}${no ? " all the same" : ""}`,
        onclick: add,
      },
      icon("i-add", 14),
      !no && "Add",
    ),
  );
}

/** sumOf: what the warband costs with this, in words; what is left only where there is a limit.
 * @param {Judged} judged @param {{name: string, ducats: number}} thing */
export function sumOf(judged, thing) {
  const sum = judged.ducats + thing.ducats;
  const rest = judged.limit ? judged.limit.ducats - sum : 0;
  const after = rest < 0 ? `${-rest} too many` : `${rest} left`;
  return [
    h("span", null, `With ${thing.name}: `),
    h("b", null, `${judged.ducats} + ${thing.ducats} = ${sum}`),
    h("span", null, judged.limit ? `, ${after}` : ""),
  ];
}

/** What stands below the list: the sum with what is looked at. @param {Desk} desk
 * @param {Judged} judged */
const addFoot = (desk, judged) =>
  h(
    "p",
    { class: "add-foot sm" },
    desk.considered ? sumOf(judged, desk.considered) : leftOf(judged),
  );

/** @param {Judged} judged */
function leftOf(judged) {
  const rest = judged.limit ? judged.limit.ducats - judged.ducats : 0;
  if (!judged.limit) return `${count(judged.ducats, "ducat")} so far`;
  return rest < 0 ? `${count(-rest, "ducat")} too many` : `${count(rest, "ducat")} left`;
}

/** The head of what may be added; on a phone the handle of the sheet. @param {Desk} desk
 * @param {Judged} judged @param {string} title @param {string} small */
const addHead = (desk, judged, title, small) => [
  h(
    "button",
    {
      type: "button",
      class: "sheet-handle",
      "data-k": "sheet",
      "aria-expanded": desk.sheetOpen ? "true" : "false",
      onclick: () => desk.pull(!desk.sheetOpen),
    },
    h("span", { class: "grip" }),
    h("b", null, title),
    h("small", null, leftOf(judged)),
  ),
  h("h2", null, h("span", null, title), h("small", null, small)),
];

/** Those that may be added, those that may not now, and those that never.
 * @template {{id: string, name: string, ducats: number, why?: string, never?: boolean}} T
 * @param {T[]} list @param {(thing: T) => HTMLElement} row */
function offers(list, row) {
  const open = list.filter((x) => x.why === undefined);
  const shut = list.filter((x) => x.why !== undefined && !x.never);
  const never = list.filter((x) => x.never);
  return [
    h("ul", { class: "offers-list" }, open.map(row)),
    shut.length > 0 && [
      h("h3", { class: "lab" }, "Not now, and why"),
      h("ul", { class: "offers-list" }, shut.map(row)),
    ],
    never.length > 0 &&
      h(
        "details",
        { "data-k": "never" },
        h("summary", null, `${never.length} more that this model may not have`),
        h("ul", { class: "offers-list" }, never.map(row)),
      ),
  ].flat();
}

/** @param {Desk} desk @param {Item[]} kit */
function tabs(desk, kit) {
  const open = kit.filter((k) => !k.never);
  const groups = [...new Set(open.map((k) => k.group || ""))];
  const many = (/** @type {string} */ group) =>
    group ? upper(group.replaceAll("-", " ")) : `All ${open.length}`;
  const pick = (/** @type {string} */ group) => () => {
    desk.group = group;
    desk.draw();
  };
  return h(
    "div",
    { class: "tabs", role: "group", "aria-label": "Kinds of kit" },
    ["", ...groups].map((group) =>
      h(
        "button",
        {
          type: "button",
          "data-k": `group-${group}`,
          "aria-pressed": group === desk.group ? "true" : "false",
          onclick: pick(group),
        },
        many(group),
      ),
    ),
  );
}

/** @param {Desk} desk @param {Judged} judged @param {Model|undefined} model */
export function addPanel(desk, judged, model) {
  const kinds = (/** @type {Entry} */ e) =>
    e.mercenary ? "mercenary" : e.elite ? "elite" : "troop";
  if (desk.adding === "model" || !model)
    return [
      ...addHead(desk, judged, "Add a model", "to the warband"),
      h(
        "div",
        { class: "in" },
        offers(judged.entries, (e) => offer(desk, e, kinds(e), () => desk.recruit(e))),
      ),
      addFoot(desk, judged),
    ];
  const all = judged.kit || [];
  const known = all.some((k) => k.group === desk.group) ? desk.group : "";
  const fits = (/** @type {Item} */ k) =>
    (!known || k.group === known) && k.name.toLowerCase().includes(desk.filter);
  return [
    ...addHead(desk, judged, "Add kit", `to ${model.name}`),
    tabs(desk, all),
    h(
      "div",
      { class: "in" },
      h(
        "label",
        { class: "field" },
        "Find ",
        h("input", {
          type: "search",
          id: "kit-filter",
          "data-k": "filter",
          value: desk.filter,
          oninput: (/** @type {Event} */ e) => {
            desk.filter = /** @type {HTMLInputElement} */ (e.target).value.toLowerCase();
            desk.draw();
          },
        }),
        h("kbd", null, "/"),
      ),
      offers(all.filter(fits), (k) =>
        offer(desk, k, k.facts || k.slot, () =>
          desk.change(addItem(desk.text, model.number, k.id)),
        ),
      ),
    ),
    addFoot(desk, judged),
  ];
}

/** @param {Desk} desk @param {Judged} judged */
export function duePanel(desk, judged) {
  const { faults, limit } = judged;
  const rest = limit ? limit.ducats - judged.ducats : 0;
  const fits = judged.entries
    .filter((e) => e.why === undefined && e.ducats && e.ducats <= rest)
    .sort((a, b) => b.ducats - a.ducats)[0];
  const open =
    new Set(
      judged.models.flatMap((m) =>
        [...m.items, ...m.abilities].filter((x) => x.left).map((x) => x.id),
      ),
    ).size + judged.left.length;
  const show = (/** @type {number} */ line) => {
    const model = judged.models.find((m) => m.line === line);
    return (
      model &&
      h(
        "button",
        {
          type: "button",
          class: "btn small",
          "aria-label": `Show ${model.name}`,
          onclick: () => desk.take(model.number),
        },
        model.name,
      )
    );
  };
  return [
    h(
      "h2",
      { "aria-live": "polite" },
      h("span", null, "Before you play"),
      h("small", { id: "verdict" }, faults.length ? count(faults.length, "fault") : "legal"),
    ),
    h(
      "div",
      { class: "in" },
      h(
        "ul",
        { class: "faults" },
        faults.map((f) =>
          h(
            "li",
            null,
            icon("i-fault", 22),
            h("span", null, `${upper(f.reason)} `, clauseOf(desk, f.clause)),
            show(f.line),
          ),
        ),
      ),
      rest > 0 &&
        h(
          "p",
          { class: "advice" },
          icon("i-warn", 20),
          h(
            "span",
            null,
            `${count(rest, "ducat is", "ducats are")} not spent`,
            fits ? `: ${fits.name} fits (${fits.ducats}).` : ".",
          ),
        ),
      open > 0 &&
        h(
          "p",
          { class: "remark" },
          icon("i-eye", 20),
          h(
            "span",
            null,
            `${count(open, "rule is", "rules are")} not enforced: the sheet says what to do.`,
          ),
        ),
      judged.arsenal.length > 0 && h("p", { class: "remark" }, icon("i-eye", 20), stored(judged)),
    ),
  ];
}

/** What nobody carries. @param {Judged} judged */
const stored = ({ arsenal }) =>
  h("span", null, `Arsenal: ${arsenal.map((x) => x.name).join(", ")}.`);

/** The page for the table. @param {Judged} judged */
export function sheet(judged) {
  /** @type {Map<string, {name: string, left?: string}>} */
  const notes = new Map(judged.left.map((rule) => [rule.name, rule]));
  for (const m of judged.models)
    for (const x of [...m.items, ...m.abilities]) if (x.left) notes.set(x.id, x);
  const names = (/** @type {Item[]} */ list) =>
    list.map((x) => (x.left ? `${x.name}*` : x.name)).join(", ");
  const { variant_title: variant, title } = judged;
  const sign = (/** @type {number|undefined} */ n) =>
    n === undefined ? "–" : n < 0 ? `−${-n}` : `+${n}`;
  const all = new Map(
    judged.models.flatMap((m) => [...m.items, ...m.abilities].map((x) => [x.id, x])),
  );
  const told = [...all.values()].filter((x) => x.facts || x.does);
  return [
    h("h2", null, judged.name),
    h(
      "p",
      null,
      `${variant || title}, ${count(judged.models.length, "model")}, ${priceOf(judged)} ducats`,
    ),
    h(
      "table",
      null,
      h(
        "tr",
        null,
        [
          "#",
          "Model, BLOOD",
          "Move",
          "Ranged",
          "Melee",
          "Armour",
          "Base",
          "Battlekit, abilities, keywords",
          "Ducats",
        ].map((words) => h("th", null, words)),
      ),
      judged.models.map((m) =>
        h(
          "tr",
          null,
          h("td", null, m.number),
          h(
            "td",
            null,
            h("b", null, m.name),
            h("br"),
            m.title,
            h("br"),
            h("span", { class: "boxes" }, "□□□□□□"),
          ),
          h("td", null, `${m.profile.move}″`, m.profile.flying && " flying"),
          h("td", null, sign(m.profile.ranged)),
          h("td", null, sign(m.profile.melee)),
          h("td", null, m.profile.armour),
          h("td", null, m.profile.base),
          h(
            "td",
            null,
            m.items.length > 0 && [names(m.items), h("br")],
            h("i", null, names(m.abilities), m.abilities.length > 0 && "; "),
            m.keywords.map((word) => word.replaceAll("-", " ").toUpperCase()).join(", "),
          ),
          h("td", null, priceOf(m)),
        ),
      ),
    ),
    ...judged.fireteams.map((team) =>
      h(
        "p",
        null,
        "Fireteam: ",
        team.map((n) => judged.models.find((m) => m.number === n)?.name).join(" and "),
      ),
    ),
    judged.arsenal.length > 0 && h("p", null, stored(judged)),
    h("h3", null, "What they have"),
    h(
      "dl",
      null,
      told.map((x) =>
        h(
          "div",
          null,
          h("dt", null, x.name),
          " ",
          h("dd", null, [x.facts, x.does].filter(Boolean).join("; ")),
        ),
      ),
    ),
    notes.size > 0 && h("h3", null, "* The players see to it"),
    h(
      "dl",
      null,
      [...notes.values()].map((x) =>
        h("div", null, h("dt", null, x.name), " ", h("dd", null, x.left)),
      ),
    ),
  ];
}
