/* layout.mjs - nothing overlaps, sticks out or is cut, on any page and at every game's table, in
 * five sizes, with scrollbars that take room as most of them do. */
import { check, open, page, run, Server, settled, SIZES, until } from "./harness.mjs";

const DIARY = 90; /* pixels of the diary's own lines that are always in sight beside a map */

/** Boxes that may not overlap, stick out or be cut; the first of `over` may lie on the second. */
const TABLE = {
  boxes: [
    ".bar > *",
    ".tools .tool",
    ".coach",
    ".table > .map",
    ".table > .orders",
    ".orders-acts .btn",
    ".table > .rail",
    ".table > .side > *",
  ],
  over: [
    ".orders, .orders *, .players",
    ".table > .map, .coach",
  ] /* the players hang into it on a phone */,
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
  for (const e of [...document.querySelectorAll(".panel .in, .panel .scroll")].filter(seen))
    if (e.scrollWidth > e.clientWidth + 1)
      found.push(`${name(e)} scrolls sideways: ${e.scrollWidth - e.clientWidth} pixels`);
  for (const [e, r] of box) {
    const frame = e.parentElement.closest(".orders")?.getBoundingClientRect();
    if (frame && (r.right > frame.right + 1 || r.bottom > frame.bottom + 1))
      found.push(`${name(e)} sticks out of its panel: right ${r.right}, bottom ${r.bottom}`);
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
  const phase = [...document.querySelectorAll(".phases .now")].find(seen);
  const track = phase?.closest(".track-box, .steps").getBoundingClientRect();
  if (phase && phase.getBoundingClientRect().right > track.right + 1)
    found.push(`the phase is cut: ${phase.textContent}`);
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

/** inAllSizes: all that is wrong with a page in each of them. */
async function inAllSizes(p, where, wanted) {
  const found = [];
  for (const [width, height] of SIZES) {
    await p.setViewportSize({ width, height });
    await settled(p);
    const diary = wanted.diary && width >= 900 ? DIARY : 0;
    found.push(...(await wrong(p, `${where} at ${width} by ${height}`, { ...wanted, diary })));
  }
  return found;
}

/** A piece is taken in hand; a move is put before the player. False: there is none. */
const hold = (p) =>
  p.evaluate(() => {
    const order = globalThis.sandtable.shown.legal.find((a) => a.token);
    if (order) globalThis.sandtable.parts.hand.select(order.token);
    return !!order;
  });
const pose = (p) =>
  p.evaluate(() => {
    const { hand } = globalThis.sandtable.parts;
    const move = hand.orders.of(hand.selected).find((a) => a.role === "move" && a.cell);
    if (move) hand.propose([move], true);
    return !!move;
  });

/** The piece in hand has nine orders more, each a button. */
const crowd = (p) =>
  p.evaluate(() => {
    const { hand } = globalThis.sandtable.parts;
    const list = hand.orders.of(hand.selected);
    for (let i = 0; i < 9; i++)
      list.push({ action: `more ${i}`, label: `Something else for somebody ${i}`, role: "other" });
    hand.changed();
    return list.length > 9;
  });

/** A table as it opens, with a piece in hand, with many orders, and with a move to be confirmed in
 * a first game. */
async function table(server, game) {
  const p = await page({ scrollbars: true });
  await open(p, await match(server, game));
  await until(p, () => true);
  const wanted = { ...TABLE, diary: DIARY };
  const found = await inAllSizes(p, game.id, wanted);
  await p.evaluate(() => {
    const phases = [...document.querySelectorAll(".phases li")];
    for (const li of phases) li.classList.toggle("now", li === phases.at(-1));
  });
  found.push(...(await inAllSizes(p, `${game.id}, the last phase`, wanted)));
  if (await hold(p)) found.push(...(await inAllSizes(p, `${game.id}, a piece in hand`, wanted)));
  if (await crowd(p)) found.push(...(await inAllSizes(p, `${game.id}, many orders`, wanted)));
  await p.evaluate(() => globalThis.sandtable.parts.coach.begin("What it is about.", true));
  if (await pose(p)) found.push(...(await inAllSizes(p, `${game.id}, a move posed`, wanted)));
  return found;
}

/** Four people at a table: their names leave the phase its place. With a piece in hand the whole
 * board stays beside a large map, with its pieces, their damage and its strong places. */
async function four(server) {
  const made = await server.create("trench-club", "4-players", Array(4).fill("person"));
  for (let i = 0, v; i < 200; i++) {
    const seat = (await server.api(`matches/${made.match}`, null, made.seats[0].token)).to_move;
    const { token } = made.seats[seat];
    v = await server.api(`matches/${made.match}`, null, token);
    if (v.scene.turn && v.legal.some((a) => a.role === "move")) break;
    const { action } = v.legal.find((a) => a.action === "split") || v.legal[0];
    await server.api(`matches/${made.match}/act`, { seq: v.seq, action }, token);
  }
  const p = await page({ scrollbars: true });
  const at = await server.api(`matches/${made.match}`, null, made.seats[0].token);
  await open(p, `${server.url}/match/${made.match}#${made.seats[at.to_move].token}`);
  await until(p, (v) => v.legal.length > 0);
  const wanted = { ...TABLE, diary: DIARY };
  const found = [];
  for (const now of [0, 1, 2, 3]) {
    await p.evaluate((n) => {
      document
        .querySelectorAll(".phases li")
        .forEach((li, i) => li.classList.toggle("now", i === n));
    }, now);
    found.push(...(await inAllSizes(p, `phase ${now + 1}`, wanted)));
  }
  if (!(await hold(p))) found.push("no piece can be taken in hand");
  found.push(...(await inAllSizes(p, "a piece in hand", wanted)));
  await p.setViewportSize({ width: 1440, height: 900 });
  await settled(p);
  const mini = await p.evaluate(() => {
    const { tokens } = globalThis.sandtable.parts.board;
    const piece = [...tokens.pieces.values()].find((x) => x.token.damage_of);
    piece.token = { ...piece.token, damage: 3 };
    globalThis.sandtable.parts.mini.update();
    const map = document.querySelector(".minimap");
    return {
      high: map.clientHeight,
      pieces: map.querySelectorAll(".mini-piece").length,
      hurt: map.querySelectorAll(".mini-damage").length,
    };
  });
  if (mini.high < 100 || mini.pieces < 50 || mini.hurt !== 1)
    found.push(`the whole board beside a piece in hand: ${JSON.stringify(mini)}`);
  return found;
}

/** Every other page. */
async function pages(server) {
  const seats = [{ who: "person" }, { who: "invited" }, { who: "open" }, { who: "computer" }];
  const four = { game: "trench-club", scenario: "4-players", seats, public: true };
  const made = await server.api("matches", four);
  const p = await page({ scrollbars: true });
  const own = await server.create("trenches-of-valor", "2-the-railway-salient", ["person", "easy"]);
  await open(p, `${server.url}/match/${own.match}#${own.seats[0].token}`);
  await until(p, () => true); /* a match that home will list */
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
    found.push(...(await inAllSizes(p, path.split("#")[0], { ...PAGE, scrolls })));
  }
  return found;
}

const lister = await new Server().start();
const games = (await lister.api("games")).filter((game) => !game.part);
await lister.stop();
const looks = games.map((game) => [`the table of ${game.title}`, (s) => table(s, game)]);
await run(
  Object.fromEntries(
    [...looks, ["four people at a table", four], ["every other page", pages]].map(
      ([name, look]) => [
        name,
        async (server) => {
          const found = await look(server);
          check(!found.length, `\n  ${found.join("\n  ")}`);
        },
      ],
    ),
  ),
);
