// Small parts that every page uses: icons, buttons, fields.

import { classes, html, useId, useState } from "../dom.js";
import { ICONS } from "../lib/icons.js";
import { h } from "../lib/preact.js";

/**
 * An icon; silent unless it has a label.
 * @param {{ name: string, size?: number, label?: string, class?: string }} props
 */
export function Icon({ name, size = 20, label, class: extra }) {
  const shapes = (ICONS[name] ?? []).map(([tag, attributes]) => h(tag, attributes));
  return html`<svg
    class=${classes("icon", extra)}
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    role=${label ? "img" : null}
    aria-label=${label}
    aria-hidden=${label ? null : "true"}
    >${shapes}</svg
  >`;
}

/**
 * A button. `kind`: "main" (the one thing to do here), "quiet" (no frame), "danger", or plain.
 * With `href` it is a link that looks like one.
 * @param {{ kind?: string, icon?: string, children?: any, busy?: boolean, small?: boolean, class?: string,
 *   [more: string]: any }} props
 */
export function Button({ kind, icon, children, busy, small, class: extra, ...rest }) {
  const name = classes("button", kind && `button-${kind}`, small && "button-small", !children && "button-icon", extra);
  const inside = html`${icon && html`<${Icon} name=${icon} />`}${children && html`<span>${children}</span>`}`;
  if (rest.href) return html`<a class=${name} ...${rest}>${inside}</a>`;
  const state = busy ? { "aria-busy": "true", "aria-disabled": "true" } : {};
  const onClick = busy ? null : rest.onClick;
  return html`<button type="button" class=${name} ...${rest} ...${state} onClick=${onClick}>${inside}</button>`;
}

/**
 * A button that is only an icon; its label is read out and shown as a tip.
 * @param {{ label: string, icon: string, [more: string]: any }} props
 */
export function IconButton({ label, icon, ...rest }) {
  return html`<${Button} icon=${icon} kind=${rest.kind ?? "quiet"} aria-label=${label} title=${label} ...${rest} />`;
}

/**
 * A labelled control with a hint below. `children` gets the ids to use: (id, hintId) => control.
 * @param {{ label: any, hint?: any, error?: any, id?: string, children: (id: string, described?: string) => any }} props
 */
export function Field({ label, hint, error, children, id: given }) {
  const own = useId();
  const id = given ?? own;
  const described = hint || error ? `${id}-hint` : undefined;
  return html`<div class=${classes("field", error && "field-wrong")}>
    <label for=${id}>${label}</label>
    ${children(id, described)}
    ${(hint || error) && html`<div class="field-hint" id=${described}>${error ?? hint}</div>`}
  </div>`;
}

/**
 * A few choices, one of them taken, as a row of radio buttons that look like tiles.
 * @param {{ legend: any, name: string, value: any, choices: { value: any, label: any, hint?: any }[],
 *   onChange: (value: any) => void, hint?: any, hideLegend?: boolean, disabled?: boolean }} props
 */
export function Choice({ legend, name, value, choices, onChange, hint, hideLegend, disabled }) {
  return html`<fieldset class="choice" disabled=${disabled}>
    <legend class=${hideLegend ? "unseen" : null}>${legend}</legend>
    <div class="choice-row">
      ${choices.map(
        (each) => html`<label class="tile" key=${String(each.value)}>
          <input
            type="radio"
            name=${name}
            value=${String(each.value)}
            checked=${each.value === value}
            onChange=${() => onChange(each.value)}
          />
          <span class="tile-face"
            ><span>${each.label}</span>${each.hint && html`<small>${each.hint}</small>`}</span
          >
        </label>`,
      )}
    </div>
    ${hint && html`<div class="field-hint">${hint}</div>`}
  </fieldset>`;
}

/**
 * On or off. It stays as it was put until `onChange` is through, whatever else is drawn meanwhile.
 * @param {{ label: any, hint?: any, checked: boolean, onChange: (on: boolean) => any, disabled?: boolean }} props
 */
export function Switch({ label, hint, checked, onChange, disabled }) {
  const id = useId();
  const [wished, setWished] = useState(/** @type {boolean | null} */ (null));
  const put = async (/** @type {any} */ event) => {
    const on = event.currentTarget.checked;
    setWished(on);
    try {
      await onChange(on);
    } finally {
      setWished(null);
    }
  };
  return html`<div class="switch">
    <input
      type="checkbox"
      role="switch"
      id=${id}
      checked=${wished ?? checked}
      disabled=${disabled}
      aria-describedby=${hint ? `${id}-hint` : null}
      onChange=${put}
    />
    <label for=${id}>${label}</label>
    ${hint && html`<div class="field-hint" id=${`${id}-hint`}>${hint}</div>`}
  </div>`;
}
