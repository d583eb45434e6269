// The table while a game is played: whose turn, what happened, what may be done. Afterwards: how it ended.

import { classes, html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { GameTable } from "../games.js";
import { language, translator } from "../locale.js";
import { Button, Icon, IconButton } from "../ui/basics.js";
import { Dialog } from "../ui/dialog.js";
import { useKeptFocus } from "../ui/focus.js";
import { SettingsButton } from "../ui/header.js";
import { Later } from "../ui/later.js";
import { announce } from "../ui/live.js";
import { Talk, logWords } from "../ui/log.js";
import { tellNews } from "../ui/news.js";
import { NoticePanel, clearNotice, note, outdateRefusal, refuse } from "../ui/notices.js";
import { RuleDialog, Rulebook } from "../ui/rule.js";
import { Countdown, SeatBadge, namer, seatTitle } from "../ui/seats.js";

const loadFinish = () => import("./finish.js").then((module) => module.Finish);
const loadMenu = () => import("./menu.js").then((module) => module.TableMenu);

/**
 * @typedef {object} Table what the page needs of a table, real or from a fixture
 * @property {{ value: import("../types.js").Update }} update
 * @property {{ value: import("../types.js").LogEntry[] }} last
 * @property {number} [told] the number of the newest log entry that was told to those who do not look
 * @property {number} [since] the same when the table was first looked at
 * @property {{ value: boolean }} pending
 * @property {(command: Record<string, any>) => Promise<any>} send shows what is refused by itself
 * @property {(words: string) => Promise<{ legal: boolean, reason?: import("../types.js").Message }>} why
 */

/** @param {{ table: Table }} props */
export function TableView({ table }) {
  const { table: info, game, log } = table.update.value;
  const seatName = useMemo(() => namer(info.seats), [info.seats, language.value]);
  const t = translator(info.game, seatName);
  const [open, setOpen] = useState("");
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const mine = Boolean(info.you && game?.to_act.includes(info.you));
  useTelling(table, mine, t);
  useEffect(() => {
    clearNotice();
    // The button that began the game is gone; whoever has no mouse goes on here.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(page);
  const unread = useUnread(log, info.you, open === "talk");
  if (!game) return null;

  /** @param {string} words */
  const act = (words) => {
    if (table.pending.value) return;
    clearNotice();
    table.send({ type: "act", words });
  };
  /** @param {string} words */
  const ask = async (words) => {
    const answer = await table.why(words);
    if (answer.reason) refuse(t(answer.reason), answer.reason.rule);
    return answer.reason ?? null;
  };
  const talk = html`<${Talk} entries=${log} t=${t} quiet=${info.game === "the-game" && !game.over} mute=${!info.you && !info.hosting} send=${table.send} onRule=${setRule} />`;
  const close = () => setOpen("");

  return html`<div ref=${page} class=${classes("play", game.over && "play-over")} aria-busy=${table.pending.value ? "true" : null}>
    <header class="play-head">
      <a class="skip" href="#main">${t("web-skip")}</a>
      <div class="play-top">
        <a class="button button-quiet button-icon" href="/" aria-label=${t("web-nav-home")} title=${t("web-nav-home")}><${Icon} name="house" /></a>
        <h1 class=${classes("status", mine && "status-mine")}>
          <span class="unseen">${t(`web-game-${info.game}`)}: </span>${status(info, game, t)}
        </h1>
        <${IconButton} icon="ellipsis-vertical" label=${t("web-menu")} aria-haspopup="dialog" onClick=${() => setOpen("menu")} />
      </div>
      <${SeatsRow} info=${info} game=${game} t=${t} />
    </header>
    <main id="main" class="play-main" tabindex="-1">
      <${Banners} table=${table} info=${info} game=${game} t=${t} />
      ${game.over && html`<${Later} load=${loadFinish} waiting=${null} table=${table} t=${t} />`}
      <section class="board" onClickCapture=${clearNotice} aria-label=${t("web-table-board")}>
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
    <aside class="play-side" aria-label=${t("web-log")}>${talk}</aside>
    <footer class="play-foot">
      <${JustNow} log=${log} t=${t} onOpen=${() => setOpen("talk")} />
      <div class="play-tools">
        ${info.you && (!game.over || info.may_undo) && html`<${UndoButton} info=${info} table=${table} t=${t} />`}
        <${Button} kind="quiet" icon="book-open" aria-haspopup="dialog" onClick=${() => setOpen("rules")}>${t("web-rules")}<//>
        <${Button} kind="quiet" icon="message-circle" class="only-narrow" aria-haspopup="dialog" onClick=${() => setOpen("talk")}>
          ${t("web-log-short")}${unread > 0 && html`<span class="count"><span aria-hidden="true">${unread}</span><span class="unseen">${t("web-unread", { count: unread })}</span></span>`}
        <//>
        <span class="only-wide"><${SettingsButton} /></span>
      </div>
    </footer>
    <${Dialog} title=${t("web-log")} open=${open === "talk"} onClose=${close} class="dialog-tall">${talk}<//>
    <${Dialog} title=${t("web-rules")} open=${open === "rules"} onClose=${close} class="dialog-wide"><${Rulebook} game=${info.game} /><//>
    <${Dialog} title=${t(`web-game-${info.game}`)} open=${open === "menu"} onClose=${close}><${Later} load=${loadMenu} waiting=${null} table=${table} onDone=${close} /><//>
    <${RuleDialog} rule=${rule} onClose=${() => setRule(null)} />
    <${NoticePanel} onRule=${setRule} />
  </div>`;
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

/**
 * What happens is told to those who do not look, and the tab's title says when it is one's turn.
 * @param {Table} table
 * @param {boolean} mine
 * @param {import("../types.js").Translate} t
 */
function useTelling(table, mine, t) {
  const { table: info, log } = table.update.value;
  const was = useRef(false);
  useEffect(() => {
    const acted = tellNews(table, t).filter((entry) => entry.kind === "action");
    if (acted.length) outdateRefusal();
    // Said when the turn comes, and when it stays after one's own move; not after every move of others.
    if (mine && (!was.current || acted.some((entry) => entry.seat === info.you))) announce(t("web-your-turn"));
    was.current = mine;
  }, [mine, log.at(-1)?.n]);
  const deadline = info.you ? info.deadline?.[info.you] : null;
  useEffect(() => {
    if (!deadline) return undefined;
    const timer = setTimeout(() => note(t("web-time-up")), Math.max(0, Date.parse(deadline) - Date.now()));
    return () => clearTimeout(timer);
  }, [deadline]);
  useEffect(() => {
    const name = t(`web-game-${info.game}`);
    document.title = mine ? t("web-tab-turn", { game: name }) : t("web-tab", { game: name });
  });
}

/**
 * What others said since the log was last looked at.
 * @param {import("../types.js").LogEntry[]} log
 * @param {string | null} you
 * @param {boolean} looking
 */
function useUnread(log, you, looking) {
  const seen = useRef(log.at(-1)?.n ?? 0);
  if (looking) seen.current = log.at(-1)?.n ?? 0;
  return log.filter((each) => each.n > seen.current && each.kind === "chat" && each.seat !== you).length;
}

/**
 * The newest thing that happened, where the log is not in sight; a touch opens it. For the eye alone: the live region
 * tells it too, and the button of the log is beside it.
 * @param {{ log: import("../types.js").LogEntry[], t: import("../types.js").Translate, onOpen: () => void }} props
 */
function JustNow({ log, t, onOpen }) {
  const told = log.filter((each) => each.kind === "chat" || each.message);
  const newest = told.filter((each) => each.n === told.at(-1)?.n);
  return html`<div class="just-now" aria-hidden="true" onClick=${onOpen}><span>${newest.map((each) => logWords(each, t)).join(" ")}</span></div>`;
}

/** Everybody at the table; whoever is awaited is scrolled into sight. */
function SeatsRow(/** @type {any} */ { info, game, t }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const awaited = game.to_act.join();
  useEffect(() => {
    const badge = /** @type {HTMLElement | null} */ (row.current?.querySelector(".seat-turn, .seat:has(.seat-won)"));
    if (badge && row.current) row.current.scrollTo({ left: badge.offsetLeft - row.current.clientWidth / 2 + badge.clientWidth / 2, behavior: "smooth" });
  }, [awaited]);
  return html`<ul class="seats-row" tabindex="0" ref=${row} aria-label=${t("web-table-seats")}>
    ${info.seats.map(
      (/** @type {import("../types.js").Seat} */ seat) => html`<${SeatBadge}
        key=${seat.seat}
        seat=${seat}
        you=${seat.seat === info.you}
        turn=${game.to_act.includes(seat.seat)}
        score=${info.game === "the-game" ? null : game.scores[seat.seat]}
        host=${seat.seat === info.host}
        won=${game.over && game.winners.includes(seat.seat)}
      >
        ${info.deadline?.[seat.seat] && html`<${Countdown} until=${info.deadline[seat.seat]} />`}
      <//>`,
    )}
  </ul>`;
}

/** What stands in the way just now: a wish to take back, a bot in one's place, somebody missing. */
function Banners(/** @type {any} */ { table, info, game, t }) {
  const own = info.seats.find((/** @type {any} */ each) => each.seat === info.you);
  const missing = info.seats.filter(
    (/** @type {any} */ each) => each.kind === "person" && !each.here && !each.stand_in && each.seat !== info.you && game.to_act.includes(each.seat),
  );
  if (game.over) return null;
  return html`${own?.stand_in &&
    html`<div class="banner" role="status">
      <${Icon} name="bot" /><p>${t("web-stand-in-you")}</p>
      <${Button} kind="main" small onClick=${() => table.send({ type: "back" })}>${t("web-stand-in-back")}<//>
    </div>`}
    ${info.undo && html`<${UndoQuestion} info=${info} table=${table} t=${t} />`}
    ${info.hosting &&
    missing.map(
      (/** @type {any} */ seat) => html`<div class="banner" role="status" key=${seat.seat}>
        <${Icon} name="hourglass" /><p>${t("web-missing", { name: seatTitle(seat) })}</p>
        <${Button} small icon="bot" onClick=${() => table.send({ type: "stand_in", seat: seat.seat, bot: "fair" })}>${t("web-missing-bot")}<//>
      </div>`,
    )}
    ${!info.you && html`<div class="banner banner-quiet"><${Icon} name="eye" /><p>${t("web-watching")}</p></div>`}`;
}

function UndoQuestion(/** @type {any} */ { info, table, t }) {
  const asked = info.you && info.undo.waiting.includes(info.you);
  const who = t("web-undo-by", { seat: info.undo.by });
  return html`<div class="banner" role="status">
    <${Icon} name="undo-2" />
    <p>${info.undo.by === info.you ? t("web-undo-waiting", { seats: info.undo.waiting }) : who}</p>
    ${asked &&
    html`<span class="row">
      <${Button} kind="main" small onClick=${() => table.send({ type: "answer_undo", agree: true })}>${t("web-undo-agree")}<//>
      <${Button} small onClick=${() => table.send({ type: "answer_undo", agree: false })}>${t("web-undo-refuse")}<//>
    </span>`}
  </div>`;
}

function UndoButton(/** @type {any} */ { info, table, t }) {
  const words = info.may_undo === "ask" ? t("web-undo-ask") : t("web-undo");
  return html`<${Button} kind="quiet" icon="undo-2" class="undo-button" disabled=${!info.may_undo} onClick=${() => table.send({ type: "undo" })}>${words}<//>`;
}
