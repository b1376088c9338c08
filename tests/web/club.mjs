/* club.mjs - Trench Club in the page: watching a table of four, and solo against the Automa by
 * mouse. */
import { check, open, order, page, run, same, take, until } from "./harness.mjs";

const STEPS = 150; /* the most decisions of a solo game the test plays */
const PATIENCE = 120000; /* ms for forty lines of the diary */

/** How many hexes lie between two cells, from their printed numbers: odd columns lie half a hex
 * lower. */
function apart(a, b) {
  const [p, q] = [a, b].map((id) => {
    const column = Number(id.slice(0, 2));
    const z = Number(id.slice(2)) - Math.floor(column / 2);
    return [column, z, -column - z];
  });
  return Math.max(...p.map((x, i) => Math.abs(x - q[i])));
}

/** A player who goes for forts and attacks whatever is in the way. */
function pick(v) {
  const first = (kind) => v.legal.find((a) => a.action.startsWith(kind));
  const forts = v.scene.tokens
    .filter((t) => (t.states || "").includes("fort") && t.side !== v.as)
    .map((t) => t.cell);
  const way = (a) => Math.min(...forts.map((f) => apart(a.cell, f)));
  const march = v.legal
    .filter((a) => /^move \w+-(INF|MTD|HVY|ATG)/.test(a.action))
    .sort((a, b) => way(a) - way(b))[0];
  return (
    ["split", "conquer", "buy", "attack"].map(first).find((a) => a) ||
    march ||
    ["done", "fight", "end"].map(first).find((a) => a) ||
    v.legal[0]
  );
}

const kindOf = (action) => action.action.split(" ")[0];

await run({
  async "a table of four is watched"(server) {
    const made = await server.create("trench-club", "4-players", [
      "automa",
      "automa",
      "automa",
      "automa",
    ]);
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${made.spectator}`);
    const before = await until(p, (v) => v.seats.length === 4);
    const v = await until(
      p,
      (now) => now.over || now.log.length > before.log.length + 40,
      PATIENCE,
    );
    same([v.you, v.legal], [[], []], "a spectator's seats and orders");
    same(
      v.seats.map((seat) => seat.side),
      ["ger", "gbr", "auh", "fra"],
      "who sits at the table",
    );
    check(
      (await p.evaluate(() => globalThis.sandtable.parts.board.ground.places.length)) === 605,
      "not 605 hexes",
    );
    check((await p.locator(".minimap").count()) === 1, "no mini-map");
    check(v.scene.tokens.filter((t) => t.damage_of).length > 4, "hardly any units");
    await p.click(".zoom button:text('fit')");
    check(
      await p.evaluate(() => globalThis.sandtable.parts.board.camera.whole()),
      "the whole board does not fit",
    );
  },

  async "solo against the Automa by mouse"(server) {
    const made = await server.api("matches", {
      game: "trench-club",
      scenario: "solo-automa",
      options: { nation1: "auh", nation2: "gbr", level: "easy" },
      seats: [{ who: "person" }, { who: "computer", level: "automa" }],
    });
    const token = made.seats[0].token;
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${token}`);
    const done = new Set(); /* kinds of order given by mouse */
    let v = await until(p, (now) => now.legal.length > 0);
    const all = () => ["conquer", "buy", "attack"].every((k) => done.has(k));
    for (let i = 0; i < STEPS && !v.over && !all(); i++) {
      const action = pick(v);
      const before = v.seq;
      if (kindOf(action) === "move" && !done.has("move")) {
        await take(p, action.token);
        check(
          /speed.*range.*attack.*armour/.test(await p.textContent(".panel.unit")),
          "the unit panel shows no values",
        );
      }
      await order(p, action);
      done.add(kindOf(action));
      v = await until(p, (now) => now.seq > before && (now.over || now.legal.length > 0));
    }
    for (const kind of ["split", "chip", "place", "armies", "move", "done"])
      check(done.has(kind), `no ${kind} by mouse`);
    check(
      v.over || (done.has("conquer") && done.has("buy")),
      "no fort was taken and nothing bought",
    );
    check(
      v.log.some((line) => /Automa|by order|British/.test(line.text)),
      "the diary says nothing of the Automa's turn",
    );
  },
});
