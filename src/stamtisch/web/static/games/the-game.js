// The Game: four piles, a hand, and hints instead of numbers.

import { classes, html, useEffect, useState } from "../dom.js";
import { Button, Icon } from "../ui/basics.js";
import { Card, rove } from "../ui/cards.js";
import { glides } from "../motion.js";
import { Dialog } from "../ui/dialog.js";
import { note } from "../ui/notices.js";
import { useDrag } from "./drag.js";
import { Flame, Gauge, HINT_ICONS, Steps } from "./the-game-art.js";

const PILES = ["up1", "up2", "down1", "down2"];
const CARDS = 98;
const FIRE = new Set([22, 33, 44, 55, 66, 77]);

/** @typedef {import("../types.js").TableProps} TableProps */

/** @param {TableProps} props */
export function Table(props) {
  const { view, you, legal, signals, act, ask, t, replaying, pending, over } = props;
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [hinting, setHinting] = useState(/** @type {string | null} */ (null));
  const hand = (you && view.hands[you]) || [];
  const card = chosen !== null && hand.includes(chosen) ? chosen : null;
  useEffect(() => {
    if (chosen !== card) setChosen(card);
  }, [chosen, card]);

  /** @param {number | null} value @param {string} pile */
  const lay = (value, pile) => {
    if (replaying || over || !you) return;
    if (value === null) {
      note(t("web-the-game-choose-first"));
      return;
    }
    const words = `${value} ${pile}`;
    if (!legal.includes(words)) {
      ask(words);
      return;
    }
    setChosen(null);
    act(words);
  };
  const drag = useDrag({
    enabled: Boolean(you) && !replaying && !over,
    onLift: (value) => setChosen(Number(value)),
    onDrop: (value, pile) => lay(Number(value), pile),
  });
  /** Whether one has hinted at this pile: only then there is something to take back. */
  const given = Boolean(you && hinting && view.hints?.[you]?.[hinting]);
  const may = (/** @type {number} */ value) => legal.some((words) => words.startsWith(`${value} `));

  return html`<div class="tg">
    <ul class="tg-piles" aria-label=${t("web-the-game-piles")} onKeyDown=${rove}>
      ${PILES.map(
        (pile) => html`<${Pile} key=${pile} pile=${pile} card=${card} ...${props} lay=${lay} hint=${() => setHinting(pile)} />`,
      )}
    </ul>
    <${Facts} ...${props} />
    <${Hints} class="unseen tg-told" lines=${hintLines(view)} t=${t} />
    ${you &&
    !over &&
    html`<section class="tg-own" aria-label=${t("web-the-game-hand")}>
      <ul class="tg-hand" onKeyDown=${rove}>
        ${[...hand].sort((a, b) => a - b).map(
          (value) => html`<li key=${value}>
            <${NumberCard}
              value=${value}
              fire=${isFire(value, props.options)}
              t=${t}
              legal=${may(value)}
              chosen=${card === value}
              onClick=${() => !drag.wasDrag() && !replaying && setChosen(card === value ? null : value)}
              ...${drag.start(String(value))}
            />
          </li>`,
        )}
      </ul>
      ${!replaying && html`<${EndTurn} legal=${legal} act=${act} ask=${ask} pending=${pending} t=${t} card=${card} />`}
    </section>`}
    <${Others} ...${props} />
    <${Dialog}
      title=${hinting ? t("web-the-game-hint-title", { pile: hinting }) : ""}
      open=${hinting !== null}
      onClose=${() => setHinting(null)}
    >
      <${Hints} class="tg-hints" lines=${hintLines(view).filter(({ pile }) => pile === hinting)} t=${t} />
      <div class="tg-hint-choices">
        ${signals
          .filter((words) => words.split(" ")[1] === hinting && !(words.endsWith(" none") && !given))
          .sort((a, b) => Number(a.endsWith(" none")) - Number(b.endsWith(" none")))
          .map((words) => html`<${HintButton} key=${words} words=${words} t=${t} done=${() => setHinting(null)} act=${act} />`)}
      </div>
    <//>
  </div>`;
}

/** @param {number} value @param {Record<string, any>} options */
function isFire(value, options) {
  return options.edition === "on-fire" && FIRE.has(value);
}

/** Whether a pile's top is a card; before the first one it is where the pile begins. @param {number} top */
function isCard(top) {
  return top > 1 && top < 100;
}

/** A pile with its top card, what the chosen card would cost there, and the button for hints. */
function Pile(/** @type {any} */ { pile, card, view, options, legal, signals, t, lay, hint, you, over, replaying, last, seats, seatName }) {
  const top = view.piles[pile];
  const rising = pile.startsWith("up");
  const fits = card !== null && legal.includes(`${card} ${pile}`);
  const step = card === null ? 0 : card - top;
  const back = fits && (rising ? step < 0 : step > 0);
  const fresh = last.some((/** @type {any} */ entry) => entry.words === `${top} ${pile}`);
  let label = t("web-the-game-pile", { pile, top });
  if (fits) label = t(back ? "web-the-game-lay-back" : "web-the-game-lay-on", { card, pile, top });
  else if (card !== null && legal.length) label = t("web-the-game-lay-not", { card, pile, top });
  const hints = signals.some((/** @type {string} */ words) => words.split(" ")[1] === pile);
  const said = hintLines(view).filter((line) => line.pile === pile);
  return html`<li class=${classes("tg-pile", rising ? "tg-rising" : "tg-falling")}>
    <button
      type="button"
      class=${classes("tg-place", fits && "tg-fits", back && "tg-back")}
      data-drop=${pile}
      aria-label=${label}
      aria-disabled=${!you || over || replaying ? "true" : null}
      onClick=${() => lay(card, pile)}
    >
      <span class="tg-way"><${Steps} rising=${rising} /><span>${t(rising ? "web-the-game-rising" : "web-the-game-falling")}</span></span>
      <span class=${classes("card", "tg-top", fresh && "card-fresh")} style=${glides(isCard(top) && `${top}`)} key=${top}>
        <span class="tg-number">${top}</span>
        ${isFire(top, options) && html`<span class="tg-flame"><${Flame} /><span class="unseen">${t("web-the-game-burning")}</span></span>`}
        <${Gauge} value=${top} />
      </span>
      <span class="tg-step" aria-hidden="true">${fits && (back ? t("web-the-game-back") : `${step > 0 ? "+" : "−"}${Math.abs(step)}`)}</span>
    </button>
    ${seats.length > 1 &&
    !over &&
    html`<span class=${classes("tg-said", said.length > 1 && "tg-said-more", seats.length > 3 && "tg-said-high")} aria-hidden="true">
      ${said.map(
        (line) => html`<span key=${line.seat} class=${`tg-chip seat-${line.seat}`} title=${t("web-the-game-hint-line", line)}
          ><${Icon} name=${HINT_ICONS[line.hint] ?? "info"} size=${14} /><span>${said.length > 1 ? [...seatName(line.seat)][0] : seatName(line.seat)}</span></span
        >`,
      )}
    </span>`}
    ${hints &&
    html`<button type="button" class="button button-small tg-hint" aria-haspopup="dialog" aria-label=${t("web-the-game-hint", { pile })} title=${t("web-the-game-hint", { pile })} onClick=${hint}>
      <${Icon} name="message-circle" />
    </button>`}
  </li>`;
}

/** A card of the hand. */
function NumberCard(/** @type {any} */ { value, fire, t, ...rest }) {
  const label = t(fire ? "web-the-game-fire-card" : "web-the-game-card", { card: value });
  return html`<${Card} label=${label} class="tg-card" style=${glides(`${value}`)} ...${rest}>
    <span class="tg-number">${value}</span>
    ${fire && html`<span class="tg-flame"><${Flame} /></span>`}
    <${Gauge} value=${value} />
  <//>`;
}

/** How many are left, and what has been laid. */
function Facts(/** @type {any} */ { view, scores, t, over }) {
  const laid = /** @type {number} */ (Object.values(scores)[0] ?? 0);
  return html`<ul class="tg-facts">
    <li>${t("web-the-game-draw", { count: view.draw?.length ?? 0 })}</li>
    <li>${t("web-the-game-left", { count: CARDS - laid })}</li>
    ${!over && view.laid > 0 && html`<li>${t("web-the-game-laid", { count: view.laid })}</li>`}
  </ul>`;
}

/** Who asked for what, by pile. @param {Record<string, any>} view */
function hintLines(view) {
  return Object.entries(view.hints ?? {}).flatMap(([seat, given]) =>
    Object.entries(/** @type {Record<string, string>} */ (given)).map(([pile, hint]) => ({ seat, pile, hint })),
  );
}

/**
 * What was asked for, in words: everybody reads it in their own language. At the piles there is room for signs only,
 * so that nothing moves when a hint comes.
 */
function Hints(/** @type {any} */ { lines, t, class: name }) {
  if (!lines.length) return null;
  return html`<ul class=${name} aria-label=${t("web-the-game-hints")}>
    ${lines.map(
      (/** @type {any} */ line) => html`<li key=${`${line.seat} ${line.pile}`}>
        <${Icon} name=${HINT_ICONS[line.hint] ?? "info"} /><span>${t("web-the-game-hint-line", line)}</span>
      </li>`,
    )}
  </ul>`;
}

/** What one button of the hint dialog says. */
function HintButton(/** @type {any} */ { words, t, act, done }) {
  const hint = words.split(" ")[2];
  const say = () => {
    done();
    act(words);
  };
  const label = hint === "none" ? t("web-the-game-hint-none") : t("web-name-of", { seat: hint });
  return html`<${Button} class="button-wide" icon=${HINT_ICONS[hint] ?? "info"} onClick=${say}>${label}<//>`;
}

/** Ending the turn; while it may not be ended, the button says why. */
function EndTurn(/** @type {any} */ { legal, act, ask, pending, t, card }) {
  const may = legal.includes("end");
  const mine = legal.length > 0;
  const hint = card === null ? t("web-the-game-choose") : t("web-the-game-choose-pile", { card });
  return html`<div class="tg-turn">
    <p>${mine && (legal.length > 1 || !may) ? hint : ""}</p>
    <${Button} kind=${may ? "main" : ""} icon="check" aria-disabled=${may ? null : "true"} busy=${pending} onClick=${() => (may ? act("end") : ask("end"))}>
      ${t("web-name-of", { seat: "end" })}
    <//>
  </div>`;
}

/** The other hands: how many cards, or the cards themselves when all is open. */
function Others(/** @type {any} */ { view, you, seats, seatName, options, over, t }) {
  const others = seats.filter((/** @type {string} */ seat) => seat !== you || over);
  if (!others.length) return null;
  return html`<ul class="tg-others" aria-label=${t(over ? "web-the-game-hands-left" : "web-the-game-hands")}>
    ${others.map((/** @type {string} */ seat) => {
      const cards = view.hands[seat] ?? [];
      const known = cards.filter((/** @type {any} */ each) => each !== "?");
      return html`<li key=${seat}>
        <span class=${`seat-mark seat-mark-small seat-${seat}`} aria-hidden="true">${seatName(seat).slice(0, 1)}</span>
        <span class="tg-other-name">${seatName(seat)}</span>
        ${known.length > 0
          ? html`<span class="tg-small-cards">${known.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b).map((/** @type {number} */ value) => html`<span key=${value} class="tg-small-card">${value}${isFire(value, options) && html`<${Flame} />`}</span>`)}</span>`
          : html`<span class="tg-other-count">${t("web-the-game-count", { count: cards.length })}</span>`}
      </li>`;
    })}
  </ul>`;
}
