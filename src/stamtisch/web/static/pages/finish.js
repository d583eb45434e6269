// How a game ended: result, points, the next game, looking back, and whether the shuffle was fair.

import { classes, html, useEffect, useRef, useState } from "../dom.js";
import { checkShuffle } from "../fair.js";
import { api } from "../protocol.js";
import { Button, Icon } from "../ui/basics.js";
import { Dialog } from "../ui/dialog.js";
import { ShareLink } from "../ui/links.js";
import { navigate } from "../router.js";
import { announce, interrupt } from "../ui/live.js";
import { logWords } from "../ui/log.js";
import { refuse } from "../ui/notices.js";
import { SeatMark } from "../ui/seats.js";

/** @param {{ table: import("./play.js").Table, t: import("../types.js").Translate }} props */
export function Finish({ table, t }) {
  const { table: info, game, log } = table.update.value;
  const [open, setOpen] = useState("");
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const result = game?.result ? t(game.result) : "";
    // Whoever sees the game end hears it from the log already.
    const heard = log.filter((entry) => entry.n > (table.since ?? entry.n) && entry.kind === "event");
    if (!heard.some((entry) => logWords(entry, t) === result)) announce(result);
  }, []);
  const mine = info.seats.find((each) => each.seat === info.you);
  const waits = useRef(false);
  useEffect(() => {
    // Whoever wished for another game goes there as soon as it is set up; whoever looks back later stays here.
    if (info.next_table && waits.current) navigate(`/t/${info.next_table}`);
    if (!info.next_table && mine?.rematch) waits.current = true;
  }, [info.next_table, mine?.rematch]);
  const again = () => {
    waits.current = true;
    table.send({ type: "rematch" });
  };
  if (!game) return null;
  const wishes = info.seats.filter((each) => each.rematch && each.seat !== info.you);
  return html`<section class="finish" aria-labelledby="result">
    <div class="finish-words">
      <${Icon} name=${game.winners.length ? "trophy" : "scroll-text"} size=${34} />
      <h2 id="result" ref=${heading} tabindex="-1">${game.result ? t(game.result) : t("web-game-over")}</h2>
    </div>
    <${Standing} info=${info} game=${game} t=${t} />
    ${wishes.length > 0 && !info.next_table && html`<p>${t("web-rematch-wish", { seats: wishes.map((each) => each.seat) })}</p>`}
    <div class="finish-doings">
      ${info.next_table
        ? html`<${Button} kind="main" icon="rotate-ccw" href=${`/t/${info.next_table}`}>${t("web-rematch-go")}<//>`
        : info.you &&
          html`<${Button} kind="main" icon="rotate-ccw" busy=${table.pending.value} disabled=${mine?.rematch && !info.hosting} onClick=${again}>
            ${mine?.rematch && !info.hosting ? t("web-rematch-asked") : t("web-rematch")}
          <//>`}
      <${Button} icon="play" href=${`/t/${info.id}?replay=all`}>${t("web-replay")}<//>
      <${Button} icon="shield-check" aria-haspopup="dialog" onClick=${() => setOpen("fair")}>${t("web-fair")}<//>
      <${Button} icon="share-2" aria-haspopup="dialog" onClick=${() => setOpen("share")}>${t("web-share")}<//>
      <${Button} icon="download" onClick=${() => download(info, t)}>${t("web-record")}<//>
    </div>
    <${Dialog} title=${t("web-fair")} open=${open === "fair"} onClose=${() => setOpen("")}><${Fair} info=${info} t=${t} /><//>
    <${Dialog} title=${t("web-share")} open=${open === "share"} onClose=${() => setOpen("")}>
      <${ShareLink} path=${`/t/${info.id}?replay=all`} title=${t("web-share-replay")} hint=${t("web-share-replay-hint")} words=${game.result ? t(game.result) : ""} />
    <//>
  </section>`;
}

/** The points, best first; in a game played together they are everybody's. */
function Standing(/** @type {any} */ { info, game, t }) {
  const rows = info.seats
    .map((/** @type {any} */ seat) => ({ seat, points: game.scores[seat.seat], won: game.winners.includes(seat.seat) }))
    .filter((/** @type {any} */ row) => row.points !== undefined && row.points !== null)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => Number(b.won) - Number(a.won) || b.points - a.points);
  const together = info.game === "the-game";
  if (!rows.length || together) return null;
  return html`<ol class="standing" aria-label=${t("web-points")}>
    ${rows.map(
      (/** @type {any} */ row) => html`<li key=${row.seat.seat} class=${classes(row.won && "standing-won")}>
        <${SeatMark} seat=${row.seat} />
        <span class="seat-name">${t("web-name-of", { seat: row.seat.seat })}</span>
        ${row.won && html`<span class="seat-won"><${Icon} name="trophy" size=${16} /><span>${t("web-won")}</span></span>`}
        <strong>${t("web-points-count", { count: row.points })}</strong>
      </li>`,
    )}
  </ol>`;
}

/** The record that `stamtisch replay` and `verify` read. */
async function download(/** @type {import("../types.js").TableInfo} */ info, /** @type {any} */ t) {
  try {
    const record = await api.record(info.id);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }));
    link.download = `${info.game}-${info.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (problem) {
    refuse(t(/** @type {any} */ (problem).detail));
  }
}

/** Checked here, in the page, from what the server must now show. */
function Fair(/** @type {{ info: import("../types.js").TableInfo, t: import("../types.js").Translate }} */ { info, t }) {
  const [steps, setSteps] = useState(/** @type {{ step: string, holds: boolean | null }[] | null} */ (null));
  const check = async () => {
    const found = await checkShuffle(info);
    setSteps(found);
    interrupt(t(verdict(found)));
  };
  const { fair } = info;
  return html`<p>${t("web-fair-lead")}</p>
    ${!steps && html`<${Button} kind="main" icon="shield-check" onClick=${check}>${t("web-fair-check")}<//>`}
    ${steps &&
    html`<ul class="checks">
        ${steps.map(
          ({ step, holds }) => html`<li key=${step} class=${classes("check", holds === false && "check-wrong", holds === null && "check-unknown")}>
            <${Icon} name=${holds ? "check" : holds === null ? "minus" : "x"} label=${t(holds ? "web-yes" : holds === null ? "web-unknown" : "web-no")} />
            <span>${t(`web-fair-${step}`)}${holds === null && html` <em>${t("web-fair-unknown")}</em>`}</span>
          </li>`,
        )}
      </ul>
      <p><strong>${t(verdict(steps))}</strong></p>`}
    <details class="more">
      <summary><${Icon} name="list" /><span>${t("web-fair-numbers")}</span></summary>
      <dl class="numbers">
        <dt>${t("web-fair-commit")}</dt><dd><code>${fair.commit}</code></dd>
        <dt>${t("web-fair-secret-name")}</dt><dd><code>${fair.secret}</code></dd>
        ${Object.entries(fair.shares).map(([seat, share]) => html`<dt>${t("web-fair-share-of", { seat })}</dt><dd><code>${share}</code></dd>`)}
        <dt>${t("web-fair-seed-name")}</dt><dd><code>${fair.seed}</code></dd>
      </dl>
    </details>
    <p class="field-hint">${t("web-fair-verify")}</p>`;
}

/** @param {{ holds: boolean | null }[]} steps */
function verdict(steps) {
  if (!steps.length) return "web-fair-nothing";
  return steps.some((each) => each.holds === false) ? "web-fair-broken" : "web-fair-holds";
}
