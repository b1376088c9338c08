/* live.js - the stream of updates of one match. The browser reconnects by itself and says what it
 * saw last; this adds the state of the connection and a countdown to show. */

/** @import { View, Talk } from "./types.js" */

/** @typedef {{update: (view: View) => void, chat: (said: Talk) => void,
 *   thinking: (t: View["thinking"]) => void,
 *   presence: (p: {online: boolean[], watchers: number}) => void,
 *   line: (down: number) => void}} LiveEvents `line`: 0 when up, else seconds until the next try */

const FIRST_WAIT = 1;
const LONGEST_WAIT = 15;
const TICK = 0.1;

/** Half to one and a half times as long: pages that lost the server at the same moment do not all
 * come back at the same moment. @param {number} seconds */
export const jittered = (seconds) => seconds * (0.5 + Math.random());

export class Live {
  /** @param {string} match @param {string} token @param {LiveEvents} events */
  constructor(match, token, events) {
    this.match = match;
    this.token = token;
    this.events = events;
    this.last = 0;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    /** @type {EventSource|null} */
    this.source = null;
  }

  open() {
    clearInterval(this.timer);
    this.source?.close();
    const query = new URLSearchParams();
    if (this.token) query.set("token", this.token);
    if (this.last) query.set("after", String(this.last));
    const source = new EventSource(`/api/matches/${this.match}/events?${query}`);
    this.source = source;
    const on = (/** @type {string} */ name, /** @type {(data: any) => void} */ then) =>
      source.addEventListener(name, (e) => {
        if (source !== this.source) return;
        this.up();
        const message = /** @type {MessageEvent} */ (e);
        if (message.lastEventId) this.last = Number(message.lastEventId);
        then(JSON.parse(message.data));
      });
    on("update", this.events.update);
    on("chat", this.events.chat);
    on("thinking", (data) => this.events.thinking(data.thinking));
    on("presence", this.events.presence);
    source.onopen = () => this.up();
    source.onerror = () => {
      if (source === this.source) this.down();
    };
  }

  up() {
    this.wait = FIRST_WAIT;
    clearInterval(this.timer);
    this.events.line(0);
  }

  down() {
    this.source?.close();
    this.source = null;
    let left = jittered(this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    let shown = Math.ceil(left);
    this.events.line(shown);
    clearInterval(this.timer);
    this.timer = window.setInterval(() => {
      left -= TICK;
      if (left <= 0) this.open();
      else if (shown !== Math.ceil(left)) this.events.line((shown = Math.ceil(left)));
    }, TICK * 1000);
  }
}
