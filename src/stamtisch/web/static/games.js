// The four games' tables, loaded when needed. Each module in `games/` exports `Table` and has a style sheet.

import { html, useEffect, useState } from "./dom.js";

export const GAME_IDS = ["the-game", "runner-up", "saboteur", "claim"];

/** @type {Record<string, () => Promise<{ Table: import("./lib/preact.js").ComponentType<any> }>>} */
const MODULES = {
  "the-game": () => import("./games/the-game.js"),
  "runner-up": () => import("./games/runner-up.js"),
  saboteur: () => import("./games/saboteur.js"),
  claim: () => import("./games/claim.js"),
};

/** @type {Record<string, Promise<import("./lib/preact.js").ComponentType<any>>>} */
const loading = {};

/**
 * Fetch a game's component and styles, once.
 * @param {string} game
 */
export function loadGame(game) {
  loading[game] ??= Promise.all([MODULES[game](), loadStyles(game)]).then(([module]) => module.Table);
  return loading[game];
}

/** @param {string} game @returns {Promise<void>} */
function loadStyles(game) {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`styles/${game}.css`, import.meta.url).href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/**
 * A game's table as soon as it is there.
 * @param {{ game: string } & Record<string, any>} props
 */
export function GameTable({ game, ...rest }) {
  const [Table, setTable] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    loadGame(game).then((component) => wanted && setTable(() => component));
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!Table) return html`<div class="game-waiting" aria-busy="true"></div>`;
  return html`<${Table} ...${rest} />`;
}
