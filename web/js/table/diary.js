/* diary.js - the war diary and the chat at the table, in one panel with the replay slider. */
import { fill, h, icon } from "../dom.js";
import { die } from "../draw/dice.js";
import { swatch } from "../draw/sides.js";
import { Pages } from "./lines.js";

/** @import { ChatLine, LogLine, Seat, TurnStart } from "../types.js" */

/** A line's dice; beyond the first 16 they are only counted. @param {LogLine} line */
function dice(line) {
  const faces = line.faces || [];
  const shown = faces.slice(0, 16).map((face) => die(face, line.sides || 6, 17, { cls: "fd" }));
  return faces.length > 16 ? [...shown, ` and ${faces.length - 16} more `] : shown;
}

/** @param {number} seat @param {Seat[]} seats @param {(seat: number) => number} sideOf
 * @param {HTMLElement} [turn] its number, before whose it was */
function who(seat, seats, sideOf, turn) {
  const title = seats[seat]?.title;
  return h(
    "span",
    { class: "who", title },
    turn,
    title && [swatch(sideOf(seat), 14), h("span", { class: "sr" }, `${title}: `)],
  );
}

/** Losses stand out; other harm stands out a little less.
 * @param {{lost?: number[], hurt?: number[]}} line */
export const weight = (line) => (line.lost?.length ? "hit" : line.hurt?.length ? "hurt" : "");

/** @param {LogLine} line @param {Seat[]} seats @param {(seat: number) => number} sideOf
 * @param {HTMLElement} turn */
function row(line, seats, sideOf, turn) {
  return h(
    "li",
    { class: `diary-${line.kind}`, "data-seq": line.seq, "data-entry": line.entry },
    who(line.seat, seats, sideOf, turn),
    h("span", null, dice(line), story(line)),
  );
}

/** The line in words, what it cost standing out. @param {LogLine} line */
function story(line) {
  const parts = line.parts || [{ text: line.text || "", hurt: line.hurt, lost: line.lost }];
  return parts.flatMap((part, i) => [i ? " " : "", h("span", { class: weight(part) }, part.text)]);
}

export class Diary {
  /** @param {{say: (text: string) => void, seek: (entry: number) => void, play: () => void,
   *   reason: () => void,
   *   older: (what: "log"|"chat", before: number) => Promise<any>}} act
   * @param {(seat: number) => number} sideOf */
  constructor(act, sideOf) {
    this.act = act;
    this.sideOf = sideOf;
    /** @type {Seat[]} */
    this.seats = [];
    /** @type {TurnStart[]} */
    this.starts = [];
    /** @type {Pages<LogLine>} */
    this.log = new Pages(
      "War diary",
      "diary",
      "Earlier lines",
      (line) => row(line, this.seats, sideOf, h("b", null, this.turnOf(line.entry))),
      (before) =>
        act.older("log", before).then((got) => ({ lines: got.log, before: got.log_before })),
    );
    /** @type {Pages<ChatLine>} */
    this.talk = new Pages(
      "Chat",
      "diary talk",
      "Earlier messages",
      (line) => this.saying(line),
      (before) =>
        act.older("chat", before).then((got) => ({ lines: got.chat, before: got.chat_before })),
    );
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
    this.why = h(
      "button",
      {
        type: "button",
        class: "btn xs why",
        title: "Why did the computer do that?",
        hidden: true,
        onclick: () => act.reason(),
      },
      "Why?",
    );
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
    this.turnMarks = h("div", { class: "turn-marks", "aria-hidden": "true" });
    this.scrub = h(
      "div",
      { class: "scrub" },
      this.playButton,
      h("div", { class: "slider" }, this.slider, this.turnMarks),
      this.where,
    );
    this.pageLog = this.log.page;
    this.pageLog.classList.add("in");
    this.pageTalk = h("div", { class: "in talk-page", hidden: true }, this.talk.page, this.form);
    this.element = h(
      "section",
      { class: "panel diary-panel", "aria-label": "War diary" },
      h(
        "div",
        { class: "panel-title tabs" },
        h("div", { role: "tablist" }, this.tabs),
        this.why,
        this.note,
      ),
      this.pageLog,
      this.pageTalk,
      this.scrub,
    );
    this.whole = false; /* lines after the position are shown, too */
    this.read = 0; /* the last message that was seen */
    /** @type {() => void} */
    this.seen = () => {};
  }

  /** The lines that are here, without those not asked for. */
  get lines() {
    return this.log.lines;
  }

  /** reach: fetch lines until those of an entry are here. @param {number} entry */
  async reach(entry) {
    const first = () => this.lines.find((l) => l.entry !== undefined)?.entry ?? 0;
    for (let before = -1; this.log.before && first() > entry && this.log.before !== before;) {
      before = this.log.before;
      await this.log.older();
    }
    if (this.log.until !== null) this.log.upTo(this.log.until);
  }

  /** @param {boolean} talk */
  show(talk) {
    this.pageLog.hidden = talk;
    this.pageTalk.hidden = !talk;
    this.tabs.forEach((tab, i) => tab.setAttribute("aria-selected", String((i === 1) === talk)));
    this.count();
    (talk ? this.talk : this.log).toEnd();
  }

  /** What was said and not seen yet stands on the tab; also after a reload. */
  count() {
    const last = this.talk.lines[this.talk.lines.length - 1]?.seq || 0;
    if (!this.pageTalk.hidden && last > this.read) {
      this.read = last;
      this.seen();
    }
    const unread = this.talk.lines.filter((l) => l.seq > this.read).length;
    this.tabs[1].textContent = unread ? `Chat (${unread})` : "Chat";
    this.tabs[1].classList.toggle("unread", unread > 0);
  }

  /** @param {Event} e */
  send(e) {
    e.preventDefault();
    const text = this.input.value.trim();
    if (text) this.act.say(text);
    this.input.value = "";
  }

  /** add what has happened; returns the new lines.
   * @param {LogLine[]} lines @param {number} after @param {number} before @param {Seat[]} seats */
  add(lines, after, before, seats) {
    this.seats = seats;
    return this.log.add(lines, after, before);
  }

  /** @param {ChatLine} line */
  speaker(line) {
    return line.name || this.seats[line.seat]?.title || "Spectator";
  }

  /** @param {ChatLine} line */
  saying(line) {
    return h(
      "li",
      null,
      who(line.seat, this.seats, this.sideOf),
      h("span", null, h("b", null, this.speaker(line), ": "), line.text),
    );
  }

  /** What was said; returns what is new.
   * @param {{chat?: ChatLine[], chat_after?: number, chat_before?: number}} said
   * @param {Seat[]} seats */
  chat(said, seats) {
    this.seats = seats;
    const lines = this.talk.add(said.chat || [], said.chat_after || 0, said.chat_before || 0);
    this.count();
    return lines;
  }

  /** The number of the turn that an entry belongs to, as far as turns are known.
   * @param {number} [entry] */
  turnOf(entry) {
    return String((entry && this.starts.findLast((t) => t.entry <= entry)?.turn) || "");
  }

  /** Where turns begin: marks on the slider, and numbers beside the lines of a match that is over.
   * @param {TurnStart[]} turns @param {number} of */
  turns(turns, of) {
    this.starts = this.whole ? turns : [];
    for (const li of /** @type {Iterable<HTMLElement>} */ (this.log.list.children)) {
      const number = li.querySelector(".who b");
      if (number) number.textContent = this.turnOf(Number(li.dataset.entry));
    }
    fill(
      this.turnMarks,
      turns.map(({ turn, entry }) => {
        const mark = h("i", { title: `turn ${turn}` });
        mark.style.left = `${of ? (entry / of) * 100 : 0}%`;
        return mark;
      }),
    );
  }

  /** @param {number} entry @param {number} of @param {boolean} replaying
   * @param {boolean} playing @param {boolean} behind lines after the entry are not shown yet */
  position(entry, of, replaying, playing, behind) {
    this.slider.max = String(of);
    if (document.activeElement !== this.slider || !replaying) this.slider.value = String(entry);
    this.slider.style.setProperty("--at", `${of ? (entry / of) * 100 : 100}%`);
    this.where.textContent = `${entry} of ${of}`;
    this.where.title = `Move ${entry} of ${of}`;
    fill(this.playButton, playing ? icon("i-pause", 15) : icon("i-play", 15));
    this.scrub.classList.toggle("replaying", replaying);
    if (this.whole) this.log.mark(entry);
    else this.log.upTo(behind ? entry : null);
  }
}
