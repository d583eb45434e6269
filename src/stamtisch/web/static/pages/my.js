// My games on this device, with simple statistics.

import { html, useEffect, useState } from "../dom.js";
import { GAME_IDS } from "../games.js";
import { moment, t } from "../locale.js";
import { Picture } from "../pictures.js";
import { api } from "../protocol.js";
import { Button } from "../ui/basics.js";
import { Footer, Header } from "../ui/header.js";

/** @typedef {import("../me.js").MyTable} MyTable */

/** A table in a list: its game, when something happened there last, and how it stands. @param {{ table: MyTable }} props */
export function TableRow({ table }) {
  return html`<li class="table-row">
    <${Picture} game=${table.game} />
    <a class="table-row-link" href=${`/t/${table.table}`}>
      <strong>${t(`web-game-${table.game}`)}</strong>
      <time datetime=${table.changed}>${moment(table.changed)}</time>
    </a>
    <span class=${table.phase === "over" ? "badge" : "badge badge-mine"}>${t(`web-my-${table.phase}`)}</span>
  </li>`;
}

export function My() {
  const [me, setMe] = useState(/** @type {import("../me.js").Me | null} */ (null));
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api.me().then(setMe, (problem) => setFailed(t(problem.detail)));
  }, []);
  return html`<${Header} />
    <main id="main" class="page page-narrow" tabindex="-1" aria-busy=${me || failed ? null : "true"}>
      <div>
        <h1>${t("web-my-title")}</h1>
        <p class="lead">${t("web-my-lead")}</p>
      </div>
      ${failed && html`<p>${failed}</p>`}
      ${me && (me.tables.length ? html`<${Statistics} me=${me} /><${Lists} tables=${me.tables} />` : html`<${Nothing} />`)}
    </main>
    <${Footer} />`;
}

function Nothing() {
  return html`<div class="empty">
    <p>${t("web-my-none")}</p>
    <${Button} kind="main" href="/">${t("web-home-choose")}<//>
  </div>`;
}

/** @param {{ tables: MyTable[] }} props */
function Lists({ tables }) {
  const parts = [
    { title: t("web-my-open"), rows: tables.filter((each) => each.phase !== "over") },
    { title: t("web-my-finished"), rows: tables.filter((each) => each.phase === "over") },
  ];
  return html`${parts.map(
    ({ title, rows }) =>
      rows.length > 0 &&
      html`<section key=${title}>
        <h2>${title}</h2>
        <ul class="table-list">${rows.map((each) => html`<${TableRow} key=${each.table} table=${each} />`)}</ul>
      </section>`,
  )}`;
}

/** How many games were played and won, game by game. @param {{ me: import("../me.js").Me }} props */
function Statistics({ me }) {
  const rows = GAME_IDS.filter((game) => me.statistics[game]?.played);
  if (!rows.length) return null;
  return html`<table class="figures">
    <caption class="unseen">${t("web-my-statistics")}</caption>
    <thead>
      <tr>
        <th scope="col">${t("web-my-game")}</th>
        <th scope="col">${t("web-my-played")}</th>
        <th scope="col">${t("web-my-won-count")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (game) => html`<tr key=${game}>
          <th scope="row">${t(`web-game-${game}`)}</th>
          <td>${me.statistics[game].played}</td>
          <td>${me.statistics[game].won}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
