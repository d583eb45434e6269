// One table, whatever its phase: lobby, game, end, looking back. Holds the line to the server.

import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { loadGame } from "../games.js";
import { t, translator } from "../locale.js";
import { Refusal, TableLine, api } from "../protocol.js";
import { navigate, place } from "../router.js";
import { remember, remembered } from "../settings.js";
import { Icon } from "../ui/basics.js";
import { Header } from "../ui/header.js";
import { Later } from "../ui/later.js";
import { tellNews } from "../ui/news.js";
import { note, refuse } from "../ui/notices.js";
import { namer } from "../ui/seats.js";

const loadGone = () => import("./gone.js").then((module) => module.Gone);
const loadLobby = () => import("./lobby.js").then((module) => module.Lobby);
const loadPlay = () => import("./play.js").then((module) => module.TableView);
const loadReplay = () => import("./replay.js").then((module) => module.Replay);

/** @param {{ id: string }} props */
export function TablePage({ id }) {
  const line = useMemo(() => new TableLine(id), [id]);
  useEffect(() => () => line.close(), [line]);
  const update = line.update.value;
  const table = useMemo(() => ({ ...parts(line), send: orders(line) }), [line]);
  const info = update?.table;
  useEffect(() => {
    if (!info) return;
    loadGame(info.game);
    noteCommit(info.id, info.fair.commit);
  }, [info?.id, Boolean(info)]);
  useMoves(update);
  if (line.line.value === "gone") return html`<${Later} key="gone" load=${loadGone} title=${t("web-gone-title")} words=${t("web-gone")} />`;
  if (!update || !info) return html`<${Header} /><main id="main" class="page" aria-busy="true"><h1>${t("web-loading")}</h1></main><${LineBanner} line=${line} />`;
  const replay = place.value.query.get("replay");
  let page = html`<${Later} key="play" load=${loadPlay} table=${table} />`;
  if (info.phase === "over" && replay) page = html`<${Later} key="replay" load=${loadReplay} info=${info} viewer=${replay} ply=${Number(place.value.query.get("ply"))} />`;
  else if (info.phase === "lobby") page = html`<${LobbyPage} table=${table} />`;
  return html`${page}<${LineBanner} line=${line} />`;
}

/**
 * Write down what the server bound itself to, the first time it is seen: `fair.js` compares it at the end.
 * @param {string} table
 * @param {string} commit
 */
function noteCommit(table, commit) {
  if (commit && !remembered(`commit:${table}`)) remember(`commit:${table}`, commit);
}

/** What pages need of a line. @param {TableLine} line */
function parts(line) {
  return { update: /** @type {any} */ (line.update), last: line.last, pending: line.pending, why: (/** @type {string} */ words) => line.why(words) };
}

/** The lobby, and what happens in it told to those who do not look. @param {{ table: any }} props */
function LobbyPage({ table }) {
  const { table: info, log } = table.update.value;
  const say = translator(info.game, namer(info.seats));
  useEffect(() => {
    tellNews(table, say);
  }, [log.at(-1)?.n]);
  useEffect(() => {
    document.title = t("web-tab", { game: t(`web-game-${info.game}`) });
  });
  return html`<${Later} key="lobby" load=${loadLobby} table=${table} say=${say} />`;
}

/** Ask the table for something; a refusal is shown, not thrown, and answered with false. @param {TableLine} line */
function orders(line) {
  return async (/** @type {Record<string, any>} */ command) => {
    try {
      await line.send(command);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (command.type === "share") return false;           // sent by itself; the game may have begun meanwhile
      const info = line.update.peek()?.table;
      const say = info ? translator(info.game, namer(info.seats)) : t;
      if (problem.code === "stale") note(t("web-stale"));
      else if (problem.status === 429) refuse(t("web-too-fast"));
      else refuse(say(problem.detail), problem.rule);
      return false;
    }
    return true;
  };
}

/** Told when one's seat goes to another device, or when the host takes it. @param {import("../types.js").Update | null} update */
function useMoves(update) {
  const before = useRef(/** @type {string | null} */ (null));
  const you = update?.table.you ?? null;
  useEffect(() => {
    if (!update) return;
    const lost = you ? null : before.current;
    before.current = you;
    if (!lost) return;
    const why = update.log.findLast((each) => each.kind === "table" && each.seat === lost)?.message?.id ?? "";
    if (why.startsWith("table-event-kicked")) note(t("table-kicked"));
    else if (why === "table-event-adopted") note(t("web-seat-moved"));
  }, [you, Boolean(update)]);
}

/** How the line is, when it is not well. @param {{ line: TableLine }} props */
function LineBanner({ line }) {
  const how = line.line.value;
  const [late, setLate] = useState(false);
  const bad = how === "waiting" || how === "lost";
  useEffect(() => {
    if (!bad) {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), how === "lost" ? 0 : 1200);
    return () => clearTimeout(timer);
  }, [bad, how]);
  return html`<div role="status" class="line-place">
    ${late && bad && html`<p class="line"><${Icon} name="wifi-off" />${t(how === "lost" ? "web-line-lost" : "web-line-waiting")}</p>`}
  </div>`;
}

/** A personal link: the seat comes to this device. @param {{ token: string }} props */
export function SeatLink({ token }) {
  const [words, setWords] = useState("");
  useEffect(() => {
    api.takeSeat(token).then(
      (found) => navigate(`/t/${found.table}`, { replace: true }),
      (problem) => setWords(t(problem.detail)),
    );
  }, [token]);
  if (words) return html`<${Later} load=${loadGone} title=${t("web-seat-link-title")} words=${words} />`;
  return html`<${Header} />
    <main id="main" class="page" tabindex="-1" aria-busy="true">
      <h1>${t("web-seat-link-title")}</h1>
      <p class="lead">${t("web-loading")}</p>
    </main>`;
}
