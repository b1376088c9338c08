/* whole.mjs - a game of each kind played to its end against the computer: by mouse, by touch, by
 * keys, in text mode. One player chooses from what the page shows; the hands differ. */
import {
  check,
  FINGER,
  MOUSE,
  open,
  order,
  page,
  run,
  Server,
  travel,
  until,
  view,
} from "./harness.mjs";

const MOST = 700; /* decisions of a game */
const ENOUGH = 60; /* decisions after which whoever can gives up */
const SHORT = { "trench-warfare": "the-wire", "trench-club": "2-players-short" };

const kindOf = (a) => [a.role, a.group ? 1 : 0, !!a.token, !!a.cell, !!a.target].join();

/** A lively player who means to come to an end: a few orders of each kind, then on. */
function choose(v, n, tried) {
  const end = v.legal.find((a) => a.role === "end");
  const giveUp = v.legal.find((a) => a.role === "yield");
  if (n > ENOUGH && giveUp && !v.unlisted) return giveUp;
  const list = v.legal.filter((a) => a.role !== "yield" && a.role !== "end");
  const split = list.find((a) => /^split/.test(a.action));
  if (split) return split;
  if (end && (n % 3 === 0 || !list.length || n > ENOUGH)) return end;
  const least = Math.min(...list.map((a) => tried.get(kindOf(a)) || 0));
  const rare = list.filter((a) => (tried.get(kindOf(a)) || 0) === least);
  const action = rare[(n * 7) % rare.length];
  tried.set(kindOf(action), least + 1);
  return action;
}

/** By pointing: a move of several steps goes where its way leads. */
const pointing = (by) => async (p, action) => {
  const opens = action.role === "move" && action.token && !action.cell && !action.target;
  const stepwise = await p.evaluate(() => globalThis.sandtable.stepwise);
  if (!opens || !stepwise || /^(join|turn|exit)/.test(action.action)) return order(p, action, by);
  const ways = await p.evaluate(async (token) => {
    const { dispatch } = globalThis.sandtable;
    return (await dispatch.ask("ways", { piece: token })).ways.map((w) => w.cell);
  }, action.token);
  if (!ways.length) return order(p, action, by);
  await travel(p, action.token, ways[ways.length >> 1], by);
};

const handOf = (p) =>
  p.evaluate(() => {
    const { hand } = globalThis.sandtable.parts;
    return { selected: hand.selected, preview: hand.preview?.action, pinned: hand.pinned };
  });

/** Arrows until the cursor is there. */
async function walkTo(p, cell) {
  for (let i = 0; i < 90; i++) {
    const { at, dx, dy } = await p.evaluate((id) => {
      const { cursor, board } = globalThis.sandtable.parts;
      const to = board.ground.byId.get(id);
      const from = cursor.place;
      return { at: from?.id, dx: from ? to.px - from.px : 1, dy: from ? to.py - from.py : 0 };
    }, cell);
    if (at === cell) return;
    const across = !at || Math.abs(dx) > Math.abs(dy);
    await p.keyboard.press(
      across ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp",
    );
  }
  throw new Error(`the cursor does not get to ${cell}`);
}

/** Next piece, arrows to the place or A for the target, Enter; E ends. */
async function byKeys(p, action) {
  await p.evaluate(() => globalThis.sandtable.parts.board.element.focus());
  if (action.role === "end") return p.keyboard.press("e");
  for (let i = 0; action.token && i < 80 && (await handOf(p)).selected !== action.token; i++)
    await p.keyboard.press("]");
  const aims = action.target || action.cell;
  if (action.role === "shoot" && aims) {
    for (let i = 0; i < 40 && (await handOf(p)).preview !== action.action; i++)
      await p.keyboard.press("a");
    await p.waitForSelector(".pop .fire");
    return p.keyboard.press("Enter");
  }
  if (aims) {
    await walkTo(
      p,
      action.cell ||
        (await p.evaluate((id) => globalThis.sandtable.parts.board.token(id).cell, action.target)),
    );
    await p.keyboard.press("Enter");
    const choice = await p.evaluate(
      (text) => globalThis.sandtable.parts.hand.choices.findIndex((a) => a.action === text),
      action.action,
    );
    if (choice >= 0) await p.keyboard.press(String(choice + 1));
  } else {
    await p.focus(`:is(.orders, .pop) [data-k="order-${action.action}"]`);
    await p.keyboard.press("Enter");
    if (action.role === "yield") {
      await p.waitForSelector("dialog[open]");
      await p.focus("dialog .go, dialog .fire");
      return p.keyboard.press("Enter");
    }
  }
  if ((await handOf(p)).pinned) await p.keyboard.press("Enter");
}

/** Steps of the cursor on a plane, in scene units, and the keys for them. */
const STRIDES = [
  ["", 1],
  ["Shift+", 0.25],
];

/** Arrows until the cursor of a plane is within an eighth of an inch, across and up. */
async function slideTo(p, x, y) {
  const { at, inch } = await p.evaluate(() => {
    const { cursor, board, hand } = globalThis.sandtable.parts;
    const token = board.token(hand.selected || hand.orders.actors[0]);
    return { at: cursor.place || board.ground.placeOf(token), inch: board.data.inch };
  });
  check(at, "the cursor is nowhere");
  for (const [to, start, less, more] of [
    [x, at.x, "ArrowLeft", "ArrowRight"],
    [y, at.y, "ArrowUp", "ArrowDown"],
  ]) {
    let left = (to - start) / inch;
    for (const [shift, stride] of STRIDES)
      for (; Math.abs(left) >= stride * 0.51; left -= Math.sign(left) * stride)
        await p.keyboard.press(shift + (left < 0 ? less : more));
  }
}

/** On a plane Enter proposes what the cursor points at, and a second one does it. A place that the
 * quarters of an inch have put out of reach is given up for one nearer to where the model was. */
async function sendByKeys(p, action) {
  const [x, y] = action.cell.split(",").map(Number);
  const model = await p.evaluate((id) => globalThis.sandtable.parts.board.token(id), action.token);
  const home = model?.x === undefined ? { x, y } : model;
  for (const part of [1, 0.9, 0.7, 0.4]) {
    await slideTo(p, home.x + (x - home.x) * part, home.y + (y - home.y) * part);
    const aimed = await p.evaluate(async () => {
      const { cursor, hand } = globalThis.sandtable.parts;
      await hand.pointing.aim(cursor.place);
      return !!hand.pointing.proposals.order(cursor.place.id);
    });
    if (!aimed) continue;
    await p.keyboard.press("Enter");
    await p.waitForFunction(() => globalThis.sandtable.parts.hand.pinned);
    return p.keyboard.press("Enter");
  }
  throw new Error(`no way by keys near ${action.cell}`);
}

/** Next model, arrows and Enter for a place, A and Enter for a target. */
async function byKeysOnPlane(p, action) {
  if (action.role === "end" || !action.token || (!action.cell && !action.target))
    return byKeys(p, action);
  await p.evaluate(() => globalThis.sandtable.parts.board.element.focus());
  for (let i = 0; i < 80 && (await handOf(p)).selected !== action.token; i++)
    await p.keyboard.press("]");
  if (!action.target) return sendByKeys(p, action);
  for (let i = 0; i < 60 && (await handOf(p)).preview !== action.action; i++)
    await p.keyboard.press("a");
  await p.keyboard.press("Enter");
}

/** The number that the list gives the order. */
async function byText(p, action) {
  const number = await p.evaluate(
    (text) => globalThis.sandtable.parts.textMode.listed.findIndex((a) => a.action === text) + 1,
    action.action,
  );
  check(number > 0, `${action.action} is not listed`);
  await p.fill("#order-line", String(number));
  await p.keyboard.press("Enter");
  if (action.role === "yield") await p.click("dialog .go, dialog .fire");
}

const HANDS = {
  mouse: { give: pointing(MOUSE) },
  touch: {
    give: pointing(FINGER),
    options: { hasTouch: true, viewport: { width: 1024, height: 768 } },
  },
  keys: { give: byKeys },
  text: { give: byText, text: true },
};

/** The hands that play a plane to its end, and a scenario of their own; none: the first. */
const ON_PLANES = {
  mouse: HANDS.mouse,
  keys: { give: byKeysOnPlane, id: "12-great-war" },
  words: HANDS.text,
};

async function wholeGame(server, game, hand) {
  const { give, options, text } = hand;
  const id = hand.id || SHORT[game.id] || game.scenarios[0].id;
  const scenario = game.scenarios.find((s) => s.id === id);
  const made = await server.create(
    game.id,
    id,
    scenario.sides.map((_, i) => (i ? game.levels[0] : "person")),
  );
  const p = await page(options);
  await p.addInitScript((on) => {
    localStorage.setItem("sandtable.speed", "off");
    localStorage.setItem("sandtable.text", on ? "on" : "off");
  }, !!text);
  await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
  const tried = new Map();
  for (let n = 0; n < MOST; n++) {
    const v = await until(p, (now) => now.over || now.legal.length > 0);
    if (v.over) return v;
    const action = choose(v, n, tried);
    try {
      await give(p, action);
      await until(p, (now) => now.seq > v.seq);
    } catch (error) {
      throw new Error(`order ${n + 1}, ${JSON.stringify(action)}: ${error.message}`);
    }
  }
  throw new Error(`no end after ${MOST} decisions`);
}

const lister = await new Server().start();
const games = (await lister.api("games")).filter((game) => !game.part);
const flat = [];
const planes = [];
for (const game of games) {
  const { board } = await lister.api(`games/${game.id}/board`);
  (board.layout === "plane" ? planes : flat).push(game);
}
await lister.stop();

const test = (game, name, hand) => [
  `${game.title} to its end, ${name}`,
  async (server) => {
    const v = await wholeGame(server, game, hand);
    check(v.result, "it is over without a result");
  },
];

await run(
  Object.fromEntries([
    ...Object.entries(HANDS).flatMap(([name, hand]) =>
      flat.map((game) => test(game, `by ${name}`, hand)),
    ),
    ...planes.flatMap((game) =>
      Object.entries(ON_PLANES).map(([name, hand]) => test(game, `with ${name}`, hand)),
    ),
  ]),
);
