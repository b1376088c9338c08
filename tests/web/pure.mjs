/* pure.mjs - the modules of the page that only compute, in node without a browser: orders, ways,
 * geometry, odds, diary, dice. The page itself is played in the other tests. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { blake2b } from "../../web/js/blake2b.js";
import { count, orList } from "../../web/js/dom.js";
import { tokenName } from "../../web/js/draw/counter.js";
import { Ground, hexPoints, noise, pathOf, S } from "../../web/js/draw/geometry.js";
import { nice } from "../../web/js/draw/marks.js";
import { pairsOf } from "../../web/js/draw/networks.js";
import { sideNumbers } from "../../web/js/draw/sides.js";
import { fillOf, lookOf, netOf } from "../../web/js/draw/terrain.js";
import { facesOf, firstWrong, hex, sealOf } from "../../web/js/fairdice.js";
import { jittered } from "../../web/js/live.js";
import { levelOf, smallest } from "../../web/js/pages/create.js";
import { weight } from "../../web/js/table/diary.js";
import { shortTitle } from "../../web/js/table/header.js";
import { layoutOf } from "../../web/js/table/layout.js";
import { earlier, merge } from "../../web/js/table/lines.js";
import { bestSpot, goodFaces, percent, success, unfinished } from "../../web/js/table/oddscard.js";
import { isShot, Orders, takesDice } from "../../web/js/table/orders.js";
import { blocks } from "../../web/js/table/rules.js";
import { reasonText, standing, thinkingText } from "../../web/js/table/standing.js";
import { clockText, clockWords } from "../../web/js/clocks.js";
import { timeLeft } from "../../web/js/table/players.js";
import { columnsOf } from "../../web/js/table/gamepanels.js";
import { costValue, lineOf, wayTo } from "../../web/js/table/way.js";
import { countText } from "../../web/js/table/words.js";
import { eventOf } from "../../web/js/live.js";

const bytes = (n) => Uint8Array.from({ length: n }, (_, i) => i);
const text = (words) => new TextEncoder().encode(words);
const names = (list) => list.map((x) => x.action);

/* --- orders --- */

const LEGAL = [
  { action: "move a 2", label: "Move", role: "move", token: "a", cell: "2", cost: "1" },
  { action: "move a 3", label: "Move", role: "move", token: "a", cell: "3", cost: "1 1/2" },
  { action: "fire a x", label: "Fire", role: "shoot", token: "a", target: "x" },
  { action: "dig a", label: "Dig in", role: "other", token: "a" },
  { action: "move b 2", label: "Move", role: "move", token: "b", cell: "2" },
  { action: "place 2", label: "Place", role: "other", token: "gone", cell: "2" },
  { action: "pass", label: "Pass", role: "other" },
  { action: "end", label: "End", role: "end" },
];
const orders = new Orders(LEGAL, (id) => id !== "gone");

test("orders are sorted by piece; those of no piece on the map are free; ends are apart", () => {
  assert.deepEqual(orders.actors, ["a", "b"]);
  assert.deepEqual(names(orders.of("a")), ["move a 2", "move a 3", "fire a x", "dig a"]);
  assert.deepEqual(names(orders.free), ["place 2", "pass"]);
  assert.deepEqual(names(orders.ends), ["end"]);
  assert.deepEqual(orders.of(null), []);
});

test("a press means the selected piece's orders there, else free ones", () => {
  assert.deepEqual(names(orders.at("a", "2", [])), ["move a 2"]);
  assert.deepEqual(names(orders.at("a", "9", [{ id: "x", side: 1 }])), ["fire a x"]);
  assert.deepEqual(names(orders.at(null, "2", [])), ["place 2"]);
  assert.deepEqual(orders.at("b", "3", []), []);
  assert.deepEqual(orders.at("a", undefined, []), []);
});

test("orders that point nowhere, and targets", () => {
  assert.deepEqual(names(orders.plain("a")), ["dig a"]);
  assert.deepEqual(names(orders.plain(null)), ["pass"]);
  assert.deepEqual(names(orders.targets("a")), ["fire a x"]);
  assert.deepEqual(orders.nowhere(), [], "some orders point at the map");
  const losses = (n) =>
    Array.from({ length: n }, (_, i) => ({ action: `lose ${i}`, label: "", token: `t${i}` }));
  assert.equal(new Orders(losses(12), () => true).nowhere().length, 12);
  assert.equal(new Orders(losses(13), () => true).nowhere().length, 0, "too many to list");
});

test("what is a shot, and what takes dice", () => {
  const is = (more) => [isShot({ action: "", ...more }), takesDice({ action: "", ...more })];
  assert.deepEqual(is({ role: "shoot", target: "x" }), [true, true]);
  assert.deepEqual(is({ role: "shoot", cell: "2" }), [true, true]);
  assert.deepEqual(is({ role: "move", cell: "2" }), [false, false]);
  assert.deepEqual(is({ role: "other", target: "x" }), [false, false], "helped, not shot at");
  const rally = { role: "other", target: "x", dice: true, needs: "8 or less" };
  assert.deepEqual(is(rally), [true, true]);
  const items = [{ label: "Range" }];
  assert.deepEqual(is({ role: "other", dice: true, items }), [false, true]);
  assert.deepEqual(is({ role: "move", cell: "2", items }), [false, false], "remarks, no dice");
  assert.deepEqual(is({ role: "other", cell: "2", dice: true }), [false, false], "who begins");
});

test("what a piece can do, in words", () => {
  assert.equal(countText(orders, "a"), "2 places to go, 1 target, 1 other order.");
  assert.equal(countText(orders, "b"), "1 place to go.");
  assert.equal(countText(orders, "nobody"), "");
});

/* --- geometry and ways --- */

/** Rows of pointy hexes, in thousandths of a corner's distance as scenes have them. */
function board(columns, rows, more = {}) {
  const cells = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      cells.push({
        id: `${x},${y}`,
        x: Math.round(x * 1732 + (y % 2) * 866),
        y: y * 1500,
        terrain: "clear",
        ...more,
      });
  return { layout: "pointy", cells, links: [] };
}
const ground = new Ground(board(4, 3));
const at = (id) => ground.byId.get(id);
const near = (id) =>
  at(id)
    .near.map((p) => p.id)
    .sort();

test("neighbours are the hexes that touch", () => {
  assert.deepEqual(near("1,1"), ["0,1", "1,0", "1,2", "2,0", "2,1", "2,2"]);
  assert.deepEqual(near("0,0"), ["0,1", "1,0"]);
});

test("the cell under a point, and none beside the map", () => {
  const { px, py } = at("2,1");
  assert.equal(ground.cellAt({ x: px + 0.8 * S, y: py })?.id, "2,1");
  assert.equal(ground.cellAt({ x: px + 0.95 * S, y: py })?.id, "3,1");
  const edge = at("2,2");
  assert.equal(ground.cellAt({ x: edge.px, y: edge.py + 1.5 * S }), null);
});

test("directions lead to the neighbour that lies that way, if there is one", () => {
  assert.equal(ground.toward(at("1,1"), 0)?.id, "2,1");
  assert.equal(ground.toward(at("1,1"), 180)?.id, "0,1");
  assert.equal(ground.toward(at("1,1"), 300)?.id, "2,0");
  assert.equal(ground.toward(at("1,1"), 120)?.id, "1,2");
  assert.equal(ground.toward(at("0,0"), 180), null);
});

test("boards that share coordinates are laid side by side", () => {
  const twice = ["West", "East"].flatMap((title) =>
    board(2, 2, { board: title }).cells.map((c) => ({ ...c, id: title + c.id })),
  );
  const { sheets, byId } = new Ground({ layout: "pointy", cells: twice, links: [] });
  assert.deepEqual(
    sheets.map((x) => x.title),
    ["West", "East"],
  );
  assert.ok(sheets[1].box.x >= sheets[0].box.x + sheets[0].box.w, "they overlap");
  assert.equal(byId.get("West1,1").near.length, 2, "neighbours across the gap");
});

test("a facing in words goes by the layout", () => {
  assert.equal(ground.facing({ id: "a", side: 0, facing: 1 }), "facing SE");
  assert.equal(new Ground({ ...board(1, 1), layout: "flat" }).facing({ facing: 1 }), "facing NE");
  assert.equal(ground.facing({ id: "a", side: 0 }), "");
});

test("hexes are regular, paths are closed, noise is always the same", () => {
  const corners = hexPoints({ x: 10, y: 20 }, false);
  for (const c of corners) assert.ok(Math.abs(Math.hypot(c.x - 10, c.y - 20) - S) < 1e-9);
  assert.equal(Math.round(corners[0].x), 10 + S);
  assert.equal(
    pathOf([
      { x: 0.04, y: 1.06 },
      { x: 2, y: 3 },
    ]),
    "M0 1.1L2 3Z",
  );
  assert.equal(noise("0405", 3), noise("0405", 3));
  assert.notEqual(noise("0405", 3), noise("0405", 4));
  const many = Array.from({ length: 2000 }, (_, i) => noise("x", i));
  const mean = many.reduce((a, b) => a + b) / many.length;
  assert.ok(Math.min(...many) >= 0 && Math.max(...many) < 1 && Math.abs(mean - 0.5) < 0.05);
});

test("a wide board has its panels below, any other beside it", () => {
  assert.equal(layoutOf(new Ground(board(20, 3))), "dock");
  assert.equal(layoutOf(ground), "column");
  assert.equal(layoutOf(null), "column");
});

test("costs are read as people write them", () => {
  assert.deepEqual(["", "2", "1/2", "1 1/2", undefined].map(costValue), [0, 2, 0.5, 1.5, 0]);
  assert.equal(nice("1 1/2"), "1½");
  assert.equal(nice("3/4"), "¾");
});

test("a way leads over cheaper places; without one it is a straight line", () => {
  const costs = new Map([
    [at("1,0"), 1],
    [at("0,1"), 3],
    [at("1,1"), 2],
    [at("2,0"), 3],
    [at("2,1"), 4],
  ]);
  const way = (to) => wayTo(costs, at("0,0"), at(to)).map((p) => p.id);
  assert.deepEqual(way("1,0"), ["0,0", "1,0"]);
  assert.deepEqual(way("2,1"), ["0,0", "1,0", "1,1", "2,1"]);
  assert.deepEqual(way("3,2"), ["0,0", "3,2"], "a place without a cost");
  costs.set(at("3,1"), 0.5); /* next to the last place, but nothing leads there */
  assert.deepEqual(way("2,1"), ["0,0", "1,0", "1,1", "2,1"], "a dead end is left again");
});

test("a way that may be wrong is drawn as a bow", () => {
  const [a, b, c] = ["0,0", "1,0", "2,0"].map(at);
  const dry = [a, b, c];
  assert.deepEqual(
    lineOf(dry, false),
    dry.map((p) => ({ x: p.px, y: p.py })),
  );
  const bow = lineOf([a, at("3,0")], false);
  assert.ok(bow.length > 2, "the ends are no neighbours");
  const middle = bow[bow.length >> 1];
  assert.ok(Math.abs(middle.y - a.py) > 10, "it is not straight");
  const lake = { ...b, kinds: ["lake"] };
  const wet = [a, lake, { ...c, near: [lake] }];
  lake.near = [a, c];
  assert.ok(lineOf(wet, false).length > 3, "across a lake");
  assert.equal(lineOf(wet, true).length, 3, "unless the rules say so");
  lake.kinds = ["lake", "bridge"];
  assert.equal(lineOf(wet, false).length, 3, "over a bridge");
});

test("rows that count the same things are a table", () => {
  const table = columnsOf([
    ["Germany", "1 fort, 11 units, 0 coins, 2 a turn"],
    ["France", "3 forts, 9 units, 1 coin, 2 a turn"],
  ]);
  assert.deepEqual(table.heads, ["forts", "units", "coins", "a turn"]);
  assert.deepEqual(table.cells[1], ["3", "9", "1", "2"]);
  assert.equal(columnsOf([["US", "2 of the objectives"]]), null);
  assert.equal(
    columnsOf([
      ["a", "1 fort, 2 units, 3 coins"],
      ["b", "nothing"],
    ]),
    null,
  );
  assert.equal(columnsOf([]), null);
});

test("the cursor crosses from one board to the next", () => {
  const two = board(2, 2);
  two.cells = [
    ...two.cells.map((c) => ({ ...c, id: `a${c.id}`, board: "left" })),
    ...two.cells.map((c) => ({ ...c, id: `b${c.id}`, board: "right" })),
  ];
  const ground = new Ground(two);
  const edge = ground.byId.get("a1,0");
  assert.equal(ground.across(edge, 0)?.id, "b0,0");
  assert.equal(ground.across(edge, 180), null, "nothing lies there");
  assert.equal(ground.across(ground.byId.get("b0,0"), 180)?.board, "left");
});

test("networks: links given by the board, else neighbours of one kind, thinned to lines", () => {
  const roads = board(3, 2);
  roads.cells.forEach((c) => (c.terrain = "road"));
  const net = (links, thin) => pairsOf(new Ground(roads), links, "road", thin).pairs.length;
  assert.equal(net([{ kind: "road", from: "0,0", to: "1,0" }], false), 1);
  assert.equal(net([], false), 9, "every pair of neighbours");
  assert.ok(net([], true) < 9, "triangles lose a side");
});

test("terrain: synonyms share a look, unknown ids have none", () => {
  assert.equal(lookOf("woods"), lookOf("forest"));
  assert.equal(lookOf("lava"), null);
  assert.equal(netOf("brook"), "stream");
  assert.equal(netOf("fort"), "fort");
  assert.equal(fillOf(["bunker", "marsh"]).fill, "marsh", "the first that has a colour");
});

/* --- odds --- */

const SEATS = [{ title: "Red" }, { title: "Blue" }];
const line = (p, words, more = {}) => ({
  p,
  text: words,
  effect: false,
  hurt: [],
  lost: [],
  ...more,
});

test("the headline is harm to the other side, or its loss where harm is nearly certain", () => {
  const doubtful = [
    line(0.5, "Miss."),
    line(0.3, "Blue is pinned.", { hurt: [1], effect: true }),
    line(0.2, "Blue is hit. It is lost.", { lost: [1], effect: true }),
  ];
  const harm = success({ lines: doubtful }, 0, SEATS);
  assert.equal(harm.p, 0.5);
  assert.equal(harm.loss, 0.2);
  assert.equal(harm.words, "Blue is hurt.");
  const sure = [
    line(0.05, "Miss."),
    line(0.75, "P.", { hurt: [1] }),
    line(0.2, "L.", { lost: [1] }),
  ];
  const loss = success({ lines: sure }, 0, SEATS);
  assert.deepEqual([loss.p, loss.loss, loss.words], [0.2, 0, "L."]);
});

test("odds that end at a decision say whose it is", () => {
  const lines = [line(0.5, "Miss."), line(0.3, "1 point.", { next: 1 }), line(0.2, "Lost.")];
  assert.equal(
    unfinished({ lines }, SEATS),
    "More dice may follow when Blue (30.0 %) has decided.",
  );
  assert.equal(unfinished({ lines: lines.slice(0, 1) }, SEATS), "");
});

test("harm to a friend is no success; where no enemy can be harmed, any effect is", () => {
  const lines = [line(0.6, "Red is slow."), line(0.4, "Smoke.", { effect: true })];
  assert.deepEqual(
    [success({ lines }, 0, SEATS).p, success({ lines }, 0, SEATS).words],
    [0.4, "Smoke."],
  );
  const team = [0, 0, 1].map((n) => ({ title: `Team ${n}`, team: n }));
  const friendly = [line(1, "B is hit.", { hurt: [1] })];
  assert.equal(success({ lines: friendly }, 0, team).p, 0);
  assert.equal(success({ lines: friendly }, 2, team).p, 1);
});

test("the faces of one die that succeed are shown only where they add up", () => {
  assert.deepEqual(goodFaces("hits on 3 or less", 0.5), [1, 2, 3]);
  assert.deepEqual(goodFaces("5 or more", 1 / 3), [5, 6]);
  assert.deepEqual(goodFaces("hits on a 6", 1 / 6), [6]);
  assert.equal(goodFaces("hits on 3 or less", 0.4), null);
  assert.equal(goodFaces("two dice", 0.5), null);
});

test("a card that would cover something on all sides goes to a free place further off", () => {
  const around = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => ({ x: 400 + 90 * dx, y: 300 + 60 * dy, weight: 6 })),
  );
  const far = [100, 700].flatMap((x) => [60, 540].map((y) => ({ x, y, weight: 6 })));
  const edges = [100, 700].map((x) => ({ x, y: 300, weight: 6 }));
  const pieces = [...around, ...far, ...edges];
  const card = { w: 200, h: 100 };
  const at = bestSpot(card, { x: 400, y: 300 }, pieces, { w: 800, h: 600 }, 30);
  for (const p of pieces) {
    const off = p.x < at.x || p.x > at.x + card.w || p.y < at.y || p.y > at.y + card.h;
    assert.ok(off, `it covers ${p.x}, ${p.y}`);
  }
});

test("a card keeps off its target and the pieces, inside the map", () => {
  const card = { w: 200, h: 100 };
  const spot = (x, y, pieces) => bestSpot(card, { x, y }, pieces, { w: 800, h: 600 }, 30);
  const covers = (at, x, y) =>
    x > at.x - 30 && x < at.x + card.w + 30 && y > at.y - 30 && y < at.y + card.h + 30;
  const narrow = bestSpot(card, { x: 160, y: 150 }, [], { w: 320, h: 300 }, 30);
  assert.ok(!covers(narrow, 160, 150), "it covers its target");
  const above = { x: 400, y: 200, weight: 5 };
  const below = { x: 400, y: 400, weight: 5 };
  const right = { x: 560, y: 300, weight: 5 };
  const at = spot(400, 300, [above, below, right]);
  for (const p of [above, below, right]) assert.ok(!covers(at, p.x, p.y), "it covers a piece");
  assert.ok(at.x + card.w < 400, "it is not at the left, where nothing is");
  for (const [x, y] of [0, 800].flatMap((u) => [0, 600].map((v) => [u, v]))) {
    const corner = spot(x, y, []);
    assert.ok(corner.x >= 8 && corner.x + card.w <= 792, "it sticks out sideways");
    assert.ok(corner.y >= 8 && corner.y + card.h <= 592, "it sticks out above or below");
  }
});

/* --- diary, header, seats --- */

test("the diary keeps lines up to a point, forgets what was undone, adds what is new", () => {
  const lines = [1, 2, 3].map((seq) => ({ seq }));
  const seqs = (x) => [x.keep, x.fresh].map((list) => list.map((l) => l.seq));
  assert.deepEqual(seqs(merge(lines, [{ seq: 4 }], 3)), [[1, 2, 3], [4]]);
  assert.deepEqual(seqs(merge(lines, [{ seq: 2 }, { seq: 3 }], 1)), [[1], [2, 3]], "undo");
  assert.deepEqual(seqs(merge(lines, [{ seq: 2 }], 3)), [[1, 2, 3], []], "nothing twice");
  assert.deepEqual([{ lost: [1], hurt: [1] }, { hurt: [0] }, { lost: [] }].map(weight), [
    "hit",
    "hurt",
    "",
  ]);
});

test("the diary knows where its older lines begin", () => {
  assert.equal(earlier(0, 0, 300), 300, "a first page");
  assert.equal(earlier(300, 500, 0), 300, "new lines come after those we hold");
  assert.equal(earlier(300, 200, 0), 201, "taken back beyond what we hold");
  assert.equal(earlier(300, 0, 700), 700, "begun anew");
  assert.equal(earlier(0, 500, 0), 0, "all of it is here");
});

test("a drawing in the rules keeps its empty lines", () => {
  const text = "Words\nof two lines.\n\n    01 x x\n\n      \\ /\n    02 . T\n\n\n| a | b |\n";
  assert.deepEqual(blocks(text), [
    "Words\nof two lines.",
    "    01 x x\n\n      \\ /\n    02 . T",
    "| a | b |\n",
  ]);
});

test("clocks and titles", () => {
  assert.deepEqual([59001, 60000, 3599999, 3600000, -5].map(clockText), [
    "1:00",
    "1:00",
    "1:00:00",
    "1:00:00",
    "0:00",
  ]);
  assert.equal(clockText(2 * 86400000 + 3 * 3600000), "2 d 03 h");
  assert.deepEqual(
    [null, { minutes: 20, add: 15 }, { minutes: 60 }, { minutes: 90, add: 60 }, { days: 1 }].map(
      clockWords,
    ),
    [
      "",
      "20 minutes a side and 15 seconds a move",
      "1 hour a side",
      "90 minutes a side and 1 minute a move",
      "1 day a move",
    ],
  );
  const clock = { minutes: 10, left: [5000, 9000], running: 0, now: 0 };
  assert.deepEqual([timeLeft(clock, 0, 2000), timeLeft(clock, 1, 2000)], [3000, 9000]);
  assert.equal(shortTitle("Game: the hill", "Game"), "the hill");
  assert.equal(shortTitle("Our match", "Game"), "Our match");
});

test("whose turn it is, and who won", () => {
  const view = { over: false, you: [0], seats: SEATS, to_move: 0, thinking: null, result: null };
  const says = (more) => standing({ ...view, ...more }).text;
  assert.equal(says({}), "Your turn");
  assert.equal(says({ to_move: 1 }), "Waiting for Blue");
  assert.equal(says({ to_move: 1, thinking: { seat: 1 } }), "Blue is thinking");
  assert.equal(says({ over: true, result: { winners: [0] } }), "You won");
  assert.equal(says({ over: true, result: { winners: [1] } }), "Blue won");
  assert.equal(says({ over: true, result: { winners: [] } }), "Drawn");
});

test("how a match was decided is said once", () => {
  const over = (text) => reasonText({ result: { winners: [1], reason: "time", text } });
  assert.equal(over("Allies win on time."), "");
  assert.equal(over("Allies win."), "Decided on time.");
});

test("the computer says when it has to think shorter", () => {
  assert.equal(thinkingText({}, "Blue"), "Blue is thinking.");
  assert.equal(thinkingText({ budget: 1500 }, "Blue"), "Blue is thinking, up to 1.5 s.");
  assert.equal(
    thinkingText({ budget: 75, busy: true }, "Blue"),
    "The computer is busy: Blue is thinking shorter, up to 0.07 s.",
  );
});

test("seats of one team share their outline: odd or even numbers", () => {
  const of = (...teams) => sideNumbers(teams.map((team) => ({ title: "", team })));
  assert.deepEqual(of(0, 1), [1, 2]);
  assert.deepEqual(of(0, 1, 0, 1), [1, 2, 3, 4]);
  assert.deepEqual(of(0, 0, 1), [1, 3, 2]);
  assert.deepEqual(of(0, 1, 2), [1, 2, 3]);
});

test("words for counts, choices and pieces", () => {
  assert.deepEqual([count(1, "hit"), count(0, "hit")], ["1 hit", "0 hits"]);
  assert.deepEqual([orList([2]), orList([2, 3, 4])], ["2", "2, 3 or 4"]);
  assert.equal(tokenName({ side: 0, hidden: true, name: "Spy" }, "Red"), "Hidden piece of Red");
  const gun = { side: 1, name: "Gun", damage_of: 4, states: "pinned moved" };
  assert.equal(tokenName(gun, "Blue"), "Gun, Blue, damage 0 of 4, pinned, moved");
});

test("a first game is the smallest scenario, at a level that exists", () => {
  const sides = (n) => Array.from({ length: n }, () => ({}));
  const game = {
    levels: ["easy", "normal"],
    scenarios: [
      { id: "long", sides: sides(2), turns: 9 },
      { id: "short", sides: sides(2), turns: 4 },
      { id: "four", sides: sides(4), turns: 1 },
    ],
  };
  assert.equal(smallest(game).id, "short");
  assert.equal(levelOf(game, "easy"), "easy");
  assert.equal(levelOf(game, "brutal"), "normal");
});

/* --- dice --- */

test("BLAKE2b agrees with node's for every length around a block", () => {
  for (const n of [0, 1, 63, 64, 127, 128, 129, 255, 256, 257, 1000])
    assert.equal(
      hex(blake2b(bytes(n), 64)),
      createHash("blake2b512").update(bytes(n)).digest("hex"),
      `${n} bytes`,
    );
});

test("BLAKE2b with a key and shorter digests (reference vector, Python's hashlib)", () => {
  assert.match(hex(blake2b(bytes(0), 64, bytes(64))), /^10ebb67700b1868efb44.*c13fc51568$/);
  assert.equal(
    hex(blake2b(bytes(200), 32, bytes(32))),
    "a39ff6e7e838226fd50e24a55375ff3a39419fd93e32cc463f3f74323291c425",
  );
  assert.equal(hex(blake2b(bytes(128), 20, bytes(32))), "c18a7f04599d0686a1e1b3fadc3c7f9adf907031");
});

test("the dice are the server's: the recipe of docs/notation.md, the faces of seed 42", () => {
  const secret = hex(blake2b(text("sandtable seed 42"), 32));
  assert.equal(facesOf(secret, "", [], 0, 12, 6).join(""), "611116422466");
  const faces = facesOf(secret, "m", ["n"], 3, 300, 12);
  assert.ok(faces.length === 300 && faces.every((x) => x >= 1 && x <= 12));
  assert.notDeepEqual(faces, facesOf(secret, "m", ["o"], 3, 300, 12), "a nonce matters");
});

test("events of a stream: names, numbers, data; comments are none", () => {
  assert.deepEqual(eventOf('event: update\nid: 7\ndata: {"seq":7}'), {
    name: "update",
    id: "7",
    data: '{"seq":7}',
  });
  assert.equal(eventOf("data: a\ndata: b").data, "a\nb");
  assert.equal(eventOf(":"), null);
  assert.equal(eventOf(": still here"), null);
});

test("a changed face or seal is found", () => {
  const secret = "11".repeat(32);
  const roll = (n) => ({
    roll: n,
    entry: n,
    count: 3,
    sides: 6,
    faces: facesOf(secret, "m", [], n, 3, 6),
    told: false,
  });
  const rolls = [0, 1, 2].map(roll);
  assert.equal(firstWrong(secret, "m", [], [], rolls), null);
  rolls[1].faces[2] = (rolls[1].faces[2] % 6) + 1;
  assert.equal(firstWrong(secret, "m", [], [], rolls)?.roll, 1);
  rolls[1].told = true;
  assert.equal(
    firstWrong(secret, "m", [], [], rolls),
    null,
    "dice entered by hand are not checked",
  );
  const late = [0, 1, 2].map((n) => ({
    ...roll(n),
    faces: facesOf(secret, "m", n ? ["x"] : [], n, 3, 6),
  }));
  assert.equal(firstWrong(secret, "m", ["x"], [1], late), null, "a nonce counts from its roll on");
  assert.equal(firstWrong(secret, "m", ["x"], [0], late)?.roll, 0);
  assert.notEqual(sealOf(secret, "m"), sealOf(secret, "n"));
  assert.equal(sealOf(secret, "m").length, 64);
});

/* --- live --- */

test("pages come back one by one", () => {
  const waits = Array.from({ length: 100 }, () => jittered(10));
  assert.ok(waits.every((w) => w >= 5 && w < 15));
  assert.ok(new Set(waits.map(Math.round)).size > 3);
});
