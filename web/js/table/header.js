/* header.js - the margin of the map: game, turns, phases, score, clock, tools. */
import { fill, h, icon, s } from "../dom.js";
import { swatch } from "../draw/sides.js";
import { Players } from "./players.js";

/** @import { Scene, Score, View } from "../types.js" */

const BOXES = 14; /* more turns than this are written, not drawn */

export function logo() {
  return s(
    "svg",
    { width: 24, height: 24, viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", {
      d: "M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.6,
    }),
    s("path", {
      d: "M3 13h4v-3h5v3h5v-3h4",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2.4,
    }),
  );
}

/** @param {string} id @param {string} label @param {() => void} act
 * @param {Record<string, any>} [more] */
export function tool(id, label, act, more = {}) {
  return h(
    "button",
    { type: "button", class: "tool", title: label, "aria-label": label, onclick: act, ...more },
    icon(id),
  );
}

export function mark() {
  const words = { "aria-label": "Sandtable: home" }; /* a phone shows the picture alone */
  return h("a", { class: "mark", href: "/", ...words }, logo(), h("span", null, "SANDTABLE"));
}

/** @param {Scene} scene */
function turns(scene) {
  if (!scene.turn && !scene.turns) return null;
  const of = scene.turns ? ` of ${scene.turns}` : "";
  const words = scene.turn ? `Turn ${scene.turn}${of}` : "Set-up";
  if (!scene.turns || scene.turns > BOXES) return h("div", { class: "turn-words" }, words);
  return h(
    "div",
    { class: "turns", role: "img", "aria-label": words },
    Array.from({ length: scene.turns }, (_, i) =>
      h("span", { class: i + 1 < scene.turn ? "past" : i + 1 === scene.turn ? "now" : "" }, i + 1),
    ),
  );
}

/** @param {Scene} scene */
function phases(scene) {
  if (!scene.phases.length) return null;
  const many = scene.phases.length > 5;
  return h(
    "ol",
    { class: many ? "phases many" : "phases", "aria-label": "Phases" },
    scene.phases.map((name, i) =>
      h(
        "li",
        {
          class: i < scene.phase ? "done" : i === scene.phase ? "now" : "",
          "aria-current": i === scene.phase && "step",
        },
        name,
      ),
    ),
  );
}

/** @param {Score[]} scores @param {View} view @param {(seat: number) => number} sideOf */
function score(scores, view, sideOf) {
  if (!scores.length) return null;
  const most = Math.max(1, ...scores.map((x) => Math.max(x.points, (x.goal || 0) * 1.2)));
  const many = scores.length > 2;
  return h(
    "div",
    { class: "score" },
    scores.map((x) => {
      const side = x.side >= 0 ? sideOf(x.side) : 1;
      const bar = h("i", { class: `bar-${side}` });
      bar.style.width = `${Math.max(0, (x.points / most) * 100)}%`;
      const goal = x.goal ? h("b") : null;
      if (goal && x.goal) goal.style.left = `${(x.goal / most) * 100}%`;
      const team = /^[A-Z][^,]*/.exec(x.text || ""); /* the text may begin with whose score it is */
      const name = team ? team[0] : view.seats[x.side]?.title || "";
      const label = `${name}: ${x.points}${x.goal ? ` of ${x.goal}` : ""} ${x.text || ""}`;
      return h(
        "div",
        { class: "score-one", role: "img", "aria-label": label, title: label },
        h("div", { class: "lab" }, swatch(side, 13), many ? "" : name),
        h(
          "div",
          { class: "score-line" },
          h("span", { class: "big" }, x.points, x.goal && h("small", null, ` of ${x.goal}`)),
          !many && h("div", { class: "tally" }, h("div", null, bar, goal)),
        ),
      );
    }),
  );
}

/** A match is called "Game: scenario" by default; next to the game's title, the scenario is enough.
 * @param {string} title @param {string} game */
export function shortTitle(title, game) {
  return title.startsWith(`${game}: `) ? title.slice(game.length + 2) : title;
}

export class Header {
  /** @param {{rules: () => void, text: () => void, theme: () => void, menu: () => void,
   *   low: (words: string) => void}} act `low`: little is left on the player's own clock */
  constructor(act) {
    this.title = h("div", { class: "title" });
    this.track = h("div", { class: "grow track-box" });
    this.scoreBox = h("div", { class: "score-box" });
    this.players = new Players(act.low);
    this.element = h(
      "header",
      { class: "bar" },
      mark(),
      this.title,
      this.track,
      this.scoreBox,
      this.players.element,
      h(
        "div",
        { class: "tools" },
        tool("i-rules", "Rules (R)", act.rules),
        tool("i-text", "Text mode (T)", act.text, { "data-k": "text" }),
        tool("i-moon", "Light or dark", act.theme),
        tool("i-menu", "Menu", act.menu, { id: "menu-button", "aria-haspopup": "true" }),
      ),
    );
  }

  /** @param {View} view @param {string} game @param {(seat: number) => number} sideOf */
  update(view, game, sideOf) {
    fill(this.title, h("h1", null, game), h("i", null, shortTitle(view.title, game)));
    fill(this.track, turns(view.scene), phases(view.scene));
    fill(this.scoreBox, score(view.scene.scores, view, sideOf));
    this.scoreBox.hidden = !view.scene.scores.length;
    this.players.update(view, sideOf);
  }
}
