/* api.js - talking to the server (docs/server.md). An error becomes a Refusal with a sentence. */

/** @import { View } from "./types.js" */

export class Refusal extends Error {
  /** @param {number} status 0 when nothing answered
   * @param {{error?: string, clause?: string, view?: View, record?: boolean}} body */
  constructor(status, body) {
    super(body.error || "The server did not answer.");
    this.status = status;
    this.clause = body.clause || "";
    this.view = body.view || null;
    this.record = !!body.record; /* the match cannot be played any more, but its record is there */
  }
}

/** @param {string} method @param {string} path
 * @param {{token?: string, body?: object, text?: boolean}} [more]
 * @returns {Promise<any>} */
export async function call(method, path, more = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (more.token) headers.Authorization = `Bearer ${more.token}`;
  if (more.body) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      body: more.body && JSON.stringify(more.body),
    });
  } catch {
    throw new Refusal(0, {
      error: "The server does not answer. Nothing was lost; try again soon.",
    });
  }
  if (answer.ok && more.text) return answer.text();
  const body = await answer
    .json()
    .catch(() => ({ error: `The server answered with error ${answer.status}.` }));
  if (!answer.ok) throw new Refusal(answer.status, body);
  return body;
}

/** @param {string} path @param {string} [token] */
export const get = (path, token) => call("GET", path, { token });

/** @param {string} path @param {object} body @param {string} [token] */
export const post = (path, body, token) => call("POST", path, { token, body });

/** nonce: what this page adds to the dice. */
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}
