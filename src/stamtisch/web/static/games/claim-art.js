// The factions' emblems: told apart by their shape, coloured besides. Our own drawings, 32 by 32.

import { html } from "../dom.js";

/** @type {Record<string, any>} */
const SHAPES = {
  // pointed ears and a grin
  goblin: html`<path d="M1 9c5 0 7 2 8 4a8 9 0 0 1 14 0c1-2 3-4 8-4-1 6-4 8-7 9a8.5 9 0 0 1-16 0C5 17 2 15 1 9z" />
    <path class="hollow" d="M11 16l4 1.500v1.500l-4-.5zM21 16l-4 1.500v1.500l4-.5zM11.500 22h9c-1 3-8 3-9 0z" />`,
  // a helmet with a slit and a plume
  knight: html`<path d="M7 12a9 9 0 0 1 18 0v13l-9 5-9-5z" /><path d="M16 1c4 0 6 1 7 3-3-1-5-1-7 0z" />
    <path class="hollow" d="M9 14h6v10l-1 .8V17H9zM23 14h-6v10l1 .8V17h5z" />`,
  // a skull
  undead: html`<path d="M16 2a12 12 0 0 1 12 12c0 5-2 7-4 9v6H8v-6c-2-2-4-4-4-9A12 12 0 0 1 16 2z" />
    <path class="hollow" d="M11 12a3.500 3.500 0 1 0 .01 0zM21 12a3.500 3.500 0 1 0 .01 0zM16 19l2 4h-4zM11.500 25h1.500v4h-1.500zM15.300 25h1.500v4h-1.500zM19 25h1.500v4H19z" />`,
  // a hammer
  dwarf: html`<path d="M6 3h20v9h-7v18h-6V12H6z" /><path class="hollow" d="M9 6h14v1.500H9zM15 15h2v2h-2zM15 20h2v2h-2zM15 25h2v2h-2z" />`,
  // two faces, one before the other
  doppelganger: html`<path d="M12 3c6 0 9 3 9 9s-4 13-9 13-9-7-9-13 3-9 9-9z" /><path d="M23 6c4 1 7 3 7 9 0 7-5 14-10 14-2 0-4-1-5-2 6-2 9-9 9-15 0-2 0-4-1-6z" />
    <path class="hollow" d="M7 11h4v2.500H7zM13 11h4v2.500h-4zM8 18h8c-1 3-7 3-8 0z" />`,
  // a pointed hat over a beard
  gnome: html`<path d="M18 1c1 7 5 11 8 15H6C9 12 15 8 18 1z" /><path d="M7 18h18c0 7-4 13-9 13s-9-6-9-13z" />
    <path class="hollow" d="M11 19h3v2.500h-3zM18 19h3v2.500h-3zM14 23h4v2h-4z" />`,
  // a fist
  giant: html`<path d="M5 14c0-2 3-3 4-1V8c0-3 4-3 4 0V6c0-3 4.500-3 4.500 0v1c0-3 4.500-3 4.500 0v3c0-3 4-2 4 0v9c0 7-4 12-10 12C9 31 5 25 5 20z" />
    <path class="hollow" d="M13 9h1v8h-1zM17.500 8h1v9h-1zM22 10h1v7h-1zM9 20h9v1.500H9z" />`,
  // a wing
  dragon: html`<path d="M2 29C2 14 8 5 30 2c-3 3-4 6-4 9-3-1-5 0-6 4-3-2-6-1-7 3-3-1-5 0-5 3-2 1-4 4-6 8z" />
    <path class="hollow" d="M6 23C9 14 15 8 25 5c-8 4-14 9-18 18zM12 17c2-4 5-7 9-9-3 3-6 6-8 9z" />`,
  // a club with knobs
  troll: html`<path d="M22 2c5 0 8 4 8 8 0 5-6 9-11 12L9 30l-5-1-2-5L12 14c2-6 5-12 10-12z" />
    <path class="hollow" d="M22 6a2 2 0 1 0 .01 0zM25 11a2 2 0 1 0 .01 0zM18 11a2 2 0 1 0 .01 0zM20 16a1.700 1.700 0 1 0 .01 0z" />`,
  // an eye with rays
  seer: html`<path d="M1 18C6 11 11 9 16 9s10 2 15 9c-5 7-10 9-15 9S6 25 1 18z" /><path d="M15 1h2v5h-2zM6 3.500l1.700-1 2.500 4.300-1.700 1zM26 3.500l-1.700-1-2.500 4.300 1.700 1z" />
    <path class="hollow" d="M16 12.500a5.500 5.500 0 1 0 .01 0z" /><path d="M16 15.500a2.500 2.500 0 1 0 .01 0z" />`,
};

/** The order in which factions lie in a hand and on the board. */
export const FACTIONS = Object.keys(SHAPES);

/** A faction's emblem; its name is told elsewhere. @param {{ faction: string }} props */
export function Emblem({ faction }) {
  return html`<svg class=${`emblem emblem-${faction}`} viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">${SHAPES[faction]}</svg>`;
}

/** `goblin-4` as its parts. @param {string} card */
export function parts(card) {
  const [faction, value] = card.split("-");
  return { faction, value };
}

/** By faction, then by value. @param {string[]} cards */
export function sorted(cards) {
  const place = (/** @type {string} */ card) => FACTIONS.indexOf(parts(card).faction) * 100 + Number(parts(card).value);
  return [...cards].sort((a, b) => place(a) - place(b));
}
