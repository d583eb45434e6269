// Claim: a trick, what it wins, and the factions that will vote in the end.

import { classes, html, useEffect, useRef, useState } from "../dom.js";
import { glides } from "../motion.js";
import { Button } from "../ui/basics.js";
import { Card, rove } from "../ui/cards.js";
import { Emblem, parts, sorted } from "./claim-art.js";
import { Piles, Votes } from "./claim-piles.js";
import { useDrag } from "./drag.js";

/** @typedef {import("../types.js").TableProps} TableProps */

/** @param {TableProps} props */
export function Table(props) {
  const { view, you, legal, act, ask, t, replaying, pending, over } = props;
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const hand = sorted((you && view.hands[you]) || []);
  const taking = legal.some((words) => words.startsWith("take ") || words === "look");
  const card = chosen && hand.includes(chosen) && !taking ? chosen : null;
  useEffect(() => setChosen(null), [view.phase, hand.length]);
  const idle = replaying || over || !you;
  const gone = useLastTrick(props);
  const trick = view.trick.length ? view.trick : gone;
  const glide = gliding([...hand, ...trick.map((/** @type {[string, string]} */ each) => each[1]), ...view.open, view.looked && view.stock[0]]);

  /** @param {string} words */
  const play = (words) => {
    if (idle) return;
    setChosen(null);
    if (legal.includes(words)) act(words);
    else ask(words);
  };
  /** @param {string} words */
  const choose = (words) => {
    if (idle || drag.wasDrag()) return;
    if (words === card) play(words);
    else if (legal.includes(words)) setChosen(words);
    else if (legal.length) ask(words);
    else setChosen(words);
  };
  const drag = useDrag({ enabled: !idle, onLift: (words) => setChosen(words), onDrop: (words) => play(words) });

  return html`<div class="cl">
    <p class="cl-phase">${!over && t("web-claim-phase", { phase: view.phase })}</p>
    <div class=${classes("cl-middle", props.seats.length > 2 && "cl-many")}>
      ${!over && html`<${Trick} ...${props} shown=${trick} gone=${gone} glide=${glide} />`}
      ${view.phase === 1 && html`<${Prize} ...${props} take=${play} glide=${glide} />`}
    </div>
    ${you &&
    !over &&
    html`<section class="cl-own" aria-label=${t("web-claim-hand")}>
      <ul class=${classes("cl-hand", hand.length > 12 && "cl-hand-full")} onKeyDown=${rove}>
        ${hand.map(
          (each, place) => html`<li key=${`${each} ${hand.slice(0, place).filter((other) => other === each).length}`}>
            <${FactionCard}
              card=${each}
              t=${t}
              style=${glide(each)}
              legal=${legal.includes(each)}
              dim=${legal.length > 0 && !taking && !legal.includes(each)}
              chosen=${card === each && hand.indexOf(each) === place}
              onClick=${() => choose(each)}
              ...${drag.start(each)}
            />
          </li>`,
        )}
      </ul>
      ${!replaying && html`<${Doing} card=${card} legal=${legal} toAct=${props.toAct} taking=${taking} play=${play} pending=${pending} t=${t} />`}
    </section>`}
    <${Others} ...${props} />
    <${Votes} ...${props} />
    <${Piles} ...${props} />
  </div>`;
}

/**
 * Cards that are on the page but once glide from the hand to the trick; of equal ones nobody knows which is which.
 * @param {string[]} cards all that are shown as cards
 * @returns {(card: string) => Record<string, string> | null}
 */
function gliding(cards) {
  return (card) => glides(cards.filter((each) => each === card).length === 1 && card);
}

/** A card's face: emblem, value, and the value again in the corner. */
export function FactionCard(/** @type {any} */ { card, t, small, dim, label, ...rest }) {
  const { faction, value } = parts(card);
  return html`<${Card} label=${label ?? t("web-name-of", { seat: card })} small=${small} class=${classes("cl-card", `cl-${faction}`, dim && "cl-dim")} ...${rest}>
    <span class="cl-corner">${value}</span>
    <${Emblem} faction=${faction} />
    <span class="cl-value">${value}</span>
  <//>`;
}

/**
 * The trick that has just ended, as long as the next one has not begun: the cards leave the position at once, but
 * people want to see what has won.
 * @param {TableProps} props
 * @returns {[string, string][]}
 */
function useLastTrick({ view, last, seats }) {
  const before = useRef(/** @type {[string, string][]} */ ([]));
  const ended = useRef(/** @type {[string, string][]} */ ([]));
  const played = last.find((entry) => entry.kind === "action" && entry.seat && /^[a-z]+-[0-9]$/.test(entry.words ?? ""));
  useEffect(() => {
    before.current = view.trick;
  }, [view]);
  if (view.trick.length) ended.current = [];
  else if (played && before.current.length === seats.length - 1)
    ended.current = [...before.current, /** @type {[string, string]} */ ([played.seat, played.words])];
  return ended.current;
}

/** The cards of this trick, each with who played it. */
function Trick(/** @type {any} */ { view, t, last, seatName, shown, gone, glide }) {
  const title = t(view.trick.length || !gone.length ? "web-claim-trick" : "web-claim-last-trick");
  return html`<section class="cl-trick" data-drop="trick" aria-label=${title}>
    <h2>${title}</h2>
    <ul class=${classes("cl-row", shown === gone && "cl-gone")}>
      ${shown.map(
        (/** @type {[string, string]} */ [seat, card]) => html`<li key=${seat}>
          <${FactionCard} card=${card} t=${t} label=${t("web-claim-played-by", { card, seat })} style=${glide(card)} fresh=${last.some((/** @type {import("../types.js").LogEntry} */ entry) => entry.seat === seat && entry.words === card)} />
          <span class="cl-by" aria-hidden="true"><span class=${`seat-mark seat-mark-small seat-${seat}`}>${seatName(seat).slice(0, 1)}</span><span>${seatName(seat)}</span></span>
        </li>`,
      )}
    </ul>
    ${!view.trick.length && html`<p class="cl-soft">${t("web-claim-nothing-played", { seat: view.leader })}</p>`}
  </section>`;
}

/** What the trick wins: the open cards, and the stock below them. */
function Prize(/** @type {any} */ { view, legal, t, take, seats, glide }) {
  const looked = view.looked && view.stock[0] !== "?" ? view.stock[0] : null;
  return html`<section class="cl-prize" aria-label=${t("web-claim-prize")}>
    <h2>${t(seats.length > 2 ? "web-claim-prizes" : "web-claim-prize")}</h2>
    <ul class="cl-row">
      ${sorted(view.open).map((card, place) => {
        const may = legal.includes(`take ${card}`);
        return html`<li key=${`${card} ${place}`}>
          <${FactionCard} card=${card} t=${t} style=${glide(card)} legal=${may} label=${may ? t("web-claim-take", { card }) : null} onClick=${may ? () => take(`take ${card}`) : null} />
        </li>`;
      })}
      ${(legal.includes("look") || looked) &&
      html`<li key="stock">
        ${looked
          ? html`<${FactionCard} card=${looked} t=${t} style=${glide(looked)} legal=${legal.includes("take stock")} label=${t("web-claim-take-stock", { card: looked })} onClick=${legal.includes("take stock") ? () => take("take stock") : null} />`
          : html`<${Card} back legal label=${t("web-claim-look")} onClick=${() => take("look")}><span class="cl-look">${t("web-claim-look")}</span><//>`}
      </li>`}
    </ul>
    <p class="cl-soft">${t("web-claim-stock", { count: view.stock.length })}</p>
  </section>`;
}

/** What is to be done, and the button that does it. */
function Doing(/** @type {any} */ { card, legal, toAct, taking, play, pending, t }) {
  if (!legal.length) return html`<div class="cl-doing">${card && html`<p>${t("web-waiting-for", { seats: toAct })}</p>`}</div>`;
  if (taking) return html`<div class="cl-doing"><p>${t("web-claim-choose-follower")}</p></div>`;
  if (!card) return html`<div class="cl-doing"><p>${t("web-claim-choose")}</p></div>`;
  return html`<div class="cl-doing"><${Button} kind="main" busy=${pending} onClick=${() => play(card)}>${t("web-claim-play", { card })}<//></div>`;
}

/** The other seats: how many cards, and which factions they are known not to have. */
function Others(/** @type {TableProps} */ { view, you, seats, seatName, t, over, replaying }) {
  const others = seats.filter((seat) => seat !== you);
  if (over && !replaying) return null;
  return html`<ul class="cl-others">
    ${others.map((seat) => {
      const cards = view.hands[seat] ?? [];
      const known = cards.filter((/** @type {string} */ each) => each !== "?");
      const without = view.voids?.[seat] ?? [];
      return html`<li key=${seat}>
        <span class=${`seat-mark seat-mark-small seat-${seat}`} aria-hidden="true">${seatName(seat).slice(0, 1)}</span>
        <span class="cl-other-words">
          <b>${seatName(seat)}</b>
          <span>${t("web-claim-cards-left", { count: cards.length })}${without.length > 0 && `, ${t("web-claim-without", { factions: without })}`}</span>
        </span>
        ${known.length > 0 && html`<span class="cl-chips">${sorted(known).map((card, place) => html`<${Chip} key=${place} card=${card} t=${t} />`)}</span>`}
      </li>`;
    })}
  </ul>`;
}

/** A card in small: emblem and value. */
export function Chip(/** @type {any} */ { card, t }) {
  const { faction, value } = parts(card);
  return html`<span class=${`cl-chip cl-${faction}`} role="img" aria-label=${t("web-name-of", { seat: card })}><${Emblem} faction=${faction} /><span aria-hidden="true">${value}</span></span>`;
}
