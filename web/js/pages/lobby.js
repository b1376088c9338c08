/* pages/lobby.js - public tables: those with a free seat, and games to watch. It keeps itself up to
 * date, and shows one game or all. */
import { get } from "../api.js";
import { clockWords } from "../clocks.js";
import { fill, h } from "../dom.js";
import { games } from "../games.js";
import { shortTitle } from "../table/header.js";
import { foot, page } from "./page.js";

/** @import { Game } from "../types.js" */
/** @typedef {{match: string, game: string, title: string, created: number,
 *   clock?: import("../clocks.js").Timing,
 *   seats: {title: string, who: string, name?: string, level?: string,
 *   kept?: boolean}[]}} Listed */

const EVERY = 10000; /* ms */

/** Who has a seat. @param {Listed["seats"][0]} seat */
function sitting(seat) {
  if (seat.who === "open") return seat.kept ? "kept for a friend" : "free";
  if (seat.who === "computer") return `the computer${seat.level ? `, ${seat.level}` : ""}`;
  return seat.name || "taken";
}

/** How long ago, roughly. @param {number} ms */
function ago(ms) {
  const minutes = Math.round(ms / 60000);
  if (minutes < 1) return "just now";
  return minutes < 90 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

class Lobby {
  /** @param {Game[]} list */
  constructor(list) {
    this.titles = new Map(list.map((g) => [g.id, g.title]));
    /** @type {{open: Listed[], playing: Listed[]}} */
    this.tables = { open: [], playing: [] };
    this.game = "";
    this.free = h("div");
    this.live = h("div");
    this.said = h("p", { class: "sm", role: "status" });
    this.filter = h(
      "select",
      {
        id: "lobby-game",
        onchange: () => {
          this.game = this.filter.value;
          this.draw();
        },
      },
      h("option", { value: "" }, "every game"),
      list.filter((g) => !g.part).map((g) => h("option", { value: g.id }, g.title)),
    );
  }

  async ask() {
    try {
      const [open, playing] = await Promise.all([get("matches"), get("matches?watch=1")]);
      this.tables = { open, playing };
      this.said.textContent = "";
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
    this.draw();
  }

  draw() {
    const shown = (/** @type {Listed[]} */ list) =>
      list.filter((m) => !this.game || m.game === this.game);
    fill(
      this.free,
      this.rows(
        shown(this.tables.open),
        "join",
        "Join",
        "No free seats now. Set up a game with a seat for anyone who comes, and it is listed here.",
      ),
    );
    fill(
      this.live,
      this.rows(shown(this.tables.playing), "match", "Watch", "No public games are being played."),
    );
  }

  /** @param {Listed[]} list @param {string} path @param {string} verb @param {string} none */
  rows(list, path, verb, none) {
    if (!list.length) return h("div", { class: "in" }, h("div", { class: "note dash" }, none));
    return h(
      "table",
      { class: "mt" },
      list.map((m) => {
        const game = this.titles.get(m.game) || m.game;
        return h(
          "tr",
          null,
          h("td", null, h("b", null, game), h("br"), h("i", null, shortTitle(m.title, game))),
          h(
            "td",
            null,
            m.seats.map((seat) => h("div", null, `${seat.title}: ${sitting(seat)}`)),
          ),
          h(
            "td",
            { class: "sm" },
            clockWords(m.clock) || "no clock",
            h("br"),
            ago(Date.now() - m.created),
          ),
          h("td", { class: "r" }, h("a", { class: "btn xs", href: `/${path}/${m.match}` }, verb)),
        );
      }),
    );
  }
}

export async function lobby() {
  const room = new Lobby(await games());
  await room.ask();
  window.setInterval(() => document.hidden || room.ask(), EVERY);
  document.title = "Open tables";
  return page(
    "Open tables",
    h(
      "main",
      { class: "narrow" },
      h("h1", { class: "sr" }, "Open tables"),
      h(
        "section",
        { class: "panel" },
        h(
          "h2",
          null,
          h("span", null, "Free seats"),
          h("label", { class: "lobby-filter", for: "lobby-game" }, "Show ", room.filter),
        ),
        room.free,
      ),
      h("section", { class: "panel" }, h("h2", null, h("span", null, "In play")), room.live),
      room.said,
      foot(),
    ),
  );
}
