/* battle.mjs - a small battle without hexes: markers before rolls, fighters, blasts, fireteams. */
import { check, FINGER, run, same, until, view } from "./harness.mjs";
import { FLAGS, playTo, reach, sitDown } from "./skirmish.mjs";

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
};

await run(tests, FLAGS);
