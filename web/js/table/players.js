/* players.js - who sits at the table: names, who is there, and everybody's clock. */
import { clockText, clockWords } from "../clocks.js";
import { h, icon } from "../dom.js";
import { swatch } from "../draw/sides.js";
import { patch } from "../patch.js";

/** @import { Clock, Seat, View } from "../types.js" */

/** The time left that calls for a warning, in ms. @param {Clock} clock */
export const lowTime = (clock) => (clock.days ? 3600000 : 60000);

/** What a seat has left now.
 * @param {Clock} clock @param {number} seat @param {number} since ms since it was received */
export function timeLeft(clock, seat, since) {
  return clock.left[seat] - (clock.running === seat ? since : 0);
}

/** What there is to know about a seat's time.
 * @param {Clock|null} clock @param {number|null} left */
function timing(clock, left) {
  if (!clock || left === null) return [];
  return [left > 0 ? `${clockText(left)} left` : "out of time", clockWords(clock)];
}

/** whoSits: the name of whoever plays a seat. @param {Seat} seat @param {boolean} own */
export function whoSits(seat, own) {
  if (seat.who === "computer") return seat.level ? `computer, ${seat.level}` : "computer";
  if (seat.who === "open") return "nobody yet";
  return seat.name || (own ? "you" : "a player");
}

/** presence: is a person there, away, or is it no person at all? @param {Seat} seat
 * @param {boolean} own @returns {"here"|"away"|""} */
export function presence(seat, own) {
  if (seat.who !== "person") return "";
  return own || seat.online ? "here" : "away";
}

export class Players {
  /** @param {(words: string) => void} low little is left on the player's own clock */
  constructor(low) {
    this.low = low;
    this.element = h("div", { class: "players", role: "group", "aria-label": "Players" });
    /** @type {View|null} */
    this.view = null;
    this.received = 0;
    this.warned = false;
    /** @type {(seat: number) => number} */
    this.sideOf = () => 1;
    window.setInterval(() => this.tick(), 500);
  }

  /** @param {View} view @param {(seat: number) => number} sideOf */
  update(view, sideOf) {
    if (view.clock !== this.view?.clock) this.received = Date.now();
    this.view = view;
    this.sideOf = sideOf;
    this.tick();
  }

  tick() {
    const { view } = this;
    if (!view) return;
    const since = Date.now() - this.received;
    this.element.classList.toggle("clock", !!view.clock);
    patch(
      this.element,
      view.clock && h("span", { title: clockWords(view.clock) }, icon("i-clock", 18)),
      view.seats.map((seat, i) => this.player(view, seat, i, since)),
    );
    this.warn(view, since);
  }

  /** @param {View} view @param {Seat} seat @param {number} i @param {number} since */
  player(view, seat, i, since) {
    const own = view.you.includes(i);
    const there = presence(seat, own);
    const left = view.clock && timeLeft(view.clock, i, since);
    const turn = view.to_move === i && !view.over ? "running" : "";
    const low = view.clock && left !== null && left <= lowTime(view.clock) ? "low" : "";
    const state = [there === "away" && "away", ...timing(view.clock, left)].filter((x) => x);
    return h(
      "span",
      {
        class: `player clock-one ${low} ${turn} ${there}`,
        "data-k": `player-${i}`,
        title: [`${seat.title}: ${whoSits(seat, own)}`, ...state].join(", "),
      },
      left !== null && h("span", { class: "clock-time" }, clockText(left)),
      h(
        "small",
        null,
        swatch(this.sideOf(i), 11),
        h("span", { class: "player-name" }, whoSits(seat, own)),
        there === "away" && h("i", null, "away"),
        h("span", { class: "sr" }, ` plays ${seat.title}`),
      ),
    );
  }

  /** @param {View} view @param {number} since */
  warn(view, since) {
    const { clock } = view;
    const own = clock && clock.running >= 0 && clock.running === view.as;
    if (!own || this.warned || timeLeft(clock, clock.running, since) > lowTime(clock)) return;
    this.warned = true;
    this.low(`${clock.days ? "One hour" : "One minute"} left on your clock.`);
  }
}
