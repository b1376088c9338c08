/* rosters.mjs - warbands in the browser: chosen in set-up with a table by number, put together in
 * the editor. */
import { check, open, page, run, same, until } from "./harness.mjs";

const GAME = "trench-crusade";
const SMALL = [
  'roster "Third" new-antioch',
  "ducats 300",
  'model 1 "Osric" lieutenant : sword pistol',
  'model 2 "Wat" yeoman : bolt-action-rifle',
  "",
].join("\n");

/** posted: what the page asks the server for when it starts a match. */
async function posted(p) {
  const [asked] = await Promise.all([
    p.waitForRequest((r) => r.method() === "POST" && r.url().endsWith("/api/matches")),
    p.click("#start"),
  ]);
  return asked.postDataJSON();
}

await run({
  async "set-up takes warbands and a table, and the match has them"(server) {
    const p = await page();
    await open(p, `${server.url}/set-up/${GAME}`);
    await p.click("input[name=scenario][value='12-great-war']");
    await p.waitForSelector("#force0");
    await p.selectOption("#force1", "ready the-red-circle");
    await p.waitForSelector("[data-k=force1] [role=status]:has-text('The Red Circle')");
    await p.selectOption("#force0", "text");
    await p.fill("#paste0", SMALL.replace("pistol", "pistle"));
    await p.waitForSelector(".faults li:has-text('Line 3')");
    check(/pistol.*TC-16/.test(await p.textContent(".faults")), "no hint, no clause");
    check(/South has faults/.test(await p.textContent(".trouble")), "the start says nothing");
    await p.fill("#paste0", SMALL);
    await p.waitForSelector("[data-k=force0] [role=status]:has-text('115 ducats')");
    same(await p.textContent(".trouble"), "", "trouble with good warbands");
    const before = await p.innerHTML(".preview");
    await p.selectOption("#table-kind", "ruins");
    await p.fill("#table-number", "4711");
    await p.press("#table-number", "Tab");
    await p.waitForSelector(".preview[data-scenario*='4711'] svg");
    await p.waitForFunction((old) => document.querySelector(".preview").innerHTML !== old, before);
    const asked = await posted(p);
    same(asked.compose, "table ruins 4711", "the table");
    same(asked.with.south, SMALL, "the warband");
    await p.waitForURL(/\/match\//);
    const v = await until(p, (x) => x.you.length > 0);
    const names = v.scene.tokens.map((t) => t.name);
    check(names.includes("Osric s1") && names.includes("The Nurse n9"), `in the match: ${names}`);
  },

  async "set-up takes a file, and a warband by chance"(server) {
    const p = await page();
    await open(p, `${server.url}/set-up/${GAME}`);
    await p.waitForSelector("#force0");
    await p.selectOption("#force0", "text");
    await p.setInputFiles("#file0", {
      name: "mine.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(SMALL),
    });
    await p.waitForSelector("[data-k=force0] [role=status]:has-text('Third')");
    await p.setInputFiles("#file0", {
      name: "large.txt",
      mimeType: "text/plain",
      buffer: Buffer.alloc(100000, "x"),
    });
    await p.waitForSelector("[data-k=force0] .note.e:has-text('too large')");
    await p.selectOption("#force1", "chance the-court");
    await p.waitForSelector("[data-k=force1] [role=status]:has-text('models')");
    const first = await p.textContent("[data-k=force1] [role=status]");
    check(/ducats/.test(first), first);
    await p.fill("#paste0", SMALL);
    await p.waitForSelector("[data-k=force0] [role=status]:has-text('Third')");
    check(/the-court/.test((await posted(p)).with.north), "the warband by chance is not sent");
    await p.waitForURL(/\/match\//);
  },
});
