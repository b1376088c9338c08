/* copy.js - a button that copies a link. */
import { announce } from "./announce.js";
import { h } from "./dom.js";

/** @param {string} address @param {string} [words] */
export function copyButton(address, words = "Copy link") {
  const button = h(
    "button",
    {
      type: "button",
      class: "btn xs",
      onclick: async () => {
        try {
          await navigator.clipboard.writeText(address);
          button.textContent = "Copied";
          announce("Link copied.");
        } catch {
          window.prompt("Copy this link", address);
        }
      },
    },
    words,
  );
  return button;
}
