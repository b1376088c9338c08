/* pages/rules.js - /rules/ lists the games, /rules/GAME#CLAUSE is one game's rules in our words. */
import { h } from "../dom.js";
import { games } from "../games.js";
import { Rules } from "../table/rules.js";
import { foot, page } from "./page.js";

/** @param {string} id */
export async function rulesPage(id) {
  const list = await games();
  const game = list.find((g) => g.id === id);
  document.title = game ? `Rules: ${game.title}` : "Rules";
  if (!game)
    return page(
      "Rules",
      h(
        "main",
        { class: "narrow" },
        h(
          "section",
          { class: "panel" },
          h("h1", { class: "panel-title" }, "Rules"),
          h(
            "ul",
            { class: "in plain" },
            list.map((g) => h("li", null, h("a", { href: `/rules/${g.id}` }, g.title))),
          ),
        ),
        foot(),
      ),
    );
  const rules = new Rules(game.id, null);
  rules.element.classList.add("whole-page");
  setTimeout(() => rules.open(decodeURIComponent(location.hash.slice(1))), 0);
  return page(
    `Rules: ${game.title}`,
    h(
      "main",
      { class: "rules-page" },
      h("h1", { class: "sr" }, `Rules: ${game.title}`),
      rules.element,
    ),
  );
}
