/* stage.js - puts a view into all the parts of the table: the map, the dice, the panels; whole, or
 * a step on the way to it. */
import { isPhone } from "./frame.js";
import { shortTitle } from "./header.js";
import { mark } from "./marking.js";
import { standing } from "./standing.js";

/** @import { Scene, View } from "../types.js" */
/** @import { Table } from "./table.js" */

export class Stage {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** show a view: the present or a past one. @param {View} view @param {boolean} animate */
  show(view, animate) {
    const { board, diary, mini, replay, tray } = this.table.parts;
    const first = !this.table.shown;
    board.update(view.scene, animate);
    tray.update(replay.active ? view.log : diary.lines, view, animate);
    this.panels(view, view.scene);
    if (first || !board.placed) board.look(this.startSpots(view), this.ownSpots(view), isPhone());
    mini.update();
  }

  /** panels: everything but the map and the dice. @param {View} view
   * @param {Scene} scene what the map shows */
  panels(view, scene) {
    const { gamePanels, hand } = this.table.parts;
    this.table.shown = view;
    this.header(view, scene);
    gamePanels.update(view);
    hand.setView(view);
  }

  /** step: the map shows another scene on its way to the view. @param {View} view
   * @param {Scene} scene @param {number} entry */
  step(view, scene, entry) {
    const { diary, mini, tray, warband } = this.table.parts;
    const told = diary.lines.filter((l) => (l.entry ?? 0) <= entry);
    this.header(view, scene);
    tray.update(told, view, false);
    mini.update();
    warband.update({ ...view, scene });
    this.place(entry);
  }

  /** @param {View} view @param {Scene} scene */
  header(view, scene) {
    const { board, header } = this.table.parts;
    header.update({ ...view, scene }, this.table.game, (seat) => board.sideOf(seat));
  }

  /** Where the map is in the match, for diary and slider. @param {number} entry */
  place(entry) {
    const { diary, follow, replay } = this.table.parts;
    const of = this.table.view?.entry ?? entry;
    diary.position(entry, of, replay.active, replay.playing, replay.active || follow.running);
    this.table.placed(entry);
  }

  /** What to look at first: what can act or be acted on, else the player's own pieces, else all.
   * @param {View} view @returns {import("../draw/geometry.js").Point[]} */
  startSpots(view) {
    const { board } = this.table.parts;
    const own = view.scene.tokens.filter((t) => view.you.includes(t.side));
    const places = view.legal.length
      ? view.legal.flatMap((a) => [board.spot(a.token), board.spot(a.target, a.cell)])
      : (own.length ? own : view.scene.tokens).map((t) => board.spot(t.id));
    return places.filter((p) => p !== null);
  }

  /** The player's own pieces on the map. @param {View} view */
  ownSpots(view) {
    return view.scene.tokens
      .filter((t) => view.you.includes(t.side))
      .map((t) => this.table.parts.board.spot(t.id))
      .filter((p) => p !== null);
  }

  /** refresh redraws everything that depends on the hand. */
  refresh() {
    const { parts, shown: view } = this.table;
    if (!view) return;
    const { cursor, diary, ending, follow, frame, orders, replay } = parts;
    const present = this.table.view || view;
    mark(parts.hand, cursor.shown ? cursor.place : null);
    const inHand = parts.board.spot(parts.hand.selected || "");
    if (inHand) parts.glass.begin(inHand);
    frame.showSight(parts.sight.on);
    orders.replaying = replay.active;
    for (const part of [orders, parts.unit, parts.cards, parts.rail]) part.update(view);
    const told = follow.running && follow.scene; /* what is not told yet is not listed */
    parts.warband.update(told ? { ...view, scene: told } : view);
    parts.beyond.update();
    parts.offers.update(present);
    parts.coach.update(view);
    ending.update(present, replay.active || follow.running);
    this.place(replay.active ? replay.at : follow.running ? follow.at : view.entry);
    diary.why.hidden = !view.you.length || !view.seats.some((seat) => seat.who === "computer");
    diary.note.textContent = view.scene.turn ? `turn ${view.scene.turn}` : "";
    if (this.table.text) parts.textMode.update(view, diary.log);
    this.title(view);
  }

  /** @param {View} view */
  title(view) {
    const { game } = this.table;
    const sign = standing(view).mine ? "● " : "";
    document.title = `${sign}${game}: ${shortTitle(view.title, game)}`;
  }
}
