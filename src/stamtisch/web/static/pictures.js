// A small picture of each game for the places where one is chosen. Our own drawings, in the colours of the theme.

import { html } from "./dom.js";

/** @type {Record<string, () => any>} */
const DRAWINGS = {
  "the-game": piles,
  "runner-up": track,
  saboteur: tunnels,
  claim: throne,
};

/** @param {{ game: string }} props */
export function Picture({ game }) {
  return html`<svg class=${`picture picture-${game}`} viewBox="0 0 160 100" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    ${DRAWINGS[game]?.()}
  </svg>`;
}

/** A card with a few words on it. */
function slip(/** @type {any} */ { x, y, turn = 0, words, ink = "#2a201a", face = "#fffdf6" }) {
  return html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-15" y="-21" width="30" height="42" rx="4" fill=${face} stroke="#00000026" />
    ${words && html`<text class="picture-number" y="6" text-anchor="middle" fill=${ink}>${words}</text>`}
  </g>`;
}

/** The Game: four piles, two going up and two going down. */
function piles() {
  return html`<rect width="160" height="100" fill="#27323c" />
    <path d="M0 78 Q40 60 80 74 T160 62 V100 H0z" fill="#1d262e" />
    ${[
      [28, "17", "#c2452d", -4, -1],
      [62, "34", "#c2452d", 2, -1],
      [98, "88", "#2f6f86", -2, 1],
      [132, "61", "#2f6f86", 4, 1],
    ].map(
      ([x, words, ink, turn, way]) => html`<${slip} x=${x} y=${46} turn=${Number(turn) + 5} />
        <${slip} x=${x} y=${44} turn=${turn} words=${words} ink=${ink} />
        <path
          d=${Number(way) < 0 ? "M-6 4 L0 -4 L6 4" : "M-6 -4 L0 4 L6 -4"}
          transform=${`translate(${x} 81)`}
          fill="none"
          stroke="#f0e2c6"
          stroke-width="3"
          stroke-linecap="round"
          stroke-linejoin="round"
        />`,
    )}`;
}

/** Runner-Up: pawns on a track; the second field from the front is the one that counts. */
function track() {
  const fields = [12, 35, 58, 81, 104, 127, 150];
  return html`<rect width="160" height="100" fill="#3b5f8a" />
    <path d="M0 62 H160 V100 H0z" fill="#2f4d72" />
    <path d="M-6 58 H170" stroke="#f2e7d0" stroke-width="17" />
    ${fields.map(
      (x, place) => html`<path d=${`M${x} 50 V66`} stroke="#3b5f8a" stroke-width="2.5" opacity=${place ? 0.5 : 0} />`,
    )}
    ${[
      [24, "#d88c2a"],
      [70, "#6fae7a"],
      [138, "#b2402c"],
    ].map(([x, fill]) => pawn(Number(x), 57, String(fill)))}
    <circle cx="93" cy="46" r="19" fill="#ffe39a" opacity="0.35" />
    ${pawn(93, 57, "#fff4d6")}
    <path d="M93 14 l3.3 6.7 7.4 1.1 -5.4 5.2 1.3 7.3 -6.6 -3.5 -6.6 3.5 1.3 -7.3 -5.4 -5.2 7.4 -1.1z" fill="#f5c451" />
    <text class="picture-number" x="93" y="83" text-anchor="middle" fill="#f2e7d0">2</text>`;
}

/** @param {number} x @param {number} y @param {string} fill */
function pawn(x, y, fill) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <ellipse cy="3" rx="10" ry="4" fill="#00000033" />
    <path d="M-9 2 C-7 -8 -4 -10 -4 -15 H4 C4 -10 7 -8 9 2z" fill=${fill} stroke="#1c2c42" stroke-width="1.2" />
    <circle cy="-19" r="6.5" fill=${fill} stroke="#1c2c42" stroke-width="1.2" />
  </g>`;
}

/** Saboteur: tunnels from the ladder to the gold. */
function tunnels() {
  return html`<rect width="160" height="100" fill="#5b4634" />
    <g fill="#4a3829">
      <circle cx="20" cy="20" r="9" /><circle cx="70" cy="86" r="12" /><circle cx="120" cy="18" r="10" /><circle cx="146" cy="90" r="8" />
      <circle cx="44" cy="92" r="6" /><circle cx="92" cy="12" r="6" />
    </g>
    <g fill="none" stroke="#221710" stroke-width="21" stroke-linejoin="round">
      <path d="M22 50 H66 V26 H104 V50 H138" /><path d="M66 50 V74 H92" />
    </g>
    <g fill="none" stroke="#b98f5f" stroke-width="15" stroke-linejoin="round">
      <path d="M22 50 H66 V26 H104 V50 H138" /><path d="M66 50 V74 H92" />
    </g>
    <path d="M16 34 V66 M28 34 V66 M16 41 H28 M16 49 H28 M16 57 H28" stroke="#f0d9ac" stroke-width="3" stroke-linecap="round" fill="none" />
    <path d="M88 68 l10 12 M98 68 l-10 12" stroke="#e8694d" stroke-width="4" stroke-linecap="round" />
    <g transform="translate(138 50)">
      <circle r="19" fill="#ffd765" opacity="0.28" />
      <path d="M-11 6 L-6 -7 L3 -10 L11 -2 L9 8 L-2 11z" fill="#f2bd3a" stroke="#8a5d0c" stroke-width="1.5" stroke-linejoin="round" />
      <path d="M-6 -7 L-1 0 L3 -10 M-1 0 L9 8 M-1 0 L-11 6" fill="none" stroke="#b57f16" stroke-width="1.5" />
    </g>`;
}

/** Claim: an empty throne, and the factions that vote on it. */
function throne() {
  return html`<rect width="160" height="100" fill="#6d2f3f" />
    <path d="M0 84 Q80 66 160 84 V100 H0z" fill="#4e1f2d" />
    <path d="M80 6 L150 100 H10z" fill="#f6d58a" opacity="0.10" />
    <${slip} x=${30} y=${58} turn=${-12} /><${slip} x=${130} y=${58} turn=${12} />
    <g transform="translate(30 58) rotate(-12)" fill="#3f7a4b">
      <circle r="8" cy="1" /><path d="M-7 -2 L-13 -9 L-3 -6z M7 -2 L13 -9 L3 -6z" />
    </g>
    <g transform="translate(130 58) rotate(12)"><path d="M-8 -9 H8 V0 Q8 8 0 12 Q-8 8 -8 0z" fill="#4b679c" /><path d="M0 -9 V12 M-8 -1 H8" stroke="#fffdf6" stroke-width="2.5" /></g>
    <g fill="#e9b949" stroke="#7b5410" stroke-width="1.5" stroke-linejoin="round">
      <path d="M62 20 L70 31 L80 15 L90 31 L98 20 V38 H62z" />
      <rect x="62" y="38" width="36" height="30" rx="3" fill="#a63b46" /><path d="M56 62 H104 V72 H56z" /><path d="M60 72 V90 M100 72 V90" stroke-width="6" stroke="#e9b949" />
      <path d="M53 50 H62 V72 H53z M98 50 H107 V72 H98z" />
    </g>
    <circle cx="80" cy="24" r="2.5" fill="#a63b46" />`;
}

/** The regulars' table seen from above, for the first page. */
export function RoundTable() {
  const chairs = [0, 60, 120, 180, 240, 300];
  return html`<svg class="round-table" viewBox="0 0 320 320" aria-hidden="true">
    ${chairs.map(
      (turn) => html`<g transform=${`rotate(${turn + 30} 160 160)`}>
        <rect class="chair" x="132" y="6" width="56" height="42" rx="18" />
        <rect class="chair-back" x="130" y="4" width="60" height="13" rx="6.5" />
      </g>`,
    )}
    <circle class="wood-shade" cx="160" cy="166" r="112" />
    <circle class="wood" cx="160" cy="160" r="112" />
    <circle class="wood-ring" cx="160" cy="160" r="97" />
    <path class="wood-ring" d="M72 118 Q160 96 248 118 M62 160 Q160 146 258 160 M72 206 Q160 222 248 206" />
    ${[
      [118, 92, -24, "#c2452d", "17"],
      [204, 96, 18, "#2f6f86", "88"],
      [226, 168, 78, "#3f7a4b", "4"],
      [192, 226, 158, "#8a5d0c", "2"],
      [118, 222, 204, "#4b679c", "9"],
      [92, 158, -84, "#7a3b78", "+3"],
    ].map(([x, y, turn, ink, words]) => html`<${slip} x=${x} y=${y} turn=${turn} ink=${ink} words=${words} />`)}
    <g transform="translate(160 160)">
      <circle class="lamp-light" r="44" />
      <circle class="mug" r="17" /><circle class="mug-foam" r="12" /><path class="mug-handle" d="M16 -6 q12 6 0 12" />
    </g>
  </svg>`;
}
