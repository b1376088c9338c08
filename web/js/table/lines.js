/* lines.js - lists of lines that come in pages: the war diary, the talk. */
import { append, h } from "../dom.js";

/** merge: lines up to `after` are kept, later ones are gone (undo), the new ones come after them.
 * @template {{seq: number}} L
 * @param {L[]} lines @param {L[]} news @param {number} after */
export function merge(lines, news, after) {
  return { keep: lines.filter((l) => l.seq <= after), fresh: news.filter((l) => l.seq > after) };
}

/** earlier: what to ask for older lines with, once new ones have come; 0 when there are none.
 * Readers hold every line from the number they would ask with on.
 * @param {number} before as it was @param {number} after readers keep their lines up to here
 * @param {number} first what came with the new lines, if they are all that is kept */
export function earlier(before, after, first) {
  if (!after) return first;
  return before > after ? after + 1 : before;
}

const NEAR = 40; /* pixels from an end of the list that count as being there */

/** A list of lines that grows at both ends: new ones come by themselves, older ones when the reader
 * scrolls up to the first or presses the button above it.
 * @template {{seq: number}} L */
export class Pages {
  /** @param {string} label @param {string} cls @param {string} more what the button says
   * @param {(line: L) => HTMLElement} row
   * @param {(before: number) => Promise<{lines: L[], before: number}>} fetch */
  constructor(label, cls, more, row, fetch) {
    this.row = row;
    this.fetch = fetch;
    /** @type {L[]} */
    this.lines = [];
    this.before = 0;
    this.asking = false;
    /** @type {number|null} */
    this.until = null; /* the entry a replay has come to */
    this.list = h("ol", { class: cls, tabindex: "0", "aria-label": label });
    this.more = h(
      "button",
      { type: "button", class: "btn xs older", hidden: true, onclick: () => this.older() },
      more,
    );
    this.page = h("div", { class: "scroll" }, this.more, this.list);
    this.following = true; /* until the reader scrolls up */
    this.top = 0;
    const sizes = new ResizeObserver(() => {
      if (this.following) this.page.scrollTop = this.page.scrollHeight;
    });
    for (const element of [this.page, this.list]) sizes.observe(element);
    this.page.addEventListener("scroll", () => {
      if (this.atEnd()) this.following = true;
      else if (this.page.scrollTop < this.top) this.following = false;
      this.top = this.page.scrollTop;
      if (this.page.scrollTop < NEAR && this.page.scrollHeight > this.page.clientHeight)
        this.older();
    });
  }

  /** Is the reader at the end, where new lines should appear? */
  atEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.page;
    return scrollTop + clientHeight >= scrollHeight - NEAR;
  }

  toEnd() {
    requestAnimationFrame(() => {
      this.page.scrollTop = this.page.scrollHeight;
    });
  }

  /** add what is new; returns it. Whoever reads older lines is left in peace.
   * @param {L[]} lines @param {number} after @param {number} before */
  add(lines, after, before) {
    const { keep, fresh } = merge(this.lines, lines, after);
    const follow = !keep.length || this.atEnd();
    while (this.list.childElementCount > keep.length && this.list.lastElementChild)
      this.list.lastElementChild.remove();
    append(this.list, [fresh.map(this.row)]);
    this.lines = [...keep, ...fresh];
    this.reach(earlier(this.before, after, before));
    if (fresh.length && follow) this.toEnd();
    return fresh;
  }

  /** upTo shows the lines of the match up to an entry, the last of them marked; all of them without
   * one. @param {number|null} entry */
  upTo(entry) {
    let last = null;
    for (const li of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      li.hidden = entry !== null && Number(li.dataset.entry) > entry;
      li.removeAttribute("aria-current");
      if (!li.hidden) last = li;
    }
    if (entry !== null) last?.setAttribute("aria-current", "step");
    if (entry !== this.until) this.toEnd();
    this.until = entry;
  }

  /** mark the last line up to an entry, all others being shown, too. @param {number} entry */
  mark(entry) {
    let last = null;
    for (const li of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      li.removeAttribute("aria-current");
      if (Number(li.dataset.entry) <= entry) last = li;
    }
    last?.setAttribute("aria-current", "step");
    this.following = false;
    if (last) this.page.scrollTop = last.offsetTop - this.page.clientHeight / 2;
  }

  /** @param {number} before */
  reach(before) {
    this.before = before;
    this.more.hidden = !before;
  }

  /** older fetches the page before the first line, and keeps the place of the reader. */
  async older() {
    const { before } = this;
    if (!before || this.asking) return;
    this.asking = true;
    try {
      const got = await this.fetch(before);
      if (this.before !== before) return; /* the list began anew meanwhile */
      const below = this.page.scrollHeight - this.page.scrollTop;
      this.list.prepend(...got.lines.map(this.row));
      this.lines = [...got.lines, ...this.lines];
      this.reach(got.before);
      this.page.scrollTop = this.page.scrollHeight - below;
    } catch {
      /* the button stays: the reader may try again */
    } finally {
      this.asking = false;
    }
  }
}
