// A table without pictures: everything that may be done, as buttons. What a game shows until it has its own.

import { html } from "../dom.js";

/** @param {import("../types.js").TableProps} props */
export function Table({ legal, signals, act, replaying }) {
  return html`<div class="plain-table">
    <ul class="plain-moves">
      ${[...legal, ...signals].map(
        (words) => html`<li key=${words}>
          <button type="button" class="button" disabled=${replaying} onClick=${() => act(words)}>${words}</button>
        </li>`,
      )}
    </ul>
  </div>`;
}
