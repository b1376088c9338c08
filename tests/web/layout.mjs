/* layout.mjs - nothing overlaps, sticks out or is cut, on any page and at every game's table, in
 * five sizes, with scrollbars that take room as most of them do. */
import { check, open, page, run, until } from "./harness.mjs";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
];
const DIARY = 90; /* pixels of the diary's own lines that are always in sight beside a map */

/** Boxes that may not overlap, stick out or be cut; the first of `over` may lie on the second. */
const TABLE = {
  boxes: [
    ".bar > *",
    ".tools .tool",
    ".table > .map",
    ".table > .orders",
    ".orders-acts .btn",
    ".table > .rail",
    ".table > .side > *",
  ],
  over: [".orders, .orders *, .players", ".table > .map"] /* the players hang into it on a phone */,
};
const PAGE = {
  boxes: [".bar > *", ".tools .tool", "main .panel", "main .cover", "main .btn"],
  over: [".set-up-acts, .set-up-acts *", "main .panel"] /* it stays at the thumb */,
};

/** What is wrong with the boxes of a page, one line each. (It runs in the page.) */
function faults({ boxes, over, scrolls, diary }) {
  const root = document.documentElement;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.offsetWidth > 0;
  const name = (e) => `${e.className || e.tagName}`.split(" ").slice(0, 2).join(".");
  const list = [...new Set(boxes.flatMap((q) => [...document.querySelectorAll(q)]))].filter(seen);
  const box = new Map(list.map((e) => [e, e.getBoundingClientRect()]));
  const found = [];
  if (root.scrollWidth > root.clientWidth)
    found.push(`the page is ${root.scrollWidth - root.clientWidth} too wide`);
  if (!scrolls && root.scrollHeight > root.clientHeight)
    found.push(`the page is ${root.scrollHeight - root.clientHeight} too high`);
  const inScroll = (e) => e.parentElement?.closest(".scroll, .game-panels");
  for (const [e, r] of box) {
    const low = !scrolls && !inScroll(e) && r.bottom > root.clientHeight + 1;
    if (r.left < -1 || r.right > root.clientWidth + 1 || low)
      found.push(`${name(e)} sticks out: right ${r.right}, bottom ${r.bottom}`);
  }
  const may = (a, b) => over && a.matches(over[0]) && b.matches(over[1]);
  for (const [a, r] of box)
    for (const [b, q] of box) {
      if (a === b || a.contains(b) || b.contains(a) || may(a, b) || may(b, a)) continue;
      const wide = Math.min(r.right, q.right) - Math.max(r.left, q.left);
      const high = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
      if (wide > 1 && high > 1 && list.indexOf(a) < list.indexOf(b))
        found.push(`${name(a)} and ${name(b)} overlap: ${Math.round(wide)} x ${Math.round(high)}`);
    }
  const lines = document.querySelector(".side .diary-panel > .in:not([hidden])");
  if (diary && lines && seen(lines) && lines.clientHeight < diary)
    found.push(`the diary shows ${lines.clientHeight} pixels of its lines`);
  return found;
}

/** look at a page; all that is wrong with it. */
async function wrong(p, where, wanted) {
  return (await p.evaluate(faults, wanted)).map((line) => `${where}: ${line}`);
}

/** A match some way into its game, with the computer at the other seats. */
async function match(server, game) {
  const scenario = game.scenarios[0];
  const who = scenario.sides.map((_, i) => (i ? "easy" : "person"));
  const made = await server.create(game.id, scenario.id, who);
  const { token } = made.seats[0];
  for (let i = 0; i < 30; i++) {
    const v = await server.api(`matches/${made.match}`, null, token);
    if (v.over) break;
    const order = v.legal.find((a) => a.role === "move") || v.legal[0];
    if (order)
      await server.api(`matches/${made.match}/act`, { seq: v.seq, action: order.action }, token);
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return `${server.url}/match/${made.match}#${token}`;
}

/** Every table of this size: as it opens, and with a piece in hand. */
async function tables(server, viewport) {
  const found = [];
  for (const game of (await server.api("games")).filter((g) => !g.part)) {
    const p = await page({ viewport, scrollbars: true, hasTouch: viewport.width < 900 });
    await open(p, await match(server, game));
    await until(p, () => true);
    const wanted = { ...TABLE, diary: viewport.width >= 900 ? DIARY : 0 };
    found.push(...(await wrong(p, game.id, wanted)));
    const held = await p.evaluate(() => {
      const { hand } = globalThis.sandtable.parts;
      const order = globalThis.sandtable.shown.legal.find((a) => a.token);
      if (order) hand.select(order.token);
      return !!order;
    });
    if (held) found.push(...(await wrong(p, `${game.id}, a piece in hand`, wanted)));
    const posed = await p.evaluate(() => {
      const { hand } = globalThis.sandtable.parts;
      const move = hand.orders.of(hand.selected).find((a) => a.role === "move" && a.cell);
      if (move) hand.propose([move], true);
      return !!move;
    });
    if (posed) found.push(...(await wrong(p, `${game.id}, a move to be confirmed`, wanted)));
    await p.context().close();
  }
  return found;
}

/** Every other page of this size. */
async function pages(server, viewport) {
  const seats = [{ who: "person" }, { who: "invited" }, { who: "open" }, { who: "computer" }];
  const four = { game: "trench-club", scenario: "4-players", seats, public: true };
  const made = await server.api("matches", four);
  const p = await page({ viewport, scrollbars: true });
  const found = [];
  for (const path of [
    "/",
    "/set-up/trenches-of-valor",
    "/set-up/trench-club",
    "/lobby",
    "/rules/",
    "/rules/trenches-of-valor",
    `/seats/${made.match}#${made.seats[0].token}`,
    `/join/${made.match}`,
    `/verify/${made.match}#${made.spectator}`,
    "/nowhere",
  ]) {
    await open(p, server.url + path);
    await p.waitForTimeout(300); /* pictures that come later */
    const scrolls = /^\/($|set-up|verify|seats|join)/.test(path);
    found.push(...(await wrong(p, path.split("#")[0], { ...PAGE, scrolls })));
  }
  return found;
}

const tests = {};
for (const [width, height] of SIZES)
  for (const [name, look] of [
    ["tables", tables],
    ["pages", pages],
  ])
    tests[`${name} at ${width} by ${height}`] = async (server) => {
      const found = await look(server, { width, height });
      check(!found.length, `\n  ${found.join("\n  ")}`);
    };
await run(tests);
