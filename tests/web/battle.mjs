/* battle.mjs - a small battle without hexes: markers before rolls, fighters, blasts, fireteams. */
import { FINGER, check, hold, run, said, same, screen, until, view } from "./harness.mjs";
import { carry } from "./poses.mjs";
import { FLAGS, eager, playTo, reach, sitDown } from "./skirmish.mjs";

const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const activates = (v) => v.legal.some((a) => /^activate \w+$/.test(a.action));
const inHand = (p) => p.evaluate(() => globalThis.sandtable.parts.hand.selected);

/** Tap the base of a model. */
async function tapModel(p, id) {
  const { x, y } = (await view(p)).scene.tokens.find((t) => t.id === id);
  const at = await screen(p, x, y);
  await p.touchscreen.tap(at.x, at.y);
  await p.waitForFunction((t) => globalThis.sandtable.parts.hand.selected === t, id);
}

const legal = (v, action) => v.legal.some((a) => a.action === action);
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
    const target = before.legal.find((a) => a.aim && a.target).target;
    const at = before.scene.tokens.find((t) => t.id === target);
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
    check(/TC-8\.3|TC-3\.13/.test(await said(p, ".toast-no")), "no clause");
    await p.waitForSelector(".shape-blast", { state: "attached" });
    await p.keyboard.press("Escape");
    check(await p.evaluate(() => !globalThis.sandtable.parts.hand.tool), "still in hand");
  },

  async "to flee is to lose: the page asks before it does"(server) {
    const p = await sitDown(server, await reach(server, (v) => legal(v, "flee")));
    const before = await view(p);
    same(await p.textContent(".phases [aria-current=step]"), "Morale", "the phase");
    await p.click('.orders [data-k="order-flee"]');
    await p.waitForSelector("dialog[open]");
    check(/cannot be undone/.test(await p.textContent("dialog[open]")), "no warning");
    check((await view(p)).entry === before.entry, "it has fled");
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
    await p.waitForSelector(".shape-charge", { state: "attached" });
    same(await p.textContent(".phases [aria-current=step]"), "Activation", "the phase");
    check(await p.isVisible(".side .odds-dock > .pop .fire"), "the odds lie in the column");
    const { x, width } = await p.locator(".map").boundingBox();
    const odds = await p.locator(".pop").boundingBox();
    check(odds.x >= x + width, `odds at ${odds.x} over a map that ends at ${x + width}`);
    await p.setViewportSize({ width: 1024, height: 768 });
    await p.waitForSelector(".map .pop:not([hidden])");
    const rings = await p.locator("#map-washes .bonus-text").allTextContents();
    same(rings, ["+1", "+2", "+3", "+4", "+5", "+6"], "a ring for each bonus");
  },

  async "to activate, move and shoot takes three presses at most: a drag activates and moves"(
    server,
  ) {
    const p = await sitDown(server, await reach(server, activates));
    await p.evaluate(() => {
      globalThis.presses = 0;
      addEventListener("pointerdown", () => (globalThis.presses += 1), true);
    });
    const before = await view(p);
    const first = before.legal.find((a) => /^activate [sn][12]$/.test(a.action));
    const token = before.scene.tokens.find((t) => t.id === first.token);
    const from = await screen(p, token.x, token.y);
    const back = token.y > 9000 ? 1 : -1;
    const to = await screen(p, token.x + 300, token.y + back * 900);
    await p.mouse.move(from.x, from.y);
    await p.mouse.down();
    await p.mouse.move(to.x, to.y, { steps: 5 });
    await p.mouse.up();
    const moved = await until(p, (v) => v.entry > before.entry + 1);
    const now = moved.scene.tokens.find((t) => t.id === first.token);
    check(Math.hypot(now.x - token.x, now.y - token.y) > 500, "it did not move");
    const shot = moved.legal.find((a) => /^shoot \S*rifle/.test(a.action));
    const enemy = moved.scene.tokens.find((t) => t.id === shot.target);
    const at = await screen(p, enemy.x, enemy.y);
    await p.mouse.move(at.x, at.y);
    await p.waitForFunction(
      (a) => globalThis.sandtable.parts.hand.answers.odds.get(a),
      shot.action,
    );
    await p.mouse.click(at.x, at.y);
    const card = p.locator('.pop:not([hidden]) [data-k^="pick"], .pop:not([hidden]) .fire');
    while ((await view(p))?.entry === moved.entry && (await card.count()))
      await card.last().click();
    const fired = await until(p, (v) => v.entry > moved.entry);
    check(fired.entry > moved.entry, "nobody fired");
    const used = await p.evaluate(() => globalThis.presses);
    console.log(`  ${used} presses to activate, move and shoot`);
    check(used <= 3, `${used} presses to move and shoot`);
  },

  async "a model let go before its activation is answered goes there all the same"(server) {
    const p = await sitDown(server, await reach(server, activates));
    const before = await view(p);
    const first = before.legal.find((a) => /^activate [sn][12]$/.test(a.action));
    const token = before.scene.tokens.find((t) => t.id === first.token);
    const back = token.y > 9000 ? 1 : -1;
    let answer = () => {};
    const held = new Promise((resolve) => (answer = resolve));
    await p.route("**/act", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await p.route("**/from?*", (route) => route.fulfill({ json: { attacks: [] } })); /* no news */
    const drop = await carry(p, token, { x: token.x + 300, y: token.y + back * 900 });
    await p.waitForFunction((n) => globalThis.sandtable.view.entry > n, before.entry);
    await drop();
    answer();
    await until(p, (v) => v.entry > before.entry + 1);
  },

  async "a drag is a straight line at once, then the way, with the inch round enemies near its end"(
    server,
  ) {
    const moves = (v) => v.legal.some((a) => /^move/.test(a.action));
    const p = await sitDown(server, await reach(server, moves));
    const v = await view(p);
    const mover = v.scene.tokens.find((t) => t.id === v.legal.find((a) => a.role === "move").token);
    const ahead = mover.y > 9000 ? -1 : 1;
    let answer = () => {};
    const held = new Promise((resolve) => (answer = resolve));
    await p.route("**/propose?*", async (route) => {
      await held;
      await route.continue();
    });
    await carry(p, mover, { x: mover.x + 200, y: mover.y + ahead * 2340 });
    const line = () => p.getAttribute(".lead-line", "d");
    check(/^M.*L/.test((await line()) || ""), "nothing is drawn before the answer");
    check(!(await p.locator(".shape-way").count()), "a way without an answer");
    answer();
    await p.waitForSelector(".shape-way", { state: "attached" });
    await p.waitForFunction(() => !document.querySelector(".lead-line").getAttribute("d"));
    await p.waitForSelector("#map-washes .shape-threat", { state: "attached" });
  },

  async "a turn by touch: activate, move by two taps through a point, end"(server) {
    const at = await reach(server, activates);
    const p = await sitDown(server, at, { ...TABLET });
    const before = await view(p);
    const first = before.legal.find((a) => a.action.split(" ").length === 2);
    await tapModel(p, first.token);
    await FINGER.button(p, `:is(.orders, .pop) [data-k="order-${first.action}"]`);
    const acting = await until(p, (v) => v.legal.some((a) => a.role === "move"));
    const token = acting.scene.tokens.find((t) => t.id === first.token);
    const back = token.y > 9000 ? 1 : -1; /* away from the enemy, where nobody stands */
    const near = await screen(p, token.x, token.y + back * 700);
    await p.touchscreen.tap(near.x, near.y);
    await FINGER.button(p, "[data-k=through]");
    const far = await screen(p, token.x + 700, token.y + back * 900);
    check(!(await p.isVisible(".lens")), "a lens although nothing is carried");
    await p.touchscreen.tap(far.x, far.y);
    await p.waitForFunction(() => globalThis.sandtable.parts.hand.pinned);
    await p.touchscreen.tap(far.x, far.y);
    const moved = await until(p, (v) => v.entry > acting.entry);
    const now = moved.scene.tokens.find((t) => t.id === first.token);
    check(Math.hypot(now.x - token.x, now.y - token.y) > 500, "it did not move");
    const ends = moved.legal.find((a) => a.role === "end");
    check(ends, "nothing to end");
    await FINGER.button(p, ".rail .go");
    await until(p, (v) => v.entry > moved.entry);
  },

  async "a turn by keys: activate, move, end; the cursor tells distance and bearing"(server) {
    const p = await sitDown(server, await reach(server, activates));
    const before = await view(p);
    const first = before.legal.find((a) => a.action.split(" ").length === 2);
    await p.focus(".map");
    for (let i = 0; i < 9 && (await inHand(p)) !== first.token; i++) await p.keyboard.press("]");
    await p.focus(`.orders [data-k="order-${first.action}"]`);
    await p.keyboard.press("Enter");
    const acting = await until(p, (v) => v.legal.some((a) => a.role === "move"));
    const token = acting.scene.tokens.find((t) => t.id === first.token);
    await p.focus(".map");
    const back = token.y > 9000 ? "ArrowDown" : "ArrowUp";
    for (let i = 0; i < 2; i++) await p.keyboard.press(back);
    await p.keyboard.press("Shift+ArrowRight");
    await p.waitForFunction(
      (id) => globalThis.sandtable.parts.hand.pointing.proposals.order(id),
      await p.evaluate(() => globalThis.sandtable.parts.cursor.place.id),
    );
    const told = await p.evaluate(() => {
      const { cursor, hand } = globalThis.sandtable.parts;
      return [globalThis.sandtable.parts.hand.pointing.words(), cursor.words(hand)].join(" ");
    });
    check(/Price: \d/.test(told) && /inches (north|south)/.test(told), told);
    await p.keyboard.press("Enter");
    await p.waitForFunction(() => globalThis.sandtable.parts.hand.pinned);
    await p.keyboard.press("Enter");
    const moved = await until(p, (v) => v.entry > acting.entry);
    await p.keyboard.press("e");
    await until(p, (v) => v.entry > moved.entry);
  },

  async "a turn in text mode: numbers, go to a place, do it, end"(server) {
    const p = await sitDown(server, await reach(server, activates));
    await p.keyboard.press("t");
    const type = async (words) => {
      await p.fill("#order-line", words);
      await p.keyboard.press("Enter");
    };
    const before = await view(p);
    const first = before.legal.find((a) => a.action.split(" ").length === 2);
    const number = await p.evaluate(
      (text) => globalThis.sandtable.parts.textMode.listed.findIndex((a) => a.action === text) + 1,
      first.action,
    );
    await type(String(number));
    const acting = await until(p, (v) => v.legal.some((a) => a.role === "move"));
    const token = acting.scene.tokens.find((t) => t.id === first.token);
    const inches = { x: token.x / 508, y: 36 - token.y / 508 };
    const away = inches.y < 18 ? -2 : 2;
    check(/inches (north|south|east|west)/.test(await p.textContent(".text-body")), "no bearing");
    await type("go 1,1");
    await p.waitForFunction(() => /TC-5/.test(document.querySelector(".text-said").textContent));
    await type(`go ${inches.x},${inches.y + away}`);
    await p.waitForFunction(() => /Price/.test(document.querySelector(".text-said").textContent));
    await type("do");
    const moved = await until(p, (v) => v.entry > acting.entry);
    const now = moved.scene.tokens.find((t) => t.id === first.token);
    check(Math.abs(now.y - token.y) > 900, "it did not move");
    await type("end");
    await until(p, (v) => v.entry > moved.entry);
  },

  async "while models are deployed the zones say whose they are, and who waits has its card"(
    server,
  ) {
    const at = await reach(server, (v) => v.legal.some((a) => /^deploy s1/.test(a.action)));
    const p = await sitDown(server, at);
    const zones = await p.locator(".shape-zone-1, .shape-zone-2").allTextContents();
    same(zones, ["South deploys here", "North deploys here"], "the zones");
    await p.click(".warband [data-k=model-s1]");
    await p.waitForSelector(".unit .fighter-kit");
    const card = await p.textContent(".unit .fighter");
    check(/Frag Grenades/.test(card) && /BLAST/.test(card), card);
    await playTo(server, at.match, activates);
    await until(p, (v) => v.scene.turn === 1);
    check(!(await p.locator(".shape-zone-1").count()), "a zone after deployment");
  },

  async "models are deployed one after the other by two presses each, and no way leads there"(
    server,
  ) {
    const deploys = (v) => v.legal.some((a) => a.action.startsWith("deploy s"));
    const at = await reach(server, deploys);
    const p = await sitDown(server, at);
    for (let x = 6; x < 10; x += 3) {
      const before = await until(p, deploys);
      const first = await inHand(p);
      check(
        before.legal.some((a) => a.token === first),
        `${first} is not in hand`,
      );
      const spot = await screen(p, x * 508, 24 * 508);
      await p.mouse.click(spot.x, spot.y);
      await p.waitForSelector(".orders [data-k=main]");
      check(!(await p.isVisible("[data-k=through]")), "a way to go on from");
      await p.mouse.click(spot.x, spot.y);
      const after = await until(p, (v) => v.entry > before.entry);
      check(after.scene.tokens.find((t) => t.id === first).y, `${first} is not on the table`);
      await playTo(server, at.match, deploys);
    }
  },

  async "what an order would use is said in words"(server) {
    const wheel = "fighter s1 REG plus broken-on-the-wheel";
    const uses = (v) => legal(v, "use broken-on-the-wheel");
    const p = await sitDown(server, await reach(server, uses, eager, wheel));
    await p.waitForSelector(".used-kit");
    const words = await p.textContent(".used-kit");
    check(/^Broken on the Wheel: .*once a game/.test(words), words);
  },

  async "a card says what of a fighter's kit belongs to the campaign"(server) {
    const martyr = "fighter s1 REG plus resurrection";
    const p = await sitDown(server, await reach(server, activates, eager, martyr));
    await p.evaluate(() => globalThis.sandtable.parts.hand.select("s1"));
    await p.waitForSelector(".unit .fighter-kit");
    check(/Quartermaster Step/.test(await p.textContent(".unit .fighter")), "no words");
  },

  async "on a phone the orders stay in their panel, and a refusal above it"(server) {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const p = await sitDown(server, await reach(server, activates), phone);
    await p.waitForSelector(".orders .order");
    const [box, inside] = await p.evaluate(() => {
      const of = (e) => e.getBoundingClientRect();
      const list = [...document.querySelectorAll(".orders .order, .orders .roster")];
      return [of(document.querySelector(".orders")), list.map((e) => of(e).right)];
    });
    check(inside.length > 1 && Math.max(...inside) <= box.right, `${inside} beyond ${box.right}`);
    const [bottom, words] = await p.evaluate(() => {
      globalThis.sandtable.parts.slips.show("no", "No.", "too far");
      const slip = document.querySelector(".toast");
      return [slip.getBoundingClientRect().bottom, slip.textContent];
    });
    check(bottom <= box.top, `the refusal lies on the orders: ${bottom}, ${box.top}`);
    check(/Too far/.test(words), "a sentence begins small");
  },

  async "a floor and the ground below it can both be meant: by a press, a key, a drag, in words"(
    server,
  ) {
    const ruin = "table 36 36 open\npiece 1 ruin-6 at 6,8";
    const inside = (v) =>
      v.legal.some((a) => /^deploy s1/.test(a.action)) ? "deploy s1 8,9" : eager(v);
    const moves = (v) => v.legal.some((a) => /^move/.test(a.action) && a.token === "s1");
    const first = (v) =>
      v.legal.some((a) => a.action === "activate s1") ? "activate s1" : inside(v);
    const p = await sitDown(server, await reach(server, moves, first, ruin));
    const before = await view(p);
    const s1 = before.scene.tokens.find((t) => t.id === "s1");
    const to = await screen(p, s1.x + 254, s1.y - 3.5 * 508);
    await p.mouse.click(to.x, to.y);
    await p.waitForSelector(".orders [data-k^=floor-]");
    const floors = await p.locator(".orders [data-k^=floor-]").allTextContents();
    check(/On the ground/.test(floors[0]) && /3″ up/.test(floors[1]), floors.join("; "));
    const pressed = () =>
      p.locator(".orders [data-k^=floor-]").evaluateAll((all) => all.map((x) => x.ariaPressed));
    same(await pressed(), ["true", "false"], "the level it stands on comes first");
    await p.keyboard.press("v");
    same(await pressed(), ["false", "true"], "V");
    check(/at 3″/.test(await p.textContent("#map-over")), "the height at the end of the way");
    await p.keyboard.press("Escape");
    const from = await screen(p, s1.x, s1.y);
    await p.mouse.move(from.x, from.y);
    await p.mouse.down();
    await p.mouse.move(to.x, to.y, { steps: 5 });
    await p.mouse.up();
    await p.waitForSelector(".orders [data-k^=floor-]");
    check((await view(p)).entry === before.entry, "a drag went to one of two heights");
    await p.keyboard.press("t");
    await p.fill("#order-line", "go 8.5,12.5^3");
    await p.keyboard.press("Enter");
    await p.waitForFunction(() =>
      /12\.5\^3/.test(document.querySelector(".text-said").textContent),
    );
    await p.fill("#order-line", "do");
    await p.keyboard.press("Enter");
    const moved = await until(p, (v) => v.entry > before.entry);
    same(moved.scene.tokens.find((t) => t.id === "s1").height, 3 * 508, "on the floor");
  },

  async "a finger reaches every model where bases touch: one's own, and those it may shoot at"(
    server,
  ) {
    const spots = { s1: "14,14", s2: "15,14", s3: "16,14", n1: "14,22", n2: "15,22", n3: "16,22" };
    const close = (v) => {
      const { action } = v.legal[0];
      const id = action.split(" ")[1];
      return /^deploy/.test(action) && spots[id] ? `deploy ${id} ${spots[id]}` : eager(v);
    };
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const side = (v) => activates(v) && v.as === 0;
    const p = await sitDown(server, await reach(server, side, close), phone);
    const v = await view(p);
    const [, two, three] = ["s1", "s2", "s3"].map((id) => v.scene.tokens.find((t) => t.id === id));
    const between = await screen(p, (two.x + three.x) / 2, two.y);
    await p.touchscreen.tap(between.x, between.y);
    await p.waitForSelector(".fan:not([hidden]) button");
    const fan = p.locator(".fan button");
    const names = (await fan.allTextContents()).map((x) => /s\d/.exec(x)[0]);
    check(names.includes("s2") && names.includes("s3"), names.join());
    await fan.nth(names.indexOf("s2")).tap();
    same(await inHand(p), "s2", "in hand");
    await FINGER.button(p, `:is(.orders, .pop) [data-k="order-activate s2"]`);
    const acting = await until(p, (x) => x.legal.some((a) => a.role === "shoot" && a.target));
    const [one, other] = ["n1", "n2"].map((id) => acting.scene.tokens.find((t) => t.id === id));
    const at = await screen(p, (one.x + other.x) / 2, one.y);
    await p.touchscreen.tap(at.x, at.y);
    await p.waitForSelector(".pop:not([hidden]) [data-k^=pick]");
    const choices = await p.locator(".pop [data-k^=pick]").allTextContents();
    for (const id of ["n1", "n2"])
      check(
        choices.some((x) => x.includes(id)),
        choices.join("; "),
      );
  },

  async "a charger slides to a place on the table, not to a number"(server) {
    const spots = { s1: "15,14", n1: "15,22", n2: "15.9,22.9" };
    const fists = (v) => {
      const charge = v.legal.find((a) => a.action === "charge n1");
      const [verb, id] = v.legal[0].action.split(" ");
      if (charge && v.legal.some((a) => a.token === "s1")) return charge.action;
      if (legal(v, "activate s1")) return "activate s1";
      return verb === "deploy" && spots[id] ? `deploy ${id} ${spots[id]}` : eager(v);
    };
    const slides = (v) => v.legal.some((a) => a.action.startsWith("slide"));
    const p = await sitDown(server, await reach(server, slides, fists));
    const before = await view(p);
    const order = before.legal.find((a) => /^Slide to .*beside n2/.test(a.label));
    check(order, before.legal.map((a) => a.label).join("; "));
    check((await p.locator(".only-place").count()) > 0, "no places are drawn");
    const [x, y] = order.cell.split(",").map(Number);
    const at = await screen(p, x, y);
    await p.mouse.click(at.x, at.y);
    await p.waitForSelector(".orders [data-k=main]");
    await p.waitForSelector("#map-over .ghost", { state: "attached" });
    check(!(await p.isVisible("[data-k=through]")), "a slide goes on");
    await p.click(".orders [data-k=main]");
    const after = await until(p, (v) => v.entry > before.entry);
    const s1 = after.scene.tokens.find((t) => t.id === "s1");
    check(Math.hypot(s1.x - x, s1.y - y) < 254, `it stands at ${s1.x},${s1.y}, not ${x},${y}`);
  },

  async "on a phone no model stays under the buttons over the map"(server) {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const edge = (v) => (/^deploy s1/.test(v.legal[0].action) ? "deploy s1 1,8" : eager(v));
    const p = await sitDown(server, await reach(server, activates, edge), phone);
    const s1 = (await view(p)).scene.tokens.find((t) => t.id === "s1");
    await p.evaluate(() => globalThis.sandtable.parts.board.camera.zoomBy(1.6));
    const at = await screen(p, s1.x, s1.y);
    const eye = await p.locator(".eye").boundingBox();
    check(at.x > eye.x + eye.width, `the model at ${at.x} lies under the eye`);
  },

  async "a press that shows a way ends the playback of the dice, and counts"(server) {
    for (let tries = 0; tries < 20; tries++) {
      const at = await reach(server, (v) => legal(v, "dash"));
      const p = await sitDown(server, at, { pace: "slow" });
      const before = await view(p);
      await hold(p, before.entry + 2); /* the dice */
      await p.click('.orders [data-k="order-dash"]');
      await p.click(".pop .fire");
      await p.waitForSelector(".playback", { state: "visible" });
      const after = await until(p, (v) => v.entry > before.entry + 1);
      const mover = after.scene.tokens.find((t) => t.id === after.legal[0]?.token);
      const rolled = after.legal.some((a) => a.role === "move") && mover;
      if (!rolled) {
        await p.context().close(); /* the Dash failed */
        continue;
      }
      const back = mover.y > 9000 ? 1 : -1;
      const to = await screen(p, mover.x + 300, mover.y + back * 900);
      await p.mouse.click(to.x, to.y);
      await p.waitForSelector(".orders [data-k=main]");
      return;
    }
    throw new Error("no Dash ever succeeded");
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
