/* follow.mjs - following the other side: what it did is played back, nothing waits for that, and
 * what changed stays marked; replay, result, presence and talk. */
import { check, hold, open, order, page, run, same, until } from "./harness.mjs";

const seatLink = (server, made, seat) =>
  `${server.url}/match/${made.match}#${made.seats[seat].token}`;

const RAID = ["trenches-of-valor", "2-the-railway-salient"];

/** act: whoever is to move does what is picked; returns the view it was picked from. */
async function act(server, made, pick) {
  let view = await server.api(`matches/${made.match}`, null, made.seats[0].token);
  const { token } = made.seats[view.to_move];
  view = await server.api(`matches/${made.match}`, null, token);
  const action = pick(view);
  await server.api(`matches/${made.match}/act`, { seq: view.seq, action: action.action }, token);
  return { view, action };
}

/** playUntil: both sides do what is picked, up to a position. */
async function playUntil(server, made, there, pick = (v) => v.legal[0]) {
  for (let n = 0; n < 400; n++) {
    const view = await server.api(`matches/${made.match}`, null, made.seats[0].token);
    const mover = await server.api(`matches/${made.match}`, null, made.seats[view.to_move]?.token);
    if (there(mover)) return mover;
    await act(server, made, pick);
  }
  throw new Error(`never came to ${there}`);
}

/** raid: set up, and the raider is to move; two people. */
async function raid(server) {
  const made = await server.create(...RAID, ["person", "person"]);
  const view = await playUntil(server, made, (v) => v.legal.some((a) => a.role === "end"));
  return { made, mover: view.to_move };
}

/** frames: what the page shows, noted at every beat of a playback, from now on. */
const watch = (p) =>
  p.evaluate(() => {
    const { follow, board, tray } = globalThis.sandtable.parts;
    const seen = [];
    globalThis.beats = seen;
    const draw = follow.playback.draw.bind(follow.playback);
    follow.playback.draw = (beat, ms) => {
      draw(beat, ms);
      seen.push({
        kind: beat.kind,
        entry: beat.entry,
        ms,
        tokens: [...board.tokens.pieces.keys()],
        marks: board.action.childElementCount,
        words: document.querySelector(".playback-words").textContent,
        strip: !follow.playback.element.hidden,
        dice: document.querySelectorAll(".playback-dice .die").length,
        tray: tray.words.textContent,
        told: [...document.querySelectorAll(".diary:not(.talk) > li:not([hidden])")].map((li) =>
          Number(li.dataset.entry),
        ),
      });
    };
  });

const beats = (p) => p.evaluate(() => globalThis.beats);
const idle = (p) => p.waitForFunction(() => !globalThis.sandtable.parts.follow.running);
const playing = (p) => p.waitForFunction(() => globalThis.sandtable.parts.follow.running);

/** shot: an attack of the mover, if there is one. */
const shot = (v) => v.legal.find((a) => a.role === "shoot" && a.dice);

/** toShot: up to the moment that somebody can shoot. */
const toShot = (server, made) =>
  playUntil(
    server,
    made,
    (v) => shot(v),
    (v) => v.legal.find((a) => a.role === "move") || v.legal[0],
  );

/** onMap: the true position and what is drawn. */
const onMap = (p) =>
  p.evaluate(() => {
    const { view, parts } = globalThis.sandtable;
    return {
      truth: view.scene.tokens
        .filter((t) => t.cell)
        .map((t) => t.id)
        .sort(),
      drawn: [...parts.board.tokens.pieces.keys()].sort(),
      follows: parts.board.follows,
    };
  });

await run({
  async "a move is played along its way, an attack with line, dice, and then its result"(server) {
    const made = await server.create(...RAID, ["person", "person"]);
    const ready = await toShot(server, made);
    for (const reducedMotion of ["no-preference", "reduce"]) {
      const p = await page({ pace: "fast", reducedMotion });
      await open(p, seatLink(server, made, 1 - ready.to_move));
      await watch(p);
      const { action } = await act(server, made, (v) => shot(v) || v.legal[0]);
      await p.waitForFunction(() => globalThis.beats.some((b) => b.kind === "show"));
      await idle(p);
      const seen = await beats(p);
      const kinds = seen.map((b) => b.kind);
      check(kinds.indexOf("fire") >= 0, `no line of fire: ${kinds}`);
      check(kinds.indexOf("dice") > kinds.indexOf("fire"), `dice before the line: ${kinds}`);
      const dice = seen.find((b) => b.kind === "dice");
      const fire = seen.find((b) => b.kind === "fire");
      check(fire.marks > 0, "nothing is drawn on the map for the shot");
      check(dice.dice > 0, "no dice are seen to fall");
      check(dice.tokens.includes(action.target), "the target is gone before the dice have fallen");
      check(Math.max(...dice.told) < dice.entry, "the diary tells the result before the dice fall");
      check(dice.ms > 0, "a step takes no time");
      const { truth, drawn } = await onMap(p);
      same(drawn, truth, "the map at the end");
      await p.close();
    }
  },

  async "a step aside is marched, and the camera is there"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "fast", viewport: { width: 390, height: 844 } });
    await open(p, seatLink(server, made, 1 - mover));
    await watch(p);
    const { action } = await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
    await p.waitForFunction(() => globalThis.beats.some((b) => b.kind === "march"));
    await p.waitForFunction((id) => {
      const { board } = globalThis.sandtable.parts;
      return board.camera.sees(board.spot(id));
    }, action.token); /* the piece that moved is in view */
    check((await beats(p)).find((b) => b.kind === "march").marks > 0, "no trail");
  },

  async "one's own move is marched without words over the map, another's with them"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "fast" });
    await open(p, seatLink(server, made, mover));
    const q = await page({ pace: "fast" });
    await open(q, seatLink(server, made, 1 - mover));
    for (const x of [p, q]) await watch(x);
    const { seq, legal } = await until(p, (v) => v.legal.length > 0);
    await order(
      p,
      legal.find((a) => a.role === "move"),
    );
    for (const [x, strip] of [
      [p, false],
      [q, true],
    ]) {
      await until(x, (v) => v.seq > seq);
      await x.waitForFunction(() => globalThis.beats.some((b) => b.kind === "march"));
      same((await beats(x)).find((b) => b.kind === "march").strip, strip, "the strip over the map");
    }
  },

  async "when it is one's turn again, somebody who may act is in view"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "fast", viewport: { width: 390, height: 844 } });
    await open(p, seatLink(server, made, 1 - mover));
    for (let n = 0; n < 2; n++)
      await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
    await act(server, made, (v) => v.legal.find((a) => a.role === "end"));
    await until(p, (v) => v.legal.length > 0);
    await idle(p);
    const seen = await p.evaluate(() => {
      const { board, hand } = globalThis.sandtable.parts;
      return hand.orders.all.some((a) => {
        const at = board.spot(a.token) || board.spot(a.target, a.cell);
        return at && board.camera.sees(at);
      });
    });
    check(seen, "nobody who may act is in view");
  },

  async "space, a press and an order end the playback at the true position"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "slow" });
    await open(p, seatLink(server, made, mover));
    const q = await page({ pace: "slow" });
    await open(q, seatLink(server, made, 1 - mover));
    await hold(q);
    const move = (v) => v.legal.find((a) => a.role === "move") || v.legal[0];
    const ends = {
      space: () => q.keyboard.press(" "),
      button: () => q.click(".playback .btn:text('Skip')"),
      map: async () => {
        const box = await q.locator(".map .port").boundingBox();
        await q.mouse.click(box.x + box.width / 2, box.y + 20);
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      await act(server, made, move);
      await playing(q);
      await end();
      check(!(await q.evaluate(() => globalThis.sandtable.parts.follow.running)), `${name} ends`);
      const { truth, drawn, follows } = await onMap(q);
      same(drawn, truth, `the map after ${name}`);
      check(!follows, `the camera still follows after ${name}`);
      check(!(await q.isVisible(".playback:not(.missed)")), "the strip stays");
    }
  },

  async "orders can be given while it plays, and none is lost"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "slow" });
    await open(p, seatLink(server, made, 1 - mover));
    await hold(p);
    for (let n = 0; n < 3; n++)
      await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
    await act(server, made, (v) => v.legal.find((a) => a.role === "end"));
    const v = await until(p, (x) => x.legal.length > 0);
    check(await p.evaluate(() => globalThis.sandtable.parts.follow.running), "nothing plays");
    const first = v.legal.find((a) => a.role === "move" && a.cell) || v.legal[0];
    const entry = v.entry;
    await order(p, first);
    await until(p, (x) => x.entry > entry);
  },

  async "whoever wishes may have orders wait for the playback"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "fast" });
    await p.addInitScript(() => localStorage.setItem("sandtable.wait", "on"));
    await open(p, seatLink(server, made, 1 - mover));
    await p.evaluate(() => {
      const { hand } = globalThis.sandtable.parts;
      globalThis.early = false;
      const set = hand.setView.bind(hand);
      hand.setView = (view) => {
        if (globalThis.sandtable.parts.follow.running && view.legal.length) globalThis.early = true;
        set(view);
      };
    });
    await act(server, made, (v) => v.legal.find((a) => a.role === "end"));
    await until(p, (x) => x.legal.length > 0);
    check(!(await p.evaluate(() => globalThis.early)), "orders were offered during the playback");
  },

  async "the last turn is shown again, and off means at once"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "fast" });
    await open(p, seatLink(server, made, 1 - mover));
    await watch(p);
    const first = await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
    await until(p, (v) => v.entry > first.view.entry);
    await idle(p);
    await p.evaluate(() => globalThis.beats.splice(0));
    await p.click(".zoom .again");
    await p.waitForFunction(() => globalThis.beats.some((b) => b.kind === "march"));
    await idle(p);
    same((await onMap(p)).drawn, (await onMap(p)).truth, "the map after it was shown again");

    const q = await page();
    await open(q, seatLink(server, made, 1 - mover));
    await watch(q);
    const { view } = await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
    await until(q, (v) => v.entry > view.entry);
    same(await beats(q), [], "beats with playback off");
    same((await onMap(q)).drawn, (await onMap(q)).truth, "the map with playback off");
  },

  async "what changed since one last looked is marked and offered, until one acts"(server) {
    const { made, mover } = await raid(server);
    const p = await page({ pace: "fast" });
    const link = seatLink(server, made, 1 - mover);
    await open(p, link);
    same(await p.locator(".news > *").count(), 0, "marks at first");
    await p.goto(`${server.url}/`);
    await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
    await open(p, link);
    await p.waitForSelector(".news .news-trail", { state: "attached" });
    await p.waitForSelector(".missed .btn:text('Show me')");
    await watch(p);
    await p.click(".missed .btn:text('Show me')");
    await p.waitForFunction(() => globalThis.beats.some((b) => b.kind === "march"));
    await idle(p);
    check(await p.locator(".news > *").count(), "the marks went with the playback");
    await act(server, made, (v) => v.legal.find((a) => a.role === "end"));
    const v = await until(p, (x) => x.legal.length > 0);
    await idle(p);
    await order(p, v.legal.find((a) => a.role === "end") || v.legal[0]);
    await until(p, (x) => x.entry > v.entry);
    await idle(p);
    await p.waitForFunction(() => !document.querySelector(".news .news-trail"));
  },

  async "a replay plays the same way; one position has an address; turns are marked"(server) {
    const made = await server.create(...RAID, ["person", "person"]);
    await playUntil(server, made, (v) => v.entry > 40);
    const p = await page({ pace: "fast" });
    await open(p, `${server.url}/replay/${made.match}?at=12#${made.spectator}`);
    await until(p, (v) => v.entry === 12);
    await p.waitForSelector(".replay-bar b:text('Move 12 of')");
    await p.waitForSelector(".turn-marks i", { state: "attached" });
    check(
      (await p.evaluate(() => globalThis.sandtable.parts.replay.address())).includes(
        `/replay/${made.match}?at=12`,
      ),
      "the address does not name the position",
    );
    await watch(p);
    await hold(p, 25);
    await p.click(".replay-bar button:text('Play')");
    await p.waitForFunction(() => globalThis.beats.filter((b) => b.ms > 0).length > 3);
    await p.click(".replay-bar button:text('Pause')");
    await p.waitForFunction(() => !globalThis.sandtable.parts.replay.playing);
    for (const beat of await beats(p))
      check(Math.max(0, ...beat.told) <= beat.entry, "the diary is ahead of the map");
    await p.click(".replay-bar button:text('Back to the table')");
    same((await onMap(p)).drawn, (await onMap(p)).truth, "the present");
  },

  async "the diary of a replay reaches back beyond the lines that came with the page"(server) {
    const made = await server.create("trench-warfare", "standard", ["person", "person"]);
    await playUntil(server, made, (v) => v.entry > 140);
    const p = await page();
    await open(p, `${server.url}/replay/${made.match}?at=5#${made.spectator}`);
    await p.waitForFunction(
      () =>
        [...document.querySelectorAll(".diary:not(.talk) > li:not([hidden])")].length > 0 &&
        document.querySelector(".diary li[aria-current]"),
    );
  },

  async "the result says why, what it cost, and lets one review and play again"(server) {
    const { made } = await raid(server);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    const hidden = () =>
      p.evaluate(() => globalThis.sandtable.view.scene.tokens.filter((t) => t.hidden).length);
    await server.api(`matches/${made.match}/resign`, {}, made.seats[1].token);
    await until(p, (v) => v.over);
    await p.waitForSelector(".ending .stamp");
    const words = await p.textContent(".ending");
    for (const part of ["wins", "resignation", "Lost", "Luck", "move"])
      check(words.includes(part), `the result does not say "${part}": ${words}`);
    same(await hidden(), 0, "pieces still hidden after the game");
    await p.click(".ending button:text('Review the game')");
    await p.waitForURL((url) => url.pathname === `/review/${made.match}`);
    await p.click(".result button:text('Rematch')");
    await p.waitForURL((url) => !url.pathname.endsWith(made.match));
  },

  async "a review: one position moves the map, the slider, the diary and the curve"(server) {
    const { made } = await raid(server);
    for (let n = 0; n < 40; n++) await act(server, made, (v) => v.legal[(7 * n) % v.legal.length]);
    const p = await page();
    await open(p, `${server.url}/review/${made.match}#${made.seats[0].token}`);
    const words = await p.textContent("body");
    check(words.includes("opens once the match is over"), `a review before the end: ${words}`);
    await server.api(`matches/${made.match}/resign`, {}, made.seats[1].token);
    await open(p, `${server.url}/review/${made.match}?at=9`);
    await p.waitForSelector(".curve-plot .chance");
    const places = () =>
      p.evaluate(() => {
        const of = document.querySelector(".curve-plot").viewBox.baseVal.width - 66;
        const { view, parts } = globalThis.sandtable;
        const x = Number(document.querySelector(".cursor").getAttribute("x")) + 2;
        return {
          map: parts.replay.at,
          drawn: globalThis.sandtable.shown.entry,
          slider: Number(document.querySelector("input[type=range]").value),
          curve: Math.round(((x - 52) / of) * view.entry),
          title: parseInt(document.querySelector(".review-map h2").innerText.slice(5)),
          diary: Number(document.querySelector(".diary li[aria-current]")?.dataset.entry) || 0,
        };
      });
    const all = async (entry, how) => {
      await p.waitForFunction((at) => globalThis.sandtable.shown.entry === at, entry);
      const { diary, ...rest } = await places();
      for (const [what, at] of Object.entries(rest)) same(at, entry, `${how}: ${what}`);
      check(diary <= entry, `${how}: the diary is at ${diary}`);
    };
    await all(9, "the address");
    check(await p.isVisible(".tokens .unveiled"), "nothing shows that it was hidden");
    await p.evaluate(() => document.activeElement.blur());
    await p.keyboard.press("ArrowRight");
    await all(10, "a key");
    const line = p.locator(".review-right .diary li[data-entry]").last();
    const told = Number(await line.getAttribute("data-entry"));
    await line.click();
    await all(told, "the diary");
    same((await places()).diary, told, "the line that is marked");
    const box = await p.locator(".curve-plot").boundingBox();
    const last = (await places()).map && (await p.evaluate(() => globalThis.sandtable.view.entry));
    await p.mouse.click(box.x + 52 + (box.width - 66) / 2, box.y + box.height / 2);
    await all(Math.round(last / 2), "the curve");
    await p.uncheck(".show-hidden input");
    await p.waitForFunction(() => !document.querySelector(".tokens .unveiled"));
    await p.evaluate(() => document.activeElement.blur());
    const turning = await p.evaluate(() => globalThis.review.review.turning);
    check(turning.length > 0, "no turning point");
    await p.keyboard.press("Home");
    await all(0, "the beginning");
    await p.keyboard.press(".");
    await all(turning[0].entry, "the next turning point");
    same(await p.textContent(".turning-list .now .number"), "1", "its number in the list");
    same(await p.textContent(".turning-marks .now"), "1", "on the slider");
    same(await p.textContent(".curve-plot .turning-mark.now"), "1", "in the curve");
    if (turning[0].place)
      same(await p.textContent("#map-notes .turning-mark.now"), "1", "on the map");
    const label = await p.getAttribute(".curve-plot", "aria-label");
    check(/^The chance of .* at the start, .* at the end/.test(label), label);
    await p.keyboard.press("t");
    check(await p.isVisible(".chances .plot-table td"), "text mode has no table");
    check(!(await p.isVisible(".curve-plot")), "text mode has the curve still");
    await p.click(".text-mode h2 button");
    await p.waitForSelector(".curve-plot");
    const link = await p.evaluate(() => globalThis.sandtable.parts.replay.address());
    check(link.includes(`/review/${made.match}?at=${turning[0].entry}`), `a wrong link: ${link}`);
  },

  async "a review: lines have their turns, the score its pieces, a phone a sheet"(server) {
    const { made } = await raid(server);
    const home = (v) => v.legal.find((x) => x.action.startsWith("exit")) || v.legal[0];
    const scored = (v) => v.scene.turn > 2 && v.scene.scores.some((x) => x.points > 0);
    await playUntil(server, made, scored, home);
    await server.api(`matches/${made.match}/resign`, {}, made.seats[1].token);
    const p = await page();
    const link = `${server.url}/review/${made.match}#${made.seats[0].token}`;
    await open(p, link);
    await p.waitForSelector(".curve-plot .chance");
    const wrong = await p.evaluate(() => {
      const { turns } = globalThis.review;
      const turnAt = (entry) => turns.findLast((t) => t.entry <= entry)?.turn || "";
      return [...document.querySelectorAll(".review-right .diary li[data-entry]")]
        .map((li) => [li.querySelector(".who b").innerText, String(turnAt(+li.dataset.entry))])
        .filter(([shown, true_]) => shown !== true_);
    });
    same(wrong, [], "turn numbers in the diary");
    const gains = await p.evaluate(() => globalThis.review.review.gains);
    check(
      gains.some((g) => g.name && g.points > 0),
      "nobody scored; play on for longer",
    );
    check((await p.locator(".score-chart .brought").count()) > 0, "the score names no piece");
    await p.context().close();
    const phone = await page({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open(phone, link);
    check(!(await phone.isVisible(".diary-panel")), "the diary lies open");
    await phone.tap(".open-diary");
    const [sheet, bar] = await Promise.all(
      [".diary-panel", ".result > .row"].map((q) => phone.locator(q).boundingBox()),
    );
    check(sheet.y + sheet.height <= bar.y + 1, "the sheet lies over the bar");
    const buttons = await phone.locator(".result .btn:visible").all();
    for (const b of await Promise.all(buttons.map((x) => x.boundingBox())))
      check(b.x >= 0 && b.x + b.width <= 390, `a button is cut: ${JSON.stringify(b)}`);
    await phone.tap(".open-diary");
    check(!(await phone.isVisible(".diary-panel")), "the diary stays open");
  },

  async "names, who is there and who has left are on the table"(server) {
    const made = await server.create(...RAID, ["person", "person"]);
    await server.api(`matches/${made.match}/name`, { name: "Anna" }, made.seats[0].token);
    const p = await page();
    await open(p, seatLink(server, made, 1));
    await p.waitForSelector(".players .player-name:text('Anna')");
    await p.waitForSelector(".players .player.away");
    const q = await page();
    await open(q, seatLink(server, made, 0));
    await p.waitForFunction(() => !document.querySelector(".players .player.away"));
    await q.context().close();
    await Promise.all(
      [".players .player.away", ".slips :text('has left the table')"].map((x) =>
        p.waitForSelector(x),
      ),
    );
    const phone = await page({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open(phone, seatLink(server, made, 1));
    check(await phone.isVisible(".players .player-name:text('Anna')"), "no name on a phone");
    check(await phone.isVisible(".players .player.away i"), "no presence on a phone");
  },

  async "no trail is left of what was taken back"(server) {
    const { made, mover } = await raid(server);
    for (const pace of ["off", "fast"]) {
      const p = await page({ pace });
      await open(p, seatLink(server, made, 1 - mover));
      const { view } = await act(server, made, (v) => v.legal.find((a) => a.role === "move"));
      await until(p, (v) => v.entry > view.entry);
      await p.waitForSelector(".news .news-trail", { state: "attached" });
      const { seq } = await server.api(`matches/${made.match}`, null, made.seats[mover].token);
      await server.api(`matches/${made.match}/undo`, { seq }, made.seats[mover].token);
      await until(p, (v) => v.entry <= view.entry);
      same(await p.locator(".news-trail, .trail").count(), 0, `trails, playback ${pace}`);
      await p.context().close();
    }
  },

  async "what was said is announced, and still new after a reload until it is read"(server) {
    const made = await server.create(...RAID, ["person", "person"]);
    const p = await page();
    await open(p, seatLink(server, made, 0));
    await server.api(`matches/${made.match}/chat`, { text: "Good luck" }, made.seats[1].token);
    await p.waitForSelector(".slips :text('Good luck')");
    await p.waitForSelector("[role=tab]:text('Chat (1)')");
    await p.reload();
    await p.waitForSelector("body[data-ready]");
    await p.waitForSelector("[role=tab]:text('Chat (1)')");
    await p.click("[role=tab]:text('Chat (1)')");
    await p.waitForSelector(".talk :text('Good luck')");
    await p.reload();
    await p.waitForSelector("body[data-ready]");
    await p.waitForSelector("[role=tab]:text-is('Chat')");
  },

  async "a turn is noticed elsewhere when the person allows it"(server) {
    const { made, mover } = await raid(server);
    const p = await page();
    await p.addInitScript(() => {
      globalThis.shown = [];
      globalThis.Notification = class {
        static permission = "granted";
        constructor(title, more) {
          globalThis.shown.push(`${title}: ${more.body}`);
        }
      };
      Object.defineProperty(document, "hidden", { get: () => globalThis.away === true });
      localStorage.setItem("sandtable.notices", "on");
    });
    await open(p, seatLink(server, made, 1 - mover));
    await p.evaluate(() => {
      globalThis.away = true;
    });
    await act(server, made, (v) => v.legal.find((a) => a.role === "end"));
    await p.waitForFunction(() => globalThis.shown.some((x) => x.startsWith("Your turn")));
    check((await p.title()).startsWith("●"), "no sign in the title");
  },

  async "an order that was sent shows so until it is answered"(server) {
    const { made, mover } = await raid(server);
    const p = await page();
    await open(p, seatLink(server, made, mover));
    await until(p, (v) => v.legal.length > 0);
    let answer;
    await p.route("**/act", async (route) => {
      await new Promise((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await p.click(".orders-acts [data-k=end0]");
    await p.waitForSelector(".table-page.sent");
    while (!answer) await p.waitForTimeout(20);
    answer();
    await p.waitForFunction(() => !document.querySelector(".table-page.sent"));
  },

  async "on a phone the sheet lies over the map and has the whole board"(server) {
    for (const game of ["trench-club", "trenches-of-valor"]) {
      const made = await server.api("matches", {
        game,
        seats: [{ who: "person" }, { who: "person" }],
      });
      const p = await page({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await open(p, seatLink(server, made, 0));
      await p.click(".rail button:has-text('Diary')");
      for (const part of [".side", ".diary-panel", ".minimap"]) {
        const box = await p.locator(part).boundingBox();
        check(box && box.width > 250, `${part} of ${game} is ${box?.width} pixels wide`);
      }
    }
  },

  async "in a low window the diary has room for some lines"(server) {
    const made = await server.api("matches", {
      game: "trench-club",
      seats: [{ who: "person" }, { who: "person" }],
    });
    const p = await page({ viewport: { width: 1280, height: 720 } });
    await open(p, seatLink(server, made, 0));
    const room = await p.evaluate(() => {
      const box = document.querySelector(".diary-panel .scroll").getBoundingClientRect();
      return Math.min(box.bottom, innerHeight) - box.top;
    });
    check(room > 90, `${room} pixels of diary`);
    const end = await p.locator(".diary-panel .scrub").boundingBox();
    check(end.y + end.height <= 720, "the slider is off the page");
  },

  async "every game is followed to where it stands"(server) {
    for (const [game, scenario] of [
      ["trench-warfare", "standard"],
      ["trench-club", null],
      ["valor-and-victory", null],
      ["drill", null],
    ]) {
      const made = await server.api("matches", {
        game,
        ...(scenario ? { scenario } : {}),
        seats: [{ who: "person" }, { who: "person" }],
      });
      const p = await page({ pace: "fast" });
      await open(p, `${server.url}/match/${made.match}#${made.spectator}`);
      await watch(p);
      const over = async () =>
        (await server.api(`matches/${made.match}`, null, made.spectator)).over;
      for (let n = 0; n < 25 && !(await over()); n++)
        await act(server, made, (v) => v.legal[n % v.legal.length]);
      await p.waitForFunction(() => globalThis.beats.length > 0);
      await p.evaluate(() => globalThis.sandtable.parts.follow.end());
      await idle(p);
      const { truth, drawn } = await onMap(p);
      same(drawn, truth, `the map of ${game}`);
    }
  },
});
