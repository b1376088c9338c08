/* pages/join.js - taking an open seat. */
import { get, post } from "../api.js";
import { h } from "../dom.js";
import { sideNumbers, swatch } from "../draw/sides.js";
import { gameTitle } from "../games.js";
import { inviteFor, pref, setPref } from "../prefs.js";
import { foot, page } from "./page.js";

/** @import { View } from "../types.js" */

/** @param {string} match */
export async function join(match) {
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
  const open = view.seats.some((seat) => seat.who === "open");
  document.title = `Join: ${game}`;
  return page(
    `${game}: ${view.title}`,
    h(
      "main",
      { class: "narrow" },
      h(
        "section",
        { class: "panel" },
        h("h1", { class: "panel-title" }, "Take a seat"),
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
                    ? "free"
                    : seat.name || "taken",
              ),
              h(
                "td",
                { class: "r" },
                seat.who === "open" &&
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
          !open && h("p", null, "Every seat is taken. "),
          h("a", { class: "btn", href: `/match/${match}${token ? `#${token}` : ""}` }, "Watch"),
        ),
      ),
      foot(),
    ),
  );
}
