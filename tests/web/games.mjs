/* games.mjs - every game the server has, played by mouse against the computer for a while: each
 * order that the rules offer can be given by pointing, and the page shows what the server says. */
import { check, open, order, page, run, Server, until, view } from "./harness.mjs";

const ORDERS = 25; /* of ours, in every game */

/** Prefers what has not been tried yet: a role, a group, a way of pointing. */
function pick(legal, tried, n) {
  const kind = (a) => [a.role, a.group, !!a.token, !!a.cell, !!a.target].join();
  const least = Math.min(...legal.map((a) => tried.get(kind(a)) || 0));
  const list = legal.filter((a) => (tried.get(kind(a)) || 0) === least);
  const action = list[(n * 7) % list.length];
  tried.set(kind(action), least + 1);
  return action;
}

/** The map shows exactly those tokens of the view that are on it. */
async function consistent(p) {
  const wrong = await p.evaluate(() => {
    const { parts, shown } = globalThis.sandtable;
    const { board } = parts;
    const beside = (t) => t.x < 0 || t.y < 0; /* a plane */
    const known = (t) => (board.ground.plane ? !beside(t) : board.ground.byId.has(t.cell || ""));
    const want = shown.scene.tokens
      .filter(known)
      .map((t) => t.id)
      .sort()
      .join();
    const have = [...board.tokens.pieces.keys()].sort().join();
    return want === have ? "" : `the view has ${want}, the map ${have}`;
  });
  check(!wrong, wrong);
}

/** On a plane a model, its own base or the pin of another, may stand over a place, and signs stand
 * at the edge of the map; a person would choose a point beside them. */
const inTheOpen = (p, legal) =>
  p.evaluate((list) => {
    const { board } = globalThis.sandtable.parts;
    const free = (a) => {
      const at = board.ground.plane && a.cell && !a.target && board.ground.anchor(a.cell);
      const { x, y, w, h } = board.ground.table;
      const edge = at && Math.min(at.x - x, at.y - y, x + w - at.x, y + h - at.y);
      return !at || (edge > 20 && !board.hit(at).token);
    };
    const open = list.filter(free);
    return open.length ? open : list;
  }, legal);

async function play(server, game) {
  const scenario = game.scenarios[0];
  const made = await server.create(
    game.id,
    scenario.id,
    scenario.sides.map((_, i) => (i ? game.levels[0] : "person")),
  );
  const p = await page();
  await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
  const tried = new Map();
  for (let n = 0; n < ORDERS; n++) {
    const v = await until(p, (now) => now.over || now.legal.length > 0);
    if (v.over) break;
    const action = pick(await inTheOpen(p, v.legal), tried, n);
    try {
      await order(p, action);
      await until(p, (now) => now.seq > v.seq);
    } catch (error) {
      throw new Error(`order ${n + 1}, ${JSON.stringify(action)}: ${error.message}`);
    }
    check(!(await p.locator(".toast-no").count()), `refused: ${action.action}`);
    await consistent(p);
  }
}

const lister = await new Server().start();
const games = (await lister.api("games")).filter((game) => !game.part);
await lister.stop();
await run(
  Object.fromEntries(
    games.map((game) => [`${game.title} by mouse`, (server) => play(server, game)]),
  ),
);
