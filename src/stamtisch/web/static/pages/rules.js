// The rulebooks.

import { html } from "../dom.js";
import { GAME_IDS } from "../games.js";
import { t } from "../locale.js";
import { Footer, Header } from "../ui/header.js";
import { Rulebook } from "../ui/rule.js";

/** @param {{ game: string }} props */
export function Rules({ game }) {
  return html`<${Header} />
    <nav class="tabs" aria-label=${t("web-rules")}>
      ${GAME_IDS.map(
        (each) => html`<a key=${each} href=${`/rules/${each}`} aria-current=${each === game ? "page" : null}>${t(`web-game-${each}`)}</a>`,
      )}
    </nav>
    <main id="main" class="page page-narrow" tabindex="-1"><${Rulebook} key=${game} game=${game} /></main>
    <${Footer} />`;
}
