/* diary.js - the war diary and the chat at the table, in one panel with the replay slider. */
import { append, fill, h, icon } from "../dom.js";
import { die } from "../draw/dice.js";
import { swatch } from "../draw/sides.js";

/** @import { ChatLine, LogLine, Seat } from "../types.js" */

/** A line's dice; beyond the first 16 they are only counted. @param {LogLine} line */
function dice(line) {
  const faces = line.faces || [];
  const shown = faces.slice(0, 16).map((face) => die(face, line.sides || 6, 17, { cls: "fd" }));
  return faces.length > 16 ? [...shown, ` and ${faces.length - 16} more `] : shown;
}

/** @param {number} seat @param {Seat[]} seats @param {(seat: number) => number} sideOf */
function who(seat, seats, sideOf) {
  const title = seats[seat]?.title;
  return h(
    "span",
    { class: "who", title },
    title && [swatch(sideOf(seat), 14), h("span", { class: "sr" }, `${title}: `)],
  );
}

/** Losses stand out; other harm stands out a little less. @param {LogLine} line */
export const weight = (line) => (line.lost?.length ? "hit" : line.hurt?.length ? "hurt" : "");

/** @param {LogLine} line @param {Seat[]} seats @param {(seat: number) => number} sideOf */
function row(line, seats, sideOf) {
  return h(
    "li",
    { class: `diary-${line.kind}`, "data-seq": line.seq },
    who(line.seat, seats, sideOf),
    h("span", { class: weight(line) }, dice(line), line.text || ""),
  );
}

/** merge: lines up to `after` are kept, later ones are gone (undo), the new ones come after them.
 * @param {LogLine[]} lines @param {LogLine[]} news @param {number} after */
export function merge(lines, news, after) {
  return { keep: lines.filter((l) => l.seq <= after), fresh: news.filter((l) => l.seq > after) };
}

export class Diary {
  /** @param {{say: (text: string) => void, seek: (entry: number) => void, play: () => void}} act
   * @param {(seat: number) => number} sideOf */
  constructor(act, sideOf) {
    this.act = act;
    this.sideOf = sideOf;
    this.list = h("ol", { class: "diary", tabindex: "0", "aria-label": "War diary" });
    this.talk = h("ol", { class: "diary talk", tabindex: "0", "aria-label": "Chat" });
    this.input = h("input", {
      type: "text",
      maxlength: "500",
      "aria-label": "Message to the table",
      placeholder: "Message to the table",
      autocomplete: "off",
    });
    this.form = h(
      "form",
      { class: "say", onsubmit: (/** @type {Event} */ e) => this.send(e) },
      this.input,
      h("button", { class: "btn xs" }, "Send"),
    );
    this.tabs = [
      h(
        "button",
        { type: "button", role: "tab", "aria-selected": "true", onclick: () => this.show(false) },
        "War diary",
      ),
      h(
        "button",
        { type: "button", role: "tab", "aria-selected": "false", onclick: () => this.show(true) },
        "Chat",
      ),
    ];
    this.note = h("small");
    this.playButton = h(
      "button",
      {
        type: "button",
        class: "scrub-play",
        title: "Replay from the start",
        "aria-label": "Replay",
        onclick: () => act.play(),
      },
      icon("i-play", 15),
    );
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: "0",
      value: "0",
      "aria-label": "Position in the match",
      oninput: () => act.seek(Number(this.slider.value)),
    });
    this.where = h("span");
    this.scrub = h("div", { class: "scrub" }, this.playButton, this.slider, this.where);
    this.pageLog = h("div", { class: "in scroll" }, this.list);
    this.pageTalk = h("div", { class: "in scroll talk-page", hidden: true }, this.talk, this.form);
    this.element = h(
      "section",
      { class: "panel diary-panel", "aria-label": "War diary" },
      h("h2", { role: "tablist" }, this.tabs, this.note),
      this.pageLog,
      this.pageTalk,
      this.scrub,
    );
    /** @type {LogLine[]} */
    this.lines = [];
    this.unread = 0;
  }

  /** @param {boolean} talk */
  show(talk) {
    this.pageLog.hidden = talk;
    this.pageTalk.hidden = !talk;
    this.tabs.forEach((tab, i) => tab.setAttribute("aria-selected", String((i === 1) === talk)));
    if (talk) this.unread = 0;
    this.tabs[1].textContent = "Chat";
    this.bottom(talk ? this.pageTalk : this.pageLog);
  }

  /** @param {Event} e */
  send(e) {
    e.preventDefault();
    const text = this.input.value.trim();
    if (text) this.act.say(text);
    this.input.value = "";
  }

  /** @param {HTMLElement} page */
  bottom(page) {
    requestAnimationFrame(() => {
      page.scrollTop = page.scrollHeight;
    });
  }

  /** add what has happened; returns the new lines.
   * @param {LogLine[]} lines @param {number} after @param {Seat[]} seats */
  add(lines, after, seats) {
    const { keep, fresh } = merge(this.lines, lines, after);
    while (this.list.childElementCount > keep.length && this.list.lastElementChild)
      this.list.lastElementChild.remove();
    append(this.list, [fresh.map((l) => row(l, seats, this.sideOf))]);
    this.lines = [...keep, ...fresh];
    if (fresh.length) this.bottom(this.pageLog);
    return fresh;
  }

  /** @param {ChatLine[]} lines @param {Seat[]} seats @param {boolean} fresh */
  chat(lines, seats, fresh) {
    append(this.talk, [
      lines.map((l) =>
        h(
          "li",
          null,
          who(l.seat, seats, this.sideOf),
          h(
            "span",
            null,
            h("b", null, l.name || seats[l.seat]?.title || "Spectator", ": "),
            l.text,
          ),
        ),
      ),
    ]);
    if (fresh && this.pageTalk.hidden) {
      this.unread += lines.length;
      this.tabs[1].textContent = `Chat (${this.unread})`;
    }
    this.bottom(this.pageTalk);
  }

  /** @param {number} entry @param {number} of @param {boolean} replaying
   * @param {boolean} playing */
  position(entry, of, replaying, playing) {
    this.slider.max = String(of);
    if (document.activeElement !== this.slider || !replaying) this.slider.value = String(entry);
    this.slider.style.setProperty("--at", `${of ? (entry / of) * 100 : 100}%`);
    this.where.textContent = `move ${entry} of ${of}`;
    fill(this.playButton, playing ? icon("i-pause", 15) : icon("i-play", 15));
    this.scrub.classList.toggle("replaying", replaying);
  }
}
