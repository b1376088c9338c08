/* rostertext.js - edits of a roster's text, line by line. Texts are as the server writes them; what
 * a line means is the server's business. */

const NAME_BYTES = 39;

/** nameOf: what a name may be: no quotation marks, and not too long. @param {string} words */
export function nameOf(words) {
  let name = words.replace(/["\u0000-\u001f]/g, "'").trim() || "?";
  while (new TextEncoder().encode(name).length > NAME_BYTES) name = [...name].slice(0, -1).join("");
  return name;
}

const QUOTED = /"[^"]*"/;

/** @param {string} words */
const quoted = (words) => ['"', nameOf(words), '"'].join("");

/** @param {string} text */
const linesOf = (text) => text.split("\n").filter((line) => line);

/** @param {string[]} lines */
const joined = (lines) => lines.map((line) => `${line}\n`).join("");

/** @param {string} line */
const numberOf = (line) => Number(/^model (\d+) /.exec(line)?.[1] || 0);

/** itemsAt: where the colon is before what was bought, or -1; a name may have one, too.
 * @param {string} line */
const itemsAt = (line) => line.indexOf(" : ", line.lastIndexOf('"'));

/** edit: the line of one model is replaced, or removed with null.
 * @param {string} text @param {number} number @param {(line: string) => string|null} change */
const edit = (text, number, change) =>
  joined(
    linesOf(text)
      .map((line) => (numberOf(line) === number ? change(line) : line))
      .filter((line) => line !== null),
  );

/** insertModel: after the last model. @param {string} text @param {(number: number) => string} line
 * @returns {{text: string, number: number}} */
function insertModel(text, line) {
  const lines = linesOf(text);
  const numbers = lines.map(numberOf);
  let number = 1;
  while (numbers.includes(number)) number += 1;
  const last = numbers.findLastIndex((n) => n > 0);
  const at = last >= 0 ? last + 1 : lines.filter((l) => /^(roster|ducats|campaign)/.test(l)).length;
  lines.splice(at, 0, line(number));
  return { text: joined(lines), number };
}

/** @param {string} text @param {string} entry @param {string} name */
export const addModel = (text, entry, name) =>
  insertModel(text, (number) => `model ${number} ${quoted(name)} ${entry}`);

/** @param {string} text @param {number} number */
export function copyModel(text, number) {
  const line = linesOf(text).find((l) => numberOf(l) === number) || "";
  return insertModel(text, (fresh) => line.replace(/^model \d+ /, `model ${fresh} `));
}

/** @param {string} text @param {number} number */
export const removeModel = (text, number) => edit(withTeam(text, number, 0), number, () => null);

/** @param {string} text @param {number} number @param {string} item */
export const addItem = (text, number, item) =>
  edit(text, number, (line) => [line, ...(itemsAt(line) < 0 ? [":"] : []), item].join(" "));

/** removeItem: the n-th that was bought. @param {string} text @param {number} number
 * @param {number} n */
export const removeItem = (text, number, n) =>
  edit(text, number, (line) => {
    const at = itemsAt(line);
    const items = line.slice(at + 3).split(" ");
    items.splice(n, 1);
    return items.length ? `${line.slice(0, at)} : ${items.join(" ")}` : line.slice(0, at);
  });

/** @param {string} text @param {number} number @param {string} name */
export const renameModel = (text, number, name) =>
  edit(text, number, (line) => line.replace(QUOTED, () => quoted(name)));

/** setHead: name and variant. @param {string} text @param {{name: string, variant: string}} head */
export function setHead(text, head) {
  const [first, ...rest] = linesOf(text);
  const [faction] = first
    .replace(/^roster/, "")
    .replace(QUOTED, "")
    .trim()
    .split(" ");
  return joined([["roster", quoted(head.name), faction, head.variant].join(" ").trim(), ...rest]);
}

/** setLimit: what may be spent; 0 ducats: nobody counts.
 * @param {string} text @param {number} ducats @param {number} glory */
export function setLimit(text, ducats, glory) {
  const [head, ...rest] = linesOf(text).filter((line) => !line.startsWith("ducats "));
  const limit = ducats ? [`ducats ${ducats}${glory ? ` glory ${glory}` : ""}`] : [];
  return joined([head, ...limit, ...rest]);
}

/** withTeam: a model acts with another from now on; with 0, alone.
 * @param {string} text @param {number} one @param {number} other */
export function withTeam(text, one, other) {
  const lines = linesOf(text).filter((line) => {
    const team = /^fireteam (\d+) (\d+)/.exec(line);
    return !team || ![team[1], team[2]].some((n) => [one, other].includes(Number(n)));
  });
  if (!other) return joined(lines);
  const last = lines.findLastIndex((line) => /^(model|fireteam)/.test(line));
  lines.splice(last + 1, 0, `fireteam ${Math.min(one, other)} ${Math.max(one, other)}`);
  return joined(lines);
}
