/* prefs.js - what this browser remembers: choices, and the matches somebody sat down at. Private
 * windows may refuse storage; then nothing is remembered, but everything still works. */

/** @typedef {{match: string, token: string, game: string, gameTitle: string, title: string,
 *   side: string, colour: number, state: string, mine: boolean, over: boolean, at: number}} Kept */

const MOST = 30;

/** @param {string} key @returns {string|null} */
function read(key) {
  try {
    return localStorage.getItem(`sandtable.${key}`);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(`sandtable.${key}`, value);
  } catch {
    /* not kept */
  }
}

/** @param {string} key @param {string} initial */
export const pref = (key, initial) => read(key) ?? initial;

/** @param {string} key @param {string} value */
export const setPref = (key, value) => write(key, value);

/** @returns {Kept[]} */
export function keptMatches() {
  try {
    const list = JSON.parse(read("matches") || "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** @param {Kept} kept */
export function keepMatch(kept) {
  const others = keptMatches().filter((k) => k.match !== kept.match);
  write("matches", JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** @param {string} match */
export function forgetMatch(match) {
  write("matches", JSON.stringify(keptMatches().filter((k) => k.match !== match)));
}

/** linkToken: the token that a link brought into this tab. It goes from the address bar into the
 * tab's own memory, if there is one, so that it is in no history and on no screen that is shared.
 * @param {string} key */
function linkToken(key) {
  const here = location.hash.slice(1);
  try {
    if (!here) return sessionStorage.getItem(`sandtable.${key}`) || "";
    sessionStorage.setItem(`sandtable.${key}`, here);
    history.replaceState(history.state, "", location.pathname + location.search);
  } catch {
    /* not kept: then the link has to keep it */
  }
  return here;
}

/** tokenFor: the token of a match, from the link or from memory. @param {string} match */
export function tokenFor(match) {
  return linkToken(`token.${match}`) || keptMatches().find((k) => k.match === match)?.token || "";
}

/** inviteFor: the token of an invitation. @param {string} match */
export const inviteFor = (match) => linkToken(`invite.${match}`);

/** once keeps a value the first time only: a seal must not change afterwards.
 * @param {string} key @param {string} value */
export function once(key, value) {
  if (value && read(key) === null) write(key, value);
}

/** The theme is the system's unless one was chosen. */
export function applyTheme() {
  const theme = pref("theme", "");
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function toggleTheme() {
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
  setPref("theme", dark ? "light" : "dark");
  applyTheme();
}
