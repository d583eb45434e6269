// Saboteur: the mine, the dwarves and their tools, a hand of tunnels and tricks.

import { classes, html, useEffect, useRef, useState } from "../dom.js";
import { glides } from "../motion.js";
import { Button } from "../ui/basics.js";
import { Card, rove } from "../ui/cards.js";
import { useDrag } from "./drag.js";
import { ActionPicture, Nuggets, Tool, Tunnel, isPath, isSymmetric } from "./saboteur-art.js";
import { Mine } from "./saboteur-board.js";

/** @typedef {import("../types.js").TableProps} TableProps */

/**
 * The legal words for one card, by what they are done to: cells, goals, seats.
 * @param {string[]} legal
 * @param {string | null} card
 * @param {boolean} turned
 */
function uses(legal, card, turned) {
  const spots = new Map();
  const other = new Map();
  const falls = new Map();
  const maps = new Map();
  /** @type {string[]} */
  const deeds = [];
  for (const words of card ? legal : []) {
    const [first, ...rest] = words.split(" ");
    if (first === "lay" && rest[0] === card) (rest.includes("turned") === turned ? spots : other).set(rest.at(-1), words);
    else if (first === card && card === "rockfall") falls.set(rest[0], words);
    else if (first === card) deeds.push(words);
    if (first === "map" && first === card) maps.set(rest[0], words);
  }
  for (const cell of spots.keys()) other.delete(cell);
  return { spots, other, falls, maps, deeds };
}

/** @param {TableProps} props */
export function Table(props) {
  const { view, you, legal, act, ask, t, replaying, over } = props;
  const [picked, setPicked] = useState(-1);
  const [turned, setTurned] = useState(false);
  const hand = (you && view.hands[you]) || [];
  const idle = replaying || over || !you;
  const card = picked >= 0 && picked < hand.length && !idle ? hand[picked] : null;
  const can = uses(legal, card, turned);
  useEffect(() => setPicked(-1), [view.turn, view.round, hand.join()]);
  useEffect(() => {
    const turn = (/** @type {KeyboardEvent} */ event) => {
      const typing = /** @type {HTMLElement} */ (event.target).closest("input, textarea, select");
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey || typing || !card || !isPath(card) || isSymmetric(card)) return;
      setTurned(!turned);
    };
    window.addEventListener("keydown", turn);
    return () => window.removeEventListener("keydown", turn);
  }, [card, turned]);

  /** @param {string} cell */
  const refuse = (cell) => {
    if (card && isPath(card)) ask(`lay ${card} ${cell}`);
    else if (card === "rockfall") ask(`rockfall ${cell}`);
  };
  /** What dropping a card on something means. @param {string} place @param {string} target */
  const dropped = (place, target) => {
    const value = hand[Number(place)];
    const here = uses(legal, value, turned);
    const words = here.spots.get(target) ?? here.other.get(target) ?? here.falls.get(target) ?? here.maps.get(target);
    const onSeat = here.deeds.filter((each) => each.split(" ")[1] === target);
    setPicked(Number(place));
    if (words) act(words);
    else if (onSeat.length === 1) act(onSeat[0]);
    else if (!onSeat.length && /^-?\d+,-?\d+$/.test(target)) ask(isPath(value) ? `lay ${value} ${target}` : `${value} ${target}`);
    else if (!onSeat.length) ask(`${value} ${target}`);
  };
  const drag = useDrag({ enabled: !idle && legal.length > 0, onLift: (place) => setPicked(Number(place)), onDrop: dropped });

  return html`<div class="sb">
    <ul class="sb-facts">
      <li>${t("web-saboteur-round", { round: view.round })}</li>
      <li>${t("web-saboteur-draw", { count: view.draw.length })}</li>
      ${you && view.roles[you] && view.roles[you] !== "?" && html`<li class=${`sb-role sb-${view.roles[you]}`}>${t(`web-saboteur-role-${view.roles[you]}`)}</li>`}
    </ul>
    <${Trouble} ...${props} />
    <${Mine} ...${props} hand=${over ? [] : hand} card=${card} turned=${turned} ...${can} refuse=${refuse} />
    ${view.packet.length > 0 && html`<${Packet} ...${props} />`}
    ${you &&
    !over &&
    html`<section class="sb-own" aria-label=${t("web-saboteur-hand")}>
      <ul class="sb-hand" onKeyDown=${rove}>
        ${hand.map(
          (/** @type {string} */ each, /** @type {number} */ place) => html`<li key=${`${each} ${place}`}>
            <${DwarfCard}
              card=${each}
              turned=${turned && place === picked}
              style=${glides(hand.indexOf(each) === hand.lastIndexOf(each) && each)}
              t=${t}
              legal=${legal.some((words) => words.split(" ").slice(0, 2).includes(each))}
              chosen=${place === picked && Boolean(card)}
              onClick=${() => {
                if (drag.wasDrag() || idle) return;
                setTurned(false);
                setPicked(place === picked ? -1 : place);
              }}
              ...${drag.start(String(place))}
            />
          </li>`,
        )}
      </ul>
      ${!replaying && html`<${Doing} ...${props} card=${card} can=${can} turned=${turned} turn=${() => setTurned(!turned)} />`}
    </section>`}
    <${Dwarves} ...${props} can=${can} />
  </div>`;
}

/** A card of the hand. */
function DwarfCard(/** @type {any} */ { card, turned, t, ...rest }) {
  const path = isPath(card);
  const label = t("web-name-of", { seat: turned ? `${card} turned` : card });
  return html`<${Card} label=${label} title=${label} class=${classes("sb-card", !path && "sb-action")} ...${rest}>
    ${path ? html`<${Tunnel} words=${turned ? `${card} turned` : card} />` : html`<${ActionPicture} card=${card} />`}
  <//>`;
}

/** What the chosen card can do, as buttons; places in the mine are marked there. */
function Doing(/** @type {any} */ { legal, toAct, act, ask, t, seatName, card, can, turned, turn, pending }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // The deeds of a card may lie below the edge of a phone. While a card is dragged nothing may move beneath it,
    // and a long list would push the hand out of sight: there its beginning is enough.
    if (card && can.deeds.length < 13 && !document.querySelector(".dragged")) box.current?.scrollIntoView({ block: "nearest" });
  }, [card]);
  if (!legal.length) return html`<div class="sb-doing">${card && html`<p>${t("web-waiting-for", { seats: toAct })}</p>`}</div>`;
  if (legal[0].startsWith("take ")) return html`<div class="sb-doing"></div>`;
  if (legal.includes("pass")) return html`<div class="sb-doing"><${Button} kind="main" busy=${pending} onClick=${() => act("pass")}>${t("web-saboteur-pass")}<//></div>`;
  if (!card) return html`<div class="sb-doing"><p>${t("web-saboteur-choose")}</p></div>`;
  const name = turned ? `${card} turned` : card;
  const discard = `pass ${card}`;
  const places = can.spots.size + can.other.size + can.falls.size;
  const upon = can.deeds.filter((/** @type {string} */ words) => !words.startsWith("map "));
  let what = html`<b>${t("web-name-of", { seat: name })}</b>`;
  if (places > 0) what = t("web-saboteur-choose-cell", { card: name });
  else if (upon.length) what = t("web-saboteur-choose-dwarf", { card: name });
  return html`<div class="sb-doing" ref=${box}>
    <p>${what}</p>
    <div class="sb-deeds">
      ${isPath(card) && !isSymmetric(card) && html`<${Button} icon="rotate-cw" title=${t("web-saboteur-turn-hint")} onClick=${turn}>${t("web-saboteur-turn")}<//>`}
      ${isPath(card) && !places && html`<${Button} icon="circle-help" aria-label=${t("web-saboteur-why")} title=${t("web-saboteur-why")} onClick=${() => ask(`lay ${card} 1,0`)} />`}
      ${can.maps.size > 0 && can.deeds.map((/** @type {string} */ words) => html`<${Button} key=${words} busy=${pending} onClick=${() => act(words)}>${deedName(words, t)}<//>`)}
      ${upon.map((/** @type {string} */ words) => html`<${Upon} key=${words} words=${words} several=${card.split("_").length > 2} busy=${pending} act=${act} seatName=${seatName} t=${t} />`)}
      <span class="sb-discard"><${Button} kind="quiet" busy=${pending} onClick=${() => (legal.includes(discard) ? act(discard) : ask(discard))}>${t("web-saboteur-discard")}<//></span>
    </div>
  </div>`;
}

/** A dwarf to whom the chosen card is done: his name is enough to see, all of it is said. */
function Upon(/** @type {any} */ { words, several, busy, act, seatName, t }) {
  const [, seat, tool] = words.split(" ");
  const label = deedName(words, t);
  return html`<button type="button" class="button sb-upon" aria-label=${label} title=${label} aria-disabled=${busy ? "true" : null} onClick=${busy ? null : () => act(words)}>
    <span class=${`seat-mark seat-mark-small seat-${seat}`} aria-hidden="true">${seatName(seat).slice(0, 1)}</span>
    <b>${seatName(seat)}</b>${several && tool && html`<${Tool} tool=${tool} />`}
  </button>`;
}

/**
 * A deed in words for its button.
 * @param {string} words
 * @param {import("../types.js").Translate} t
 */
function deedName(words, t) {
  const [card, target, tool] = words.split(" ");
  if (card === "map") return t("web-saboteur-do-map", { goal: target });
  const [kind, first] = card.split("_");
  return t(`web-saboteur-do-${kind}`, { tool: tool ?? first, seat: target });
}

/** Gold that is being shared out. */
function Packet(/** @type {TableProps} */ { view, legal, act, t }) {
  const mine = legal.some((words) => words.startsWith("take "));
  return html`<section class="sb-packet" aria-label=${t("web-saboteur-packet")}>
    <h2>${t("web-saboteur-packet")}</h2>
    <ul class="sb-hand">
      ${view.packet.map((/** @type {number | string} */ worth, /** @type {number} */ place) => {
        if (worth === "?") return html`<li key=${place}><${Card} back label=${t("web-unknown")} /></li>`;
        const words = `take ${worth}`;
        const may = legal.includes(words);
        return html`<li key=${place}><${Card} class="sb-gold" label=${may ? t("web-saboteur-take", { count: Number(worth) }) : t("web-saboteur-nuggets", { count: Number(worth) })} legal=${may} onClick=${may ? () => act(words) : null}><${Nuggets} count=${Number(worth)} /><//></li>`;
      })}
    </ul>
    ${mine && html`<p>${t("web-saboteur-packet-you")}</p>`}
  </section>`;
}

/**
 * Who has broken tools or a role that is known, in one glance above the mine.
 * For the eye alone: the list of dwarves below has all of it in words.
 */
function Trouble(/** @type {TableProps} */ { view, you, seats, seatName, t }) {
  const roleOf = (/** @type {string} */ seat) => (seat !== you && view.roles[seat] && view.roles[seat] !== "?" ? view.roles[seat] : null);
  const shown = seats.filter((seat) => view.broken[seat]?.length || roleOf(seat));
  if (!shown.length) return null;
  return html`<ul class=${classes("sb-trouble", shown.length > 3 && "sb-trouble-many")} aria-hidden="true">
    ${shown.map(
      (seat) => html`<li key=${seat}>
        <span class=${`seat-mark seat-mark-small seat-${seat}`}>${seatName(seat).slice(0, 1)}</span>
        <b>${seatName(seat)}</b>
        ${roleOf(seat) && html`<span>${t("web-name-of", { seat: roleOf(seat) })}</span>`}
        ${(view.broken[seat] ?? []).map((/** @type {string} */ tool) => html`<span key=${tool} class="sb-trouble-tool" title=${t("web-saboteur-broken", { tool })}><${Tool} tool=${tool} broken /></span>`)}
      </li>`,
    )}
  </ul>`;
}

/** Everybody: role as far as known, broken tools, gold, number of cards. */
function Dwarves(/** @type {any} */ { view, you, seats, seatName, scores, t, can }) {
  return html`<ul class="sb-dwarves" aria-label=${t("web-saboteur-dwarves")}>
    ${seats.map((/** @type {string} */ seat) => {
      const role = view.roles[seat];
      const broken = view.broken[seat] ?? [];
      const knows = view.known[seat] ?? [];
      const deeds = can.deeds.filter((/** @type {string} */ words) => words.split(" ")[1] === seat);
      const gold = scores[seat];
      return html`<li key=${seat} class=${classes(deeds.length > 0 && "sb-target")} data-drop=${seat}>
        <span class=${`seat-mark seat-mark-small seat-${seat}`} aria-hidden="true">${seatName(seat).slice(0, 1)}</span>
        <span class="sb-dwarf-words">
          <b>${seatName(seat)}</b>
          <span>
            ${[
              role && role !== "?" ? t("web-name-of", { seat: role }) : null,
              seat === you ? null : t("web-saboteur-count", { count: view.hands[seat]?.length ?? 0 }),
              gold ? t("web-saboteur-nuggets", { count: gold }) : null,
              knows.length ? t("web-saboteur-knows", { goals: knows }) : null,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <span class="sb-broken">${broken.map((/** @type {string} */ tool) => html`<span key=${tool} title=${t("web-saboteur-broken", { tool })}><${Tool} tool=${tool} broken /><span class="unseen">${t("web-saboteur-broken", { tool })}</span></span>`)}</span>
      </li>`;
    })}
  </ul>`;
}
