/* lessons.js - what a newcomer learns in the first game, computed only: each lesson waits for the
 * situation it is about, and is learnt by doing what it says. coach.js shows them. */

/** What a lesson can see of the table.
 * @typedef {{mine: boolean, over: boolean, aim: string, name: string, given: number, entry: number,
 *   rolls: number, stage: string, actors: number, held: boolean, goes: number, shots: number,
 *   chosen: number, ends: string, undo: boolean, refusals: number, theirs: boolean,
 *   touch: boolean, plane: boolean}} Sight
 *   `stage`: turn, phase and whose decision it is; `chosen`: what has to be chosen now (losses);
 *   `theirs`: since our last order somebody else has acted */

/** `after`: a lesson that has to be learnt before; `done` compares the table as it was when the
 * lesson was first shown with the table now; without it the lesson is only read.
 * @typedef {{id: string, title: string, words: (s: Sight) => string, when: (s: Sight) => boolean,
 *   done?: (before: Sight, now: Sight) => boolean, after?: string}} Lesson */

/** @param {Sight} before @param {Sight} now */
const ordered = (before, now) => now.given > before.given;

const press = (/** @type {Sight} */ s) => (s.touch ? "Tap" : "Press");

/** The first that fits is shown. @type {Lesson[]} */
export const LESSONS = [
  {
    id: "aim",
    title: "Your side.",
    words: (s) => s.aim,
    when: (s) => s.mine,
    done: ordered,
  },
  {
    id: "choose",
    title: "A choice first.",
    words: () =>
      "Before anything else goes on, you have to choose. The choices are on the card beside the " +
      "pieces they are about.",
    when: (s) => s.mine && s.chosen > 0,
    done: ordered,
  },
  {
    id: "watch",
    title: "The other side.",
    words: (s) =>
      "What the other side does is played back. " +
      (s.touch ? "A tap on the map" : "Space") +
      " ends that, the arrow over the map shows it again, and what changed stays marked.",
    when: (s) => s.theirs,
    after: "go",
    done: ordered,
  },
  {
    id: "take",
    title: "Who may act.",
    words: (s) => `Pieces with an amber ring may act. ${press(s)} one of them.`,
    when: (s) => s.mine && s.actors > 0 && !s.held && !s.chosen,
    done: (before, now) => now.held || ordered(before, now),
  },
  {
    id: "go",
    title: "Where it can go.",
    words: (s) =>
      s.touch
        ? `The ${area(s)} shows where ${s.name} may go. Tap there to see the way, and again to ` +
          "go; or drag the piece."
        : `The ${area(s)} shows where ${s.name} may go. Rest the pointer there to see the way ` +
          `and its price; ${s.plane ? "press twice" : "press"} to go, or drag the piece.`,
    when: (s) => s.mine && s.held && s.goes > 0,
    done: ordered,
  },
  {
    id: "shoot",
    title: "Whom it can attack.",
    words: (s) =>
      `A red crosshair is a target, with the exact chance to hurt it. ` +
      (s.touch
        ? "Tap it for everything that counts, and attack from the card."
        : "Rest the pointer on it for everything that counts; a press attacks."),
    when: (s) => s.mine && s.held && s.shots > 0,
    done: (before, now) => now.rolls > before.rolls,
  },
  {
    id: "undo",
    title: "A slip of the hand?",
    words: () =>
      "Undo takes your last order back: against the computer always, against a person until dice " +
      "have fallen or something was seen.",
    when: (s) => s.mine && s.undo,
    after: "go",
    done: (before, now) => ordered(before, now) || now.entry < before.entry,
  },
  {
    id: "why",
    title: "Nothing can go wrong.",
    words: (s) =>
      `${press(s)} a place where it may not go: nothing happens but a note, which says why and ` +
      "names the rule.",
    when: (s) => s.mine && s.held && s.goes > 0,
    after: "go",
    done: (before, now) => now.refusals > before.refusals,
  },
  {
    id: "end",
    title: "Enough?",
    words: (s) =>
      `When you have done what you want, end it with the button “${s.ends}”. It says how many of ` +
      "your pieces could still act.",
    when: (s) => s.mine && !!s.ends && s.actors < 3,
    after: "go",
    done: (before, now) => now.stage !== before.stage,
  },
  {
    id: "help",
    title: "Whenever you are stuck.",
    words: (s) =>
      "Hint proposes an order and shows it on the map; the open book has the rules" +
      (s.touch ? "." : ", and the question mark key lists all keys.") +
      " The menu brings these lessons back. Good luck!",
    when: (s) => s.mine,
    after: "watch",
  },
];

/** @param {Sight} s */
const area = (s) => (s.plane ? "amber wash" : "amber");

/** lessonFor: the lesson for what is on the table, or null. @param {Sight} sight
 * @param {Set<string>} learnt */
export function lessonFor(sight, learnt) {
  if (sight.over) return null;
  const open = LESSONS.filter((l) => !learnt.has(l.id) && (!l.after || learnt.has(l.after)));
  return open.find((l) => l.when(sight)) || null;
}
