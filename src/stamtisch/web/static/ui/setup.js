// What is decided when a table is opened, and may be changed later.

import { html } from "../dom.js";
import { t } from "../locale.js";
import { myName, setName } from "../me.js";
import { Choice, Field } from "./basics.js";

export const LEVELS = ["easy", "fair", "strong"];
const CLOCK_SECONDS = [30, 60, 120, 300, 3600, 86400];

/** One's name, remembered for next time. @param {{ id: string, hint?: string }} props */
export function NameInput({ id, hint }) {
  return html`<input
    id=${id}
    class="input"
    name="name"
    autocomplete="nickname"
    maxlength="24"
    enterkeyhint="done"
    aria-describedby=${hint}
    value=${myName.value}
    onInput=${(/** @type {any} */ e) => setName(e.currentTarget.value)}
  />`;
}

/**
 * How long people may think.
 * @param {{ clock: { kind: string, seconds: number }, onChange: (clock: any) => void }} props
 */
export function ClockChoice({ clock, onChange }) {
  return html`<${Choice}
      legend=${t("web-clock")}
      name="clock"
      value=${clock.kind}
      choices=${["none", "gentle", "hard"].map((value) => ({ value, label: t(`web-clock-${value}`) }))}
      hint=${t(`web-clock-${clock.kind}.hint`)}
      onChange=${(/** @type {string} */ kind) => onChange({ ...clock, kind })}
    />
    ${clock.kind !== "none" &&
    html`<${Field} label=${t("web-clock-time")}>
      ${(/** @type {string} */ id) => html`<select id=${id} onChange=${(/** @type {any} */ e) => onChange({ ...clock, seconds: Number(e.currentTarget.value) })}>
        ${CLOCK_SECONDS.map((seconds) => html`<option key=${seconds} value=${seconds} selected=${seconds === clock.seconds}>${duration(seconds)}</option>`)}
      </select>`}
    <//>`}`;
}

/** Seconds in words. @param {number} seconds */
export function duration(seconds) {
  if (seconds >= 86400) return t("web-days", { count: Math.round(seconds / 86400) });
  if (seconds >= 3600) return t("web-hours", { count: Math.round(seconds / 3600) });
  return seconds >= 60 ? t("web-minutes-count", { count: Math.round(seconds / 60) }) : t("web-seconds", { count: seconds });
}
