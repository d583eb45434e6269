// Before the game: people sit down, the host hands out links and begins.

import { html, useEffect, useRef, useState } from "../dom.js";
import { ownShare } from "../fair.js";
import { t } from "../locale.js";
import { myName, setName } from "../me.js";
import { Picture } from "../pictures.js";
import { Button, Field, Icon, Switch } from "../ui/basics.js";
import { Dialog } from "../ui/dialog.js";
import { useKeptFocus } from "../ui/focus.js";
import { Header } from "../ui/header.js";
import { OwnLink, ShareLink } from "../ui/links.js";
import { Talk } from "../ui/log.js";
import { NoticePanel } from "../ui/notices.js";
import { optionWords, valueWords } from "../ui/option-words.js";
import { RuleDialog } from "../ui/rule.js";
import { SeatMark, seatTitle } from "../ui/seats.js";
import { ClockChoice, LEVELS, NameInput, duration } from "../ui/setup.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** @param {{ table: import("./play.js").Table, say: import("../types.js").Translate }} props */
export function Lobby({ table, say }) {
  const { table: info, log } = table.update.value;
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const mine = info.seats.find((each) => each.seat === info.you);
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(page);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const watched = useRef(!info.you);
  useEffect(() => {
    // Whoever has sat down has done what there was to do: see who else is there.
    if (info.you && watched.current) heading.current?.focus({ preventScroll: true });
    watched.current = !info.you;
  }, [info.you]);
  useEffect(() => {
    // The share for the shuffle goes out with sitting down, before anybody can know the deal.
    if (info.you && !info.fair.shares[info.you]) table.send({ type: "share", share: ownShare(info.id, info.you) });
  }, [info.you, info.you && info.fair.shares[info.you]]);
  return html`<${Header} />
    <main id="main" ref=${page} class="page lobby" tabindex="-1">
      <div class="host-head">
        <${Picture} game=${info.game} />
        <div>
          <h1>${t(`web-game-${info.game}`)}</h1>
          <p class="lead">${waiting(info)}</p>
        </div>
      </div>
      ${!info.you && html`<${Join} table=${table} info=${info} />`}
      <div class="lobby-columns">
        <section class="panel" aria-labelledby="seats">
          <h2 id="seats" ref=${heading} tabindex="-1">${t("web-table-seats")}</h2>
          <ul class="lobby-seats">
            ${info.seats.map((seat) => html`<${LobbySeat} key=${seat.seat} seat=${seat} info=${info} table=${table} />`)}
          </ul>
          ${mine && html`<${Rename} name=${mine.name} table=${table} />`}
          ${info.watchers > 0 && html`<p class="field-hint">${t("web-watchers", { count: info.watchers })}</p>`}
        </section>
        <section class="panel" aria-labelledby="invite">
          <h2 id="invite">${t("web-invite")}</h2>
          <${ShareLink}
            path=${`/t/${info.id}`}
            title=${t("web-invite-link")}
            hint=${t("web-invite-hint")}
            words=${t("web-invite-words", { game: t(`web-game-${info.game}`) })}
          />
          ${info.your_link && html`<${OwnLink} link=${info.your_link} />`}
        </section>
        <section class="panel" aria-labelledby="agreed">
          <h2 id="agreed">${t("web-agreed")}</h2>
          <${Agreed} info=${info} table=${table} />
        </section>
        <section class="panel" aria-labelledby="talk">
          <h2 id="talk">${t("web-talk")}</h2>
          <${Talk} entries=${log} t=${say} mute=${!info.you && !info.hosting} send=${table.send} onRule=${setRule} />
        </section>
      </div>
      ${info.hosting && html`<${StartBar} info=${info} table=${table} />`}
    </main>
    <${RuleDialog} rule=${rule} onClose=${() => setRule(null)} />
    <${NoticePanel} onRule=${setRule} />`;
}

/** What is waited for. @param {TableInfo} info */
function waiting(info) {
  const open = info.seats.filter((each) => each.kind === "open").length;
  if (open) return t("web-lobby-open", { count: open });
  if (info.hosting) return t("web-lobby-ready");
  const host = info.seats.find((each) => each.seat === info.host);
  return host ? t("web-lobby-host", { name: seatTitle(host) }) : t("web-lobby-full");
}

/** A name, and one button: sitting down. @param {{ table: import("./play.js").Table, info: TableInfo }} props */
function Join({ table, info }) {
  const open = info.seats.find((each) => each.kind === "open");
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  if (!open || (info.locked && !info.hosting))
    return html`<p class="panel notice-still">
      <${Icon} name=${info.locked ? "lock" : "eye"} /><span>${info.locked ? t("web-join-locked") : t("web-join-full")}</span>
    </p>`;
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault();
    if (busy) return;
    if (!myName.value.trim()) {
      setMissing(true);
      document.getElementById("join-name")?.focus();
      return;
    }
    setBusy(true);
    await table.send({ type: "sit", seat: open.seat, name: myName.value.trim() });
    setBusy(false);
  };
  return html`<form class="panel join" onSubmit=${sit}>
    <${Field} id="join-name" label=${t("web-name")} error=${missing && !myName.value.trim() ? t("web-name-missing") : null}>
      ${(/** @type {string} */ id, /** @type {string} */ hint) => html`<${NameInput} id=${id} hint=${hint} />`}
    <//>
    <${Button} type="submit" kind="main" icon="user-plus" busy=${busy}>${t("web-sit")}<//>
  </form>`;
}

/** @param {{ seat: import("../types.js").Seat, info: TableInfo, table: import("./play.js").Table }} props */
function LobbySeat({ seat, info, table }) {
  const you = seat.seat === info.you;
  const facts = [
    you && t("web-seat-you"),
    seat.seat === info.host && t("web-seat-host"),
    seat.kind === "bot" && botTitle(seat.bot),
    seat.kind === "person" && !seat.here && t("web-seat-away"),
  ].filter(Boolean);
  return html`<li class="lobby-seat">
    <${SeatMark} seat=${seat} />
    <span class="seat-words">
      <span class="seat-name">${seatTitle(seat)}</span>
      <span class="seat-facts">${facts.join(" · ")}</span>
    </span>
    <span class="row">
      ${seat.kind === "open" && info.you && html`<${Button} small onClick=${() => table.send({ type: "move", seat: seat.seat })}>${t("web-move-here")}<//>`}
      ${info.hosting && seat.kind !== "person" && html`<${BotChoice} seat=${seat} table=${table} />`}
      ${info.hosting && seat.kind === "person" && !you && html`<${HostActions} seat=${seat} table=${table} />`}
    </span>
  </li>`;
}

/** @param {string | null} bot */
export function botTitle(bot) {
  return bot && LEVELS.includes(bot) ? t(`web-bot-${bot}`) : t("web-seat-bot");
}

/** An open seat or a bot's, as the host likes. @param {{ seat: import("../types.js").Seat, table: import("./play.js").Table }} props */
function BotChoice({ seat, table }) {
  const now = seat.kind === "bot" ? seat.bot : "open";
  /** @param {string} chosen */
  const choose = (chosen) =>
    table.send(chosen === "open" ? { type: "seat", seat: seat.seat, kind: "open" } : { type: "seat", seat: seat.seat, kind: "bot", bot: chosen });
  return html`<select class="input input-small" aria-label=${t("web-seat-who", { seat: seatTitle(seat) })} onChange=${(/** @type {any} */ e) => choose(e.currentTarget.value)}>
    <option value="open" selected=${now === "open"}>${t("web-host-friend")}</option>
    ${LEVELS.map((level) => html`<option key=${level} value=${level} selected=${now === level}>${t(`web-bot-${level}`)}</option>`)}
    ${now && now !== "open" && !LEVELS.includes(now) && html`<option value=${now} selected>${now}</option>`}
  </select>`;
}

/** What a host may do with another person. @param {{ seat: import("../types.js").Seat, table: import("./play.js").Table }} props */
export function HostActions({ seat, table }) {
  const [open, setOpen] = useState(false);
  /** @param {Record<string, any>} command */
  const order = (command) => {
    setOpen(false);
    table.send(command);
  };
  const name = seatTitle(seat);
  return html`<${Button} small kind="quiet" icon="ellipsis-vertical" aria-label=${t("web-host-actions", { name })} aria-haspopup="dialog" onClick=${() => setOpen(true)} />
    <${Dialog} title=${name} open=${open} onClose=${() => setOpen(false)}>
      <${Button} icon="crown" onClick=${() => order({ type: "host", seat: seat.seat })}>${t("web-make-host")}<//>
      <${Button} kind="danger" icon="x" onClick=${() => order({ type: "kick", seat: seat.seat })}>${t("web-kick")}<//>
    <//>`;
}

/** @param {{ name: string, table: import("./play.js").Table }} props */
function Rename({ name, table }) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  if (draft === null)
    return html`<div class="row">
      <${Button} small kind="quiet" icon="user" onClick=${() => setDraft(name)}>${t("web-rename")}<//>
      <${Button} small kind="quiet" icon="door-open" onClick=${() => table.send({ type: "leave" })}>${t("web-leave-seat")}<//>
    </div>`;
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    if (draft.trim()) {
      setName(draft.trim());
      await table.send({ type: "rename", name: draft.trim() });
    }
    setDraft(null);
  };
  return html`<form class="row row-grow" onSubmit=${save}>
    <input class="input" maxlength="24" value=${draft} aria-label=${t("web-name")} onInput=${(/** @type {any} */ e) => setDraft(e.currentTarget.value)} />
    <${Button} type="submit">${t("web-save")}<//>
  </form>`;
}

/** What is played for: options that differ from the book's, the clock, whether the table is locked. */
function Agreed(/** @type {{ info: TableInfo, table: import("./play.js").Table }} */ { info, table }) {
  const options = Object.entries(info.options).filter(([name]) => name !== "players" && name !== "white_numbers");
  return html`<details class="more">
      <summary><${Icon} name="settings-2" /><span>${t("web-host-options")}</span></summary>
      <dl class="agreed">
        ${options.map(
          ([name, value]) => html`<div key=${name}><dt>${optionWords(info.game, name)}</dt><dd>${valueWords(info.game, name, value)}</dd></div>`,
        )}
      </dl>
    </details>
    ${info.hosting
      ? html`<${ClockChoice} clock=${info.clock} onChange=${(/** @type {any} */ clock) => table.send({ type: "clock", ...clock })} />
          <${Switch} label=${t("web-lock")} hint=${t("web-lock-hint")} checked=${info.locked} onChange=${(/** @type {boolean} */ locked) => table.send({ type: "lock", locked })} />`
      : html`<p>
          <strong>${t("web-clock")}:</strong> ${t(`web-clock-${info.clock.kind}`)}${info.clock.kind === "none" ? "" : `, ${duration(info.clock.seconds)}`}
        </p>`}
    <p><a href=${`/rules/${info.game}`} target="_blank">${t("web-rule-book")}</a></p>`;
}

/** The host's last word. @param {{ info: TableInfo, table: import("./play.js").Table }} props */
function StartBar({ info, table }) {
  const open = info.seats.filter((each) => each.kind === "open");
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    for (const seat of open) await table.send({ type: "seat", seat: seat.seat, kind: "bot", bot: "fair" });
    const share = info.you ? ownShare(info.id, info.you) : undefined;
    await table.send({ type: "start", ...(share ? { share } : {}) });
    setBusy(false);
  };
  return html`<div class="sticky-foot">
    <${Button} kind=${open.length ? "" : "main"} class="button-wide" icon=${open.length ? "bot" : "play"} busy=${busy} onClick=${start}>
      ${open.length ? t("web-start-with-bots") : t("web-start")}
    <//>
  </div>`;
}

