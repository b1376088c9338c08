/* answers.js - what the server has said about the piece in hand: the odds of its orders, what it
 * covers, how far it can go, what it could attack from there. Asked once per position, in the
 * background. */

/** @import { Action, Odds, Scene, Token, Way } from "../types.js" */

/** @typedef {{odds: (action: string) => Promise<Odds>,
 *   field: (token: Token) => Promise<Scene>|null, ways: (token: Token) => Promise<Way[]>|null,
 *   from: (action: string) => Promise<Action[]>, arrived: () => void}} Questions */

const MOMENT = 120; /* ms that the pointer stays before a question is asked */

/** wayOrder: a way as an order, to be shown and given like any other.
 * @param {Token} token @param {Way} way @returns {Action} */
export function wayOrder(token, way) {
  const [action, ...then] = way.actions;
  const risk = way.watched
    ? `can be fired at ${way.watched === 1 ? "once" : `${way.watched} times`} on the way`
    : "";
  return {
    action,
    then,
    label: `${token.name || token.id} to ${way.cell}`,
    role: "move",
    token: token.id,
    cell: way.cell,
    cost: way.cost === undefined ? "" : String(way.cost),
    cells: way.cells,
    risk,
  };
}

export class Answers {
  /** @param {Questions} questions */
  constructor(questions) {
    this.questions = questions;
    /** By notation; null while asked for, a sentence where there is no answer.
     * @type {Map<string, Odds|string|null>} */
    this.odds = new Map();
    /** What a piece covers. @type {{id: string, scene: Scene|null}} */
    this.field = { id: "", scene: null };
    /** How far a piece can go. @type {{id: string, ways: Map<string, Action>}} */
    this.reach = { id: "", ways: new Map() };
    /** What could be attacked after an order, by its notation. @type {Map<string, Action[]>} */
    this.attacks = new Map();
    this.wanted = ""; /* the order it was last wanted for */
  }

  /** The position has changed: nothing is known any more. */
  forget() {
    this.odds = new Map();
    this.attacks = new Map();
    this.wanted = "";
    this.field.id = "";
    this.reach = { id: "", ways: new Map() };
  }

  /** chance: the odds of an order, null while they are asked for.
   * @param {Action} action @returns {Odds|string|null} */
  chance(action) {
    const key = action.action;
    const { odds } = this;
    if (odds.has(key)) return odds.get(key) ?? null;
    odds.set(key, null);
    this.questions
      .odds(key)
      .then(
        (answer) => odds.set(key, answer),
        (error) => odds.set(key, String(error.message)),
      )
      .then(() => {
        if (odds === this.odds) this.questions.arrived();
      });
    return null;
  }

  /** Ask what a piece covers, if it has a facing. @param {Token|null} token */
  lookAround(token) {
    const id = token?.id || "";
    if (id === this.field.id) return;
    const field = { id, scene: /** @type {Scene|null} */ (null) };
    this.field = field;
    if (!token || (token.facing === undefined && token.diameter === undefined)) return;
    this.questions.field(token)?.then(
      (scene) => {
        field.scene = scene;
        if (this.field === field) this.questions.arrived();
      },
      () => {},
    ); /* no answer, no arc */
  }

  /** Ask how far a piece can go, in a game where a move is several actions. @param {Token} token */
  askWays(token) {
    if (token.id === this.reach.id) return;
    const reach = { id: token.id, ways: new Map() };
    this.reach = reach;
    this.questions.ways(token)?.then(
      (ways) => {
        for (const way of ways) reach.ways.set(way.cell, wayOrder(token, way));
        if (this.reach === reach && ways.length) this.questions.arrived();
      },
      () => {},
    ); /* no answer: then it goes step by step */
  }

  /** The ways of a piece, as far as they are known. @param {string|null} id @returns {Action[]} */
  waysOf(id) {
    return id && id === this.reach.id ? [...this.reach.ways.values()] : [];
  }

  /** The way to a place. @param {string|null} id @param {string|undefined} cell */
  wayTo(id, cell) {
    return (id && cell && id === this.reach.id && this.reach.ways.get(cell)) || null;
  }

  /** fromThere: what the piece could attack after this order, [] while that is not known. It is
   * asked when the pointer has stayed a moment. @param {Action} action @returns {Action[]} */
  fromThere(action) {
    const key = action.action;
    const have = this.attacks.get(key);
    if (!have && this.wanted !== key) {
      this.wanted = key;
      setTimeout(() => this.askFrom(key), MOMENT);
    }
    return have || [];
  }

  /** @param {string} key */
  askFrom(key) {
    const { attacks } = this;
    if (this.wanted !== key || attacks.has(key)) return;
    attacks.set(key, []);
    this.questions.from(key).then(
      (list) => {
        attacks.set(key, list);
        if (attacks === this.attacks && list.length) this.questions.arrived();
      },
      () => {},
    ); /* no answer: nothing is shown */
  }
}
