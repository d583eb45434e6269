// What a screen reader is told: one polite region for the whole page, one that interrupts for refusals.

import { html, signal } from "../dom.js";

const polite = signal(/** @type {{ key: number, words: string }[]} */ ([]));
const urgent = signal("");
let count = 0;
/** More than come at once when a page that was held up catches up: what is taken away unread is not said. */
const KEPT = 30;

/**
 * Say it after what is being said now.
 * @param {string} words
 */
export function announce(words) {
  if (!words) return;
  count += 1;
  polite.value = [...polite.peek().slice(1 - KEPT), { key: count, words }];
}

/**
 * Say it at once. The same words again are said again.
 * @param {string} words
 */
export function interrupt(words) {
  urgent.value = "";
  setTimeout(() => {
    urgent.value = words;
  }, 30);
}

export function LiveRegion() {
  return html`<div class="unseen">
    <div role="log" aria-live="polite" aria-relevant="additions" data-live>
      ${polite.value.map((each) => html`<p key=${each.key}>${each.words}</p>`)}
    </div>
    <div role="alert" data-alert>${urgent.value}</div>
  </div>`;
}
