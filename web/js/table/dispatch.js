/* dispatch.js - orders and questions to the server about one match. A refusal is shown on a slip
 * over the map; the rules live on the server. */
import { announce } from "../announce.js";
import { get, nonce, post, Refusal } from "../api.js";
import { once, pref } from "../prefs.js";

/** @import { Action, View } from "../types.js" */
/** @import { Table } from "./table.js" */

export class Dispatch {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.busy = false; /* an order is under way, until its result is here */
    this.sent = 0; /* what the server has not answered yet */
  }

  /** @param {string} what */
  path(what) {
    return `matches/${this.table.match}/${what}`;
  }

  /** ask: a question to the server. @param {string} what @param {Record<string, string>} [query]
   * @returns {Promise<any>} */
  ask(what, query) {
    const words = query ? `?${new URLSearchParams(query)}` : "";
    return get(`${this.path(what)}${words}`, this.table.secret);
  }

  /** deliver: something for the server to do; null when it refuses.
   * @param {string} what @param {object} body @returns {Promise<any>} */
  async deliver(what, body) {
    const { frame } = this.table.parts;
    frame.showSent(++this.sent);
    try {
      return await post(this.path(what), body, this.table.secret);
    } catch (error) {
      this.refused(error);
      return null;
    } finally {
      frame.showSent(--this.sent);
    }
  }

  /** @param {unknown} error */
  refused(error) {
    if (!(error instanceof Refusal)) throw error;
    const { slips } = this.table.parts;
    if (error.view) this.table.take(error.view, false);
    if (error.status === 409)
      slips.show(
        "careful",
        "The game has moved on.",
        "Your order was for an earlier position. Look again.",
      );
    else if (error.status === 0) slips.show("careful", "No connection.", error.message);
    else slips.show("no", "Not allowed.", error.message, error.clause);
  }

  /** @param {Action} action */
  async act(action) {
    const { view, parts } = this.table;
    if (this.busy || !view || parts.replay.active) return;
    const { hand } = parts;
    this.busy = true;
    parts.follow.acted();
    parts.slips.clear();
    hand.drop();
    hand.sent = action;
    this.table.refresh();
    const answer = await this.deliver("act", {
      seq: view.seq,
      action: action.action,
      then: action.then?.join(";"),
      usual: action.form,
    });
    if (answer) await this.table.reached(answer.seq); /* on a slow line a short answer is first */
    this.busy = false;
    hand.sent = null;
    if (answer) hand.journey.begin(action, view, answer);
    else hand.journey.stop();
    hand.changed(); /* what waits for the result goes on: a drag that was let go meanwhile, .. */
    hand.goOn(); /* .. an order of several actions */
  }

  /** Notation typed by hand. @param {string} notation */
  async send(notation) {
    const { view, secret, parts } = this.table;
    if (!view) return;
    parts.follow.acted();
    try {
      await post(this.path("act"), { seq: view.seq, action: notation }, secret);
      parts.textMode.say("");
    } catch (error) {
      const words = error instanceof Refusal ? `${error.message} ${error.clause}` : String(error);
      parts.textMode.say(words);
      announce(words);
    }
  }

  undo() {
    const { view, parts } = this.table;
    if (view?.undo) this.deliver("undo", { seq: view.seq, entry: parts.hand.journey.back(view) });
  }

  async rematch() {
    const answer = await this.deliver("rematch", {});
    if (answer) location.assign(`/match/${answer.match}#${this.table.secret}`);
  }

  async hint() {
    const { slips, hand } = this.table.parts;
    slips.show("hint", "Hint.", "Looking for a hint …");
    try {
      const hint = await this.ask("hint");
      hand.hint = hint;
      slips.show("hint", "Hint.", [hint.label, hint.why].filter((x) => x).join(": "));
      this.table.refresh();
    } catch (error) {
      this.refused(error);
    }
  }

  /** Why the computer decided as it did last. */
  async reason() {
    try {
      const reason = await this.ask("reason");
      this.table.parts.slips.show("hint", `${reason.title}, last decision.`, reason.why);
    } catch (error) {
      this.refused(error);
    }
  }

  /** Ask the rules why a piece can do nothing somewhere.
   * @param {string} piece @param {string} cell @param {string} otherwise if they have no answer */
  async why(piece, cell, otherwise) {
    const { slips } = this.table.parts;
    const answer = await this.ask("why", { piece, cell }).catch(() => null);
    const known = answer?.clause ? answer : { error: otherwise, clause: "" };
    slips.show("no", "You can't do that.", known.error, known.clause);
  }

  /** This browser adds a random number of its own to the dice, once, in answer to the seal it has
   * seen: the server cannot have chosen its secret to suit it. @param {View} view */
  addNonce(view) {
    const { match, secret } = this.table;
    const [seat] = view.you;
    const { commitment, nonces } = view.dice;
    if (seat === undefined || nonces[seat] || view.over) return;
    const added = nonce();
    post(this.path("nonce"), { nonce: added, commitment, seat }, secret).then(
      () => once(`nonce.${match}`, added),
      () => {},
    );
  }

  /** The name this browser goes by, for a seat that has none yet. @param {View} view */
  sayName(view) {
    const [seat] = view.you;
    const name = pref("name", "");
    if (view.you.length !== 1 || !name || view.seats[seat].name || view.over) return;
    post(this.path("name"), { name }, this.table.secret).catch(() => {});
  }
}
