/* measure.mjs - figures of a table without hexes with two large warbands: how soon a proposal is
 * answered, how many frames a drag has, how large updates are. No test: run by hand on an idle
 * machine, `sh run.sh SANDTABLE measure.mjs`. */
import { Server, open, page, screen, until, view } from "./harness.mjs";

const [GAME, SCENARIO, DUCATS] = ["trench-crusade", "12-great-war", 1300];
const POINTS = 400;
const SECONDS = 5;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 } },
};

/** @param {number[]} list @param {number} part */
const quantile = (list, part) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)];

const server = await new Server().start();
const warband = async (faction, seed) =>
  (await server.api(`games/${GAME}/rosters/new`, { faction, ducats: DUCATS, seed })).text;
const made = await server.api("matches", {
  game: GAME,
  scenario: SCENARIO,
  with: { south: await warband("new-antioch", 3), north: await warband("heretic-legion", 5) },
  seats: [{ who: "person" }, { who: "person" }],
});

let most = 0;
const look = async (seat) => {
  const v = await server.api(`matches/${made.match}`, null, made.seats[seat].token);
  most = Math.max(most, JSON.stringify({ ...v, board: undefined }).length);
  return v;
};

/** Orders are given by the API, the n-th a kind in turn, until a view is wanted or the end. */
async function play(wanted, most_orders) {
  for (let n = 0; n < most_orders; n++)
    for (let seat = 0; seat < 2; seat++) {
      const v = await look(seat);
      if (v.over || wanted(v)) return { seat, v };
      if (!v.legal.length) continue;
      const list = v.legal.filter((a) => a.role !== "yield");
      const { action } = list[(n * 7) % list.length];
      const { token } = made.seats[seat];
      await server.api(`matches/${made.match}/act`, { action, seq: v.seq }, token);
    }
  return null;
}

const { seat, v } = await play((x) => x.legal.some((a) => /^move/.test(a.action)), 400);
const { token } = made.seats[seat];
const { board } = await server.api(`matches/${made.match}?board=yes`, null, token);
const mover = v.scene.tokens.find((t) => t.id === v.legal.find((a) => a.role === "move").token);
const models = v.scene.tokens.filter((t) => t.side >= 0 && t.x !== undefined).length;
console.log(`${models} models on the table, ${board?.shapes?.length} shapes of ground`);

const times = [];
for (let i = 0; i < POINTS; i++) {
  const [x, y] = [(i % 20) - 9.5, Math.floor(i / 20) - 9.5];
  const at = `${Math.round(mover.x + x * 254)},${Math.round(mover.y + y * 254)}`;
  const began = performance.now();
  await server
    .api(`matches/${made.match}/propose?piece=${mover.id}&at=${at}`, null, token)
    .catch(() => {}); /* beyond the edge */
  times.push(performance.now() - began);
}
const of = (part) => quantile(times, part).toFixed(2);
console.log(`a proposal: median ${of(0.5)} ms, 95th percentile ${of(0.95)} ms`);

for (const [name, options] of Object.entries(SIZES)) {
  const p = await page(options);
  await open(p, `${server.url}/match/${made.match}#${token}`);
  await until(p, (now) => now.legal.length > 0);
  const at = await screen(p, mover.x, mover.y);
  await p.evaluate(() => {
    globalThis.frames = [];
    const count = (now) => {
      globalThis.frames.push(now);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await p.mouse.move(at.x, at.y);
  await p.mouse.down();
  const end = Date.now() + SECONDS * 1000;
  for (let turn = 0; Date.now() < end; turn += 0.12)
    await p.mouse.move(at.x + 70 * Math.sin(turn), at.y + 70 * Math.cos(turn));
  const gaps = (await p.evaluate(() => globalThis.frames)).map((t, i, all) => t - all[i - 1]);
  const real = gaps.slice(1);
  const rate = (1000 * real.length) / real.reduce((a, b) => a + b, 0);
  const gap = (part) => quantile(real, part).toFixed(1);
  console.log(
    `${name}: ${rate.toFixed(0)} frames a second while dragging, ` +
      `median ${gap(0.5)} ms, 95th percentile ${gap(0.95)} ms`,
  );
  await p.keyboard.press("Escape");
  await p.context().close();
}

await play(() => false, 1500);
console.log(`the largest update: ${most} bytes`);
await server.stop();
process.exit(0);
