/* curtain.js - two people at one screen: the next player's view stays covered until they say they
 * are there. */
import { h } from "../dom.js";

/** @param {string} name whose turn it is to look @param {() => void} opened */
export function drawCurtain(name, opened) {
  document.querySelector(".curtain")?.remove();
  const button = h(
    "button",
    {
      type: "button",
      class: "btn go",
      onclick: () => {
        curtain.remove();
        opened();
      },
    },
    "Ready",
  );
  const curtain = h(
    "div",
    { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": `For ${name}` },
    h(
      "div",
      { class: "panel" },
      h("h2", null, h("span", null, `For ${name}`)),
      h(
        "div",
        { class: "in" },
        h("p", null, "Pass the screen to the next player. Press the button to see the map."),
        button,
      ),
    ),
  );
  document.body.append(curtain);
  button.focus();
}
