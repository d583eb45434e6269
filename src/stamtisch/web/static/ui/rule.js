// One rule of the rulebook over the page, and the whole rulebook.

import { html, useEffect, useState } from "../dom.js";
import { language, t } from "../locale.js";
import { api } from "../protocol.js";
import { Dialog } from "./dialog.js";

/**
 * The words of a rule (`claim/R8`), with the way to the book.
 * @param {{ rule: string | null, onClose: () => void }} props
 */
export function RuleDialog({ rule, onClose }) {
  const [words, setWords] = useState(/** @type {string | null} */ (null));
  const [game, number] = (rule ?? "/").split("/");
  useEffect(() => {
    setWords(null);
    if (!rule) return;
    api.rule(game, number, language.value).then(
      (found) => setWords(found.html),
      () => setWords(""),
    );
  }, [rule, language.value]);
  return html`<${Dialog} title=${t("web-rule", { rule: number })} open=${Boolean(rule)} onClose=${onClose} class="dialog-wide">
    ${words === null
      ? html`<p aria-busy="true">${t("web-loading")}</p>`
      : html`<div class="prose" dangerouslySetInnerHTML=${{ __html: words }}></div>`}
    ${words === "" && html`<p>${t("web-rule-missing")}</p>`}
    <p><a href=${`/rules/${game}#${number}`} target="_blank">${t("web-rule-book")}</a></p>
  <//>`;
}

/** Give each rule its number as its id, so that links can lead to it; wide tables scroll by keyboard too. */
function nameRules() {
  for (const number of document.querySelectorAll(".prose p > strong:first-child")) {
    if (/^[A-Z]\d+[a-z]?$/.test(number.textContent ?? "")) number.id = number.textContent ?? "";
  }
  for (const table of document.querySelectorAll(".prose table")) /** @type {HTMLElement} */ (table).tabIndex = 0;
}

/**
 * A game's whole rulebook.
 * @param {{ game: string }} props
 */
export function Rulebook({ game }) {
  const [book, setBook] = useState(/** @type {{ title: string, html: string } | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    api.rules(game, language.value).then(
      (found) => wanted && setBook(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, language.value]);
  useEffect(() => {
    nameRules();
    const number = location.hash.slice(1);
    const found = book && /^\w+$/.test(number) ? document.getElementById(number)?.parentElement : null;
    found?.classList.add("rule-found");
    found?.scrollIntoView({ block: "center" });
  }, [book]);
  if (failed) return html`<p>${t("web-rule-missing")}</p>`;
  if (!book) return html`<p aria-busy="true">${t("web-loading")}</p>`;
  return html`<article class="prose" dangerouslySetInnerHTML=${{ __html: book.html }}></article>`;
}
