/* play.mjs - a newcomer's first game; refusals, hints, undo. whole.mjs plays every game to its
 * end. */
import { check, open, order, page, press, run, same, spot, until, view } from "./harness.mjs";

const MOST = 400; /* decisions of a short game */

/** Wait until it is our decision or the game is over. */
const ours = (p) => until(p, (v) => v.over || v.legal.length > 0);

/** A careless but lively player: shoots when possible, else moves, else passes. */
function pick(v, n) {
  const shots = v.legal.filter((a) => a.role === "shoot");
  const moves = v.legal.filter((a) => a.role === "move");
  const rest = v.legal.filter((a) => a.role !== "end");
  const list =
    shots.length && n % 3
      ? shots
      : moves.length && n % 7
        ? moves
        : rest.length && n % 7
          ? rest
          : v.legal;
  return list[(n * 7) % list.length];
}

/** One order by mouse. */
async function byMouse(p, n) {
  const v = await view(p);
  await order(p, pick(v, n));
  await until(p, (now) => now.seq > v.seq);
}

async function wholeGame(p, step) {
  for (let i = 0; i < MOST; i++) {
    await ours(p);
    if ((await view(p)).over) return i;
    await step(p, i);
  }
  throw new Error("the game does not end");
}

await run({
  async "a newcomer's first game by mouse"(server) {
    const p = await page({ tour: true });
    await open(p, server.url);
    await p.click("#play-now");
    await p.waitForSelector(".tour");
    for (let i = 0; i < 4; i++) await p.click(".tour .main");
    await p.click(".tour .btn");
    check(!(await p.locator(".tour").count()), "the tour stays");
    const moves = await wholeGame(p, byMouse);
    check(moves > 1, "no move was made");
    check(/won|drawn/i.test(await p.textContent(".orders .stamp")), "nobody won");
    await open(p, server.url);
    check((await p.locator(".mt tr").count()) === 1, "the match is not among mine");
  },

  async "a refused press says why, a hint only hints, undo takes back"(server) {
    const made = await server.create("trench-warfare", "standard", ["person", "easy"]);
    const token = made.seats[0].token;
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${token}`);
    await until(p, (v) => v.legal.length > 0);
    const before = await view(p);
    const place = before.legal.find((a) => a.cell);
    await press(p, "", place.cell);
    await until(p, (v) => v.seq > before.seq);
    await p.click(".orders [data-k=undo]");
    await until(p, (v) => v.entry === before.entry);
    await p.click(".orders [data-k=hint]");
    await p.waitForSelector(".toast-hint");
    await p.waitForFunction(
      () => !/Looking/.test(document.querySelector(".toast-hint")?.textContent || ""),
    );
    same((await view(p)).entry, before.entry, "a hint played");
    /* place pieces until some can move, then press a place far away */
    while (!(await view(p)).legal.some((a) => a.token && a.cell)) {
      const v = await view(p);
      await press(p, "", v.legal.find((a) => a.cell).cell);
      await until(p, (now) => now.seq > v.seq && now.legal.length > 0);
    }
    const v = await view(p);
    const mover = v.legal.find((a) => a.token && a.cell);
    await press(p, mover.token);
    const far = await p.evaluate((id) => {
      const { board } = globalThis.sandtable.parts;
      const from = board.ground.byId.get(board.token(id).cell);
      const taken = new Set(globalThis.sandtable.shown.scene.tokens.map((t) => t.cell));
      const sheet = board.ground.places.filter((q) => q.board === from.board && !taken.has(q.id));
      return sheet.sort((a, b) => Math.abs(b.px - from.px) - Math.abs(a.px - from.px))[0].id;
    }, mover.token);
    await press(p, "", far);
    await p.waitForSelector(".toast-no .cl");
    await p.click(".toast-no .cl");
    await p.waitForSelector(".rules-panel .rl.on");
    check(await spot(p, mover.token), "the piece is gone");
  },
});
