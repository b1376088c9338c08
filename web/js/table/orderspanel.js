/* orderspanel.js - your orders, beside the map: what may be done, in words and as buttons, and what
 * ends the phase. */
import { count, h, icon, upper } from "../dom.js";
import { counterIcon } from "../draw/counter.js";
import { nice } from "../draw/marks.js";
import { patch } from "../patch.js";
import { usedKit } from "./fighter.js";
import { shelves, takesDice } from "./orders.js";
import { markersText } from "./spend.js";
import { reasonText, stamp, standing, thinkingText } from "./standing.js";
import { chanceText, countText, oddsText, tokenText } from "./words.js";

/** @import { Action, Token, View } from "../types.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Board } from "../draw/board.js" */

/** @typedef {ReturnType<typeof shelves>[number]} Shelf */
/** @typedef {{act: (a: Action) => void, undo: () => void, hint: () => void,
 *   rematch: () => void, live: () => void, askAgain: () => void,
 *   blast: import("./blast.js").Blast}} PanelActs */

/** @param {Action} a @param {(a: Action) => void} act @param {string} label */
function orderButton(a, act, label) {
  return h(
    "button",
    {
      type: "button",
      class: "btn order",
      "data-k": `order-${a.action}`,
      onclick: () => act(a),
      title: [label === a.label ? "" : a.label, a.clause].filter(Boolean).join(", "),
    },
    h("span", null, label, a.needs && h("small", null, ` ${a.needs}`)),
    a.cost && h("em", null, nice(a.cost)),
  );
}

export class OrdersPanel {
  /** @param {Hand} hand @param {Board} board @param {PanelActs} acts */
  constructor(hand, board, acts) {
    this.hand = hand;
    this.board = board;
    this.acts = acts;
    this.element = h("section", { class: "panel orders", "aria-label": "Your orders" });
    this.replaying = false;
  }

  /** @param {View} view */
  update(view) {
    const state = standing(view);
    const { hand } = this;
    const ends = hand.orders.ends;
    patch(
      this.element,
      h(
        "h2",
        null,
        h("span", null, view.you.length ? "Your orders" : "The table"),
        stamp(state.text, state.cls),
      ),
      h("div", { class: "orders-body" }, this.body(view), this.leftToOrders(view)),
      this.replaying
        ? h(
            "div",
            { class: "orders-acts" },
            h(
              "button",
              { type: "button", class: "btn go", onclick: this.acts.live },
              "Back to the table",
            ),
          )
        : h(
            "div",
            { class: "orders-acts" },
            view.you.length > 0 &&
              !view.over && [
                h(
                  "button",
                  {
                    type: "button",
                    class: "btn",
                    "data-k": "undo",
                    disabled: !view.undo,
                    onclick: this.acts.undo,
                  },
                  icon("i-undo", 17),
                  "Undo",
                ),
                h(
                  "button",
                  {
                    type: "button",
                    class: "btn",
                    "data-k": "hint",
                    disabled: !state.mine,
                    onclick: this.acts.hint,
                  },
                  icon("i-hint", 17),
                  "Hint",
                ),
              ],
            hand.preview &&
              hand.pinned &&
              !takesDice(hand.preview) &&
              this.mainButton(hand.preview),
            ends.slice(0, 2).map((a, i) => this.endButton(a, i)),
            view.over && this.afterwards(view),
          ),
    );
  }

  /** What standing orders decide about markers, and the way back. @param {View} view */
  leftToOrders(view) {
    const words = !view.over && markersText(view.markers, view.scene.turn);
    return (
      words &&
      h(
        "p",
        { class: "left-to-orders" },
        `${words}. `,
        h(
          "button",
          { type: "button", class: "btn xs", "data-k": "ask-again", onclick: this.acts.askAgain },
          "Ask me again",
        ),
      )
    );
  }

  /** What ends the phase, and what would be left undone. @param {Action} a @param {number} i */
  endButton(a, i) {
    const { hand } = this;
    const [label, remark] = endWords(a, i ? 0 : hand.orders.actors.length);
    return h(
      "button",
      {
        type: "button",
        class: hand.pinned ? "btn end" : "btn go end",
        "data-k": `end${i}`,
        title: [label, remark].filter(Boolean).join(": "),
        onclick: () => this.acts.act(a),
      },
      h("span", null, label, remark && h("small", null, remark)),
      i === 0 && h("kbd", null, "E"),
    );
  }

  /** Is a way shown on a table without hexes, which other orders would hide on a small screen? */
  shown() {
    return this.hand.pinned && !!this.hand.pointing?.on;
  }

  /** The way may go on from the point that is shown, or end there at another height; whoever is
   * deployed, or slides round an enemy, has no way with a price. */
  wayButtons() {
    const way = !!this.hand.pointing?.proposals.proposal?.cost;
    return h(
      "div",
      { class: "order-list" },
      this.floorButtons(),
      way &&
        h(
          "button",
          {
            type: "button",
            class: "btn order",
            "data-k": "through",
            title: "The way goes through this point, and on from there",
            onclick: () => this.hand.pointing?.through(),
          },
          "On from here",
          h("kbd", null, "W"),
        ),
    );
  }

  /** The heights at which the way may end, if there are several. */
  floorButtons() {
    const { pointing } = this.hand;
    if (!pointing || pointing.floors.length < 2) return [];
    return pointing.floors.map((floor, i) =>
      h(
        "button",
        {
          type: "button",
          class: "btn order",
          "data-k": `floor-${floor.place.height}`,
          "aria-pressed": String(i === pointing.floor),
          onclick: () => pointing.rise(floor),
        },
        h(
          "span",
          null,
          pointing.heightWords(floor),
          h(
            "small",
            null,
            ` ${[floor.proposal.cost, floor.proposal.needs].filter(Boolean).join(", ")}`,
          ),
        ),
        i === 0 && h("kbd", null, "V"),
      ),
    );
  }

  /** @param {Action} a */
  mainButton(a) {
    return h(
      "button",
      { type: "button", class: "btn go", "data-k": "main", onclick: () => this.acts.act(a) },
      a.role === "move" ? "Move here" : "Do it",
      h("kbd", null, "Enter"),
    );
  }

  /** @param {View} view */
  afterwards(view) {
    return [
      view.you.length > 0 &&
        h(
          "button",
          { type: "button", class: "btn go", "data-k": "rematch", onclick: this.acts.rematch },
          "Rematch",
        ),
      h("a", { class: "btn", href: "/" }, "Home"),
    ];
  }

  /** @param {View} view */
  body(view) {
    const { hand } = this;
    if (view.over) return this.words(view.result?.text || "The game is over.", reasonText(view));
    if (!view.legal.length)
      return this.words(
        view.prompt,
        view.you.length
          ? this.meanwhile(view)
          : "You are watching. You see only what every player can see.",
        !view.you.length,
      );
    if (hand.sent) return this.words(hand.sent.label, "Sent; waiting for the table to answer …");
    if (!hand.pinned && hand.orders.forced().length)
      return this.words(view.prompt, "Choose on the card, or press its number.");
    const token = this.board.token(hand.selected || "");
    const plain = hand.orders.plain(
      hand.orders.byToken.has(hand.selected || "") ? hand.selected : null,
    );
    const free = token
      ? hand.orders.plain(null)
      : [...hand.orders.wares(), ...hand.orders.nowhere()];
    const buttons = [...plain, ...free.filter((a) => !plain.includes(a))];
    return [
      this.about(view, token),
      !hand.preview && this.roster(),
      this.shown() && this.wayButtons(),
      !this.shown() && this.aims(),
      !this.shown() && this.used(buttons),
      ...(this.shown() ? [] : shelves(buttons).map((shelf) => this.shelf(shelf))),
    ];
  }

  /** What the panel is about: why the point that is aimed at is no order, the order that is before
   * the player, the piece in hand, or all there is to do.
   * @param {View} view @param {Token|null} token */
  about(view, token) {
    const { hand } = this;
    const { orders, preview } = hand;
    const refused = this.refused(token);
    if (refused) return refused;
    if (preview) {
      const words = previewText(hand, preview);
      return this.words(preview.label, words, false, this.board.token(preview.token));
    }
    if (!token || !orders.byToken.has(token.id)) return this.words(view.prompt, this.howMany());
    const words = `${token.name || ""}: ${countText(orders, token.id)}`;
    return this.words(view.prompt, words, false, token);
  }

  /** What these orders would use of a fighter's kit. @param {Action[]} orders */
  used(orders) {
    const words = usedKit(this.hand, orders);
    return words.length > 0 && h("div", { class: "order-list" }, words);
  }

  /** Orders below the heading that they share, or without one. @param {Shelf} shelf */
  shelf({ title, orders }) {
    const list = h(
      "div",
      { class: "order-list" },
      orders.map(({ action, label }) => orderButton(action, (a) => this.give(a), label)),
    );
    if (!title) return list;
    return h(
      "div",
      { class: "shelf", role: "group", "aria-label": title },
      h("b", { class: "lab" }, title),
      list,
    );
  }

  /** The point that is aimed at cannot be gone to: why, before it is let go there.
   * @param {Token|null} token */
  refused(token) {
    const why = !this.hand.preview && this.hand.pointing?.refusal;
    if (!why) return null;
    const words = [upper(why.error || "That is not possible"), why.clause && `(${why.clause})`];
    return this.words("Not there", words.filter(Boolean).join(" "), false, token);
  }

  /** Weapons that can be placed by hand. */
  aims() {
    const { blast } = this.acts;
    const list = blast.aims;
    return (
      list.length > 0 &&
      h(
        "div",
        { class: "order-list" },
        list.map(({ aim, name }, i) =>
          h(
            "button",
            {
              type: "button",
              class: "btn order",
              "data-k": `aim-${aim}`,
              "aria-pressed": String(blast.on && blast.aim === aim),
              onclick: () => blast.toggle(aim),
            },
            `${name}: place it`,
            i === 0 && h("kbd", null, "G"),
          ),
        ),
      )
    );
  }

  /** An order that is worked out from several numbers shows them first. @param {Action} a */
  give(a) {
    if (a.dice && a.items?.length) this.hand.choose(a);
    else this.acts.act(a);
  }

  /** @param {View} view */
  meanwhile(view) {
    return view.thinking && view.thinking.seat >= 0
      ? thinkingBar(view.thinking, view.seats[view.thinking.seat]?.title)
      : "";
  }

  /** @param {import("../dom.js").Child} title @param {import("../dom.js").Child} sub
   * @param {boolean} [eye] @param {Token|null} [token] */
  words(title, sub, eye = false, token = null) {
    return h(
      "div",
      { class: "orders-words" },
      eye && icon("i-eye", 24),
      token && counterIcon(token, this.board.sideOf(token.side), 48),
      h("div", null, h("b", { class: "lead" }, title), sub && h("p", null, sub)),
    );
  }

  howMany() {
    const n = this.hand.orders.actors.length;
    return n ? `${n === 1 ? "One piece" : `${n} pieces`} can act.` : "";
  }

  roster() {
    const { actors } = this.hand.orders;
    if (actors.length < 2) return null;
    return h(
      "div",
      { class: "roster", role: "group", "aria-label": "Pieces that can act" },
      actors.slice(0, 40).map((id) => {
        const token = this.board.token(id);
        if (!token) return null;
        return h(
          "button",
          {
            type: "button",
            class: id === this.hand.selected ? "on" : "",
            "data-k": `actor-${id}`,
            title: token.name,
            "aria-label": tokenText(this.hand, token),
            "aria-pressed": String(id === this.hand.selected),
            onclick: () => this.hand.pick(id),
          },
          counterIcon(token, this.board.sideOf(token.side), 44),
        );
      }),
    );
  }
}

/** endWords: "End step I: no more guns move" in two lines, the second saying what is left undone.
 * @param {Action} a @param {number} idle how many pieces could still act @returns {[string,
 * string]} */
export function endWords(a, idle) {
  const [label, ...rest] = a.label.split(": ");
  const undone = idle ? `${count(idle, "piece")} could still act` : "";
  return [label, undone || rest.join(": ")];
}

/** The computer is thinking: a bar for the time it may take.
 * @param {{since?: number, budget?: number, busy?: boolean}} thinking @param {string} name */
function thinkingBar(thinking, name) {
  const { since = 0, budget = 0 } = thinking;
  const gone = Math.max(0, Math.min(budget, Date.now() - since));
  const bar = h("i", { class: budget ? "timed" : "", "data-k": budget && `gone-${gone}` });
  if (budget) {
    bar.style.animationDuration = `${budget}ms`;
    bar.style.animationDelay = `${-gone}ms`;
  }
  return h("span", { class: "thinking" }, thinkingText(thinking, name), bar);
}

/** @param {Hand} hand @param {Action} a */
function previewText(hand, a) {
  const remarks = a.dice
    ? []
    : (a.items || []).map((x) => [x.label, x.value].filter(Boolean).join(": "));
  const parts = [a.cost && `Costs ${nice(a.cost)}`, a.needs, ...remarks, a.risk];
  return [...parts, chanceText(hand, a), thereText(hand, a)]
    .filter((x) => !!x)
    .map((x) => upper(String(x)))
    .join(". ");
}

/** What the piece could attack from where it would go. @param {Hand} hand @param {Action} a */
function thereText(hand, a) {
  if (a.role !== "move" || a.then) return "";
  const plane = !!hand.board.ground?.plane; /* there many models can be named: shortly */
  const attacks = hand.answers
    .fromThere(a)
    .map((x) => `${(plane && x.target) || x.label} ${oddsText(hand, x.odds)}`);
  return attacks.length ? `From there: ${[...new Set(attacks)].join(", ")}` : "";
}
