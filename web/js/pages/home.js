/* pages/home.js - the games as covers, the matches this browser knows, a first game at a press. */
import { count, fill, h, orList } from "../dom.js";
import { cover } from "../draw/cover.js";
import { swatch } from "../draw/sides.js";
import { games } from "../games.js";
import { forgetMatch, keptMatches } from "../prefs.js";
import { ask } from "../table/menu.js";
import { playNow, smallest } from "./create.js";
import { foot, numberWord, page } from "./page.js";

/** @import { Game } from "../types.js" */

const MOST_CHARACTERS = 130; /* on a cover */

/** @param {Game} game */
function players(game) {
  const [least, most] = game.players;
  const list = [...new Set(game.scenarios.map((x) => x.sides.length))].sort();
  return list.length ? orList(list) : least === most ? String(least) : `${least} to ${most}`;
}

/** @param {Game} game @param {number} n */
function card(game, n) {
  const turns = game.scenarios.map((x) => x.turns || 0).filter((t) => t);
  const span = turns.length ? [Math.min(...turns), Math.max(...turns)] : [];
  const art = h("div", { class: "art" });
  cover(game, art);
  const facts = /** @type {[string, string][]} */ ([
    ["players", players(game)],
    ["scenarios", String(game.scenarios.length)],
    [
      "turns",
      span.length
        ? span[0] === span[1]
          ? String(span[0])
          : `${span[0]} to ${span[1]}`
        : "no limit",
    ],
    ["pieces", game.hidden ? "some hidden" : "all visible"],
  ]);
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

/** @param {ReturnType<typeof keptMatches>[number]} k */
const forgetWords = (k) =>
  `Forget ${k.title}? This browser's link to the seat of ${k.side} goes with it; without a copy ` +
  "of the link, nobody can sit there again.";

function matches() {
  const list = keptMatches();
  const panel = h("section", { class: "panel your-matches", "aria-label": "Your matches" });
  const open = list.filter((k) => !k.over).length;
  fill(
    panel,
    h(
      "h2",
      null,
      h("span", null, "Your matches"),
      h("small", null, open ? `${count(open, "match", "matches")} in progress` : ""),
    ),
    list.length
      ? h(
          "div",
          { class: "scroll", tabindex: "0" },
          h(
            "table",
            { class: "mt" },
            list.map((k) =>
              h(
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
                      onclick: async () => {
                        if (!(await ask(forgetWords(k), "Forget"))) return;
                        forgetMatch(k.match);
                        panel.replaceWith(matches());
                      },
                    },
                    "Forget",
                  ),
                ),
              ),
            ),
          ),
        )
      : h(
          "div",
          { class: "in" },
          h(
            "div",
            { class: "note dash" },
            "No matches yet. Press Play now, or choose a game above.",
          ),
        ),
  );
  return panel;
}

/** A link to a seat, a table or a join page; only its path and token are used. */
function joinPanel() {
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
    { class: "panel", "aria-label": "Join by link" },
    h("h2", null, h("span", null, "Join by link")),
    h(
      "form",
      { class: "in", onsubmit: go },
      h("label", { for: "seat-link" }, "Paste the seat link a friend sent you."),
      h("div", { class: "row" }, input, h("button", { class: "btn" }, "Sit down")),
      said,
      h("p", null, "Or ", h("a", { href: "/lobby" }, "join or watch an open table"), "."),
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
  const list = (await games()).filter((g) => !g.part);
  const first = firstOf(list);
  const plural = list.length === 1 ? "game" : "games";
  const root = page(
    `${numberWord(list.length)} ${plural} of trench warfare, refereed.`,
    h(
      "main",
      { class: "home" },
      h("h1", { class: "sr" }, "Sandtable"),
      h("div", { class: "covers" }, list.map(card)),
      h("div", { class: "home-foot" }, matches(), joinPanel(), first && firstGame(first)),
      foot(),
    ),
  );
  document.title = "Sandtable";
  return root;
}
