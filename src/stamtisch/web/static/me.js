// Who one is here: a guest with a name, no account.

import { effect, signal } from "./dom.js";
import { language } from "./locale.js";
import { api } from "./protocol.js";
import { remember, remembered } from "./settings.js";

/**
 * @typedef {{ table: string, game: string, phase: "lobby" | "playing" | "over", seat: string, changed: string }} MyTable
 * @typedef {{ name: string, language: string | null, tables: MyTable[],
 *   statistics: Record<string, { played: number, won: number }> }} Me
 */

export const myName = signal(remembered("name") ?? "");

/** @param {string} name */
export function setName(name) {
  myName.value = name;
  remember("name", name);
}

/** The server tells other devices' notices in one's language; it needs to know which. A guest unknown yet says nothing. */
export function startMe() {
  let first = true;
  effect(() => {
    const code = language.value;
    if (!first) api.setMe({ language: code }).catch(() => {});
    first = false;
  });
}
