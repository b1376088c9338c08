/* pages/rules.js - /rules/ lists the games, /rules/GAME#CLAUSE is one game's rules in our words. */
import { h } from "../dom.js";
import { games } from "../games.js";
import { Rules } from "../table/rules.js";
import { foot, page } from "./page.js";

/** The headings of the rules, to go there. @param {Rules} rules */
function contents(rules) {
  return h(
    "nav",
    { class: "panel rules-contents", "aria-label": "Contents" },
    h("h2", null, h("span", null, "Contents")),
    h(
      "ul",
      { class: "in scroll plain", tabindex: "0" },
      [...rules.list.querySelectorAll("h3")].map((heading) =>
        h(
          "li",
          null,
          h(
            "button",
            {
              type: "button",
              class: "link-button",
              onclick: () => heading.scrollIntoView({ block: "start" }),
            },
            heading.textContent || "",
          ),
        ),
      ),
    ),
  );
}

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
  await rules.load();
  setTimeout(() => rules.open(decodeURIComponent(location.hash.slice(1))), 0);
  return page(
    `Rules: ${game.title}`,
    h(
      "main",
      { class: "rules-page" },
      h("h1", { class: "sr" }, `Rules: ${game.title}`),
      contents(rules),
      rules.element,
    ),
  );
}
