// Drawings of The Game: stairs that rise or fall, a flame, and where a number stands between 1 and 100.

import { html } from "../dom.js";

/** Which icon stands beside a hint; its words are always there too. @type {Record<string, string>} */
export const HINT_ICONS = { avoid: "shield-alert", good: "lightbulb", jump: "rotate-ccw", back: "undo-2", none: "x" };

/** A flight of stairs. @param {{ rising: boolean }} props */
export function Steps({ rising }) {
  const path = rising ? "M2 20h5v-5h5v-5h5V5h5" : "M2 5h5v5h5v5h5v5h5";
  const head = rising ? "M18 2l4 3-3 4" : "M18 23l4-3-3-4";
  return html`<svg class="tg-steps" viewBox="0 0 24 25" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">
    <path d=${path} /><path d=${head} />
  </svg>`;
}

/** A flame. */
export function Flame() {
  return html`<svg class="tg-fire" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path class="tg-fire-outer" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 1 1 2 2 2 4 1-2 2-5 1-9z" />
    <path class="tg-fire-inner" d="M12 12c1 2 3 3 3 5a3 3 0 0 1-6 0c0-2 2-3 3-5z" />
  </svg>`;
}

/** Where a number stands between 1 and 100. @param {{ value: number }} props */
export function Gauge({ value }) {
  return html`<svg class="tg-gauge" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="tg-gauge-all" width="100" height="6" rx="3" />
    <rect class="tg-gauge-here" x=${Math.min(94, Math.max(0, value - 3))} width="6" height="6" rx="3" />
  </svg>`;
}
