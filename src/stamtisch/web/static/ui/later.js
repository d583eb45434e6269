// A page that is fetched when it is first needed.

import { html, useEffect, useState } from "../dom.js";
import { t } from "../locale.js";
import { settle } from "../router.js";
import { Button } from "./basics.js";

/**
 * `waiting`: what is there meanwhile, an empty page unless given.
 * @param {{ load: () => Promise<any>, waiting?: any, [more: string]: any }} props
 */
export function Later({ load, waiting, ...rest }) {
  const [Page, setPage] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (component) => wanted && setPage(() => component),
      () => wanted && setFailed((count) => count + 1),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  useEffect(() => {
    if (Page) settle();
  }, [Page]);
  if (Page) return html`<${Page} ...${rest} />`;
  if (!failed && waiting !== undefined) return waiting;
  if (!failed) return html`<main id="main" class="page" aria-busy="true"></main>`;
  return html`<main id="main" class="page">
    <h1>${t("web-error-offline")}</h1>
    <p><${Button} onClick=${() => location.reload()}>${t("web-again")}<//></p>
  </main>`;
}
