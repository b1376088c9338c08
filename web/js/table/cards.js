/* cards.js - what opens over the map beside the thing it is about: the odds, a choice of orders, a
 * stack fanned out. */
import { h } from "../dom.js";
import { counterIcon } from "../draw/counter.js";
import { choiceCard, oddsCard, placeCard } from "./oddscard.js";
import { takesDice } from "./orders.js";
import { refill } from "./panels.js";

/** @import { Board } from "../draw/board.js" */
/** @import { Point } from "../draw/geometry.js" */
/** @import { Action, View } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** @typedef {{act: (a: Action) => void, openRule: (clause: string) => void, phone: () => boolean}} CardActs */

export class Cards {
  /** @param {Hand} hand @param {Board} board @param {CardActs} acts */
  constructor(hand, board, acts) {
    this.hand = hand;
    this.board = board;
    this.acts = acts;
    this.card = h("div", { class: "pop", role: "dialog", "aria-label": "Odds", hidden: true });
    this.fan = h("div", { class: "fan", role: "group", "aria-label": "Stack", hidden: true });
  }

  /** @param {View} view */
  update(view) {
    this.drawCard(view);
    this.drawFan();
  }

  /** The map moved under what is open. @param {View|null} view */
  follow(view) {
    if (!this.card.hidden && view) this.drawCard(view);
    if (!this.fan.hidden) this.drawFan();
  }

  /** @param {View} view */
  drawCard(view) {
    const { hand } = this;
    const dice = hand.pinned && hand.preview && takesDice(hand.preview) ? hand.preview : null;
    const opening = this.card.hidden;
    this.card.hidden = !dice && !hand.choices.length;
    if (dice) this.fillOdds(dice, view);
    else if (hand.choices.length) this.fillChoices();
    else return;
    const about = dice || hand.choices[0];
    if (opening && this.acts.phone()) this.makeRoom(this.board.spot(about.target, about.cell));
    this.placeAt(this.card, this.board.spot(about.target, about.cell) || this.board.spot(about.token));
    if (opening && hand.keyboard) /** @type {HTMLElement|null} */ (this.card.querySelector("button.btn"))?.focus({ preventScroll: true });
  }

  /** @param {Action} dice @param {View} view */
  fillOdds(dice, view) {
    const { hand } = this;
    const token = this.board.token(dice.token);
    const icon = token && this.acts.phone() ? counterIcon(token, this.board.sideOf(token.side), 40) : null;
    refill(this.card, oddsCard(dice, hand.chance(dice), { title: dice.label, sub: dice.group || "", seat: view.as, seats: view.seats, icon,
      act: () => this.acts.act(dice), cancel: () => hand.back(), openRule: this.acts.openRule }));
  }

  fillChoices() {
    const { hand } = this;
    const { instead } = hand;
    refill(this.card, choiceCard(hand.choices, (a) => hand.choose(a), instead && { name: instead.name || instead.id, take: () => hand.select(instead.id) }));
  }

  drawFan() {
    const tokens = this.hand.fan;
    this.fan.hidden = !tokens.length;
    if (!tokens.length) return;
    refill(this.fan, tokens.map((t, i) => h("button", { type: "button", "data-k": `fan${i}`, title: t.name, "aria-label": this.hand.tokenText(t), onclick: () => this.hand.select(t.id) },
      counterIcon(t, this.board.sideOf(t.side), 54), i < 9 && h("kbd", { class: "key" }, i + 1))));
    this.placeAt(this.fan, this.board.spot(tokens[0].id));
  }

  /** @param {HTMLElement} card @param {Point|null} at */
  placeAt(card, at) {
    const { camera } = this.board;
    const port = { w: camera.w, h: camera.h };
    placeCard(card, at ? camera.toPort(at) : { x: port.w / 2, y: port.h / 2 }, this.weights(), port, 50 * camera.zoom);
  }

  /** On a phone the card has its place at the right: bring what it is about to the left of it.
   * @param {Point|null} at */
  makeRoom(at) {
    const { camera } = this.board;
    const p = at && camera.toPort(at);
    const room = camera.w - this.card.offsetWidth - 70;
    if (p) camera.pan(Math.min(0, room - p.x), 0);
  }

  /** What a card should not cover: pieces, most of all the one in hand, and places it may go. */
  weights() {
    const { camera, ground } = this.board;
    const { selected, orders } = this.hand;
    const pieces = this.board.tokens ? [...this.board.tokens.pieces.values()] : [];
    const cells = orders.of(selected).map((a) => (a.cell ? ground?.byId.get(a.cell) : null)).filter((p) => !!p);
    return [...pieces.map((p) => ({ ...camera.toPort(p.at), weight: p.token.id === selected ? 6 : 1 })),
      ...cells.map((p) => ({ ...camera.toPort({ x: p.px, y: p.py }), weight: 0.4 }))];
  }
}
