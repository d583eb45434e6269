// Where nothing is: an address that leads nowhere, a table that is not there.

import { html } from "../dom.js";
import { t } from "../locale.js";
import { Button } from "../ui/basics.js";
import { Footer, Header } from "../ui/header.js";

/** @param {{ title: string, words: string }} props */
export function Gone({ title, words }) {
  return html`<${Header} />
    <main id="main" class="page page-narrow" tabindex="-1">
      <div>
        <h1>${title}</h1>
        <p class="lead">${words}</p>
      </div>
      <p class="row">
        <${Button} kind="main" href="/">${t("web-home-choose")}<//>
        <${Button} href="/my">${t("web-nav-my")}<//>
      </p>
    </main>
    <${Footer} />`;
}
