// What the page has to say just now: a refusal with its rule, or a short note.

import { html, signal, useEffect, useRef } from "../dom.js";
import { t } from "../locale.js";
import { Icon, IconButton } from "./basics.js";
import { interrupt } from "./live.js";

/** @typedef {{ kind: "refusal" | "note", words: string, rule?: string | null, key: number, since: number }} Notice */

/** @type {import("../lib/signals.js").Signal<Notice | null>} */
export const notice = signal(null);
let count = 0;

/**
 * Show why something is not possible; it stays until closed, or until something is done by anybody.
 * @param {string} words
 * @param {string | null} [rule]
 */
export function refuse(words, rule) {
  show({ kind: "refusal", words, rule });
}

/** A note that goes away by itself. @param {string} words */
export function note(words) {
  show({ kind: "note", words });
}

export function clearNotice() {
  notice.value = null;
}

/** @param {Omit<Notice, "key" | "since">} what */
function show(what) {
  count += 1;
  notice.value = { ...what, key: count, since: Date.now() };
  interrupt(what.words);
}

const TO_BE_READ = 3000;

/** The game went on: a refusal no longer speaks of what lies on the table, but whoever reads it may finish. */
export function outdateRefusal() {
  const shown = notice.peek();
  if (shown?.kind !== "refusal") return;
  const still = shown.since + TO_BE_READ - Date.now();
  setTimeout(() => notice.peek()?.key === shown.key && clearNotice(), Math.max(0, still));
}

const NOTE_STAYS = 5000;

/**
 * The panel itself. `onRule` opens a rule in the page; without it the rule is a link.
 * @param {{ onRule?: (rule: string) => void }} props
 */
export function NoticePanel({ onRule }) {
  const shown = notice.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // A popover, so that it lies over dialogs too.
  useEffect(() => box.current?.showPopover?.(), [shown?.key]);
  useEffect(() => {
    if (shown?.kind !== "note") return undefined;
    const timer = setTimeout(clearNotice, NOTE_STAYS);
    return () => clearTimeout(timer);
  }, [shown?.key]);
  if (!shown) return null;
  /** A touch anywhere on it is enough, for it may lie on what one wants to touch next. @param {Event} event */
  const touched = (event) => !(/** @type {Element} */ (event.target).closest("a")) && clearNotice();
  return html`<div ref=${box} popover="manual" class=${`notice notice-${shown.kind}`} key=${shown.key} onClick=${touched}>
    <${Icon} name=${shown.kind === "refusal" ? "hand" : "info"} size=${22} />
    <div class="notice-words">
      <p>${shown.words}</p>
      ${shown.rule && html`<${RuleLink} rule=${shown.rule} onRule=${onRule} />`}
    </div>
    <${IconButton} icon="x" label=${t("web-close")} onClick=${clearNotice} />
  </div>`;
}

/**
 * "Rule R8", leading to its words; `short`: just R8, where there are many.
 * @param {{ rule: string, short?: boolean, onRule?: (rule: string) => void }} props
 */
export function RuleLink({ rule, short, onRule }) {
  const [game, number] = rule.split("/");
  /** @param {Event} event */
  const open = (event) => {
    if (!onRule) return;
    event.preventDefault();
    onRule(rule);
  };
  const words = t("web-rule", { rule: number });
  return html`<a
    class=${short ? "rule-link rule-link-short" : "rule-link"}
    href=${`/rules/${game}#${number}`}
    aria-label=${short ? words : null}
    onClick=${open}
    >${!short && html`<${Icon} name="book-open" size=${16} />`}${short ? number : words}</a
  >`;
}
