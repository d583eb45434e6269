// A game's options in plain words, each with the rule behind it.

import { html } from "../dom.js";
import { t } from "../locale.js";
import { Choice, Field, IconButton, Switch } from "./basics.js";
import { RuleLink } from "./notices.js";
import { optionWords, valueWords } from "./option-words.js";

/** @typedef {import("../types.js").GameOption} GameOption */

/** A mix of factions to begin with where the two boxes alone do not do. @type {Record<string, string[]>} */
const FIRST_MIX = {
  factions: ["goblins", "knights", "undead", "dwarves", "doppelgangers", "dragons", "seers"],
};

/** Options that people set by hand. A list of numbers without words of its own is for records. @param {GameOption} option */
export function isForPeople(option) {
  return option.name !== "players" && (option.kind !== "list" || Boolean(option.items.length));
}

/**
 * The control for one option.
 * @param {{ game: string, option: GameOption, value: any, players: number, wrong?: boolean, error?: string | null,
 *   onChange: (value: any) => void, onRule: (rule: string) => void }} props
 */
export function OptionField({ game, option, value, players, error, onChange, onRule }) {
  const about = html`${error && html`<span class="field-error">${error} </span>`}${optionWords(game, option.name, "meaning")}
    <${RuleLink} rule=${option.rule} onRule=${onRule} />`;
  return html`<div class=${error ? "option field-wrong" : "option"} data-option=${option.name}>
    <${Control} game=${game} option=${option} value=${value} players=${players} about=${about} onChange=${onChange} />
  </div>`;
}

/** @param {{ game: string, option: GameOption, value: any, players: number, about: any, onChange: (value: any) => void }} props */
function Control({ game, option, value, players, about, onChange }) {
  const label = optionWords(game, option.name);
  if (option.kind === "flag") return html`<${Switch} label=${label} hint=${about} checked=${value} onChange=${onChange} />`;
  if (option.kind === "whole") return html`<${Stepper} label=${label} hint=${about} option=${option} value=${value} onChange=${onChange} />`;
  if (option.kind === "seat") {
    const seats = Array.from({ length: players }, (_, place) => `p${place + 1}`);
    return html`<${Field} label=${label} hint=${about}>
      ${(/** @type {string} */ id, /** @type {string} */ hint) => html`<select id=${id} aria-describedby=${hint} value=${value} onChange=${(/** @type {any} */ e) => onChange(e.currentTarget.value)}>
        ${seats.map((seat) => html`<option key=${seat} value=${seat} selected=${seat === value}>${valueWords(game, option.name, seat)}</option>`)}
      </select>`}
    <//>`;
  }
  if (option.kind === "list") return html`<${Mix} game=${game} option=${option} value=${value} label=${label} about=${about} onChange=${onChange} />`;
  const choices = option.choices.map((each) => ({ value: each, label: optionWords(game, option.name, each) }));
  return html`<${Choice} legend=${label} name=${option.name} value=${value} choices=${choices} hint=${about} onChange=${onChange} />`;
}

/** A whole number with less and more. */
function Stepper(/** @type {any} */ { label, hint, option, value, onChange }) {
  return html`<${Field} label=${label} hint=${hint}>
    ${(/** @type {string} */ id, /** @type {string} */ described) => html`<div class="stepper">
      <${IconButton} icon="minus" label=${t("web-less")} kind="" disabled=${value <= option.low} onClick=${() => onChange(value - 1)} />
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        min=${option.low}
        max=${option.high}
        value=${value}
        aria-describedby=${described}
        onChange=${(/** @type {any} */ e) => onChange(Math.max(option.low, Math.min(option.high, Math.round(Number(e.currentTarget.value)) || option.low)))}
      />
      <${IconButton} icon="plus" label=${t("web-more")} kind="" disabled=${value >= option.high} onClick=${() => onChange(value + 1)} />
    </div>`}
  <//>`;
}

/** A whole set by its name, or a mix of one's own. */
function Mix(/** @type {any} */ { game, option, value, label, about, onChange }) {
  const own = Array.isArray(value);
  const choices = [
    ...option.choices.map((/** @type {string} */ each) => ({ value: each, label: optionWords(game, option.name, each) })),
    { value: "own", label: t("web-option-own") },
  ];
  /** @param {string} item @param {boolean} on */
  const toggle = (item, on) => onChange(option.items.filter((/** @type {string} */ each) => (each === item ? on : value.includes(each))));
  return html`<${Choice}
      legend=${label}
      name=${option.name}
      value=${own ? "own" : value}
      choices=${choices}
      hint=${about}
      onChange=${(/** @type {string} */ chosen) => onChange(chosen === "own" ? FIRST_MIX[option.name] ?? option.items : chosen)}
    />
    ${own &&
    html`<fieldset class="mix">
      <legend class="unseen">${label}</legend>
      ${option.items.map(
        (/** @type {string} */ item) => html`<label key=${item} class="tile">
          <input type="checkbox" checked=${value.includes(item)} onChange=${(/** @type {any} */ e) => toggle(item, e.currentTarget.checked)} />
          <span class="tile-face">${t("web-list", { items: [item] }, { game })}</span>
        </label>`,
      )}
    </fieldset>`}`;
}

/** The mix to offer when a whole set does not fit so many players. @param {string} name */
export function firstMix(name) {
  return FIRST_MIX[name];
}
