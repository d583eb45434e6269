// A game's options in words.

import { hasMessage, t } from "../locale.js";

/**
 * What an option is called (`part`: its attributes).
 * @param {string} game @param {string} name @param {string} [part]
 */
export function optionWords(game, name, part) {
  const id = `${game}-option-${name}${part ? `.${part}` : ""}`;
  return hasMessage(id) ? t(id) : part ?? name;
}

/**
 * An option's value in words.
 * @param {string} game @param {string} name @param {any} value
 * @returns {string}
 */
export function valueWords(game, name, value) {
  if (typeof value === "boolean") return t(value ? "web-on" : "web-off");
  if (Array.isArray(value)) return t("web-list", { items: value }, { game });
  if (typeof value === "string" && /^p\d+$/.test(value)) return t("web-seat-number", { number: Number(value.slice(1)) });
  return typeof value === "string" ? optionWords(game, name, value) : String(value);
}
