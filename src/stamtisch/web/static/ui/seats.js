// Who sits at the table.

import { classes, html, useEffect, useState } from "../dom.js";
import { signed, t } from "../locale.js";
import { Icon } from "./basics.js";

/** How a person is called, or a bot: it has its seat's animal. An open seat has no name yet. @param {import("../types.js").Seat} seat */
export function seatTitle(seat) {
  if (seat.kind === "open") return t("web-seat-open");
  return seat.name ?? t("web-bot-name", { number: Number(seat.seat.slice(1)) });
}

/**
 * A round badge with the first letter, in one of ten patterns so that colour is never alone.
 * @param {{ seat: import("../types.js").Seat, size?: "small" | "large" }} props
 */
export function SeatMark({ seat, size }) {
  const letter = seat.kind === "open" ? "" : [...seatTitle(seat)][0]?.toLocaleUpperCase();
  const bot = seat.kind === "bot" || seat.stand_in;
  return html`<span
    class=${classes("seat-mark", `seat-${seat.seat}`, seat.kind === "open" && "seat-mark-open", size && `seat-mark-${size}`)}
    aria-hidden="true"
    >${letter || "+"}${bot && html`<span class="seat-mark-bot"><${Icon} name="bot" size=${14} /></span>`}</span
  >`;
}

/**
 * One seat in the row above the table.
 * @param {{ seat: import("../types.js").Seat, you: boolean, turn: boolean, score?: number | null, host?: boolean,
 *   won?: boolean, children?: any }} props
 */
export function SeatBadge({ seat, you, turn, score, host, won, children }) {
  return html`<li class=${classes("seat", turn && "seat-turn", you && "seat-you", !seat.here && seat.kind === "person" && "seat-away")}>
    <${SeatMark} seat=${seat} />
    <span class="seat-words">
      <span class="seat-name">${seatTitle(seat)}</span>
      <span class="seat-facts">
        ${you && html`<span>${t("web-seat-you")}</span>`}
        ${turn && html`<span class="seat-awaited">${t("web-seat-awaited")}</span>`}
        ${won && html`<span class="seat-won"><${Icon} name="trophy" size=${15} />${t("web-won")}</span>`}
        ${host && html`<span class="unseen">${t("web-seat-host")}</span>`}
        ${seat.stand_in && html`<span class=${you ? "unseen" : "seat-stands-in"}>${t("web-seat-stand-in")}</span>`}
        ${seat.kind === "person" && !seat.here && !seat.stand_in && html`<span>${t("web-seat-away")}</span>`}
        ${children}
      </span>
    </span>
    ${score !== undefined && score !== null && html`<span class="seat-score" title=${t("web-points")}
      ><span aria-hidden="true">${signed(score)}</span><span class="unseen">${t("web-points-count", { count: score })}</span></span
    >`}
  </li>`;
}

/**
 * How much time is left, in minutes and seconds.
 * @param {{ until: string }} props
 */
export function Countdown({ until }) {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds > 2 * 3600) return null;
  const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${classes("countdown", seconds <= 10 && "countdown-short")} role="timer"
    ><${Icon} name="timer" size=${15} />${words}</span
  >`;
}

/** Names of the players by seat. @param {import("../types.js").Seat[]} seats */
export function namer(seats) {
  const names = Object.fromEntries(seats.map((seat) => [seat.seat, seatTitle(seat)]));
  return (/** @type {string} */ seat) => names[seat] ?? seat;
}
