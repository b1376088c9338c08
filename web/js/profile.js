/* profile.js - the numbers of a fighter in a row, on its card and in the warband editor. */
import { h } from "./dom.js";

/** @param {any[][]} cells label and value */
export const profileList = (cells) =>
  h(
    "dl",
    { class: "profile" },
    cells.map(([label, value]) =>
      h("div", null, h("dt", { class: "lab" }, label), h("dd", null, value)),
    ),
  );
