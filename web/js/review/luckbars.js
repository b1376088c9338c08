/* luckbars.js - the luck of each side: how often these rolls would have hit, with what they did. */
import { count, h, s } from "../dom.js";
import { f } from "../draw/geometry.js";
import { swatch } from "../draw/sides.js";

/** @import { LuckLine, View } from "../types.js" */

const [W, H, LOW, TOP] = [400, 84, 18, 14];

/** luckier: of a hundred ways these dice could have fallen, how many are worse; ties count half.
 * @param {LuckLine} line */
const luckier = (line) => Math.round(line.percentile * 100);

/** @param {LuckLine} line @param {number} side @param {string} name */
function bars(line, side, name) {
  const most = Math.max(...line.bars);
  const wide = Math.min(40, (W - 20) / line.bars.length);
  const left = (W - wide * line.bars.length) / 2;
  const at = (/** @type {number} */ hits) => left + ((hits - line.first) / line.wide) * wide;
  const mine = Math.floor((line.hits - line.first) / line.wide);
  const mean = at(line.expected + 0.5);
  const every = Math.ceil(22 / wide);
  const label = (/** @type {number} */ i) =>
    i === mine || (i % every === 0 && Math.abs(i - mine) >= every);
  const words = [
    `${name}: ${count(line.hits, "hit")} of ${line.rolls}`,
    `${line.expected.toFixed(1)} expected`,
    `luckier than ${luckier(line)} of 100.`,
  ].join(", ");
  return s(
    "svg",
    { class: "luck-bars", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": words },
    line.bars.map((p, i) => {
      const high = Math.max(0.6, (p / most) * (H - LOW - TOP));
      return s("rect", {
        class: i === mine ? "share mine" : "share",
        x: f(left + i * wide + 1),
        y: f(H - LOW - high),
        width: f(Math.max(1, wide - 2)),
        height: f(high),
        fill: i === mine ? `var(--s${side})` : null,
      });
    }),
    s(
      "text",
      {
        class: "expected",
        x: f(mean + (mean > W / 2 ? 5 : -5)),
        y: 11,
        "text-anchor": mean > W / 2 ? "start" : "end",
      },
      `${line.expected.toFixed(1)} expected`,
    ),
    s("path", { class: "mean", d: `M${f(mean)} ${H - LOW}V4` }),
    s("path", { class: "axis", d: `M${f(left - 4)} ${H - LOW}H${f(W - left + 4)}` }),
    line.bars.map(
      (_, i) =>
        label(i) &&
        s(
          "text",
          { x: f(left + (i + 0.5) * wide), y: H - 4, class: i === mine ? "mine" : "" },
          line.first + i * line.wide,
        ),
    ),
  );
}

/** luckPanel: null where no dice could fall either way.
 * @param {LuckLine[]} luck @param {View} view @param {(seat: number) => number} sideOf */
export function luckPanel(luck, view, sideOf) {
  const lines = luck.map((line, seat) => ({ line, seat })).filter(({ line }) => line.rolls > 0);
  return h(
    "div",
    { class: "luck-lines" },
    lines.length === 0 && h("p", { class: "plot-words" }, "No dice that could fall either way."),
    lines.map(({ line, seat }) =>
      h(
        "div",
        { class: "luck-line" },
        h(
          "p",
          null,
          swatch(sideOf(seat), 18),
          h("b", null, ` ${view.seats[seat].title} `),
          h("span", null, `${count(line.hits, "hit")} of ${line.rolls}`),
          h("span", { class: "luckier" }, "luckier than ", h("b", null, luckier(line)), " of 100"),
        ),
        bars(line, sideOf(seat), view.seats[seat].title),
      ),
    ),
  );
}
