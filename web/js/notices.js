/* notices.js - telling somebody who looks elsewhere that it is their turn: a sign in the title, and
 * the system's notices where the person has allowed them (preferences). */
import { pref, setPref } from "./prefs.js";

/** Are notices wanted and allowed? */
export const noticesOn = () =>
  pref("notices", "off") === "on" &&
  typeof Notification !== "undefined" &&
  Notification.permission === "granted";

/** allowNotices asks the person; true when they agree. */
export async function allowNotices() {
  if (typeof Notification === "undefined") return false;
  const allowed = (await Notification.requestPermission()) === "granted";
  setPref("notices", allowed ? "on" : "off");
  return allowed;
}

export const forbidNotices = () => setPref("notices", "off");

/** notice: shown only while the page is not in view. @param {string} title @param {string} text
 * @param {string} tag a later notice with the same tag replaces the earlier one */
export function notice(title, text, tag) {
  if (!document.hidden || !noticesOn()) return;
  const shown = new Notification(title, { body: text, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
