/* menu.js - a short list of choices under a button; Escape or a press elsewhere closes it. */
import { copyButton } from "../copy.js";
import { h } from "../dom.js";

/** @typedef {{label: string, act: () => void, off?: boolean, danger?: boolean,
 *   note?: string}|null} Entry */

/** @param {HTMLElement} opener @param {Entry[]} entries */
export function openMenu(opener, entries) {
  document.querySelector(".menu")?.remove();
  const close = () => {
    menu.remove();
    document.removeEventListener("pointerdown", outside, true);
    opener.focus();
  };
  const outside = (/** @type {Event} */ e) => {
    if (e.target instanceof Node && !menu.contains(e.target) && !opener.contains(e.target)) close();
  };
  const items = entries.map((entry) =>
    entry === null
      ? h("hr")
      : h(
          "button",
          {
            type: "button",
            role: "menuitem",
            disabled: entry.off,
            class: entry.danger ? "danger" : "",
            onclick: () => {
              close();
              entry.act();
            },
          },
          entry.label,
          entry.note && h("small", null, entry.note),
        ),
  );
  const menu = h(
    "nav",
    {
      class: "menu",
      "aria-label": opener.title || opener.textContent || "Menu",
      onkeydown: (/** @type {KeyboardEvent} */ e) => {
        const buttons = /** @type {HTMLButtonElement[]} */ ([
          ...menu.querySelectorAll("button:not(:disabled)"),
        ]);
        const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
        if (e.key === "Escape") close();
        else if (e.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
        else if (e.key === "ArrowUp") buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
        else return;
        e.preventDefault();
        e.stopPropagation();
      },
    },
    h("div", { role: "menu" }, items),
  );
  document.body.append(menu);
  const box = opener.getBoundingClientRect();
  menu.style.top = `${Math.min(box.bottom + 6, innerHeight - menu.offsetHeight - 8)}px`;
  menu.style.right = `${Math.max(8, innerWidth - box.right)}px`;
  document.addEventListener("pointerdown", outside, true);
  menu.querySelector("button")?.focus();
}

/** ask: a yes-or-no question.
 * @param {string} question @param {string} yes @returns {Promise<boolean>} */
export function ask(question, yes) {
  return new Promise((resolve) => {
    const dialog = h(
      "dialog",
      { class: "ask" },
      h("p", null, question),
      h(
        "form",
        { method: "dialog", class: "acts" },
        h("button", { class: "btn go", value: "yes" }, yes),
        h("button", { class: "btn", value: "no" }, "Cancel"),
      ),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** sheet: a heading, some content, a Close button. @param {string} title @param {Node[]} content */
export function sheet(title, content) {
  const dialog = h(
    "dialog",
    { class: "sheet-dialog panel", "aria-label": title },
    h(
      "h2",
      null,
      title,
      h("form", { method: "dialog" }, h("button", { class: "btn xs" }, "Close")),
    ),
    h("div", { class: "in scroll", tabindex: "0" }, content),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** askWords: one line of text; "" when cancelled.
 * @param {string} question @param {string} before @param {string} yes
 * @returns {Promise<string>} */
export function askWords(question, before, yes) {
  return new Promise((resolve) => {
    const input = h("input", {
      name: "words",
      value: before,
      maxlength: "32",
      autocomplete: "off",
    });
    const dialog = h(
      "dialog",
      { class: "ask" },
      h(
        "form",
        { method: "dialog" },
        h("label", null, h("p", null, question), input),
        h(
          "div",
          { class: "acts" },
          h("button", { class: "btn go", value: "yes" }, yes),
          h("button", { class: "btn", value: "no" }, "Cancel"),
        ),
      ),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes" ? input.value.trim() : "");
    });
    document.body.append(dialog);
    dialog.showModal();
    input.select();
  });
}

/** showLink: an address to send to somebody. @param {string} title @param {string} address */
export function showLink(title, address) {
  return sheet(title, [
    h(
      "p",
      null,
      "Send this to the person who is to have the seat. Anyone with the link can take it.",
    ),
    h("p", { class: "row" }, h("code", { class: "link" }, address), copyButton(address)),
  ]);
}
