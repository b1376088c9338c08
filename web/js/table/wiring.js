/* wiring.js - the parts of a table, and who calls whom: every part is made here and is told here
 * what it may ask of the others. */
import { announce } from "../announce.js";
import { Board } from "../draw/board.js";
import { Glass, Lens } from "../draw/glass.js";
import { MiniMap } from "../draw/minimap.js";
import { chosen, setPref, toggleTheme } from "../prefs.js";
import { Beyond } from "./beyond.js";
import { Blast } from "./blast.js";
import { Cards } from "./cards.js";
import { Coach } from "./coach.js";
import { Cursor } from "./cursor.js";
import { Diary } from "./diary.js";
import { Ending } from "./ending.js";
import { Follow } from "./follow.js";
import { Frame, hasColumn, isPhone } from "./frame.js";
import { GamePanels } from "./gamepanels.js";
import { Hand } from "./hand.js";
import { Header } from "./header.js";
import { Luck } from "./luck.js";
import { ask } from "./menu.js";
import { Offers } from "./offers.js";
import { OrdersPanel } from "./orderspanel.js";
import { Pointer } from "./pointer.js";
import { Pointing } from "./pointing.js";
import { Rail } from "./rail.js";
import { Replay } from "./replay.js";
import { Sight } from "./sight.js";
import { Slips } from "./slip.js";
import { openTableMenu } from "./tablemenu.js";
import { Tape } from "./tape.js";
import { TextMode } from "./textmode.js";
import { Tray } from "./tray.js";
import { UnitPanel } from "./unitpanel.js";
import { Warband } from "./warband.js";

/** @import { Action } from "../types.js" */
/** @import { Table } from "./table.js" */
/** @typedef {ReturnType<typeof wire>} Parts */
/** @typedef {ReturnType<typeof mapParts>} MapParts */

/** What is asked before an order is given: before giving up always, before a turn is ended early by
 * those who want it. "": nothing. @param {Table} table @param {Action} action */
function question(table, action) {
  if (action.role === "yield") return `${action.label}? This cannot be undone.`;
  const early = (table.view?.legal || []).some((a) => a.role === "move" || a.role === "shoot");
  return action.role === "end" && early && chosen("confirm") === "turns"
    ? `${action.label}? Some of your pieces could still act.`
    : "";
}

/** @param {Table} table @param {Action} action */
async function give(table, action) {
  const words = question(table, action);
  if (!words || (await ask(words, action.label))) await table.dispatch.act(action);
}

/** What several parts may ask for. @param {Table} table */
function commonActs(table) {
  return {
    act: (/** @type {Action} */ action) => void give(table, action),
    undo: () => table.dispatch.undo(),
    hint: () => void table.dispatch.hint(),
    reason: () => void table.dispatch.reason(),
    openRule: (/** @type {string} */ clause) => table.openRule(clause),
  };
}

/** The map, the hand over it, and what opens on it. @param {Table} table */
function mapParts(table) {
  const { dispatch } = table;
  const { act, openRule } = commonActs(table);
  const slips = new Slips(openRule, () => table.parts.coach.refused());
  const board = new Board({
    press: (hit, touch) => {
      slips.clear();
      const meant = follow.meant(hit);
      if (!meant) return;
      cursor.follow(meant.place);
      pointer.press(meant, touch);
    },
    hover: (hit) => {
      if (hit) glass.look(hit.point);
      pointer.hover(hit);
    },
    hold: (hit) => pointer.hold(hit),
    grab: (hit, touch) => pointer.grab(hit, touch),
    carry: (hit) => {
      glass.look(hit.point);
      lens.carry(hit.point);
      pointer.carry(hit);
    },
    drop: (hit) => {
      lens.drop();
      pointer.drop(hit);
    },
    moved: () => table.cameraMoved(),
  });
  const glass = new Glass(board);
  const lens = new Lens(board);
  const follow = new Follow(table, board);
  const hand = new Hand(board, {
    act,
    odds: (action) => dispatch.ask("odds", { action }),
    field: (token) => (table.showsFields() ? dispatch.ask("field", { piece: token.id }) : null),
    ways: (token) =>
      table.stepwise ? dispatch.ask("ways", { piece: token.id }).then((x) => x.ways) : null,
    from: (action) => dispatch.ask("from", { action }).then((x) => x.attacks),
    ordered: () => table.ordered,
    changed: () => {
      pointer.settle();
      table.refresh();
    },
    peeked: () => cards.drawFan(),
  });
  const pointer = new Pointer(
    hand,
    (piece, cell, otherwise) => void dispatch.why(piece, cell, otherwise),
  );
  /** @type {import("./pointing.js").Doors} */
  const doors = {
    ask: (piece, at) => dispatch.ask("propose", { piece, at }),
    refuse: (words, clause) => slips.show("no", "You can't do that.", words, clause),
    failed: (error) => dispatch.refused(error),
  };
  hand.pointing = new Pointing(hand, doors);
  const blast = new Blast(hand, doors);
  const tape = new Tape(hand);
  const cursor = new Cursor(hand, pointer, {
    spend: (a) => void table.spend(a, cards.last),
    look: (at) => glass.look(at),
  });
  const cards = new Cards(hand, board, {
    act,
    spend: (action, last) => void table.spend(action, last),
    openRule,
    phone: isPhone,
    column: () => hasColumn(board),
    byKeys: () => cursor.shown,
  });
  const sight = new Sight(hand, {
    ask: (from, to) => dispatch.ask("sight", { from, to }),
    failed: (error) => dispatch.refused(error),
    openRule,
    aside: (card) => cards.putAside(card),
  });
  const beyond = new Beyond(hand, board);
  return {
    slips,
    board,
    glass,
    lens,
    follow,
    hand,
    pointer,
    cursor,
    cards,
    sight,
    tape,
    blast,
    beyond,
  };
}

/** What stands around the map. @param {Table} table @param {MapParts} map */
function panelParts(table, { blast, board, hand }) {
  const { dispatch } = table;
  const { act, undo, hint, reason, openRule } = commonActs(table);
  const stand = (/** @type {string} */ orders) =>
    void dispatch.deliver("standing", { orders, seat: table.view?.as });
  const replay = new Replay(table);
  const header = new Header({
    rules: () => table.toggleRules(),
    text: () => table.toggleText(),
    theme: toggleTheme,
    menu: () => openTableMenu(table),
    low: announce,
  });
  const diary = new Diary(
    {
      say: (text) => void dispatch.deliver("chat", { text }),
      seek: (entry) => void replay.seek(entry),
      play: () => replay.toggle(),
      reason,
      older: (what, before) => dispatch.ask(what, { before: String(before) }),
    },
    (seat) => board.sideOf(seat),
  );
  diary.seen = () => setPref(`talk.${table.match}`, String(diary.read));
  const ending = new Ending({
    rematch: () => void dispatch.rematch(),
    review: () => location.assign(`/review/${table.match}${table.hash()}`),
    luck: () => dispatch.ask("luck"),
    turns: () => dispatch.ask("turns"),
    sideOf: (seat) => board.sideOf(seat),
  });
  const luck = new Luck(() => dispatch.ask("luck"));
  const tray = new Tray(luck.element, `/verify/${table.match}${table.hash()}`);
  const orders = new OrdersPanel(hand, board, {
    act,
    undo,
    hint,
    rematch: () => void dispatch.rematch(),
    live: () => replay.leave(),
    askAgain: () => stand("markers ask"),
    blast,
  });
  const offers = new Offers({
    answer: (what, yes) => void dispatch.deliver(what, { answer: yes ? "yes" : "no" }),
    handover: (seat) => void dispatch.deliver("handover", { seat, to: "me" }),
  });
  const textMode = new TextMode(hand, {
    act,
    undo,
    hint,
    send: (notation) => void dispatch.send(notation),
    stand,
    propose: (piece, at) => dispatch.ask("propose", { piece, at }),
    leave: () => table.toggleText(),
    sight: (from, to) => dispatch.ask("sight", { from, to }),
    field: (piece) => dispatch.ask("field", { piece }),
  });
  const unit = new UnitPanel(hand, board, openRule);
  const warband = new Warband(hand, board);
  const gamePanels = new GamePanels(board, { openRule, pick: (id) => hand.select(id) });
  const mini = new MiniMap(board);
  return {
    replay,
    header,
    diary,
    ending,
    luck,
    tray,
    orders,
    offers,
    textMode,
    unit,
    warband,
    gamePanels,
    mini,
  };
}

/** wire makes the parts of a table and connects them. @param {Table} table */
export function wire(table) {
  const { act, undo, hint } = commonActs(table);
  const map = mapParts(table);
  const panels = panelParts(table, map);
  const rail = new Rail(map.hand, {
    act,
    undo,
    hint,
    rules: () => table.toggleRules(),
    sheet: (name) => frame.toggle(name),
  });
  const coach = new Coach(table);
  const frame = new Frame(
    { ...map, ...panels, rail, coach },
    {
      toggleSight: () => table.toggleSight(),
      again: () => void map.follow.again(),
      reconnect: () => table.live?.open(),
      covered: () => {
        if (table.shown?.legal.length) map.hand.bring();
        map.beyond.update();
      },
    },
  );
  return { ...map, ...panels, rail, coach, frame };
}
