/* look.mjs - what the map says when asked: lines of sight by mouse, keys and in text, arcs of
 * pieces that have a facing, who is in a stack, the sum behind an attack, losses in the diary. */
import { check, open, order, page, press, run, same, spot, take, until, view } from "./harness.mjs";

const GAME = "valor-and-victory";

/* Up to a step into view of two German units in E8, which may now fire. */
const UNDER_FIRE = [
  "place 1 D7",
  "place 2 E8",
  "place 3 E8",
  "give GE_MG34 2",
  "place 4 J10",
  "place 5 L10",
  "place 6 K10",
  "place 7 L10",
  "place 8 K10",
  "place 9 L10",
  "place 10 L10",
  "place 11 K10",
  "give US_LMG 4",
  "done",
  "done",
  "move 4",
  "step I10",
];

/** A table in the middle of its set-up: the first side's pieces are down, some of them with a
 * facing. */
async function setUp(server, options) {
  const made = await server.create(GAME, "6-panthers-at-zarya", ["person", "person"]);
  const tokens = made.seats.map((s) => s.token);
  for (let i = 0; i < 60; i++) {
    const v = await server.api(`matches/${made.match}`, null, tokens[0]);
    const mine = await server.api(`matches/${made.match}`, null, tokens[v.to_move]);
    if (
      v.scene.tokens.filter((t) => t.facing !== undefined).length > 1 &&
      v.scene.tokens.filter(
        (t) => t.cell && t.facing === undefined && t.picture !== "u-standard" && t.side >= 0,
      ).length > 2
    )
      break;
    const a = mine.legal[Math.floor(mine.legal.length / 2)];
    await server.api(
      `matches/${made.match}/act`,
      { seq: mine.seq, action: a.action },
      tokens[v.to_move],
    );
  }
  const p = await page(options);
  await open(p, `${server.url}/match/${made.match}#${tokens[0]}`);
  await until(p, () => true);
  return p;
}

const drawn = (p) =>
  p.evaluate(() =>
    (globalThis.sandtable.parts.hand.tool?.shapes || []).map((s) => `${s.kind} ${s.role}`).sort(),
  );
const ends = (p) =>
  p.evaluate(() => [
    globalThis.sandtable.parts.sight.from?.id,
    globalThis.sandtable.parts.sight.to?.id,
  ]);

/** Wait until the line of sight between these two is shown. */
async function told(p, from, to) {
  await p.waitForFunction(
    (title) => document.querySelector(".sight-card h2")?.textContent?.startsWith(title),
    `Line of sight ${from} to ${to}`,
  );
}

await run({
  async "a line of sight by mouse ends in a cross, with the reason"(server) {
    const p = await setUp(server);
    await p.click(".zoom .eye");
    check(
      (await p.textContent(".sight-card")).includes("to look from"),
      "it does not say how to begin",
    );
    await p.evaluate(() => globalThis.sandtable.parts.board.camera.fit());
    await press(p, "", "J4");
    await press(p, "", "H9");
    await told(p, "J4", "H9");
    same(await drawn(p), ["line blocked", "line sight", "point block"], "what is drawn");
    check((await p.textContent(".shape-block")).includes("blocked: "), "no reason at the cross");
    check((await p.textContent(".sight-card")).includes("blocked: "), "no reason on the card");
    await press(p, "", "J4");
    await press(p, "", "A8");
    await press(p, "", "C8");
    await told(p, "A8", "C8");
    same(await drawn(p), ["line sight"], "along the road");
    await p.keyboard.press("Escape");
    check(await p.isHidden(".sight-card"), "Escape leaves it open");
    same(await drawn(p), [], "what stays on the map");
  },

  async "the same by keys, and typed in text mode"(server) {
    const p = await setUp(server);
    await p.evaluate(() => {
      const { board, hand, cursor } = globalThis.sandtable.parts;
      board.element.focus();
      hand.select(null);
      cursor.goTo(board.ground.byId.get("J4"));
    });
    await p.keyboard.press("l");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await p.keyboard.press(key);
    await told(p, "J4", "J7");
    same(await ends(p), ["J4", "J7"], "its ends");
    await p.keyboard.press("Enter");
    await p.keyboard.press("ArrowUp");
    await told(p, "J7", "J6");
    await p.keyboard.press("l");
    check(await p.isHidden(".sight-card"), "L does not put it away");
    await p.keyboard.press("t");
    check(
      /facing (N|NE|SE|S|SW|NW)\b/.test(await p.textContent(".text-mode")),
      "no piece is said to have a facing",
    );
    await p.fill("#order-line", "sight j4 h9");
    await p.keyboard.press("Enter");
    await p.waitForFunction(() =>
      document.querySelector(".text-said")?.textContent?.includes("blocked: "),
    );
    await p.fill("#order-line", "sight nowhere");
    await p.keyboard.press("Enter");
    await p.waitForFunction(() =>
      document.querySelector(".text-said")?.textContent?.includes("no such"),
    );
  },

  async "a finger draws it too, and taps do not give orders"(server) {
    const p = await setUp(server, { viewport: { width: 844, height: 390 }, hasTouch: true });
    const before = await view(p);
    await p.tap(".zoom .eye");
    for (const cell of ["J4", "J7"]) {
      const at = await spot(p, "", cell);
      await p.touchscreen.tap(at.x, at.y);
    }
    await told(p, "J4", "J7");
    same((await view(p)).entry, before.entry, "an order was given");
  },

  async "a piece in hand shows where it points and what it can fire at"(server) {
    const p = await setUp(server);
    const piece = (await view(p)).scene.tokens.find(
      (t) => t.facing !== undefined && t.cell && t.side >= 0,
    );
    await p.evaluate((id) => globalThis.sandtable.parts.hand.select(id), piece.id);
    await p.waitForSelector(".play .field path", { state: "attached" });
    check((await p.textContent(".unit")).includes("faces"), "the panel does not say it");
    await p.evaluate(() => globalThis.sandtable.parts.hand.select(null));
    await p.waitForSelector(".play .field", { state: "detached" });
  },

  async "who is in a hex is listed under the mouse, at the cursor and when it is opened"(server) {
    const p = await setUp(server);
    const piece = (await view(p)).scene.tokens.find(
      (t) => t.cell && t.side >= 0 && !(t.states || "").includes("flag"),
    );
    const at = await spot(p, piece.id);
    await p.mouse.move(at.x, at.y);
    await p.waitForSelector(".fan.peek");
    check((await p.textContent(".fan")).includes(piece.name), "the piece is not named");
    await p.mouse.move(at.x, at.y + 400);
    await p.waitForSelector(".fan", { state: "hidden" });
    await p.evaluate((cell) => {
      const { board, cursor } = globalThis.sandtable.parts;
      board.element.focus();
      cursor.goTo(board.ground.byId.get(cell));
    }, piece.cell);
    check((await p.textContent(".fan")).includes(piece.name), "not at the cursor");
    await p.keyboard.press(" ");
    await p.waitForSelector(".fan:not(.peek) button");
  },

  async "the card of an attack lists what counts, before it is made"(server) {
    const made = await server.create(GAME, "1-first-patrol", ["person", "person"]);
    const tokens = made.seats.map((s) => s.token);
    for (const action of UNDER_FIRE) {
      const v = await server.api(`matches/${made.match}`, null, tokens[0]);
      await server.api(`matches/${made.match}/act`, { seq: v.seq, action }, tokens[v.to_move]);
    }
    const { to_move: mover } = await server.api(`matches/${made.match}`, null, tokens[0]);
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${tokens[mover]}`);
    const v = await until(p, (now) => now.legal.some((a) => a.role === "shoot"));
    const shot = v.legal.find((a) => a.role === "shoot" && a.form);
    await p.evaluate(() => localStorage.setItem("sandtable.attack", "twice"));
    await take(p, shot.token);
    await press(p, shot.target, shot.cell);
    await p.click(".pop [data-k=form]"); /* to be put together, not made as usual */
    const now = await until(p, (later) => later.legal.some((a) => a.action.startsWith("go")));
    const go = now.legal.find((a) => a.action.startsWith("go"));
    check(go.items.some((i) => i.part) && go.items.some((i) => i.label === "Range"), "no parts");
    await p.click(`.orders [data-k="order-${go.action}"]`);
    await p.waitForSelector(".pop .pct");
    same(
      await p.locator(".pop tr.part").count(),
      go.items.filter((i) => i.part).length,
      "parts on the card",
    );
    same((await view(p)).seq, now.seq, "the first press attacked");
    await p.click(`.orders [data-k="order-${go.action}"]`);
    await until(p, (later) => later.seq > now.seq);
  },

  async "zooming stretches the picture, then redraws it"(server) {
    const p = await setUp(server);
    const at = await spot(p, "", "J4");
    await p.mouse.move(at.x, at.y);
    const before = await p.evaluate(() => globalThis.sandtable.parts.board.camera.zoom);
    await p.mouse.wheel(0, -300);
    await p.waitForFunction((zoom) => {
      const { camera, world } = globalThis.sandtable.parts.board;
      return (
        camera.zoom > zoom &&
        camera.drawn === camera.zoom &&
        !world.style.transform.includes("scale") &&
        Math.abs(world.offsetWidth - camera.box.w * camera.zoom) < 2
      );
    }, before);
    same(
      await p.evaluate(
        ([x, y]) => {
          const { board } = globalThis.sandtable.parts;
          const box = board.port.getBoundingClientRect();
          return board.hit(board.camera.toWorld({ x: x - box.left, y: y - box.top })).place?.id;
        },
        [at.x, at.y],
      ),
      "J4",
      "the hex under the mouse",
    );
  },

  async "losses to choose from are listed together, whoever owns them"(server) {
    const p = await setUp(server);
    const shown = await p.evaluate(() => {
      const t = globalThis.sandtable;
      const choice = (token, i) => ({
        action: `give up ${i}`,
        label: `Give up ${token.name}: covers 1 of 2 points, 1 left`,
        needs: "lost",
        token: token.id,
        role: "other",
      });
      const legal = t.view.scene.tokens
        .filter((x) => x.cell && x.facing !== undefined)
        .slice(0, 2)
        .map(choice);
      t.take({ ...t.view, seq: t.view.seq + 1, to_move: t.view.as, legal }, false);
      t.parts.hand.select(null);
      return [...document.querySelectorAll(".pop .pick-text")].map((x) => x.textContent);
    });
    check(
      shown.length === 2 &&
        shown.every((x) => /covers 1 of 2 points, 1 left/.test(x) && /lost$/.test(x)),
      `not both: ${shown}`,
    );
  },

  async "losses in the diary are marked by what the rules say, not by words"(server) {
    const made = await server.create("drill", "2-sections", ["person", "person"]);
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
    const classes = await p.evaluate(() => {
      const { parts, view: v } = globalThis.sandtable;
      const line = (seq, more) => ({
        seq,
        kind: "play",
        seat: 0,
        text: "Nothing is lost.",
        ...more,
      });
      parts.diary.add(
        [line(1001), line(1002, { lost: [1] }), line(1003, { hurt: [0] })],
        1000,
        0,
        v.seats,
      );
      return [...document.querySelectorAll(".diary > li")]
        .slice(-3)
        .map((x) => x.querySelector(".hit, .hurt")?.className || "");
    });
    same(classes, ["", "hit", "hurt"], "marks");
  },
});
