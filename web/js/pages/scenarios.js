/* pages/scenarios.js - the scenarios of a game as cards: a small map, how long, how hard, how
 * even. */
import { h } from "../dom.js";
import { thumbnail } from "../draw/cover.js";
import { balance, difficulty, length } from "./known.js";

/** @import { Game, Scenario } from "../types.js" */

export class ScenarioCards {
  /** @param {Game} game @param {(scenario: Scenario) => void} pick */
  constructor(game, pick) {
    this.game = game;
    this.pick = pick;
    /** @type {{scenario: Scenario, map: HTMLElement, card: HTMLElement}[]} */
    this.cards = game.scenarios.map((scenario) => {
      const map = h("span", { class: "small-map", "aria-hidden": "true" });
      return { scenario, map, card: this.card(scenario, map) };
    });
    this.element = h(
      "div",
      { class: "cards" },
      this.cards.map(({ card }) => card),
    );
  }

  /** Small maps are fetched one after another, and only those that come into view. */
  watch() {
    let last = Promise.resolve();
    const seen = new IntersectionObserver((entries) => {
      for (const { target } of entries.filter((e) => e.isIntersecting)) {
        const found = this.cards.find(({ map }) => map === target);
        if (found) last = last.then(() => thumbnail(this.game, found.scenario, found.map));
        seen.unobserve(target);
      }
    });
    for (const { map } of this.cards) seen.observe(map);
    this.element.querySelector(".on")?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  /** @param {Scenario} chosen */
  draw(chosen) {
    for (const { scenario, card } of this.cards) {
      card.classList.toggle("on", scenario === chosen);
      const input = card.querySelector("input");
      if (input) input.checked = scenario === chosen;
    }
  }

  /** @param {Scenario} x @param {HTMLElement} map */
  card(x, map) {
    return h(
      "label",
      { class: "card" },
      map,
      h(
        "span",
        { class: "card-words" },
        h("b", null, x.title),
        h("span", { class: "sm" }, length(x)),
        h("span", null, difficulty(x)),
        h("span", null, balance(x)),
      ),
      h("input", { type: "radio", name: "scenario", value: x.id, onchange: () => this.pick(x) }),
    );
  }
}
