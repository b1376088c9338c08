/* table.mjs - people at a table: secrets, reload, kill -9, watching, replaying. */
import { check, hold, open, page, run, same, until, view } from "./harness.mjs";

const seatLink = (server, made, seat) =>
  `${server.url}/match/${made.match}#${made.seats[seat].token}`;

/** Everything a page is sent, as one text. The stream of events cannot be read from outside: the
 * page keeps every message for us. */
async function listen(p) {
  const heard = [];
  p.on("response", (r) => {
    if (r.url().includes("/api/") && !r.url().includes("/events"))
      heard.push(r.text().catch(() => ""));
  });
  await p.addInitScript(keepEvents);
  return async () =>
    [...(await Promise.all(heard)), ...(await p.evaluate(() => globalThis.heard))].join("\n");
}

function keepEvents() {
  globalThis.heard = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (where, how) => {
    const answer = await real(where, how);
    if (!String(where).includes("/events") || !answer.body) return answer;
    const [ours, theirs] = answer.body.tee();
    const keep = async (reader) => {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        globalThis.heard.push(part.value);
    };
    keep(ours.pipeThrough(new TextDecoderStream()).getReader()).catch(() => {});
    return new Response(theirs, answer);
  };
}

/** What one seat knows and the other must not: its orders, its hidden pieces, what only it was
 * told. */
function secrets(own, other) {
  const told = (v) => v.log.flatMap((l) => l.text.split(/(?<=\.) /));
  const seen = new Set(told(other));
  const hidden = new Set(other.scene.tokens.filter((t) => t.hidden).map((t) => t.id));
  return [
    ...own.legal.map((a) => a.label),
    ...own.scene.tokens.filter((t) => hidden.has(t.id)).map((t) => t.name),
    ...told(own).filter((text) => !seen.has(text)),
  ].filter((text) => text);
}

/** Click the order whose notation begins like this. */
async function say(p, words) {
  const v = await until(p, (now) => now.legal.some((a) => a.action.startsWith(words)));
  const action = v.legal.find((a) => a.action.startsWith(words));
  await p.evaluate((a) => globalThis.sandtable.dispatch.act(a), action);
  return until(p, (now) => now.seq > v.seq);
}

/** A match whose diary and chat are several pages long. */
async function longMatch(server) {
  const made = await server.create("drill", "2-sections", ["person", "person"]);
  const [red, blue] = made.seats.map((seat) => seat.token);
  const post = (what, body, token) => server.api(`matches/${made.match}/${what}`, body, token);
  const { seq } = await server.api(`matches/${made.match}`, null, red);
  await post("act", { seq, action: "pack 1" }, red);
  for (let i = 0; i < 120; i++) {
    await post("draw", { answer: "yes" }, red);
    await post("draw", { answer: "no" }, blue);
    await post("chat", { text: `word ${i}` }, blue);
  }
  return made;
}

await run({
  async "a token is in no address once the page has read its link"(server) {
    const made = await server.create("drill", "2-sections", ["person", "person"]);
    const p = await page();
    const asked = [];
    p.on("request", (r) => asked.push(r.url()));
    await open(p, seatLink(server, made, 0));
    same((await view(p)).you, [0], "the seat of the link");
    check(!p.url().includes(made.seats[0].token), p.url());
    await p.reload();
    await p.waitForSelector("body[data-ready]");
    same((await view(p)).you, [0], "the seat after a reload");
    await until(p, (now) => now.seats[0].online);
    await open(p, seatLink(server, made, 1));
    same((await view(p)).you, [1], "another link in the same tab");
    check(
      asked.some((url) => url.includes("/events")),
      "the page listens",
    );
    const tokens = made.seats.map((seat) => seat.token);
    check(!asked.some((url) => tokens.some((t) => url.split("#")[0].includes(t))), asked.join());
  },

  async "a long diary comes in pages: older lines when the reader goes up"(server) {
    const made = await longMatch(server);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const lines = () => p.locator(".diary-panel .diary:not(.talk) > li").count();
    same(await lines(), 100, "the first page");
    const pane = ".diary-panel > .in.scroll";
    const top = () => p.evaluate((q) => document.querySelector(q).scrollTop, pane);
    await p.waitForFunction((q) => document.querySelector(q).scrollTop > 0, pane);
    await p.evaluate((q) => (document.querySelector(q).scrollTop = 0), pane);
    await p.waitForFunction(() => globalThis.sandtable.parts.diary.lines.length === 200);
    check((await top()) > 0, "the reader loses the place");
    const place = await top();
    await server.api(
      `matches/${made.match}/draw`,
      { answer: "yes" },
      made.seats[1].token,
    ); /* a new line while the reader is above */
    await p.waitForFunction(() => globalThis.sandtable.parts.diary.lines.length === 201);
    await new Promise((resolve) => setTimeout(resolve, 300));
    same(await top(), place, "a new line pulls the reader away");
    await p.dispatchEvent(".diary-panel > .in > .older", "click"); /* without scrolling there */
    await p.waitForFunction(() => globalThis.sandtable.parts.diary.lines.length === 242);
    check(await p.isHidden(".diary-panel > .in > .older"), "there is nothing older");
    const seqs = (await view(p)).log.map((l) => l.seq);
    same(
      seqs,
      [...new Set(seqs)].sort((a, b) => a - b),
      "the lines, in order and once",
    );

    await p.click(".diary-panel [role=tab]:nth-child(2)");
    same(await p.locator(".talk > li").count(), 50, "the first page of the chat");
    check((await p.textContent(".talk > li:last-child")).includes("word 119"), "the last word");
    await p.dispatchEvent(".talk-page .older", "click");
    await p.waitForFunction(() => document.querySelectorAll(".talk > li").length === 100);

    await p.reload();
    await p.waitForSelector("body[data-ready]");
    await p.keyboard.press("t");
    same(await p.locator(".text-log > li").count(), 12, "the diary in text mode");
    for (let i = 0; i < 8; i++) await p.click('.text-mode [data-k="older"]');
    await p.waitForFunction(() => document.querySelectorAll(".text-log > li").length === 108);
  },

  async "two browsers play with hidden values, and neither hears the other's"(server) {
    const made = await server.create("drill", "2-sections", ["person", "person"]);
    const [red, blue] = [await page(), await page()];
    const heard = [await listen(red), await listen(blue)];
    await open(red, seatLink(server, made, 0));
    await open(blue, seatLink(server, made, 1));
    await say(red, "pack 3");
    await say(blue, "pack 1");
    for (let i = 0; i < 6; i++) {
      for (const p of [red, blue]) {
        const v = await view(p);
        if (v && v.legal.length)
          await say(p, v.legal.some((a) => a.action === "hold") ? "hold" : "march");
      }
    }
    check(!(await view(red)).over, "the game ended too soon to be a test");
    for (const [i, p] of [red, blue].entries()) {
      const all = await heard[i]();
      check(all.length > 2000, "nothing was heard");
      const own = i === 0 ? "packs 3 rounds" : "packs 1 round";
      const other = i === 0 ? /packs 1 round/ : /packs 3 round/;
      check(all.includes(own), "a player's own secret is missing");
      check(!other.test(all), "the other's secret was sent");
      const left = (await view(p)).scene.tokens.map((t) => t.left);
      same(left, i === 0 ? ["3", "?"] : ["?", "1"], "what the counters show");
    }
  },

  async "two browsers play a raid, and neither hears of the other's orders and hidden units"(
    server,
  ) {
    const made = await server.create("trenches-of-valor", "2-the-railway-salient", [
      "person",
      "person",
    ]);
    const pages = [await page(), await page()];
    const heard = [await listen(pages[0]), await listen(pages[1])];
    for (const i of [0, 1]) await open(pages[i], seatLink(server, made, i));
    const untold = [new Set(), new Set()]; /* what each seat must not hear */
    let entry = 0;
    for (let n = 0; n < 30; n++) {
      const views = [
        await until(pages[0], (v) => v.entry >= entry),
        await until(pages[1], (v) => v.entry >= entry),
      ];
      for (const i of [0, 1])
        for (const text of secrets(views[1 - i], views[i])) untold[i].add(text);
      const { to_move: seat, legal } = views[views[0].to_move];
      await pages[seat].evaluate(
        (a) => globalThis.sandtable.dispatch.act(a),
        legal[(n * 5) % legal.length],
      );
      entry = (await until(pages[seat], (v) => v.entry > entry)).entry;
    }
    for (const i of [0, 1]) {
      const all = await heard[i]();
      check(untold[i].size > 20, "there was nothing to hide");
      for (const text of untold[i]) check(!all.includes(text), `seat ${i} heard "${text}"`);
    }
    check(
      [...untold[0]].some((text) => text.includes("face-down")),
      "no unit was hidden",
    );
  },

  async "a reload comes back to the same position"(server) {
    const made = await server.create("drill", "2-sections", ["person", "easy"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    await say(p, "pack 2");
    const before = await until(p, (v) => v.legal.length > 0);
    await p.reload();
    const after = await until(p, (v) => v.legal.length > 0);
    same(after.entry, before.entry, "entries");
    same(after.scene, before.scene, "scene");
    same(
      after.log.map((l) => l.text),
      before.log.map((l) => l.text),
      "diary",
    );
  },

  async "the server is killed and comes back: both pages go on by themselves"(server) {
    const made = await server.create("drill", "2-sections", ["person", "person"]);
    const [red, blue] = [await page(), await page()];
    await open(red, seatLink(server, made, 0));
    await open(blue, seatLink(server, made, 1));
    await say(red, "pack 1");
    await say(blue, "pack 1");
    const acked = await say(red, "march");
    await server.kill();
    await red.waitForSelector(".line-state:not([hidden])");
    check((await red.textContent(".line-state")).includes("trying again"), "no countdown");
    await server.start();
    await red.waitForSelector(".line-state", { state: "hidden" });
    await blue.waitForSelector(".line-state", { state: "hidden" });
    same((await view(red)).entry, acked.entry, "what was acknowledged");
    const next = await say(blue, "hold");
    await until(red, (v) => v.entry === next.entry);
    await say(blue, "march");
  },

  async "an order to an older position is answered with the present one"(server) {
    const made = await server.create("drill", "2-sections", ["person", "easy"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const v = await until(p, (now) => now.legal.length > 0);
    await server.api(
      `matches/${made.match}/act`,
      { seq: v.seq, action: "pack 0" },
      made.seats[0].token,
    );
    await p.evaluate(
      ([action, seq]) => {
        globalThis.sandtable.view = { ...globalThis.sandtable.view, seq };
        return globalThis.sandtable.dispatch.act({ action, label: "" });
      },
      ["pack 3", v.seq],
    );
    await p.waitForSelector(".toast-careful");
    await until(p, (now) => now.entry > v.entry);
  },

  async "a seat gets a name and is given away by link"(server) {
    const made = await server.create("drill", "2-sections", ["person", "person"]);
    const [red, friend] = [await page(), await page()];
    await open(red, seatLink(server, made, 0));
    await red.click("#menu-button");
    await red.click("text=My name at the table");
    await red.fill("dialog input", "Corporal Tin");
    await red.click("dialog .go");
    await until(red, (v) => v.seats[0].name === "Corporal Tin");
    await red.click("#menu-button");
    await red.click("text=Give my seat to a friend");
    await red.click("dialog .go");
    const link = await red.textContent("dialog code.link");
    await open(friend, link);
    same((await until(friend, (v) => v.legal.length > 0)).you, [0], "the friend's seat");
    await until(red, (v) => v.you.length === 0);
  },

  async "standing orders are given from the menu, where a game has a use for them"(server) {
    const made = await server.create("valor-and-victory", "1-first-patrol", ["person", "person"]);
    const p = await page();
    await open(p, seatLink(server, made, 1));
    await p.click("#menu-button");
    await p.click(".menu button:text('Standing orders')");
    await p.click(".menu button:text('Hold fire')");
    await until(p, (v) => v.standing === "hold");
    same(
      (await server.api(`matches/${made.match}`, null, made.seats[0].token)).standing,
      "ask",
      "the other seat's orders",
    );
  },

  async "a spectator sees the table, no secrets and no orders"(server) {
    const made = await server.create("drill", "2-sections", ["person", "easy"]);
    await server.api(
      `matches/${made.match}/act`,
      {
        seq: (await server.api(`matches/${made.match}`, null, made.seats[0].token)).seq,
        action: "pack 2",
      },
      made.seats[0].token,
    );
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${made.spectator}`);
    const v = await view(p);
    same([v.you, v.legal], [[], []], "a spectator's seats and orders");
    check((await p.textContent(".orders")).includes("You are watching"), "it does not say so");
    check(!(await p.locator(".orders [data-k=undo]").count()), "a spectator may undo");
    same(
      v.scene.tokens.map((t) => t.left),
      ["?", "?"],
      "what a spectator sees",
    );
  },

  async "a finished match is replayed, forked, verified and downloaded"(server) {
    const made = await server.create("drill", "2-sections", ["easy", "easy"]);
    const p = await page();
    await open(p, `${server.url}/match/${made.match}#${made.spectator}`);
    const end = await until(p, (v) => v.over);
    await hold(p, 3);
    await p.click(".scrub-play");
    await until(p, (v) => v.entry > 1 && v.entry < end.entry);
    await p.click(".replay-bar button:text('Pause')");
    await p.click(".replay-bar button:text('First')");
    await until(p, (v) => v.entry === 0);
    await p.click(".replay-bar button:text('Next')");
    await until(p, (v) => v.entry === 1);
    check(await p.isVisible(".replay-bar"), "no replay bar");
    await p.click(".replay-bar button:text('Back to the table')");
    await until(p, (v) => v.entry === end.entry);
    await p.click("#menu-button");
    const [file] = await Promise.all([
      p.waitForEvent("download"),
      p.click(".menu button:text('Download the record')"),
    ]);
    check(file.suggestedFilename().endsWith(".record"), "no record");
    await open(p, `${server.url}/verify/${made.match}#${made.spectator}`);
    check(
      (await p.textContent("main")).includes("Every die matches its seal"),
      "the dice are not verified",
    );
    await open(p, `${server.url}/replay/${made.match}#${made.spectator}`);
    await until(p, (v) => v.entry === 0);
    await p.click(".replay-bar button:text('Next')");
    await until(p, (v) => v.entry === 1);
    await p.click(".replay-bar button:text('Play on from here')");
    await p.waitForURL((url) => !url.pathname.endsWith(made.match));
    await until(p, (v) => v.entry === 1 && v.legal.length > 0);
  },

  async "an open seat is taken by link, the waiting room opens the table"(server) {
    const [host, guest] = [await page(), await page()];
    await open(host, `${server.url}/set-up/drill`);
    await host.check("input[name=scenario][value='2-sections']");
    await host.check("input[name=seat1][value=open]");
    await host.click("#start");
    await host.waitForSelector(".waiting");
    const link = await host.textContent(".waiting code:text('/join/')");
    await open(guest, link);
    await guest.fill("#your-name", "<b>Ada</b>");
    await guest.click("button:text('Sit down')");
    await until(guest, (v) => v.you.length === 1);
    await until(host, (v) => v.legal.length > 0);
    await guest.click(".diary-panel [role=tab]:nth-child(2)");
    await guest.fill(".say input", "Good luck <script>alert(1)</script>");
    await guest.keyboard.press("Enter");
    await host.waitForFunction(() =>
      document.querySelector(".talk")?.textContent?.includes("<script>"),
    );
    check(
      (await host.textContent(".talk")).includes("<b>Ada</b>"),
      "the name is not shown as it was typed",
    );
  },

  async "whoever set up a table mutes a guest, puts them out, and renews the spectators' link"(
    server,
  ) {
    const [host, guest] = [await page(), await page()];
    await open(host, `${server.url}/set-up/drill`);
    await host.check("input[name=scenario][value='2-sections']");
    await host.check("input[name=seat1][value=open]");
    await host.click("#start");
    await host.waitForSelector(".waiting");
    const room = host.url();
    const link = await host.textContent(".waiting code:text('/join/')");
    const before = await host.textContent(".waiting tr:last-child code");
    await open(guest, link);
    await guest.click("button:text('Sit down')");
    await until(guest, (v) => v.you.length === 1);
    await until(host, (v) => v.legal.length > 0);
    await open(host, room);
    await host.click(".waiting tr:nth-child(2) button:text('Mute')");
    await host.waitForSelector(".waiting tr:nth-child(2) button:text('Unmute')");
    await guest.click(".diary-panel [role=tab]:nth-child(2)");
    await guest.fill(".say input", "hello?");
    await guest.keyboard.press("Enter");
    await guest.waitForSelector(".toast-no");
    await host.click(".waiting tr:nth-child(2) button:text('Put out')");
    await host.click("dialog .go");
    await host.waitForSelector(".waiting tr:nth-child(2) code:text('/join/')");
    await host.click(".waiting tr:last-child button:text('New link')");
    await host.click("dialog .go");
    await host.waitForFunction(
      (old) => document.querySelector(".waiting tr:last-child code")?.textContent !== old,
      before,
    );
    await guest.goto(before);
    await guest.waitForSelector(".note.e");
  },

  async "a match that can no longer be played says why, and gives its record"(server) {
    const made = await server.create("trench-warfare", "standard", ["person", "easy"]);
    const p = await page();
    const why = "This match can no longer be played here: its rules are gone.";
    await p.route(`**/api/matches/${made.match}`, (route) =>
      route.fulfill({ status: 410, json: { error: why, record: true } }),
    );
    await open(p, seatLink(server, made, 0));
    check((await p.textContent(".note.e")).includes(why), "it does not say why");
    const [file] = await Promise.all([
      p.waitForEvent("download"),
      p.click("button:text('Download the record')"),
    ]);
    same(file.suggestedFilename(), `${made.match}.record`, "the record");
  },

  async "resign, then a rematch with the sides changed"(server) {
    const made = await server.create("drill", "2-sections", ["person", "easy"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    await p.click("#menu-button");
    await p.click(".menu .danger");
    await p.click("dialog .go");
    await until(p, (v) => v.over);
    await p.click(".orders [data-k=rematch]");
    await p.waitForURL((url) => !url.pathname.endsWith(made.match));
    const v = await until(p, (now) => now.you.length > 0);
    same(v.you, [1], "my seat in the rematch");
  },
});
