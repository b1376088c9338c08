/* losses.js - what the battle cost: the pieces each side lost, as counters with what they brought,
 * and those that left the map for points. */
import { count, fill, h } from "../dom.js";
import { counterIcon } from "../draw/counter.js";
import { swatch } from "../draw/sides.js";

/** @import { Fallen, View } from "../types.js" */

const SHOWN = 8; /* of a side; where there are more, those that are alike are counted */

/** piles: pieces that are alike, the first of them with how many there are. @param {Fallen[]} list
 * @returns {{first: Fallen, count: number}[]} */
function piles(list) {
  /** @type {Map<string, {first: Fallen, count: number}>} */
  const out = new Map();
  list.forEach((f, i) => {
    const alike = `${f.token.picture} ${(f.token.name || "").replace(/\d+/g, "")} ${f.points}`;
    const key = list.length > SHOWN ? alike : String(i);
    const pile = out.get(key);
    if (pile) pile.count++;
    else out.set(key, { first: f, count: 1 });
  });
  return [...out.values()];
}

/** @param {Fallen} f @param {(seat: number) => number} sideOf
 * @param {(entry: number) => void} seek */
function piece(f, sideOf, seek) {
  const name = f.token.name || f.token.glyph || "Piece";
  const words = `${name}, move ${f.entry}${f.points ? `, ${count(f.points, "point")}` : ""}`;
  const act = () => seek(f.entry);
  return h(
    "button",
    { type: "button", class: "fallen", title: words, "aria-label": words, onclick: act },
    counterIcon({ ...f.token, states: "", order: 0 }, sideOf(f.token.side), 42),
    f.points > 0 && h("em", null, f.points),
  );
}

export class Losses {
  /** @param {(seat: number) => number} sideOf @param {(entry: number) => void} seek */
  constructor(sideOf, seek) {
    this.sideOf = sideOf;
    this.seek = seek;
    this.element = h("section", { class: "panel losses", "aria-label": "Losses" });
  }

  /** @param {View} view @param {Fallen[]} fallen */
  show(view, fallen) {
    const of = (/** @type {number} */ seat, /** @type {boolean} */ lost) =>
      fallen.filter((f) => f.token.side === seat && f.lost === lost);
    const groups = view.seats.flatMap((seat, i) => [
      this.group(i, `${seat.title} lost`, of(i, true)),
      of(i, false).length > 0 && this.group(i, "Off the map", of(i, false)),
    ]);
    fill(this.element, h("h2", { class: "sr" }, "Losses"), groups);
  }

  /** Counts alone, until the pieces are known. @param {View} view */
  wait(view) {
    const lost = view.result?.lost || [];
    const words = view.seats.map((x, i) => `${x.title} lost ${count(lost[i] || 0, "piece")}`);
    fill(this.element, h("p", { class: "plot-words" }, `${words.join(", ")}.`));
  }

  /** @param {number} seat @param {string} title @param {Fallen[]} list */
  group(seat, title, list) {
    return h(
      "div",
      { class: "losses-of" },
      h("b", null, swatch(this.sideOf(seat), 16), ` ${title}`),
      !list.length && h("span", null, "nothing"),
      piles(list).flatMap(({ first, count: n }) => [
        n > 1 && h("span", { class: "times" }, `${n} ×`),
        piece(first, this.sideOf, this.seek),
      ]),
    );
  }
}
