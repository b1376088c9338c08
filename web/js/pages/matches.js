/* pages/matches.js - the matches this browser has a seat in, as the server says they are now. */
import { Refusal, get } from "../api.js";
import { clockText } from "../clocks.js";
import { count, fill, h } from "../dom.js";
import { swatch } from "../draw/sides.js";
import { forgetMatch, keptMatches, updateMatch } from "../prefs.js";
import { ask } from "../table/menu.js";

/** @import { View } from "../types.js" */
/** @typedef {ReturnType<typeof keptMatches>[number]} Kept */

const EVERY = 30000; /* ms between two questions to the server */
const MOST = 12; /* matches that are asked about */

/** When the time of whoever is to decide runs out; 0: it does not. @param {View} view */
function dueAt({ clock, to_move }) {
  return clock && clock.running === to_move && to_move >= 0 ? Date.now() + clock.left[to_move] : 0;
}

/** How a match stands, as the list says it. @param {View} view
 * @returns {Pick<Kept, "state"|"mine"|"over"|"due">} */
export function stateOf(view) {
  const mine = !view.over && view.you.includes(view.to_move);
  const others = view.seats[view.to_move];
  const waiting = view.seats.some((seat) => seat.who === "open");
  return {
    over: view.over,
    mine,
    due: view.over ? 0 : dueAt(view),
    state: view.over
      ? view.result?.text || "over"
      : mine
        ? ""
        : waiting
          ? "waiting for players"
          : others
            ? `waiting for ${others.title}`
            : "",
  };
}

/** @param {Kept} k */
const forgetWords = (k) =>
  `Forget ${k.title}? This browser's link to the seat of ${k.side} goes with it; without a copy ` +
  "of the link, nobody can sit there again.";

class Matches {
  constructor() {
    this.element = h("section", {
      class: "panel your-matches",
      "aria-label": "Your matches",
    });
    this.draw();
    this.ask();
    window.setInterval(() => document.hidden || this.ask(), EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || this.ask());
  }

  /** What the server knows is newer than what this browser saw last. */
  async ask() {
    const open = keptMatches().filter((k) => !k.over);
    await Promise.all(open.slice(0, MOST).map((k) => this.askOne(k)));
    this.draw();
  }

  /** @param {Kept} k */
  async askOne(k) {
    try {
      const view = await get(`matches/${k.match}/brief`, k.token);
      updateMatch({ ...k, ...stateOf(view) });
    } catch (error) {
      if (error instanceof Refusal && [403, 404, 410].includes(error.status))
        updateMatch({
          ...k,
          state: error.status === 403 ? "handed on" : "no longer here",
          mine: false,
        });
    }
  }

  /** @param {Kept} k */
  async forget(k) {
    if (!(await ask(forgetWords(k), "Forget"))) return;
    forgetMatch(k.match);
    this.draw();
  }

  draw() {
    const list = keptMatches();
    const open = list.filter((k) => !k.over).length;
    fill(
      this.element,
      h(
        "h2",
        null,
        h("span", null, "Your matches"),
        h("small", null, open ? `${count(open, "match", "matches")} in progress` : ""),
      ),
      list.length
        ? h(
            "div",
            { class: "scroll", tabindex: "0", role: "region", "aria-label": "List of matches" },
            h(
              "table",
              { class: "mt" },
              list.map((k) => this.row(k)),
            ),
          )
        : h(
            "div",
            { class: "in" },
            h("div", { class: "note dash" }, "No matches yet. Press Play now, or choose a game."),
          ),
    );
  }

  /** @param {Kept} k */
  row(k) {
    return h(
      "tr",
      null,
      h(
        "td",
        null,
        h("a", { href: `/match/${k.match}#${k.token}` }, h("b", null, k.gameTitle)),
        h("br"),
        h("i", null, k.title),
      ),
      h("td", null, swatch(k.colour, 18), " ", k.side),
      h(
        "td",
        { class: "r" },
        k.mine ? h("span", { class: "stamp small" }, "Your turn") : k.state,
        !!k.due && h("div", { class: "sm" }, `${clockText(k.due - Date.now())} left`),
      ),
      h(
        "td",
        { class: "r" },
        h(
          "button",
          {
            type: "button",
            class: "btn xs",
            "aria-label": `Forget ${k.title}`,
            onclick: () => this.forget(k),
          },
          "Forget",
        ),
      ),
    );
  }
}

export const matches = () => new Matches().element;
