/* rosters.mjs - warbands in the browser: chosen in set-up with a table by number, put together in
 * the editor. */
import { readFileSync } from "node:fs";
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

  async "a warband is put together: added, equipped, refused with a reason, undone"(server) {
    const p = await page();
    const spent = (n) => p.waitForSelector(`#spent:has-text("${n}")`);
    await open(p, `${server.url}/rosters/${GAME}`);
    await p.selectOption("#new-faction", "new-antioch");
    await p.click("#new-empty");
    await p.waitForSelector("#verdict:has-text('fault')");
    check(/Lieutenant must be there/.test(await p.textContent(".desk-due")), "what is missing");
    await p.click("[data-k=add-lieutenant]");
    await spent(70);
    await p.waitForSelector("#verdict:has-text('legal')");
    await p.hover("[data-k=add-sword]");
    await p.waitForSelector(".add-foot:has-text('70 + 4 = 74, 626 left')");
    await p.click("[data-k=add-sword]");
    await spent(74);
    check(/Right hand/.test(await p.textContent(".kit")), "the sword is in no hand");
    check(/Headfree/.test(await p.textContent(".kit")), "free places are not named");
    await p.waitForSelector("[data-k=offer-polearm].no");
    const why = await p.textContent("[data-k=offer-polearm]");
    check(/2-Handed.*TC-13.1/s.test(why), `the polearm: ${why}`);
    await p.click("[data-k=add-polearm]"); /* all the same */
    await p.waitForSelector("#verdict:has-text('1 fault')");
    check(await p.isVisible(".squad-row.bad"), "the model is not marked");
    await p.click("[data-k=undo]");
    await spent(74);
    await p.waitForSelector("#verdict:has-text('legal')");
    await p.fill("#model-name", 'Osric "the Owl"');
    await p.press("#model-name", "Tab");
    await p.waitForSelector(".squad-row:has-text(\"Osric 'the Owl'\")");
    await p.click("[data-k=add-model]");
    await p.click("[data-k=add-yeoman]");
    await spent(104);
    await p.fill("#kit-filter", "bolt");
    await p.waitForFunction(() => !document.querySelector("[data-k=offer-pistol]"));
    await p.click("[data-k=add-bolt-action-rifle]");
    await spent(109);
    await p.click("[data-k=copy]");
    await spent(144);
    await p.selectOption("[data-k=team3]", "2");
    await p.waitForFunction(() => /fireteam 2 3/.test(JSON.stringify({ ...localStorage })));
    await p.fill("[data-k=desk-ducats]", "100");
    await p.press("[data-k=desk-ducats]", "Tab");
    await p.waitForSelector(".faults:has-text('It costs 144 ducats')");
    await p.click("[data-k=undo]");
    await p.waitForSelector("#verdict:has-text('legal')");
    await p.click("[data-k=remove]");
    await spent(109);
    await p.keyboard.press("u");
    await spent(144);
    await p.selectOption("[data-k=desk-variant]", "kingdom-of-alba");
    await spent(142); /* the first sword costs half */
    await p.reload(); /* the browser has kept it */
    await p.waitForSelector("body[data-ready]");
    await spent(142);
    const [file] = await Promise.all([p.waitForEvent("download"), p.click("[data-k=download]")]);
    const text = readFileSync(await file.path(), "utf8");
    check(/^roster "New Antioch" new-antioch kingdom-of-alba\nducats 700\n/.test(text), text);
    check(/fireteam 2 3\n$/.test(text), text);
    await p.click("[data-k=play]");
    await p.waitForURL(/set-up/);
    await p.waitForSelector("[data-k=force0] [role=status]:has-text('142 ducats')");
    same((await posted(p)).with.south, text, "what is played");
    await p.waitForURL(/\/match\//);
  },

  async "the shelf: by chance, ready ones, a file, refusals; what is kept can be removed"(server) {
    const p = await page();
    const shelf = () => open(p, `${server.url}/rosters/${GAME}`);
    await shelf();
    await p.fill("#paste", "roster of mine");
    await p.click("#open-text");
    await p.waitForSelector(".said:has-text('roster')");
    await p.selectOption("#new-faction", "the-court");
    await p.click("#new-chance");
    await p.waitForSelector("#verdict:has-text('legal')");
    await shelf();
    await p.click("text=Sons of the Wall");
    await p.waitForSelector("#verdict:has-text('legal')");
    await shelf();
    await p.setInputFiles("#file", {
      name: "mine.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(SMALL),
    });
    await p.waitForSelector("#spent:has-text('115')");
    await shelf();
    same(await p.locator("[aria-label^=Remove]").count(), 3, "warbands kept");
    await p.click("[aria-label='Remove Third']");
    same(await p.locator("[aria-label^=Remove]").count(), 2, "warbands kept");
    await open(p, `${server.url}/rosters/drill`);
    check(/no game with warbands/.test(await p.textContent("main")), "a game without any");
    await open(p, `${server.url}/rosters/`);
    await p.click("a:text('Warbands of Trench Crusade')");
    await p.waitForSelector(".shelf");
  },

  async "a roster of another program is imported, and what is unknown in it is named"(server) {
    const kit = ["Sword/Axe", "Spoon of Doom"].map((name) => ({
      name,
      number: 1,
      type: "upgrade",
    }));
    const model = { name: "Lieutenant", customName: "Osric", type: "model", number: 1 };
    const force = { catalogueName: "New Antioch", selections: [{ ...model, selections: kit }] };
    const foreign = JSON.stringify({ roster: { name: "Theirs", forces: [force] } });
    const p = await page();
    await open(p, `${server.url}/rosters/${GAME}`);
    await p.setInputFiles("#file", {
      name: "theirs.json",
      mimeType: "application/json",
      buffer: Buffer.from(foreign),
    });
    await p.waitForSelector(".imported:has-text('Spoon of Doom')");
    await p.waitForSelector("#spent:has-text('74')");
    await p.click("[data-k=add-pistol]");
    await p.waitForSelector("#spent:has-text('80')");
    await p.setInputFiles("[data-k=import-file]", {
      name: "theirs.json",
      mimeType: "application/json",
      buffer: Buffer.from(foreign.replace("Theirs", "Others")),
    });
    await p.waitForSelector("#spent:has-text('74')");
    check(/Spoon/.test(await p.textContent(".imported")), "the import says nothing");
    await p.click("[data-k=undo]"); /* an import is one step */
    await p.waitForSelector("#spent:has-text('80')");
    await open(p, `${server.url}/rosters/${GAME}`);
    await p.fill("#paste", "<catalogue/>");
    await p.click("#open-text");
    await p.waitForSelector(".said:has-text('not a roster of BattleScribe')");
    await open(p, `${server.url}/set-up/${GAME}`);
    await p.waitForSelector("#force0");
    await p.selectOption("#force0", "text");
    await p.setInputFiles("#file0", {
      name: "theirs.json",
      mimeType: "application/json",
      buffer: Buffer.from(foreign),
    });
    await p.waitForSelector("[data-k=force0] .advice:has-text('Spoon of Doom')");
    check(/lieutenant : sword/.test(await p.inputValue("#paste0")), "the text is not ours");
  },

  async "on a phone everything is within reach, and nothing sticks out"(server) {
    const p = await page({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open(p, `${server.url}/rosters/${GAME}?ready=third-platoon`);
    await p.tap("[data-k=model5]");
    await p.waitForSelector("[data-k=name5]");
    await p.tap("[data-k=sheet]"); /* it pulls up */
    await p.waitForSelector(".desk-add.open");
    await p.tap("[data-k=add-trench-knife]");
    await p.waitForSelector(".kit th:has-text('Trench Knife')");
    await p.tap("[data-k=thumb-undo]");
    await p.waitForFunction(() => !/Trench Knife/.test(document.querySelector(".kit").innerText));
    await p.tap("[data-k=sheet]");
    await p.waitForSelector(".desk-add:not(.open)");
    await p.tap("[data-k=desk-title]");
    await p.waitForSelector("[data-k=desk-variant]");
    await p.tap("[data-k=desk-title]");
    await p.tap("[data-k=thumb-model]");
    await p.waitForSelector(".desk-add.open [data-k=add-yeoman]");
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 1, `it is ${wide} pixels too wide`);
    const small = await p.evaluate(
      () =>
        [...document.querySelectorAll(".offer .btn, .desk-thumb button, .squad-row")]
          .map((e) => e.getBoundingClientRect())
          .filter((r) => r.width && (r.width < 40 || r.height < 40)).length,
    );
    same(small, 0, "buttons too small for a thumb");
  },

  async "the printed sheet has every model and what the players see to"(server) {
    const p = await page();
    await open(p, `${server.url}/rosters/${GAME}?ready=third-platoon`);
    check(!(await p.isVisible(".print-sheet")), "the sheet is on the screen");
    await p.emulateMedia({ media: "print" });
    check(await p.isVisible(".print-sheet table"), "there is no sheet to print");
    check(!(await p.isVisible(".desk")), "the editor is printed as well");
    same(await p.locator(".print-sheet tr").count(), 10, "models and their heads");
    check(/Sword melee, critical/.test(await p.innerText(".print-sheet dl")), "what a Sword is");
  },
});
