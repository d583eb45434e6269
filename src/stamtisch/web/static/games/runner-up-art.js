// Drawings of Runner-Up: a lane from −12 to 16, and a pawn.

import { classes, html } from "../dom.js";

const FIRST = -12;
const LAST = 16;

/** Where a field lies on its lane, in per cent. @param {number} field */
function place(field) {
  return ((field - FIRST + 0.5) / (LAST - FIRST + 1)) * 100;
}

/** A pawn's head, in the colour of its seat with the player's letter. @param {{ seat: string, letter: string }} props */
export function Pawn({ seat, letter }) {
  return html`<span class=${`seat-mark seat-mark-small seat-${seat}`} aria-hidden="true">${letter}</span>`;
}

/** A lane with its fields, the start marked, and the pawn on it. @param {{ field: number, seat: string, letter: string }} props */
export function Lane({ field, seat, letter }) {
  const fields = Array.from({ length: LAST - FIRST + 1 }, (_, each) => each + FIRST);
  return html`<span class="ru-track" aria-hidden="true">
    ${fields.map((each) => html`<span key=${each} class=${classes("ru-field", each === 0 && "ru-start", each % 4 === 0 && "ru-fourth")}>${each % 4 === 0 ? html`<small>${String(each).replace("-", "−")}</small>` : ""}</span>`)}
    <span class="ru-pawn" style=${{ left: `${place(field)}%` }}>
      <svg viewBox="0 0 24 32" width="24" height="32"><path class=${`ru-body seat-${seat}`} d="M12 1a7 7 0 0 1 4.500 12.300C18 18 20 22 21 26h1v5H2v-5h1c1-4 3-8 4.500-12.700A7 7 0 0 1 12 1z" /></svg>
      <b>${letter}</b>
    </span>
    <span class=${classes("ru-at", field > 12 && "ru-at-left")} style=${{ left: `${place(field)}%` }}>${String(field).replace("-", "−")}</span>
  </span>`;
}
