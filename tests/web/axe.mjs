/* axe.mjs - no accessibility violation of any severity on any page, light or dark; and the pages
 * hold together in three sizes. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { check, open, page, press, run, until, view } from "./harness.mjs";
import { POSES, strike } from "./poses.mjs";
import { FLAGS } from "./skirmish.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
];

/** The page's policy forbids injected scripts; the browser's debugging interface gets round it. */
async function inject(p) {
  const session = await p.context().newCDPSession(p);
  await session.send("Runtime.evaluate", { expression: axe });
}

async function clean(p, where, part = "html") {
  await inject(p);
  const found = await p.evaluate(
    (about) => globalThis.axe.run(about, { resultTypes: ["violations"] }),
    part,
  );
  check(
    !found.violations.length,
    `${where}: ${found.violations
      .map(
        (v) =>
          `${v.impact} ${v.id}: ${v.nodes
            .slice(0, 3)
            .map((n) => n.html.slice(0, 120))
            .join(" | ")}`,
      )
      .join("\n")}`,
  );
}

/** Nothing sticks out of the window. */
async function fits(p, where) {
  const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(wide <= 1, `${where} is ${wide} pixels too wide`);
}

/** Every page and state of a match, visited one by one. */
async function everywhere(server, options, then) {
  const made = await server.create("drill", "2-sections", ["person", "easy"]);
  const over = await server.create("drill", "2-sections", ["easy", "easy"]);
  const seats = [{ who: "person" }, { who: "open" }];
  const joinable = await server.api("matches", { game: "drill", seats, public: true });
  const link = `${made.match}#${made.seats[0].token}`;
  const p = await page(options);
  for (const path of [
    "/",
    "/set-up/trench-warfare",
    "/set-up/trench-club",
    "/set-up/trench-crusade",
    "/rosters/trench-crusade",
    "/rosters/trench-crusade?ready=third-platoon",
    `/join/${joinable.match}`,
    "/lobby",
    "/rules/",
    "/rules/drill",
    "/odds/trench-crusade",
    `/seats/${link}`,
    `/verify/${made.match}#${made.spectator}`,
    "/nowhere",
  ]) {
    await open(p, server.url + path);
    await then(p, path);
  }
  await open(p, `${server.url}/set-up/trenches-of-valor`);
  await p.waitForSelector(".kinds");
  for (const [clock, seat] of [
    ["minutes", "link"],
    ["days", "open"],
  ]) {
    await p.check(`input[name=clock][value=${clock}]`);
    await p.check(`input[name=seat1][value=${seat}]`);
    await then(p, `set-up with ${clock}`);
  }
  await open(p, `${server.url}/lobby`);
  await p.click("button[aria-label=Preferences]");
  await then(p, "the preferences");
  await p.keyboard.press("Escape");
  await open(p, `${server.url}/match/${link}`);
  await until(p, (v) => v.legal.length > 0);
  await then(p, "the table");
  await p.keyboard.press("r");
  await p.waitForSelector(".rules-panel .rl");
  await then(p, "the rules beside it");
  await p.keyboard.press("Escape");
  await p.keyboard.press("t");
  await then(p, "text mode");
  await p.click(".text-mode h2 button");
  await p.keyboard.press("?");
  await then(p, "the keys");
  await p.keyboard.press("Escape");
  await p.click("#menu-button");
  await then(p, "the menu");
  await p.keyboard.press("Escape");
  await p.evaluate(() => globalThis.sandtable.parts.coach.begin("What it is about.", true));
  await then(p, "a lesson", ".coach");
  await p.click("[data-k=coach-end]");
  await open(p, `${server.url}/match/${over.match}#${over.spectator}`);
  await until(p, (v) => v.over);
  await p.waitForSelector(".ending .stamp");
  await then(p, "the result", ".ending");
  await p.evaluate(() => globalThis.sandtable.parts.replay.seek(1));
  await until(p, (v) => v.entry === 1);
  await then(p, "a replay");
  await open(p, `${server.url}/review/${over.match}#${over.spectator}`);
  await p.waitForSelector(".curve-plot");
  await then(p, "a review");
  await p.keyboard.press("t");
  await then(p, "a review as text");
  await open(p, `${server.url}/verify/${over.match}#${over.spectator}`);
  await then(p, "verified dice");
}

/** An attack with its odds card open. */
async function withCard(server, options, then) {
  const made = await server.create("drill", "2-sections", ["person", "person"]);
  const p = await page(options);
  await p.addInitScript(() => localStorage.setItem("sandtable.attack", "twice"));
  const send = async (seat, action) => {
    const v = await server.api(`matches/${made.match}`, null, made.seats[seat].token);
    await server.api(`matches/${made.match}/act`, { seq: v.seq, action }, made.seats[seat].token);
  };
  await send(0, "pack 1");
  await send(1, "pack 1");
  await send(0, "march");
  await open(p, `${server.url}/match/${made.match}#${made.seats[1].token}`);
  await until(p, (v) => v.legal.some((a) => a.target));
  const shot = (await view(p)).legal.find((a) => a.target);
  await press(p, shot.target);
  await p.waitForSelector(".pop .pct");
  await then(p, "the odds");
}

/** What the other side did, while it is played back; and what was missed. */
async function withPlayback(server, options, then) {
  const made = await server.create("drill", "2-sections", ["person", "person"]);
  const p = await page({ ...options, pace: "slow" });
  await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
  await until(p, () => true);
  await p.evaluate(() => {
    const { follow } = globalThis.sandtable.parts;
    const line = { seq: 1, kind: "dice", seat: -1, faces: [3, 5], sides: 6, counted: [1] };
    follow.playback.say({ kind: "fire", seat: 1, text: "Red fires at the section of Blue." });
    follow.playback.say({ kind: "dice", seat: -1, text: "", line });
  });
  await then(p, "a playback", ".playback");
  await p.evaluate(() => {
    const { follow } = globalThis.sandtable.parts;
    follow.playback.end();
    follow.propose(3, 0);
  });
  await then(p, "what was missed", ".missed");
}

/** A line of sight with its card, then a stack opened. */
async function withSight(server, options, then) {
  const made = await server.create("valor-and-victory", "1-first-patrol", ["person", "person"]);
  const p = await page(options);
  await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
  await until(p, () => true);
  await p.evaluate(() => {
    const { board, sight } = globalThis.sandtable.parts;
    globalThis.sandtable.toggleSight();
    sight.start(board.ground.byId.get("C3"));
    return sight.look(board.ground.byId.get("F6"));
  });
  await p.waitForSelector(".sight-card table");
  await then(p, "a line of sight", ".sight-card");
  await p.keyboard.press("Escape");
  const stack = [1, 2, 3, 4].map((n) => ({
    id: `x${n}`,
    side: 0,
    name: `Section ${n}`,
    states: "pinned moved",
  }));
  await p.evaluate((tokens) => globalThis.sandtable.parts.hand.fanOut(tokens), stack);
  await p.waitForSelector(".fan button");
  await then(p, "a stack", ".fan");
}

/** The states of a table without hexes, with a mouse and on a phone. */
async function onPlane(server, options, then) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  for (const name of Object.keys(POSES)) {
    const at = await POSES[name].at(server);
    for (const size of [{}, phone]) {
      const p = await page({ ...options, ...size });
      await open(p, `${server.url}/match/${at.id}#${at.token}`);
      await strike(p, name, !!size.hasTouch);
      await then(p, `${name}${size.hasTouch ? " on a phone" : ""}`);
      await p.context().close();
    }
  }
}

/** No finding, and it fits in every size; then the window is as it was. */
async function cleanAndFits(p, where, part) {
  await clean(p, where, part);
  const before = p.viewportSize();
  for (const [width, height] of SIZES) {
    await p.setViewportSize({ width, height });
    await fits(p, `${where} at ${width} by ${height}`);
  }
  await p.setViewportSize(before);
}

const tests = {};
for (const [colorScheme, look] of Object.entries({ light: cleanAndFits, dark: clean }))
  for (const [name, visit] of Object.entries({
    "pages and states": everywhere,
    "odds card": withCard,
    playback: withPlayback,
    "sight and stack": withSight,
    "states of a plane": onPlane,
  }))
    tests[`axe finds nothing, ${colorScheme}: ${name}`] = (server) =>
      visit(server, { colorScheme }, look);
await run(tests, FLAGS);
