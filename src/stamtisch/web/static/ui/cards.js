// The frame of a playing card. Games draw what is on it.

import { classes, html } from "../dom.js";

/**
 * A card as a button (with `onClick`), or as a thing on the table.
 * `legal`: may be played now. `label`: its full name, for those who do not see it. `back`: face down.
 * @param {{ label: string, children?: any, legal?: boolean, chosen?: boolean, back?: boolean, small?: boolean,
 *   fresh?: boolean, onClick?: () => void, class?: string, [more: string]: any }} props
 */
export function Card({ label, children, legal, chosen, back, small, fresh, onClick, class: extra, ...rest }) {
  const name = classes(
    "card",
    back && "card-back",
    small && "card-small",
    legal && "card-legal",
    chosen && "card-chosen",
    fresh && "card-fresh",
    extra,
  );
  if (!onClick) return html`<div class=${name} role="img" aria-label=${label} ...${rest}>${children}</div>`;
  return html`<button
    type="button"
    class=${name}
    aria-label=${label}
    aria-pressed=${chosen === undefined ? null : String(chosen)}
    onClick=${onClick}
    ...${rest}
  >
    ${children}
  </button>`;
}

/**
 * Arrow keys, Home and End move the focus among the buttons of a row or grid; Tab goes past it.
 * Use: <ul onKeyDown=${rove}> with buttons inside.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button:not(:disabled), a[href]")]);
  const here = all.indexOf(/** @type {any} */ (document.activeElement));
  if (here < 0) return;
  const step = steps[event.key];
  let next = -1;
  if (step) next = (here + step + all.length) % all.length;
  else if (event.key === "Home") next = 0;
  else if (event.key === "End") next = all.length - 1;
  if (next < 0) return;
  event.preventDefault();
  all[next].focus();
}
