/* tour.js - the first minute at the table: five short notes, each beside what it describes. */
import { announce } from "../announce.js";
import { h } from "../dom.js";
import { pref, setPref } from "../prefs.js";

const STOPS = [
  [
    ".map",
    "The map.",
    "Drag to move it, scroll or pinch to zoom. Press one of your pieces: the places it can go " +
      "light up, with the cost.",
  ],
  [
    ".map",
    "Every attack shows its odds.",
    "Targets show a red crosshair with the exact odds. Press one to see how they are worked " +
      "out; press again to roll.",
  ],
  [
    ".orders",
    "Your orders.",
    "Your current decision is here, with undo, a hint and the button that ends your turn.",
  ],
  [
    ".diary-panel",
    "The war diary.",
    "Everything that has happened, with the dice. The slider replays the game from any move.",
  ],
  [
    ".tools",
    "Rules, text mode, light or dark, menu.",
    "If something is not allowed, a note says why and links to the rule. R opens the rules, and " +
      "the question mark key lists all keys. Good luck!",
  ],
];

/** startTour runs once per browser; `again` runs it anyway. @param {boolean} [again] */
export function startTour(again = false) {
  if (!again && pref("tour", "") === "seen") return;
  document.querySelector(".tour")?.remove();
  let at = 0;
  const card = h("div", { class: "tour pop", role: "dialog", "aria-label": "One-minute tour" });
  const end = () => {
    setPref("tour", "seen");
    card.remove();
    removeEventListener("resize", show);
  };
  const show = () => {
    const [where, title, text] = STOPS[at];
    const last = at === STOPS.length - 1;
    card.replaceChildren(
      h(
        "div",
        { class: "card-head" },
        h("h2", null, title, h("span", null, `${at + 1} of ${STOPS.length}`)),
      ),
      h("p", null, text),
      h(
        "div",
        { class: "acts" },
        h("button", { type: "button", class: "btn", onclick: end }, last ? "Close" : "Skip"),
        !last &&
          h(
            "button",
            {
              type: "button",
              class: "btn main",
              onclick: () => {
                at += 1;
                show();
              },
            },
            "Next",
          ),
      ),
    );
    announce(`${title} ${text}`);
    place(card, document.querySelector(where));
    /** @type {HTMLElement|null} */ (card.querySelector(".main"))?.focus({ preventScroll: true });
  };
  card.addEventListener("keydown", (e) => {
    e.stopPropagation();
    if (e.key === "Escape") end();
  });
  document.body.append(card);
  addEventListener("resize", show);
  show();
}

/** Beside the thing where there is room, else inside its corner.
 * @param {HTMLElement} card @param {Element|null} target */
function place(card, target) {
  const box = target?.getBoundingClientRect();
  const [w, high] = [card.offsetWidth, card.offsetHeight];
  if (!box || !box.width) {
    card.style.left = `${(innerWidth - w) / 2}px`;
    card.style.top = `${(innerHeight - high) / 2}px`;
    return;
  }
  const above = box.top - high - 12;
  const below = box.bottom + 12;
  const y = above > 8 ? above : below + high < innerHeight ? below : box.bottom - high - 16;
  const x = Math.min(innerWidth - w - 8, box.left + box.width / 2 - w / 2);
  card.style.left = `${Math.max(8, x)}px`;
  card.style.top = `${Math.max(8, y)}px`;
}
