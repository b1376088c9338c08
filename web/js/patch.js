/* patch.js - new content for an element, in place: what was there before and still is stays the
 * same element. A press that began on it still counts, and focus and scrolling stay. */
import { handOver, nodesOf } from "./dom.js";

/** What makes two nodes the same thing: buttons are told apart by their key or their words, so that
 * no press begins on one and ends on another. @param {Node} node */
function keyOf(node) {
  if (!(node instanceof Element)) return node.nodeName;
  const words = node instanceof HTMLButtonElement ? node.textContent : "";
  return `${node.nodeName} ${node.getAttribute("data-k") ?? words}`;
}

/** @param {Element} kept @param {Element} fresh */
function patchAttributes(kept, fresh) {
  for (const { name } of [...kept.attributes])
    if (name !== "style" && !fresh.hasAttribute(name)) kept.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (name !== "style" && kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  const [a, b] = /** @type {(HTMLElement|SVGElement)[]} */ ([kept, fresh]);
  if (a.style.cssText !== b.style.cssText) a.style.cssText = b.style.cssText;
}

/** @param {Node} kept @param {Node} fresh */
function patchNode(kept, fresh) {
  if (kept instanceof Element && fresh instanceof Element) {
    patchAttributes(kept, fresh);
    handOver(fresh, kept);
    patchNodes(kept, [...fresh.childNodes]);
  } else if (kept.nodeValue !== fresh.nodeValue) kept.nodeValue = fresh.nodeValue;
  return kept;
}

/** @param {Element} parent @param {Node[]} wanted */
function patchNodes(parent, wanted) {
  /** @type {Map<string, Node[]>} */
  const known = new Map();
  for (const node of parent.childNodes)
    if (!wanted.includes(node)) known.set(keyOf(node), [...(known.get(keyOf(node)) || []), node]);
  const nodes = wanted.map((fresh) => {
    const kept = fresh.parentNode === parent ? fresh : known.get(keyOf(fresh))?.shift();
    return !kept || kept === fresh ? fresh : patchNode(kept, fresh);
  });
  for (const left of [...known.values()].flat()) parent.removeChild(left);
  let at = parent.firstChild; /* what stays is not moved: that would end a press, too */
  for (const node of nodes)
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
}

/** patch gives an element new content; a button that had the focus and was replaced has it again.
 * @param {HTMLElement} element @param {...import("./dom.js").Children} children */
export function patch(element, ...children) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && element.contains(active) ? active.dataset.k : "";
  patchNodes(element, nodesOf(children));
  if (key && document.activeElement !== active)
    /** @type {HTMLElement|null} */ (
      element.querySelector(`[data-k="${CSS.escape(key)}"]`)
    )?.focus();
}
