// The table's log: what happened and what was said, newest at the end and in sight.

import { classes, html, useEffect, useRef } from "../dom.js";
import { clockTime } from "../locale.js";
import { RuleLink } from "./notices.js";

/**
 * @param {{ entries: import("../types.js").LogEntry[], t: import("../types.js").Translate,
 *   onRule?: (rule: string) => void }} props
 */
export function Log({ entries, t, onRule }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const latest = entries.at(-1)?.n;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [latest]);
  const shown = entries.filter((each) => each.message);
  if (!shown.length) return html`<p class="log-empty">${t("web-log-empty")}</p>`;
  return html`<ol class="log" ref=${box} tabindex="0" aria-label=${t("web-log")}>
    ${shown.map(
      (entry) => html`<li key=${entryKey(entry)} class=${classes("log-entry", `log-${entry.kind}`)}>
        <time class="log-time" datetime=${entry.at}>${clockTime(entry.at)}</time>
        <span
          >${logWords(entry, t)}
          ${entry.message?.rule && html` <${RuleLink} rule=${entry.message.rule} onRule=${onRule} />`}</span
        >
      </li>`,
    )}
  </ol>`;
}

/** Several entries may have one version's number. @param {import("../types.js").LogEntry} entry */
function entryKey(entry) {
  return `${entry.n}/${entry.kind}/${entry.message?.id}/${JSON.stringify(entry.message?.args)}`;
}

/**
 * An entry as a sentence.
 * @param {import("../types.js").LogEntry} entry
 * @param {import("../types.js").Translate} t
 */
export function logWords(entry, t) {
  return entry.message ? t(entry.message) : entry.words ?? "";
}
