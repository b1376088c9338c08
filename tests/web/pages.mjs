/* pages.mjs - the pages around the table: home, set-up, waiting room, join, open tables, rules,
 * preferences. */
import { check, open, page, run, same, until, view } from "./harness.mjs";

const HIDDEN = "trenches-of-valor"; /* a game with secrets */

/** A match set up on the page: me and a friend by link. Returns the host's page and the link. */
async function withFriend(server, options) {
  const p = await page(options);
  await open(p, `${server.url}/set-up/${HIDDEN}`);
  await p.click("input[name=seat1][value=link]");
  await p.click("#start");
  await p.waitForURL(/\/seats\//);
  await p.waitForSelector("body[data-ready]");
  const link = await p.textContent("tr:has(.btn) code.link");
  return { p, link };
}

await run({
  async "a friend's link seats the friend, and nobody else ever looks through it"(server) {
    const { p, link } = await withFriend(server);
    check(/\/join\/\w+#\w+$/.test(link), `the link is ${link}`);
    const friend = await page();
    await open(friend, link);
    await friend.fill("#your-name", "Anna");
    same(await friend.locator("button:has-text('Sit down')").count(), 1, "seats to choose from");
    await friend.click("text=Sit down");
    await friend.waitForURL(/\/match\//);
    const mine = await until(friend, (v) => v.you.length > 0);
    same(mine.you, [1], "the friend's seat");
    await p.waitForURL(/\/match\//); /* the table opens for the host as well */
    const seen = await until(p, (v) => v.you.length > 0);
    same(seen.you, [0], "the host's seat");
    check(
      seen.log.some((l) => /^Anna plays/.test(l.text || "")),
      "nobody told the host who sat down",
    );

    await open(p, link); /* the host's own browser: back to the host's own seat */
    await p.waitForURL(/\/match\//);
    same((await until(p, (v) => v.you.length > 0)).you, [0], "the host with the friend's link");

    const other = await page();
    await open(other, link);
    same(await other.locator("button:has-text('Sit down')").count(), 0, "seats for a second comer");
    check(
      (await other.textContent("main")).includes("somebody else has used your link"),
      "a friend whose seat was taken is not told",
    );
    await other.click("text=Watch");
    await other.waitForURL(/\/match\//);
    const watched = await until(other, () => true);
    same([watched.you, watched.as], [[], -1], "whoever opens the link later");
    check(
      watched.scene.tokens.every(
        (t) =>
          t.side !== 1 || t.hidden || !mine.scene.tokens.some((x) => x.id === t.id && x.hidden),
      ),
      "hidden pieces are shown",
    );
  },

  async "covers are in the order of learning, and a phone begins with Play now"(server) {
    const p = await page();
    await open(p, server.url);
    const learn = await p.locator(".cover tr:has-text('learn') td:last-child").allTextContents();
    const order = ["easy", "medium", "hard", "in a minute"];
    const places = learn.map((word) => order.indexOf(word));
    check(!places.includes(-1), `covers say ${learn}`);
    same(places, [...places].sort(), "the order of the covers");
    check(await p.isVisible("footer"), "no footer");
    const { top } = await p.locator("footer").evaluate((e) => e.getBoundingClientRect());
    check(top < 900, `the foot of the page is at ${top}, below the fold`);
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const low = await page({ viewport });
      await open(low, server.url);
      const at = await low.locator("#play-now").evaluate((e) => e.getBoundingClientRect().bottom);
      check(at < viewport.height, `at ${viewport.width} Play now is ${at} pixels down`);
      const high = await low.evaluate(() => document.documentElement.scrollHeight);
      check(viewport.width < 900 || high <= viewport.height, `the page is ${high} pixels high`);
    }
  },

  async "the page can be installed"(server) {
    const p = await page();
    await open(p, server.url);
    const session = await p.context().newCDPSession(p);
    const { errors, data } = await session.send("Page.getAppManifest");
    same(errors, [], "what the browser finds wrong with the manifest");
    same(JSON.parse(data).start_url, "/", "where it begins");
  },

  async "your matches are what the server says, and are asked about again"(server) {
    const made = await server.create("drill", "2-sections", ["person", "person"]);
    const p = await page();
    const seat = (n) => made.seats[n].token;
    await open(p, `${server.url}/match/${made.match}#${seat(0)}`);
    await until(p, (v) => v.legal.length > 0);
    const act = async (n) => {
      const v = await server.api(`matches/${made.match}`, null, seat(n));
      const action = v.legal[0].action;
      await server.api(`matches/${made.match}/act`, { seq: v.seq, action }, seat(n));
    };
    await open(p, server.url);
    await p.waitForSelector(".mt .stamp");
    await act(0); /* elsewhere, on another machine */
    await p.reload();
    await p.waitForSelector(".mt:has-text('waiting for Blue section')");
    await act(1);
    await p.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await p.waitForSelector(".mt .stamp");
  },

  async "set-up speaks in words, of what matters in the scenario"(server) {
    const p = await page();
    await open(p, `${server.url}/set-up/trench-club`);
    await p.waitForSelector(".preview svg");
    const words = () => p.locator(".set-up .option > span").allInnerTexts();
    const few = (await words()).join("\n");
    for (const raw of ["Cap", "Legacy", "Cards1", "cards1", "_"])
      check(!few.split("\n").includes(raw) && !few.includes("_"), `an option is called ${raw}`);
    check(!/third side|Automa/.test(few), `options of other scenarios are shown: ${few}`);
    same(await p.locator(".levels").count(), 1, "levels of the computer");
    const fair = p.getByText("it rolls the same dice, and sees no more");
    check(await fair.isVisible(), "what makes the computer stronger is not said");
    await p.click("input[name=scenario][value=solo-automa]");
    check(/Strength of the Automa/.test((await words()).join()), "the Automa has no strength");
    same(await p.locator(".levels").count(), 0, "levels beside the Automa's own");
    same(await fair.count(), 0, "printed orders do not think");
    const swatches = await p
      .locator("legend .swatch path")
      .evaluateAll((list) => list.map((path) => path.getAttribute("fill")));
    same(swatches, ["var(--s2)", "var(--s1)"], "France is blue wherever it sits");
    await p.click("input[name=scenario][value='2-players-short']");
    check(await p.isChecked("[data-k=option-short]"), "a short game is not short");
    await p.click("[data-k=option-cap]");
    const [asked] = await Promise.all([
      p.waitForRequest((r) => r.method() === "POST" && r.url().endsWith("/api/matches")),
      p.click("#start"),
    ]);
    const { scenario, options } = asked.postDataJSON();
    same({ scenario, options }, { scenario: "2-players-short", options: { cap: "no" } }, "asked");
    await p.waitForURL(/\/match\//);
    await until(p, (x) => x.you.length > 0);
    await open(p, `${server.url}/set-up/chess`);
    check(/no game called .chess./.test(await p.textContent("main")), "a game that is not there");
  },

  async "set-up tells how long, hard and even a scenario is, who fights and where they start"(
    server,
  ) {
    const p = await page();
    await open(p, `${server.url}/set-up/${HIDDEN}`);
    const card = p.locator(".card", { has: p.locator("[value='4-troy-and-thunder-patrol']") });
    await card.click();
    await card.locator(".small-map svg").waitFor();
    check(/30 min, 7 turns\s*medium/.test(await card.innerText()), await card.innerText());
    check(/\d+ to \d+/.test(await card.locator(".balance").innerText()), "no balance on the card");
    const about = p.locator(".about");
    check(/games of the computer against itself/.test(await about.innerText()), "no source");
    await p.waitForSelector(".map-key:has-text('6 of them face down')");
    check((await p.locator(".preview path[stroke-dasharray]").count()) >= 2, "no outlines");
    const kinds = await p.locator(".kinds").nth(1).innerText();
    check(/× 3/.test(kinds) && /Decoy/.test(kinds), `the defender has ${kinds}`);
    const unknown = async (game) => {
      const bare = game.scenarios.find((x) => !x.balance);
      if (!bare) return 0;
      await open(p, `${server.url}/set-up/${game.id}`);
      await p.click(`input[name=scenario][value='${bare.id}']`);
      return p.locator(".about .balance:has-text('not yet known')").count();
    };
    const games = await server.api("games");
    for (const game of games.filter((g) => !g.part && g.scenarios.some((x) => !x.balance)))
      same(await unknown(game), 1, `${game.id}: a balance that nobody has measured`);
  },

  async "a clock with an addition and one of days are chosen, told, and shown until they run out"(
    server,
  ) {
    const p = await page();
    await open(p, `${server.url}/set-up/trench-warfare`);
    await p.check("input[name=seat1][value=open]");
    await p.check("input[name=clock][value=minutes]");
    await p.selectOption("#clock-minutes", "30");
    await p.selectOption("#clock-add", "30");
    const sum = () => p.locator(".sum").innerText();
    check(/30 minutes a side and 30 seconds a move/.test(await sum()), await sum());
    await p.check("input[name=clock][value=days]");
    await p.selectOption("#clock-days", "2");
    check(/You play .*; anyone who comes plays .* 2 days a move/.test(await sum()), await sum());
    await p.evaluate(() => document.activeElement.blur());
    const [asked] = await Promise.all([
      p.waitForRequest((r) => r.method() === "POST" && r.url().endsWith("/api/matches")),
      p.keyboard.press("Enter"),
    ]);
    same(asked.postDataJSON().clock, { days: 2 }, "the clock that was asked for");
    await p.waitForSelector(".waiting .panel-title:has-text('2 days a move')");
    const other = await page();
    await open(other, `${server.url}/lobby`);
    check(/2 days a move/.test(await other.locator(".mt").first().innerText()), "the lobby");
    await other.click("text=Join");
    await other.waitForSelector(".panel-title:has-text('2 days a move')");
    await other.click("text=Sit down");
    await p.waitForURL(/\/match\//);
    await until(p, (v) => v.clock);
    same(
      await p.locator(".clock-time").allInnerTexts(),
      ["2 d 00 h", "2 d 00 h"],
      "both clocks at the table",
    );
    const left = (ms) =>
      p.evaluate((most) => {
        const { players } = globalThis.sandtable.parts.header;
        const { clock } = players.view;
        clock.left = clock.left.map(() => most);
        players.tick();
        return [...document.querySelectorAll(".clock-one.low")].length;
      }, ms);
    same([await left(2 * 3600000), await left(1800000)], [0, 2], "an hour before the end is low");
    const { seq } = await view(p); /* clocks run from the first decision on */
    await p.evaluate(() => globalThis.sandtable.dispatch.act(globalThis.sandtable.shown.legal[0]));
    await until(p, (v) => v.seq > seq);
    await open(p, server.url);
    await p.waitForSelector(".mt:has-text('left')");
  },

  async "words are whole, numbers are right: what was told wrongly once"(server) {
    const { p, link } = await withFriend(server);
    const shown = p.locator("code.link", { hasText: "/join/" });
    const cut = (e) => getComputedStyle(e).overflow !== "visible";
    check(!(await shown.evaluate(cut)), `${link} is cut`);
    await open(p, `${server.url}/set-up/${HIDDEN}`);
    const heads = await p.locator(".panel > h2").allInnerTexts();
    same(
      heads.filter((words) => /[A-Za-z]\d/.test(words.replace(/\s+/g, " "))),
      [],
      "headings that run into their numbers",
    );
    const made = await server.create("trench-club", "2-players-short", ["person", "person"]);
    const { token } = made.seats[0];
    const look = () => server.api(`matches/${made.match}`, null, token);
    for (let v = await look(); !v.dice.rolls; v = await look()) {
      const mover = made.seats[v.to_move].token;
      const { seq, legal } = await server.api(`matches/${made.match}`, null, mover);
      await server.api(`matches/${made.match}/act`, { seq, action: legal[0].action }, mover);
    }
    const { luck } = await server.api(`matches/${made.match}/luck`, null, token);
    same(
      luck.map((l) => l.rolls),
      [0, 0],
      "lucky rolls when it was only rolled for who begins",
    );
    await open(p, `${server.url}/match/${made.match}#${token}`);
    await until(p, () => true);
    const panels = await p.innerText(".game-panels");
    check(!/\b1 (forts|coins|units)\b/.test(panels), `one of several: ${panels}`);
  },

  async "a seat for anyone is listed by itself, and the list keeps itself up to date"(server) {
    const watcher = await page();
    await open(watcher, `${server.url}/lobby`);
    check(/No free seats/.test(await watcher.textContent("main")), "somebody is there already");
    const p = await page();
    await open(p, `${server.url}/set-up/trench-warfare`);
    await p.click("input[name=seat1][value=open]");
    await p.click("#start");
    await p.waitForURL(/\/seats\//);
    const row = watcher.locator(".mt tr", { hasText: "Trench Warfare" });
    await row.waitFor(); /* without a reload */
    check(!/Trench Warfare: /.test(await row.innerText()), "the title is doubled");
    await watcher.selectOption("#lobby-game", "drill");
    same(await row.count(), 0, "tables of another game");
    await watcher.selectOption("#lobby-game", "trench-warfare");
    await row.locator("text=Join").click();
    await watcher.waitForURL(/\/join\//);
    await watcher.click("text=Sit down");
    await p.waitForURL(/\/match\//);
  },

  async "preferences are in one place, and are kept"(server) {
    const p = await page();
    const opened = async () => {
      await p.click("button[aria-label=Preferences]");
      await p.waitForSelector("dialog.preferences");
    };
    await open(p, server.url);
    await opened();
    const groups = await p.locator(".preference legend").allTextContents();
    check(groups.length >= 8, `only ${groups}`);
    for (const [name, value] of [
      ["theme", "dark"],
      ["colours", "contrast"],
      ["size", "130"],
      ["coordinates", "always"],
      ["speed", "slow"],
      ["sound", "on"],
      ["confirm", "turns"],
    ])
      await p.check(`input[name=pref-${name}][value="${value}"]`);
    await p.keyboard.press("Escape");
    const made = await server.create("trench-warfare", "standard", ["person", "person"]);
    await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
    const look = await p.evaluate(() => ({ ...document.documentElement.dataset }));
    const kept = { theme: "dark", colours: "contrast", size: "130", coordinates: "always" };
    same({ ...look, ...kept }, look, "the look of the table");
    const zoom = await p.evaluate(
      () => getComputedStyle(document.querySelector(".orders-body")).zoom,
    );
    same(zoom, "1.3", "the size of words");
    check(await p.isVisible(".ids text >> nth=0"), "coordinates");
    await p.click("#menu-button");
    await p.click(".menu >> text=Preferences");
    check(await p.isChecked("input[name=pref-speed][value=slow]"), "the speed is forgotten");
    await p.keyboard.press("Escape");
    const end = ".orders-acts [data-k=end0]";
    if (await p.isVisible(end)) {
      await p.click(end);
      await p.click("dialog.ask button[value=no]");
      same((await view(p)).entry, 0, "moves after a no");
    }
  },

  async "rules begin with their tables, and have a list of contents"(server) {
    const p = await page();
    await open(p, `${server.url}/rules/${HIDDEN}`);
    check((await p.locator(".rules-list table").count()) >= 3, "tables are missing");
    await p.click(".rules-contents button:has-text('Rulings')");
    const heading = p.locator(".rules-list h3", { hasText: "Rulings" });
    const { y } = await heading.boundingBox();
    check(y > 0 && y < 900, "the list of contents leads nowhere");
  },
});
