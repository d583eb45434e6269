// The shuffle can be checked: the server is bound to its secret before the players add theirs.

import { randomHex } from "./protocol.js";
import { remember, remembered } from "./settings.js";

/**
 * This browser's 32 random bytes for a table's shuffle, made once and kept for the check at the end.
 * @param {string} table
 * @param {string} seat
 */
export function ownShare(table, seat) {
  const key = `share:${table}:${seat}`;
  const known = remembered(key);
  if (known) return known;
  const share = randomHex(32);
  remember(key, share);
  return share;
}

/**
 * Check a finished table's shuffle, step by step.
 * @param {import("./types.js").TableInfo} info
 * @returns {Promise<{ step: string, holds: boolean | null }[]>} null: cannot be told on this device
 */
export async function checkShuffle(info) {
  const { commit, shares, secret, seed } = info.fair;
  if (!secret || !seed) return [];
  const seats = info.seats.map((each) => each.seat).filter((seat) => shares[seat]);
  const noted = remembered(`commit:${info.id}`);
  const mine = info.you ? remembered(`share:${info.id}:${info.you}`) : null;
  return [
    { step: "noted", holds: noted ? noted === commit : null },
    { step: "secret", holds: (await sha256(await sha256(secret))) === commit },
    { step: "share", holds: mine && info.you && shares[info.you] ? shares[info.you] === mine : null },
    { step: "seed", holds: (await sha256(secret + seats.map((seat) => shares[seat]).join(""))) === seed },
  ];
}

/** SHA-256 of bytes in hexadecimal, as hexadecimal digits. @param {string} hex */
export async function sha256(hex) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (each) => Number.parseInt(each, 16));
  const digest = crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256Here(bytes);
  return [...digest].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/**
 * The same without WebCrypto, which browsers keep from pages on a plain http address, such as a table at home.
 * @param {Uint8Array} bytes
 */
export function sha256Here(bytes) {
  const { round, start } = constants();
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((each, place) => padded.setUint8(place, each));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(blocks * 64 - 4, bytes.length * 8);
  const hash = start;
  for (let block = 0; block < blocks; block += 1) compress(hash, padded, block * 64, round);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => out.setUint32(place * 4, word));
  return new Uint8Array(out.buffer);
}

/**
 * @param {Uint32Array} hash
 * @param {DataView} data
 * @param {number} offset
 * @param {Uint32Array} round
 */
function compress(hash, data, offset, round) {
  /** @param {number} word @param {number} by */
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      w[i] = data.getUint32(offset + i * 4);
      continue;
    }
    const low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + round[i] + w[i];
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    hash[place] += word;
  });
}

/** The first digits of the roots of the first primes, as the standard has them. */
function constants() {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  /** @param {number} root */
  const digits = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    round: Uint32Array.from(primes, (prime) => digits(Math.cbrt(prime))),
    start: Uint32Array.from(primes.slice(0, 8), (prime) => digits(Math.sqrt(prime))),
  };
}
