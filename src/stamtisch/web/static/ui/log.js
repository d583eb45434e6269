// The table's log: what happened and what was said, newest at the end and in sight.

import { classes, html, useEffect, useRef, useState } from "../dom.js";
import { clockTime } from "../locale.js";
import { Button, Icon } from "./basics.js";
import { RuleLink } from "./notices.js";

/**
 * @param {{ entries: import("../types.js").LogEntry[], t: import("../types.js").Translate,
 *   onRule?: (rule: string) => void }} props
 */
export function Log({ entries, t, onRule }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const latest = entries.at(-1)?.n;
  const shown = entries.filter((each) => each.message || each.kind === "chat");
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    atEnd.current = true;
  };
  useEffect(toEnd, [latest]);
  useEffect(() => {
    if (!box.current) return undefined;
    // What opens below makes it lower; whoever saw its end goes on seeing it.
    const sizes = new ResizeObserver(() => atEnd.current && toEnd());
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [shown.length > 0]);
  const scrolled = (/** @type {Event} */ event) => {
    const { scrollHeight, scrollTop, clientHeight } = /** @type {HTMLElement} */ (event.currentTarget);
    atEnd.current = scrollHeight - scrollTop - clientHeight < 8;
  };
  if (!shown.length) return html`<p class="log-empty">${t("web-log-empty")}</p>`;
  return html`<ol class="log" ref=${box} tabindex="0" onScroll=${scrolled} aria-label=${t("web-log")}>
    ${shown.map(
      (entry) => html`<li key=${entryKey(entry)} class=${classes("log-entry", `log-${entry.kind}`)}>
        <time class="log-time" datetime=${entry.at}>${clockTime(entry.at)}</time>
        <span
          >${logWords(entry, t)}
          ${entry.message?.rule && html` <${RuleLink} short rule=${entry.message.rule} onRule=${onRule} />`}</span
        >
      </li>`,
    )}
  </ol>`;
}

/** Several entries may have one number. @param {import("../types.js").LogEntry} entry */
function entryKey(entry) {
  return `${entry.n} ${entry.kind} ${JSON.stringify(entry.message)}`;
}

/**
 * An entry as a sentence.
 * @param {import("../types.js").LogEntry} entry
 * @param {import("../types.js").Translate} t
 */
export function logWords(entry, t) {
  if (entry.kind !== "chat") return entry.message ? t(entry.message, {}, namesThen(entry, t)) : entry.words ?? "";
  const who = entry.name ?? (entry.seat ? t("web-name-of", { seat: entry.seat }) : t("web-somebody"));
  return `${who}: ${entry.message ? t(entry.message) : entry.words ?? ""}`;
}

/**
 * Who is meant: whoever had the seat then, not who has it now.
 * @param {import("../types.js").LogEntry} entry
 * @param {import("../types.js").Translate} t
 * @returns {Record<string, string>}
 */
function namesThen({ seat, name, kind, message }, t) {
  if (!seat) return {};
  /** @param {any} place */
  const numbered = (place) => [place, t("web-seat-number", { number: Number(place.slice(1)) })];
  if (kind === "table" && message?.args?.to) return Object.fromEntries([seat, message.args.to].map(numbered));
  if (name) return { [seat]: name };
  return kind === "table" ? { [seat]: t("web-bot-name", { number: Number(seat.slice(1)) }) } : {};
}

/** What the catalogue has as `web-phrase-…`. */
export const PHRASES = ["hello", "good-luck", "one-moment", "your-turn", "well-played", "thanks", "sorry", "oh-no", "good-game", "again", "bye"];

/**
 * The log, and what can be said: phrases that everybody reads in their own language, and free words.
 * @param {{ entries: import("../types.js").LogEntry[], t: import("../types.js").Translate,
 *   send: (command: Record<string, any>) => any, onRule?: (rule: string) => void, quiet?: boolean, mute?: boolean }} props
 * `quiet`: phrases only, as at a table where numbers may not be told; `mute`: nothing, as for those who only watch
 */
export function Talk({ entries, t, send, onRule, quiet, mute }) {
  const [words, setWords] = useState("");
  /** @param {Event} event */
  const say = async (event) => {
    event.preventDefault();
    const text = words.trim();
    if (!text) return;
    setWords("");
    // What could not be said is there again, before what was typed meanwhile.
    if ((await send({ type: "chat", text })) === false) setWords((now) => `${text} ${now}`.trim());
  };
  const told = html`<${Log} entries=${entries} t=${t} onRule=${onRule} />`;
  if (mute) return html`<div class="talk">${told}<p class="field-hint">${t("web-chat-seated")}</p></div>`;
  return html`<div class="talk">
    ${told}
    <details class="more phrases">
      <summary><${Icon} name="message-circle" /><span>${t("web-phrases")}</span></summary>
      <div>
        ${PHRASES.map(
          (each) => html`<${Button} key=${each} small onClick=${() => send({ type: "say", phrase: `web-phrase-${each}` })}>${t(`web-phrase-${each}`)}<//>`,
        )}
      </div>
    </details>
    ${quiet && html`<p class="field-hint">${t("web-chat-quiet")}</p>`}
    ${!quiet &&
    html`<form class="row row-grow" onSubmit=${say}>
        <input
          class="input"
          maxlength="300"
          aria-label=${t("web-chat-label")}
          placeholder=${t("web-chat-label")}
          value=${words}
          onInput=${(/** @type {any} */ e) => setWords(e.currentTarget.value)}
        />
        <${Button} type="submit" icon="send" aria-label=${t("web-chat-send")} title=${t("web-chat-send")} />
      </form>`}
  </div>`;
}
