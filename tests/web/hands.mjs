/* hands.mjs - giving orders: who may act, ways of several steps, dragging, attacks in one press,
 * the odds card, signs at the edge, refusals, and what is shown while an order is on its way. */
import {
  check,
  open,
  order,
  page,
  press,
  run,
  same,
  spot,
  take,
  travel,
  until,
  view,
} from "./harness.mjs";

const PERSONS = ["person", "person"];

const seat = (server, made, n) => `${server.url}/match/${made.match}#${made.seats[n].token}`;

const endFirst = (v) => v.legal.find((a) => a.role === "end") || v.legal[0];

/** One decision over the wire, for whoever has to make it. */
async function decide(server, made, pick) {
  const { token } = made.seats[(await look(server, made, 0)).to_move];
  const v = await server.api(`matches/${made.match}`, null, token);
  const action = pick(v);
  await server.api(`matches/${made.match}/act`, { seq: v.seq, action: action.action }, token);
}

const look = (server, made, n) => server.api(`matches/${made.match}`, null, made.seats[n].token);

/** Both seats decide over the wire until somebody may do what is wanted. */
async function untilMay(server, made, wanted, pick = endFirst) {
  for (let n = 0; n < 500; n++) {
    const mover = (await look(server, made, 0)).to_move;
    const v = await look(server, made, mover);
    if (v.over) break;
    const found = v.legal.find((a) => wanted(a, v));
    if (found) return { mover, v, found };
    await decide(server, made, (w) => pick(w, n));
  }
  throw new Error(`never came to ${wanted}`);
}

const lively = (v, n) => {
  const list = v.legal.filter((a) => a.role !== "yield");
  return (
    list.find((a) => /^split/.test(a.action)) ||
    (n % 3 && list.filter((a) => a.role === "move")[(n * 7) % 11]) ||
    list[(n * 7) % list.length]
  );
};

/** Takes forts, attacks, and moves, in this order. */
const warlike = (v, n) =>
  v.legal.find((a) => /^(split|conquer)/.test(a.action)) ||
  v.legal.find((a) => a.role === "shoot") ||
  lively(v, n);

/** Every place and piece that something can be done with is brought into view; those that are still
 * covered by something else, one line each. */
const covered = (p) =>
  p.evaluate(async () => {
    const { board, hand } = globalThis.sandtable.parts;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found = new Set();
    for (const id of [null, ...hand.orders.actors]) {
      hand.select(id);
      await frame().then(frame); /* panels are measured after they have been drawn */
      const orders = id ? hand.orders.of(id) : hand.orders.free;
      for (const { token, target, cell } of [...orders, { token: id }]) {
        const at = board.spot(target, cell) || board.spot(token);
        if (!at) continue;
        board.camera.reveal(at);
        const q = board.camera.toPort(at);
        const box = board.port.getBoundingClientRect();
        const top = document.elementFromPoint(q.x + box.left, q.y + box.top);
        if (!top?.closest(".port"))
          found.add(`${cell || target || token} under ${top?.closest("[class]")?.className}`);
      }
    }
    return [...found];
  });

const isOpener = (a) => /^move /.test(a.action) && !a.cell;

/** Valor & Victory, somebody's movement phase. */
async function movement(server, options = {}) {
  const made = await server.create("valor-and-victory", "1-first-patrol", PERSONS);
  const spread = (v, n) =>
    v.legal.find((a) => a.role === "end") || v.legal[(n * 7) % v.legal.length];
  const { mover } = await untilMay(server, made, isOpener, spread);
  const p = await page(options);
  await open(p, seat(server, made, mover));
  await until(p, (v) => v.legal.length > 0);
  return { made, mover, p };
}

/** All ways of the pieces that may move. */
async function allWays(server, made, mover) {
  const v = await look(server, made, mover);
  const ways = [];
  for (const { token } of v.legal.filter(isOpener)) {
    const answer = await server.api(
      `matches/${made.match}/ways?piece=${token}`,
      null,
      made.seats[mover].token,
    );
    ways.push(...answer.ways.map((way) => ({ ...way, token })));
  }
  return ways.sort((a, b) => b.cells.length - a.cells.length);
}

const counted = (p) =>
  p.evaluate(() => {
    globalThis.presses = 0;
    addEventListener("pointerdown", () => (globalThis.presses += 1), true);
  });

const cellOf = (v, id) => v.scene.tokens.find((t) => t.id === id)?.cell;

/** What the page knows about an order on its way, for messages. */
const state = (p) =>
  p.evaluate(() => {
    const { parts, shown, view: present, dispatch } = globalThis.sandtable;
    const { journey, sent } = parts.hand;
    return JSON.stringify({ journey, sent, busy: dispatch.busy, seqs: [shown.seq, present.seq] });
  });

/** A finger goes down on one place, moves, and is lifted at another. */
async function fingerDrag(p, from, to) {
  const cdp = await p.context().newCDPSession(p);
  const touch = (type, at) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await touch("touchStart", from);
  for (let i = 1; i <= 6; i++)
    await touch("touchMove", {
      x: from.x + ((to.x - from.x) * i) / 6,
      y: from.y + ((to.y - from.y) * i) / 6,
    });
  await touch("touchEnd", null);
}

/** A raid: the raider's turn, with a unit and a place it may go to. */
async function raid(server, options = {}) {
  const made = await server.create("trenches-of-valor", "4-troy-and-thunder-patrol", PERSONS);
  const { mover, found } = await untilMay(
    server,
    made,
    (a) => /^move /.test(a.action),
    (v) => v.legal[0],
  );
  const p = await page(options);
  await open(p, seat(server, made, mover));
  const v = await until(p, (now) => now.legal.length > 0);
  const tops = await p.evaluate(() => {
    const { tokens } = globalThis.sandtable.parts.board;
    return [...tokens.inCell.keys()].map((cell) => tokens.at(cell)[0].id);
  });
  const free = (cell) => !v.scene.tokens.some((t) => t.cell === cell);
  const move = v.legal.find((a) => a.role === "move" && tops.includes(a.token) && free(a.cell));
  return { made, mover, p, move };
}

/** Does a piece stand alone? */
const alone = (v, id) => {
  const cell = cellOf(v, id);
  return v.scene.tokens.filter((t) => t.cell === cell).length === 1;
};

/** A raid in which somebody may attack a piece that stands alone. */
async function fight(server, options = {}) {
  const made = await server.create("trenches-of-valor", "4-troy-and-thunder-patrol", PERSONS);
  const { mover, found } = await untilMay(
    server,
    made,
    (a, v) => a.role === "shoot" && !/cannot/.test(a.needs) && alone(v, a.target),
    lively,
  );
  const p = await page(options);
  await open(p, seat(server, made, mover));
  await until(p, (v) => v.legal.length > 0);
  return { made, mover, p, shot: found };
}

/** Trench Club in the phase of attacks. */
async function declare(server, options = {}) {
  const made = await server.create("trench-club", "2-players-short", PERSONS);
  const { mover, found } = await untilMay(server, made, (a) => a.role === "shoot", lively);
  const p = await page(options);
  await open(p, seat(server, made, mover));
  await until(p, (v) => v.legal.length > 0);
  return { made, mover, p, shot: found };
}

const hoverOver = async (p, token, cell) => {
  const at = await spot(p, token, cell);
  await p.mouse.move(at.x, at.y);
};

await run({
  async "who may act is marked on the map, and never veiled"(server) {
    const { p } = await declare(server);
    const wrong = await p.evaluate(() => {
      const { board, hand } = globalThis.sandtable.parts;
      const shown = (g, q) =>
        !!g.querySelector(q) && getComputedStyle(g.querySelector(q)).display !== "none";
      return [...board.tokens.pieces].flatMap(([id, { g, token }]) => {
        const may = hand.orders.byToken.has(id);
        if (token.side < 0 || !g.querySelector(".may")) return [];
        const marked = shown(g, ".may") || g.classList.contains("sel");
        if (may && (!marked || shown(g, ".veil"))) return [`${id} may act and is not marked`];
        return !may && shown(g, ".may") && !g.classList.contains("actor")
          ? [`${id} is marked`]
          : [];
      });
    });
    same(wrong, [], "marks");
    check(await p.locator(".token.may-act").count(), "nobody may act");
  },

  async "a march of many hexes takes two presses, and undo takes all of it back"(server) {
    const { made, mover, p } = await movement(server);
    const before = await view(p);
    const quiet = (w) => !w.watched && alone(before, w.token); /* picked from no stack */
    const way = (await allWays(server, made, mover)).find(quiet);
    check(way.cells.length >= 4, `the longest quiet way has ${way.cells.length} hexes`);
    await counted(p);
    await travel(p, way.token, way.cell);
    const after = await until(p, (v) => cellOf(v, way.token) === way.cell);
    check((await p.evaluate(() => globalThis.presses)) <= 2, "more than two presses");
    check(!after.legal.some((a) => /^stop/.test(a.action)), "it still has to be stopped");
    await p.click(".orders [data-k=undo]");
    const back = await until(p, (v) => v.entry === before.entry);
    same(cellOf(back, way.token), cellOf(before, way.token), "where it stands after undo");
  },

  async "a march waits for those who may fire, goes on if they pass, stops if not"(server) {
    for (const fires of [false, true]) {
      const { made, mover, p } = await movement(server);
      const inside = (w) => w.watched && w.cells.length >= 3;
      const way = (await allWays(server, made, mover)).find(inside);
      await travel(p, way.token, way.cell);
      const there = async () => cellOf(await look(server, made, mover), way.token) === way.cell;
      const lets = (v) => v.legal.find((a) => /^pass/.test(a.action)) || v.legal[0];
      const shoots = (v) => v.legal.find((a) => a.role === "shoot") || lets(v);
      let asked = 0;
      for (let n = 0; n < 200 && !(await there()) && !(fires && asked); n++) {
        const v = await look(server, made, 1 - mover);
        if (v.legal.length) await decide(server, made, fires ? shoots : lets);
        else await new Promise((resolve) => setTimeout(resolve, 50));
        asked += v.legal.length ? 1 : 0;
      }
      check(asked > 0, "nobody was asked");
      if (!fires) check(await there(), `it stopped: ${await state(p)}`);
      else {
        await untilMay(server, made, (_, v) => v.to_move === mover);
        await until(p, (v) => v.to_move === mover);
        check(!(await there()), "it marched on under fire");
        same(await p.evaluate(() => globalThis.sandtable.parts.hand.journey.rest), [], "the rest");
      }
      await p.context().close();
    }
  },

  async "a way by keys: a far place, and Enter"(server) {
    const { made, mover, p } = await movement(server);
    const way = (await allWays(server, made, mover)).find((w) => !w.watched);
    await p.evaluate(() => globalThis.sandtable.parts.board.element.focus());
    await take(p, way.token);
    await p.waitForFunction(() => globalThis.sandtable.parts.hand.answers.reach.ways.size > 0);
    await p.evaluate((cell) => {
      const { cursor, board } = globalThis.sandtable.parts;
      cursor.goTo(board.ground.byId.get(cell));
    }, way.cell);
    await p.keyboard.press("Enter");
    await until(p, (v) => cellOf(v, way.token) === way.cell);
  },

  async "a piece is dragged by mouse and by finger"(server) {
    for (const hasTouch of [false, true]) {
      const { p, move } = await raid(server, { hasTouch });
      const [from, to] = [await spot(p, move.token), await spot(p, "", move.cell)];
      const at = await p.evaluate(() => globalThis.sandtable.parts.board.camera.x);
      if (hasTouch) await fingerDrag(p, from, to);
      else {
        await p.mouse.move(from.x, from.y);
        await p.mouse.down();
        await p.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
        check(await p.locator(".way, .ghost").count(), "the way is not shown while dragging");
        await p.mouse.move(to.x, to.y, { steps: 4 });
        await p.mouse.up();
      }
      const v = await until(p, (now) => cellOf(now, move.token) === move.cell);
      check(v, "it did not go there");
      same(await p.evaluate(() => globalThis.sandtable.parts.board.camera.x), at, "the map");
      await p.context().close();
    }
  },

  async "a piece let go where it may not be says why; back on its place nothing happens"(server) {
    const { p, move } = await raid(server);
    const before = await view(p);
    const far = await p.evaluate(
      ([id, legal]) => {
        const { board } = globalThis.sandtable.parts;
        const listed = new Set(legal);
        const from = board.ground.byId.get(board.token(id).cell);
        return board.ground.places
          .filter((q) => !listed.has(q.id) && !board.tokens.at(q.id).length)
          .sort((a, b) => Math.abs(b.px - from.px) - Math.abs(a.px - from.px))[0].id;
      },
      [move.token, before.legal.map((a) => a.cell)],
    );
    const [from, to] = [await spot(p, move.token), await spot(p, "", far)];
    const drag = async (end) => {
      await p.mouse.move(from.x, from.y);
      await p.mouse.down();
      await p.mouse.move(to.x, to.y, { steps: 5 });
      await p.mouse.move(end.x, end.y, { steps: 5 });
      await p.mouse.up();
    };
    await drag(from);
    same((await view(p)).entry, before.entry, "an order was given");
    check(!(await p.locator(".toast-no").count()), "a refusal for nothing");
    await drag(to);
    await p.waitForSelector(".toast-no .cl");
    same((await view(p)).entry, before.entry, "an order was given");
  },

  async "an attack whose odds are seen takes one press; it asks if that is wanted"(server) {
    for (const presses of ["once", "twice"]) {
      const { p, shot } = await fight(server);
      await p.evaluate((x) => localStorage.setItem("sandtable.attack", x), presses);
      const before = await view(p);
      await take(p, shot.token);
      await hoverOver(p, shot.target, shot.cell);
      await p.waitForSelector(".pop.reading .pct");
      check(!(await p.locator(".pop .fire").count()), "a card to read has buttons");
      await press(p, shot.target, shot.cell);
      if (presses === "twice") {
        await p.waitForSelector(".pop .fire");
        same((await view(p)).entry, before.entry, "it was not asked");
        await p.click(".pop .fire");
      }
      await until(p, (v) => v.dice.rolls > before.dice.rolls);
      await p.context().close();
    }
  },

  async "the odds card lies beside its target, to scale, and no line of it is cut"(server) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      const { p, shot } = await declare(server, { viewport });
      await p.evaluate(() => localStorage.setItem("sandtable.attack", "twice"));
      await take(p, shot.token);
      await press(p, shot.target, shot.cell);
      await p.waitForSelector(".pop .outcomes, .pop .faces");
      const found = await p.evaluate(
        ([token, cell]) => {
          const { board } = globalThis.sandtable.parts;
          const at = board.camera.toPort(board.spot(token, cell));
          const port = board.port.getBoundingClientRect();
          const box = document.querySelector(".pop").getBoundingClientRect();
          const [x, y] = [at.x + port.left, at.y + port.top];
          const gap = Math.hypot(
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          );
          const list = document.querySelector(".pop .outcomes");
          const scale = [...document.querySelectorAll(".pop .bars li")]
            .filter((li) => li.querySelector("i"))
            .map((li) => [
              parseFloat(li.querySelector("b").textContent),
              (li.querySelector("i").getBoundingClientRect().width /
                li.querySelector("div").getBoundingClientRect().width) *
                100,
            ]);
          return {
            gap,
            cut: list ? list.scrollHeight - list.clientHeight : 0,
            whole: box.height >= port.height - 18 /* as high as it may be: it scrolls */,
            scale,
            inside: box.bottom <= port.bottom + 1 && box.top >= port.top - 1,
          };
        },
        [shot.target, shot.cell],
      );
      check(found.gap < 200, `the card is ${Math.round(found.gap)} px from its target`);
      check(found.inside, "the card sticks out of the map");
      check(found.cut <= 1 || found.whole, `${found.cut} px of the results are hidden`);
      for (const [percent, width] of found.scale)
        check(Math.abs(percent - width) < 1.2, `${percent} % is drawn as ${width} %`);
      await p.context().close();
    }
  },

  async "a place off the screen is pointed at, and a press brings it into view"(server) {
    const made = await server.create("trench-club", "2-players-short", PERSONS);
    const { mover, found } = await untilMay(server, made, (a) => /^move /.test(a.action), lively);
    const p = await page();
    await open(p, seat(server, made, mover));
    await until(p, (v) => v.legal.length > 0);
    await take(p, found.token);
    await p.evaluate(() => {
      const { board, hand } = globalThis.sandtable.parts;
      const far = board.ground.places
        .map((q) => ({ x: q.px, y: q.py }))
        .sort((a, b) => {
          const d = (q) => Math.min(...hand.spots().map((s) => Math.hypot(s.x - q.x, s.y - q.y)));
          return d(b) - d(a);
        })[0];
      board.camera.zoom = 2;
      board.camera.centre(far);
    });
    await p.waitForSelector(".beyond button");
    await p.click(".beyond button");
    check(
      await p.evaluate(() => {
        const { board, hand } = globalThis.sandtable.parts;
        return hand.spots().some((at) => board.camera.sees(at));
      }),
      "nothing came into view",
    );
  },

  async "a move that ends in contact with the enemy is hatched and says so"(server) {
    const made = await server.create("trench-club", "2-players-short", PERSONS);
    const { mover, found } = await untilMay(server, made, (a) => a.risk && a.cell, warlike);
    const p = await page();
    await open(p, seat(server, made, mover));
    await take(p, found.token);
    await p.waitForSelector(".threat", { state: "attached" });
    const at = await spot(p, "", found.cell);
    await p.mouse.move(at.x, at.y);
    await p.waitForSelector(".orders :text('Ends in enemy contact')");
  },

  async "no place where something can be done stays under the orders"(server) {
    const made = await server.create("trench-club", "2-players-short", PERSONS);
    const found = [];
    for (const [turn, what] of [
      [2, /^buy/],
      [3, /^move/],
      [4, /^buy/],
    ]) {
      const there = (a, v) => what.test(a.action) && Number(v.scene.turn) >= turn;
      const { mover } = await untilMay(server, made, there, warlike);
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
      ]) {
        const p = await page({ viewport, hasTouch: viewport.width < 900 });
        await open(p, seat(server, made, mover));
        await until(p, (v) => v.legal.length > 0);
        found.push(...(await covered(p)).map((line) => `${viewport.width}: ${line}`));
        await p.context().close();
      }
    }
    same(found, [], "places that lie under something");
  },

  async "losses are chosen beside the units that are hit, which stay in sight"(server) {
    const made = await server.create("valor-and-victory", "1-first-patrol", PERSONS);
    const { mover } = await untilMay(
      server,
      made,
      (a, v) => /^(pin|reduce|eliminate) /.test(a.action) && v.legal.length > 2,
      (v, n) => {
        const pick = (x) => v.legal.filter((a) => x.test(a.action));
        const list = [...pick(/^go/), ...pick(/^fire/), ...pick(/^step/), ...pick(/^move/)];
        return n % 4 ? list[(n * 3) % (list.length || 1)] || endFirst(v) : endFirst(v);
      },
    );
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      const p = await page({ viewport });
      await open(p, seat(server, made, mover));
      await p.waitForSelector(".pop .choices");
      const hidden = await p.evaluate(() => {
        const { board, hand } = globalThis.sandtable.parts;
        const port = board.port.getBoundingClientRect();
        return hand.orders.actors.filter((id) => {
          const at = board.camera.toPort(board.spot(id));
          const top = document.elementFromPoint(at.x + port.left, at.y + port.top);
          return !!top?.closest(".pop, .orders");
        });
      });
      same(hidden, [], "units under the card");
      await p.context().close();
    }
  },

  async "dice that only happen to follow open no card"(server) {
    const made = await server.create("trench-club", "2-players-short", PERSONS);
    const follows = (a) => a.dice && a.role !== "shoot" && !a.needs && a.cell;
    const { mover, found } = await untilMay(server, made, follows, lively);
    const p = await page();
    const asked = [];
    p.on("response", (r) => r.url().includes("/odds") && asked.push(r.status()));
    await open(p, seat(server, made, mover));
    const before = await until(p, (v) => v.legal.length > 0);
    if (found.token) await take(p, found.token).catch(() => {});
    await press(p, "", found.cell);
    await until(p, (v) => v.seq > before.seq);
    same(
      asked.filter((status) => status !== 200),
      [],
      "questions that have no answer",
    );
  },

  async "an order that was sent shows so until it is answered"(server) {
    const { p, move } = await raid(server);
    let answer;
    const held = new Promise((resolve) => (answer = resolve));
    await p.route("**/act", async (route) => {
      await held;
      await route.continue();
    });
    const before = await view(p);
    await take(p, move.token);
    await press(p, "", move.cell);
    await p.waitForSelector(".sent .way, .sent .ghost");
    check(/Sent/.test(await p.textContent(".orders-body")), "the panel says nothing");
    answer();
    await until(p, (v) => v.seq > before.seq);
    await p.waitForFunction(() => !document.querySelector(".sent"));
  },

  async "an order is on its way until its result is here, however soon it is answered"(server) {
    const { p, move } = await raid(server);
    const before = await view(p);
    await p.evaluate(() => {
      const { events } = globalThis.sandtable.live;
      const { update } = events;
      const held = [];
      events.update = (next) => held.push(next);
      globalThis.release = () => {
        events.update = update;
        for (const next of held) update(next);
      };
    });
    const answered = p.waitForResponse((r) => r.url().endsWith("/act"));
    await take(p, move.token);
    await press(p, "", move.cell);
    await (await answered).finished();
    await p.waitForTimeout(100); /* the page reads the answer */
    check(await p.locator(".sent .way, .sent .ghost").count(), "nothing is on its way");
    check(/Sent/.test(await p.textContent(".orders-body")), "orders of the old position");
    await p.evaluate(() => globalThis.release());
    await until(p, (v) => v.entry > before.entry);
    await p.waitForFunction(() => !document.querySelector(".sent"));
  },

  async "the next piece is taken up by itself where the rules give the order"(server) {
    const made = await server.create("trench-warfare", "the-wire", PERSONS);
    const several = (a, v) =>
      a.role === "move" && a.token && new Set(v.legal.map((x) => x.token || "")).size > 4;
    const { mover } = await untilMay(server, made, several, (v) => v.legal[0]);
    const p = await page();
    await open(p, seat(server, made, mover));
    const hand = () => p.evaluate(() => globalThis.sandtable.parts.hand.selected);
    for (let n = 0; n < 3; n++) {
      const v = await until(p, (now) => now.legal.length > 0);
      const first = v.legal.find((a) => a.token)?.token;
      same(await hand(), first, "the piece in hand");
      const step = v.legal.find((a) => a.token === first && a.role === "move" && !a.needs);
      await press(p, "", step.cell);
      await until(p, (now) => now.seq > v.seq);
    }
  },

  async "the end button has two lines at most and says what is left undone"(server) {
    const made = await server.create("trench-warfare", "the-wire", PERSONS);
    const { mover } = await untilMay(
      server,
      made,
      (a) => a.role === "move" && a.token,
      (v) => v.legal[0],
    );
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 1024, height: 768 },
    ]) {
      const p = await page({ viewport });
      await open(p, seat(server, made, mover));
      const end = p.locator(".orders-acts [data-k=end0]");
      check(/could still act/.test(await end.textContent()), "nothing is left undone");
      const box = await end.boundingBox();
      check(box.height < 62, `at ${viewport.width} it is ${box.height} px high`);
      await p.context().close();
    }
  },

  async "badges, numbers and places are explained where the pointer rests"(server) {
    const { p, shot } = await declare(server);
    const token = await p.evaluate((id) => globalThis.sandtable.parts.board.token(id), shot.target);
    await p.evaluate(() => globalThis.sandtable.parts.hand.select(null));
    await hoverOver(p, token.id, token.cell);
    await p.waitForSelector(".fan.peek .fan-place");
    const words = await p.textContent(".fan.peek");
    check(words.includes(token.cell), `no place in "${words}"`);
    check(/speed \d/.test(words) && /damage \d of \d/.test(words), `no numbers in "${words}"`);
  },

  async "the rules say why, whatever piece and place"(server) {
    for (const game of ["trench-warfare", "trench-club", "valor-and-victory"]) {
      const scenario = { "trench-warfare": "the-wire", "trench-club": "2-players-short" }[game];
      const made = await server.create(game, scenario || "1-first-patrol", PERSONS);
      const { mover, found } = await untilMay(
        server,
        made,
        (a, v) => a.role === "move" && v.scene.tokens.some((t) => t.id === a.token && t.cell),
        (v, n) => (game === "trench-club" ? lively(v, n) : v.legal[0]),
      );
      const p = await page();
      await open(p, seat(server, made, mover));
      await until(p, (v) => v.legal.length > 0);
      await take(p, found.token);
      if (game === "valor-and-victory")
        await p.waitForFunction(() => globalThis.sandtable.parts.hand.answers.reach.ways.size > 0);
      const far = await p.evaluate((id) => {
        const { board, hand } = globalThis.sandtable.parts;
        const from = board.ground.byId.get(board.token(id).cell);
        const free = board.ground.places.filter(
          (q) =>
            q.board === from.board &&
            !board.tokens.at(q.id).length &&
            !hand.ordersAt({ place: q, token: null }).length,
        );
        return free.sort((a, b) => Math.abs(b.px - from.px) - Math.abs(a.px - from.px))[0].id;
      }, found.token);
      await press(p, "", far);
      await p.waitForSelector(".toast-no .cl");
      await p.context().close();
    }
  },

  async "what could be attacked from there is shown while choosing where to go"(server) {
    const made = await server.create("trench-club", "2-players-short", PERSONS);
    let from = null;
    const near = async () => {
      const mover = (await look(server, made, 0)).to_move;
      const v = await look(server, made, mover);
      for (const a of v.legal.filter((x) => /^move /.test(x.action)).slice(0, 60)) {
        const answer = await server.api(
          `matches/${made.match}/from?action=${encodeURIComponent(a.action)}`,
          null,
          made.seats[mover].token,
        );
        if (answer.attacks.length) return { mover, move: a, attack: answer.attacks[0] };
      }
      return null;
    };
    for (let n = 0; n < 60 && !from; n++) {
      await untilMay(server, made, (a) => /^move /.test(a.action), lively);
      from = await near();
      if (!from) await decide(server, made, (v) => lively(v, n + 1));
    }
    check(from, "nobody ever came near");
    const p = await page();
    await open(p, seat(server, made, from.mover));
    await until(p, (v) => v.legal.length > 0);
    await take(p, from.move.token);
    await hoverOver(p, "", from.move.cell);
    await p.waitForSelector(".reticle .tag-target");
    check(/%|no chance/.test(await p.textContent(".reticle .tag-target")), "no odds");
  },
});
