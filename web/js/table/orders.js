/* orders.js - the legal actions, sorted by what a person points at: a piece, a place, a target. */
import { isSpend, spendings } from "./spend.js";

/** @import { Action, Token } from "../types.js" */

/** takesDice: does this order deserve the odds card? Dice that only happen to follow (who begins,
 * say) have nothing to say for it. @param {Action} a */
export const takesDice = (a) =>
  a.role === "shoot" || (!!a.dice && !isSpend(a) && (!!a.needs || !!a.items?.length));

/** asks: does this order want a second press? An attack does, and whatever has a price that is not
 * seen on the map. @param {Action} a */
export const asks = (a) => takesDice(a) || (!!a.needs && !a.dice && !isSpend(a));

/** isShot: is the target or place shot at, not entered, joined or helped? @param {Action} a */
export const isShot = (a) =>
  (!!a.target && (a.role === "shoot" || !!a.dice)) || (!!a.cell && a.role === "shoot");

/** isDot: one of the few places that can be chosen on a plane: where a piece may go to others too,
 * they have a price. @param {Action} a */
export const isDot = (a) => !!a.cell && !a.cost && !a.target && !isShot(a);

const FEW = 12; /* orders that are listed all at once */

export class Orders {
  /** @param {Action[]} legal
   * @param {(id: string) => boolean} exists is there such a token on the map?
   * @param {boolean} [plane] is it a table without hexes? */
  constructor(legal, exists, plane = false) {
    this.all = legal;
    this.plane = plane;
    /** @type {Map<string, Action[]>} */
    this.byToken = new Map();
    /** @type {Action[]} */
    this.free = []; /* that belong to no piece on the map */
    /** @type {Action[]} */
    this.ends = [];
    for (const action of legal) {
      if (action.role === "end") this.ends.push(action);
      else if (action.token && exists(action.token)) this.add(action.token, action);
      else this.free.push(action);
    }
    this.actors = [...this.byToken.keys()];
  }

  /** The one piece that can act, if no order waits for another place on the map: taken in hand, it
   * would hide that order. */
  get onlyActor() {
    const elsewhere = this.free.some((a) => a.cell || a.target);
    return this.actors.length === 1 && !elsewhere ? this.actors[0] : null;
  }

  /** The piece whose turn it is where the rules give the order: the first of the list. */
  get first() {
    return this.actors[0] ?? null;
  }

  /** kindOf: what a piece is about: to move, else to shoot, else "". @param {string|null} token */
  kindOf(token) {
    const roles = this.of(token).map((a) => a.role);
    return roles.includes("move") ? "move" : roles.includes("shoot") ? "shoot" : "";
  }

  /** walks: has this piece a move to make? @param {string|null} token */
  walks(token) {
    return this.of(token).some((a) => a.role === "move");
  }

  /** @param {string} token @param {Action} action */
  add(token, action) {
    const list = this.byToken.get(token);
    if (list) list.push(action);
    else this.byToken.set(token, [action]);
  }

  /** What a piece may do; nothing for no piece. @param {string|null} token */
  of(token) {
    return (token && this.byToken.get(token)) || [];
  }

  /** The orders that a press on a place or its pieces can mean.
   * @param {string|null} selected @param {string|undefined} cell @param {Token[]} tokens */
  at(selected, cell, tokens) {
    const ids = new Set(tokens.map((t) => t.id));
    const means = (/** @type {Action} */ a) =>
      (a.target && ids.has(a.target)) || (!!cell && a.cell === cell);
    const mine = this.of(selected).filter(means);
    return mine.length ? mine : this.free.filter(means);
  }

  /** Orders of a piece, or free ones, that point at nothing on the map.
   * @param {string|null} selected */
  plain(selected) {
    const list = selected ? this.of(selected) : this.free;
    return list.filter((a) => !a.cell && !a.target);
  }

  /** Where no order points at the map (choosing losses, say): those of all pieces, if they are
   * few. */
  nowhere() {
    const list = [...this.byToken.values()].flat();
    return list.length <= FEW && list.every((a) => !a.cell && !a.target) ? list : [];
  }

  /** wares: what can be had for a price in some place (a purchase in a fort), if it is little
   * enough to be listed beside the money. */
  wares() {
    const list = this.free.filter((a) => a.role === "other" && a.cell && a.cost);
    return list.length <= FEW ? list : [];
  }

  /** forced: what has to be chosen among one's pieces before anything else goes on (losses, say):
   * no order points at the map, and none ends the matter. */
  forced() {
    const markers = spendings(this.all);
    if (markers.length) return markers;
    if (this.plane && this.actors.length > 1) return []; /* press the model: a card would hide it */
    const list = this.nowhere();
    return list.length > 0 && !this.ends.length
      ? [...list, ...this.free.filter((a) => !a.cell && !a.target)]
      : [];
  }

  /** @param {string|null} selected */
  targets(selected) {
    return (selected ? this.of(selected) : this.free).filter(isShot);
  }
}

/** @param {string} words */
const wordsOf = (words) => words.split(/\s+/).filter(Boolean);

/** shelves: orders that share a heading stand below it, in as many words as it leaves to say;
 * all others come first, in full. @param {Action[]} list
 * @returns {{title: string, orders: {action: Action, label: string}[]}[]} */
export function shelves(list) {
  /** @type {Map<string, {action: Action, label: string}[]>} */
  const found = new Map([["", []]]);
  for (const action of list) {
    const title = action.group || "";
    const heading = new Set(wordsOf(title));
    const all = wordsOf(action.label);
    const label = all.filter((w) => !heading.has(w) && w !== `(${action.cost})`).join(" ");
    const shared = title && label && [...heading].every((w) => all.includes(w));
    const alike = shared && list.filter((a) => a.group === title).length > 1;
    const key = alike ? title : "";
    found.set(key, [...(found.get(key) || []), { action, label: alike ? label : action.label }]);
  }
  return [...found]
    .filter(([, orders]) => orders.length)
    .map(([title, orders]) => ({ title, orders }));
}
