/* main.js - the page starts here: symbols, theme, then the page the address names. */
import { Refusal } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { downloadRecord } from "./download.js";
import { mark } from "./table/header.js";
import { applyLook, tokenFor } from "./prefs.js";

/** The code of a page is loaded when its address is opened; tools/pack.py reads this table too.
 * @type {Record<string, () => Promise<(id: string) => Promise<HTMLElement>>>} */
const PAGES = {
  "": async () => (await import("./pages/home.js")).home,
  "set-up": async () => (await import("./pages/setup.js")).setUp,
  match: async () => (await import("./pages/table.js")).table,
  replay: async () => (await import("./pages/table.js")).table,
  review: async () => (await import("./pages/review.js")).review,
  seats: async () => (await import("./pages/seats.js")).seats,
  join: async () => (await import("./pages/join.js")).join,
  lobby: async () => (await import("./pages/lobby.js")).lobby,
  odds: async () => (await import("./pages/odds.js")).oddsPage,
  rosters: async () => (await import("./pages/rosters.js")).rostersPage,
  rules: async () => (await import("./pages/rules.js")).rulesPage,
  verify: async () => (await import("./pages/verify.js")).verify,
};

/** The symbols live in the page, so that they take its colours. */
async function loadSymbols() {
  const text = await (await fetch(new URL("../symbols.svg", import.meta.url))).text();
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.setAttribute("class", "symbols");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(svg, true));
}

/** @param {unknown} error */
function titleOf(error) {
  if (!(error instanceof Refusal)) return "Something went wrong";
  return error.status === 410 ? "This match is closed" : "Not found";
}

/** @param {string} match */
function recordButton(match) {
  const button = h(
    "button",
    {
      type: "button",
      class: "btn go",
      onclick: () =>
        downloadRecord(match, tokenFor(match)).catch((error) => {
          button.replaceWith(error instanceof Error ? error.message : String(error));
        }),
    },
    "Download the record",
  );
  return button;
}

/** @param {unknown} error @param {string} match */
function failed(error, match) {
  const refused = error instanceof Refusal;
  if (!refused) console.error(error);
  return h(
    "div",
    { class: "page" },
    h("header", { class: "bar" }, mark()),
    h(
      "main",
      { class: "narrow" },
      h(
        "section",
        { class: "panel" },
        h("h1", { class: "panel-title" }, titleOf(error)),
        h(
          "div",
          { class: "in" },
          h(
            "div",
            { class: "note e" },
            h(
              "div",
              null,
              refused ? error.message : "Reload the page. Your match is safe on the server.",
            ),
          ),
          h(
            "p",
            { class: "row" },
            refused && error.record && recordButton(match),
            h("a", { class: "btn", href: "/" }, "Home"),
          ),
        ),
      ),
    ),
  );
}

async function start() {
  applyLook();
  const [, page = "", id = ""] = location.pathname.split("/");
  const load = PAGES[page];
  try {
    if (!load) throw new Refusal(404, { error: "There is no such page." });
    const [make] = await Promise.all([load(), loadSymbols()]);
    fill(byId("app"), await make(decodeURIComponent(id)));
  } catch (error) {
    fill(byId("app"), failed(error, decodeURIComponent(id)));
  }
  document.body.dataset.ready = "yes";
}

/* A link that differs only in its token leads to another seat: reload. */
addEventListener("hashchange", () => location.reload());
start();
