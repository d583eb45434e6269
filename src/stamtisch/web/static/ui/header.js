// The top of every page but the table, and the settings that are at hand everywhere.

import { html, useState } from "../dom.js";
import { LANGUAGES, language, switchLanguage, t } from "../locale.js";
import { switchTheme, theme } from "../settings.js";
import { Button, Choice, Icon } from "./basics.js";
import { Dialog } from "./dialog.js";

/** The mark: a round table with four chairs, seen from above. */
export function Mark({ size = 32 }) {
  return html`<svg class="mark" width=${size} height=${size} viewBox="0 0 64 64" aria-hidden="true">
    <g class="mark-chairs">
      <circle cx="32" cy="8" r="7" /><circle cx="32" cy="56" r="7" /><circle cx="8" cy="32" r="7" /><circle cx="56" cy="32" r="7" />
    </g>
    <circle class="mark-table" cx="32" cy="32" r="20" />
    <path class="mark-card" d="M24 39V28a3 3 0 0 1 3-3h13v11a3 3 0 0 1-3 3z" />
  </svg>`;
}

export function Header() {
  return html`<header class="top">
    <a class="skip" href="#main">${t("web-skip")}</a>
    <a class="brand" href="/"><${Mark} /><span>${t("web-title")}</span></a>
    <nav class="top-links" aria-label=${t("web-nav")}>
      <a class="button button-quiet" href="/my"><${Icon} name="list" /><span>${t("web-nav-my")}</span></a>
      <${SettingsButton} />
    </nav>
  </header>`;
}

/** Language and light, from anywhere. @param {{ words?: boolean }} props */
export function SettingsButton({ words = true }) {
  const [open, setOpen] = useState(false);
  return html`<${Button}
      kind="quiet"
      icon="languages"
      aria-label=${t("web-settings")}
      title=${t("web-settings")}
      aria-haspopup="dialog"
      class="settings-button"
      onClick=${() => setOpen(true)}
      >${words && html`<span lang=${language.value}>${LANGUAGES[language.value]}</span>`}<//
    >
    <${Dialog} title=${t("web-settings")} open=${open} onClose=${() => setOpen(false)}><${Settings} /><//>`;
}

export function Settings() {
  return html`<${Choice}
      legend=${t("web-language")}
      name="language"
      value=${language.value}
      choices=${Object.entries(LANGUAGES).map(([value, label]) => ({ value, label: html`<span lang=${value}>${label}</span>` }))}
      onChange=${switchLanguage}
    />
    <${Choice}
      legend=${t("web-theme")}
      name="theme"
      value=${theme.value}
      choices=${["system", "light", "dark"].map((value) => ({ value, label: t(`web-theme-${value}`) }))}
      onChange=${switchTheme}
    />`;
}

export function Footer() {
  return html`<footer class="bottom">
    <p>${t("web-footer")}</p>
    <p><a href="/static/lib/LICENSES.txt" target="_blank" rel="noopener">${t("web-licences")}</a></p>
  </footer>`;
}
