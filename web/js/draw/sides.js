/* sides.js - how a seat looks: colour, band and outline. Seats of one team share their outline:
 * cut corners for the first team, round corners for the second. */
import { s } from "../dom.js";

/** @typedef {{title: string, team?: number}} SeatLook */

/** sideNumbers gives every seat its colour 1..4: 1 and 3 to the first team, 2 and 4 to the second;
 * more than two teams take 1, 2, 3, 4 in the order of their seats. Teams go by their numbers,
 * so that a nation has its colour wherever it sits.
 * @param {SeatLook[]} seats @returns {number[]} */
export function sideNumbers(seats) {
  const teams = [...new Set(seats.map((seat, i) => seat.team ?? i))].sort();
  if (teams.length !== 2) return seats.map((_, i) => (i % 4) + 1);
  const next = [1, 2];
  return seats.map((seat, i) => {
    const team = teams.indexOf(seat.team ?? i);
    const number = Math.min(next[team], 4);
    next[team] += 2;
    return number;
  });
}

const CUT = "M14 0H86L100 14V86L86 100H14L0 86V14Z";
const ROUND =
  "M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0Z";

/** outline: the shape of a counter on a grid of 100. @param {number} side */
export const outline = (side) => (side % 2 ? CUT : ROUND);
/** @param {number} side */
export const isCut = (side) => side % 2 === 1;

/** band: the player's mark. @param {number} side */
export const band = (side) => (side === 1 ? "var(--card)" : `url(#p-b${side})`);

/** swatch: a seat's badge in panels and lists. @param {number} side @param {number} [size] */
export function swatch(side, size = 20) {
  return s(
    "svg",
    { class: "swatch", width: size, height: size, viewBox: "-5 -5 110 110", "aria-hidden": "true" },
    s("path", {
      d: outline(side),
      fill: `var(--s${side})`,
      stroke: "var(--card-ink)",
      "stroke-width": 8,
    }),
    s("rect", { x: 14, y: 15, width: 22, height: 70, fill: band(side) }),
  );
}
