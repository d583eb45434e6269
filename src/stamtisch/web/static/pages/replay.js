// Looking back at a finished game, move by move, with all cards open or from any seat.

import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { GameTable } from "../games.js";
import { language, translator } from "../locale.js";
import { withTransition } from "../motion.js";
import { api } from "../protocol.js";
import { Button, Icon, IconButton } from "../ui/basics.js";
import { announce } from "../ui/live.js";
import { Log, logWords } from "../ui/log.js";
import { NoticePanel, refuse } from "../ui/notices.js";
import { RuleDialog } from "../ui/rule.js";
import { SeatBadge, namer, seatTitle } from "../ui/seats.js";

const BEAT = 1400;

/** @param {{ info: import("../types.js").TableInfo, viewer: string, ply: number }} props */
export function Replay({ info, viewer, ply }) {
  const t = useMemo(() => translator(info.game, namer(info.seats)), [info, language.value]);
  const [as, setAs] = useState(viewer || "all");
  const [frames, setFrames] = useState(/** @type {any[] | null} */ (null));
  const [at, setAt] = useState(ply || 0);
  const [running, setRunning] = useState(false);
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    let wanted = true;
    api.replay(info.id, as).then(
      (found) => wanted && setFrames(found.frames),
      (problem) => refuse(t(problem.detail)),
    );
    return () => {
      wanted = false;
    };
  }, [as]);
  const end = (frames?.length ?? 1) - 1;
  const here = Math.max(0, Math.min(at, end));
  const frame = frames?.[here];
  const log = useMemo(() => (frames ?? []).slice(0, here + 1).flatMap((each) => each.log), [frames, here]);
  /** @param {number} next */
  const go = (next) => {
    const target = Math.max(0, Math.min(next, end));
    withTransition(() => setAt(target), "table");
  };
  useEffect(() => {
    history.replaceState(null, "", `?replay=${as}&ply=${here}`);
    if (frame?.log.length) announce(frame.log.map((/** @type {any} */ each) => logWords(each, t)).join(" "));
  }, [as, here, frame]);
  usePlaying(running, setRunning, here, end, go);
  if (!frame) return html`<p class="page" aria-busy="true">${t("web-loading")}</p><${NoticePanel} />`;
  const game = frame.game;
  return html`<div class="play play-replay">
    <header class="play-head">
      <div class="play-top">
        <a class="button button-quiet button-icon" href=${`/t/${info.id}`} aria-label=${t("web-replay-leave")} title=${t("web-replay-leave")}><${Icon} name="arrow-left" /></a>
        <h1 class="status">${t("web-replay-title", { game: t(`web-game-${info.game}`) })}</h1>
        <select class="input input-small" aria-label=${t("web-replay-as")} onChange=${(/** @type {any} */ e) => setAs(e.currentTarget.value)}>
          <option value="all" selected=${as === "all"}>${t("web-replay-all")}</option>
          <option value="spectator" selected=${as === "spectator"}>${t("web-replay-spectator")}</option>
          ${info.seats.map((seat) => html`<option key=${seat.seat} value=${seat.seat} selected=${as === seat.seat}>${seatTitle(seat)}</option>`)}
        </select>
      </div>
      <ul class="seats-row" tabindex="0" aria-label=${t("web-table-seats")}>
        ${info.seats.map((seat) => html`<${SeatBadge} key=${seat.seat} seat=${{ ...seat, here: true, stand_in: null }} you=${seat.seat === as} turn=${game.to_act.includes(seat.seat)} score=${info.game === "the-game" ? null : game.scores[seat.seat]} />`)}
      </ul>
    </header>
    <main id="main" class="play-main" tabindex="-1">
      <p class="replay-words">${frame.log.length ? frame.log.map((/** @type {any} */ each) => logWords(each, t)).join(" ") : t("web-replay-start")}</p>
      <section class="board" tabindex="0" aria-label=${t("web-table-board")}>
        <${GameTable}
          game=${info.game}
          view=${game.position}
          you=${as.startsWith("p") ? as : null}
          legal=${[]}
          signals=${[]}
          toAct=${game.to_act}
          options=${info.options}
          scores=${game.scores}
          seats=${info.seats.map((each) => each.seat)}
          act=${() => {}}
          ask=${async () => null}
          seatName=${namer(info.seats)}
          t=${t}
          last=${frame.log}
          pending=${false}
          over=${game.over}
          replaying=${true}
        />
      </section>
    </main>
    <aside class="play-side" aria-label=${t("web-log")}><${Log} entries=${log} t=${t} onRule=${setRule} /></aside>
    <footer class="play-tools replay-tools">
      <${IconButton} icon="chevrons-left" label=${t("web-replay-first")} disabled=${here === 0} onClick=${() => go(0)} />
      <${IconButton} icon="chevron-left" label=${t("web-replay-back")} disabled=${here === 0} onClick=${() => go(here - 1)} />
      <${Button} kind="main" icon=${running ? "pause" : "play"} aria-label=${t(running ? "web-replay-pause" : "web-replay-play")} onClick=${() => setRunning(!running)} />
      <${IconButton} icon="chevron-right" label=${t("web-replay-next")} disabled=${here === end} onClick=${() => go(here + 1)} />
      <${IconButton} icon="chevrons-right" label=${t("web-replay-last")} disabled=${here === end} onClick=${() => go(end)} />
      <label class="replay-slider">
        <span class="unseen">${t("web-replay-ply")}</span>
        <input type="range" min="0" max=${end} value=${here} onInput=${(/** @type {any} */ e) => go(Number(e.currentTarget.value))} />
        <span aria-hidden="true">${here} / ${end}</span>
      </label>
    </footer>
    <${RuleDialog} rule=${rule} onClose=${() => setRule(null)} />
    <${NoticePanel} onRule=${setRule} />
  </div>`;
}

/**
 * Step by itself, and by the arrow keys where no control has them.
 * @param {boolean} running
 * @param {(on: boolean) => void} setRunning
 * @param {number} here
 * @param {number} end
 * @param {(next: number) => void} go
 */
function usePlaying(running, setRunning, here, end, go) {
  const latest = useRef({ here, go });
  latest.current = { here, go };
  useEffect(() => {
    if (!running) return undefined;
    if (here >= end) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => latest.current.go(latest.current.here + 1), BEAT);
    return () => clearTimeout(timer);
  }, [running, here, end]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (/** @type {Element} */ (event.target).closest("input, select, textarea, dialog, .board")) return;
      if (event.key === "ArrowRight") latest.current.go(latest.current.here + 1);
      if (event.key === "ArrowLeft") latest.current.go(latest.current.here - 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
