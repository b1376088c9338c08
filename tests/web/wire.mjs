/* wire.mjs - light on the wire: how much a browser has to fetch. Bytes and requests are counted,
 * not time; docs/web.md has the times that were measured. */
import { check, open, page, run } from "./harness.mjs";

const KB = 1024;

/** counted: what the browser fetches over the network while something is done. */
async function counted(p, act) {
  const session = await p.context().newCDPSession(p);
  const asked = new Map();
  const bytes = new Map();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", (e) => asked.set(e.requestId, e.request.url));
  session.on("Network.requestServedFromCache", (e) => asked.delete(e.requestId));
  session.on("Network.responseReceived", (e) => {
    if (e.response.fromDiskCache || e.response.fromPrefetchCache) asked.delete(e.requestId);
    bytes.set(e.requestId, e.response.encodedDataLength);
  });
  session.on("Network.dataReceived", (e) =>
    bytes.set(e.requestId, (bytes.get(e.requestId) || 0) + e.encodedDataLength),
  );
  session.on("Network.loadingFinished", (e) => bytes.set(e.requestId, e.encodedDataLength));
  await act();
  await p.waitForLoadState("load");
  await p.waitForTimeout(500); /* pictures that are drawn when the page is there */
  await session.detach();
  const list = [...asked].map(([id, url]) => [url, bytes.get(id) || 0]);
  return { requests: list.length, bytes: list.reduce((sum, [, n]) => sum + n, 0), list };
}

const told = (list) => list.map(([url, n]) => `\n  ${n} ${url.replace(/^.*:\d+/, "")}`).join("");

await run({
  async "the first visit takes 150 KB and 25 requests at most"(server) {
    const p = await page();
    const { requests, bytes, list } = await counted(p, () => open(p, server.url));
    console.log(`home: ${bytes} bytes, ${requests} requests`);
    check(bytes < 150 * KB && requests <= 25, `${bytes} bytes, ${requests} requests:${told(list)}`);
  },

  async "a table that was open before takes 40 KB at most"(server) {
    const { games } = { games: await server.api("games") };
    for (const game of games.filter((g) => !g.part)) {
      const scenario = game.scenarios[game.scenarios.length - 1];
      const made = await server.create(
        game.id,
        scenario.id,
        scenario.sides.map(() => "person"),
      );
      const p = await page();
      await open(p, `${server.url}/match/${made.match}#${made.seats[0].token}`);
      const { bytes, list } = await counted(p, async () => {
        await p.reload();
        await p.waitForSelector("body[data-ready]");
      });
      console.log(`${game.id}: ${bytes} bytes`);
      check(bytes < 40 * KB, `${game.id}: ${bytes} bytes:${told(list)}`);
      check(!list.some(([url]) => /\/v-/.test(url)), `asked again:${told(list)}`);
      await p.context().close();
    }
  },
});
