/* clicks.mjs - how many presses an order takes in each game, and a usual turn: counted in the page
 * itself while a turn or two are played by mouse against the computer. Prints a table; fails where
 * a turn takes more presses than docs/web.md says. */
import { check, open, order, page, run, travel, until } from "./harness.mjs";

/* A player who goes along with the piece that is taken up when another has acted. What a usual turn
 * is made of, and the most presses it may take: one more for an attack whose odds
 * are not here yet when it is pressed, and for a purchase where a fort sells several things. */
const TURNS = {
  "trench-warfare": {
    scenario: "standard",
    of: { move: 6, shoot: 3, end: 2 },
    most: 14,
    inOrder: true,
  },
  "trenches-of-valor": { scenario: "", of: { move: 4, shoot: 2, end: 1 }, most: 9 },
  "trench-club": {
    scenario: "2-players-short",
    of: { move: 6, shoot: 2, buy: 1, end: 4 },
    most: 16,
  },
  "valor-and-victory": { scenario: "", of: { march: 3, shoot: 1, end: 5 }, most: 14 },
};
const ORDERS = 220; /* of ours; enough to see each kind */
const MATCHES = 4;
const HEXES = 4; /* of a march */

/** Every press anywhere on the page is counted by the page. */
async function counting(p) {
  await p.addInitScript(() => {
    globalThis.presses = 0;
    addEventListener("pointerdown", () => (globalThis.presses += 1), true);
  });
}

const presses = (p) => p.evaluate(() => globalThis.presses);

const spend = async (p, act) => {
  const before = await presses(p);
  await act();
  return (await presses(p)) - before;
};

/** Where a march of several hexes can lead, by the ways the server knows; null: nowhere. */
const farEnd = (p, token) =>
  p.evaluate(
    async ([piece, far]) => {
      const { ways } = await globalThis.sandtable.dispatch.ask("ways", { piece });
      return ways.find((way) => (way.cells || []).length >= far)?.cell || null;
    },
    [token, HEXES],
  );

/** The pieces that a press on their place takes up: the first there that may act. */
const onTop = (p) =>
  p.evaluate(() => {
    const { board, hand } = globalThis.sandtable.parts;
    const may = (t) => hand.orders.byToken.has(t.id);
    return [...board.tokens.inCell.keys()].flatMap((c) => board.tokens.at(c).find(may)?.id || []);
  });

/** A march of several hexes; null where the piece cannot make it undisturbed. */
async function march(p, v) {
  const tops = await onTop(p);
  const opens = (a) => a.role === "move" && tops.includes(a.token) && !a.cell && !a.target;
  const opener = v.legal.find(opens);
  const to = opener && (await farEnd(p, opener.token));
  if (!to) return null;
  await p.keyboard.press("Escape"); /* taking the piece up is counted */
  const used = await spend(p, () => travel(p, opener.token, to));
  const now = await until(p, (w) => w.over || w.legal.length > 0);
  const there = now.scene.tokens.find((t) => t.id === opener.token)?.cell === to;
  return there ? used : null;
}

const kindOf = (a) =>
  /^buy/.test(a.action)
    ? "buy"
    : a.role === "move" && !(a.token && a.cell && /^(move|advance)/.test(a.action))
      ? "other"
      : a.role;

/** An attack is over when its dice have fallen: what still has to be said for that is part of it.
 * */
async function finish(p, seq) {
  for (let v = await until(p, (now) => now.seq > seq && (now.over || now.legal.length > 0)); ;) {
    const go = v.legal.find((a) => /^go\b/.test(a.action));
    if (!go) return;
    await order(p, go);
    const before = v.seq;
    v = await until(p, (now) => now.seq > before && (now.over || now.legal.length > 0));
  }
}

/** How far a place is from the nearest fort that is not ours, for games with forts. */
const toForts = (p) =>
  p.evaluate(() => {
    const { shown, parts } = globalThis.sandtable;
    const places = parts.board.ground.byId;
    const forts = shown.scene.tokens
      .filter((t) => (t.states || "").includes("fort") && t.side !== shown.as)
      .map((t) => places.get(t.cell));
    const far = (a, b) => Math.hypot(a.px - b.px, a.py - b.py);
    return forts.length
      ? Object.fromEntries(
          [...places].map(([id, q]) => [id, Math.min(...forts.map((f) => far(f, q)))]),
        )
      : null;
  });

/** What to try next: what has been counted least. */
function pick(legal, counted, n, { goal, inOrder, of, held }) {
  const ready =
    Object.keys(of).every((k) => k === "end" || counted[k]?.length >= 3) &&
    !legal.some((a) => kindOf(a) === "buy"); /* an end with money left is asked about */
  const rank = (a) => {
    const kind = kindOf(a);
    if (kind === "end" && ready) return -9;
    const wanted = { shoot: 0, buy: 0, move: 2, other: 3, end: 4, yield: 9 }[kind];
    const fort = /^conquer|^split/.test(a.action) ? -5 : 0;
    return wanted + fort + (!goal && counted[kind]?.length > 8 ? 3 : 0);
  };
  const best = Math.min(...legal.map(rank));
  const all = legal.filter((a) => rank(a) === best);
  const next = all.filter((a) => a.token === legal.find((x) => x.token)?.token);
  const inHand = all.filter((a) => a.token && a.token === held);
  const list = inOrder && next.length ? next : inHand.length ? inHand : all;
  if (goal && list[0].cell) return list.sort((a, b) => goal(a) - goal(b))[0];
  return list[(n * 7) % list.length];
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Our orders in one match are given and counted, until there are three of each kind. */
async function through(server, game, { scenario, of, inOrder }, p, counted, known) {
  const made = await server.create(game, scenario || known.scenarios[0].id, [
    "person",
    known.levels[0],
  ]);
  await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
  const add = (kind, n) => (counted[kind] ||= []).push(n);
  for (let n = 0; n < ORDERS; n++) {
    const v = await until(p, (now) => now.over || now.legal.length > 0);
    if (v.over || enough(counted, of)) break;
    const marched = of.march && (counted.march || []).length < 6 ? await march(p, v) : null;
    if (marched) {
      add("march", marched);
      continue;
    }
    const w = await until(p, (now) => now.over || now.legal.length > 0);
    if (w.over) break;
    const far = of.buy ? await toForts(p) : null;
    const goal = far && ((a) => far[a.cell] ?? 0);
    const held = await p.evaluate(() => globalThis.sandtable.parts.hand.selected);
    const action = pick(w.legal, counted, n, { goal, inOrder, of, held });
    const used = await spend(p, async () => {
      await order(p, action);
      if (action.role === "shoot") await finish(p, w.seq);
    });
    await until(p, (now) => now.seq > w.seq);
    add(kindOf(action), used);
  }
}

const enough = (counted, of) => Object.keys(of).every((k) => counted[k]?.length >= 3);

async function count(server, game, turn) {
  const { of, most } = turn;
  const known = (await server.api("games")).find((g) => g.id === game);
  const p = await page();
  await counting(p);
  const counted = {};
  /* in some matches nobody ever comes near the enemy */
  for (let i = 0; i < MATCHES && !enough(counted, of); i++)
    await through(server, game, turn, p, counted, known);
  const each = Object.fromEntries(Object.keys(of).map((k) => [k, median(counted[k] || [NaN])]));
  const sum = Object.keys(of).reduce((total, k) => total + of[k] * each[k], 0);
  console.log(`${game}: ${JSON.stringify(each)}, a turn of ${JSON.stringify(of)}: ${sum} presses`);
  check(sum <= most, `a usual turn takes ${sum} presses, not ${most}`);
}

await run(
  Object.fromEntries(
    Object.entries(TURNS).map(([game, turn]) => [
      `presses in ${game}`,
      (s) => count(s, game, turn),
    ]),
  ),
);
