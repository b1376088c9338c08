/* standing.js - how a match stands, in words: whose decision it is, who won, how it was decided,
 * how long the computer may think; and the stamp that shows it. */
import { h } from "../dom.js";

/** @import { View } from "../types.js" */

/** @param {string} text @param {string} cls */
export const stamp = (text, cls) => h("span", { class: `stamp ${cls}` }, text);

/** Whose decision it is. @param {View} view */
export function standing(view) {
  if (view.over) {
    const won = view.result?.winners.some((seat) => view.you.includes(seat));
    const names = view.result?.winners.map((seat) => view.seats[seat]?.title).join(" and ");
    return {
      text: !view.result?.winners.length ? "Drawn" : won ? "You won" : `${names} won`,
      cls: won ? "ok" : "quiet",
      mine: false,
    };
  }
  const away = view.seats[view.to_move]?.who === "computer";
  if (view.to_move >= 0 && view.you.includes(view.to_move) && !away)
    return { text: "Your turn", cls: "", mine: true };
  const name = view.seats[view.to_move]?.title || "the dice";
  return {
    text: view.thinking
      ? `${view.seats[view.thinking.seat]?.title || name} is thinking`
      : `Waiting for ${name}`,
    cls: "quiet",
    mine: false,
  };
}

/** How it was decided, unless the result says so already. @param {View} view */
export function reasonText(view) {
  const why = { resign: "by resignation", time: "on time", draw: "by agreement", rules: "" }[
    view.result?.reason || ""
  ];
  return why && !view.result?.text?.includes(why) ? `Decided ${why}.` : "";
}

/** How long the computer may think, if that is limited, and whether it would take longer if it had
 * less to do. @param {{budget?: number, busy?: boolean}} thinking @param {string} name */
export function thinkingText({ budget = 0, busy = false }, name) {
  if (!budget) return `${name} is thinking.`;
  const time = `${(budget / 1000).toFixed(budget < 100 ? 2 : budget < 2000 ? 1 : 0)} s`;
  return busy
    ? `The computer is busy: ${name} is thinking shorter, up to ${time}.`
    : `${name} is thinking, up to ${time}.`;
}
