// Claim: who has how many of which faction, and everybody's piles.

import { html } from "../dom.js";
import { Icon } from "../ui/basics.js";
import { Emblem, FACTIONS, parts, sorted } from "./claim-art.js";
import { Chip } from "./claim.js";

/** @typedef {import("../types.js").TableProps} TableProps */

const PLURALS = { dwarf: "dwarves", undead: "undead" };

/** A faction's token for many: `goblins`. @param {string} faction */
const plural = (faction) => /** @type {Record<string, string>} */ (PLURALS)[faction] ?? `${faction}s`;

/** The factions of this game, as far as any card of them has been seen or named in the options. @param {TableProps} props */
function factionsOf({ view, options }) {
  if (Array.isArray(options.factions)) return FACTIONS.filter((each) => options.factions.includes(plural(each)));
  const seen = new Set(
    [...view.open, ...view.out, ...["hands", "followers", "score", "gnomes"].flatMap((pile) => Object.values(view[pile] ?? {}).flat()), ...view.trick.map((/** @type {string[]} */ each) => each[1])]
      .filter((card) => card !== "?")
      .map((card) => parts(card).faction),
  );
  return FACTIONS.filter((each) => seen.has(each));
}

/** How many cards of each faction everybody has won. @param {TableProps} props */
export function Votes(props) {
  const { view, seats, seatName, t } = props;
  const won = (/** @type {string} */ seat, /** @type {string} */ faction) =>
    (view.score?.[seat] ?? []).filter((/** @type {string} */ card) => parts(card).faction === faction).length;
  if (!Object.values(view.score ?? {}).some((cards) => /** @type {string[]} */ (cards).length)) return null;
  const factions = factionsOf(props);
  return html`<table class="cl-votes">
    <caption>${t("web-claim-votes")}</caption>
    <thead>
      <tr>
        <td></td>
        ${factions.map((faction) => html`<th scope="col" key=${faction}><${Emblem} faction=${faction} /><span class="unseen">${t("web-name-of", { seat: plural(faction) })}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${seats.map(
        (seat) => html`<tr key=${seat}>
          <th scope="row"><span class=${`seat-mark seat-mark-small seat-${seat}`} aria-hidden="true">${seatName(seat).slice(0, 1)}</span><span class="cl-votes-name">${seatName(seat)}</span></th>
          ${factions.map((faction) => {
            const count = won(seat, faction);
            const most = count > 0 && seats.every((other) => won(other, faction) <= count);
            return html`<td key=${faction} class=${most ? "cl-most" : null}>${count || "–"}</td>`;
          })}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Everybody's followers and won cards, as far as they may be known; closed until wanted. @param {TableProps} props */
export function Piles({ view, seats, seatName, t }) {
  const piles = [
    ["followers", t("web-claim-followers")],
    ["score", t("web-claim-won")],
    ["gnomes", t("web-claim-captured")],
  ];
  const any = piles.some(([pile]) => Object.values(view[pile] ?? {}).some((cards) => /** @type {string[]} */ (cards).length));
  if (!any && !view.middle?.length) return null;
  return html`<details class="more cl-piles">
    <summary><${Icon} name="list" /><span>${t("web-claim-piles")}</span></summary>
    <div>
      ${seats.map((seat) =>
        piles.map(([pile, title]) => {
          const cards = view[pile]?.[seat] ?? [];
          if (!cards.length) return null;
          const known = cards.filter((/** @type {string} */ each) => each !== "?");
          const hidden = cards.length - known.length;
          return html`<section key=${`${seat} ${pile}`}>
            <h3>${seatName(seat)} · ${title}</h3>
            <span class="cl-chips">
              ${sorted(known).map((card, place) => html`<${Chip} key=${place} card=${card} t=${t} />`)}
              ${hidden > 0 && html`<span class="cl-soft">${t("web-claim-hidden", { count: hidden })}</span>`}
            </span>
          </section>`;
        }),
      )}
      ${view.middle?.length > 0 &&
      html`<section><h3>${t("web-claim-middle")}</h3><span class="cl-chips">${sorted(view.middle).map((card, place) => html`<${Chip} key=${place} card=${card} t=${t} />`)}</span></section>`}
    </div>
  </details>`;
}
