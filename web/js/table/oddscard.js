/* oddscard.js - the odds card: who attacks whom, how the number is worked out, rule by rule, the
 * exact chance, one button. */
import { h, upper } from "../dom.js";
import { die } from "../draw/dice.js";
import { enemyOf, groupsOf, nothing, sentences } from "./results.js";

/** @import { Action, Odds, OddsLine, Seat } from "../types.js" */
/** @import { Group, Histogram } from "./results.js" */

/** @param {number} p */
export const percent = (p) => `${(p * 100).toFixed(1)} %`;

/** @param {OddsLine[]} lines */
const sum = (lines) => lines.reduce((total, l) => total + l.p, 0);

/** The sentence that all these outcomes share, if there is one. @param {OddsLine[]} lines */
const common = (lines) =>
  sentences(lines[0]?.text || "").find((x) => lines.every((l) => sentences(l.text).includes(x))) ||
  "";

const SURE = 0.9; /* harm that is almost certain is not worth the headline */

/** The outcomes to lead with: what the order does to the other side. Harm where it is in doubt, the
 * loss of a piece where harm is nearly certain; where neither is possible, any effect at all.
 * @param {Odds} odds @param {number} seat whose order it is @param {Seat[]} seats
 * @returns {{p: number, lines: OddsLine[], words: string, loss: number}} `loss`: the chance of a
 *   loss, if that is not what `p` already is */
export function success(odds, seat, seats) {
  const enemy = enemyOf(seat, seats);
  const losses = odds.lines.filter((l) => l.lost.some(enemy));
  const harm = odds.lines.filter((l) => l.lost.some(enemy) || l.hurt.some(enemy));
  const fatal = losses.length > 0 && (losses.length === harm.length || sum(harm) > SURE);
  const lead = fatal ? losses : harm.length ? harm : odds.lines.filter((l) => l.effect);
  const whose = seats[lead[0]?.[fatal ? "lost" : "hurt"].find(enemy) ?? -1]?.title;
  const words =
    common(lead) ||
    (!whose ? "Some effect." : fatal ? `${whose} loses a piece.` : `${whose} is hurt.`);
  return {
    p: sum(lead),
    lines: lead,
    words: lead.length ? words : "",
    loss: fatal ? 0 : sum(losses),
  };
}

/** unfinished: who decides before the attack is over, and how likely that is; "" if nobody does.
 * @param {Odds} odds @param {Seat[]} seats */
export function unfinished(odds, seats) {
  const chance = seats.map((_, i) => sum(odds.lines.filter((l) => l.next === i)));
  const who = seats.flatMap((seat, i) =>
    chance[i] ? `${seat.title} (${percent(chance[i])})` : [],
  );
  return who.length ? `More dice may follow when ${who.join(" or ")} has decided.` : "";
}

/** @param {string} words */
const note = (words) => words && h("p", { class: "wait" }, words);

/** "1/2" is worth showing, "123/7776" is not. @param {OddsLine[]} lines */
function fraction(lines) {
  const text = lines.length === 1 ? lines[0].fraction : "";
  return text && Number(text.split("/")[1]) < 1000 ? text.replace("/", " of ") : "";
}

const SIX = [1, 2, 3, 4, 5, 6];

/** The faces of one six-sided die that succeed, read from "hits on 3 or less"; null where they do
 * not add up to the chance. @param {string} needs @param {number} p */
export function goodFaces(needs, p) {
  const match = /\b(\d) or (less|more)\b|\bon (?:a )?(\d)\b(?! or)/.exec(needs);
  if (!match) return null;
  const n = Number(match[1] || match[3]);
  const good = SIX.filter((face) =>
    match[2] === "less" ? face <= n : match[2] === "more" ? face >= n : face === n,
  );
  return Math.abs(good.length / 6 - p) > 0.001 ? null : good;
}

/** @param {number[]} good */
function faces(good) {
  return h(
    "div",
    { class: "faces", role: "img", "aria-label": `${good.length} of 6 faces` },
    SIX.map((face) => die(face, 6, 32, { hit: good.includes(face) })),
  );
}

const RESULTS = 4; /* sentences of a group that are listed; the rest is summed up */

/** One result: its words, its chance, a bar to the scale of 100 %.
 * @param {string} text @param {number} p @param {string} kind */
function bar(text, p, kind) {
  const line = h("i", { class: kind });
  line.style.width = `${Math.max(0.5, p * 100).toFixed(1)}%`;
  return h("li", null, h("span", null, text), h("b", null, percent(p)), h("div", null, line));
}

/** Many results that differ in a number: a row of bars, the loss at the end, and the mean.
 * @param {Histogram} x */
function histogram({ name, bars, mean, unit }) {
  const tallest = Math.max(...bars.map((b) => b.p));
  const words = bars.map((b) => `${b.label}: ${percent(b.p)}`).join(", ");
  return h(
    "div",
    { class: "histo", role: "img", "aria-label": `${name}, ${unit} ${words}` },
    h(
      "div",
      { class: "histo-bars" },
      bars.map((b) => {
        const column = h("i", { class: b.worst ? "lost" : "hurt" });
        column.style.height = `${((b.p / tallest) * 46).toFixed(1)}px`;
        const chance = b.p >= 0.0005 ? (b.p * 100).toFixed(b.p < 0.0995 ? 1 : 0) : "";
        return h("span", null, h("small", null, chance), column, h("b", null, b.label));
      }),
    ),
    h("p", null, `${name}: ${unit}, mean ${mean.toFixed(1)} if it is not lost`),
  );
}

/** What the dice may do to one side. @param {Group} group @param {string} title */
function outcome(group, title) {
  const drawn = group.histogram;
  const rest = group.results.filter((r) => !drawn?.of.has(r.text));
  const more = rest.slice(RESULTS);
  return h(
    "section",
    { class: `outcome ${group.side}` },
    h("h3", null, title, h("b", null, percent(group.p))),
    drawn && histogram(drawn),
    rest.length > 0 &&
      h(
        "ul",
        { class: "bars" },
        rest.slice(0, RESULTS).map((r) => bar(r.text, r.p, r.kind)),
        more.length > 0 &&
          h("li", { class: "more" }, `and ${more.length} more, each ${percent(more[0].p)} or less`),
      ),
  );
}

/** All that may come of it, by whom it hurts. @param {Odds} odds @param {CardTexts} texts */
function outcomes(odds, texts) {
  const titles = { theirs: "The enemy", mine: "Your side", both: "Also" };
  const none = nothing(odds);
  return h(
    "div",
    { class: "outcomes", tabindex: "0", role: "group", "aria-label": "Possible results" },
    groupsOf(odds, texts.seat, texts.seats).map((group) => outcome(group, titles[group.side])),
    none > 0 && h("ul", { class: "bars none" }, bar("Nothing happens.", none, "other")),
  );
}

/** @param {Action} action @param {(clause: string) => void} openRule */
function items(action, openRule) {
  const rows = (action.items || []).map((item) =>
    h(
      "tr",
      { class: `${item.waived ? "off" : ""}${item.part ? " part" : ""}` },
      h(
        "td",
        null,
        item.waived ? h("s", null, item.label) : item.label,
        " ",
        item.clause &&
          h(
            "button",
            { class: "cl", type: "button", onclick: () => openRule(String(item.clause)) },
            item.clause,
          ),
      ),
      h("td", { class: "r" }, item.waived ? h("s", null, item.value) : item.value),
    ),
  );
  return rows;
}

/** @typedef {{title: string, sub: string, seat: number, seats: Seat[], act: () => void,
 *   form: (() => void)|null, cancel: () => void, openRule: (clause: string) => void,
 *   icon?: SVGElement|null, reading: boolean}} CardTexts `form`: puts the attack together first;
 *   `reading`: shown while the mouse rests on the target, without buttons */

/** oddsCard fills the card; odds are null while they are being computed, or a sentence.
 * @param {Action} action @param {Odds|string|null} odds @param {CardTexts} texts */
export function oddsCard(action, odds, texts) {
  const known = odds && typeof odds !== "string" && odds.lines.length ? odds : null;
  const headline = known && success(known, texts.seat, texts.seats);
  const good = headline && goodFaces(action.needs || "", headline.p);
  const needs = action.needs || (known ? "" : action.dice ? "Dice will be rolled." : "");
  const exact = good ? `${good.length} of 6` : headline ? fraction(headline.lines) : "";
  return [
    h(
      "div",
      { class: "card-head" },
      texts.icon,
      h("h2", null, texts.title, texts.sub && h("span", null, texts.sub)),
    ),
    h(
      "table",
      null,
      items(action, texts.openRule),
      needs &&
        h("tr", { class: "sum" }, h("td", null, upper(needs)), h("td", { class: "r" }, exact)),
    ),
    good && faces(good),
    known && !good && known.lines.length > 1 && outcomes(known, texts),
    headline &&
      h(
        "div",
        { class: "pct" },
        h("b", null, percent(headline.p)),
        h(
          "span",
          null,
          headline.p === 0 ? "It cannot succeed." : headline.words,
          headline.loss > 0 && h("em", null, `A piece is lost: ${percent(headline.loss)}`),
        ),
      ),
    known && note(unfinished(known, texts.seats)),
    odds === null && h("p", { class: "wait" }, "Working out the odds …"),
    typeof odds === "string" && h("p", { class: "wait" }, odds),
    texts.reading ? h("p", { class: "press" }, "Press to attack.") : buttons(action, texts),
  ];
}

/** @param {Action} action @param {CardTexts} texts */
function buttons(action, texts) {
  return h(
    "div",
    { class: "acts" },
    h(
      "button",
      { class: "btn fire", type: "button", "data-k": "do", onclick: texts.act },
      action.role === "shoot" ? "Attack" : "Do it",
      h("kbd", null, "Enter"),
    ),
    texts.form &&
      h(
        "button",
        { class: "btn", type: "button", "data-k": "form", onclick: texts.form },
        "Change …",
      ),
    h("button", { class: "btn", type: "button", "data-k": "no", onclick: texts.cancel }, "Cancel"),
  );
}

/** One line of a card with several orders. @param {number} i @param {string} key
 * @param {() => void} onclick @param {import("../dom.js").Children[]} words */
const choice = (i, key, onclick, ...words) =>
  h(
    "li",
    null,
    h(
      "button",
      { class: "btn", type: "button", "data-k": key, onclick },
      ...words,
      i < 9 && h("kbd", null, i + 1),
    ),
  );

/** choiceCard: a press can mean several orders, or selecting the piece that stands there; or one of
 * several has to be chosen; `notes` say what that uses.
 * @param {string} title @param {{action: Action, key: string}[]} orders
 * @param {(a: Action) => void} pick @param {{name: string, take: () => void}|null} instead
 * @param {HTMLElement[]} [notes] */
export function choiceCard(title, orders, pick, instead, notes = []) {
  return [
    h("div", { class: "card-head" }, h("h2", null, title)),
    ...notes,
    h(
      "ol",
      { class: "choices" },
      orders.map(({ action: a, key }, i) =>
        choice(
          i,
          key,
          () => pick(a),
          h("span", { class: "pick-text" }, a.label, a.needs && h("small", null, a.needs)),
          a.cost && h("em", null, a.cost),
        ),
      ),
      instead &&
        choice(
          orders.length,
          `pick${orders.length}`,
          instead.take,
          h("span", { class: "pick-text" }, `Select ${instead.name} instead`),
        ),
    ),
  ];
}

/** @typedef {{x: number, y: number}} Spot */

/** How far a point is from the nearest edge of a box.
 * @param {{x: number, y: number, w: number, h: number}} box @param {Spot} p */
function gapTo(box, p) {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

const STEP = 24; /* pixels between the places tried */

/** bestSpot: where a card covers least, next to what it is about: one of eight places around it,
 * the edges of the map, or anywhere on it if those would cover more.
 * @param {{w: number, h: number}} card @param {Spot} at in the port
 * @param {(Spot & {weight: number})[]} pieces in the port @param {{w: number, h: number}} port
 * @param {number} reach @returns {Spot} */
export function bestSpot(card, at, pieces, port, reach) {
  const { w, h: high } = card;
  const gap = reach + 18;
  const [left, right, mid] = [at.x - gap - w, at.x + gap, at.y - high / 2];
  const spots = [
    [right, mid],
    [left, mid],
    [right, at.y - high + gap],
    [right, at.y - gap],
    [left, at.y - high + gap],
    [left, at.y - gap],
    [at.x - w / 2, at.y + gap],
    [at.x - w / 2, at.y - gap - high],
    [port.w, mid],
    [0, mid],
    [port.w, 0],
    [0, 0],
    [port.w, port.h],
    [0, port.h],
  ];
  for (let y = 8; y < port.h - high; y += STEP)
    for (let x = 8; x < port.w - w; x += STEP) spots.push([x, y]);
  let best = { x: 8, y: 8 };
  let least = Infinity;
  for (const [wantX, wantY] of spots) {
    const x = Math.max(8, Math.min(port.w - w - 8, wantX));
    const y = Math.max(8, Math.min(port.h - high - 8, wantY));
    const covers = (/** @type {Spot} */ p) =>
      p.x > x - reach && p.x < x + w + reach && p.y > y - reach && p.y < y + high + reach;
    const far = gapTo({ x, y, w, h: high }, at) / 20;
    const score =
      pieces.reduce((sum, p) => sum + (covers(p) ? p.weight : 0), 0) + (covers(at) ? 20 : 0) + far;
    if (score < least - 0.01) [best, least] = [{ x, y }, score];
  }
  return best;
}

/** placeCard puts a card where it covers least.
 * @param {HTMLElement} card @param {Spot} at @param {(Spot & {weight: number})[]} pieces
 * @param {{w: number, h: number}} port @param {number} reach */
export function placeCard(card, at, pieces, port, reach) {
  const size = { w: card.offsetWidth, h: card.offsetHeight };
  const best = bestSpot(size, at, pieces, port, reach);
  card.style.left = `${Math.round(best.x)}px`;
  card.style.top = `${Math.round(best.y)}px`;
}
