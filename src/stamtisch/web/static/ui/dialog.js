// A dialog over the page; a sheet from below on a phone. The browser's own <dialog> keeps the focus inside.

import { classes, html, useId, useLayoutEffect, useRef } from "../dom.js";
import { t } from "../locale.js";
import { IconButton } from "./basics.js";

/**
 * @param {{ title: any, open: boolean, onClose: () => void, children: any, class?: string }} props
 */
export function Dialog({ title, open, onClose, children, class: extra }) {
  const id = useId();
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before the effects of what is inside: a log can only be scrolled to its end once it is on the screen.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return undefined;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!dialog.open) dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      if (before?.isConnected) before.focus();
    };
  }, [open]);
  if (!open) return null;
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === box.current && onClose();
  return html`<dialog
    ref=${box}
    class=${classes("dialog", extra)}
    aria-labelledby=${id}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${outside}
  >
    <div class="dialog-inside">
      <header class="dialog-head">
        <h2 id=${id} tabindex="-1">${title}</h2>
        <${IconButton} icon="x" label=${t("web-close")} onClick=${onClose} />
      </header>
      <div class="dialog-body" tabindex="0" role="group" aria-labelledby=${id}>${children}</div>
    </div>
  </dialog>`;
}
