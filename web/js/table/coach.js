/* coach.js - the first game is a lesson: a strip above the map says what can be done now, one thing
 * at a time (lessons.js), and goes on when it was done. It takes nothing away from the table. */
import { announce } from "../announce.js";
import { h } from "../dom.js";
import { patch } from "../patch.js";
import { pref, setPref } from "../prefs.js";
import { LESSONS, lessonFor } from "./lessons.js";
import { endWords } from "./orderspanel.js";
import { standing } from "./standing.js";

/** @import { View } from "../types.js" */
/** @import { Lesson, Sight } from "./lessons.js" */
/** @import { Table } from "./table.js" */

const TOUCH = "(hover: none)";

export class Coach {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.element = h("section", { class: "coach", "aria-label": "First game", hidden: true });
    this.on = false;
    this.situation = "";
    this.refusals = 0; /* how often the rules have said no */
    this.learnt = new Set(pref("lessons", "").split(" "));
    /** @type {Lesson|null} */
    this.lesson = null;
    /** @type {Sight|null} */
    this.since = null; /* the table as it was when the lesson was first shown */
  }

  /** begin the lessons, unless this browser has been through them. @param {string} situation what
   * the scenario is about @param {boolean} [again] from the start, whatever was learnt */
  begin(situation, again = false) {
    if (!again && pref("tour", "") === "seen") return;
    if (again) this.learnt.clear();
    this.situation = situation;
    this.on = true;
    if (this.table.shown) this.update(this.table.shown);
  }

  end() {
    this.on = false;
    this.element.hidden = true;
    setPref("tour", "seen");
    setPref("lessons", "");
  }

  /** @param {string} id */
  learn(id) {
    this.learnt.add(id);
    this.lesson = null;
    setPref("lessons", [...this.learnt].join(" "));
    if (LESSONS.every((l) => this.learnt.has(l.id))) this.end();
    else if (this.table.shown) this.update(this.table.shown);
  }

  refused() {
    this.refusals += 1;
    if (this.table.shown) this.update(this.table.shown);
  }

  /** @param {View} view */
  update(view) {
    const { parts, text } = this.table;
    this.element.hidden = !this.on || text || view.over || parts.replay.active;
    if (this.element.hidden) return;
    const sight = this.sight(view);
    const { lesson, since } = this;
    if (lesson && since && lesson.done?.(since, sight)) return this.learn(lesson.id);
    const next = parts.hand.sent ? lesson : lessonFor(sight, this.learnt);
    if (next !== lesson) this.since = sight;
    this.lesson = next;
    const words = next?.words(sight) || "Play on: the next lesson comes when it is needed.";
    if (next && next !== lesson) announce(`${next.title} ${words}`);
    this.draw(next, words);
  }

  /** @param {Lesson|null} lesson @param {string} words */
  draw(lesson, words) {
    const button = (
      /** @type {string} */ key,
      /** @type {string} */ label,
      /** @type {() => void} */ act,
    ) => h("button", { type: "button", class: "btn xs", "data-k": key, onclick: act }, label);
    const past = LESSONS.filter((l) => this.learnt.has(l.id)).length;
    patch(
      this.element,
      h("span", { class: "lab coach-count" }, `First game, ${past} of ${LESSONS.length}`),
      h("p", null, lesson && h("b", null, lesson.title, " "), words),
      h(
        "div",
        { class: "coach-acts" },
        lesson && button("coach-on", "Go on", () => this.learn(lesson.id)),
        button("coach-end", "No lessons", () => this.end()),
      ),
    );
  }

  /** @param {View} view @returns {Sight} */
  sight(view) {
    const { board, diary, follow, hand } = this.table.parts;
    const { orders, selected } = hand;
    const own = orders.of(selected);
    const [end] = orders.ends;
    const since = follow.given ? (follow.since?.entry ?? Infinity) : Infinity;
    const later = diary.lines.filter((l) => l.kind === "play" && (l.entry ?? 0) > since);
    return {
      mine: standing(view).mine,
      over: view.over,
      aim: `You play ${view.seats[view.as]?.title || ""}. ${this.situation}`,
      name: board.token(selected || "")?.name || "it",
      given: follow.given,
      entry: view.entry,
      rolls: view.dice.rolls,
      stage: [view.scene.turn, view.scene.phase, view.to_move].join(),
      actors: orders.actors.length,
      held: own.length > 0,
      goes: own.filter((a) => a.role === "move").length,
      shots: orders.targets(selected).length,
      chosen: orders.forced().length,
      ends: end ? endWords(end, 0)[0] : "",
      undo: view.undo,
      refusals: this.refusals,
      theirs: later.some((l) => !view.you.includes(l.seat)),
      touch: matchMedia(TOUCH).matches,
      plane: !!board.ground?.plane,
    };
  }
}
