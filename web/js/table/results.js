/* results.js - the results of dice, sorted for people: whose pieces pay, what is lost, what is
 * hurt, and where many results differ only in a number, a row of bars with its mean. Computes
 * only. */

/** @import { Odds, OddsEffect, OddsLine, Seat } from "../types.js" */

/** @typedef {{label: string, p: number, worst: boolean}} Bar */
/** @typedef {{text: string, p: number, kind: "lost"|"hurt"|"other"}} Result */
/** @typedef {{name: string, bars: Bar[], mean: number, unit: string, of: Set<string>}} Histogram
 *   `of`: the sentences it is made of */
/** @typedef {{side: "theirs"|"mine"|"both", p: number, lost: number, results: Result[],
 *   histogram: Histogram|null}} Group */

const SPREAD = 3; /* as many different numbers are worth a histogram */

/** @param {string} text */
export const sentences = (text) => text.match(/[^.!?]+[.!?]+/g)?.map((x) => x.trim()) || [text];

/** enemyOf: is a seat against this one? @param {number} seat @param {Seat[]} seats */
export const enemyOf = (seat, seats) => (/** @type {number} */ x) =>
  x !== seat && (seats[x]?.team ?? x) !== (seats[seat]?.team ?? seat);

/** @param {{p: number}[]} list */
const sum = (list) => list.reduce((total, x) => total + x.p, 0);

/** Effects as the server sums them up, or read from the lines of an older answer.
 * @param {Odds} odds @returns {OddsEffect[]} */
export function effectsOf(odds) {
  if (odds.effects?.length) return odds.effects;
  /** @type {Map<string, OddsEffect>} */
  const found = new Map();
  for (const line of odds.lines.filter((l) => l.effect))
    for (const text of new Set(sentences(line.text))) {
      const have = found.get(text);
      if (have) have.p += line.p;
      else found.set(text, { text, p: line.p, hurt: line.hurt, lost: line.lost });
    }
  return [...found.values()];
}

/** Sentences that differ only in their numbers. @param {string} text */
const pattern = (text) => text.replace(/\d+/g, "#");

/** A number and what it counts: "E7 takes 3 damage and has 4" counts damage. */
const COUNTED = / (\d+) ([a-z]+)/;

/** @param {string} text */
const firstNumber = (text) => Number(COUNTED.exec(text)?.[1] ?? NaN);

/** @param {string} text */
const unitOf = (text) => COUNTED.exec(text)?.[2] || "";

/** Who it happens to: "German Tank" of "German Tank takes 3 damage". @param {string} text */
const subjectOf = (text) => text.slice(0, Math.max(0, text.search(/ [a-z]+ \d/)));

/** histogramOf: results that differ in a number, as bars from none to the worst; null where there
 * are few. The loss of the same piece is the last bar.
 * @param {OddsEffect[]} effects @returns {Histogram|null} */
export function histogramOf(effects) {
  /** @type {Map<string, OddsEffect[]>} */
  const families = new Map();
  for (const e of effects)
    if (!Number.isNaN(firstNumber(e.text)) && !e.lost.length)
      families.set(pattern(e.text), [...(families.get(pattern(e.text)) || []), e]);
  const family = [...families.values()].sort((a, b) => b.length - a.length)[0] || [];
  if (family.length < SPREAD) return null;
  const [first] = family;
  const name = subjectOf(first.text);
  const fatal = name ? effects.find((e) => e.lost.length && e.text.startsWith(`${name} `)) : null;
  /** @type {Map<number, number>} */
  const by = new Map();
  for (const e of family) by.set(firstNumber(e.text), (by.get(firstNumber(e.text)) || 0) + e.p);
  const most = Math.max(...by.keys());
  const none = Math.max(0, 1 - sum(family) - (fatal?.p || 0));
  by.set(0, (by.get(0) || 0) + none);
  const bars = Array.from({ length: most + 1 }, (_, n) => ({
    label: String(n),
    p: by.get(n) || 0,
    worst: false,
  }));
  const alive = sum(bars) || 1;
  const mean = bars.reduce((total, b) => total + Number(b.label) * b.p, 0) / alive;
  if (fatal) bars.push({ label: "lost", p: fatal.p, worst: true });
  const of = new Set([...family, ...(fatal ? [fatal] : [])].map((e) => e.text));
  return { name, bars, mean, unit: unitOf(first.text), of };
}

/** @param {OddsEffect} e @returns {Result} */
const resultOf = (e) => ({
  text: e.text,
  p: e.p,
  kind: e.lost.length ? "lost" : e.hurt.length ? "hurt" : "other",
});

const WEIGHT = { lost: 0, hurt: 1, other: 2 };

/** groupsOf: what an order may do to the others, and what to one's own side, each with the worst
 * first; what concerns nobody in particular comes last.
 * @param {Odds} odds @param {number} seat whose order it is @param {Seat[]} seats
 * @returns {Group[]} */
export function groupsOf(odds, seat, seats) {
  const enemy = enemyOf(seat, seats);
  const pays = (/** @type {OddsEffect} */ e) => [...e.hurt, ...e.lost];
  const effects = effectsOf(odds);
  /** @param {Group["side"]} side @param {(e: OddsEffect) => boolean} of
   * @param {(l: OddsLine) => boolean} any @param {(l: OddsLine) => boolean} dead */
  const group = (side, of, any, dead) => {
    const mine = effects.filter(of);
    const results = mine.map(resultOf).sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind] || b.p - a.p);
    const [p, lost] = [sum(odds.lines.filter(any)), sum(odds.lines.filter(dead))];
    return { side, p, lost, results, histogram: histogramOf(mine) };
  };
  const theirs = (/** @type {number} */ x) => enemy(x);
  const ours = (/** @type {number} */ x) => !enemy(x);
  return [
    group(
      "theirs",
      (e) => pays(e).some(theirs),
      (l) => [...l.hurt, ...l.lost].some(theirs),
      (l) => l.lost.some(theirs),
    ),
    group(
      "mine",
      (e) => pays(e).length > 0 && !pays(e).some(theirs),
      (l) => [...l.hurt, ...l.lost].some(ours),
      (l) => l.lost.some(ours),
    ),
    group(
      "both",
      (e) => !pays(e).length,
      (l) => l.effect,
      () => false,
    ),
  ].filter((g) => g.results.length > 0);
}

/** nothing: the chance that the dice change nothing. @param {Odds} odds */
export const nothing = (odds) => sum(odds.lines.filter((l) => !l.effect));
