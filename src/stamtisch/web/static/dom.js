// One door to the libraries: components import `html` and hooks from here.

import { h } from "./lib/preact.js";
import htm from "./lib/htm.js";

export { Fragment, h, render } from "./lib/preact.js";
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "./lib/hooks.js";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "./lib/signals.js";

/** Markup as a tagged template: html`<p class=${name}>…</p>`. */
export const html = htm.bind(h);

/**
 * Class names from words and conditions: classes("card", lit && "lit").
 * @param {...(string | false | null | undefined | 0)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}
