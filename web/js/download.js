/* download.js - texts as files: the record of a match, a roster. */
import { call } from "./api.js";
import { h } from "./dom.js";

/** @param {string} match @param {string} token */
export async function downloadRecord(match, token) {
  saveText(`${match}.record`, await call("GET", `matches/${match}/record`, { token, text: true }));
}

/** @param {string} name @param {string} text */
export function saveText(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
