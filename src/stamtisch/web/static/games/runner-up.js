// Runner-Up: a lane for each pawn, cards chosen in secret, all turned up at once.

import { classes, html, useEffect, useState } from "../dom.js";
import { Button, Icon } from "../ui/basics.js";
import { Card, rove } from "../ui/cards.js";
import { useDrag } from "./drag.js";
import { Lane, Pawn } from "./runner-up-art.js";

/** @typedef {import("../types.js").TableProps} TableProps */

/** `+3 > p2`, `+3/25` or `move p2` as card and target. @param {string} words */
function split(words) {
  if (words.startsWith("move ")) return { card: "", target: words.slice(5) };
  const [card, target] = words.split(" > ");
  return { card, target: target ?? "" };
}

/** @param {TableProps} props */
export function Table(props) {
  const { view, you, legal, act, ask, t, replaying, pending, over, options } = props;
  const [card, setCard] = useState("");
  const [target, setTarget] = useState("");
  const tactical = options.variant === "tactical";
  const moving = legal.some((words) => words.startsWith("move "));
  const own = (you && view.hands[you]) || [];
  useEffect(() => {
    const only = legal.length === 1 ? split(legal[0]) : { card: "", target: "" };
    setCard(only.card);
    setTarget(only.target);
  }, [view.stage, view.round, view.turn, legal.join()]);
  const idle = replaying || over || !you;
  const marks = shortMarks(props);
  const choosing = legal.length > 0 && !idle;

  const words = moving ? target && `move ${target}` : card && (tactical ? card : target && `${card} > ${target}`);
  /** @param {string} chosen */
  const chooseCard = (chosen) => {
    if (idle || drag.wasDrag()) return;
    if (!legal.length || moving) {
      ask(tactical ? chosen : `${chosen} > ${you}`);
      return;
    }
    const targets = [...new Set(legal.map(split).filter((each) => each.card === chosen).map((each) => each.target))];
    setCard(chosen === card ? "" : chosen);
    if (targets.length === 1) setTarget(targets[0]);
  };
  /** @param {string} pawn @param {string} [value] */
  const chooseTarget = (pawn, value = card) => {
    if (idle) return;
    const wanted = moving ? `move ${pawn}` : `${value || own[0]} > ${pawn}`;
    if (tactical && !moving) return;
    if (!legal.includes(wanted)) ask(wanted);
    else setTarget(pawn === target && !value ? "" : pawn);
  };
  const drag = useDrag({ enabled: choosing && !moving && !tactical, onLift: setCard, onDrop: (value, pawn) => chooseTarget(pawn, value) });

  return html`<div class="ru">
    <p class="ru-stage">${t("web-runner-up-stage", { stage: view.stage, round: view.round })}</p>
    <ol class="ru-lanes" aria-label=${t("web-runner-up-track")} onKeyDown=${rove}>
      ${Object.keys(view.pawns).map(
        (pawn) => html`<${PawnLane} key=${pawn} pawn=${pawn} ...${props} marks=${marks} chosen=${target === pawn} card=${card} moving=${moving} choosing=${choosing && (moving || !tactical)} choose=${() => chooseTarget(pawn)} />`,
      )}
    </ol>
    ${tactical && Object.keys(view.played ?? {}).length > 0 && html`<${OpenCards} ...${props} />`}
    ${you &&
    !over &&
    html`<section class="ru-own" aria-label=${t("web-runner-up-hand")}>
      <ul class="ru-hand" onKeyDown=${rove}>
        ${own.map(
          (/** @type {string} */ each, /** @type {number} */ place) => html`<li key=${`${each} ${place}`}>
            <${ValueCard}
              card=${each}
              t=${t}
              legal=${choosing && !moving && legal.some((words) => split(words).card === each)}
              chosen=${choosing && card === each && own.indexOf(each) === place}
              onClick=${() => chooseCard(each)}
              ...${drag.start(each)}
            />
          </li>`,
        )}
      </ul>
      <${Doing} ...${props} words=${words} card=${card} target=${target} moving=${moving} choosing=${choosing} done=${() => words && act(words)} pending=${pending} />
    </section>`}
    <${Rounds} ...${props} />
  </div>`;
}

/** A card: its value, in the tactical variant with the white number. */
function ValueCard(/** @type {any} */ { card, t, label, ...rest }) {
  const [value, white] = card.split("/");
  const back = value.startsWith("-");
  const name = label ?? (white ? t("web-runner-up-card-white", { card: shown(value), number: white }) : t("web-runner-up-card", { card: shown(value) }));
  return html`<${Card} label=${name} class=${classes("ru-card", back ? "ru-minus" : "ru-plus")} ...${rest}>
    <span class="ru-value">${shown(value)}</span>
    <span class="ru-chevrons" aria-hidden="true">${(back ? "‹" : "›").repeat(Math.abs(Number(value)))}</span>
    ${white && html`<span class="ru-white">${white}</span>`}
  <//>`;
}

/** A value with a real minus sign. @param {string} value */
function shown(value) {
  return value.replace("-", "−");
}

/**
 * The initial of every player, with the seat's number where players share one: colour alone tells nobody apart.
 * @param {TableProps} props
 * @returns {Record<string, string>}
 */
function shortMarks({ view, t, seatName }) {
  const initials = Object.keys(view.pawns).map((pawn) => [pawn, (pawn === "v" ? t("web-name-of", { seat: "v" }) : seatName(pawn)).slice(0, 1)]);
  const shared = (/** @type {string} */ letter) => initials.filter(([, each]) => each === letter).length > 1;
  return Object.fromEntries(initials.map(([pawn, letter]) => [pawn, shared(letter) ? letter + pawn.replace(/^p/, "") : letter]));
}

/** One pawn on its lane, and what lies before its player. */
function PawnLane(/** @type {any} */ { pawn, view, you, t, seatName, marks, toAct, chosen, card, moving, choosing, choose, legal, over }) {
  const field = view.pawns[pawn];
  const total = view.totals[pawn] ?? 0;
  const name = pawn === "v" ? t("web-name-of", { seat: "v" }) : seatName(pawn);
  const sealed = !over && view.committed?.[pawn] !== undefined;
  const before = cardsBefore(view, pawn);
  let label = t("web-runner-up-pawn", { seat: pawn, field: shown(String(field)), total });
  if (choosing && moving) label = `${t("web-runner-up-move-pawn", { seat: pawn })} – ${label}`;
  else if (choosing && card) label = `${t("web-runner-up-put-before", { card: shown(card), seat: pawn })} – ${label}`;
  const may = choosing && (moving ? legal.includes(`move ${pawn}`) : Boolean(card) && legal.includes(`${card} > ${pawn}`));
  const inside = html`<span class="ru-name"><${Pawn} seat=${pawn} letter=${marks[pawn]} /><b>${name}</b>
      ${sealed && html`<span class="ru-sealed"><${Icon} name="check" size=${16} /><span class="ru-sealed-word">${t("web-runner-up-sealed")}</span></span>`}
      ${!sealed && !moving && toAct.includes(pawn) && pawn !== you && html`<span class="ru-waits" aria-hidden="true">…</span>`}
    </span>
    <span class="ru-total" title=${t("web-runner-up-points", { total })}><span class="ru-total-words">${t("web-runner-up-points", { total })}</span><span class="ru-total-short" aria-hidden="true">${shown(String(total))}</span></span>
    <${Lane} field=${field} seat=${pawn} letter=${name.slice(0, 1)} />
    ${before.length > 0 &&
    html`<span class="ru-before">${before.map(([from, value]) => html`<span key=${from} class=${classes("ru-slip", value.startsWith("-") ? "ru-minus" : "ru-plus")}>
      <span class=${`ru-dot seat-${from}`} aria-hidden="true">${marks[from]}</span><span class="unseen">${t("web-runner-up-by", { card: shown(value), seat: from })}</span><span aria-hidden="true">${shown(value)}</span></span>`)}</span>`}`;
  if (!choosing) return html`<li class="ru-lane" aria-label=${label}>${inside}</li>`;
  return html`<li><button type="button" class=${classes("ru-lane", may && "ru-may", chosen && "ru-chosen")} data-drop=${pawn} aria-pressed=${String(chosen)} aria-label=${label} onClick=${choose}>${inside}</button></li>`;
}

/**
 * The cards that were turned up last before a player, each with who put it there.
 * @param {any} view
 * @param {string} pawn
 * @returns {[string, string][]}
 */
function cardsBefore(view, pawn) {
  const round = view.spent?.at(-1) ?? {};
  return Object.entries(round)
    .map(([from, words]) => [from, split(/** @type {string} */ (words))])
    .filter(([, each]) => /** @type {any} */ (each).target === pawn)
    .map(([from, each]) => [/** @type {string} */ (from), /** @type {any} */ (each).card]);
}

/** Tactical: the cards of the round in the order in which they move pawns. */
function OpenCards(/** @type {TableProps} */ { view, t, seatName }) {
  const cards = /** @type {[string, string][]} */ (Object.entries(view.played)).sort((a, b) => white(b[1]) - white(a[1]));
  return html`<section class="ru-open">
    <h2>${t("web-runner-up-open")}</h2>
    <ol class="ru-hand">
      ${cards.map(
        ([seat, card]) => html`<li key=${seat} class=${seat === view.turn ? "ru-now" : null}>
          <${ValueCard} card=${card} t=${t} label=${t("web-runner-up-by", { card: shown(card.split("/")[0]), seat })} />
          <span class="ru-by">${seatName(seat)}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {string} card */
function white(card) {
  return Number(card.split("/")[1] ?? 0);
}

/** What is to be done, and the button that seals it. */
function Doing(/** @type {any} */ { view, you, t, words, card, target, moving, choosing, done, pending }) {
  const made = view.committed?.[you];
  if (!choosing) {
    if (!made) return html`<div class="ru-doing"></div>`;
    const choice = split(made);
    const told = choice.target ? t("web-runner-up-chosen-before", { card: shown(choice.card), seat: choice.target }) : shown(choice.card.split("/")[0]);
    return html`<div class="ru-doing"><p><${Icon} name="lock" size=${16} /> ${t("web-runner-up-chosen", { choice: told })}</p></div>`;
  }
  const mine = shown((view.played?.[you] ?? "").split("/")[0]);
  if (words) {
    const value = shown(card.split("/")[0]);
    let say = t("web-runner-up-put", { card: value });
    if (moving) say = t("web-runner-up-move-by", { seat: target, card: mine });
    else if (target) say = t("web-runner-up-put-before", { card: value, seat: target });
    return html`<div class="ru-doing"><${Button} kind="main" icon="check" busy=${pending} onClick=${done}>${say}<//></div>`;
  }
  let hint = t("web-runner-up-choose");
  if (moving) hint = t("web-runner-up-choose-pawn", { card: mine });
  else if (card) hint = t("web-runner-up-choose-target", { card: shown(card) });
  return html`<div class="ru-doing"><p>${hint}</p></div>`;
}

/** What was put where in the earlier rounds of this stage; closed until wanted. */
function Rounds(/** @type {TableProps} */ { view, t, seatName }) {
  const rounds = view.spent ?? [];
  const virtual = view.pawns.v !== undefined;
  return html`${virtual && html`<p class="ru-soft">${t("web-runner-up-virtual-cards", { count: view.virtual?.length ?? 0 })}</p>`}
    ${rounds.length > 0 &&
    html`<details class="more">
      <summary><${Icon} name="list" /><span>${t("web-runner-up-rounds")}</span></summary>
      <ol class="ru-rounds">
        ${rounds.map(
          (/** @type {Record<string, string>} */ round, /** @type {number} */ place) => html`<li key=${place}>
            <h3>${t("web-runner-up-round", { round: place + 1 })}</h3>
            <ul>
              ${Object.entries(round).map(([seat, words]) => {
                const { card, target } = split(words);
                const who = seat === "v" ? t("web-name-of", { seat: "v" }) : seatName(seat);
                return html`<li key=${seat}>${who}: ${target ? t("web-runner-up-chosen-before", { card: shown(card), seat: target }) : shown(card)}</li>`;
              })}
            </ul>
          </li>`,
        )}
      </ol>
    </details>`}`;
}
