/* clocks.js - how a match is timed, in words; and times as people read them. */
import { count } from "./dom.js";

/** What a new match is asked for with, and what lists and views say of it.
 * @typedef {{minutes?: number, add?: number, days?: number}} Timing */

const DAY = 86400;

/** @param {number} minutes */
function minuteWords(minutes) {
  if (minutes % 1440 === 0) return count(minutes / 1440, "day");
  return minutes % 60 === 0 ? count(minutes / 60, "hour") : count(minutes, "minute");
}

/** "20 minutes a side and 15 seconds a move"; "" without a clock.
 * @param {Timing|null|undefined} clock */
export function clockWords(clock) {
  if (clock?.days) return `${count(clock.days, "day")} a move`;
  if (!clock?.minutes) return "";
  const add = clock.add || 0;
  const more = add % 60 ? count(add, "second") : count(add / 60, "minute");
  return `${minuteWords(clock.minutes)} a side${add ? ` and ${more} a move` : ""}`;
}

/** What is left: "2 d 03 h", "3:04:05", "9:59". @param {number} ms */
export function clockText(ms) {
  const left = Math.max(0, Math.ceil(ms / 1000));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes, seconds] = [
    Math.floor(left / 3600),
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  if (left >= 2 * DAY) return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
