// Dragging a card onto something, by mouse, finger or pen: what can also be done by choosing one, then the other.

import { useRef } from "../dom.js";

const THRESHOLD = 8;

/**
 * Makes elements draggable. `start(value)` gives the handlers for one of them; what it is dropped on is found by its
 * attribute `data-drop`. A press that hardly moves stays a click.
 * @param {{ onLift?: (value: string) => void, onDrop: (value: string, target: string) => void, enabled?: boolean }} how
 */
export function useDrag({ onLift, onDrop, enabled = true }) {
  const drag = useRef(/** @type {{ value: string, x: number, y: number, box: HTMLElement, moving: boolean } | null} */ (null));
  const justDragged = useRef(false);

  /** @param {PointerEvent} event */
  const move = (event) => {
    const now = drag.current;
    if (!now) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.moving && Math.hypot(dx, dy) < THRESHOLD) return;
    if (!now.moving) {
      now.moving = true;
      now.box.setPointerCapture(event.pointerId);
      now.box.classList.add("dragged");
      onLift?.(now.value);
    }
    now.box.style.transform = `translate(${dx}px, ${dy}px)`;
    mark(targetAt(event, now.box));
  };

  /** @param {PointerEvent} event */
  const end = (event) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.moving) return;
    now.box.classList.remove("dragged");
    now.box.style.transform = "";
    mark(null);
    justDragged.current = true;
    setTimeout(() => (justDragged.current = false), 0);
    const target = event.type === "pointerup" ? targetAt(event, now.box) : null;
    if (target) onDrop(now.value, target.dataset.drop ?? "");
  };

  return {
    /** @param {string} value */
    start: (value) =>
      enabled
        ? {
            onPointerDown: (/** @type {PointerEvent} */ event) => {
              if (event.button !== 0) return;
              drag.current = { value, x: event.clientX, y: event.clientY, box: /** @type {HTMLElement} */ (event.currentTarget), moving: false };
            },
            onPointerMove: move,
            onPointerUp: end,
            onPointerCancel: end,
          }
        : {},
    /** Whether a click is only the end of a drag. */
    wasDrag: () => justDragged.current,
  };
}

/**
 * @param {PointerEvent} event
 * @param {HTMLElement} box what is dragged, which lies in between
 * @returns {HTMLElement | null}
 */
function targetAt(event, box) {
  box.style.pointerEvents = "none";
  const below = document.elementFromPoint(event.clientX, event.clientY);
  box.style.pointerEvents = "";
  return /** @type {HTMLElement | null} */ (below?.closest("[data-drop]") ?? null);
}

/** @param {HTMLElement | null} target */
function mark(target) {
  for (const each of document.querySelectorAll(".drop-here")) if (each !== target) each.classList.remove("drop-here");
  target?.classList.add("drop-here");
}
