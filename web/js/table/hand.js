/* hand.js - the player's hand over the map: what is selected, what is pointed at, what would
 * happen, and what a press or a key means. It knows orders only by their anchors. */
import { announce } from "../announce.js";
import { count } from "../dom.js";
import { tokenName } from "../draw/counter.js";
import { nice } from "../draw/marks.js";
import { isUnit } from "../draw/tokens.js";
import { percent, success } from "./oddscard.js";
import { isShot, Orders, takesDice, Templates } from "./orders.js";

/** @import { Board, Hit } from "../draw/board.js" */
/** @import { Place } from "../draw/geometry.js" */
/** @import { Action, Odds, Scene, Shape, Token, View } from "../types.js" */

/** @typedef {{act: (action: Action) => void, odds: (action: string) => Promise<Odds>,
 *   field: (token: Token) => Promise<Scene>|null,
 *   why: (questions: string[], fallback: string) => void,
 *   changed: () => void, peeked: () => void, slip: () => void}} HandHooks */

/** A tool takes all presses and the cursor while it is in hand.
 * @typedef {{press: (hit: Hit) => void, hover: (hit: Hit|null) => void,
 *   moved: (place: Place) => void, enter: (place: Place) => void, again: () => void,
 *   leave: () => void}} Tool */

/** isPiece: what the list of a place shows: pieces and markers, not flags. @param {Token} token */
const isPiece = (token) => isUnit(token) || token.side < 0;

const ODDS_AT_ONCE = 10;
const QUESTIONS = 8; /* the most that one refused press asks the rules */

export class Hand {
  /** @param {Board} board @param {HandHooks} hooks */
  constructor(board, hooks) {
    this.board = board;
    this.hooks = hooks;
    this.orders = new Orders([], () => false);
    this.templates = new Templates();
    /** @type {View|null} */
    this.view = null;
    /** @type {string|null} */
    this.selected = null;
    /** @type {Place|null} */
    this.place = null; /* being looked at, without a piece */
    /** @type {Place|null} */
    this.cursor = null;
    this.keyboard = false; /* show the cursor */
    /** @type {Action|null} */
    this.preview = null;
    /** @type {Action[]} */
    this.choices = []; /* a card with several orders is open */
    /** @type {Token|null} */
    this.instead = null; /* the piece the press may have meant to select, last on that card */
    this.pinned = false; /* the card or the preview waits for a second press */
    /** @type {Token[]} */
    this.fan = [];
    /** @type {Token[]} */
    this.peek = []; /* what is under the pointer, to read only */
    /** @type {{token?: string, cell?: string, target?: string}|null} */
    this.hint = null;
    /** @type {Tool|null} */
    this.tool = null;
    /** @type {Shape[]} */
    this.sight = [];
    /** What the piece in hand covers. @type {{id: string, scene: Scene|null}} */
    this.field = { id: "", scene: null };
    /** @type {Map<string, Odds|string|null>} */
    this.chances = new Map();
  }

  /** setView takes a new position; the piece in hand stays there if it can still act.
   * @param {View} view */
  setView(view) {
    const moved = !this.view || view.seq !== this.view.seq || view.as !== this.view.as;
    this.view = view;
    this.orders = new Orders(view.legal, (id) => !!this.board.token(id));
    this.templates.learn(view.legal, (cell) => this.board.ground?.byId.get(cell)?.name || "");
    if (moved) {
      this.chances.clear();
      this.hint = null;
      this.sight = [];
      this.fan = [];
      this.peek = [];
      this.field.id = "";
      this.tool?.again();
    }
    this.drop();
    if (this.selected && !this.board.token(this.selected)) this.selected = null;
    if (this.orders.actors.length === 1) this.selected = this.orders.actors[0];
    else if (this.selected && view.legal.length && !this.orders.byToken.has(this.selected))
      this.selected = null;
    this.reckon();
    this.lookAround();
    this.hooks.changed();
  }

  /** take up a tool: no orders until it is put down. @param {Tool} tool */
  take(tool) {
    this.drop();
    this.fan = [];
    this.tool = tool;
  }

  drop() {
    this.preview = null;
    this.choices = [];
    this.instead = null;
    this.pinned = false;
  }

  /** @param {string|null} id */
  select(id) {
    this.drop();
    this.fan = [];
    this.selected = id;
    this.place = null;
    this.hint = null;
    this.sight = [];
    this.tool = null;
    const token = this.board.token(id || "");
    if (token) announce(`${this.tokenText(token)} ${this.countText(id)}`);
    this.reckon();
    this.lookAround();
    this.hooks.changed();
  }

  /** Ask what the piece in hand covers, if it has a facing. */
  lookAround() {
    const id = this.selected || "";
    if (id === this.field.id) return;
    const field = (this.field = { id, scene: /** @type {Scene|null} */ (null) });
    const token = this.board.token(id);
    if (!token || token.facing === undefined) return;
    this.hooks.field(token)?.then(
      (scene) => {
        field.scene = scene;
        if (this.field === field) this.hooks.changed();
      },
      () => {},
    ); /* no answer, no arc */
  }

  /** Ask for the chances of what the selected piece may shoot at. */
  reckon() {
    for (const action of this.orders.targets(this.selected).slice(0, ODDS_AT_ONCE))
      this.chance(action);
  }

  /** chance: the odds of an order, null while they are asked for.
   * @param {Action} action @returns {Odds|string|null} */
  chance(action) {
    const key = action.action;
    if (this.chances.has(key)) return this.chances.get(key) ?? null;
    this.chances.set(key, null);
    const map = this.chances;
    this.hooks
      .odds(key)
      .then(
        (odds) => map.set(key, odds),
        (error) => map.set(key, String(error.message)),
      )
      .then(() => {
        if (map.get(key)) this.hooks.changed();
      });
    return null;
  }

  /** @param {Action} action */
  chanceText(action) {
    const odds = this.chances.get(action.action);
    if (!odds || typeof odds === "string" || !odds.lines.length || !this.view) return "";
    const { p } = success(odds, this.view.as, this.view.seats);
    return p ? percent(p) : "no chance";
  }

  /** @param {Place|null} place */
  tokensAt(place) {
    return place && this.board.tokens ? this.board.tokens.at(place.id) : [];
  }

  /** What a press here would mean. @param {Hit} hit */
  meaning(hit) {
    const here = hit.place ? this.tokensAt(hit.place) : hit.token ? [hit.token] : [];
    return this.orders.at(this.selected, hit.place?.id, here);
  }

  /** @param {Hit} hit @param {boolean} touch */
  press(hit, touch) {
    this.hooks.slip();
    this.keyboard = false;
    if (hit.place) this.cursor = hit.place;
    this.peekAt(null);
    if (this.tool) return this.tool.press(hit);
    const here = hit.place ? this.tokensAt(hit.place) : hit.token ? [hit.token] : [];
    const orders = this.meaning(hit);
    if (orders.length) return this.propose(orders, touch, this.rival(hit.token));
    this.pick(hit, here);
  }

  /** A piece under the press that could be selected instead of being joined or helped.
   * @param {Token|null} token */
  rival(token) {
    const other = token && token.id !== this.selected && this.orders.byToken.has(token.id);
    return other && !this.orders.of(this.selected).some((a) => isShot(a) && a.target === token.id)
      ? token
      : null;
  }

  /** A press that is not an order: select a piece, fan out a stack, look at a place, or ask why.
   * @param {Hit} hit @param {Token[]} here */
  pick(hit, here) {
    const units = here.filter(isUnit);
    const actors = units.filter((t) => this.orders.byToken.has(t.id));
    const holding = this.orders.byToken.has(this.selected || "");
    if (hit.token?.id === this.selected && units.length < 2) return this.again();
    if (actors.length === 1 && units.length === 1) return this.select(actors[0].id);
    if (actors.length || (units.length > 1 && !holding)) return this.fanOut(here.filter(isPiece));
    if (holding && (hit.place || hit.token)) return this.askWhy(hit, here);
    this.select(units[0]?.id || here[0]?.id || null);
    this.place = hit.place;
    this.hooks.changed();
  }

  /** A second press on the piece in hand: its one order where that needs no place, else put it
   * down. */
  again() {
    const orders = this.orders.of(this.selected);
    if (orders.length === 1 && !orders[0].cell && !orders[0].target)
      return this.propose(orders, false);
    this.select(null);
  }

  /** @param {Hit} hit @param {Token[]} here */
  askWhy(hit, here) {
    const token = this.selected || "";
    const enemy = here.find((t) => isUnit(t) && t.side !== this.board.token(token)?.side);
    const cell = hit.place;
    const aims = enemy
      ? [enemy.id, ...(cell ? [cell.id, cell.name || ""] : [])]
      : cell
        ? [cell.id, cell.name || ""]
        : [];
    const questions = this.templates.ask(
      enemy ? "shoot" : "move",
      token,
      aims.filter((x) => x),
    );
    const name = this.board.token(token)?.name || "This piece";
    this.hooks.why(
      [...new Set(questions)].slice(0, QUESTIONS),
      `${name} can do nothing ${cell?.name ? `at ${cell.name}` : "there"} now.`,
    );
  }

  /** @param {Action[]} orders @param {boolean} ask a second press is wanted even for a move
   * @param {Token|null} [instead] the press may have meant this piece */
  propose(orders, ask, instead = null) {
    const [first] = orders;
    const again = this.pinned && this.preview && orders.includes(this.preview);
    if (again && this.preview) return this.hooks.act(this.preview);
    this.drop();
    if (orders.length > 1 || instead) {
      this.choices = orders;
      this.instead = instead;
      this.pinned = true;
    } else if (ask || takesDice(first)) {
      this.preview = first;
      this.pinned = true;
      if (takesDice(first)) this.chance(first);
    } else return this.hooks.act(first);
    this.hooks.changed();
  }

  /** @param {Hit|null} hit */
  hover(hit) {
    this.peekAt(hit?.place || null);
    if (this.tool) return this.tool.hover(hit);
    if (this.pinned) return;
    const orders = hit ? this.meaning(hit) : [];
    const next = orders[0] || null;
    if (next === this.preview) return;
    this.preview = next;
    this.hooks.changed();
  }

  /** peekAt: who stands there, as long as nothing else is open. @param {Place|null} place */
  peekAt(place) {
    const here =
      place && !this.fan.length && !this.pinned ? this.tokensAt(place).filter(isPiece) : [];
    if (here.length === this.peek.length && here.every((t, i) => t === this.peek[i])) return;
    this.peek = here;
    this.hooks.peeked();
  }

  /** A resting finger asks what is here. @param {Hit} hit */
  hold(hit) {
    if (this.tool) return this.tool.press(hit);
    const here = this.tokensAt(hit.place);
    if (here.length > 1) return this.fanOut(here);
    this.place = hit.place;
    if (hit.token) this.select(hit.token.id);
    this.hooks.changed();
  }

  /** @param {Token[]} tokens */
  fanOut(tokens) {
    this.drop();
    this.peek = [];
    this.fan = tokens;
    const names = tokens.map((t, i) => `${i + 1}, ${t.name || "hidden"}`);
    announce(`Stack of ${tokens.length}: ${names.join("; ")}.`);
    this.hooks.changed();
  }

  /* --- keys --- */

  /** @param {number} degrees */
  step(degrees) {
    const ground = this.board.ground;
    if (!ground || ground.plane || !ground.places.length) return;
    const start = this.cursor || this.startPlace();
    const next = this.cursor
      ? ground.toward(start, degrees) ||
        ground.toward(start, degrees + 31) ||
        ground.toward(start, degrees - 31)
      : start;
    this.goTo(next || start);
  }

  startPlace() {
    const ground = /** @type {import("../draw/geometry.js").Ground} */ (this.board.ground);
    const id = this.selected || this.orders.actors[0];
    const cell = id && this.board.token(id)?.cell;
    return (cell && ground.byId.get(cell)) || ground.places[0];
  }

  /** @param {Place} place @param {boolean} [quiet] */
  goTo(place, quiet = false) {
    this.keyboard = true;
    this.cursor = place;
    this.drop();
    const orders = this.meaning({ point: { x: place.px, y: place.py }, place, token: null });
    this.preview = this.tool ? null : orders[0] || null;
    this.board.camera.reveal({ x: place.px, y: place.py });
    if (!quiet) announce(this.placeText(place, this.tool ? [] : orders));
    this.tool?.moved(place);
    this.peekAt(place);
    this.hooks.changed();
  }

  /** @param {number} step */
  nextActor(step) {
    const { actors } = this.orders;
    if (!actors.length) return announce("No piece can act now.");
    const at = actors.indexOf(this.selected || "");
    const id = actors[(at + step + actors.length) % actors.length];
    this.select(id);
    const cell = this.board.token(id)?.cell || this.orders.of(id).find((a) => a.cell)?.cell;
    const place = cell && this.board.ground?.byId.get(cell);
    if (place) this.goTo(place, true);
  }

  nextTarget() {
    const targets = this.orders.targets(this.selected);
    if (!targets.length) return announce("No targets from here.");
    const at = this.preview ? targets.indexOf(this.preview) : -1;
    const action = targets[(at + 1) % targets.length];
    this.drop();
    this.preview = action;
    this.pinned = true;
    this.keyboard = true;
    const cell = this.board.token(action.target)?.cell || action.cell;
    this.cursor = (cell && this.board.ground?.byId.get(cell)) || this.cursor;
    const spot = this.board.spot(action.target, action.cell);
    if (spot) this.board.camera.reveal(spot);
    const odds = this.chance(action);
    announce(`${action.label}. ${odds ? this.chanceText(action) : action.needs || ""}`);
    this.hooks.changed();
  }

  enter() {
    if (this.pinned && this.preview) return this.hooks.act(this.preview);
    if (!this.cursor) return;
    this.keyboard = true;
    const place = this.cursor;
    if (this.tool) return this.tool.enter(place);
    const hit = { point: { x: place.px, y: place.py }, place, token: null };
    const orders = this.meaning(hit);
    if (orders.length) this.propose(orders, false);
    else this.pick({ ...hit, token: this.tokensAt(place)[0] || null }, this.tokensAt(place));
  }

  /** back: one step back; false when there is nothing to undo. */
  back() {
    if (this.tool) {
      this.tool.leave();
      return true;
    }
    const something =
      this.pinned || this.fan.length || this.selected || this.place || this.sight.length;
    if (this.pinned || this.fan.length) {
      this.drop();
      this.fan = [];
      this.hooks.changed();
    } else if (something) this.select(null);
    return !!something;
  }

  space() {
    const here = this.tokensAt(this.cursor).filter(isPiece);
    if (here.length) this.fanOut(here);
  }

  /** 1 to 9: from the open list, the stack, or the plain orders. @param {number} n */
  number(n) {
    if (this.instead && n === this.choices.length + 1) return this.select(this.instead.id);
    if (this.choices.length) return this.choose(this.choices[n - 1]);
    if (this.fan.length && this.fan[n - 1]) return this.select(this.fan[n - 1].id);
  }

  /** @param {Action|undefined} action */
  choose(action) {
    if (!action) return;
    if (this.pinned && this.preview === action) return this.hooks.act(action);
    this.fan = [];
    this.drop();
    this.propose([action], false);
  }

  /* --- words --- */

  /** @param {Token} token */
  tokenText(token) {
    const owner = this.view?.seats[token.side]?.title || "";
    const cell = token.cell && this.board.ground?.byId.get(token.cell);
    const way = this.board.ground?.facing(token);
    const parts = [tokenName(token, owner), way, cell && (cell.label || cell.name)];
    return `${parts.filter((x) => x).join(", ")}.`;
  }

  /** @param {string|null} id */
  countText(id) {
    const list = this.orders.of(id);
    if (!list.length) return "";
    const targets = list.filter(isShot).length;
    const places = list.filter((a) => a.cell && !isShot(a)).length;
    const other = list.length - places - targets;
    return (
      [
        places && count(places, "place to go", "places to go"),
        targets && count(targets, "target"),
        other && count(other, "other order"),
      ]
        .filter((x) => x)
        .join(", ") + "."
    );
  }

  /** @param {Place} place @param {Action[]} orders */
  placeText(place, orders) {
    const here = this.tokensAt(place).map((t) =>
      [tokenName(t, this.view?.seats[t.side]?.title || ""), this.board.ground?.facing(t)]
        .filter((x) => x)
        .join(", "),
    );
    const what = orders.map((a) =>
      [a.label, a.cost && `cost ${nice(a.cost)}`, this.chanceText(a)].filter((x) => x).join(", "),
    );
    return `${[place.label || place.name || place.id, ...here].join(", ")}. ${what.join(". ")}`;
  }
}
