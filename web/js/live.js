/* live.js - the stream of updates of one match. It is read with fetch, which can send the token in
 * a header, where an EventSource would put it into the address and so into logs. When the line
 * breaks it is opened again, with what was seen last, after a countdown to show. */

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

/** eventOf: one event of a stream, or null where it is only a comment.
 * @param {string} block @returns {{name: string, id: string, data: string}|null} */
export function eventOf(block) {
  const event = { name: "message", id: "", data: "" };
  for (const line of block.split("\n")) {
    const [, key, value] = line.match(/^(event|id|data): ?(.*)$/) || [];
    if (key === "data") event.data += event.data ? `\n${value}` : value;
    else if (key === "event") event.name = value;
    else if (key === "id") event.id = value;
  }
  return event.data ? event : null;
}

export class Live {
  /** @param {string} match @param {string} token @param {LiveEvents} events */
  constructor(match, token, events) {
    this.match = match;
    this.token = token;
    this.events = events;
    this.last = 0;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    /** @type {AbortController|null} */
    this.stop = null;
    addEventListener("pagehide", () => this.stop?.abort());
  }

  async open() {
    clearInterval(this.timer);
    this.stop?.abort();
    const stop = new AbortController();
    this.stop = stop;
    try {
      await this.read(stop);
    } catch {
      /* the line is down, or was closed here */
    }
    if (stop === this.stop) this.down();
  }

  /** read takes events until the stream ends. @param {AbortController} stop */
  async read(stop) {
    /** @type {Record<string, string>} */
    const headers = { Accept: "text/event-stream" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (this.last) headers["Last-Event-ID"] = String(this.last);
    const answer = await fetch(`/api/matches/${this.match}/events?quiet`, {
      headers,
      signal: stop.signal,
      cache: "no-store",
    });
    if (!answer.ok || !answer.body) return;
    this.up();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ""; ;) {
      const { value, done } = await reader.read();
      if (done || stop !== this.stop) return;
      const blocks = (text + value).split("\n\n");
      text = blocks.pop() || "";
      for (const block of blocks) this.take(block);
    }
  }

  /** @param {string} block */
  take(block) {
    const event = eventOf(block);
    if (!event) return;
    if (event.id) this.last = Number(event.id);
    const data = JSON.parse(event.data);
    if (event.name === "update") this.events.update(data);
    else if (event.name === "chat") this.events.chat(data);
    else if (event.name === "thinking") this.events.thinking(data.thinking);
    else if (event.name === "presence") this.events.presence(data);
  }

  up() {
    this.wait = FIRST_WAIT;
    clearInterval(this.timer);
    this.events.line(0);
  }

  down() {
    this.stop?.abort();
    this.stop = null;
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
