/* pages/seats.js - the waiting room: a row per seat with its link, and the seal of the dice. */
import { get, post } from "../api.js";
import { clockWords } from "../clocks.js";
import { copyButton } from "../copy.js";
import { fill, grouped, h, icon } from "../dom.js";
import { sideNumbers, swatch } from "../draw/sides.js";
import { gameTitle } from "../games.js";
import { Live } from "../live.js";
import { pref, setPref, tokenFor } from "../prefs.js";
import { shortTitle } from "../table/header.js";
import { ask } from "../table/menu.js";
import { foot, page } from "./page.js";

/** @import { View } from "../types.js" */

/** @param {string} path */
const link = (path) => `${location.origin}${path}`;

/** The whole link, for whoever copies it by hand or reads it out. @param {string} address */
const whole = (address) => h("code", { class: "link" }, address);

/** What to do here. @param {View} view */
function advice(view) {
  const kept = view.seats.some((seat) => seat.who === "open" && seat.kept);
  const open = view.seats.some((seat) => seat.who === "open" && !seat.kept);
  return [
    kept && "Send each friend the link to their seat. A link seats one person, once.",
    open && "A free seat is listed among the open tables.",
    (kept || open) && "The table opens by itself once everybody is seated.",
    "Your own link lets you play on in another browser.",
  ]
    .filter((words) => words)
    .join(" ");
}

class Room {
  /** @param {string} match @param {string} token @param {string} game */
  constructor(match, token, game) {
    this.match = match;
    this.token = token;
    this.game = game;
    this.links = JSON.parse(pref(`links.${match}`, "{}"));
    this.table = h("table", { class: "seats" });
    this.small = h("small");
    this.said = h("p", { class: "said", role: "status" });
    this.advice = h("p", { class: "waiting-advice" });
    this.seal = h("p", { class: "sm" });
    this.element = h(
      "section",
      { class: "panel waiting", "aria-label": "Waiting room" },
      h("h1", { class: "panel-title" }, h("span", null, "Waiting room"), this.small),
      h("div", { class: "in" }, this.advice),
      this.table,
      h(
        "div",
        { class: "in" },
        this.said,
        this.seal,
        h(
          "div",
          { class: "row" },
          h(
            "a",
            { class: "btn go", id: "to-table", href: `/match/${match}#${token}` },
            "Go to the table",
          ),
        ),
      ),
    );
    /** @type {boolean[]} */
    this.online = [];
    /** @type {View|null} */
    this.view = null;
  }

  /** @param {View} view */
  draw(view) {
    this.view = view;
    const colours = sideNumbers(view.seats);
    this.small.textContent = [
      this.game,
      shortTitle(view.title, this.game),
      clockWords(view.clock) || "no clock",
    ].join(", ");
    fill(
      this.table,
      view.seats.map((seat, i) => {
        const mine = view.you.includes(i);
        const secret = this.links.seats?.[i];
        const open = seat.who === "open";
        const address = open
          ? this.invitation(view, i)
          : secret
            ? link(`/match/${this.match}#${secret}`)
            : "";
        const here = mine || this.online[i] || seat.online;
        const who = mine
          ? "you"
          : seat.who === "computer"
            ? `the computer${seat.level ? `, ${seat.level}` : ""}`
            : here || !address
              ? seat.name || (!open ? "a friend" : seat.kept ? "kept for a friend" : "open")
              : whole(address);
        const state = seat.who === "computer" ? "ready" : here ? "seated" : "";
        return h(
          "tr",
          null,
          h("td", null, swatch(colours[i]), " ", seat.title),
          h("td", null, who),
          h(
            "td",
            { class: "r" },
            mine
              ? copyButton(link(`/match/${this.match}#${this.token}`), "Copy my link")
              : state
                ? h("span", { class: "ok" }, state)
                : address
                  ? copyButton(address)
                  : "waiting",
            !mine && seat.who === "person" && this.hosting(view, i, seat.name || seat.title),
          ),
        );
      }),
      this.spectators(view),
    );
    this.advice.textContent = view.you.length ? advice(view) : "";
    fill(
      this.seal,
      "The dice are sealed: ",
      h("code", null, grouped((view.dice?.commitment || "").slice(0, 24))),
      " … Anyone can verify them after the game.",
    );
    this.go(view);
  }

  /** The link with which somebody takes this seat. It is worth nothing to its sender: the seat's
   * own token is made when somebody sits down. @param {View} view @param {number} i */
  invitation(view, i) {
    const own = view.seats[i].kept ? this.links.invites?.[i] : this.links.invite;
    return own || (view.public && !view.seats[i].kept)
      ? link(`/join/${this.match}${own ? `#${own}` : ""}`)
      : "";
  }

  /** @param {View} view */
  spectators(view) {
    if (!this.links.spectator) return null;
    const address = link(`/match/${this.match}#${this.links.spectator}`);
    return h(
      "tr",
      null,
      h("td", null, icon("i-eye", 18), " Spectators"),
      h("td", null, whole(address)),
      h("td", { class: "r" }, copyButton(address), this.hosting(view, -1, "the spectators")),
    );
  }

  /* --- whoever set up the table looks after it --- */

  /** Mute and put out, for the browser that made the match.
   * @param {View} view @param {number} seat -1: the spectators @param {string} name */
  hosting(view, seat, name) {
    if (!this.links.host || (view.over && seat >= 0)) return null;
    const muted = (view.muted || []).includes(seat);
    const button = (/** @type {string} */ text, /** @type {() => void} */ act) =>
      h(
        "button",
        { type: "button", class: "btn xs", "aria-label": `${text}: ${name}`, onclick: act },
        text,
      );
    return [
      " ",
      button(muted ? "Unmute" : "Mute", () => this.host({ do: muted ? "unmute" : "mute", seat })),
      " ",
      button(seat < 0 ? "New link" : "Put out", () => this.putOut(view, seat, name)),
    ];
  }

  /** @param {View} view @param {number} seat @param {string} name */
  async putOut(view, seat, name) {
    const words =
      seat < 0
        ? "The link for spectators ends for everybody who has it, and you get a new one."
        : view.entry
          ? `The computer plays for ${name} from now on, to the end.`
          : `The link of ${name} ends, and the seat is open again.`;
    if (await ask(words, seat < 0 ? "Make a new link" : "Put out"))
      this.host({ do: "out", seat, ...(seat < 0 ? {} : { to: view.entry ? "computer" : "open" }) });
  }

  /** @param {object} body */
  async host(body) {
    try {
      const { spectator, invite } = await post(`matches/${this.match}/host`, body, this.links.host);
      this.links = {
        ...this.links,
        ...(spectator ? { spectator } : {}),
        ...(invite ? { invite } : {}),
      };
      setPref(`links.${this.match}`, JSON.stringify(this.links));
      this.said.textContent = "";
      if (this.view) this.draw(this.view);
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** The table opens by itself when the last seat is taken. @param {View} view */
  go(view) {
    const waiting = view.seats.some(
      (seat, i) =>
        seat.who === "open" ||
        (seat.who === "person" && !view.you.includes(i) && !seat.online && !this.online[i]),
    );
    if (!waiting && this.waited) location.assign(`/match/${this.match}#${this.token}`);
    this.waited = this.waited || waiting;
  }
}

/** @param {string} match */
export async function seats(match) {
  const token = tokenFor(match);
  /** @type {View} */
  let view = await get(`matches/${match}`, token);
  const room = new Room(match, token, await gameTitle(view.game));
  room.draw(view);
  new Live(match, token, {
    update: (next) => {
      view = { ...view, ...next };
      room.draw(view);
    },
    chat: () => {},
    thinking: () => {},
    line: () => {},
    presence: (p) => {
      room.online = p.online;
      room.draw(view);
    },
  }).open();
  document.title = "Waiting room";
  return page("Waiting room", h("main", { class: "narrow" }, room.element, foot()));
}
