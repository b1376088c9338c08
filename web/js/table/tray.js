/* tray.js - the dice tray: the dice fall where everybody can see them, then they are read. */
import { fill, h } from "../dom.js";
import { die } from "../draw/dice.js";
import { noise } from "../draw/geometry.js";
import { reduced } from "../draw/tokens.js";

/** @import { LogLine, View } from "../types.js" */

const LONG = 90; /* letters of a verdict: what else is told gives way to it */

/** @param {number} count */
const sizeFor = (count) => (count <= 2 ? 58 : count <= 4 ? 46 : count <= 8 ? 38 : 32);

/** @param {SVGElement} node @param {number} i */
function tumble(node, i) {
  const from = `translate(${-60 - i * 8}px, ${-40 + (i % 3) * 14}px) rotate(${-280 + i * 37}deg)`;
  node.animate(
    [
      { transform: from, opacity: 0.2 },
      { transform: "translate(6px, 3px) rotate(14deg)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 500, delay: i * 18, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" },
  );
}

export class Tray {
  /** @param {HTMLElement} luck @param {string} verifyLink */
  constructor(luck, verifyLink) {
    this.verifyLink = verifyLink;
    this.dice = h("div", { class: "dice" });
    this.words = h("p", { class: "tray-words", tabindex: "0" });
    this.foot = h("p", { class: "tray-foot" });
    this.element = h(
      "section",
      { class: "tray", "aria-label": "Dice" },
      this.dice,
      this.words,
      luck,
      this.foot,
    );
    this.shown = -1;
  }

  /** The last roll in the log and its result.
   * @param {LogLine[]} lines @param {View} view @param {boolean} animate */
  update(lines, view, animate) {
    const at = lines.findLastIndex((l) => (l.faces || []).length > 0);
    fill(
      this.foot,
      view.dice
        ? [
            `Roll ${view.dice.rolls} of the sealed dice. `,
            h("a", { href: this.verifyLink }, "Verify"),
          ]
        : null,
    );
    this.element.classList.remove("long");
    if (at < 0) {
      fill(
        this.words,
        view.dice?.rolls ? "The last roll was a while ago." : "No dice have been rolled yet.",
      );
      this.dice.replaceChildren();
      this.shown = -1;
      return;
    }
    if (this.shown !== lines[at].seq) this.throwDice(lines[at], animate);
    const before = lines.slice(0, at).findLast((l) => l.text && l.kind === "play");
    const verdict = lines[at].text || lines[at + 1]?.text || "";
    this.element.classList.toggle("long", verdict.length > LONG);
    fill(this.words, h("b", null, verdict), before && h("span", null, " ", before.text));
  }

  /** roll: the dice fall, and are not read yet. @param {LogLine} line @param {boolean} animate */
  roll(line, animate) {
    this.throwDice(line, animate);
    fill(this.words, "…");
  }

  /** @param {LogLine} line @param {boolean} animate */
  throwDice(line, animate) {
    this.shown = line.seq;
    const faces = line.faces || [];
    const counted = line.counted || [];
    const some =
      counted.length > 0 && counted.length < faces.length; /* if all count, none is ringed */
    const nodes = faces.map((face, i) =>
      die(face, line.sides || 6, sizeFor(faces.length), {
        hit: some && counted.includes(i),
        cls: some && !counted.includes(i) ? "idle" : "",
        turn: faces.length < 4 ? Math.round(noise(String(line.seq), i) * 20 - 10) : 0,
      }),
    );
    fill(this.dice, nodes);
    if (animate && !reduced()) nodes.forEach(tumble);
  }
}
