// The table while a game is played: whose turn, what happened, what may be done.

import { html, useEffect, useMemo, useState } from "../dom.js";
import { GameTable } from "../games.js";
import { translator } from "../locale.js";
import { Button } from "../ui/basics.js";
import { Dialog } from "../ui/dialog.js";
import { announce } from "../ui/live.js";
import { Log, logWords } from "../ui/log.js";
import { NoticePanel, clearNotice, refuse } from "../ui/notices.js";
import { SeatBadge, seatTitle } from "../ui/seats.js";

/**
 * @typedef {object} Table what the page needs of a table, real or from a fixture
 * @property {{ value: import("../types.js").Update }} update
 * @property {{ value: import("../types.js").LogEntry[] }} last
 * @property {{ value: boolean }} pending
 * @property {{ value: string }} online
 * @property {(command: Record<string, any>) => Promise<void>} send
 * @property {(words: string) => Promise<{ legal: boolean, reason?: import("../types.js").Message }>} why
 */

/** @param {{ table: Table }} props */
export function TableView({ table }) {
  const { table: info, game, log } = table.update.value;
  const seatName = useMemo(() => namer(info.seats), [info.seats]);
  const t = translator(info.game, seatName);
  const [open, setOpen] = useState("");
  const mine = Boolean(info.you && game?.to_act.includes(info.you));

  useEffect(() => {
    for (const entry of table.last.value) announce(logWords(entry, t));
    if (table.last.value.length && mine) announce(t("web-your-turn"));
  }, [table.last.value]);

  if (!game) return null;
  /** @param {string} words */
  const act = (words) => {
    clearNotice();
    table.send({ type: "act", words });
  };
  /** @param {string} words */
  const ask = async (words) => {
    const answer = await table.why(words);
    if (answer.reason) refuse(t(answer.reason), answer.reason.rule);
    return answer.reason ?? null;
  };

  return html`<div class="play">
    <ul class="seats-row" aria-label=${t("web-table-seats")}>
      ${info.seats.map(
        (seat) => html`<${SeatBadge}
          key=${seat.seat}
          seat=${seat}
          you=${seat.seat === info.you}
          turn=${game.to_act.includes(seat.seat)}
          score=${game.scores[seat.seat]}
          host=${seat.seat === info.host}
        />`,
      )}
    </ul>
    <main id="main" class="play-main" tabindex="-1">
      <p class=${mine ? "status status-mine" : "status"}>${status(info, game, t)}</p>
      <section class="board" aria-label=${t("web-table-board")}>
        <${GameTable}
          game=${info.game}
          view=${game.position}
          you=${info.you}
          legal=${game.legal}
          signals=${game.signals}
          toAct=${game.to_act}
          options=${info.options}
          scores=${game.scores}
          seats=${info.seats.map((each) => each.seat)}
          act=${act}
          ask=${ask}
          seatName=${seatName}
          t=${t}
          last=${table.last.value}
          pending=${table.pending.value}
          over=${game.over}
          replaying=${false}
        />
      </section>
    </main>
    <aside class="play-side"><${Log} entries=${log} t=${t} /></aside>
    <footer class="play-tools">
      <${Button} kind="quiet" icon="scroll-text" onClick=${() => setOpen("log")}>${t("web-log")}<//>
    </footer>
    <${Dialog} title=${t("web-log")} open=${open === "log"} onClose=${() => setOpen("")}>
      <${Log} entries=${log} t=${t} />
    <//>
    <${NoticePanel} />
  </div>`;
}

/**
 * Names of the players by seat.
 * @param {import("../types.js").Seat[]} seats
 */
export function namer(seats) {
  const names = Object.fromEntries(seats.map((seat) => [seat.seat, seatTitle(seat)]));
  return (/** @type {string} */ seat) => names[seat] ?? seat;
}

/**
 * Whose turn it is, in a sentence.
 * @param {import("../types.js").TableInfo} info
 * @param {import("../types.js").GameView} game
 * @param {import("../types.js").Translate} t
 */
function status(info, game, t) {
  if (game.over) return t("web-game-over");
  if (info.you && game.to_act.includes(info.you)) return t("web-your-turn");
  return t("web-waiting-for", { seats: game.to_act });
}
