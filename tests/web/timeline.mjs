/* timeline.mjs - what happened as a list of beats: the computing part of following the other side,
 * in node without a browser. */
import assert from "node:assert/strict";
import test from "node:test";
import { broughtIn, curvesOf, placed, risesOf, whenOf } from "../../web/js/draw/chart.js";
import {
  changes,
  lasts,
  lastTurn,
  moved,
  sceneAfter,
  timeline,
  wayOf,
} from "../../web/js/table/timeline.js";

const unit = (id, cell, side, more = {}) => ({ id, cell, side, name: `Rifle ${id}`, ...more });
const scene = (...tokens) => ({
  turn: 1,
  turns: 9,
  phase: 0,
  phases: ["Move"],
  tokens,
  shapes: [],
  panels: [],
  scores: [],
});
const START = scene(unit("G1", "0101", 0), unit("r1", "0404", 1), unit("r2", "0505", 1));

const part = (text, at, more = {}) => ({ text, at, ...more });
const line = (entry, parts, more = {}) => ({
  seq: entry,
  entry,
  kind: more.faces ? "dice" : "play",
  seat: 1,
  text: parts.map((p) => p.text).join(" "),
  parts,
  ...more,
});
const step = (entry, seat, log, tokens = [], gone = []) => ({
  entry,
  seat,
  turn: 1,
  phase: 0,
  scores: [],
  tokens,
  gone,
  log,
});

const MOVE = step(
  1,
  1,
  [line(1, [part("r1 moves from 0404 to 0202.", ["r1", "0404", "0202", "0303"])])],
  [unit("r1", "0202", 1)],
);
const SHOT = step(2, 1, [line(2, [part("r1 attacks G1.", ["r1", "0202", "G1", "0101"])])]);
const ROLL = step(
  3,
  -1,
  [
    line(3, [part("G1 is eliminated.", ["G1", "0101"], { lost: [0] })], {
      faces: [2],
      sides: 6,
      counted: [0],
    }),
  ],
  [],
  ["G1"],
);

const kinds = (beats) => beats.map((b) => `${b.entry} ${b.kind}`);
const on = (beat) => beat.scene.tokens.map((t) => `${t.id} ${t.cell}`);

test("a step changes what it names and leaves the rest", () => {
  const after = sceneAfter(START, MOVE);
  assert.deepEqual(
    after.tokens.map((t) => t.cell),
    ["0101", "0202", "0505"],
  );
  assert.deepEqual(
    sceneAfter(after, ROLL).tokens.map((t) => t.id),
    ["r1", "r2"],
  );
  assert.equal(START.tokens[1].cell, "0404", "the scene before is not touched");
  assert.equal(sceneAfter(START, MOVE).phases, START.phases);
  const fresh = step(1, 0, [], [unit("n", "0606", 0)]);
  assert.equal(sceneAfter(START, fresh).tokens.length, 4, "somebody came");
});

test("a piece marches, a line is drawn, dice fall, and only then is the target removed", () => {
  const { beats, scene: end } = timeline(START, [MOVE, SHOT, ROLL]);
  assert.deepEqual(kinds(beats), ["1 march", "1 show", "2 fire", "3 dice", "3 show"]);
  const [march, , fire, dice, show] = beats;
  assert.equal(march.marches[0].token.id, "r1");
  assert.deepEqual(march.marches[0].via, ["0303"], "the cell the story names lies on the way");
  assert.deepEqual([fire.from.cell, fire.to.cell], ["0202", "0101"]);
  assert.ok(on(dice).includes("G1 0101"), "the target stands while the dice fall");
  assert.deepEqual(dice.line.faces, [2]);
  assert.ok(!on(show).some((t) => t.startsWith("G1")), "and is gone when they have fallen");
  assert.deepEqual(show.lost, [{ cell: "0101", x: undefined, y: undefined }]);
  assert.deepEqual(
    end.tokens.map((t) => t.id),
    ["r1", "r2"],
  );
});

test("a piece whose id changes with its place has moved", () => {
  const before = scene(unit("c0101", "0101", 0, { name: "Charger 0101", picture: "u" }));
  const after = scene(unit("c0102", "0102", 0, { name: "Charger 0102", picture: "u" }));
  assert.deepEqual(
    moved(before, after).map(({ was, token }) => [was.id, token.id]),
    [["c0101", "c0102"]],
  );
  const other = scene(unit("d0102", "0102", 0, { name: "Gun 0102", picture: "g" }));
  assert.deepEqual(moved(before, other), [], "another kind of piece is another piece");
  const down = scene({ id: "x", cell: "0102", side: 0, hidden: true });
  assert.deepEqual(moved(before, down), [], "a face-down piece may be any");
});

test("on a plane pieces move from point to point", () => {
  const before = scene({ id: "s1", x: 10, y: 10, side: 0 });
  const after = scene({ id: "s1", x: 40, y: 10, side: 0 });
  assert.equal(moved(before, after).length, 1);
  assert.equal(moved(before, before).length, 0);
});

test("on a plane a march goes through all points that are told of the piece", () => {
  const before = scene({ id: "s1", x: 10, y: 10, side: 0 }, { id: "n1", x: 90, y: 90, side: 1 });
  const told = line(1, [
    part("s1 goes by 20,10.", ["s1", "20,10"]),
    part("n1 is at 90,90.", ["n1", "90,90"]),
    part("s1 climbs to 20,30.", ["s1", "20,30"]),
    part("s1 moves to 40,30.", ["s1", "40,30"]),
  ]);
  const { beats } = timeline(before, [step(1, 0, [told], [{ id: "s1", x: 40, y: 30, side: 0 }])]);
  assert.deepEqual(kinds(beats), ["1 march", "1 show"]);
  assert.deepEqual(beats[0].marches[0].via, ["20,10", "20,30"]);
});

test("helping and boarding are no shots, nor is what is done to an empty place", () => {
  const friends = scene(unit("a", "0101", 0), unit("b", "0102", 0));
  const board = step(1, 0, [line(1, [part("a helps b.", ["a", "b"])])]);
  assert.deepEqual(kinds(timeline(friends, [board]).beats), ["1 show"]);
  const empty = step(1, 0, [line(1, [part("a digs in 0909.", ["a", "0909"])])]);
  assert.deepEqual(kinds(timeline(friends, [empty]).beats), ["1 show"]);
});

test("a shot along a row is aimed at whom the dice are read for", () => {
  const along = step(2, 1, [line(2, [part("r1 fires along its row.", ["r1"])])]);
  const { beats } = timeline(START, [along, ROLL]);
  assert.deepEqual(kinds(beats), ["2 fire", "3 dice", "3 show"]);
  assert.deepEqual([beats[0].from.cell, beats[0].to.cell], ["0404", "0101"]);
  const dash = step(2, 1, [line(2, [part("r1 tries to dash.", ["r1"])])]);
  const tried = step(3, -1, [line(3, [part("r1 dashes.", ["r1"])], { faces: [5], sides: 6 })]);
  assert.deepEqual(kinds(timeline(START, [dash, tried]).beats), ["2 show", "3 dice", "3 show"]);
});

test("of two attacks in a row the second is aimed after the first was read", () => {
  const first = step(4, -1, [
    line(4, [part("G1 is missed.", ["G1"]), part("r2 attacks G1.", ["r2", "G1"])], {
      faces: [6],
      sides: 6,
    }),
  ]);
  const second = { ...ROLL, entry: 5 };
  assert.deepEqual(kinds(timeline(START, [first, second]).beats), [
    "4 dice",
    "4 show",
    "4 fire",
    "5 dice",
    "5 show",
  ]);
});

test("dice this viewer may not see are no beat", () => {
  const secret = step(1, -1, []);
  const { beats } = timeline(START, [secret]);
  assert.deepEqual(kinds(beats), ["1 show"]);
  assert.equal(lasts(beats[0], "normal"), 0, "and take no time");
});

test("the pace stretches every beat, and off takes no time", () => {
  const { beats } = timeline(START, [MOVE, SHOT, ROLL]);
  for (const beat of beats) {
    const [slow, normal, fast] = ["slow", "normal", "fast"].map((p) => lasts(beat, p));
    assert.ok(slow >= normal && normal >= fast, beat.kind);
    assert.equal(lasts(beat, "off"), 0);
  }
  assert.ok(lasts(beats[3], "normal") > 0, "dice are seen to fall");
});

test("what changed since somebody looked: moves of others, losses of all", () => {
  const now = scene(
    unit("r1", "0202", 1),
    unit("r2", "0505", 1, { damage: 2 }),
    unit("r3", "0606", 1),
  );
  const seen = changes(START, now, [0]);
  assert.deepEqual(
    seen.moves.map((m) => m.token.id),
    ["r1"],
  );
  assert.deepEqual(
    seen.lost.map((t) => t.id),
    ["G1"],
  );
  assert.deepEqual(
    seen.hurt.map((t) => t.id),
    ["r2"],
  );
  assert.deepEqual(
    seen.fresh.map((t) => t.id),
    ["r3"],
  );
  assert.deepEqual(changes(START, now, [1]).moves, [], "one's own moves are no news");
});

/** A row of cells a - b - c and a way round b. */
function ring() {
  const cells = ["a", "b", "c", "d", "e"].map((id) => ({ id, near: [] }));
  const join = (x, y) => {
    cells[x].near.push(cells[y]);
    cells[y].near.push(cells[x]);
  };
  [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 4],
    [4, 2],
  ].forEach(([x, y]) => join(x, y));
  return cells;
}

test("the way is the shortest, round other sides, through what the story names", () => {
  const [a, b, c, d] = ring();
  const ids = (way) => way.map((p) => p.id).join("");
  assert.equal(ids(wayOf(a, c, [], new Set())), "abc");
  assert.equal(ids(wayOf(a, c, [], new Set(["b"]))), "adec");
  assert.equal(ids(wayOf(a, c, [d], new Set())), "adec");
  assert.equal(ids(wayOf(a, b, [], new Set(["b"]))), "ab", "the end may be held");
  assert.equal(ids(wayOf(a, { id: "z", near: [] }, [], new Set())), "az", "else straight");
});

test("the last turn of the others begins after one's own decision before it", () => {
  const play = (entry, seat) => ({ seq: entry, entry, kind: "play", seat });
  const roll = (entry) => ({ seq: entry, entry, kind: "dice", seat: -1 });
  const lines = [play(1, 0), roll(2), play(3, 1), play(4, 1), roll(5), play(6, 0)];
  assert.equal(lastTurn(lines, [0]), 2, "before the first decision of the other side");
  assert.equal(lastTurn(lines.slice(0, 5), [0]), 2);
  assert.equal(lastTurn(lines, [1]), 5);
  assert.equal(lastTurn(lines.slice(2), [0]), 2, "though one's own is not on the page");
  assert.equal(lastTurn(lines, []), 5, "a watcher sees the last seat's");
  assert.equal(lastTurn(lines, [0, 1]), 5, "as does who plays all");
  assert.equal(lastTurn([], [0]), 0);
});

test("the score turn by turn ends with the last one", () => {
  const turns = [
    { turn: 1, entry: 1, points: [0, 0] },
    { turn: 2, entry: 9, points: [3, 1] },
  ];
  const end = { ...START, scores: [{ points: 5 }, { points: 1 }, { points: 2 }] };
  assert.deepEqual(curvesOf(turns, end), [
    [0, 3, 5],
    [0, 1, 1],
    [0, 0, 2],
  ]);
});

test("a score steps where it changed, and says which piece brought it", () => {
  const turns = [
    { turn: 1, entry: 1, points: [0, 0] },
    { turn: 2, entry: 11, points: [1, 0] },
  ];
  const end = { ...START, scores: [{ points: 6 }, { points: -1 }] };
  const gains = [
    { entry: 5, score: 0, points: 1, name: "Rifle 0408" },
    { entry: 20, score: 0, points: 5, name: "Machinegun mg2" },
    { entry: 20, score: 1, points: -1, name: "Machinegun mg2" },
  ];
  assert.equal(whenOf(turns, 20, 5), 0.5, "half of the first turn");
  assert.equal(whenOf(turns, 20, 20), 2, "the end");
  assert.deepEqual(risesOf(turns, end, gains, 20), [
    {
      start: 0,
      rises: [
        { at: 0.5, points: 1, label: "Rifle 1" },
        { at: 2, points: 6, label: "Machinegun 5" },
      ],
    },
    { start: 0, rises: [{ at: 2, points: -1, label: "" }] },
  ]);
  assert.equal(broughtIn(turns, gains, 0), "Rifle 1");
  assert.equal(broughtIn(turns, gains, 1), "Machinegun 5");
});

test("labels of a plot stand on no line and on no other label", () => {
  const room = { x: 0, y: 0, w: 300, h: 200 };
  const step = (x, from, y, label) => ({ x, from, y, label });
  const [one] = placed([step(150, 150, 50, "Gun 5")], [], room);
  assert.ok(one.x < 150, "left of its step");
  const [right] = placed([step(10, 150, 50, "Gun 5")], [], room);
  assert.ok(right.x > 10, "where the left has no room, right of it");
  const many = Array.from({ length: 40 }, () => step(150, 150, 50, "Gun 5"));
  const spots = placed(many, [], room);
  assert.ok(spots.length < 10, "what finds no room is left out");
  assert.equal(new Set(spots.map((l) => `${l.x} ${l.y}`)).size, spots.length);
  assert.deepEqual(placed([step(150, 150, 50, "Gun 5")], [room], room), [], "lines are taken");
});

test("whoever goes along with a piece goes its way", () => {
  const before = scene(unit("t", "0101", 0), unit("p", "0101", 0), unit("q", "0102", 0));
  const log = [line(1, [part("t enters the fort through 0202.", ["t", "F", "0202"])])];
  const after = ["t", "p"].map((id) => unit(id, "0303", 0));
  const { beats } = timeline(before, [step(1, 0, log, after)]);
  assert.deepEqual(
    beats[0].marches.map((m) => [m.token.id, m.via]),
    [
      ["t", ["F", "0202"]],
      ["p", ["F", "0202"]],
    ],
  );
});
