// The first page: go on where one left, or choose a game.

import { html, useEffect, useState } from "../dom.js";
import { GAME_IDS } from "../games.js";
import { t } from "../locale.js";
import { Picture, RoundTable } from "../pictures.js";
import { api } from "../protocol.js";
import { Button, Icon } from "../ui/basics.js";
import { Footer, Header } from "../ui/header.js";
import { TableRow } from "./my.js";

/**
 * Lowest and highest number of players, minutes: what the tiles say without asking the server.
 * @type {Record<string, [number, number, string]>}
 */
const FACTS = {
  "the-game": [1, 5, "20"],
  "runner-up": [2, 6, "15–25"],
  saboteur: [3, 10, "30–45"],
  claim: [2, 4, "25"],
};

export function Home() {
  const tables = useOpenTables();
  return html`<${Header} />
    <main id="main" class="page home" tabindex="-1">
      <section class="hero">
        <div>
          <h1>${t("web-home-title")}</h1>
          <p>${t("web-home-lead")}</p>
        </div>
        <${RoundTable} />
      </section>
      ${tables.length > 0 &&
      html`<section class="go-on" aria-labelledby="go-on">
        <h2 id="go-on">${t("web-home-go-on")}</h2>
        <ul class="table-list">
          ${tables.map((table) => html`<${TableRow} key=${table.table} table=${table} />`)}
        </ul>
      </section>`}
      <section aria-labelledby="choose">
        <h2 id="choose">${t("web-home-choose")}</h2>
        <ul class="games">
          ${GAME_IDS.map((game) => html`<${GameTile} key=${game} game=${game} />`)}
        </ul>
      </section>
    </main>
    <${Footer} />`;
}

/** @param {{ game: string }} props */
function GameTile({ game }) {
  const [low, high, minutes] = FACTS[game];
  return html`<li class="game-tile">
    <${Picture} game=${game} />
    <div class="game-tile-words">
      <h3>${t(`web-game-${game}`)}</h3>
      <p class="facts">
        <span><${Icon} name="users" size=${18} />${t("web-players-range", { low, high })}</span>
        <span><${Icon} name="clock" size=${18} />${t("web-minutes", { minutes })}</span>
      </p>
      <p class="game-tile-lead">${t(`web-game-${game}.lead`)}</p>
      <div class="row">
        <${Button} kind="main" href=${`/new/${game}`} aria-label=${t("web-home-open-of", { game: t(`web-game-${game}`) })}
          >${t("web-home-open")}<//
        >
        <${Button} kind="quiet" icon="book-open" href=${`/rules/${game}`} aria-label=${t("web-home-rules-of", { game: t(`web-game-${game}`) })}
          >${t("web-rules")}<//
        >
      </div>
    </div>
  </li>`;
}

/** One's games that are not over. */
function useOpenTables() {
  const [tables, setTables] = useState(/** @type {import("../me.js").MyTable[]} */ ([]));
  useEffect(() => {
    let wanted = true;
    api.me().then(
      (me) => wanted && setTables((me.tables ?? []).filter((/** @type {any} */ each) => each.phase !== "over").slice(0, 6)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return tables;
}
