// Words for people: one Fluent catalogue shared with the server, switched at any time.

import { computed, signal } from "./dom.js";
import { FluentBundle, FluentResource } from "./lib/fluent/index.js";
import { remember, remembered } from "./settings.js";

/** Languages by their own names. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", nl: "Nederlands", fr: "Français", de: "Deutsch", fy: "Frysk" };
const GAMES = ["claim", "runner-up", "saboteur", "the-game"];
const FALLBACK = "en";
const MOST_LEGAL = 6;
/** Of more legal things than that, so many are said. */
const FIRST_LEGAL = 3;

export const language = signal(preferred());

/** @type {import("./lib/signals.js").Signal<Record<string, FluentBundle>>} */
const bundles = signal({});
const chain = computed(() => [bundles.value[language.value], bundles.value[FALLBACK]].filter((each) => each));

/** The language that was chosen, else the first of the browser's that we speak. */
function preferred() {
  const wanted = [remembered("language"), ...(navigator.languages ?? [])];
  const found = wanted.map((each) => (each ?? "").slice(0, 2)).find((each) => each in LANGUAGES);
  return found ?? FALLBACK;
}

/**
 * Fetch a language's messages once. A language that cannot be had falls back to English.
 * @param {string} code
 */
async function load(code) {
  if (bundles.peek()[code]) return;
  const build = document.querySelector("meta[name=stamtisch-build]")?.getAttribute("content");
  const answer = await fetch(`/locale/${code}.ftl${build ? `?v=${build}` : ""}`);
  if (!answer.ok) return;
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.value = { ...bundles.peek(), [code]: bundle };
}

/** Load what the first page needs. */
export async function startLocale() {
  await load(language.peek()).catch(() => {});
  if (!bundles.peek()[language.peek()]) await load(FALLBACK);
  document.documentElement.lang = language.peek();
}

/** To another language, if it can be had just now. @param {string} code */
export async function switchLanguage(code) {
  await load(code).catch(() => {});
  if (!bundles.peek()[code]) return;
  language.value = code;
  remember("language", code);
  document.documentElement.lang = code;
}

/** Whether the catalogue has the message (`id` or `id.attribute`). @param {string} id */
export function hasMessage(id) {
  return chain.value.some((bundle) => pattern(bundle, id));
}

/**
 * A message in words, as the server's `say` does it: tokens put as their names, lists joined; beside `$card` a
 * message may ask for `$card-token`, the token as it is written, to select by. A long list `$legal` is cut short, and
 * what is less than nothing has a true minus sign.
 * @param {import("./types.js").Message | string} message a message, or its id (`id.attribute`)
 * @param {Record<string, any>} [args]
 * @param {{ game?: string, seatName?: (seat: string) => string }} [context]
 * @returns {string}
 */
export function t(message, args, context = {}) {
  const id = typeof message === "string" ? message : message.id;
  const given = typeof message === "string" ? args ?? {} : { ...message.args, ...args };
  const game = context.game ?? GAMES.find((each) => id.startsWith(`${each}-`));
  /** @type {Record<string, any>} */
  const named = {};
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === "number") named[key] = value;
    else if (key === "legal" && Array.isArray(value) && value.length > MOST_LEGAL) named[key] = shortened(value, game, context.seatName);
    else named[key] = inWords(value, game, context.seatName);
    if (typeof value === "string") named[`${key}-token`] = value;
  }
  const words = format(id, named) ?? (typeof message === "string" ? id : message.text ?? id);
  return words.replace(/(^|[\s(“„«])-(?=\d)/g, "$1−");
}

/** A number as it is written: with a true minus sign. @param {number} value */
export function signed(value) {
  return String(value).replace("-", "−");
}

/**
 * `t` for one table: it knows the game whose tokens are named, and who sits where.
 * @param {string} game
 * @param {(seat: string) => string} seatName
 * @returns {import("./types.js").Translate}
 */
export function translator(game, seatName) {
  return (message, args, names = {}) => t(message, args, { game, seatName: (seat) => names[seat] ?? seatName(seat) });
}

/**
 * @param {FluentBundle} bundle
 * @param {string} id
 */
function pattern(bundle, id) {
  const [name, attribute] = id.split(".");
  const found = bundle.getMessage(name);
  return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
}

/**
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @returns {string | null}
 */
function format(id, args) {
  for (const bundle of chain.value) {
    const found = pattern(bundle, id);
    if (found) return bundle.formatPattern(found, args, []);
  }
  return null;
}

/**
 * @param {any} value a token, or a list of tokens and numbers
 * @param {string} [game]
 * @param {(seat: string) => string} [seatName]
 * @returns {string}
 */
function inWords(value, game, seatName) {
  if (!Array.isArray(value)) return nameOf(String(value), game, seatName);
  return list(value.map((each) => nameOf(String(each), game, seatName)));
}

/**
 * The first of what is legal, and how many more: the rest is seen at the table.
 * @param {any[]} value
 * @param {string} [game]
 * @param {(seat: string) => string} [seatName]
 */
function shortened(value, game, seatName) {
  const words = value.map((each) => nameOf(String(each), game, seatName));
  const first = words.slice(0, FIRST_LEGAL).join(", ");
  return format("engine-list-more", { first, count: words.length - FIRST_LEGAL }) ?? list(words);
}

/**
 * A token's name: a seat's player, `<game>-name-<token>`, for `goblin-4` the name of `goblin` and the number, for a
 * cell `3,-1` the place as `<game>-cell` says it, for `p1: +3 > p2` the phrase `<game>-placed`; several words are named
 * one by one. A token without a name stays as it is written.
 * @param {string} token
 * @param {string} [game]
 * @param {(seat: string) => string} [seatName]
 * @returns {string}
 */
export function nameOf(token, game, seatName) {
  if (seatName && /^p([1-9]|10):?$/.test(token)) return seatName(token.replace(":", "")) + token.replace(/^[^:]*/, "");
  const placed = /^(?:([a-z0-9]+): )?(\S+) > ([a-z0-9]+)$/.exec(token);
  if (placed && game && hasMessage(`${game}-placed`)) {
    const [, seat, card, pawn] = placed;
    const how = { game, seatName };
    return seat ? t(`${game}-placed.by`, { seat, card, pawn, own: Number(seat === pawn) }, how) : t(`${game}-placed`, { card, pawn }, how);
  }
  if (token.includes(" ")) return token.split(" ").map((word) => nameOf(word, game, seatName)).join(" ");
  const [, word, colon] = /^(.*?)(:?)$/.exec(token) ?? ["", token, ""];
  return (game && tokenName(word, game) || word) + colon;
}

/**
 * @param {string} token
 * @param {string} game
 * @returns {string | null}
 */
function tokenName(token, game) {
  const cell = /^(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)$/.exec(token);
  if (cell) return place(game, Number(cell[1]), Number(cell[2]));
  const numbered = /^([a-z]+)-([0-9]+)$/.exec(token);
  if (numbered) {
    const kind = format(`${game}-name-${numbered[1]}.one`) ?? tokenName(numbered[1], game);
    return kind && `${kind} ${numbered[2]}`;
  }
  return /^[A-Za-z0-9_-]+$/.test(token) ? format(`${game}-name-${token}`) : null;
}

/** @param {string} game @param {number} east @param {number} south */
function place(game, east, south) {
  /** @param {number} way @param {string} plus @param {string} minus */
  const side = (way, plus, minus) => (way > 0 ? plus : way < 0 ? minus : "level");
  const sides = { across: side(east, "east", "west"), along: side(south, "below", "above") };
  return format(`${game}-cell`, { ...sides, x: Math.abs(east), y: Math.abs(south) });
}

/** "a, b and c" as the catalogue joins; a dash where there is nothing. @param {string[]} words */
export function list(words) {
  if (words.length < 2) return words[0] ?? "–";
  return format("engine-list", { first: words.slice(0, -1).join(", "), last: words.at(-1) }) ?? words.join(", ");
}

/** A moment as date and time of day. @param {string} iso */
export function moment(iso) {
  const style = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
  return new Intl.DateTimeFormat(dateLocale(), style).format(new Date(iso));
}

/** Dates as this language is used on this side of the sea: a day of 24 hours. */
function dateLocale() {
  return language.value === "en" ? "en-GB" : language.value;
}

/** The time of day alone. @param {string} iso */
export function clockTime(iso) {
  return new Intl.DateTimeFormat(dateLocale(), { timeStyle: "short" }).format(new Date(iso));
}
