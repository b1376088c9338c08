/* orders.js - the legal actions, sorted by what a person points at: a piece, a place, a target. */

/** @import { Action, Token } from "../types.js" */

/** takesDice: does this order deserve the odds card? @param {Action} a */
export const takesDice = (a) => a.role === "shoot" || !!a.dice || !!(a.items && a.items.length);

/** isShot: is the target or place shot at, not entered, joined or helped? @param {Action} a */
export const isShot = (a) =>
  (!!a.target && (a.role === "shoot" || !!a.dice)) || (!!a.cell && a.role === "shoot");

const FEW = 12; /* orders that are listed all at once */

export class Orders {
  /** @param {Action[]} legal
   * @param {(id: string) => boolean} exists is there such a token on the map? */
  constructor(legal, exists) {
    this.all = legal;
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

  /** @param {string|null} selected */
  targets(selected) {
    return (selected ? this.of(selected) : this.free).filter(isShot);
  }
}

const TEMPLATES = 4; /* ways of writing a kind of order that are remembered */

/** Templates: how orders of this match are written, learned from legal ones, so that the rules can
 * be asked why a press is not an order. */
export class Templates {
  constructor() {
    /** The latest first. @type {Record<'move'|'shoot', string[]>} */
    this.known = { move: [], shoot: [] };
  }

  /** @param {Action[]} legal @param {(cell: string) => string} nameOf the printed name of a cell */
  learn(legal, nameOf) {
    for (const a of legal) {
      const aim = a.target || a.cell;
      if (!a.token || !aim || !a.role) continue;
      let text = ` ${a.action} `;
      text = replaceWord(text, [aim, a.cell || "", a.cell ? nameOf(a.cell) : ""], "\u0001");
      text = replaceWord(text, [a.token], "\u0002");
      if (text.includes("\u0001")) this.remember(isShot(a) ? "shoot" : "move", text.trim());
    }
  }

  /** @param {'move'|'shoot'} role @param {string} text */
  remember(role, text) {
    this.known[role] = [text, ...this.known[role].filter((x) => x !== text)].slice(0, TEMPLATES);
  }

  /** The likelier kind of order first, then the other.
   * @param {'move'|'shoot'} role @param {string} token @param {string[]} aims
   * @returns {string[]} */
  ask(role, token, aims) {
    const texts = [...this.known[role], ...this.known[role === "move" ? "shoot" : "move"]];
    return texts.flatMap((text) =>
      aims.map((aim) => text.replaceAll("\u0001", aim).replaceAll("\u0002", token)),
    );
  }
}

/** @param {string} text @param {string[]} words @param {string} by */
function replaceWord(text, words, by) {
  for (const word of words)
    if (word && text.includes(` ${word} `)) return text.replaceAll(` ${word} `, ` ${by} `);
  return text;
}
