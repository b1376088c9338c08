/* announce.js - the one live region of the page, for screen readers. */
import { byId } from "./dom.js";

let timer = 0;
/** @type {string[]} */
let waiting = [];

/** Sentences that arrive at the same moment are read together. @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    byId("live").textContent = waiting.join(" ");
    waiting = [];
  }, 60);
}
