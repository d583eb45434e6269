// Drawings of Saboteur: tunnels from the sides they open to, tools, a map, falling rock, nuggets.

import { html } from "../dom.js";

/** The open sides of each path card as it lies unturned. @type {Record<string, string>} */
const SIDES = { cross: "NESW", tee_v: "NES", tee_h: "ESW", str_v: "NS", str_h: "EW", curve_se: "ES", curve_sw: "SW", n: "N", e: "E" };
/** @type {Record<string, string>} */
const OPPOSITE = { N: "S", S: "N", E: "W", W: "E" };
/** Half a tunnel from the middle to a side, on a card of 40 by 50. @type {Record<string, string>} */
const ARMS = { N: "M20 25V0", S: "M20 25V50", E: "M20 25H40", W: "M20 25H0" };
/** The same, ending in rubble before the middle. @type {Record<string, string>} */
const STUBS = { N: "M20 12V0", S: "M20 38V50", E: "M30 25H40", W: "M10 25H0" };
/** @type {Record<string, [number, number]>} */
const ENDS = { N: [20, 14], S: [20, 36], E: [28, 25], W: [12, 25] };

/** `curve_se turned` as its parts. @param {string} words */
export function read(words) {
  const [card, turned] = words.split(" ");
  return { card, turned: turned === "turned" };
}

/** Whether a card is laid in the mine. @param {string} card */
export function isPath(card) {
  return card.replace(/^dead_/, "") in SIDES;
}

/** @param {string} words @returns {string[]} the open sides of a card as it lies */
function sides(words) {
  const { card, turned } = read(words);
  const open = [...(SIDES[card.replace(/^dead_/, "").replace(/^stone_(s[ew])$/, "curve_$1")] ?? "NESW")];
  return turned ? open.map((side) => OPPOSITE[side]) : open;
}

/** Whether a card looks the same turned round. @param {string} card */
export function isSymmetric(card) {
  return sides(card).sort().join() === sides(`${card} turned`).sort().join();
}

/** A path card. @param {{ words: string }} props */
export function Tunnel({ words }) {
  const { card } = read(words);
  const blocked = card.startsWith("dead_");
  const open = sides(words);
  return html`<svg class="sb-tunnel" viewBox="0 0 40 50" aria-hidden="true">
    <rect class="sb-rock" width="40" height="50" />
    <path class="sb-stones" d="M3 6l4-3 4 3-2 4H4zM31 5l5-2 2 5-4 2zM4 42l5-2 2 5-5 2zM30 41l5 1 1 5-6-1zM33 31l3-1 1 4-3 1zM3 31l3 0 1 3-4 1z" />
    <g class="sb-wall">${open.map((side) => html`<path key=${side} d=${blocked ? STUBS[side] : ARMS[side]} />`)}</g>
    <g class="sb-way">${open.map((side) => html`<path key=${side} d=${blocked ? STUBS[side] : ARMS[side]} />`)}</g>
    ${!blocked && open.length > 2 && html`<circle class="sb-way-middle" cx="20" cy="25" r="6.500" />`}
    ${blocked && open.map((side) => html`<${Rubble} key=${side} at=${ENDS[side]} />`)}
    ${card === "start" && html`<path class="sb-ladder" d="M16 12v26M24 12v26M16 17h8M16 23h8M16 29h8M16 35h8" />`}
    ${card === "gold" && html`<${Nugget} x=${20} y=${25} size=${1.6} />`}
    ${card.startsWith("stone_") && html`<path class="sb-boulder" d="M13 29l2-7 6-3 6 4 1 7-5 4h-7z" />`}
  </svg>`;
}

function Rubble(/** @type {{ at: [number, number] }} */ { at: [x, y] }) {
  return html`<path class="sb-rubble" transform=${`translate(${x} ${y})`} d="M-5 -1l3-4 5 0 3 4-2 5-6 1z" />`;
}

/** A lump of gold. @param {{ x: number, y: number, size: number }} props */
function Nugget({ x, y, size }) {
  return html`<path class="sb-nugget" transform=${`translate(${x} ${y}) scale(${size})`} d="M-5 2l1-5 4-3 5 2 1 5-4 3h-5z" />`;
}

/** The back of a goal. */
export function GoalBack() {
  return html`<svg class="sb-tunnel" viewBox="0 0 40 50" aria-hidden="true">
    <rect class="sb-goal-back" width="40" height="50" />
    <path class="sb-goal-sign" d="M20 8l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" />
  </svg>`;
}

/** Outlines of the tools, 24 by 24. @type {Record<string, any>} */
const TOOLS = {
  pick: html`<path d="M3 9c5-6 13-6 18 0-3-2-6-3-9-3s-6 1-9 3z" /><path d="M10.700 6h2.600v16h-2.600z" />`,
  lamp: html`<path d="M9 3h6v2H9zM7 7h10l1 3v8l-1 3H7l-1-3v-8z" /><path class="sb-glow" d="M12 10c1 2 3 3 3 5a3 3 0 0 1-6 0c0-2 2-3 3-5z" />`,
  cart: html`<path d="M2 6h20l-3 10H5z" /><path d="M7 17a2.500 2.500 0 1 0 .01 0zM17 17a2.500 2.500 0 1 0 .01 0z" />`,
};

/** A tool: whole, or broken with a crack across. @param {{ tool: string, broken?: boolean }} props */
export function Tool({ tool, broken }) {
  return html`<svg class=${`sb-tool ${broken ? "sb-tool-broken" : ""}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    ${TOOLS[tool]}${broken && html`<path class="sb-crack" d="M19 1l-6 9 3 2-9 11 4-9-3-2z" />`}
  </svg>`;
}

/** An action card's picture. @param {{ card: string }} props */
export function ActionPicture({ card }) {
  if (card === "map") {
    return html`<svg class="sb-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 5l6-2 8 3 6-2v15l-6 2-8-3-6 2z" /><path class="sb-line" d="M8 3v15M16 6v15M11 9l2 2m0-2l-2 2" /></svg>`;
  }
  if (card === "rockfall") {
    return html`<svg class="sb-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 20l2-5 5-1 3 4-2 4H5zM13 21l1-5 5-2 3 4-2 4zM7 11l2-4 5 0 2 4-3 3H9zM4 5l2-3 4 1 0 3-3 2zM16 6l2-3 4 2-1 3-3 1z" /></svg>`;
  }
  const [kind, ...tools] = card.split("_");
  return html`<span class="sb-tools">
    ${tools.map((tool) => html`<${Tool} key=${tool} tool=${tool} broken=${kind === "break"} />`)}
    ${kind === "fix" && html`<svg class="sb-mend" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M4 13l5 5L20 6" /></svg>`}
  </span>`;
}

/** A gold card's nuggets. @param {{ count: number }} props */
export function Nuggets({ count }) {
  const places = [[[12, 12]], [[8, 9], [16, 16]], [[7, 8], [17, 9], [12, 17]]][count - 1] ?? [];
  return html`<svg class="sb-nuggets" viewBox="0 0 24 24" aria-hidden="true">${places.map(([x, y]) => html`<${Nugget} key=${x} x=${x} y=${y} size=${0.75} />`)}</svg>`;
}
