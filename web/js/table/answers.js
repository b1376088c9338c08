/* answers.js - what the server has said about the piece in hand: the odds of its orders, and what
 * it covers. Asked once per position, in the background. */

/** @import { Action, Odds, Scene, Token } from "../types.js" */

/** @typedef {{odds: (action: string) => Promise<Odds>,
 *   field: (token: Token) => Promise<Scene>|null, arrived: () => void}} Questions */

export class Answers {
  /** @param {Questions} questions */
  constructor(questions) {
    this.questions = questions;
    /** By notation; null while asked for, a sentence where there is no answer.
     * @type {Map<string, Odds|string|null>} */
    this.odds = new Map();
    /** What a piece covers. @type {{id: string, scene: Scene|null}} */
    this.field = { id: "", scene: null };
  }

  /** The position has changed: nothing is known any more. */
  forget() {
    this.odds = new Map();
    this.field.id = "";
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
}
