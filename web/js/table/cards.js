/* cards.js - what opens over the map beside the thing it is about: the odds, a choice of orders, a
 * stack fanned out. */
import { h } from "../dom.js";
import { counterIcon } from "../draw/counter.js";
import { patch } from "../patch.js";
import { placeLegend, tokenLegend } from "./legend.js";
import { usedKit } from "./fighter.js";
import { choiceCard, oddsCard, placeCard } from "./oddscard.js";
import { takesDice } from "./orders.js";
import { isSpend, spendCard } from "./spend.js";

/** @import { Board } from "../draw/board.js" */
/** @import { Point } from "../draw/geometry.js" */
/** @import { Action, View } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** @typedef {{act: (a: Action) => void, spend: (a: Action, last: boolean) => void,
 *   openRule: (clause: string) => void, phone: () => boolean, column: () => boolean,
 *   byKeys: () => boolean}} CardActs `column`: is there one beside the map for the odds? */

export class Cards {
  /** @param {Hand} hand @param {Board} board @param {CardActs} acts */
  constructor(hand, board, acts) {
    this.hand = hand;
    this.board = board;
    this.acts = acts;
    this.card = h("div", { class: "pop", role: "dialog", "aria-label": "Odds", hidden: true });
    this.dock = h("div", { class: "odds-dock" }); /* where the odds lie in a column */
    this.last = false; /* markers: like this for the rest of the turn */
    this.fan = h("div", { class: "fan", role: "group", "aria-label": "Stack", hidden: true });
  }

  /** @param {View} view */
  update(view) {
    this.drawCard(view);
    this.drawFan();
  }

  /** The map moved under the open cards. @param {View|null} view */
  follow(view) {
    if (!this.card.hidden && view) this.drawCard(view);
    if (!this.fan.hidden) this.drawFan();
  }

  /** Losses that have to be chosen before anything else can go on. */
  forced() {
    const { hand } = this;
    return hand.pinned || hand.fan.length || hand.sent ? [] : hand.orders.forced();
  }

  /** @param {View} view */
  drawCard(view) {
    const { hand } = this;
    const dice = hand.preview && takesDice(hand.preview) ? hand.preview : null;
    const reading = !hand.pinned;
    const choices = hand.choices.length ? hand.choices : dice ? [] : this.forced();
    const opening = this.card.hidden;
    this.card.hidden = !choices.length && (!dice || (reading && this.acts.phone()));
    this.card.classList.toggle("reading", !!dice && reading);
    if (this.card.hidden) return;
    if (choices.length) this.fillChoices(choices, hand.choices.length ? "" : view.prompt);
    else if (dice) this.fillOdds(dice, view, reading);
    const about = dice || choices[0];
    this.card.classList.toggle("spending", isSpend(about));
    this.card.setAttribute("aria-label", isSpend(about) ? "Markers" : "Odds");
    if (opening && this.acts.phone()) this.makeRoom(this.board.spot(about.target, about.cell));
    this.lay(about, (!choices.length || isSpend(about)) && this.acts.column());
    if (opening && this.acts.byKeys())
      /** @type {HTMLElement|null} */ (this.card.querySelector("button.btn"))?.focus({
        preventScroll: true,
      });
  }

  /** lay the card beside what it is about, or in the column, where it covers nothing.
   * @param {Action} about @param {boolean} aside */
  lay(about, aside) {
    const { board, card } = this;
    const home = aside ? this.dock : board.overlay;
    if (card.parentElement !== home) home.append(card);
    if (!aside) this.placeAt(card, board.spot(about.target, about.cell) || board.spot(about.token));
  }

  /** @param {Action} dice @param {View} view @param {boolean} reading */
  fillOdds(dice, view, reading) {
    const { hand } = this;
    const token = this.board.token(dice.token);
    const icon =
      token && this.acts.phone() ? counterIcon(token, this.board.sideOf(token.side), 40) : null;
    patch(
      this.card,
      oddsCard(dice, hand.answers.chance(dice), {
        title: dice.label,
        sub: dice.group || "",
        seat: view.as,
        seats: view.seats,
        icon,
        reading,
        act: () => this.acts.act(dice),
        form: dice.form ? () => this.acts.act({ ...dice, form: false }) : null,
        cancel: () => hand.back(),
        openRule: this.acts.openRule,
      }),
    );
  }

  /** @param {Action[]} choices @param {string} prompt why they are open, if nobody pressed */
  fillChoices(choices, prompt) {
    const { hand } = this;
    const { instead } = hand;
    if (choices.some(isSpend)) return this.fillSpending(choices, prompt);
    patch(
      this.card,
      choiceCard(
        prompt || "Which order?",
        choices.map((action, i) => ({
          action,
          key: prompt ? `order-${action.action}` : `pick${i}`,
        })),
        (a) => (prompt ? this.acts.act(a) : hand.choose(a)),
        instead && { name: instead.name || instead.id, take: () => hand.select(instead.id) },
        usedKit(hand, choices),
      ),
    );
  }

  /** Markers before a roll. @param {Action[]} choices @param {string} prompt */
  fillSpending(choices, prompt) {
    patch(
      this.card,
      spendCard(choices, {
        prompt,
        last: this.last,
        give: (a) => this.acts.spend(a, this.last),
        toggle: () => this.goOnLikeThis(),
        openRule: this.acts.openRule,
      }),
    );
  }

  /** Q: what is chosen next is chosen for the rest of the turn, or is not. */
  goOnLikeThis() {
    if (!this.hand.orders.forced().some(isSpend)) return;
    this.last = !this.last;
    this.hand.hooks.changed();
  }

  /** A stack to pick from, or a list of what is under the pointer, to read only. */
  drawFan() {
    const { fan, peek, legend } = this.hand;
    const read = !fan.length && !this.card.hidden; /* the card says it all */
    const tokens = fan.length ? fan : peek;
    const place = fan.length ? null : legend;
    this.fan.hidden = read || (!tokens.length && !place);
    if (this.fan.hidden) return;
    this.fan.classList.toggle("peek", !fan.length);
    patch(
      this.fan,
      place && h("div", { class: "fan-place" }, placeLegend(place)),
      tokens.map((t, i) =>
        fan.length
          ? h(
              "button",
              {
                type: "button",
                "data-k": `fan${i}`,
                "aria-pressed": String(t.id === this.hand.selected),
                onclick: () => this.hand.select(t.id),
              },
              this.line(t),
              i < 9 && h("kbd", { class: "key" }, i + 1),
            )
          : h("div", { class: "fan-line" }, this.line(t)),
      ),
    );
    const spot = this.board.spot(tokens[0]?.id, place?.id);
    this.placeAt(this.fan, spot, fan.length ? this.weights(1, 100) : this.weights(0.1, 0.04));
  }

  /** One piece of a stack: its counter, its name, what its badges and numbers mean.
   * @param {import("../types.js").Token} t */
  line(t) {
    const facing = this.board.ground?.facing(t);
    const { numbers, badges } = t.hidden ? { numbers: "", badges: [] } : tokenLegend(t);
    return [
      counterIcon(t, this.board.sideOf(t.side), 40),
      h(
        "span",
        { class: "fan-words" },
        t.hidden ? "Hidden piece" : t.name || t.id,
        numbers && h("small", null, numbers),
        (facing || badges.length > 0) &&
          h("small", null, [facing, ...badges].filter(Boolean).join(", ")),
      ),
    ];
  }

  /** @param {HTMLElement} card @param {Point|null} at */
  placeAt(card, at, weights = this.weights()) {
    const { camera } = this.board;
    const port = { w: camera.w, h: camera.h };
    const middle = { x: port.w / 2, y: port.h / 2 };
    placeCard(card, at ? camera.toPort(at) : middle, weights, port, 50 * camera.zoom);
  }

  /** A card that stays open goes to the side of the map with fewer pieces.
   * @param {HTMLElement} card */
  putAside(card) {
    const { camera } = this.board;
    const right =
      this.weights().reduce(
        (sum, p) =>
          sum +
          Math.sign(camera.w / 2 - p.x) *
            (p.y < camera.h / 2 && p.x > 0 && p.x < camera.w ? p.weight : 0),
        0,
      ) > 0;
    card.classList.toggle("at-right", right);
  }

  /** On a phone the card sits at the right, or at the foot if that is narrow: bring what it is
   * about into view left of it or above it. @param {Point|null} at */
  makeRoom(at) {
    const { camera } = this.board;
    if (!at) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.card;
    const beside = offsetLeft - 70;
    if (beside > 0) return camera.pan(Math.min(0, beside - camera.toPort(at).x), 0);
    camera.setCover({ x: offsetLeft, y: offsetTop, w: offsetWidth, h: offsetHeight });
    camera.reveal(at);
  }

  /** What a card should not cover: pieces, most of all the one in hand, and what it may go to or
   * attack: a stack stays open while its first piece is sent somewhere.
   * @param {number} [piece] how much a piece matters @param {number} [place] and such a place */
  weights(piece = 1, place = 0.4) {
    const { camera } = this.board;
    const { selected, orders, answers } = this.hand;
    const pieces = this.board.tokens ? [...this.board.tokens.pieces.values()] : [];
    const goals = [...orders.of(selected), ...answers.waysOf(selected)]
      .map((a) => this.board.spot("target" in a ? a.target : "", a.cell))
      .filter((p) => !!p);
    return [
      ...pieces.map((p) => ({
        ...camera.toPort(p.at),
        weight: piece * (p.token.id === selected ? 6 : orders.byToken.has(p.token.id) ? 3 : 1),
      })),
      ...goals.map((p) => ({ ...camera.toPort(p), weight: place })),
    ];
  }
}
