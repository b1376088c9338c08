/* layout.js - where the panels go, by the shape of the board, never by the game. */

/** @import { Ground } from "../draw/geometry.js" */

/** Wider than 2:1 puts the panels in a dock below; anything else in a column at the right, and a
 * table without hexes has a second column at the left for the player's own.
 * @param {Ground|null} ground */
export function layoutOf(ground) {
  if (!ground) return "column";
  if (ground.plane) return "column trio";
  return ground.box.w / ground.box.h > 2 ? "dock" : "column";
}
