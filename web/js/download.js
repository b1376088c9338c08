/* download.js - the record of a match, as a file. */
import { call } from "./api.js";
import { h } from "./dom.js";

/** @param {string} match @param {string} token */
export async function downloadRecord(match, token) {
  const text = await call("GET", `matches/${match}/record`, { token, text: true });
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: `${match}.record` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
