// Links to hand out: copied, shared, or scanned.

import { html, useState } from "../dom.js";
import { t } from "../locale.js";
import { Button } from "./basics.js";
import { note } from "./notices.js";

/** An address of this site in full, as other people reach it: nobody else has it at `localhost`. @param {string} path */
export function fullAddress(path) {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="stamtisch-address"]'));
  return new URL(path, meta?.content || location.origin).href;
}

/**
 * To the clipboard, also where browsers keep it from plain http.
 * @param {string} words
 */
export async function copyWords(words) {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    const box = document.createElement("textarea");
    box.value = words;
    (document.querySelector("dialog[open]") ?? document.body).append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
  }
  note(t("web-copied"));
}

/**
 * A link as words with what can be done with it, and its QR code.
 * @param {{ path: string, title: string, words: string, hint?: string, code?: boolean }} props
 */
export function ShareLink({ path, title, words, hint, code = true }) {
  const address = fullAddress(path);
  const [shown, setShown] = useState(code);
  const share = () => navigator.share({ title: t("web-title"), text: words, url: address }).catch(() => {});
  return html`<div class="share">
    <div class="share-words">
      <h3>${title}</h3>
      ${hint && html`<p class="field-hint">${hint}</p>`}
      <input class="input share-link" readonly value=${address} aria-label=${title} onFocus=${(/** @type {any} */ e) => e.currentTarget.select()} />
      <div class="row">
        <${Button} icon="copy" onClick=${() => copyWords(address)}>${t("web-copy")}<//>
        ${"share" in navigator && html`<${Button} icon="share-2" onClick=${share}>${t("web-share")}<//>`}
        ${!shown && html`<${Button} icon="qr-code" onClick=${() => setShown(true)}>${t("web-qr")}<//>`}
      </div>
    </div>
    ${shown && html`<img class="qr" src=${`/api/qr?text=${encodeURIComponent(address)}`} alt=${t("web-qr-alt")} width="168" height="168" />`}
  </div>`;
}

/** The secret link that takes one's seat to another device. @param {{ link: string }} props */
export function OwnLink({ link }) {
  const [shown, setShown] = useState(false);
  if (!shown)
    return html`<div><${Button} small kind="quiet" icon="smartphone" onClick=${() => setShown(true)}>${t("web-own-link")}<//></div>`;
  return html`<${ShareLink} path=${link} title=${t("web-own-link")} hint=${t("web-own-link-hint")} words=${t("web-own-link")} />`;
}
