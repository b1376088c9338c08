/* textmode.js - the same game as lists: headings, numbered orders, a line for notation. Complete,
 * and readable by a screen reader from top to bottom. */
import { announce } from "../announce.js";
import { count, h } from "../dom.js";
import { tokenName } from "../draw/counter.js";
import { INCH } from "../draw/geometry.js";
import { nice } from "../draw/marks.js";
import { inchText } from "../draw/scenery.js";
import { patch } from "../patch.js";
import { standing } from "./standing.js";
import { takesDice } from "./orders.js";
import { chanceText, fromHand } from "./words.js";

/** @import { Action, LogLine, Scene, Token, View } from "../types.js" */
/** @import { Hand } from "./hand.js" */

/** @typedef {{act: (a: Action) => void, send: (notation: string) => void,
 *   stand: (orders: string) => void, undo: () => void,
 *   propose: (piece: string, at: string) => Promise<import("./proposals.js").Proposal>,
 *   hint: () => void, leave: () => void, sight: (from: string, to: string) => Promise<Scene>,
 *   field: (piece: string) => Promise<Scene>}} TextActs */
/** @typedef {{lines: LogLine[], before: number, older: () => Promise<void>}} DiaryLines */

const LINES = 12; /* of the diary to begin with, and as many more at each press */

/** @param {LogLine} line @param {string} [side] whose line it is */
function diaryLine(line, side) {
  const dice = line.faces ? ` Dice: ${line.faces.join(", ")}.` : "";
  return `${side ? `${side}: ` : ""}${line.text || ""}${dice}`;
}

const HEADS = {
  move: "Moves",
  shoot: "Attacks",
  end: "To go on",
  yield: "To give up",
  other: "Other orders",
};

/** grouped: orders under the piece they belong to, else under what they do; what goes on or gives
 * up comes last. @param {Action[]} orders
 * @returns {{title: string, from: number, orders: Action[]}[]} */
export function grouped(orders) {
  /** @type {Map<string, Action[]>} */
  const groups = new Map();
  const last = (/** @type {Action} */ a) => (a.role === "end" ? 1 : a.role === "yield" ? 2 : 0);
  for (const a of [...orders].sort((x, y) => last(x) - last(y))) {
    const title = (!last(a) && a.group) || HEADS[a.role || "other"];
    groups.set(title, [...(groups.get(title) || []), a]);
  }
  let from = 0;
  return [...groups].map(([title, list]) => {
    from += list.length;
    return { title, from: from - list.length, orders: list };
  });
}

export class TextMode {
  /** @param {Hand} hand @param {TextActs} acts */
  constructor(hand, acts) {
    this.hand = hand;
    this.acts = acts;
    this.body = h("div", { class: "text-body" });
    this.input = h("input", {
      type: "text",
      id: "order-line",
      autocomplete: "off",
      spellcheck: "false",
      maxlength: "200",
    });
    this.said = h("p", { class: "text-said" });
    this.help = h("span", null, "Type a number, a place, an order, or sight FROM TO: ");
    this.form = h(
      "form",
      { onsubmit: (/** @type {Event} */ e) => this.submit(e) },
      h("label", { for: "order-line" }, this.help),
      this.input,
      h("button", { class: "btn xs" }, "Send"),
    );
    this.element = h(
      "section",
      { class: "panel text-mode", role: "main", "aria-label": "Text mode" },
      h(
        "h2",
        null,
        h("span", null, "Text mode"),
        h("small", null, "the same game in words"),
        h("button", { type: "button", class: "btn xs", onclick: acts.leave }, "Back to the map"),
      ),
      h("div", { class: "in scroll" }, this.body, this.form, this.said),
    );
    this.shown = LINES;
    this.meant = ""; /* what "do" does */
    this.only = ""; /* a place or piece the list is narrowed to */
    /** @type {Action[]} */
    this.listed = [];
  }

  /** @param {View} view @param {DiaryLines} log */
  update(view, log) {
    if (this.hand.board.ground?.plane)
      this.help.textContent =
        "Type a number, an order, go X,Y (in inches) and then do, or sight FROM TO: ";
    this.listed = grouped(this.filtered(view.legal)).flatMap((g) => g.orders);
    const state = standing(view);
    const { scene } = view;
    const turn = scene.turns
      ? `Turn ${scene.turn} of ${scene.turns}. `
      : scene.turn
        ? `Turn ${scene.turn}. `
        : "";
    const phase = scene.phases[scene.phase] ? `${scene.phases[scene.phase]}. ` : "";
    const score = scene.scores
      .map((x) => `${view.seats[x.side]?.title || ""} ${x.points}${x.goal ? ` of ${x.goal}` : ""}`)
      .join(", ");
    patch(
      this.body,
      h("h3", null, turn, phase, `${state.text}.`),
      h("p", null, view.over ? view.result?.text : view.prompt),
      score && h("p", null, `Score: ${score}.`),
      view.legal.length > 0 && this.orderList(view),
      !view.over &&
        h(
          "div",
          { class: "text-acts" },
          h(
            "button",
            {
              type: "button",
              class: "btn xs",
              "data-k": "undo",
              disabled: !view.undo,
              onclick: this.acts.undo,
            },
            "Undo",
          ),
          h(
            "button",
            {
              type: "button",
              class: "btn xs",
              "data-k": "hint",
              disabled: !state.mine,
              onclick: this.acts.hint,
            },
            "Hint",
          ),
        ),
      this.forces(view),
      this.tables(view),
      h("h3", null, "War diary"),
      (log.before > 0 || log.lines.length > this.shown) &&
        h(
          "button",
          {
            type: "button",
            class: "btn xs",
            "data-k": "older",
            onclick: () => this.older(log),
          },
          "Earlier lines",
        ),
      h(
        "ol",
        { class: "text-log" },
        log.lines
          .slice(-this.shown)
          .map((l) => h("li", null, diaryLine(l, view.seats[l.seat]?.title))),
      ),
    );
  }

  /** Lists more of the diary, and fetches what is not here yet. @param {DiaryLines} log */
  async older(log) {
    this.shown += LINES;
    if (log.lines.length < this.shown) await log.older();
    this.hand.hooks.changed();
  }

  /** @param {Action[]} legal */
  filtered(legal) {
    const only = this.only.toLowerCase();
    if (!only) return legal;
    const list = legal.filter(
      (a) =>
        [a.cell, a.token, a.target].some((x) => x?.toLowerCase() === only) ||
        a.action.toLowerCase().split(" ").includes(only) ||
        a.label.toLowerCase().includes(only) ||
        a.group?.toLowerCase().includes(only),
    );
    if (!list.length) this.only = "";
    return list.length ? list : legal;
  }

  /** @param {View} view */
  orderList(view) {
    const row = (/** @type {Action} */ a, /** @type {number} */ i) => {
      const chance = chanceText(this.hand, a);
      const words = [a.label, a.cost && `cost ${nice(a.cost)}`, a.needs, chance]
        .filter((x) => x)
        .join(", ");
      return h(
        "li",
        { value: i + 1 },
        h(
          "button",
          {
            type: "button",
            "data-k": `text-${i}`,
            onclick: () => this.acts.act(a),
            onfocus: () => {
              if (takesDice(a)) this.hand.answers.chance(a);
            },
          },
          words,
        ),
      );
    };
    return [
      h("h3", null, this.only ? `Orders: ${this.only}` : `Orders (${view.legal.length})`),
      this.only &&
        h(
          "button",
          {
            type: "button",
            class: "btn xs",
            "data-k": "all",
            onclick: () => {
              this.only = "";
              this.hand.hooks.changed();
            },
          },
          "All orders",
        ),
      grouped(this.listed).map(({ title, from, orders }) => [
        title && h("h4", null, title),
        h(
          "ol",
          { class: "text-orders", start: from + 1 },
          orders.map((a, i) => row(a, from + i)),
        ),
      ]),
    ].flat(2);
  }

  /** @param {View} view */
  forces(view) {
    const ground = this.hand.board.ground;
    const where = (/** @type {Token} */ t) => this.whereIs(t);
    const what = (/** @type {Token} */ t) =>
      [tokenName(t, "").replace(/, $/, ""), ground?.facing(t)].filter((x) => x).join(", ");
    const sides = [...new Set(view.scene.tokens.map((t) => t.side))]
      .sort((a, b) => b - a)
      .reverse();
    return sides.map((side) => {
      const tokens = view.scene.tokens.filter((t) => t.side === side);
      return h(
        "details",
        { open: side >= 0 },
        h(
          "summary",
          null,
          side >= 0 ? `${view.seats[side]?.title}: ${count(tokens.length, "piece")}` : "Markers",
        ),
        h(
          "ul",
          null,
          tokens.map((t) => h("li", null, `${what(t)}: ${where(t)}`)),
        ),
      );
    });
  }

  /** @param {Token} t */
  whereIs(t) {
    const { ground } = this.hand.board;
    const place = ground?.placeOf(t);
    if (!place) return "off the map";
    if (!ground?.plane) return place.label || t.cell;
    const at = `at ${ground.pointPlace({ x: place.px, y: place.py }).name}`;
    const high = t.height && ground.unit ? `, ${inchText((t.height * ground.unit) / INCH)} up` : "";
    const from = fromHand(this.hand, place);
    return `${at}${high}${from ? `, ${from}` : ""}`;
  }

  /** @param {View} view */
  tables(view) {
    return view.scene.panels
      .map((p) => [
        h("h3", null, p.title),
        h(
          "ul",
          null,
          p.rows.map(([a, b]) => h("li", null, `${a}: ${b}`)),
        ),
      ])
      .flat();
  }

  /** @param {Event} e */
  submit(e) {
    e.preventDefault();
    const text = this.input.value.trim();
    this.input.value = "";
    if (!text) return;
    const [verb, ...words] = text.split(/\s+/);
    if (verb === "sight" && words.length) return this.look(words);
    if (verb === "go" && words.length) return void this.go(words);
    if (/^(do|yes)$/.test(text) && this.meant) return this.acts.send(this.meant);
    if (verb === "standing" && words.length) return this.acts.stand(words.join(" "));
    const legal = this.hand.view?.legal || [];
    const exact = legal.find((a) => a.action === text);
    const number = /^[1-9]\d{0,2}$/.test(text) ? this.listed[Number(text) - 1] : undefined;
    const order = exact || number;
    if (order) return this.acts.act(order);
    const place = [...(this.hand.board.ground?.places || [])].find(
      (p) => p.id === text || p.name === text,
    );
    if (place && legal.some((a) => a.cell === place.id)) {
      this.only = place.id;
      return this.hand.hooks.changed();
    }
    this.acts.send(text);
  }

  /** "go 12.5,9" or "go s3 12.5,9 14,10", on a table without hexes: the way that the rules find,
   * or why there is none; "do" goes it. @param {string[]} words */
  async go(words) {
    const { board, orders, selected } = this.hand;
    const named = board.token(words[0]) ? words.shift() : "";
    const piece = named || (orders.walks(selected) ? selected : orders.actors[0]) || "";
    this.meant = "";
    try {
      const at = words.map((word) => board.ground?.inchPlace(word)?.id || word).join(";");
      const answer = await this.acts.propose(piece, at);
      const rows = answer.scene.panels.flatMap((x) => x.rows).map((row) => row.join(": "));
      this.meant = answer.legal ? answer.action || "" : "";
      this.say(
        answer.legal
          ? `${[answer.label, answer.needs, ...rows].filter((x) => x).join(". ")}. Type do to go.`
          : `${answer.error} ${answer.clause}`,
      );
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
    announce(this.said.textContent || "");
  }

  /** "sight FROM TO" and "sight PIECE", typed. @param {string[]} words */
  async look([from, to]) {
    try {
      const answer = await (to
        ? this.acts.sight(this.placeId(from), this.placeId(to))
        : this.acts.field(from));
      const panel = answer.panels[0];
      this.say(
        panel
          ? `${panel.title}. ${panel.rows.map((r) => r.join(" ")).join(". ")}.`
          : "There is no such place or piece.",
      );
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
    announce(this.said.textContent || "");
  }

  /** A place by its id or name, or the place of a piece. @param {string} word */
  placeId(word) {
    const { board } = this.hand;
    const named = board.ground?.places.find((p) =>
      [p.id, p.name].some((x) => x?.toLowerCase() === word.toLowerCase()),
    );
    return named?.id || board.token(word)?.cell || word;
  }

  /** @param {string} text */
  say(text) {
    this.said.textContent = text;
  }
}
