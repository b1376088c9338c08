/* faults.mjs - what once went wrong at the table, kept from coming back. */
import { check, open, page, run, same, until } from "./harness.mjs";

const seatLink = (server, made, seat) =>
  `${server.url}/match/${made.match}#${made.seats[seat].token}`;

/** covered: what lies over the middle of an element, "" if the element itself can be pressed. */
const covered = (p, selector) =>
  p.evaluate((q) => {
    const element = document.querySelector(q);
    if (!element) return `there is no ${q}`;
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top) return `${q} is off the screen`;
    return element.contains(top) ? "" : `${q} lies under ${top.outerHTML.slice(0, 80)}`;
  }, selector);

const pressable = async (p, selector) => same(await covered(p, selector), "", "what covers it");

const endFirst = (view) => view.legal.find((a) => a.role === "end") || view.legal[0];

/** playUntil: both seats end their phases, or do what is picked, up to some position. */
async function playUntil(server, made, there, pick = endFirst) {
  for (let n = 0; n < 400; n++) {
    let view = await server.api(`matches/${made.match}`, null, made.seats[0].token);
    const { token } = made.seats[view.to_move];
    view = await server.api(`matches/${made.match}`, null, token);
    if (there(view)) return view;
    const action = pick(view);
    await server.api(`matches/${made.match}/act`, { seq: view.seq, action: action.action }, token);
  }
  throw new Error(`never came to ${there}`);
}

await run({
  async "the header keeps its shape when a clock runs low"(server) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "person",
    ]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const shape = (left) =>
      p.evaluate((ms) => {
        const { players } = globalThis.sandtable.parts.header;
        players.view = { ...players.view, clock: { left: [ms, ms], running: 0, minutes: 10 } };
        players.tick();
        const box = (q) => document.querySelector(q).getBoundingClientRect();
        const [bar, clock, menu] = [box("header.bar"), box(".clock"), box("#menu-button")];
        return {
          bar: bar.height,
          clock: clock.bottom <= bar.bottom && clock.width < 300,
          menu: menu.right <= innerWidth,
          track: box(".turns").width > 0,
        };
      }, left);
    const calm = await shape(600000);
    check(calm.clock && calm.menu && calm.track, JSON.stringify(calm));
    same(await shape(30000), calm, "with half a minute left");
    same(await shape(0), calm, "when time is up");
  },

  async "an offer of a draw or to take back is seen and answered, on the map and as text"(server) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "person",
    ]);
    await playUntil(
      server,
      made,
      (v) => v.to_move === 0 && v.takeback,
    ); /* something to take back */
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const p = await page({ viewport });
      await open(p, seatLink(server, made, 1));
      for (const [text, what] of [
        [false, "draw"],
        [false, "takeback"],
        [true, "draw"],
      ]) {
        if (text) await p.evaluate(() => globalThis.sandtable.toggleText());
        const offered = (v) => v[`${what}_offer`];
        await server.api(`matches/${made.match}/${what}`, { answer: "yes" }, made.seats[0].token);
        await until(p, offered);
        await pressable(p, `[data-k="${what}-yes"]`);
        await pressable(p, `[data-k="${what}-no"]`);
        await p.click(`[data-k="${what}-no"]`);
        await p.waitForSelector(`[data-k="${what}-no"]`, { state: "detached" });
      }
      await p.context().close();
    }
  },

  async "no press is lost while the computer plays and the panels change"(server) {
    const p = await page();
    let match = ""; /* what is pressed in, .. */
    let heard = 0; /* .. and how often its page has asked */
    for (const what of ["handover", "hint"])
      await p.route(`**/${what}`, (route) => {
        heard += route.request().url().includes(match) ? 1 : 0;
        return route.fulfill({ json: {} });
      });
    /* The place of a button is asked for once: it stays, and so must the button. */
    const start = async (away, selector) => {
      const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
        "person",
        "normal",
      ]);
      if (away)
        await server.api(
          `matches/${made.match}/handover`,
          { seat: 0, to: "computer" },
          made.seats[0].token,
        );
      await open(p, seatLink(server, made, 0));
      if (!away) await until(p, (v) => v.legal.length);
      const box = await p.evaluate((q) => {
        const { x, y, width, height } = document.querySelector(q).getBoundingClientRect();
        setInterval(() => globalThis.sandtable.refresh(), 15);
        return { x, y, width, height };
      }, selector);
      await p.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      [match, heard] = [made.match, 0];
    };
    const pressIt = async (n) => {
      await p.mouse.down();
      await new Promise((resolve) => setTimeout(resolve, 60 + ((n * 7) % 61)));
      await p.mouse.up();
    };
    const over = () => p.evaluate(() => globalThis.sandtable.view.over);
    /* A match that ends makes room for another: its last press may still have met the button. */
    const pressed = async (most, away, selector) => {
      for (let left = most; left > 0;) {
        await start(away, selector);
        let made = 0;
        for (; made < left; made++) {
          await pressIt(made);
          if (await over()) break;
        }
        for (let n = 0; n < 400 && heard < made; n++) await p.waitForTimeout(50);
        check(heard === made || (heard === made + 1 && made < left), `${heard} of ${made} count`);
        left -= made;
      }
    };
    await pressed(200, true, '[data-k="back-0"]');
    check(!(await p.textContent(".orders .stamp")).includes("Your turn"), "the stamp");
    await pressed(20, false, '.orders [data-k="hint"]');
  },

  async "whoever surrenders, resigns or forgets a match is asked first"(server) {
    const made = await server.create("trench-club", "2-players-short", ["person", "person"]);
    const yields = await playUntil(server, made, (v) => v.legal.some((a) => a.role === "yield"));
    const p = await page();
    await open(p, seatLink(server, made, yields.to_move));
    const surrender = '.orders [data-k="order-surrender"]';
    await p.click(surrender);
    await p.click("dialog.ask button[value=no]");
    await p.click(surrender);
    await p.keyboard.press("Escape");
    await p.waitForSelector("dialog", { state: "detached" });
    check(!(await until(p, (v) => v)).over, "it ended without a yes");
    await p.click("#menu-button");
    await p.click(".menu .danger");
    await p.click("dialog.ask button[value=no]");
    check(!(await until(p, (v) => v)).over, "resigning ended it without a yes");
    await p.click(surrender);
    await p.click("dialog.ask button[value=yes]");
    await until(p, (v) => v.over);

    await open(p, server.url);
    const kept = () => p.locator(".mt tr").count();
    same(await kept(), 1, "matches this browser knows");
    await p.click(".mt button");
    await p.click("dialog.ask button[value=no]");
    same(await kept(), 1, "after a no");
    await p.click(".mt button");
    await p.click("dialog.ask button[value=yes]");
    await p.waitForSelector(".mt", { state: "detached" });
  },

  async "a piece alone in its kind does not hide orders for other places"(server) {
    const made = await server.create("trench-club", "2-players-short", ["person", "person"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const lit = (orders) =>
      p.evaluate((legal) => {
        const { hand, board } = globalThis.sandtable.parts;
        const unit = [...board.tokens.pieces.keys()][0];
        const [cell] = board.ground.byId.keys();
        const view = globalThis.sandtable.shown;
        const list = [
          { action: "repair", label: "Repair", role: "other", token: unit },
          { action: "buy", label: "Buy", role: "other", cell },
          { action: "end", label: "End", role: "end" },
        ].filter((a) => legal.includes(a.action));
        hand.setView({ ...view, legal: list });
        return { inHand: hand.selected === unit, cells: hand.orders.free.length };
      }, orders);
    same(await lit(["repair", "buy", "end"]), { inHand: false, cells: 1 }, "buying and repairing");
    same(await lit(["repair", "end"]), { inHand: true, cells: 0 }, "repairing alone");
  },

  async "what is in hand stays so when the news are no move: a piece, another's, or none"(server) {
    const made = await server.create("trench-club", "2-players-short", ["person", "person"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const held = await p.evaluate(() => {
      const { hand, board } = globalThis.sandtable.parts;
      const [unit, other] = board.tokens.pieces.keys();
      const legal = [{ action: "repair", label: "Repair", role: "other", token: unit }];
      const view = { ...globalThis.sandtable.shown, legal };
      hand.setView(view);
      const before = hand.selected === unit;
      const stays = (id) => {
        hand.select(id);
        hand.setView({ ...view, seq: view.seq + 1 }); /* somebody has given a name */
        return hand.selected === id;
      };
      return [before, stays(null), stays(other), stays(unit)];
    });
    same(held, [true, true, true, true], "in hand at first, and after the news");
  },

  async "a piece whose places are all off the screen brings one into view"(server) {
    const made = await server.create("trench-club", "2-players-short", ["person", "person"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const seen = await p.evaluate(() => {
      const { hand, board } = globalThis.sandtable.parts;
      const { camera } = board;
      const far = board.ground.places[board.ground.places.length - 1];
      const [unit] = board.tokens.pieces.keys();
      hand.setView({
        ...globalThis.sandtable.shown,
        legal: [
          { action: "go", label: "Go", role: "move", token: unit, cell: far.id },
          { action: "stay", label: "Stay", role: "other", token: "nobody" },
        ],
      });
      hand.select(null);
      camera.zoomBy(8);
      camera.centre(board.spot(board.ground.places[0].id, board.ground.places[0].id));
      const sees = () => {
        const { x, y } = camera.toPort(board.spot("", far.id));
        return x > 0 && x < camera.w && y > 0 && y < camera.h;
      };
      const before = sees();
      hand.select(unit);
      return [before, sees()];
    });
    same(seen, [false, true], "the place, before and after the piece is taken up");
  },

  async "a piece that is taken up by itself is not cut off by the edge of the map"(server) {
    const made = await server.create("trench-warfare", "standard", ["person", "person"]);
    const moves = (v) => v.legal.some((a) => a.role === "move" && a.token);
    const { to_move } = await playUntil(server, made, moves, (v) => v.legal[0]);
    const p = await page({ viewport: { width: 1280, height: 720 } });
    await open(p, seatLink(server, made, to_move));
    await until(p, moves);
    const within = () =>
      p.evaluate(() => {
        const { board, hand } = globalThis.sandtable.parts;
        const box = board.tokens.pieces.get(hand.selected).g.getBoundingClientRect();
        const port = board.port.getBoundingClientRect();
        const out = [port.left - box.left, box.right - port.right];
        out.push(port.top - box.top, box.bottom - port.bottom);
        return Math.round(Math.max(...out));
      });
    check((await within()) <= 0, `${await within()} pixels of it are outside`);
  },

  async "a long list of purchases leaves a phone its map"(server) {
    const made = await server.create("trench-club", "2-players-short", ["person", "person"]);
    const p = await page({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open(p, seatLink(server, made, 0));
    const [share, buttons] = await p.evaluate(() => {
      const { hand, board } = globalThis.sandtable.parts;
      const cells = [...board.ground.byId.keys()];
      const legal = ["Infantry", "Mounted Infantry", "Heavy Infantry", "Field Gun", "Truck", "Tank"]
        .flatMap((what, i) => ["Nordwall", "Westweiher"].map((fort, k) => ({ what, i, fort, k })))
        .map(({ what, i, fort, k }) => ({
          action: `buy ${i} ${k}`,
          label: `Buy ${what} (${i + 2}) in Fort ${fort}`,
          group: `Buy in Fort ${fort}`,
          role: "other",
          cost: String(i + 2),
          cell: cells[k],
        }));
      hand.setView({ ...globalThis.sandtable.shown, legal });
      const panel = document.querySelector(".table .orders");
      return [panel.clientHeight / innerHeight, panel.querySelectorAll(".order").length];
    });
    same(buttons, 12, "purchases on the list");
    check(share < 0.25, `the orders take ${Math.round(share * 100)} % of the height`);
  },

  async "the first view on a phone shows some of one's own units"(server) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "person",
    ]);
    for (const seat of [0, 1]) {
      const p = await page({ viewport: { width: 390, height: 844 } });
      await open(p, seatLink(server, made, seat));
      const own = await p.evaluate((side) => {
        const { board } = globalThis.sandtable.parts;
        const pieces = [...board.tokens.pieces.values()].filter((x) => x.token.side === side);
        const { w, h } = board.camera;
        const sees = ({ x, y }) => x > 0 && x < w && y > 0 && y < h;
        const seen = pieces.filter((piece) => sees(board.camera.toPort(piece.at)));
        return { all: pieces.length, seen: seen.length };
      }, seat);
      check(!own.all || own.seen > 0, `seat ${seat} sees ${own.seen} of ${own.all}`);
      const hint = p.locator(".turn-hint");
      if (!seat) await hint.waitFor();
      await p.mouse.click(195, 300);
      await hint.waitFor({ state: "detached" }); /* and the advice to turn the phone goes away */
      await p.context().close();
    }
    const tablet = await page({ viewport: { width: 768, height: 1024 } });
    await open(tablet, seatLink(server, made, 0));
    same(await tablet.locator(".turn-hint").count(), 0, "advice to turn a tablet");
  },

  async "without scripts the page says so, in ink on paper"(server) {
    const p = await page({ javaScriptEnabled: false });
    await p.goto(server.url);
    check(/needs JavaScript/.test(await p.innerText("noscript")), "nothing is said");
    const [ink, paper] = await p.locator("noscript").evaluate((e) => {
      const { color, backgroundColor } = getComputedStyle(e);
      const light = (/** @type {string} */ c) =>
        c
          .match(/\d+/g)
          .slice(0, 3)
          .reduce((sum, n) => sum + Number(n), 0);
      return [light(color), light(backgroundColor)];
    });
    check(Math.abs(ink - paper) > 380, `ink ${ink} on paper ${paper}`);
  },

  async "the verdict of the dice is never cut"(server) {
    for (const [game, scenario] of [
      ["trenches-of-valor", "2-the-railway-salient"],
      ["trench-club", "2-players-short"],
      ["valor-and-victory", "1-first-patrol"],
    ]) {
      const made = await server.create(game, scenario, ["person", "person"]);
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 1280, height: 720 },
      ]) {
        const p = await page({ viewport });
        await open(p, seatLink(server, made, 0));
        const cut = (sentences, dice) =>
          p.evaluate(
            ([many, faces]) => {
              const { tray } = globalThis.sandtable.parts;
              const why = "The French Heavy Infantry attacks the German Light Artillery in 0712. ";
              const one =
                "French Heavy Infantry takes 2 damage; the Light Artillery is destroyed. ";
              const text = one.repeat(many);
              const luck = "You: 2 hits, 4.6 expected; the other side: 6 hits, 6.8 expected.";
              tray.element.querySelector(".tray-luck").textContent = luck;
              tray.update(
                [
                  { seq: 9001, kind: "play", seat: 0, text: why.repeat(2) },
                  { seq: 9002, kind: "dice", seat: 0, faces, text },
                ],
                globalThis.sandtable.shown,
                false,
              );
              const box = (q) => tray.element.querySelector(q).getBoundingClientRect();
              return box(".tray-words b").bottom - box(".tray-words").bottom;
            },
            [sentences, dice],
          );
        for (const sentences of [1, 2])
          for (const dice of [
            [1, 2, 3, 4, 5, 6],
            [1, 1],
          ]) {
            const off = await cut(sentences, dice);
            check(off <= 0, `${game} at ${viewport.width}: ${off} pixels of ${sentences} are cut`);
          }
      }
    }
  },

  async "the stamp stays on its panel, and both clocks are shown"(server) {
    const made = await server.api("matches", {
      game: "trenches-of-valor",
      scenario: "2-the-railway-salient",
      clock: { minutes: 10 },
      seats: [{ who: "person" }, { who: "person" }],
    });
    for (const width of [1440, 1280, 920]) {
      const pages = [];
      for (const seat of [0, 1]) {
        const p = await page({ viewport: { width, height: 800 } });
        await open(p, seatLink(server, made, seat));
        pages.push(p);
      }
      for (const p of pages) {
        const off = await p.evaluate(() => {
          const stamp = document.querySelector(".orders .stamp");
          stamp.textContent = "Waiting for German Defender";
          const heading = stamp.parentElement;
          return [
            stamp.getBoundingClientRect().right - heading.getBoundingClientRect().right,
            heading.scrollWidth - heading.clientWidth,
          ].some((x) => x > 0);
        });
        check(!off, `the stamp runs off its panel at ${width}`);
        same(await p.locator(".clock .clock-time").count(), 2, "clocks");
      }
    }
  },

  async "the diary stays at its end, and goes along with a replay"(server) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "person",
    ]);
    await playUntil(
      server,
      made,
      (v) => v.entry > 30,
      (v) => v.legal[0],
    );
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const pane = ".diary-panel > .in.scroll";
    const below = () =>
      p.evaluate((q) => {
        const { scrollTop, clientHeight, scrollHeight } = document.querySelector(q);
        return scrollHeight - clientHeight - scrollTop;
      }, pane);
    await p.waitForFunction((q) => document.querySelector(q).scrollTop > 0, pane);
    await p.setViewportSize({ width: 1440, height: 700 });
    await p.setViewportSize({ width: 1100, height: 640 });
    await p.evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    check((await below()) < 3, `${await below()} pixels below the reader after a change of size`);

    await p.evaluate(() => globalThis.sandtable.parts.replay.seek(20));
    await p.waitForFunction(() => globalThis.sandtable.shown.entry === 20);
    const told = await p.evaluate(() =>
      [...document.querySelectorAll(".diary:not(.talk) > li")]
        .filter((li) => !li.hidden)
        .map((li) => Number(li.dataset.entry)),
    );
    check(told.length && Math.max(...told) <= 20, `a replay at move 20 tells of ${told}`);
    same(await p.locator(".diary li[aria-current]").count(), 1, "marked lines");
    await p.evaluate(() => globalThis.sandtable.parts.replay.leave());
    await p.waitForFunction(() => !document.querySelector(".diary li[hidden]"));
  },

  async "a reload at a shared screen draws the curtain first"(server) {
    const made = await server.api("matches", {
      game: "trenches-of-valor",
      scenario: "2-the-railway-salient",
      seats: [{ who: "person" }, { who: "person" }],
      hotseat: true,
    });
    const p = await page();
    await open(p, seatLink(server, made, 0));
    same((await until(p, (v) => v)).you, [0, 1], "the seats at this screen");
    await p.click(".curtain .btn");
    await p.reload();
    await p.waitForSelector("body[data-ready]");
    await pressable(p, ".curtain .btn");
  },
});
