// What this browser remembers: language, theme, name, own shares of shuffles. A private window may forbid it.

import { signal } from "./dom.js";

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return localStorage.getItem(`stamtisch:${key}`);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`stamtisch:${key}`, value);
  } catch {
    // Then it is asked again next time.
  }
}

/** "system", "light" or "dark". */
export const theme = signal(remembered("theme") ?? "system");

/** @param {string} choice */
export function switchTheme(choice) {
  theme.value = choice;
  remember("theme", choice);
  showTheme();
}

/** Tell the style sheet; without a choice the system's own counts. */
export function showTheme() {
  const root = document.documentElement;
  if (theme.peek() === "system") delete root.dataset.theme;
  else root.dataset.theme = theme.peek();
}
