/* prefs.js - what this browser remembers: choices, and the matches somebody sat down at. Private
 * windows may refuse storage; then nothing is remembered, but everything still works. */

/** `due`: when the time of whoever is to decide runs out.
 * @typedef {{match: string, token: string, game: string, gameTitle: string, title: string,
 *   side: string, colour: number, state: string, mine: boolean, over: boolean, at: number,
 *   due?: number}} Kept */

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

/** What a player may choose (preferences.js is the page for it); the first value of each is the
 * default.
 *
 * theme        the system's, or always one of the two
 * colours      contrast: black and white where the standard has ink and paper
 * size         of texts, in per cent
 * coordinates  names of places on the map; auto: when they can be read
 * speed        at which the other side's moves are played back; off: not at all
 * wait         do orders wait until that is over?
 * sound
 * confirm      what is asked about first: only what cannot be undone, or the end of a turn too
 * next         is the next piece taken up by itself, once one has acted?
 * attack       at one press once its odds are shown, or always at a second
 * notices      how the page says that it is your turn while you look elsewhere */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  colours: ["standard", "contrast"],
  size: ["100", "90", "115", "130"],
  coordinates: ["auto", "always", "never"],
  speed: ["normal", "off", "fast", "slow"],
  wait: ["off", "on"],
  sound: ["off", "on"],
  confirm: ["final", "turns"],
  next: ["on", "off"],
  attack: ["once", "twice"],
  notices: ["off", "on"],
};

/** @typedef {keyof typeof CHOICES} Choice */

/** chosen: the value of a preference. @param {Choice} name */
export function chosen(name) {
  const value = read(name);
  return value !== null && CHOICES[name].includes(value) ? value : CHOICES[name][0];
}

/** @param {Choice} name @param {string} value */
export function choose(name, value) {
  write(name, value);
  applyLook();
  dispatchEvent(new CustomEvent("preference", { detail: name }));
}

/** applyLook: the preferences that are a matter of style are attributes of the page. */
export function applyLook() {
  const root = document.documentElement;
  for (const name of /** @type {Choice[]} */ (["theme", "colours", "size", "coordinates"])) {
    const value = chosen(name);
    if (value === CHOICES[name][0]) delete root.dataset[name];
    else root.dataset[name] = value;
  }
}

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

/** updateMatch: what is known of a match has changed; it keeps its place. @param {Kept} kept */
export function updateMatch(kept) {
  const list = keptMatches().map((k) => (k.match === kept.match ? kept : k));
  write("matches", JSON.stringify(list));
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

export function toggleTheme() {
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
  choose("theme", dark ? "light" : "dark");
}
