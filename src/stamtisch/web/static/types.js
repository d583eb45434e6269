// What the server sends, as types for the checker. Nothing here runs.

/**
 * A sentence of the catalogue with what goes into it.
 * @typedef {{ id: string, args?: Record<string, Arg>, rule?: string | null, text?: string }} Message
 * @typedef {string | number | (string | number)[]} Arg
 */

/**
 * @typedef {{ seat: string, kind: "open" | "person" | "bot", name: string | null, bot: string | null, here: boolean,
 *   stand_in: string | null, rematch: boolean }} Seat
 * @typedef {{ kind: "none" | "gentle" | "hard", seconds: number }} Clock
 * @typedef {{ commit: string, shares: Record<string, string>, secret: string | null, seed: string | null }} Fair
 * @typedef {{ id: string, phase: "lobby" | "playing" | "over", game: string, options: Record<string, any>,
 *   host: string | null, locked: boolean, seats: Seat[], you: string | null, hosting: boolean,
 *   your_link: string | null, clock: Clock, deadline: Record<string, string> | null,
 *   undo: { by: string, waiting: string[] } | null, may_undo: "free" | "ask" | null, watchers: number,
 *   next_table: string | null, fair: Fair }} TableInfo
 * @typedef {{ ply: number, position: any, to_act: string[], legal: string[], signals: string[],
 *   scores: Record<string, number | null>, over: boolean, winners: string[], result: Message | null }} GameView
 * @typedef {{ n: number, at: string, kind: "action" | "event" | "table" | "chat" | "refused", seat: string | null,
 *   name?: string | null, bot?: string | null, words: string | null, message: Message | null }} LogEntry
 * @typedef {{ version: number, table: TableInfo, game: GameView | null, log: LogEntry[] }} Update
 */

/**
 * @typedef {{ name: string, kind: "flag" | "whole" | "choice" | "seat" | "list", choices: string[], items: string[],
 *   default: any, low: number, high: number, rule: string, meaning: string }} GameOption
 * @typedef {{ id: string, title: string, players: number[], default_players: number, minutes: string | null,
 *   summary: string, options: GameOption[], bots: string[], levels: string[] }} GameInfo
 */

/**
 * Turns a message (or its id and arguments) into words of the chosen language.
 * @typedef {(message: Message | string, args?: Record<string, any>, names?: Record<string, string>) => string} Translate
 * `names`: how seats are called instead of what their players are called now
 */

/**
 * What a game's Table component is given. It shows and asks; it knows no rule.
 * @typedef {object} TableProps
 * @property {any} view the position as this viewer may see it; hidden cards are "?"
 * @property {string | null} you the viewer's seat, null for a spectator
 * @property {string[]} legal what may be done now, in words
 * @property {string[]} signals hints that may be given now, in words
 * @property {string[]} toAct seats that are awaited
 * @property {Record<string, any>} options the options of the game
 * @property {Record<string, number | null>} scores
 * @property {(words: string) => void} act do it; the shell shows what is pending or refused
 * @property {(words: string) => Promise<Message | null>} ask why not? Shows the answer; null: it is allowed
 * @property {(seat: string) => string} seatName
 * @property {Translate} t
 * @property {LogEntry[]} last log entries of the newest update, to animate
 * @property {boolean} replaying looking back: nothing can be done
 * @property {boolean} pending an action is on its way
 * @property {boolean} over
 * @property {string[]} seats the seats at this table, in order
 */

export {};
