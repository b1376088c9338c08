/* result.js - the result: whose match it was, why in at most three sentences, and what next. */
import { fill, h, icon } from "../dom.js";
import { swatch } from "../draw/sides.js";
import { why } from "../table/ending.js";
import { stamp, standing } from "../table/standing.js";

/** @import { Review, Score, View } from "../types.js" */

/** The score that says most: the winner's, else the first with a goal. @param {View} view */
function scoreOf({ result, scene, seats }) {
  const won = (/** @type {Score} */ x) => (x.side >= 0 ? result?.winners.includes(x.side) : true);
  const goals = scene.scores.filter((x) => x.goal);
  const one = goals.find(won) || goals[0];
  if (one) return { big: String(one.points), small: `of ${one.goal} needed`, side: one.side };
  if (scene.scores.length < 2 || scene.scores.length > 4) return null;
  const names = scene.scores.map((x) => seats[x.side]?.title || "").join(" to ");
  return { big: scene.scores.map((x) => x.points).join(" : "), small: names, side: -1 };
}

/** players: who beat whom. @param {View} view */
function players({ seats, you }) {
  const name = (/** @type {import("../types.js").Seat} */ seat, /** @type {number} */ i) => {
    if (you.length === 1 && you[0] === i) return `You, ${seat.title}`;
    if (seat.who === "computer") return `${seat.title} (computer, ${seat.level})`;
    return seat.name && seat.name !== seat.title ? `${seat.title} (${seat.name})` : seat.title;
  };
  const teams = [...new Set(seats.map((seat, i) => seat.team ?? i))];
  const names = (/** @type {number} */ team) =>
    seats.flatMap((seat, i) => ((seat.team ?? i) === team ? [name(seat, i)] : [])).join(" and ");
  return teams.map(names).join(" against ");
}

/** The sentence about the move that changed most. @param {Review|null} review */
function decisive(review) {
  if (!review?.turning.length) return "";
  const size = (/** @type {import("../types.js").Turning} */ t) =>
    Math.max(...t.swing.map(Math.abs));
  const most = review.turning.reduce((a, b) => (size(b) > size(a) ? b : a));
  const n = review.turning.indexOf(most) + 1;
  const turn = most.turn ? `, in turn ${most.turn},` : "";
  return `Turning point ${n}${turn} changed the chances most.`;
}

export class Result {
  /** @param {{rematch: () => void, share: () => void, diary: () => void,
   *   sideOf: (seat: number) => number}} acts */
  constructor(acts) {
    this.acts = acts;
    this.top = h("div", { class: "result-top" });
    this.words = h("p", { class: "result-why" });
    this.rematch = h(
      "button",
      { type: "button", class: "btn go", onclick: acts.rematch },
      "Rematch, sides swapped",
    );
    this.share = h(
      "button",
      { type: "button", class: "btn", onclick: acts.share },
      icon("i-share", 17),
      "Share",
    );
    this.diary = h(
      "button",
      { type: "button", class: "btn open-diary", "aria-expanded": "false", onclick: acts.diary },
      icon("i-log", 17),
      "Diary",
    );
    this.element = h(
      "section",
      { class: "panel result", "aria-label": "The result" },
      this.top,
      this.words,
      h("p", { class: "row" }, this.rematch, this.share, this.diary),
    );
  }

  /** @param {View} view @param {Review|null} review */
  show(view, review) {
    const { text, cls } = standing(view);
    const score = scoreOf(view);
    fill(
      this.top,
      h("h2", null, stamp(text, cls)),
      score &&
        h(
          "p",
          { class: "result-score" },
          score.side >= 0 && swatch(this.acts.sideOf(score.side), 20),
          h("b", null, score.big),
          h("small", null, ` ${score.small}`),
        ),
    );
    const said = [view.result?.text || "", why(view), decisive(review)].filter((x) => x);
    fill(this.words, h("span", { class: "who-played" }, players(view)), said.join(" "));
    this.rematch.hidden = view.you.length === 0;
  }

  /** The main button has the focus on arrival. */
  focus() {
    (this.rematch.hidden ? this.share : this.rematch).focus({ preventScroll: true });
  }
}
