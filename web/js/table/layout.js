/* layout.js - where the panels go, by the shape of the board, never by the game. */

/** @import { Ground } from "../draw/geometry.js" */

/** Wider than 2:1 puts the panels in a dock below; anything else in a column at the right.
 * @param {Ground|null} ground */
export function layoutOf(ground) {
  if (!ground) return "column";
  return ground.box.w / ground.box.h > 2 ? "dock" : "column";
}
