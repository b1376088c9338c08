/* plane.mjs - a table without hexes: a model is dragged, sent by two presses or by keys, refused
 * with the clause; sight and the tape between any two points; the odds calculator. */
import { Server, open, page, run, said, screen, until, view } from "./harness.mjs";

const GAME = "trench-crusade";
const SCENARIO = "12-great-war";
const UPDATE = 60000; /* bytes of an update at most, without the board and before compression */

/** A match after deployment, up to the first Activation: who acts, and the token to sit with. */
async function begun(server) {
  const match = await server.create(GAME, SCENARIO, ["person", "person"]);
  for (let step = 0; step < 400; step++)
    for (const { token } of match.seats) {
      const v = await server.api(`matches/${match.match}`, null, token);
      const bytes = JSON.stringify({ ...v, board: undefined }).length;
      if (bytes > UPDATE) throw new Error(`an update of ${bytes} bytes: ${v.prompt}`);
      if (!v.legal.length) continue;
      const first = v.legal[0];
      if (
        first.action.startsWith("move") ||
        v.legal.some((a) => a.role === "move" && !/deploy/.test(a.action))
      )
        return { id: match.match, token };
      await server.api(`matches/${match.match}/act`, { action: first.action, seq: v.seq }, token);
    }
  throw new Error("nobody could ever move");
}

async function seated(server, options) {
  const { id, token } = await begun(server);
  const p = await page(options);
  await open(p, `${server.url}/match/${id}#${token}`);
  const v = await until(p, (x) => x.legal.some((a) => a.role === "move"));
  const mover = v.legal.find((a) => a.role === "move").token;
  return { p, mover };
}

const token = (p, id) => p.evaluate((t) => globalThis.sandtable.parts.board.token(t), id);

/** A listed move of the model that needs no roll, and where it ends in scene units. */
async function easyMove(p, mover) {
  const v = await view(p);
  const price = (a) => parseFloat(a.cost);
  const move = v.legal.find(
    (a) =>
      a.role === "move" &&
      a.token === mover &&
      !a.needs &&
      a.cell &&
      price(a) > 1.5 &&
      price(a) < 5.5,
  );
  const [x, y] = move.cell.split(",").map(Number);
  return { x, y };
}

/** Has what was pressed become an order to be confirmed? The rules are asked first. */
const proposed = (p) =>
  p.evaluate(async () => {
    const { hand } = globalThis.sandtable.parts;
    await hand.pointing.asking;
    return hand.pinned;
  });

const tests = {
  async "dragging a model moves it"(server) {
    const { p, mover } = await seated(server);
    const from = await token(p, mover);
    const to = await easyMove(p, mover);
    const a = await screen(p, from.x, from.y);
    const b = await screen(p, to.x, to.y);
    const before = await view(p);
    await p.mouse.move(a.x, a.y);
    await p.mouse.down();
    await p.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await p.mouse.move(b.x, b.y, { steps: 4 });
    await p.waitForSelector(".shape-way", { state: "attached" });
    const inches = await p.evaluate(
      ([x, y]) => {
        const { ground } = globalThis.sandtable.parts.board;
        return ground.pointPlace(ground.at(x, y)).name;
      },
      [to.x, to.y],
    );
    const near = (words, wanted) =>
      words.split(/[,·]/).every((x, i) => i > 1 || Math.abs(x - wanted.split(",")[i]) < 0.1);
    const words = await p.textContent(".glass-panel .glass-words");
    if (!near(words, inches)) throw new Error(`the glass shows ${words}, not ${inches}`);
    if (!(await p.locator(".glass-world use").count())) throw new Error("the glass is empty");
    await p.mouse.up();
    await until(p, (v) => v.entry > before.entry);
    const after = await token(p, mover);
    const moved = Math.hypot(after.x - from.x, after.y - from.y);
    if (moved < 100) throw new Error(`it moved only ${moved}`);
  },

  async "a press shows the way and its price, a second one goes it"(server) {
    const { p, mover } = await seated(server);
    const to = await easyMove(p, mover);
    const listed = await screen(p, to.x, to.y);
    const b = {
      x: listed.x + 1.3,
      y: listed.y - 0.7,
    }; /* any point will do, not only listed ones */
    const before = await view(p);
    await p.mouse.click(b.x, b.y);
    await p.waitForSelector(".ghost", { state: "attached" });
    if ((await view(p)).entry !== before.entry) throw new Error("the first press moved it");
    await p.mouse.click(b.x, b.y);
    await until(p, (v) => v.entry > before.entry);
  },

  async "two quick presses are two, on a slow line too"(server) {
    const { p, mover } = await seated(server);
    const to = await easyMove(p, mover);
    const at = await screen(p, to.x, to.y);
    const before = await view(p);
    await p.route("**/propose?*", async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await p.mouse.click(at.x, at.y);
    await p.mouse.click(at.x, at.y);
    await until(p, (v) => v.entry > before.entry);
  },

  async "too far is refused with the clause, and the way is drawn as far as it goes"(server) {
    const { p, mover } = await seated(server);
    const from = await token(p, mover);
    const inch = await p.evaluate(() => globalThis.sandtable.parts.board.data.inch);
    const v = await view(p);
    const taken = v.scene.tokens;
    const far = [18, -18]
      .map((d) => ({ x: from.x, y: from.y + d * inch }))
      .find(
        (q) =>
          q.y > inch &&
          q.y < 47 * inch &&
          !taken.some((t) => Math.hypot(t.x - q.x, t.y - q.y) < inch * 2),
      );
    let at = await screen(p, far.x, far.y);
    await p.mouse.move(at.x, at.y);
    await p.waitForSelector(".shape-no", { state: "attached" });
    const early = await p.textContent(".orders");
    if (!/Not there.*inches away.*TC-5/.test(early)) throw new Error(`before a press: ${early}`);
    const other = taken.find((t) => t.side >= 0 && t.x !== undefined && t.id !== mover);
    const model = await screen(p, other.x, other.y);
    await p.mouse.move(model.x, model.y);
    await p.waitForSelector(".shape-no", { state: "detached" });
    at = await screen(p, far.x, far.y);
    await p.mouse.click(at.x, at.y);
    const words = await said(p, ".toast-no");
    if (!/inches away/.test(words) || !/TC-5/.test(words)) throw new Error(words);
    await p.waitForSelector(".shape-blocked", { state: "attached" });
  },

  async "keys: the cursor steps by inches, Enter proposes and does"(server) {
    const { p } = await seated(server);
    const before = await view(p);
    await p.focus(".map");
    for (const way of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
      for (let i = 0; i < 3; i++) await p.keyboard.press(way);
      await p.keyboard.press("Enter");
      if (await proposed(p)) break;
    }
    const [glass, cursor] = await p.evaluate(() => {
      const { cursor, glass } = globalThis.sandtable.parts;
      return [glass.words.textContent, cursor.place.name];
    });
    if (!glass.startsWith(cursor)) throw new Error(`the glass shows ${glass}, not ${cursor}`);
    await p.keyboard.press("Enter");
    await until(p, (v) => v.entry > before.entry);
  },

  async "the tape measures from base to base, at any time"(server) {
    const { p, mover } = await seated(server);
    const v = await view(p);
    const me = await token(p, mover);
    const other = v.scene.tokens.find((t) => t.side >= 0 && t.side !== me.side);
    await p.keyboard.press("m");
    const at = await screen(p, other.x, other.y);
    await p.mouse.click(at.x, at.y);
    await p.waitForSelector(".shape-tape");
    const inch = await p.evaluate(() => globalThis.sandtable.parts.board.data.inch);
    const flat = Math.hypot(me.x - other.x, me.y - other.y) - (me.diameter + other.diameter) / 2;
    const inches = Math.hypot(flat, (me.height || 0) - (other.height || 0)) / inch;
    const words = await p.textContent(".shape-tape");
    if (Math.abs(parseFloat(words) - inches) > 0.02) throw new Error(`${words}, not ${inches}`);
  },

  async "a line of sight between two models says what is seen"(server) {
    const { p, mover } = await seated(server);
    const v = await view(p);
    const me = await token(p, mover);
    const other = v.scene.tokens.find((t) => t.side >= 0 && t.side !== me.side);
    await p.keyboard.press("l");
    const at = await screen(p, other.x, other.y);
    await p.mouse.click(at.x, at.y);
    await p.waitForFunction(() =>
      /points/.test(document.querySelector(".sight-card")?.textContent),
    );
    const ends = v.scene.tokens.filter((t) => t.side >= 0 && t.side !== me.side);
    for (const { id } of ends) {
      await p.evaluate((to) => {
        const { board, sight } = globalThis.sandtable.parts;
        return sight.look(board.ground.placeOf(board.token(to)));
      }, id);
      if (/Hidden by/.test(await p.textContent(".sight-card"))) break;
    }
    const words = await p.textContent(".sight-card");
    if (!/Hidden by[A-Z]/.test(words)) throw new Error(`not a name for people: ${words}`);
    await p.waitForSelector(".shape-hides", { state: "attached" });
  },

  async "a fighter's card has kit and abilities in words, with their clauses"(server) {
    const { p } = await seated(server);
    const loud = await p.evaluate(() => {
      const { board, hand } = globalThis.sandtable.parts;
      const found = [...board.known.values()].find((t) => /Loudspeakers/.test(t.facts));
      hand.select(found.id);
      return found.id;
    });
    await p.waitForSelector(".unit .fighter-kit");
    const card = await p.textContent(".unit .fighter");
    for (const words of ["TC-13.", "INJURY MODIFIER", "this turn", "markers"])
      if (!card.includes(words)) throw new Error(`${loud}: no "${words}" in ${card}`);
    await p.click(".unit .fighter-kit .cl");
    await p.waitForSelector(".rules-panel:not([hidden])");
  },

  async "the list of one's warband takes a model in hand"(server) {
    const { p, mover } = await seated(server);
    const other = await p.evaluate((id) => {
      const buttons = [...document.querySelectorAll(".warband [data-k^=model-]")];
      return buttons.map((b) => b.dataset.k.slice(6)).find((x) => x !== id);
    }, mover);
    await p.click(`.warband [data-k=model-${other}]`);
    await p.waitForFunction((id) => globalThis.sandtable.parts.hand.selected === id, other);
  },

  async "the odds calculator answers exactly, and its address is the question"(server) {
    const p = await page();
    await open(p, `${server.url}/odds/${GAME}?roll=success`);
    await p.waitForFunction(() => /5\/12/.test(document.querySelector(".odds-answer").textContent));
    await p.fill("#word-dice", "1");
    await p.waitForFunction(() =>
      /79\/108/.test(document.querySelector(".odds-answer").textContent),
    );
    if (!/dice=1/.test(p.url())) throw new Error(p.url());
    await p.fill("#word-dice", "99");
    await p.waitForSelector(".odds-answer .note.e");
    const why = await p.textContent(".odds-answer .note.e");
    if (!/^DICE: -?\d+ to \d+\.$/.test(why)) throw new Error(why);
  },
};

await run(tests);
