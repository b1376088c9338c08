/* battle.mjs - a small battle without hexes: markers before rolls, fighters, blasts, fireteams. */
import { check, FINGER, run, same, until, view } from "./harness.mjs";
import { FLAGS, playTo, reach, sitDown } from "./skirmish.mjs";

/** Where a place of the scene is on the screen. */
const screen = (p, x, y) =>
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

const markers = (v) => v.legal.some((a) => a.chance !== undefined);

const tests = {
  async "markers: one key spends them, and each choice shows what it would make of the roll"(
    server,
  ) {
    const p = await sitDown(server, await reach(server, markers));
    const before = await view(p);
    const spending = before.legal.filter((a) => a.amount === 1)[0];
    const words = await p.textContent(`.pop [data-k="order-${spending.action}"]`);
    check(words.includes(`${(spending.chance * 100).toFixed(1)} %`), words);
    check(/TC-(1\.2|10\.1)/.test(await p.textContent(".pop table")), "the sum behind the roll");
    await p.keyboard.press("2");
    const after = await until(p, (v) => v.entry > before.entry);
    check(
      after.log.some((l) => /spend|BLOOD/i.test(l.text || "")),
      "spending is told",
    );
  },

  async "markers: one tap keeps them for the rest of the turn"(server) {
    const at = await reach(server, markers);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const p = await sitDown(server, at, phone);
    const { scene } = await view(p);
    await FINGER.button(p, ".pop [data-k=lasting]");
    await p.waitForSelector(".pop [data-k=lasting][aria-pressed=true]");
    await FINGER.button(p, '.pop [data-k="order-keep"]');
    const kept = await until(p, (v) => v.markers !== "ask");
    same(kept.markers, `keep turn ${scene.turn}`, "standing orders");
    const seat = at.view.as;
    const asked = await playTo(server, at.match, (v) => markers(v) && v.as === seat);
    check(!asked || asked.view.scene.turn > scene.turn, "asked again in the same turn");
  },

  async "a blast is placed by hand: who would be hit, how likely, and then it is thrown"(server) {
    const p = await sitDown(server, await reach(server, (v) => v.legal.some((a) => a.aim)));
    const before = await view(p);
    const [one, two] = before.legal
      .filter((a) => a.aim && a.target)
      .map((a) => before.scene.tokens.find((t) => t.id === a.target));
    const at = two ? { x: (one.x + two.x) / 2, y: one.y + 60 } : { x: one.x, y: one.y + 500 };
    await p.click("[data-k^=aim-]");
    const spot = await screen(p, at.x, at.y);
    await p.mouse.move(spot.x, spot.y, { steps: 3 });
    await p.waitForSelector(".shape-blast", { state: "attached" });
    await p.mouse.click(spot.x, spot.y);
    await p.waitForSelector(".pop:not([hidden]) .fire");
    const card = await p.textContent(".pop");
    check(/hit \d+\.\d %, out \d+\.\d %/.test(card), card);
    check((await view(p)).entry === before.entry, "the first press threw it");
    await p.click(".pop .fire");
    await until(p, (v) => v.entry > before.entry);
  },

  async "a blast out of range is refused with the clause, and the template shows where"(server) {
    const p = await sitDown(server, await reach(server, (v) => v.legal.some((a) => a.aim)));
    await p.keyboard.press("g");
    const spot = await screen(p, 500, 500);
    await p.mouse.click(spot.x, spot.y);
    await p.waitForSelector(".toast-no");
    check(/TC-8\.3|TC-3\.13/.test(await p.textContent(".toast-no")), "no clause");
    await p.waitForSelector(".shape-blast", { state: "attached" });
    await p.keyboard.press("Escape");
    check(await p.evaluate(() => !globalThis.sandtable.parts.hand.tool), "still in hand");
  },

  async "a charge says which bonus it needs"(server) {
    const at = await reach(server, (v) => v.legal.some((a) => a.action.startsWith("charge")));
    const charge = at.view.legal.find((a) => a.action.startsWith("charge"));
    check(/bonus|reach/.test(charge.needs), charge.needs);
    const p = await sitDown(server, at);
    await p.evaluate((action) => {
      const { hand } = globalThis.sandtable.parts;
      hand.choose(hand.orders.all.find((a) => a.action === action));
    }, charge.action);
    const card = await p.textContent(".pop:not([hidden])");
    check(card.toLowerCase().includes(charge.needs), card);
  },

  async "a fireteam is drawn and chosen"(server) {
    const at = await reach(server, (v) => v.legal.some((a) => a.action === "activate s3 s4"));
    const p = await sitDown(server, at);
    const before = await view(p);
    await p.click(".warband [data-k=model-s3]");
    await p.waitForSelector(".shape-team", { state: "attached" });
    check(/with Regular s4/.test(await p.textContent(".unit .fighter")), "on the card");
    await p.click('.orders [data-k="order-activate s3 s4"]');
    await until(p, (v) => v.entry > before.entry);
  },
};

await run(tests, FLAGS);
