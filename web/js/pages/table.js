/* pages/table.js - /match/ID and /replay/ID: the table itself. */
import { h } from "../dom.js";
import { games } from "../games.js";
import { pref, setPref, tokenFor } from "../prefs.js";
import { Table } from "../table/table.js";

/** A wide map on a phone held upright: say once that it can be turned, until the next touch.
 * @param {HTMLElement} root */
function turnHint(root) {
  const wide = root.querySelector(".table.dock") && matchMedia("(max-width: 520px)").matches;
  if (!wide || pref("turned", "") === "yes") return;
  const hint = h("p", { class: "turn-hint", role: "note" }, "Turn the phone: this map is wide.");
  root.append(hint);
  addEventListener(
    "pointerdown",
    () => {
      hint.remove();
      setPref("turned", "yes");
    },
    { once: true },
  );
}

/** @param {string} match */
export async function table(match) {
  const token = tokenFor(match);
  const page = new Table(match, token);
  Object.assign(globalThis, { sandtable: page }); /* for the console, and for tests */
  void games().catch(
    () => {},
  ); /* asked for now, so that the table need not wait for both in turn */
  await page.open();
  const at = new URLSearchParams(location.search).get("at");
  if (at || location.pathname.startsWith("/replay/")) void page.parts.replay.seek(Number(at) || 0);
  const { root } = page.parts.frame;
  turnHint(root);
  return root;
}
