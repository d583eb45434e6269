// The page begins here: language, theme, then the page that the address names.

import { html, render } from "./dom.js";
import { startLocale, t } from "./locale.js";
import { showTheme } from "./settings.js";

showTheme();
await startLocale();
render(html`<p>${t("web-loading")}</p>`, /** @type {HTMLElement} */ (document.querySelector("#app")));
