/* skirmish.mjs - a small battle of Trench Crusade for the tests (data/ has it instead of the bare
 * table), played by the API to the decision that a test is about. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { open, page, until } from "./harness.mjs";

/** What a server needs to know the battle. */
export const FLAGS = ["--data", join(dirname(fileURLToPath(import.meta.url)), "data")];

/** skirmish: a match between two people, or against the computer. */
export const skirmish = (server, north = "person", added = "") =>
  server.api("matches", {
    game: "trench-crusade",
    scenario: "bare",
    added,
    seats: [
      { who: "person" },
      north === "person" ? { who: north } : { who: "computer", level: north },
    ],
  });

/** Everybody deploys in one of two lines that face each other. */
const post = (id) => `deploy ${id} ${12 + 3 * Number(id.slice(1))},${id[0] === "s" ? 14 : 22}`;

/** What an eager fighter does next. */
export function eager(v) {
  const has = (verb) => v.legal.find((a) => a.action.split(" ")[0] === verb);
  const deploy = has("deploy");
  if (deploy) return post(deploy.token);
  const verbs = ["again", "shoot", "fight", "charge", "activate", "keep", "skip", "stop", "end"];
  return (verbs.map(has).find((a) => a) || v.legal[0]).action;
}

/** playTo: play by the API until somebody's view is wanted: where to sit, and that view. */
export async function playTo(server, match, wanted, choose = eager, most = 400) {
  for (let step = 0; step < most; step++)
    for (const { token } of match.seats) {
      const view = await server.api(`matches/${match.match}`, null, token);
      if (view.over) return null;
      if (!view.legal.length) continue;
      if (wanted(view)) return { id: match.match, token, view };
      const action = choose(view);
      await server.api(`matches/${match.match}/act`, { action, seq: view.seq }, token);
    }
  return null;
}

/** reach: one battle after the other until one comes to the wanted decision; dice are dice. */
export async function reach(server, wanted, choose = eager, added = "") {
  for (let tries = 0; tries < 12; tries++) {
    const match = await skirmish(server, "person", added);
    const found = await playTo(server, match, wanted, choose);
    if (found) return { ...found, match };
  }
  throw new Error(`no battle came to ${wanted}`);
}

/** sitDown: open the table in a browser, where somebody has something to decide. */
export async function sitDown(server, { id, token }, options) {
  const p = await page(options);
  await open(p, `${server.url}/match/${id}#${token}`);
  await until(p, (v) => v.legal.length > 0);
  return p;
}
