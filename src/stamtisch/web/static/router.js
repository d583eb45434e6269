// Which page is shown: the address, without loading the document anew.

import { signal } from "./dom.js";
import { withTransition } from "./motion.js";

/** @typedef {{ path: string, query: URLSearchParams, hash: string }} Place */

/** @returns {Place} */
function here() {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const place = signal(here());
/** Whether a new page was asked for whose heading has not got the focus yet. */
let arriving = false;

/**
 * Go to an address of ours.
 * @param {string} address
 * @param {{ replace?: boolean }} [how]
 */
export function navigate(address, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  show(!replace);
}

/** @param {boolean} fresh a new page, which begins at its top with the focus on its heading */
function show(fresh) {
  const before = place.peek().path;
  withTransition(() => {
    place.value = here();
  }).then(() => {
    if (!fresh || before === place.peek().path) return;
    arriving = true;
    scrollTo(0, 0);
    settle();
  });
}

/** A new page is read out from its heading on, as soon as it has one; a part that is fetched later calls this too. */
export function settle() {
  const heading = /** @type {HTMLElement | null} */ (document.querySelector("main:not([aria-busy]) :is(h1, h2)"));
  if (!arriving || !heading) return;
  arriving = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Links within the site do not load the document anew. */
export function startRouter() {
  addEventListener("popstate", () => show(false));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || /^\/(api|static|docs|metrics|locale)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
