/* pages/join.js - taking an open seat. */
import { get, post } from "../api.js";
import { clockWords } from "../clocks.js";
import { h } from "../dom.js";
import { sideNumbers, swatch } from "../draw/sides.js";
import { gameTitle } from "../games.js";
import { inviteFor, keptMatches, pref, setPref } from "../prefs.js";
import { shortTitle } from "../table/header.js";
import { foot, page } from "./page.js";

/** @import { View } from "../types.js" */

/** @param {View} view */
const taken = (view) =>
  view.seats.some((seat) => seat.who === "open")
    ? "The seats that are still free are kept for others."
    : "Every seat is taken. If one of them is yours, open the table in the browser in which you " +
      "sat down. If you have not sat down yet, somebody else has used your link: " +
      "tell whoever sent it.";

/** @param {string} match */
export async function join(match) {
  const seated = keptMatches().find((k) => k.match === match && k.side);
  if (seated) {
    location.replace(`/match/${match}#${seated.token}`);
    return new Promise(() => {}); /* the next page is on its way */
  }
  const token = inviteFor(match);
  const view = /** @type {View} */ (await get(`matches/${match}`, token));
  const game = await gameTitle(view.game);
  const colours = sideNumbers(view.seats);
  const name = h("input", {
    type: "text",
    id: "your-name",
    maxlength: "30",
    value: pref("name", ""),
    autocomplete: "nickname",
  });
  const said = h("p", { class: "said", role: "status" });
  const sit = async (/** @type {string} */ side) => {
    setPref("name", name.value.trim());
    try {
      const answer = await post(
        `matches/${match}/join`,
        { side, ...(name.value.trim() ? { name: name.value.trim() } : {}) },
        token,
      );
      location.assign(`/match/${match}#${answer.token}`);
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const mine = view.invited || [];
  document.title = `Join: ${game}`;
  return page(
    `${game}: ${shortTitle(view.title, game)}`,
    h(
      "main",
      { class: "narrow" },
      h(
        "section",
        { class: "panel" },
        h(
          "h1",
          { class: "panel-title" },
          "Take a seat",
          h("small", null, clockWords(view.clock) || "no clock"),
        ),
        h(
          "div",
          { class: "in" },
          h("label", { class: "field", for: "your-name" }, "Your name ", name),
        ),
        h(
          "table",
          { class: "seats" },
          view.seats.map((seat, i) =>
            h(
              "tr",
              null,
              h("td", null, swatch(colours[i]), " ", seat.title),
              h(
                "td",
                null,
                seat.who === "computer"
                  ? "the computer"
                  : seat.who === "open"
                    ? mine.includes(i)
                      ? "free"
                      : "kept for somebody else"
                    : seat.name || "taken",
              ),
              h(
                "td",
                { class: "r" },
                mine.includes(i) &&
                  h(
                    "button",
                    { type: "button", class: "btn xs", onclick: () => sit(seat.side) },
                    "Sit down",
                  ),
              ),
            ),
          ),
        ),
        h(
          "div",
          { class: "in" },
          said,
          !mine.length && h("p", null, taken(view)),
          h("a", { class: "btn", href: `/match/${match}${token ? `#${token}` : ""}` }, "Watch"),
        ),
      ),
      foot(),
    ),
  );
}
