/* harness.mjs - what the tests of the page share: a server of their own, a browser, a few helpers.
 *
 * A test is a function that throws; run() counts them and ends with "N passed, N failed". */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none" /* text is as wide as in a window */,
];
const WAIT = Number(process.env.PATIENCE) || 120000; /* ms, the most anything may take */

const program = process.argv[2];
const only = process.argv[3]; /* runs the tests whose names contain this */

/** A table server with a store of its own; kill and start again at will. */
export class Server {
  /** @param {string[]} more flags of its own */
  constructor(more = []) {
    this.more = more;
    this.folder = mkdtempSync(join(tmpdir(), "sandtable-web-"));
    this.port = 0;
  }

  /** start: on any free port the first time, on the same one afterwards. */
  async start() {
    this.child = spawn(
      program,
      [
        "serve",
        "--port",
        String(this.port),
        "--store",
        join(this.folder, "matches.db"),
        "--rate",
        "0",
        ...this.more,
        ...(process.env.WEB ? ["--web", process.env.WEB] : []) /* the page as it is in a folder */,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    this.url = await new Promise((resolve, reject) => {
      let text = "";
      this.child.stdout.on("data", (data) => {
        text += data;
        const match = /http:\/\/[\w.]+:(\d+)\//.exec(text);
        if (match) resolve(match[0].slice(0, -1));
      });
      this.child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(this.url.split(":")[2]);
    return this;
  }

  /** kill -9 */
  async kill() {
    const gone = new Promise((resolve) => this.child.on("exit", resolve));
    this.child.removeAllListeners("exit");
    this.child.on("exit", () => {});
    const ended = new Promise((resolve) => this.child.once("close", resolve));
    this.child.kill("SIGKILL");
    await Promise.race([gone, ended]);
  }

  async stop() {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null)
      await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async api(path, body, token) {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const data = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${data.error}`);
    return data;
  }

  /** create a match: who sits where ("person", "open", or a level of the computer). */
  create(game, scenario, who) {
    return this.api("matches", {
      game,
      scenario,
      seats: who.map((w) =>
        w === "person" || w === "open" ? { who: w } : { who: "computer", level: w },
      ),
    });
  }
}

const browsers = new Map(); /* with scrollbars as they usually are, and without */
const trouble = []; /* errors that pages threw or logged */

/** launch: a browser; headless ones hide scrollbars unless told otherwise. */
export const launch = (scrollbars) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium-headless-shell",
    args: scrollbars ? [...FLAGS, "--disable-features=OverlayScrollbar"] : FLAGS,
    ignoreDefaultArgs: scrollbars ? ["--hide-scrollbars"] : [],
  });

/** page: a fresh browser window, as if somebody else had opened it; `tour` keeps the tour, `pace`
 * is how fast the others' moves are played back (off), `scrollbars` shows them, and then they take
 * room. */
export async function page(options = {}) {
  const { scrollbars = false, ...wanted } = options;
  if (!browsers.has(scrollbars)) browsers.set(scrollbars, await launch(scrollbars));
  const context = await browsers.get(scrollbars).newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...wanted,
  });
  const p = await context.newPage();
  p.setDefaultTimeout(WAIT);
  if (!options.tour) await p.addInitScript(() => localStorage.setItem("sandtable.tour", "seen"));
  await p.addInitScript((pace) => {
    localStorage["sandtable.speed"] ??= pace;
  }, options.pace || "off");
  await p.addInitScript(() => {
    globalThis.pressed = []; /* the last presses, and what they hit */
    const note = (e) => {
      const { id, className, dataset = {} } = e.target;
      const what = [e.target.nodeName, id, className.baseVal ?? className, dataset.k].filter(
        Boolean,
      );
      globalThis.pressed.push(
        `${e.type} ${what.join(" ")} ${Math.round(e.clientX)},${Math.round(e.clientY)}`,
      );
      globalThis.pressed.splice(0, globalThis.pressed.length - 6);
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel", "click"])
      addEventListener(type, note, true);
  });
  p.on("pageerror", (error) => trouble.push(error.message));
  p.on("console", (m) => {
    if (m.type() === "error" && !/ERR_|Failed to load/.test(m.text())) trouble.push(m.text());
  });
  return p;
}

/** open an address and wait until the page is ready. */
export async function open(p, url) {
  await p.goto(url);
  await p.waitForSelector("body[data-ready]");
}

/** The sizes of window that pages are looked at in. */
export const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
];

/** settled: everything is drawn and measured anew. */
export const settled = (p) =>
  p.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 4; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** view: what the page shows now; null while an order is under way. */
export const view = (p) =>
  p.evaluate(() => {
    const table = globalThis.sandtable;
    return table && table.shown && !table.dispatch.busy
      ? { ...table.shown, board: undefined, log: table.parts.diary.lines }
      : null;
  });

/** plight: what the page is about, for whoever has to find out why it does not go on. */
const plight = (p) =>
  p.evaluate(() => {
    const { dispatch, shown, parts } = globalThis.sandtable || {};
    if (!shown) return { page: document.body.innerText.slice(0, 200) };
    const { selected, pinned, preview, choices, fan, tool } = parts.hand;
    const texts = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].filter((x) => !x.hidden).map((x) => x.innerText);
    return {
      prompt: shown.prompt,
      seq: shown.seq,
      busy: dispatch.busy,
      hand: { selected, pinned, tool: !!tool, preview: preview?.action },
      choices: choices.map((a) => a.action),
      fan: fan.map((t) => t.id),
      over: texts("dialog[open], .toast, .pop, .curtain, .offers"),
      pressed: globalThis.pressed,
    };
  });

/** said: the words of a slip, read in the moment that it is there: it goes again by itself. */
export const said = async (p, selector) =>
  (await p.waitForFunction((q) => document.querySelector(q)?.textContent, selector)).jsonValue();

/** until: wait for a condition on the shown view, and return it. (The page allows no eval.) */
export async function until(p, condition, wait = WAIT) {
  const end = Date.now() + wait;
  let v = await view(p).catch(() => null);
  while (!v || !condition(v)) {
    if (Date.now() > end)
      throw new Error(`waited in vain for ${condition}: ${JSON.stringify(await plight(p))}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
    v = await view(p).catch(() => null); /* null: the page is loading */
  }
  return v;
}

/** spot: where a token or a cell is on the screen. */
export const spot = (p, token, cell) =>
  p.evaluate(
    ([t, c]) => {
      const { board } = globalThis.sandtable.parts;
      const at = board.spot(t, c);
      if (!at) return null;
      board.camera.reveal(at);
      const q = board.camera.toPort(at);
      const box = board.port.getBoundingClientRect();
      return { x: q.x + box.left, y: q.y + box.top };
    },
    [token || "", cell || ""],
  );

/** screen: where a place of a plane is on the screen. */
export const screen = (p, x, y) =>
  p.evaluate(
    ([sx, sy]) => {
      const { board } = globalThis.sandtable.parts;
      const at = board.ground.at(sx, sy);
      board.camera.reveal(at);
      const q = board.camera.toPort(at);
      const box = board.port.getBoundingClientRect();
      return { x: q.x + box.left, y: q.y + box.top };
    },
    [x, y],
  );

/** How a person points: at the map, and at a button. */
export const MOUSE = {
  map: (p, { x, y }) => p.mouse.click(x, y),
  button: (p, selector) => p.click(selector),
};
export const FINGER = {
  map: (p, { x, y }) => p.touchscreen.tap(x, y),
  button: (p, selector) => p.tap(selector),
};

/** What lies over the map there, or "". */
const over = (p, at) =>
  p.evaluate(({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top?.closest(".port") ? "" : top?.closest("[class]")?.className || "nothing";
  }, at);

/** press a token or a cell. */
export async function press(p, token, cell, by = MOUSE) {
  let at = await spot(p, token, cell);
  if (!at) throw new Error(`nothing on the map: ${token} ${cell}`);
  for (let n = 0; n < 30 && (await over(p, at)); n++) {
    await p.waitForTimeout(100); /* the map may still glide, and the panel beside it grow */
    at = (await spot(p, token, cell)) || at;
  }
  const cover = await over(p, at);
  if (cover) throw new Error(`${token} ${cell} lies under ${cover}`);
  await by.map(p, at);
}

const inHand = (p) => p.evaluate(() => globalThis.sandtable.parts.hand.selected);

/** take a piece in hand: press it on the map, and pick it from its stack or the list of orders. */
export async function take(p, token, by = MOUSE) {
  if ((await inHand(p)) === token) return;
  if (await spot(p, token)) await press(p, token, "", by);
  if ((await inHand(p)) === token) return;
  const fan = await p.evaluate(
    (id) => globalThis.sandtable.parts.hand.fan.findIndex((t) => t.id === id),
    token,
  );
  const listed = ["actor", "model", "off"].map((list) => `[data-k="${list}-${token}"]:visible`);
  await by.button(p, fan >= 0 ? `.fan [data-k=fan${fan}]` : listed.join(", "));
  if ((await inHand(p)) !== token) throw new Error(`${token} cannot be taken in hand`);
}

/** What waits for a second press: "card", "place", or "" for nothing. On a plane the rules may
 * still have to say what the first one means. */
const waiting = (p) =>
  p.evaluate(async () => {
    const { hand } = globalThis.sandtable.parts;
    await hand.pointing?.asking;
    if (!hand.pinned) return "";
    return document.querySelector(".pop:not([hidden]) .fire") ? "card" : "place";
  });

/** An order that is a button, and perhaps has a card with a second one. */
async function plainOrder(p, action, by) {
  const button = `:is(.orders, .pop) [data-k="order-${action.action}"]`;
  await by.button(p, button);
  if (action.role === "yield") return by.button(p, "dialog .go, dialog .fire");
  if (await waiting(p)) await by.button(p, button);
}

/** order: give a legal order by pointing alone, the way a person would. */
export async function order(p, action, by = MOUSE) {
  if (action.role === "end") return by.button(p, ".orders-acts [data-k=end0]");
  if (action.token) await take(p, action.token, by);
  if (!action.cell && !action.target) return plainOrder(p, action, by);
  const cell =
    action.cell ||
    (await p.evaluate((id) => globalThis.sandtable.parts.board.token(id)?.cell, action.target));
  await press(p, action.target, cell, by);
  const choice = await p.evaluate(
    (text) => globalThis.sandtable.parts.hand.choices.findIndex((a) => a.action === text),
    action.action,
  );
  if (choice >= 0) await by.button(p, `.pop [data-k=pick${choice}]`);
  const left = await waiting(p);
  if (left === "card") await by.button(p, ".pop .fire");
  else if (left) await press(p, action.target, cell, by);
}

/** travel: a move of several steps to a place; the page finds the way. */
export async function travel(p, piece, cell, by = MOUSE) {
  const before = await view(p);
  await take(p, piece, by);
  await p.waitForFunction(
    ([id, to]) => globalThis.sandtable.parts.hand.answers.wayTo(id, to),
    [piece, cell],
  );
  await press(p, "", cell, by);
  if (await p.evaluate(() => globalThis.sandtable.parts.hand.choices.length))
    await by.button(p, ".pop [data-k=pick0]"); /* a friend stands there: go, do not select it */
  if (await waiting(p)) await press(p, "", cell, by);
  await until(p, (now) => now.seq > before.seq);
}

/** hold: a playback or a replay stands still at the first beat of this entry or of a later one
 * until somebody ends it: no machine is too slow to press in time. */
export const hold = (p, entry = 0) =>
  p.evaluate((from) => {
    const { playback } = globalThis.sandtable.parts.follow;
    const draw = playback.draw.bind(playback);
    const pause = playback.pause.bind(playback);
    let at = 0;
    playback.draw = (beat, ms) => {
      at = beat.entry;
      draw(beat, ms);
    };
    playback.pause = (ms) =>
      at < from ? pause(ms) : new Promise((done) => (playback.wake = () => done(null)));
  }, entry);

export function same(a, b, what) {
  if (JSON.stringify(a) !== JSON.stringify(b))
    throw new Error(`${what}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}

export function check(condition, what) {
  if (!condition) throw new Error(what);
}

/** run every test with a server of these flags; prints what failed and why. */
export async function run(tests, flags = []) {
  let [passed, failed] = [0, 0];
  for (const [name, test] of Object.entries(tests)) {
    if (only && !name.includes(only)) continue;
    const server = new Server(flags);
    trouble.length = 0;
    try {
      await server.start();
      await test(server);
      check(!trouble.length, `the page complained: ${trouble.join("; ")}`);
      passed += 1;
      console.log(`ok ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED ${name}: ${error.stack}`);
    }
    for (const browser of browsers.values())
      for (const context of browser.contexts()) await context.close();
    await server.stop();
  }
  for (const browser of browsers.values()) await browser.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
