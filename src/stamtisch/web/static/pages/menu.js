// What can be done about a table beside playing: links, settings, and what a host decides.

import { html, useEffect, useRef, useState } from "../dom.js";
import { t } from "../locale.js";
import { navigate } from "../router.js";
import { Button, Switch } from "../ui/basics.js";
import { Settings } from "../ui/header.js";
import { OwnLink, ShareLink } from "../ui/links.js";
import { seatTitle } from "../ui/seats.js";
import { ClockChoice } from "../ui/setup.js";

/** @param {{ table: import("./play.js").Table, onDone: () => void }} props */
export function TableMenu({ table, onDone }) {
  const { table: info } = table.update.value;
  const [sure, setSure] = useState(false);
  const question = useRef(/** @type {HTMLElement | null} */ (null));
  const door = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useRef(false);
  useEffect(() => {
    // It opens at the end of a sheet that may be longer than the window; the button that was pressed is gone.
    if (sure) {
      question.current?.focus({ preventScroll: true });
      question.current?.scrollIntoView({ block: "end" });
    } else if (asked.current) door.current?.querySelector("button")?.focus();
    asked.current = sure;
  }, [sure]);
  const leave = async () => {
    await table.send({ type: "leave" });
    onDone();
    navigate("/");
  };
  return html`<${ShareLink} path=${`/t/${info.id}`} title=${t("web-watch-link")} hint=${t("web-watch-link-hint")} words=${t(`web-game-${info.game}`)} code=${false} />
    ${info.your_link && html`<${OwnLink} link=${info.your_link} />`}
    <${Settings} />
    ${info.hosting && info.phase === "playing" && html`<${HostMenu} table=${table} />`}
    ${info.you &&
    info.phase === "playing" &&
    (sure
      ? html`<div key="question" ref=${question} class="panel" role="group" tabindex="-1" aria-labelledby="leave-sure">
          <p id="leave-sure">${t("web-leave-sure")}</p>
          <div class="row">
            <${Button} kind="danger" onClick=${leave}>${t("web-leave")}<//>
            <${Button} onClick=${() => setSure(false)}>${t("web-cancel")}<//>
          </div>
        </div>`
      : html`<div key="door" ref=${door}><${Button} kind="quiet" class="button-wide" icon="door-open" onClick=${() => setSure(true)}>${t("web-leave")}<//></div>`)}`;
}

/** @param {{ table: import("./play.js").Table }} props */
function HostMenu({ table }) {
  const { table: info } = table.update.value;
  const others = info.seats.filter((each) => each.kind === "person" && each.seat !== info.you);
  return html`<section class="panel" aria-labelledby="host-menu">
    <h3 id="host-menu">${t("web-host-menu")}</h3>
    <${ClockChoice} clock=${info.clock} onChange=${(/** @type {any} */ clock) => table.send({ type: "clock", ...clock })} />
    <${Switch} label=${t("web-lock")} hint=${t("web-lock-hint")} checked=${info.locked} onChange=${(/** @type {boolean} */ locked) => table.send({ type: "lock", locked })} />
    <ul class="lobby-seats">
      ${others.map(
        (seat) => html`<li key=${seat.seat} class="host-person">
          <strong>${seatTitle(seat)}</strong>
          <span class="row">
            ${!seat.stand_in && html`<${Button} small icon="bot" onClick=${() => table.send({ type: "stand_in", seat: seat.seat, bot: "fair" })}>${t("web-missing-bot")}<//>`}
            <${Button} small icon="crown" onClick=${() => table.send({ type: "host", seat: seat.seat })}>${t("web-make-host")}<//>
            <${Button} small kind="danger" icon="x" onClick=${() => table.send({ type: "kick", seat: seat.seat })}>${t("web-kick")}<//>
          </span>
        </li>`,
      )}
    </ul>
  </section>`;
}
