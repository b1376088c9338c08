/* counter.js - one cardboard counter on a grid of 100 units, centred on 0,0: outline and band say
 * whose, the pictogram says what, the plate holds the numbers, badges the states. */
import { hasSymbol, s, use } from "../dom.js";
import { band, isCut, outline } from "./sides.js";

/** @import { Token } from "../types.js" */

const VEILED = new Set(["acted", "done", "moved", "spent", "used", "finished"]);
const PINNED = new Set(["pinned", "suppressed", "shaken", "stunned"]);
/** Tokens that say who holds a place (a fort's flag) lie under the units and are not stacked. */
const PLACES = new Set(["fort", "flag", "place"]);

/** @param {Token} token */
export const statesOf = (token) => (token.states ? token.states.split(" ") : []);

/** isVeiled: has it done what it may do? @param {Token} token */
export const isVeiled = (token) => statesOf(token).some((x) => VEILED.has(x));

/** letterOf: the letter that stands for a state on the counter; "" where it has a picture or none
 * at all. @param {string} state */
export const letterOf = (state) =>
  VEILED.has(state) || PINNED.has(state) || PLACES.has(state) || hasSymbol(`b-${state}`)
    ? ""
    : state.charAt(0).toUpperCase();

/** A round badge with a picture or a letter.
 * @param {number} x @param {number} y @param {string} sign @param {string} [fill] */
function badge(x, y, sign, fill = "var(--card)") {
  return s(
    "g",
    { class: "badge" },
    s("circle", { cx: x, cy: y, r: 17, fill, stroke: "var(--card-ink)", "stroke-width": 2.5 }),
    hasSymbol(sign)
      ? use(sign, x - 10, y - 10, 20, 20, "on-card")
      : s("text", { x, y: y + 8, "font-size": 23, class: "fig" }, sign),
  );
}

/** @param {number} side @param {string} left @param {string} right */
function plate(side, left, right) {
  const cut = isCut(side);
  const wide = right ? 16 + 13 * right.length : 0;
  const corner = cut ? "L86 98H14L2 86" : "Q98 98 86 98H14Q2 98 2 86";
  const size = Math.min(25, (88 - wide) / (0.56 * left.length)); /* as large as fits beside it */
  const parts = [s("path", { d: `M2 70H98V86${corner}Z`, fill: "var(--card)" })];
  if (right) {
    const end = 98 - wide;
    parts.push(
      s("path", {
        d: `M${end} 70H98V86${cut ? `L86 98H${end}` : `Q98 98 86 98H${end}`}Z`,
        fill: "var(--card-ink)",
      }),
    );
  }
  return s(
    "g",
    { class: "plate" },
    parts,
    left &&
      s(
        "text",
        { x: 50 - wide / 2, y: 84 + size * 0.35, "font-size": size.toFixed(1), class: "fig" },
        left,
      ),
    right && s("text", { x: 98 - wide / 2, y: 92.5, "font-size": 24, class: "fig fig-2" }, right),
  );
}

/** @param {Token} token @param {number} side */
function pictogram(token, side) {
  const cls = side <= 2 ? "on-dark" : "on-card";
  const size = token.damage ? 50 : 56;
  const [x, y] = token.damage ? [26, 6] : [24, 8];
  if (hasSymbol(token.picture)) return use(String(token.picture), x, y, size, size, cls);
  const letters = (token.picture || token.name || token.glyph || "?")
    .replace(/^[ubt]-/, "")
    .slice(0, 2);
  return s("text", { x: 54, y: 50, "font-size": 38, class: `fig ${cls}` }, letters);
}

/** @param {Token} token */
function pips(token) {
  const count = Math.min(token.damage_of || 0, 8);
  const step = 75 / Math.max(count, 6);
  return Array.from({ length: count }, (_, i) =>
    s("rect", {
      x: 24 + i * step,
      y: 60,
      width: step - 3.5,
      height: 8,
      "stroke-width": 1.5,
      stroke: "var(--card-ink)",
      fill: i < (token.damage || 0) ? "var(--amber)" : "rgba(0,0,0,.38)",
    }),
  );
}

/** The direction it faces, clear of the corners and their badges. @param {number} degrees */
function pointer(degrees) {
  return s(
    "g",
    { transform: `rotate(${degrees} 50 50)`, class: "pointer" },
    s("path", {
      d: "M31 -9L50 -33 69 -9 50 -15Z",
      fill: "var(--card-ink)",
      stroke: "var(--card)",
      "stroke-width": 4,
      "stroke-linejoin": "round",
      "paint-order": "stroke",
    }),
  );
}

/** The back of a counter: the same for every hidden piece of a side. @param {string} d */
function back(d) {
  return [
    s("path", { d, fill: "url(#p-down)" }),
    s("circle", {
      cx: 50,
      cy: 50,
      r: 25,
      fill: "var(--card)",
      stroke: "var(--card-ink)",
      "stroke-width": 2.5,
    }),
    use("u-unknown", 30, 29, 40, 42, "on-card"),
  ];
}

/** @param {Token} token @param {number} side */
function face(token, side) {
  return [
    side === 1
      ? s("rect", { x: 7, y: 16, width: 7, height: 50, fill: band(1) })
      : s("rect", { x: 5, y: 16, width: 12, height: 50, fill: band(side) }),
    pictogram(token, side),
    (token.left || token.right) && plate(side, token.left || "", token.right || ""),
    token.experience && [
      s("rect", { x: 74, y: 4, width: 23, height: 24, rx: 3, fill: "var(--card)" }),
      use(token.experience > 1 ? "b-hero" : "b-veteran", 76, 5, 19, 22, "on-card"),
    ],
    token.damage && pips(token),
  ].flat();
}

/** @param {Token} token @param {string} d
 * @param {boolean} stacked the size of the stack is in the corner */
function marks(token, d, stacked) {
  const states = statesOf(token);
  const parts = [];
  if (isVeiled(token))
    parts.push(
      s(
        "g",
        { class: "veil" },
        s("path", { d, fill: "var(--t-ground)", opacity: 0.42 }),
        badge(88, 12, "b-done"),
      ),
    );
  if (states.some((x) => PINNED.has(x)))
    parts.push(badge(12, stacked ? 46 : 12, "b-pinned", "var(--amber)"));
  const other = states.filter((x) => !VEILED.has(x) && !PINNED.has(x));
  other.slice(0, 2).forEach((x, i) => parts.push(badge(88, 12 + i * 34, letterOf(x) || `b-${x}`)));
  return parts;
}

/** What was hidden from somebody, seen after the end: a dashed frame and an eye. */
const unveiled = () => [
  s("rect", { class: "unveiled", x: -9, y: -9, width: 118, height: 118, rx: 10 }),
  s("rect", { class: "unveiled dashes", x: -9, y: -9, width: 118, height: 118, rx: 10 }),
  s(
    "g",
    { class: "badge" },
    s("circle", {
      cx: 2,
      cy: 2,
      r: 17,
      fill: "var(--card)",
      stroke: "var(--card-ink)",
      "stroke-width": 2.5,
    }),
    use("i-eye", -10, -10, 24, 24, "on-card"),
  ),
];

/** counter: the drawing of one unit. `turn` is the facing in degrees clockwise from up.
 * @param {Token} token @param {number} side 1..4 @param {{count?: number, turn?: number}} [more] */
export function counter(token, side, more = {}) {
  const d = outline(side);
  return s(
    "g",
    { class: "counter", transform: "translate(-50 -50)" },
    s("path", { d, transform: "translate(3.500 5)", opacity: 0.35 }),
    s("path", { d, transform: "translate(1.500 2.500)", fill: "var(--card-edge)" }),
    s(
      "g",
      { class: "ring" },
      s("path", {
        d,
        fill: "none",
        stroke: "var(--card-ink)",
        "stroke-width": 19,
        "stroke-linejoin": "round",
      }),
      s("path", {
        d,
        fill: "none",
        stroke: "var(--amber)",
        "stroke-width": 13,
        "stroke-linejoin": "round",
      }),
    ),
    s(
      "g",
      { class: "may" },
      s("path", { d, fill: "none", stroke: "var(--card-ink)", "stroke-width": 11 }),
      s("path", { d, fill: "none", stroke: "var(--amber)", "stroke-width": 7 }),
    ),
    s("path", { d, fill: `var(--s${side})`, stroke: "var(--card-ink)", "stroke-width": 2.5 }),
    token.hidden ? back(d) : face(token, side),
    !token.hidden && marks(token, d, (more.count || 0) > 1),
    !token.hidden && more.turn !== undefined && pointer(more.turn),
    token.secret && unveiled(),
    more.count && more.count > 1 && badge(10, 10, String(more.count)),
  );
}

/** marker: a thing that belongs to nobody (cut wire, smoke, objective): its symbol, or a disc
 * with letters.
 * @param {Token} token @param {number} [turn] the direction a bunker faces */
export function marker(token, turn) {
  const picture = token.picture || "";
  if (picture.startsWith("t-") && hasSymbol(picture))
    return s(
      "g",
      { class: "marker" },
      use(picture, -100, -100, 200),
      turn !== undefined && s("g", { transform: "translate(-50 -50)" }, pointer(turn)),
    );
  return s(
    "g",
    { class: "marker" },
    s("circle", { r: 42, class: "cleared" }),
    s("circle", { cx: 2.5, cy: 4, r: 30, opacity: 0.35 }),
    s("circle", { r: 30, fill: "var(--card)", stroke: "var(--card-ink)", "stroke-width": 2.5 }),
    hasSymbol(picture)
      ? use(picture, -20, -20, 40, 40, "on-card")
      : s(
          "text",
          { y: 10, "font-size": 27, class: "fig" },
          (token.glyph || token.name || "?").slice(0, 3),
        ),
  );
}

/** @param {Token} token */
export const isEmblem = (token) => statesOf(token).some((x) => PLACES.has(x));

/** isFlag: who holds a place that is drawn by itself. @param {Token} token */
export const isFlag = (token) => statesOf(token).includes("flag");

/** emblem: a small flag in its holder's outline, the name of a fort below in italics.
 * @param {Token} token @param {number} side */
export function emblem(token, side) {
  const held = token.side >= 0;
  const d = outline(held ? side : 2);
  const cls = held && side <= 2 ? "on-dark" : "on-card";
  const name = (token.name || "").split(",")[0];
  return s(
    "g",
    { class: "emblem" },
    s(
      "g",
      { transform: "scale(.52) translate(-50 -50)" },
      s("path", {
        d,
        fill: held ? `var(--s${side})` : "var(--card)",
        stroke: "var(--card-ink)",
        "stroke-width": 6,
      }),
      held && s("rect", { x: 12, y: 15, width: 20, height: 70, fill: band(side) }),
      use(
        hasSymbol(token.picture) ? String(token.picture) : "u-standard",
        held ? 36 : 22,
        22,
        56,
        56,
        cls,
      ),
    ),
    !isFlag(token) && s("text", { y: 84, class: "place-name" }, name),
  );
}

/** counterIcon: a counter in a small picture of its own.
 * @param {Token} token @param {number} side @param {number} size */
export function counterIcon(token, side, size) {
  const art = isEmblem(token)
    ? emblem(token, side)
    : token.side < 0
      ? marker(token)
      : counter(token, side);
  return s(
    "svg",
    {
      width: size,
      height: size,
      viewBox: "-60 -60 120 120",
      "aria-hidden": "true",
      class: "counter-icon",
    },
    art,
  );
}

/** What a token is, for people. @param {Token} token @param {string} owner */
export function tokenName(token, owner) {
  if (token.hidden) return `Hidden piece of ${owner}`;
  const parts = [token.name || token.glyph || "Piece"];
  if (token.side >= 0 && owner) parts.push(owner);
  if (token.damage_of) parts.push(`damage ${token.damage || 0} of ${token.damage_of}`);
  if (token.states) parts.push(token.states.replaceAll(" ", ", "));
  if (token.secret) parts.push("was hidden");
  return parts.join(", ");
}
