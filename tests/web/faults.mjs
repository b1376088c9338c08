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
        const { header } = globalThis.sandtable.parts;
        header.view = { ...header.view, clock: { left: [ms, ms], running: 0, minutes: 10 } };
        header.tick();
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

  async "an offer of a draw is seen and answered, on the map and in text mode"(server) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "person",
    ]);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const p = await page({ viewport });
      await open(p, seatLink(server, made, 1));
      const offer = () =>
        server.api(`matches/${made.match}/draw`, { answer: "yes" }, made.seats[0].token);
      for (const text of [false, true]) {
        if (text) await p.evaluate(() => globalThis.sandtable.toggleText());
        await offer();
        await until(p, (v) => v.draw_offer);
        await pressable(p, '[data-k="draw-yes"]');
        await pressable(p, '[data-k="draw-no"]');
        await p.click('[data-k="draw-no"]');
        await until(p, (v) => !v.draw_offer);
      }
      await p.context().close();
    }
  },

  async "no press is lost while the computer plays and the panels change"(server) {
    const p = await page();
    const counted = { handover: 0, hint: 0 };
    for (const what of Object.keys(counted))
      await p.route(`**/${what}`, (route) => {
        counted[what] += 1;
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
    };
    const pressIt = async (n) => {
      await p.mouse.down();
      await new Promise((resolve) => setTimeout(resolve, 60 + ((n * 7) % 61)));
      await p.mouse.up();
    };
    const over = () => p.evaluate(() => globalThis.sandtable.view.over);
    const back = '[data-k="back-0"]';
    await start(true, back);
    for (let n = 0; n < 200; n++) {
      if (await over()) await start(true, back);
      await pressIt(n);
      if (!(await over())) continue;
      await p.waitForTimeout(100); /* the game ended, perhaps under the finger: press again */
      counted.handover = n--;
    }
    check(!(await p.textContent(".orders .stamp")).includes("Your turn"), "the stamp");
    await start(false, '.orders [data-k="hint"]');
    for (let n = 0; n < 20; n++) await pressIt(n);
    await p.waitForTimeout(200);
    same(counted, { handover: 200, hint: 20 }, "presses that counted");
  },
});
