/* pages/home.js - the games as covers, the matches this browser knows, a first game at a press. */
import { count, h, orList } from "../dom.js";
import { cover } from "../draw/cover.js";
import { games } from "../games.js";
import { playNow, smallest } from "./create.js";
import { matches } from "./matches.js";
import { foot, numberWord, page } from "./page.js";

/** @import { Game } from "../types.js" */

const MOST_CHARACTERS = 130; /* on a cover */

/** How hard a game is to learn, in the order of the covers; a game that does not say comes last. */
const LEARN = ["easy", "medium", "hard"];

/** @param {Game} game */
const place = (game) => (LEARN.indexOf(game.learn || "") + LEARN.length + 1) % (LEARN.length + 1);

/** Who may play: people, against the computer where there are levels of it. @param {Game} game */
function players(game) {
  const most = [...new Set(game.scenarios.map((x) => x.sides.filter((y) => !y.printed).length))];
  const alone = game.levels.length ? [1] : [];
  return orList([...new Set([...alone, ...most])].sort());
}

/** @param {number} minutes */
const lengthOf = (minutes) =>
  minutes < 90 ? `${minutes} min` : minutes % 60 ? `${minutes} min` : count(minutes / 60, "hour");

/** @param {Game} game @param {number} n */
function card(game, n) {
  const art = h("div", { class: "art" });
  cover(game, art);
  const facts = /** @type {[string, string][]} */ ([
    ["players", players(game)],
    ["length", game.minutes ? lengthOf(game.minutes) : ""],
    ["learn", game.learn || "in a minute"],
  ]).filter(([, words]) => words);
  return h(
    "a",
    { class: "cover", href: `/set-up/${game.id}` },
    art,
    h(
      "div",
      { class: "txt" },
      h("div", { class: "lab" }, `Sheet ${n + 1}`),
      h("h2", null, game.title),
      h("p", null, situation(game)),
      h(
        "table",
        null,
        facts.map(([a, b]) => h("tr", null, h("td", { class: "lab" }, a), h("td", null, b))),
      ),
    ),
    h("span", { class: "open" }, "Set up a game"),
  );
}

/** What the game is, in as many whole sentences as fit on a cover. @param {Game} game */
function situation(game) {
  const text = game.about || smallest(game)?.situation || "";
  let short = "";
  for (const sentence of text.match(/[^.!?]+[.!?]+(\s|$)/g) || [])
    if (!short || short.length + sentence.length <= MOST_CHARACTERS) short += sentence;
    else break;
  return short.length > MOST_CHARACTERS
    ? short.replace(/[:;].*/s, ".")
    : short || text.slice(0, MOST_CHARACTERS);
}

/** For people at a real table: exact odds. @param {Game[]} list */
function oddsLinks(list) {
  const some = list.filter((g) => g.odds);
  return (
    some.length > 0 &&
    h(
      "p",
      null,
      "At a real table? ",
      some.flatMap((g, i) => [
        i > 0 && ", ",
        h("a", { href: `/odds/${g.id}` }, `Odds of ${g.title}`),
      ]),
      ".",
    )
  );
}

/** A link to a seat, a table or a join page; only its path and token are used.
 * @param {Game[]} list */
function joinPanel(list) {
  const input = h("input", {
    id: "seat-link",
    placeholder: ".../match/4f2a#9c41",
    autocomplete: "off",
  });
  const said = h("p", { class: "said", role: "status" });
  const go = (/** @type {Event} */ e) => {
    e.preventDefault();
    const match = /\/(match|join|replay|seats|verify)\/([\w-]+)(#[\w-]+)?/.exec(input.value);
    if (match) location.assign(`/${match[1]}/${match[2]}${match[3] || ""}`);
    else
      said.textContent = "That is not a link to a table. Such a link contains /match/ or /join/.";
  };
  return h(
    "section",
    { class: "panel join-panel", "aria-label": "Join by link" },
    h("h2", null, h("span", null, "Join by link")),
    h(
      "form",
      { class: "in", onsubmit: go },
      h("label", { for: "seat-link" }, "Paste the seat link a friend sent you."),
      h("div", { class: "row" }, input, h("button", { class: "btn" }, "Sit down")),
      said,
      h("p", null, "Or ", h("a", { href: "/lobby" }, "join or watch an open table"), "."),
      oddsLinks(list),
      list
        .filter((g) => g.rosters)
        .map((g) =>
          h(
            "p",
            null,
            h("a", { href: `/rosters/${g.id}` }, `Put a warband together`),
            ` for ${g.title}.`,
          ),
        ),
    ),
  );
}

/** @param {Game} game */
function firstGame(game) {
  const said = h("p", { class: "said", role: "status" });
  const scenario = smallest(game);
  const start = async () => {
    said.textContent = "Setting up …";
    try {
      await playNow(game);
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  addEventListener("keydown", (e) => {
    if (
      e.key.toLowerCase() === "n" &&
      !(e.target instanceof HTMLInputElement) &&
      !e.ctrlKey &&
      !e.metaKey &&
      !e.altKey
    )
      start();
  });
  return h(
    "section",
    { class: "panel first-game", "aria-label": "First game" },
    h("h2", null, h("span", null, "First game?")),
    h(
      "div",
      { class: "in" },
      h(
        "p",
        null,
        `${game.title}, ${scenario.title}, against the computer. Legal moves light up, ` +
          "you see the odds before you roll, and there is nothing to lose by trying.",
      ),
      said,
      h(
        "button",
        { type: "button", class: "btn go", id: "play-now", onclick: start },
        "Play now ",
        h("kbd", null, "N"),
      ),
    ),
  );
}

/** The game for a first try: with hidden pieces, which are fun, and with several scenarios, so
 * that one is small; of those the shortest. @param {Game[]} list */
function firstOf(list) {
  const turns = (/** @type {Game} */ g) => smallest(g)?.turns || 99;
  const fit = list.filter((g) => g.hidden && g.scenarios.length > 3);
  return (fit.length ? fit : list.filter((g) => g.scenarios.length)).sort(
    (a, b) => turns(a) - turns(b),
  )[0];
}

export async function home() {
  const list = (await games()).filter((g) => !g.part).sort((a, b) => place(a) - place(b));
  const first = firstOf(list);
  const plural = list.length === 1 ? "game" : "games";
  const root = page(
    `${numberWord(list.length)} ${plural} of trench warfare, refereed.`,
    h(
      "main",
      { class: "home" },
      h("h1", { class: "sr" }, "Sandtable"),
      h("div", { class: "covers" }, list.map(card)),
      matches(),
      joinPanel(list),
      first && firstGame(first),
      foot(),
    ),
  );
  document.title = "Sandtable";
  return root;
}
