// What has happened at a table is told once to those who do not look, however it comes: one by one, or many at a time.

import { announce } from "./live.js";
import { logWords } from "./log.js";

/**
 * Tell what is new in the log since the last time, but not one's own moves.
 * @param {import("../pages/play.js").Table} table
 * @param {import("../types.js").Translate} t
 * @returns {import("../types.js").LogEntry[]} what is new
 */
export function tellNews(table, t) {
  const { table: info, log } = table.update.value;
  const newest = log.at(-1)?.n ?? 0;
  const before = table.told ?? newest;
  table.told = newest;
  table.since ??= newest;
  const fresh = log.filter((entry) => entry.n > before);
  for (const entry of fresh) if (entry.seat !== info.you || entry.kind !== "action") announce(logWords(entry, t));
  return fresh;
}
