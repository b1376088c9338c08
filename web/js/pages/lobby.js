/* pages/lobby.js - public tables: those with a free seat, and games to watch. */
import { get } from "../api.js";
import { h } from "../dom.js";
import { games } from "../games.js";
import { foot, page } from "./page.js";

/** @typedef {{match: string, game: string, title: string,
 *   seats: {title: string, who: string, name?: string}[]}} Listed */

/** Who has a seat. @param {Listed["seats"][0]} seat */
function sitting(seat) {
  if (seat.who === "open") return "free";
  return seat.name || (seat.who === "computer" ? "the computer" : "taken");
}

/** @param {Listed[]} list @param {Map<string, string>} titles @param {string} path
 * @param {string} verb @param {string} none */
function rows(list, titles, path, verb, none) {
  if (!list.length) return h("div", { class: "in" }, h("div", { class: "note dash" }, none));
  return h(
    "table",
    { class: "mt" },
    list.map((m) =>
      h(
        "tr",
        null,
        h("td", null, h("b", null, titles.get(m.game) || m.game), h("br"), h("i", null, m.title)),
        h("td", null, m.seats.map((seat) => `${seat.title}: ${sitting(seat)}`).join(", ")),
        h("td", { class: "r" }, h("a", { class: "btn xs", href: `/${path}/${m.match}` }, verb)),
      ),
    ),
  );
}

export async function lobby() {
  const [list, open, playing] = await Promise.all([
    games(),
    get("matches"),
    get("matches?watch=1"),
  ]);
  const titles = new Map(list.map((g) => [g.id, g.title]));
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
        h("h2", null, h("span", null, "Free seats")),
        rows(
          open,
          titles,
          "join",
          "Join",
          "No open games. Set one up with a seat for anyone who joins.",
        ),
      ),
      h(
        "section",
        { class: "panel" },
        h("h2", null, h("span", null, "In play")),
        rows(playing, titles, "match", "Watch", "No public games are being played."),
      ),
      foot(),
    ),
  );
}
