// Where the focus goes when what has it goes away: whoever has no mouse must not begin at the top of the page again.

import { useEffect } from "../dom.js";

const CONTROLS = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary";
const PARTS = "ul, ol, form, section, main";

/** @param {Element} part @returns {HTMLElement[]} */
function controls(part) {
  return /** @type {HTMLElement[]} */ ([...part.querySelectorAll(CONTROLS)].filter((each) => each.checkVisibility()));
}

/**
 * Keep the focus in a part of the page where controls come and go: a card that is played leaves it to the next card,
 * the last one of a list to what is beside the list.
 * @param {{ current: HTMLElement | null }} box
 */
export function useKeptFocus(box) {
  useEffect(() => {
    const page = box.current;
    if (!page) return undefined;
    /** @type {{ part: Element, place: number }[]} from the nearest part on outwards */
    let before = [];
    /** @param {FocusEvent} event */
    const note = (event) => {
      const here = /** @type {HTMLElement} */ (event.target);
      before = [];
      for (let part = here.closest(PARTS); part && page.contains(part); part = part.parentElement?.closest(PARTS) ?? null)
        before.push({ part, place: controls(part).indexOf(here) });
    };
    /** A press on nothing in particular gives the focus up. @param {PointerEvent} event */
    const forget = (event) => {
      if (!(/** @type {Element} */ (event.target).closest(`${CONTROLS}, [tabindex]`))) before = [];
    };
    const keep = () => {
      if (!before.length || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
      for (const { part, place } of before) {
        const left = part.isConnected ? controls(part) : [];
        if (!left.length) continue;
        left[Math.max(0, Math.min(place, left.length - 1))].focus({ preventScroll: true });
        return;
      }
      document.getElementById("main")?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(keep);
    watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    page.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      watch.disconnect();
      page.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
}
