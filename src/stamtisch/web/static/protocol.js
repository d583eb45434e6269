// Talking to the server: requests with clear refusals, and one table's stream of numbered events.

import { batch, signal } from "./dom.js";
import { withTransition } from "./motion.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Message} Message */

const TRIES = 6;
const SILENCE = 40_000;                                     // the server says something every 15 s
const HIDDEN_GRACE = 3_000;

/** What the server refuses, or that it cannot be reached (status 0). */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ code?: string, message?: string, rule?: string | null, where?: string | null, detail?: Message }} [error]
   * @param {number} [wait] seconds after which it may be tried again
   */
  constructor(status, error = {}, wait = 0) {
    super(error.message ?? `status ${status}`);
    this.status = status;
    this.code = error.code ?? (status ? "error" : "offline");
    /** @type {Message} */
    this.detail = error.detail ?? { id: status ? "web-error-server" : "web-error-offline" };
    this.rule = error.rule ?? error.detail?.rule ?? null;
    this.where = error.where ?? null;
    this.wait = wait;
  }
}

/** Random bytes as hexadecimal digits; works without a secure context too. @param {number} bytes */
export function randomHex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

/**
 * One request. What may be repeated (a GET, or a POST with a key) is tried again while the line is down.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @param {{ key?: string }} [how]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, { key } = {}) {
  const tries = method === "GET" || key ? TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(method, path, body, key);
    } catch (problem) {
      const passing = problem instanceof Refusal && (problem.status === 0 || problem.status >= 502);
      if (!passing || attempt >= tries) throw problem;
      await pause(problem.wait * 1000 || Math.min(250 * 2 ** attempt, 4000));
    }
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} body
 * @param {string} [key]
 */
async function once(method, path, body, key) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  let answer;
  let found;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    found = answer.status === 204 ? null : await answer.json().catch(() => null);
  } catch {
    throw new Refusal(0);
  }
  if (!answer.ok) throw new Refusal(answer.status, found?.error, Number(answer.headers.get("Retry-After")) || 0);
  return found;
}

export const api = {
  games: () => request("GET", "/api/games").then((found) => found.games ?? found),
  me: () => request("GET", "/api/me"),
  /** @param {{ name?: string, language?: string }} what */
  setMe: (what) => request("PATCH", "/api/me", what),
  /** @param {any} wish */
  createTable: (wish) => request("POST", "/api/tables", wish, { key: randomHex(16) }),
  /** @param {string} token */
  takeSeat: (token) => request("POST", "/api/seats", { token }),
  /** @param {string} table */
  record: (table) => request("GET", `/api/tables/${table}/record`),
  /** @param {string} table @param {string} viewer */
  replay: (table, viewer) => request("GET", `/api/tables/${table}/replay?as=${viewer}`),
  /** @param {string} game @param {string} language */
  rules: (game, language) => request("GET", `/api/rules/${game}?lang=${language}`),
  /** @param {string} game @param {string} rule @param {string} language */
  rule: (game, rule, language) => request("GET", `/api/rules/${game}/${rule}?lang=${language}`),
};

/** How the line to a table is: "live", "waiting" (being opened again), "lost" (no network), "gone" (no such table). */
/** @typedef {"opening" | "live" | "waiting" | "lost" | "gone"} Line */

/** A table as this browser follows it. */
export class TableLine {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.update = signal(/** @type {Update | null} */ (null));
    /** @type {Update | null} what is known; `update` is what is shown, a frame later when cards glide */
    this.latest = null;
    /** @type {import("./types.js").LogEntry[]} */
    this.news = [];
    this.last = signal(/** @type {import("./types.js").LogEntry[]} */ ([]));
    this.pending = signal(false);
    this.line = signal(/** @type {Line} */ ("opening"));
    this.stopped = false;
    /** @type {AbortController | null} */
    this.stream = null;
    this.wake = () => {};
    this.hiding = 0;
    this.onVisibility = () => this.#visibility();
    this.onOnline = () => this.wake();
    document.addEventListener("visibilitychange", this.onVisibility);
    this.onOffline = () => this.stream?.abort();
    addEventListener("online", this.onOnline);
    addEventListener("offline", this.onOffline);
    addEventListener("pageshow", this.onOnline);
    this.#run();
  }

  /** Stop listening. */
  close() {
    this.stopped = true;
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("online", this.onOnline);
    removeEventListener("offline", this.onOffline);
    removeEventListener("pageshow", this.onOnline);
    clearTimeout(this.hiding);
    this.stream?.abort();
    this.wake();
  }

  /**
   * Ask the table for something. Repeated by itself while the line is down, carried out once.
   * @param {Record<string, any>} command
   */
  async send(command) {
    this.pending.value = true;
    try {
      const version = this.latest?.version ?? 0;
      const answer = await request("POST", `/api/tables/${this.id}/commands`, { version, command }, { key: randomHex(16) });
      if (["sit", "leave", "move", "back"].includes(command.type)) await this.refresh();
      await this.#reached(answer?.version ?? 0);
    } catch (problem) {
      if (problem instanceof Refusal && problem.status === 409) await this.refresh().catch(() => {});
      throw problem;
    } finally {
      this.pending.value = false;
    }
  }

  /** @param {string} words @returns {Promise<{ legal: boolean, reason?: Message }>} */
  why(words) {
    return request("POST", `/api/tables/${this.id}/why`, { words });
  }

  /** The whole table anew, and a new stream: who one is here may have changed. */
  async refresh() {
    const found = await request("GET", `/api/tables/${this.id}`);
    this.#take(found, true);
    this.stream?.abort();
    this.wake();
  }

  /** Until the events have come as far as the answer, so that nothing is done twice meanwhile. @param {number} version */
  async #reached(version) {
    const patience = Date.now() + 3000;
    while ((this.latest?.version ?? 0) < version && Date.now() < patience && !this.stopped) await pause(15);
    if ((this.latest?.version ?? 0) < version) await this.refresh();
  }

  async #run() {
    let failures = 0;
    while (!this.stopped) {
      if (document.hidden) {
        await this.#nap(60_000);
        continue;
      }
      try {
        if (!this.latest) this.#take(await request("GET", `/api/tables/${this.id}`), true);
        await this.#listen(() => {
          failures = 0;
        });
      } catch (problem) {
        if (problem instanceof Refusal && [400, 401, 403, 404].includes(problem.status)) {
          this.line.value = "gone";
          return;
        }
        failures += 1;
      }
      if (this.stopped) return;
      if (!document.hidden) this.line.value = navigator.onLine ? "waiting" : "lost";
      await this.#nap(failures ? Math.min(400 * 2 ** failures, 10_000) * (0.5 + Math.random()) : 50);
    }
  }

  /**
   * One connection, until it ends. `Last-Event-ID` says what is here already, so nothing is missed.
   * @param {() => void} onLive
   */
  async #listen(onLive) {
    const stream = new AbortController();
    this.stream = stream;
    let watch = setTimeout(() => stream.abort(), SILENCE);
    try {
      const answer = await fetch(`/api/tables/${this.id}/events`, {
        headers: { Accept: "text/event-stream", "Last-Event-ID": String(this.latest?.version ?? 0) },
        signal: stream.signal,
        cache: "no-store",
      });
      if (!answer.ok || !answer.body) throw new Refusal(answer.status);
      this.line.value = "live";
      onLive();
      for await (const event of events(answer.body, () => {
        clearTimeout(watch);
        watch = setTimeout(() => stream.abort(), SILENCE);
      })) {
        if (event.type === "bye") return;
        if (event.type === "update") this.#take(JSON.parse(event.data), false);
      }
    } catch (problem) {
      if (!stream.signal.aborted) throw problem;
    } finally {
      clearTimeout(watch);
      stream.abort();
    }
  }

  /**
   * Take in what has come. What is older than what is known is left aside.
   * @param {Update} found
   * @param {boolean} whole with the whole log
   */
  #take(found, whole) {
    const now = this.latest;
    if (now && found.version < now.version) return;
    const news = found.log.filter((entry) => entry.n > (now?.version ?? 0));
    this.latest = { ...found, log: whole || !now ? found.log : [...now.log, ...news] };
    if (now) this.news.push(...news);
    const moves = now?.game && found.game && found.game.ply !== now.game.ply;
    if (moves) withTransition(() => this.#show(), "table");
    else this.#show();
  }

  /** What is known becomes what is seen. */
  #show() {
    const news = this.news.splice(0);
    batch(() => {
      this.update.value = this.latest;
      if (news.length) this.last.value = news;
    });
    // Preact draws in a moment; whoever looks at the page from outside can tell when it has.
    setTimeout(() => {
      document.documentElement.dataset.version = String(this.latest?.version);
    });
  }

  /** Sleep, unless something wakes us. @param {number} milliseconds */
  #nap(milliseconds) {
    return new Promise((done) => {
      const timer = setTimeout(() => this.wake(), milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /** No stream while nobody looks; when somebody does again, what was missed comes at once. */
  #visibility() {
    clearTimeout(this.hiding);
    if (document.hidden) this.hiding = setTimeout(() => this.stream?.abort(), HIDDEN_GRACE);
    else this.wake();
  }
}

/**
 * The events of a stream of server-sent events.
 * @param {ReadableStream<Uint8Array>} body
 * @param {() => void} onSign called whenever anything arrives, a heartbeat too
 * @returns {AsyncGenerator<{ type: string, data: string }>}
 */
async function* events(body, onSign) {
  const reader = body.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  let rest = "";
  let type = "message";
  /** @type {string[]} */
  let data = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.map((each) => each.replace(/\r$/, ""))) {
      if (line === "") {
        if (data.length || type !== "message") yield { type, data: data.join("\n") };
        type = "message";
        data = [];
      } else if (line.startsWith("event:")) type = line.slice(6).trim();
      else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    }
  }
}
