/* chances.js - the curve of the chances: one side's where there are two, else a line for each. */
import { s } from "../dom.js";
import { sideLine } from "../draw/chart.js";
import { f } from "../draw/geometry.js";
import { numberMark, Plot } from "./plots.js";
import { curveLabel, percent, pointAt, swingText, turningAt } from "./position.js";

/** @import { ChancePoint, Review, TurnStart, View } from "../types.js" */

const [LEFT, RIGHT, TOP, LOW] = [52, 14, 12, 26]; /* margins */

/** @typedef {{review: Review, turns: TurnStart[], view: View, seat: number, at: number,
 *   sideOf: (seat: number) => number, seek: (entry: number) => void}} Curve */

/** The seats that have a line: one of each team, or only `seat` where two teams play.
 * @param {Curve} c */
function lines({ view, seat }) {
  const teams = new Map(view.seats.map((x, i) => [x.team ?? i, i]));
  const firsts = [...teams.keys()].map((t) => view.seats.findIndex((x, i) => (x.team ?? i) === t));
  return firsts.length === 2 ? [seat] : firsts;
}

/** teamName: the sides of a seat's team. @param {View} view @param {number} seat */
export function teamName(view, seat) {
  const team = view.seats[seat]?.team ?? seat;
  return view.seats
    .filter((x, i) => (x.team ?? i) === team)
    .map((x) => x.title)
    .join(" and ");
}

/** Turns as bands, their numbers below as far as there is room.
 * @param {Curve} c @param {(entry: number) => number} x @param {number} high */
function bands({ turns, view }, x, high) {
  const ends = [...turns.slice(1).map((t) => t.entry - 1), view.entry];
  const narrow = turns.some((t, i) => x(ends[i]) - x(Math.max(0, t.entry - 1)) < 48);
  return turns.flatMap((t, i) => {
    const [a, b] = [x(i ? t.entry - 1 : 0), x(ends[i])];
    const label = narrow ? String(t.turn) : `turn ${t.turn}`;
    const words = b - a > (narrow ? 14 : 44) && t.turn > 0;
    return [
      i % 2 === 1 &&
        s("rect", { class: "band", x: f(a), y: TOP, width: f(b - a), height: f(high) }),
      words && s("text", { class: "tick", x: f((a + b) / 2), y: f(TOP + high + 18) }, label),
    ];
  });
}

/** The area between a curve and the half, above it in one side's colour, below in the other's.
 * @param {Curve} c @param {string} d @param {number} seat @param {(n: number) => number} y
 * @param {number} from @param {number} to */
function areas({ view, sideOf }, d, seat, y, from, to) {
  const other = view.seats.findIndex((x, i) => (x.team ?? i) !== (view.seats[seat].team ?? seat));
  const shape = `${d}L${f(to)} ${f(y(0.5))}L${f(from)} ${f(y(0.5))}Z`;
  const half = (/** @type {string} */ id, /** @type {number} */ top, /** @type {number} */ low) =>
    s(
      "clipPath",
      { id },
      s("rect", { x: from, y: f(top), width: f(to - from), height: f(Math.max(0, low - top)) }),
    );
  const area = (/** @type {string} */ id, /** @type {number} */ side) =>
    s("path", { class: "area", d: shape, fill: `var(--s${side})`, "clip-path": `url(#${id})` });
  return [
    half("upper-half", y(1), y(0.5)),
    half("lower-half", y(0.5), y(0)),
    area("upper-half", sideOf(seat)),
    area("lower-half", sideOf(other)),
  ];
}

/** drawCurve: the whole picture. @param {Curve} c @param {number} w @param {number} h */
function drawCurve(c, w, h) {
  const { review, view, at, sideOf } = c;
  const { points, turning } = review;
  const high = h - TOP - LOW;
  const wide = w - LEFT - RIGHT;
  const x = (/** @type {number} */ entry) => LEFT + (entry / Math.max(1, view.entry)) * wide;
  const y = (/** @type {number} */ chance) => TOP + (1 - chance) * high;
  const pathOf = (/** @type {number} */ seat) =>
    `M${points.map((p) => `${f(x(p.entry))} ${f(y(p.chance[seat]))}`).join("L")}`;
  const seats = lines(c);
  const [seat] = seats;
  const one = seats.length === 1;
  const now = turningAt(turning, at);
  const marks = turning.flatMap((t, i) => {
    const p = pointAt(points, t.entry);
    const up = t.swing[seat] > 0;
    const py = Math.min(
      TOP + high - 12,
      Math.max(TOP + 12, y(p?.chance[seat] || 0) + (up ? -20 : 20)),
    );
    const px = Math.min(w - RIGHT - 12, Math.max(LEFT + 12, x(t.entry)));
    const right = px < w - 60;
    const swing = {
      class: "swing",
      x: f(px + (right ? 14 : -14)),
      y: f(py + 4.5),
      "text-anchor": right ? "start" : "end",
    };
    const mark = numberMark(px, py, i + 1, i === now);
    return one ? [mark, s("text", swing, swingText(t.swing[seat]))] : [mark];
  });
  const svg = s(
    "svg",
    {
      class: "curve-plot",
      viewBox: `0 0 ${w} ${h}`,
      role: "img",
      "aria-label": seats.map((i) => curveLabel(review, i, teamName(view, i))).join(" "),
      onclick: (/** @type {MouseEvent} */ e) => {
        const box = svg.getBoundingClientRect();
        const share = ((e.clientX - box.left) * (w / box.width) - LEFT) / wide;
        c.seek(Math.round(Math.min(1, Math.max(0, share)) * view.entry));
      },
    },
    bands(c, x, high),
    one && areas(c, pathOf(seat), seat, y, x(points[0].entry), x(points[points.length - 1].entry)),
    [0, 0.5, 1].flatMap((n) => [
      s("path", { class: n === 0.5 ? "half" : "grid", d: `M${LEFT} ${f(y(n))}H${w - RIGHT}` }),
      s("text", { class: "value", x: LEFT - 6, y: f(y(n) + 4.5) }, `${n * 100} %`),
    ]),
    s("path", { class: "axis", d: `M${LEFT} ${TOP}V${f(TOP + high)}` }),
    s("rect", { class: "cursor", x: f(x(at) - 2), y: TOP, width: 4, height: f(high) }),
    one
      ? s("path", { class: "chance", d: pathOf(seat) })
      : seats.flatMap((i) => sideLine(pathOf(i), sideOf(i))),
    one && aheads(c, seat, y),
    !one && ends(c, seats, y, w),
    marks,
  );
  return svg;
}

/** Who is ahead above and below the half. @param {Curve} c @param {number} seat
 * @param {(n: number) => number} y */
function aheads({ view }, seat, y) {
  const other = view.seats.findIndex((x, i) => (x.team ?? i) !== (view.seats[seat].team ?? seat));
  return [
    s("text", { class: "ahead", x: LEFT + 8, y: f(y(1) + 17) }, `${teamName(view, seat)} ahead`),
    s("text", { class: "ahead", x: LEFT + 8, y: f(y(0) - 8) }, `${teamName(view, other)} ahead`),
  ];
}

/** The name of each line, with a sample of it, where there are several. @param {Curve} c
 * @param {number[]} seats @param {(n: number) => number} y @param {number} w */
function ends({ view, sideOf }, seats, y, w) {
  return seats.flatMap((seat, i) => {
    const py = y(1) + 16 + 17 * i;
    return [
      ...sideLine(`M${w - RIGHT - 190} ${f(py - 5)}h34`, sideOf(seat)),
      s("text", { class: "ahead", x: w - RIGHT - 148, y: f(py) }, teamName(view, seat)),
    ];
  });
}

export class Chances {
  /** @param {{sideOf: (seat: number) => number, seek: (entry: number) => void}} acts */
  constructor(acts) {
    this.acts = acts;
    this.plot = new Plot("chances", "Chances");
    this.at = 0;
  }

  /** @param {number} share of the work that is done */
  wait(share) {
    const words = `The computer plays the match on from every move: ${Math.round(share * 100)} %.`;
    this.plot.say(words);
  }

  /** @param {Review} review @param {TurnStart[]} turns @param {View} view @param {number} seat */
  show(review, turns, view, seat) {
    if (review.points.length < 2)
      return this.plot.say(
        "The computer found no end from most of these positions, so there is no estimate.",
      );
    const curve = { review, turns, view, seat, at: this.at, ...this.acts };
    const seats = lines(curve);
    const names = seats.map((i) => teamName(view, i));
    const last = review.points.at(-1);
    this.plot.heading.textContent =
      names.length === 1 ? `Chance of ${names[0]}` : "Chance of each side";
    this.plot.note.textContent = `the computer plays on, ${review.playouts} times from each move`;
    this.plot.note.title = review.method;
    this.plot.show(
      (w, h) => drawCurve({ ...curve, at: this.at }, w, h),
      ["Turn", "Move", ...names.map((name) => `${name}, chance`)],
      this.rows(review, seats, last),
    );
  }

  /** The curve as a table: where turns begin, the turning points, the end.
   * @param {Review} review @param {number[]} seats @param {ChancePoint|undefined} last */
  rows(review, seats, last) {
    const turns = new Set();
    const turning = new Set(review.turning.map((t) => t.entry));
    return review.points
      .filter((p) => {
        const fresh = !turns.has(p.turn);
        turns.add(p.turn);
        return fresh || turning.has(p.entry) || p === last;
      })
      .map((p) => [p.turn, p.entry, ...seats.map((i) => `${percent(p.chance[i], p === last)} %`)]);
  }

  /** @param {number} entry */
  place(entry) {
    this.at = entry;
    this.plot.redraw();
  }
}
