// Opening a table: how many, who, which rules, how fast.

import { html, useEffect, useState } from "../dom.js";
import { ownShare } from "../fair.js";
import { t } from "../locale.js";
import { myName } from "../me.js";
import { Picture } from "../pictures.js";
import { Refusal, api, randomHex, request } from "../protocol.js";
import { navigate } from "../router.js";
import { Button, Choice, Field, Icon } from "../ui/basics.js";
import { Footer, Header } from "../ui/header.js";
import { NoticePanel, clearNotice, refuse } from "../ui/notices.js";
import { OptionField, firstMix, isForPeople } from "../ui/options.js";
import { RuleDialog } from "../ui/rule.js";
import { ClockChoice, LEVELS, NameInput } from "../ui/setup.js";

/** @param {{ game: string }} props */
export function Host({ game }) {
  const [info, setInfo] = useState(/** @type {import("../types.js").GameInfo | null} */ (null));
  useEffect(() => {
    api.games().then(
      (games) => setInfo(games.find((/** @type {any} */ each) => each.id === game) ?? null),
      (problem) => refuse(t(problem.detail)),
    );
  }, [game]);
  return html`<${Header} />
    <main id="main" class="page page-narrow host" tabindex="-1">
      <div class="host-head">
        <${Picture} game=${game} />
        <div>
          <h1>${t(`web-game-${game}`)}</h1>
          <p class="lead">${t(`web-game-${game}.lead`)}</p>
        </div>
      </div>
      ${info ? html`<${Form} key=${game} info=${info} />` : html`<p aria-busy="true">${t("web-loading")}</p>`}
    </main>
    <${Footer} />
    <${NoticePanel} />`;
}

/** @param {{ info: import("../types.js").GameInfo }} props */
function Form({ info }) {
  const numbers = info.players;
  const options = info.options.filter(isForPeople);
  const [players, setPlayers] = useState(info.default_players);
  const [seats, setSeats] = useState(["me", ...Array(9).fill("open")]);
  const [values, setValues] = useState(() => Object.fromEntries(options.map((each) => [each.name, each.default])));
  const [clock, setClock] = useState({ kind: "none", seconds: 120 });
  const [wrong, setWrong] = useState(/** @type {{ where: string | null, words: string } | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const here = seats.slice(0, players);
  const alone = !here.includes("open");

  /** @param {number} number */
  const choosePlayers = (number) => {
    setPlayers(number);
    const mix = firstMix("factions");
    if (values.factions && number > 2 && !Array.isArray(values.factions)) setValues({ ...values, factions: mix });
    if (values.factions && number === 2 && values.factions === mix) setValues({ ...values, factions: "claim" });
  };

  /** @param {Event} event */
  const open = async (event) => {
    event.preventDefault();
    if (busy) return;
    clearNotice();
    const name = myName.value.trim();
    if (!name) {
      setWrong({ where: "name", words: t("web-name-missing") });
      document.getElementById("host-name")?.focus();
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      const changed = options.filter((each) => JSON.stringify(values[each.name]) !== JSON.stringify(each.default));
      const made = await api.createTable({
        game: info.id,
        name,
        options: { players, ...Object.fromEntries(changed.map((each) => [each.name, values[each.name]])) },
        seats: here.map((seat) => (LEVELS.includes(seat) ? { kind: "bot", bot: seat } : { kind: seat })),
        clock,
      });
      if (alone) await begin(made.table, made.seat);
      navigate(`/t/${made.table}`);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const words = t(problem.detail);
      setWrong({ where: problem.where, words });
      refuse(words, problem.rule);
    } finally {
      setBusy(false);
    }
  };

  return html`<form class="form" onSubmit=${open}>
    <${Field} id="host-name" label=${t("web-name")} error=${wrong?.where === "name" ? wrong.words : null}>
      ${(/** @type {string} */ id, /** @type {string} */ hint) => html`<${NameInput} id=${id} hint=${hint} />`}
    <//>
    <${Choice}
      legend=${t("web-host-players")}
      name="players"
      value=${players}
      choices=${numbers.map((value) => ({ value, label: value }))}
      onChange=${choosePlayers}
    />
    ${players > 1 && html`<${SeatChoices} seats=${here} onChange=${(/** @type {string[]} */ next) => setSeats([...next, ...seats.slice(players)])} />`}
    ${info.id === "claim" && options.slice(0, 1).map((option) => field(option))}
    <${ClockChoice} clock=${clock} onChange=${setClock} />
    <details class="more" open=${Boolean(wrong?.where && options.some((each) => each.name === wrong.where))}>
      <summary><${Icon} name="settings-2" /><span>${t("web-host-options")}</span></summary>
      <div class="options">${options.slice(info.id === "claim" ? 1 : 0).map((option) => field(option))}</div>
    </details>
    <div class="sticky-foot">
      <${Button} type="submit" kind="main" class="button-wide" busy=${busy} icon=${alone ? "play" : "door-open"}>
        ${alone ? t("web-host-play") : t("web-host-open")}
      <//>
    </div>
    <${RuleDialog} rule=${rule} onClose=${() => setRule(null)} />
  </form>`;

  /** @param {import("../types.js").GameOption} option */
  function field(option) {
    return html`<${OptionField}
      key=${option.name}
      game=${info.id}
      option=${option}
      value=${values[option.name]}
      players=${players}
      error=${wrong?.where === option.name ? wrong.words : null}
      onChange=${(/** @type {any} */ value) => setValues({ ...values, [option.name]: value })}
      onRule=${setRule}
    />`;
  }
}

/** With bots alone nobody is waited for. @param {string} table @param {string} seat */
async function begin(table, seat) {
  const { version } = await request("GET", `/api/tables/${table}`);
  const command = { type: "start", share: ownShare(table, seat ?? "p1") };
  await request("POST", `/api/tables/${table}/commands`, { version, command }, { key: randomHex(16) });
}

/** Who sits where. @param {{ seats: string[], onChange: (seats: string[]) => void }} props */
function SeatChoices({ seats, onChange }) {
  /** @param {string} kind */
  const all = (kind) => onChange(seats.map((seat) => (seat === "me" ? seat : kind)));
  return html`<fieldset class="choice">
    <legend>${t("web-host-seats")}</legend>
    <div class="row">
      <${Button} small icon="users" onClick=${() => all("open")}>${t("web-host-all-open")}<//>
      <${Button} small icon="bot" onClick=${() => all("fair")}>${t("web-host-all-bots")}<//>
    </div>
    <ol class="seat-choices">
      ${seats.map(
        (seat, place) => html`<li key=${place}>
          <span class=${`seat-mark seat-p${place + 1}`} aria-hidden="true">${place + 1}</span>
          ${seat === "me"
            ? html`<span class="seat-choice-me">${t("web-host-me")}</span>`
            : html`<select
                class="input"
                aria-label=${t("web-seat-number", { number: place + 1 })}
                onChange=${(/** @type {any} */ e) => onChange(seats.map((old, here) => (here === place ? e.currentTarget.value : old)))}
              >
                <option value="open" selected=${seat === "open"}>${t("web-host-friend")}</option>
                ${LEVELS.map((level) => html`<option key=${level} value=${level} selected=${seat === level}>${t(`web-bot-${level}`)}</option>`)}
              </select>`}
        </li>`,
      )}
    </ol>
  </fieldset>`;
}
