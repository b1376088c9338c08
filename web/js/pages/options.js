/* pages/options.js - the options of a scenario, as sentences with what they change. */
import { h, upper } from "../dom.js";

/** @import { Option } from "../types.js" */

/** @param {Option} o */
export const optionTitle = (o) => o.title || upper(o.name.replaceAll(/[-_]/g, " "));

/** A value in words. @param {Option} o @param {string|number} value */
export function optionWords(o, value) {
  const at = o.choices ? o.choices.indexOf(String(value)) : -1;
  return o.titles?.[at] || String(value);
}

/** @param {Option} o @param {string|number} value @param {(value: string|number) => void} set */
export function optionRow(o, value, set) {
  const change = (/** @type {Event} */ e) => {
    const input = /** @type {HTMLInputElement} */ (e.target);
    if (input.type === "checkbox") set(input.checked ? "yes" : "no");
    else set(o.choices ? input.value : Number(input.value));
  };
  const words = h(
    "span",
    null,
    optionTitle(o),
    o.help && h("small", null, `${upper(o.help)}. `, o.clause),
  );
  const key = { "data-k": `option-${o.name}`, onchange: change };
  if (o.choices?.join() === "no,yes")
    return h(
      "label",
      { class: "field option" },
      h("input", { type: "checkbox", checked: value === "yes", ...key }),
      words,
    );
  const field = o.choices
    ? h(
        "select",
        key,
        o.choices.map((c) => h("option", { value: c, selected: c === value }, optionWords(o, c))),
      )
    : h("input", { type: "number", min: o.min, max: o.max, value, ...key });
  return h("label", { class: "field option wide" }, words, field);
}
