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
});
