/* dom.js - making elements. Text always goes in as text nodes: nothing here parses markup. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|number|null|undefined|false} Child */
/** @typedef {Child|Child[]} Children */

/** @param {Children[]} children @returns {Node[]} */
export function nodesOf(children) {
  const isThere = (/** @type {Child} */ c) => c !== null && c !== undefined && c !== false;
  return children
    .flat()
    .filter(isThere)
    .map((c) => (c instanceof Node ? c : document.createTextNode(String(c))));
}

/** @param {Element} parent @param {Children[]} children */
export function append(parent, children) {
  parent.append(...nodesOf(children));
  return parent;
}

/** What elements listen to. @type {WeakMap<Element, Map<string, (e: Event) => void>>} */
const heard = new WeakMap();

/** @param {Element} element @param {string} type @param {(e: Event) => void} act */
function listen(element, type, act) {
  const acts = heard.get(element) || new Map();
  heard.set(element, acts);
  if (!acts.has(type)) element.addEventListener(type, (e) => acts.get(type)(e));
  acts.set(type, act);
}

/** handOver: one element listens as another did. @param {Element} from @param {Element} to */
export function handOver(from, to) {
  const acts = heard.get(from);
  for (const type of heard.get(to)?.keys() || []) if (!acts?.has(type)) listen(to, type, () => {});
  acts?.forEach((act, type) => listen(to, type, act));
}

/** Listeners start with "on", everything else is an attribute; false and undefined are left out.
 * @param {Element} element @param {Record<string, any>} props */
function set(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) listen(element, name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** h makes an HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>|null} [props] @param {...Children} children
 * @returns {HTMLElementTagNameMap[K]} */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  if (props) set(element, props);
  append(element, children);
  return element;
}

/** s makes an SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>|null} [props] @param {...Children} children
 * @returns {SVGElementTagNameMap[K]} */
export function s(tag, props, ...children) {
  const element = document.createElementNS(SVG, tag);
  if (props) set(element, props);
  append(element, children);
  return element;
}

/** use places a symbol of symbols.svg.
 * @param {string} id @param {number} x @param {number} y @param {number} w @param {number} [height]
 * @param {string} [cls] */
export function use(id, x, y, w, height = w, cls) {
  return s("use", { href: `#${id}`, x, y, width: w, height, class: cls });
}

/** icon is a symbol in its own little picture, hidden from screen readers.
 * @param {string} id @param {number} [size] */
export function icon(id, size = 20) {
  return s(
    "svg",
    { width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    use(id, 0, 0, 24),
  );
}

/** @param {Element} element @param {...Children} children */
export function fill(element, ...children) {
  element.replaceChildren();
  return append(element, children);
}

/** @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return element;
}

/** hasSymbol: is there a picture of this name?
 * @param {string|undefined} id */
export function hasSymbol(id) {
  return !!id && document.getElementById(id) instanceof SVGSymbolElement;
}

/** The head of a table. @param {string[]} words of its columns */
export const tableHead = (words) =>
  h(
    "thead",
    null,
    h(
      "tr",
      null,
      words.map((word) => h("th", { scope: "col" }, word)),
    ),
  );

/** title-case first letter, for sentences made from ids.
 * @param {string} text */
export function upper(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {number} n @param {string} one @param {string} [many] */
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** "2, 3 or 4" @param {(string|number)[]} list */
export const orList = (list) =>
  list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} or ${list[list.length - 1]}`;

/** In groups of four, easier to compare. @param {string} text */
export const grouped = (text) => text.replace(/(.{4})(?=.)/g, "$1 ");
