/* notices.js - telling somebody who looks elsewhere that it is their turn: the system's notices,
 * where the person has chosen and allowed them (preferences.js). */
import { chosen } from "./prefs.js";

/** Are notices wanted and allowed? */
const noticesOn = () =>
  chosen("notices") === "on" &&
  typeof Notification !== "undefined" &&
  Notification.permission === "granted";

/** askNotices: the browser asks whether it may. A sentence where it may not, else "". */
export async function askNotices() {
  if (typeof Notification === "undefined") return "This browser has no notices.";
  if ((await Notification.requestPermission()) === "granted") return "";
  return "The browser does not allow notices for this page; its settings can change that.";
}

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
