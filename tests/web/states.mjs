/* states.mjs - pictures of the states of a table without hexes on a desktop, a tablet and a phone,
 * by day and by night, in colour or (GREY=1) without. No test: run by hand,
 * `sh run.sh SANDTABLE states.mjs [STATE]`; SHEETS says where they go. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { open, page, Server } from "./harness.mjs";
import { POSES, strike } from "./poses.mjs";
import { FLAGS } from "./skirmish.mjs";

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const folder = process.env.SHEETS || "sheets";
const only = process.argv[3] || "";
mkdirSync(folder, { recursive: true });

/** @param {string} name @param {string} size */
async function picture(server, at, name, size, colorScheme) {
  const p = await page({ ...SIZES[size], colorScheme });
  try {
    await open(p, `${server.url}/match/${at.id}#${at.token}`);
    await strike(p, name, !!SIZES[size].hasTouch);
    await p.waitForTimeout(400);
  } catch (error) {
    console.log(`${name} ${size} ${colorScheme}: ${error.message}`);
  }
  const light = colorScheme === "dark" ? "night" : "day";
  await p.screenshot({ path: join(folder, `${name}-${size}-${light}.png`) });
  await p.context().close();
}

const server = await new Server(FLAGS).start();
try {
  for (const name of Object.keys(POSES).filter((x) => x.includes(only))) {
    const at = await POSES[name].at(server);
    for (const size of Object.keys(SIZES))
      for (const colorScheme of ["light", "dark"])
        await picture(server, at, name, size, colorScheme);
    console.log(name);
  }
} finally {
  await server.stop();
}
process.exit(0);
