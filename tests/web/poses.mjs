/* poses.mjs - the states of a small battle without hexes that every window must show well: each is
 * reached by the API, and then brought about on a page, with a mouse or a finger. */
import { screen, until, view } from "./harness.mjs";
import { eager, reach } from "./skirmish.mjs";

const INCH = 508;
const FIELD = "table 36 36 open";
const RUIN = `${FIELD}\npiece 1 ruin-6 at 6,8\npiece 2 wall-low6 at 18,16`;
const verb = (a) => a.action.split(" ")[0];
const has = (v, word) => v.legal.find((a) => verb(a) === word);
const moves = (v) => v.legal.some((a) => /^move/.test(a.action));

const SKIRMISHERS = [1, 2, 3, 4].map((n) => `fighter s${n} SKI\nfighter n${n} SKI`).join("\n");

/** Fists before rifles. */
const brawler = (v) => (has(v, "charge") || has(v, "fight"))?.action || eager(v);

/** The first model stands on the floor of a ruin. */
const climber = (v) => {
  if (v.legal.some((a) => /^deploy s1/.test(a.action))) return "deploy s1 7.5,11.9^3";
  return v.legal.some((a) => a.action === "activate s1") ? "activate s1" : eager(v);
};

const token = (v, id) => v.scene.tokens.find((t) => t.id === id);

/** A press of a mouse or a tap at a place of the table. */
async function point(p, x, y, touch) {
  const at = await screen(p, x, y);
  return touch ? p.touchscreen.tap(at.x, at.y) : p.mouse.click(at.x, at.y);
}

/** A drag that is not let go: by mouse, or by a finger. */
export async function carry(p, from, to, touch) {
  const a = await screen(p, from.x, from.y);
  const b = await screen(p, to.x, to.y);
  const steps = [0.2, 0.5, 0.8, 1].map((k) => ({
    x: a.x + (b.x - a.x) * k,
    y: a.y + (b.y - a.y) * k,
  }));
  if (touch) {
    const session = await p.context().newCDPSession(p);
    const send = (type, at) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await send("touchStart", a);
    for (const at of steps) await send("touchMove", at);
    return () => send("touchEnd", null);
  }
  await p.mouse.move(a.x, a.y);
  await p.mouse.down();
  for (const at of steps) await p.mouse.move(at.x, at.y);
  return () => p.mouse.up();
}

/** The page is about the model that may move, and it is dragged this far; in inches. */
async function dragged(p, [dx, dy], touch) {
  const v = await view(p);
  const mover = token(v, v.legal.find((a) => /^move/.test(a.action)).token);
  const ahead = mover.id[0] === "s" ? -1 : 1;
  const to = { x: mover.x + dx * INCH, y: mover.y + ahead * dy * INCH };
  const drop = await carry(p, mover, to, touch);
  await p.waitForSelector(".shape-way", { state: "attached" });
  return drop;
}

const choose = (p, action) =>
  p.evaluate((text) => {
    const { hand } = globalThis.sandtable.parts;
    const order = hand.orders.all.find((a) => a.action === text);
    hand.select(order.token);
    hand.propose([order], true);
  }, action.action);

/** POSES: where each is reached, and what is done on the page then. */
export const POSES = {
  drag: {
    at: (server) => reach(server, moves, eager),
    pose: (p, touch) => dragged(p, [0.4, 4.6], touch),
  },
  refuse: {
    at: (server) => reach(server, moves, eager),
    async pose(p, touch) {
      const v = await view(p);
      const mover = token(v, v.legal.find((a) => /^move/.test(a.action)).token);
      if (touch) await point(p, mover.x, mover.y, touch);
      await p.evaluate((id) => globalThis.sandtable.parts.hand.select(id), mover.id);
      const ahead = mover.id[0] === "s" ? -1 : 1;
      await point(p, mover.x + 5.3 * INCH, mover.y + ahead * 4.2 * INCH, touch);
      await p.waitForSelector(".toast-no");
    },
  },
  charge: {
    at: (server) => reach(server, (v) => has(v, "charge"), eager),
    async pose(p) {
      await choose(p, has(await view(p), "charge"));
      await p.waitForSelector(".shape-charge", { state: "attached" });
    },
  },
  evade: { at: (server) => reach(server, (v) => has(v, "evade"), brawler, SKIRMISHERS) },
  spend: { at: (server) => reach(server, (v) => v.legal.some((a) => a.chance !== undefined)) },
  blast: {
    at: (server) => reach(server, (v) => v.legal.some((a) => a.aim), eager, FIELD),
    async pose(p, touch) {
      const v = await view(p);
      const [one] = v.legal.filter((a) => a.aim && a.target).map((a) => token(v, a.target));
      await p.evaluate(() => document.querySelector("[data-k^=aim-]").click());
      const thrower = token(v, v.legal.find((a) => a.aim).token);
      const nearer = Math.sign(thrower.y - one.y) || 1; /* in range, and nothing hides it */
      await point(p, one.x, one.y + nearer * 0.9 * INCH, touch);
      await p.waitForSelector(".pop:not([hidden])");
    },
  },
  fall: {
    at: (server) =>
      reach(server, (v) => moves(v) && v.legal.some((a) => a.token === "s1"), climber, RUIN),
    async pose(p, touch) {
      const drop = await dragged(p, [3.2, -1.6], touch);
      await drop();
      await p.waitForFunction(() => globalThis.sandtable.parts.hand.pinned);
    },
  },
  morale: { at: (server) => reach(server, (v) => has(v, "flee"), eager) },
};

/** strike: the page shows the state; false where the window has no room for a way to it. */
export async function strike(p, name, touch) {
  await until(p, (v) => v.legal.length > 0);
  await POSES[name].pose?.(p, touch);
}
