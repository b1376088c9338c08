/* pure_hands.mjs - what the hand, its cards and its signs work out, in node without a browser. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { wayOrder } from "../../web/js/table/answers.js";
import { clearest } from "../../web/js/draw/reach.js";
import { under } from "../../web/js/draw/under.js";
import { edgeOf, signsOf } from "../../web/js/table/beyond.js";
import { actionsOf, Journey } from "../../web/js/table/journey.js";
import { factsOf, placeLegend, rangeTable } from "../../web/js/table/legend.js";
import { asks, Orders, shelves } from "../../web/js/table/orders.js";
import { LESSONS, lessonFor } from "../../web/js/table/lessons.js";
import { kitOf } from "../../web/js/table/fighter.js";
import { lasting, markersText, spendings } from "../../web/js/table/spend.js";
import { inShort, stateOf } from "../../web/js/table/warband.js";
import { endWords } from "../../web/js/table/orderspanel.js";
import { groupsOf, histogramOf, nothing } from "../../web/js/table/results.js";
import { grouped } from "../../web/js/table/textmode.js";

/* --- orders of several actions --- */

const WAY = {
  cell: "E5",
  cost: 3,
  watched: 2,
  actions: ["move 4", "step E4", "step E5", "stop"],
  cells: ["E4", "E5"],
};
const view = (more) => ({ entry: 7, seq: 9, dice: { rolls: 3 }, legal: [], ...more });

test("a way is an order like any other", () => {
  const order = wayOrder({ id: "4", side: 0, name: "Rifle 4" }, WAY);
  assert.equal(order.label, "Rifle 4 to E5");
  assert.deepEqual([order.action, order.then, order.cost], ["move 4", WAY.actions.slice(1), "3"]);
  assert.match(order.risk, /2 times/);
  assert.deepEqual(actionsOf(order), WAY.actions);
});

test("a journey goes on when it is let, and not after dice or when the rules refuse", () => {
  const order = wayOrder({ id: "4", side: 0 }, WAY);
  const journey = new Journey();
  journey.begin(order, view(), { played: 2, seq: 9 });
  assert.equal(journey.next(view()), null, "not our decision yet");
  const early = view({ seq: 8, legal: [{ action: "dig" }] });
  assert.equal(journey.next(early), null, "a view from before it was sent");
  assert.deepEqual(journey.rest, ["step E5", "stop"]);
  const on = journey.next(view({ legal: [{ action: "step E5" }, { action: "stop" }] }));
  assert.deepEqual([on.action, on.then], ["step E5", ["stop"]]);
  assert.equal(journey.next(view({ legal: [{ action: "step E5" }], dice: { rolls: 4 } })), null);
  assert.deepEqual(journey.rest, [], "dice fell: the player decides again");
  journey.begin(order, view(), { played: 2, seq: 9 });
  assert.equal(journey.next(view({ legal: [{ action: "stop" }] })), null);
  assert.deepEqual(journey.rest, [], "the next step is not legal");
});

test("undo goes back to where the press began", () => {
  const journey = new Journey();
  journey.begin(wayOrder({ id: "4", side: 0 }, WAY), view(), { played: 4, seq: 9 });
  assert.equal(journey.back(view({ entry: 11 })), 7);
  assert.equal(journey.back(view({ entry: 7 })), undefined, "once only");
  journey.begin({ action: "dig" }, view(), { played: 1, seq: 9 });
  assert.equal(journey.back(view({ entry: 8 })), undefined, "one action: one step back");
});

test("what asks for a second press", () => {
  assert.ok(asks({ action: "", role: "shoot", target: "x" }));
  assert.ok(asks({ action: "", role: "move", cell: "2", needs: "2 pieces above stay" }));
  assert.ok(!asks({ action: "", role: "move", cell: "2", items: [{ label: "Two hexes" }] }));
});

test("losses have to be chosen at once; what may be put off is not forced", () => {
  const pin = { action: "pin 1", role: "other", token: "a" };
  const kill = { action: "kill 1", role: "other", token: "a" };
  const auto = { action: "auto", role: "other" };
  const end = { action: "done", role: "end" };
  assert.deepEqual(new Orders([pin, kill, auto], () => true).forced(), [pin, kill, auto]);
  assert.deepEqual(new Orders([pin, kill, auto, end], () => true).forced(), []);
  assert.deepEqual(new Orders([{ ...pin, cell: "2" }], () => true).forced(), []);
});

test("what can be bought is listed beside the money, as long as it is little", () => {
  const buy = (n) => ({ action: `buy ${n}`, role: "other", cell: "0101", cost: "2" });
  const place = { action: "place 1", role: "other", cell: "0101" };
  const legal = (n) => [...Array.from({ length: n }, (_, i) => buy(i)), place];
  assert.equal(new Orders(legal(4), () => true).wares().length, 4);
  assert.deepEqual(new Orders(legal(40), () => true).wares(), []);
});

/* --- results --- */

const SEATS = [{ title: "Germany" }, { title: "France" }];
const takes = (n, p) => ({ text: `French Tank takes ${n} damage.`, p, hurt: [1], lost: [] });
const line = (p, hurt, lost, effect = true) => ({ text: "", p, hurt, lost, effect });

test("results that differ in a number are a histogram with its mean", () => {
  const dies = { text: "French Tank is destroyed.", p: 0.2, hurt: [], lost: [1] };
  const other = { text: "French Truck is destroyed.", p: 0.2, hurt: [], lost: [1] };
  const x = histogramOf([takes(1, 0.4), takes(2, 0.2), takes(3, 0.1), other, dies]);
  assert.deepEqual(
    x.bars.map((b) => b.label),
    ["0", "1", "2", "3", "lost"],
  );
  assert.ok(Math.abs(x.bars[0].p - 0.1) < 1e-9, "nothing is what is left");
  assert.equal(x.bars.at(-1).p, 0.2);
  assert.ok(Math.abs(x.mean - (0.4 + 0.4 + 0.3) / 0.8) < 1e-9);
  assert.deepEqual([x.name, x.unit], ["French Tank", "damage"]);
  assert.ok(!x.of.has(other.text), "another piece's end is not this one's");
  assert.equal(histogramOf([takes(1, 0.5), takes(2, 0.5)]), null, "two are no histogram");
});

test("mine and theirs are apart, what is lost comes first, all to one scale", () => {
  const odds = {
    lines: [line(0.5, [1], []), line(0.2, [0], [1]), line(0.3, [], [], false)],
    effects: [
      { text: "It is hurt.", p: 0.5, hurt: [1], lost: [] },
      { text: "It is lost.", p: 0.2, hurt: [], lost: [1] },
      { text: "We are hurt.", p: 0.2, hurt: [0], lost: [] },
      { text: "Smoke.", p: 0.1, hurt: [], lost: [] },
    ],
  };
  const groups = groupsOf(odds, 0, SEATS);
  assert.deepEqual(
    groups.map((g) => g.side),
    ["theirs", "mine", "both"],
  );
  assert.deepEqual(
    groups[0].results.map((r) => r.kind),
    ["lost", "hurt"],
  );
  assert.ok(Math.abs(groups[0].p - 0.7) < 1e-9 && groups[0].lost === 0.2);
  assert.equal(groups[1].p, 0.2);
  assert.equal(nothing(odds), 0.3);
  assert.deepEqual(
    groupsOf(odds, 1, SEATS).map((g) => g.results.length),
    [1, 2, 1],
    "seen from the other side",
  );
});

/* --- words --- */

test("the end button says what is left undone, else what it does", () => {
  const end = { label: "End step I: no more guns move" };
  assert.deepEqual(endWords(end, 0), ["End step I", "no more guns move"]);
  assert.deepEqual(endWords(end, 1), ["End step I", "1 piece could still act"]);
  assert.deepEqual(endWords({ label: "End the turn" }, 0), ["End the turn", ""]);
});

test("facts become a table where there is a value for each range", () => {
  const facts = factsOf({
    id: "a",
    side: 0,
    facts: "at range: 1 2 3 4; hits on: 4 1 - -; moves: 2; note: Yellow: no cover.",
  });
  assert.deepEqual(rangeTable(facts), {
    ranges: ["1", "2", "3", "4"],
    rows: [["hits on", ["4", "1", "-", "-"]]],
  });
  assert.deepEqual(facts.at(-1), ["note", "Yellow: no cover."]);
  assert.equal(rangeTable([["speed", "2"]]), null);
  assert.equal(placeLegend({ name: "0503", terrain: "trench" }), "0503, trench");
});

test("orders are listed under their piece, those that go on and give up last", () => {
  const list = [
    { action: "end", label: "End", role: "end" },
    { action: "m1", label: "", role: "move", group: "Rifle A" },
    { action: "g", label: "", role: "yield" },
    { action: "x", label: "", role: "other" },
    { action: "s1", label: "", role: "shoot", group: "Rifle A" },
  ];
  const groups = grouped(list);
  assert.deepEqual(
    groups.map((g) => [g.title, g.from, g.orders.length]),
    [
      ["Rifle A", 0, 2],
      ["Other orders", 2, 1],
      ["To go on", 3, 1],
      ["To give up", 4, 1],
    ],
  );
});

/* --- beyond the edge --- */

test("places outside the window are pointed at where they are", () => {
  const port = { w: 400, h: 300 };
  assert.equal(edgeOf({ x: 10, y: 10 }, port), "");
  assert.equal(edgeOf({ x: -50, y: 310 }, port), "left", "farther out to the left than below");
  const at = (x, y) => ({ x, y, world: { x, y } });
  const signs = signsOf([at(500, 100), at(450, 140), at(200, 150), at(10, -80)], port);
  assert.deepEqual(
    signs.map((x) => [x.edge, x.spots.length, x.at]),
    [
      ["right", 2, 120],
      ["up", 1, 40],
    ],
  );
  const corner = signsOf([at(500, 290), at(380, 400)], port);
  assert.deepEqual(
    corner.map((x) => [x.edge, x.at]),
    [
      ["right", 260],
      ["down", 310],
    ],
  );
});

test("orders with the same heading stand below it in fewer words", () => {
  const buy = (what, cost, group) => ({
    action: `buy ${what} ${group}`,
    label: `Buy ${what} (${cost}) in Fort ${group}`,
    group: `Buy in Fort ${group}`,
    cost: String(cost),
  });
  const list = [
    buy("Heavy Infantry", 4, "Berta"),
    buy("Tank", 9, "Mitte"),
    buy("Tank", 9, "Berta"),
    { action: "pass", label: "Pass", group: "Gifts" },
    { action: "done", label: "Done" },
  ];
  assert.deepEqual(
    shelves(list).map(({ title, orders }) => [title, orders.map((x) => x.label)]),
    [
      ["", ["Buy Tank (9) in Fort Mitte", "Pass", "Done"]],
      ["Buy in Fort Berta", ["Heavy Infantry", "Tank"]],
    ],
    "one alone, and one that its heading does not fit, keep their words",
  );
  assert.deepEqual(shelves([]), []);
});

/* --- markers and fighters --- */

const SPEND = [
  { action: "spend 2", label: "2", amount: 2, chance: 0.8 },
  { action: "keep", label: "0", amount: 0, chance: 0.4 },
  { action: "spend 0 1", label: "1i", amount: 1, chance: 0.5 },
  { action: "spend 1", label: "1", amount: 1, chance: 0.6 },
];

test("markers are listed by amount, the best of each first", () => {
  assert.deepEqual(
    spendings([...SPEND, { action: "end", label: "" }]).map((a) => a.action),
    ["keep", "spend 1", "spend 2", "spend 0 1"],
  );
});

test("like this for the rest of the turn: none, all, or where a marker is worth as much", () => {
  const [two, keep, , one] = SPEND;
  assert.equal(lasting(SPEND, keep, 3), "markers keep turn 3");
  assert.equal(lasting(SPEND, two, 3), "markers all turn 3");
  assert.equal(lasting(SPEND, one, 3), "markers when 20 turn 3");
  assert.equal(markersText("keep turn 3", 3), "Markers are kept, this turn");
  assert.equal(markersText("keep turn 3", 4), "", "the turn is over");
  assert.equal(markersText("ask", 1), "");
  assert.match(markersText("when 20", 1), /worth 20 points/);
});

test("an item says what it does and what is left to the players", () => {
  const rows = [
    ["Attack", "12 in"],
    ["Left to the players", "a long"],
    ["Left to the players", "sentence"],
  ];
  const { does, left } = kitOf({ title: "X", clause: "C-1", rows });
  assert.deepEqual([does, left], ["12 in", "a long sentence"]);
});

test("a warband's list: weapon, movement, and whether it has acted", () => {
  const token = { id: "s1", side: 0, facts: "movement: 6 in; kit: Rifle, Club", states: "down" };
  assert.equal(inShort(token), "Rifle, 6″");
  assert.equal(stateOf(token, true), "Down");
  assert.equal(stateOf(token, false), "reserve");
  assert.equal(stateOf({ ...token, states: "activated" }, true), "done");
});

/* --- tables without hexes --- */

test("the names of rings stand where rings are apart and nobody stands", () => {
  const table = { x: 0, y: 0, w: 400, h: 400 };
  const corners = (r) => [
    { x: 200, y: 200 - r },
    { x: 200 + r, y: 200 },
    { x: 200, y: 200 + r },
    { x: 210, y: 200 } /* a wall: all rings end there */,
  ];
  const rings = [corners(50), corners(66)];
  const models = [
    { x: 200, y: 150 },
    { x: 250, y: 205 },
  ];
  assert.equal(clearest(table, rings, models), 2);
});

test("what lies under a point is named with its height, the highest first", () => {
  const square = (from, to) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  const piece = (role, text, height, from, to) => ({
    kind: "polygon",
    role,
    text,
    height,
    points: square(from, to),
  });
  const ground = { at: (x, y) => ({ x, y }), unit: 1 };
  const shapes = [
    piece("table", "", 0, 0, 900),
    piece("rough", "Ruin", 0, 100, 300),
    piece("floor", "Ruin", 48, 100, 200),
    piece("trench", "Ditch", -32, 400, 500),
  ];
  assert.equal(under(ground, shapes, { x: 150, y: 150 }), "Ruin, floor 3″; Ruin");
  assert.equal(under(ground, shapes, { x: 450, y: 450 }), "Ditch 2″ deep");
  assert.equal(under(ground, shapes, { x: 50, y: 50 }), "");
});

test("lessons come one at a time, each in its situation, and none twice", () => {
  const calm = { mine: true, over: false, aim: "You play Red.", actors: 3, goes: 0, shots: 0 };
  const ids = (sight, ...learnt) => lessonFor({ ...calm, ...sight }, new Set(learnt))?.id;
  assert.equal(ids({}), "aim");
  assert.equal(ids({}, "aim"), "take");
  assert.equal(ids({ held: true, goes: 4 }, "aim"), "go");
  assert.equal(ids({ held: true, goes: 4, shots: 1 }, "aim", "go"), "shoot");
  assert.equal(ids({ chosen: 2 }, "aim"), "choose");
  assert.equal(ids({ undo: true }, "aim", "take"), undefined, "a slip before there was an order");
  assert.equal(ids({ undo: true }, "aim", "take", "go"), "undo");
  assert.equal(ids({ theirs: true }, "aim", "go"), "watch");
  assert.equal(ids({ over: true }), undefined);
  assert.equal(ids({}, ...LESSONS.map((l) => l.id)), undefined);
  const then = { ...calm, given: 1, stage: "", entry: 1, refusals: 0, rolls: 0, held: false };
  for (const { id, done } of LESSONS)
    if (done) assert.equal(done(then, { ...then }), false, `${id} is learnt by doing nothing`);
});
