/* plots.js - what the plots of a review share: a panel whose picture is drawn at the size it has,
 * and as a table in text mode. */
import { fill, h, s, tableHead } from "../dom.js";

/** A plot in a panel: a picture that is drawn for a width and a height, and the same as a table. */
export class Plot {
  /** @param {string} cls @param {string} title */
  constructor(cls, title) {
    this.heading = h("span", null, title);
    this.note = h("small");
    this.box = h("div", { class: "plot-box" });
    this.table = h("div", { class: "plot-table", tabindex: "0", role: "region" });
    this.element = h(
      "section",
      { class: `panel plot ${cls}`, "aria-label": title },
      h("h2", null, this.heading, this.note),
      this.box,
      this.table,
    );
    /** @type {(w: number, h: number) => SVGElement|HTMLElement|null} */
    this.draw = () => null;
    new ResizeObserver(() => this.redraw()).observe(this.box);
  }

  /** @param {(w: number, h: number) => SVGElement|HTMLElement|null} draw
   * @param {string[]} head @param {(string|number)[][]} rows */
  show(draw, head, rows) {
    this.draw = draw;
    this.table.setAttribute("aria-label", `${this.heading.textContent}, as a table`);
    fill(
      this.table,
      h(
        "table",
        null,
        tableHead(head),
        h(
          "tbody",
          null,
          rows.map((row) =>
            h(
              "tr",
              null,
              row.map((x) => h("td", null, x)),
            ),
          ),
        ),
      ),
    );
    this.redraw();
  }

  /** @param {...import("../dom.js").Children} words instead of a picture */
  say(...words) {
    this.draw = () => h("p", { class: "plot-words" }, ...words);
    fill(this.table);
    this.redraw();
  }

  redraw() {
    const { clientWidth: w, clientHeight: high } = this.box;
    if (w && high) fill(this.box, this.draw(w, high));
  }
}

/** A turning point's number. @param {number} x @param {number} y @param {number} n
 * @param {boolean} now */
export const numberMark = (x, y, n, now) =>
  s(
    "g",
    { class: now ? "turning-mark now" : "turning-mark" },
    s("circle", { cx: x, cy: y, r: 10 }),
    s("text", { x, y: y + 4.5 }, n),
  );
