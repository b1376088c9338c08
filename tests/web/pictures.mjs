/* pictures.mjs - pictures of every page and of every kind of decision in every game, in five sizes,
 * by day and by night, with scrollbars, to be looked at: one sheet for each state and light. No
 * test: run by hand, `sh run.sh SANDTABLE pictures.mjs [WORDS]`; SHEETS says where they go, NIGHT=0
 * leaves the night out. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, open, page, Server, settled, SIZES, until } from "./harness.mjs";

const SCALE = 0.5; /* of a picture on its sheet */
const KINDS = Number(process.env.KINDS) || 12; /* of decisions, for each game */
const DECISIONS = 500; /* looked at while new kinds are sought */

const folder = process.env.SHEETS || "sheets";
const lights = process.env.NIGHT === "0" ? ["light"] : ["light", "dark"];
const only = process.argv[3] || "";
mkdirSync(folder, { recursive: true });

const printer = await (await launch(false)).newPage({ viewport: { width: 1310, height: 900 } });

/** print pictures on one sheet, each half as wide as it was taken. */
async function print(name, pictures) {
  const images = pictures.map(
    ([width, png]) =>
      `<img width=${width * SCALE} src="data:image/png;base64,${png.toString("base64")}">`,
  );
  await printer.setContent(
    `<body style="margin:4px;background:#888"><b style="font:13px sans-serif">${name}</b>` +
      `<div style="display:flex;gap:4px"><div style="width:720px">${images.slice(0, 2).join("")}` +
      `</div><div style="width:582px">${images.slice(2).join("")}</div></div>`,
  );
  const sheet = await printer.screenshot({ fullPage: true });
  writeFileSync(join(folder, `${name.replace(/\W+/g, "-")}.png`), sheet);
}

/** take one state in all sizes and lights; `pose` brings it about after every change of size. A
 * phone does not grow out of a desktop: the page is opened anew there. */
async function take(p, name, pose = () => {}, again = false) {
  for (const colorScheme of lights) {
    await p.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const pictures = [];
    for (const [width, height] of SIZES) {
      await p.setViewportSize({ width, height });
      if (again && width < 900) {
        await p.reload();
        await p.waitForSelector("body[data-ready]");
      }
      await settled(p);
      await pose();
      await settled(p);
      pictures.push([width, await p.screenshot()]);
    }
    await print(`${name} ${colorScheme === "dark" ? "night" : "day"}`, pictures);
  }
  console.log(name);
}

const fresh = () => page({ scrollbars: true });
const link = (server, made, seat) => `${server.url}/match/${made.match}#${made.seats[seat].token}`;
const look = (server, made, seat) =>
  server.api(`matches/${made.match}`, null, made.seats[seat].token);

/** What kind of decision a view asks for: its prompt without names, and the words of its orders. */
function kindOf(v) {
  const verbs = new Set(v.legal.map((a) => a.action.split(" ")[0].replace(/\d.*/, "")));
  return `${(v.prompt || "").split(/[:.,]/)[0].replace(/\d+/g, "")} ${[...verbs].sort()}`;
}

/** A player who tries what was tried least. */
function lively(v, tried, n) {
  const word = (a) => a.action.split(" ")[0];
  const list = v.legal.filter((a) => a.role !== "yield" && (a.role !== "end" || n % 3 === 0));
  const all = list.length ? list : v.legal;
  const least = Math.min(...all.map((a) => tried.get(word(a)) || 0));
  const rare = all.filter((a) => (tried.get(word(a)) || 0) <= least + 2);
  const action = rare[(n * 7) % rare.length];
  tried.set(word(action), (tried.get(word(action)) || 0) + 1);
  return action;
}

/** An order is put before the player as a person would do it: the piece is taken up, the place or
 * target proposed. */
const put = (p, action) =>
  p.evaluate((text) => {
    const { hand } = globalThis.sandtable.parts;
    const wanted = globalThis.sandtable.shown.legal.find((a) => a.action === text);
    if (!wanted) return;
    hand.select(wanted.token || null);
    if (wanted.cell || wanted.target) hand.propose([wanted], true);
  }, action.action);

/** A decision: as it opens, and with the first order of each role that it has. */
async function decision(server, made, v, name) {
  const p = await fresh();
  await open(p, link(server, made, v.to_move));
  await until(p, (now) => now.legal.length > 0);
  await take(p, name, () => {}, true);
  for (const role of ["move", "shoot"]) {
    const action = v.legal.find((a) => a.role === role && (a.cell || a.target));
    if (!action) continue;
    await take(p, `${name}, ${role}`, () => put(p, action), true);
  }
  await p.context().close();
}

/** A game played over the wire by all its seats, until no new kind of decision turns up. */
async function table(server, game) {
  const scenario = game.scenarios[0];
  const made = await server.create(
    game.id,
    scenario.id,
    scenario.sides.map(() => "person"),
  );
  const [seen, tried] = [new Set(), new Map()];
  for (let n = 0; n < DECISIONS && seen.size < KINDS; n++) {
    const { to_move } = await look(server, made, 0);
    if (to_move < 0) break;
    const v = await look(server, made, to_move);
    const kind = kindOf(v);
    if (!seen.has(kind)) {
      seen.add(kind);
      await decision(server, made, v, `${game.id} ${String(seen.size).padStart(2, "0")}`);
    }
    const { action } = lively(v, tried, n);
    await server.api(
      `matches/${made.match}/act`,
      { seq: v.seq, action },
      made.seats[to_move].token,
    );
  }
  const p = await fresh();
  await open(p, link(server, made, 0));
  await until(p, () => true);
  await p.click("#menu-button");
  await take(p, `${game.id} menu`);
  await p.keyboard.press("Escape");
  await p.evaluate(() => globalThis.sandtable.toggleText());
  await take(p, `${game.id} text mode`);
  await p.evaluate(() => globalThis.sandtable.toggleText());
  await p.evaluate(() => globalThis.sandtable.toggleRules());
  await take(p, `${game.id} rules`);
  await p.evaluate(() => globalThis.sandtable.toggleRules());
  await server.api(`matches/${made.match}/resign`, {}, made.seats[0].token);
  await until(p, (v) => v.over);
  await take(p, `${game.id} over`);
  await p.goto(`${server.url}/review/${made.match}#${made.seats[0].token}`);
  await p.waitForSelector(".curve-plot");
  await take(p, `${game.id} review`);
}

/** The pages around the tables. */
async function pages(server, games) {
  const seats = [{ who: "person" }, { who: "invited" }, { who: "open" }, { who: "computer" }];
  const four = { game: "trench-club", scenario: "4-players", seats, public: true };
  const made = await server.api("matches", four);
  const own = await server.create("trenches-of-valor", "2-the-railway-salient", ["person", "easy"]);
  const p = await fresh();
  await open(p, link(server, own, 0)); /* a match for home to know */
  const paths = {
    home: "/",
    lobby: "/lobby",
    "rules of all": "/rules/",
    rules: "/rules/trenches-of-valor",
    "waiting room": `/seats/${made.match}#${made.seats[0].token}`,
    join: `/join/${made.match}`,
    verify: `/verify/${own.match}#${own.spectator}`,
    odds: "/odds/trench-crusade",
    nowhere: "/nowhere",
    ...Object.fromEntries(games.map((g) => [`set-up ${g.id}`, `/set-up/${g.id}`])),
  };
  for (const [name, path] of Object.entries(paths)) {
    await open(p, server.url + path);
    await p.waitForTimeout(500); /* pictures that come later */
    await take(p, `page ${name}`);
  }
  await p.click("button[aria-label=Preferences]");
  await take(p, "page preferences");
}

const server = await new Server().start();
try {
  const games = (await server.api("games")).filter((game) => !game.part);
  if ("pages".includes(only)) await pages(server, games);
  for (const game of games) if (game.id.includes(only)) await table(server, game);
} finally {
  await server.stop();
}
process.exit(0);
