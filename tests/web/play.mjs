/* play.mjs - a newcomer's first game; refusals, hints, undo. whole.mjs plays every game to its
 * end. */
import { check, open, order, page, press, run, same, spot, take, until, view } from "./harness.mjs";

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
    await p.waitForSelector(".coach");
    await p.click(".coach [data-k=coach-end]");
    check(!(await p.isVisible(".coach")), "the lessons stay");
    const moves = await wholeGame(p, byMouse);
    check(moves > 1, "no move was made");
    check(/won|drawn/i.test(await p.textContent(".orders .stamp")), "nobody won");
    await open(p, server.url);
    check((await p.locator(".mt tr").count()) === 1, "the match is not among mine");
  },

  async "a first game is a lesson: what is said is done, and the next thing is said"(server) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "easy",
    ]);
    const p = await page({ tour: true });
    await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
    await ours(p);
    const says = (title) => p.waitForSelector(`.coach b:text("${title}")`);
    await says("Your side");
    check(/British Raider.*salient/s.test(await p.textContent(".coach p")), "whose side, and why");
    await p.click(".coach [data-k=coach-on]");
    await says("Who may act");
    const v = await view(p);
    const far = (a) => v.scene.tokens.every((t) => t.cell !== a.cell);
    const move = v.legal.find((a) => a.role === "move" && far(a));
    await take(p, move.token);
    await says("Where it can go");
    await p.reload(); /* what was learnt is kept */
    await p.waitForSelector("body[data-ready]");
    await take(p, move.token);
    await says("Where it can go");
    await press(p, "", move.cell);
    await until(p, (now) => now.entry > v.entry);
    await says("A slip of the hand?");
    await p.click(".orders [data-k=undo]");
    await until(p, (now) => now.entry === v.entry);
    await take(p, move.token);
    await says("Nothing can go wrong");
    const none = await p.evaluate(
      (legal) => {
        const { board } = globalThis.sandtable.parts;
        return board.ground.places.find(
          (q) => !legal.includes(q.id) && !board.tokens.at(q.id).length,
        ).id;
      },
      v.legal.map((a) => a.cell),
    );
    await press(p, "", none);
    await p.waitForFunction(
      () => !/Nothing can go/.test(document.querySelector(".coach p").innerText),
    );
    await p.click(".orders-acts [data-k=end0]");
    await ours(p);
    await says("The other side");
    await p.click(".coach [data-k=coach-on]");
    for (let n = 0; n < 9 && !/stuck/.test(await p.textContent(".coach p")); n++)
      await p.click(".coach [data-k=coach-on]"); /* attacks, say: whatever is there to be shown */
    await says("Whenever you are stuck");
    await p.click(".coach [data-k=coach-end]");
    await p.reload();
    await p.waitForSelector("body[data-ready]");
    check(!(await p.isVisible(".coach")), "the lessons come back by themselves");
    await p.click("#menu-button");
    await p.click(".menu >> text=Lessons of a first game");
    await says("Your side");
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
