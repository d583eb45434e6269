// Saboteur: the mine, as large as it has become; it scrolls and zooms.

import { classes, html, useEffect, useRef, useState } from "../dom.js";
import { glides } from "../motion.js";
import { IconButton } from "../ui/basics.js";
import { rove } from "../ui/cards.js";
import { GoalBack, Tunnel, read } from "./saboteur-art.js";

/** Where the goals lie. @type {Record<string, [number, number]>} */
const GOALS = { top: [8, -2], middle: [8, 0], bottom: [8, 2] };
const ZOOMS = [0.75, 1, 1.35, 1.8, 2.4];

/** `3,-1` as numbers. @param {string} cell @returns {[number, number]} */
function at(cell) {
  const [x, y] = cell.split(",").map(Number);
  return [x, y];
}

/**
 * @param {{ view: any, t: import("../types.js").Translate, last: import("../types.js").LogEntry[],
 *   card: string | null, spots: Map<string, string>, other: Map<string, string>, falls: Map<string, string>,
 *   maps: Map<string, string>, act: (words: string) => void, refuse: (cell: string) => void, [more: string]: any }} props
 * `spots`: cells where the chosen card may be laid as it is held, with the words that do it; `other`: only turned
 */
export function Mine({ view, you, hand, t, last, card, spots, other, falls, maps, act, refuse, turned }) {
  const [zoom, setZoom] = useState(1);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const cells = { "0,0": "start", ...view.board };
  // A card lies beside another one, so a margin of one cell is enough, and nothing moves when a card is chosen.
  const all = [...Object.keys(cells), ...Object.values(GOALS).map(String)].map(at);
  const [west, north] = [Math.min(...all.map(([x]) => x)) - 1, Math.min(...all.map(([, y]) => y)) - 1];
  const columns = Math.max(...all.map(([x]) => x)) + 2 - west;
  const rows = Math.max(...all.map(([, y]) => y)) + 2 - north;
  const newest = last.map((entry) => /^lay .* (-?\d+,-?\d+)$/.exec(entry.words ?? "")?.[1]).find(Boolean);
  // What you have just laid glides there, unless a card like it is still in your hand and has the name.
  const own = last.find((entry) => entry.seat === you && entry.words?.endsWith(` ${newest}`))?.words?.split(" ")[1];
  const glide = own && !hand.includes(own) ? glides(own) : null;
  useEffect(() => {
    const cell = newest && box.current?.querySelector(`[data-cell="${newest}"]`);
    if (cell) cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [newest]);
  /** @param {string} cell */
  const place = (cell) => ({ gridColumn: at(cell)[0] - west + 1, gridRow: at(cell)[1] - north + 1 });

  /** A touch on rock where nothing is marked: the reason why not. @param {MouseEvent} event */
  const touched = (event) => {
    if (!card || event.target !== event.currentTarget) return;
    const grid = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const x = Math.floor(((event.clientX - grid.left) / grid.width) * columns) + west;
    const y = Math.floor(((event.clientY - grid.top) / grid.height) * rows) + north;
    refuse(`${x},${y}`);
  };
  return html`<section class="sb-mine" aria-label=${t("web-saboteur-board")}>
    <div class="sb-zoom">
      <${IconButton} icon="zoom-out" label=${t("web-saboteur-zoom-out")} disabled=${zoom === 0} onClick=${() => setZoom(zoom - 1)} />
      <${IconButton} icon="zoom-in" label=${t("web-saboteur-zoom-in")} disabled=${zoom === ZOOMS.length - 1} onClick=${() => setZoom(zoom + 1)} />
    </div>
    <div class="sb-scroll" ref=${box} tabindex="0">
      <div class="sb-grid" style=${{ "--cols": columns, "--rows": rows, "--zoom": ZOOMS[zoom] }} onClick=${touched} onKeyDown=${rove}>
        ${Object.entries(cells).map(([cell, words]) => html`<${Laid} key=${cell} cell=${cell} words=${words} style=${cell === newest ? { ...place(cell), ...glide } : place(cell)} fall=${falls.get(cell)} fresh=${cell === newest} act=${act} t=${t} />`)}
        ${Object.entries(GOALS).map(([goal, spot], number) => html`<${Goal} key=${goal} goal=${goal} number=${number} view=${view} style=${place(String(spot))} look=${maps.get(goal)} act=${act} t=${t} />`)}
        ${card && [...spots].map(([cell, words]) => html`<${Spot} key=${`s${cell}`} cell=${cell} words=${words} style=${place(cell)} ghost=${turned ? `${card} turned` : card} act=${act} t=${t} />`)}
        ${card && [...other].map(([cell, words]) => html`<${Spot} key=${`s${cell}`} cell=${cell} words=${words} style=${place(cell)} ghost=${turned ? card : `${card} turned`} act=${act} t=${t} off />`)}
      </div>
    </div>
  </section>`;
}

/** A card that lies in the mine; a button while a rockfall may take it away. */
function Laid(/** @type {any} */ { cell, words, style, fall, fresh, act, t }) {
  const what = t("web-name-of", { seat: words });
  const name = classes("sb-cell", fresh && "sb-fresh", fall && "sb-fall");
  if (!fall) return html`<div class=${name} style=${style} data-cell=${cell} data-drop=${cell} role="img" aria-label=${cell === "0,0" ? what : t("web-saboteur-cell", { what, place: cell })}><${Tunnel} words=${words} /></div>`;
  return html`<button type="button" class=${name} style=${style} data-cell=${cell} data-drop=${cell} aria-label=${t("web-saboteur-rockfall-here", { what, place: cell })} onClick=${() => act(fall)}><${Tunnel} words=${words} /></button>`;
}

/** A place where the chosen card may be laid. */
function Spot(/** @type {any} */ { cell, words, style, ghost, off, act, t }) {
  const { card } = read(ghost);
  const label = t("web-saboteur-lay-here", { card: words.split(" ").includes("turned") ? `${card} turned` : card, place: cell });
  return html`<button type="button" class=${classes("sb-cell", "sb-spot", off && "sb-spot-off")} style=${style} data-cell=${cell} data-drop=${cell} aria-label=${label} onClick=${() => act(words)}><${Tunnel} words=${ghost} /></button>`;
}

/** A goal: face down, known to the viewer, or turned up. */
function Goal(/** @type {any} */ { goal, number, view, style, look, act, t }) {
  const open = view.open[goal];
  const known = view.goals[number] !== "?" ? view.goals[number] : null;
  let label = t("web-saboteur-goal-hidden", { goal });
  if (open) label = t("web-saboteur-goal-open", { goal, what: open });
  else if (known) label = t("web-saboteur-goal-known", { goal, what: known });
  if (look) label = t("web-saboteur-do-map", { goal });
  const inside = open || known ? html`<${Tunnel} words=${open ?? known} />` : html`<${GoalBack} />`;
  const name = classes("sb-cell", "sb-goal", !open && known && "sb-peeked", look && "sb-look");
  if (!look) return html`<div class=${name} style=${style} data-drop=${goal} role="img" aria-label=${label}>${inside}</div>`;
  return html`<button type="button" class=${name} style=${style} data-drop=${goal} aria-label=${label} onClick=${() => act(look)}>${inside}</button>`;
}
