/* static.mjs - the client's files without a browser: types, format, no game's name, no markup
 * parsed from text, every symbol that the code names exists, and the promises of the palette. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { shortfalls } from "./colours.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const web = join(root, "web");
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => join(f.parentPath, f.name));
const files = filesIn(web);
const text = (name) => readFileSync(name, "utf8");
const known = new Set(
  [...text(join(web, "symbols.svg")).matchAll(/id="([\w-]+)"/g)].map((m) => m[1]),
);
const code = files.filter((name) => name.endsWith(".js"));

/** Places in the files where a pattern occurs. */
function places(pattern, list = files) {
  return list.flatMap((name) =>
    text(name)
      .split("\n")
      .flatMap((line, i) =>
        pattern.test(line) ? [`${name}:${i + 1}: ${line.trim().slice(0, 90)}`] : [],
      ),
  );
}

/** What a development tool complains about, one line each. */
function complaints(script, args, cwd = here) {
  try {
    execFileSync(process.execPath, [join(here, "node_modules", script), ...args], {
      cwd,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error.stdout || error.stderr || error.message).split("\n");
  }
  return [];
}

const tests = {
  "the types fit (tsc --checkJs)"() {
    return complaints("typescript/bin/tsc", ["-p", "."]);
  },

  "the files are formatted (prettier --check)"() {
    const args = ["--check", "--log-level", "warn", "web", "tests/web"];
    return complaints("prettier/bin/prettier.cjs", args, root);
  },

  "no line is over 100 columns"() {
    const tests = readdirSync(here).filter((name) => name.endsWith(".mjs"));
    const client = files.filter((name) => !name.endsWith(".svg"));
    return places(/^.{101,}/u, [...client, ...tests.map((name) => join(here, name))]);
  },

  "no file is longer than one can take in"() {
    const most = (name) => (name.endsWith(".svg") ? Infinity : name.endsWith(".js") ? 600 : 700);
    const tests = readdirSync(here).filter((name) => /\.mjs$/.test(name));
    return [...files, ...tests.map((name) => join(here, name))]
      .map((name) => [name, text(name).split("\n").length - 1])
      .filter(([name, lines]) => lines > most(name))
      .map(([name, lines]) => `${name}: ${lines} lines, ${most(name)} at most`);
  },

  "no game is named"() {
    const games = JSON.parse(
      execFileSync(process.argv[2], ["games", "--json"], { encoding: "utf8" }),
    );
    const names = (Array.isArray(games) ? games : games.games).flatMap((g) => [
      g.id,
      g.title,
      g.id.replaceAll("-", "_"),
    ]);
    return places(
      new RegExp(`\\b(${names.map((n) => n.replace(/[^\w-]/g, "\\$&")).join("|")})\\b`),
    );
  },

  "text never becomes markup, and no style or script stands in markup"() {
    return [
      ...places(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/,
        code,
      ),
      ...places(
        /\sstyle=|\son\w+=|<script(?! type="module" src=)/,
        files.filter((name) => /\.(html|svg)$/.test(name)),
      ),
    ];
  },

  "nothing is fetched from elsewhere"() {
    return places(
      /https?:\/\/(?!www\.w3\.org\/)/,
      files.filter((name) => /\.(js|css|html|svg)$/.test(name)),
    ).filter((line) => !line.includes("https?:"));
  },

  "every symbol that the games name is in symbols.svg"() {
    return [join(root, "src", "games"), join(root, "data")]
      .flatMap(filesIn)
      .flatMap((name) =>
        [...text(name).matchAll(/(?<![\w-])([ubt]-[a-z]{2,}\d?)\b/g)]
          .filter((m) => !known.has(m[1]))
          .map((m) => `${name}: ${m[1]}`),
      );
  },

  "every symbol that the code names is in symbols.svg"() {
    return code.flatMap((name) =>
      [...text(name).matchAll(/"([ubti]-[a-z]+\d?)"|url\(#([\w-]+)\)/g)]
        .map((m) => m[1] || m[2])
        .filter((id) => !known.has(id) && id !== "table-clip" && id !== "reach-edge")
        .map((id) => `${name}: ${id}`),
    );
  },

  "the palette keeps its promises"() {
    return shortfalls(text(join(web, "css", "palette.css")));
  },
};

let [passed, failed] = [0, 0];
for (const [name, test] of Object.entries(tests)) {
  const wrong = test().filter((line) => line);
  console.log(
    wrong.length ? `FAILED ${name}:\n  ${wrong.slice(0, 20).join("\n  ")}` : `ok ${name}`,
  );
  if (wrong.length) failed += 1;
  else passed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
