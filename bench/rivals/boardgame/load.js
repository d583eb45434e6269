// The load of bench/load.py on the server of server.js. Prints JSON.
//
//     node load.js --port 18766 --pid PID --tables 100 --each 5 --seconds 30
//
// Tables are made and joined by the lobby's REST interface; each seat is a socket of its own that speaks what
// boardgame.io's client speaks, without that client's copy of the game: this process has little to do, so
// that what is measured is the server. PID is the server's process, whose /proc is read.

"use strict";

const { readFileSync } = require("node:fs");
const { execFileSync } = require("node:child_process");
const { setTimeout: sleep } = require("node:timers/promises");
const { parseArgs } = require("node:util");
const { io } = require("socket.io-client");
const { legal, name: GAME } = require("./game.js");

const SEATS = 4;
const AT_ONCE = 50; // tables that are set up at the same time
const WARM_UP = 20; // whole games, so that little is compiled while it is measured
const PATIENCE = 30_000; // milliseconds that an update may take

const given = parseArgs({
  options: {
    port: { type: "string", default: "18766" },
    pid: { type: "string" },
    tables: { type: "string", default: "100" },
    each: { type: "string", default: "5" },
    seconds: { type: "string", default: "30" },
  },
}).values;
const [tableCount, each, seconds] = [given.tables, given.each, given.seconds].map(Number);
const base = `http://127.0.0.1:${given.port}`;

/** Seconds of a processor that the server has used. */
function busy() {
  const parts = readFileSync(`/proc/${given.pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(parts[11]) + Number(parts[12])) / Number(execFileSync("getconf", ["CLK_TCK"]));
}

/** MiB that the server holds. */
function memory() {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${given.pid}/status`, "utf8"))[1]) / 1024);
}

/** A request to the lobby. */
async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${base}/games/${GAME}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
  return answer.json();
}

/** A table with its four sockets, each of which has seen the first position. */
class Table {
  static async setUp() {
    const { matchID } = await ask("create", { numPlayers: SEATS });
    const table = new Table();
    Object.assign(table, { id: matchID, sockets: [], keys: [], arrived: 0, state: null, seen: null });
    for (let seat = 0; seat < SEATS; seat++) {
      const wish = { playerID: String(seat), playerName: `Guest ${seat}` };
      table.keys.push((await ask(`${matchID}/join`, wish)).playerCredentials);
    }
    await Promise.all(table.keys.map((key, seat) => table.connect(key, String(seat))));
    return table;
  }

  connect(key, seat) {
    const socket = io(`${base}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on("connect", () => socket.emit("sync", this.id, seat, key, SEATS));
      socket.on("connect_error", reject);
      socket.on("sync", (_, { state }) => {
        this.keep(state, seat);
        resolve();
      });
      socket.on("update", (_, state) => this.update(state, seat));
    });
  }

  /** Of a position only the actor's view is needed. */
  keep(state, seat) {
    if (state.ctx.currentPlayer === seat) this.state = state;
  }

  update(state, seat) {
    this.keep(state, seat);
    this.arrived += 1;
    if (this.arrived === SEATS && this.seen) this.seen(performance.now());
  }

  get over() {
    return this.state.ctx.gameover !== undefined;
  }

  /** A move by whose turn it is: milliseconds until the last seat has been told. */
  async move() {
    const seat = this.state.ctx.currentPlayer;
    const stateID = this.state._stateID;
    const moves = legal(this.state.G, seat);
    const { type, args } = moves[Math.floor(Math.random() * moves.length)];
    const payload = { type, args, playerID: seat, credentials: this.keys[seat] };
    this.arrived = 0;
    let timer;
    const told = new Promise((resolve, reject) => {
      this.seen = resolve;
      timer = setTimeout(reject, PATIENCE, new Error(`no update after ${type}`));
    });
    const began = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, stateID, this.id, seat);
    const passed = (await told) - began;
    clearTimeout(timer);
    if (this.state._stateID <= stateID) throw new Error(`${type} was refused`);
    return passed;
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

/** Many tables, some at a time. */
async function setUpMany(number) {
  const tables = [];
  while (tables.length < number) {
    const some = Math.min(AT_ONCE, number - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: some }, Table.setUp))));
  }
  return tables;
}

async function warmUp() {
  for (let game = 0; game < WARM_UP; game++) {
    const table = await Table.setUp();
    while (!table.over) await table.move();
    table.close();
  }
}

/** A move every so often at one table, from a random moment on. */
async function play(table, until, measured) {
  await sleep(Math.random() * each * 1000);
  for (let due = performance.now(); due < until; due += each * 1000) {
    await sleep(Math.max(0, due - performance.now()));
    if (performance.now() - due > 1000) measured.late += 1;
    if (table.over) {
      measured.over += 1;
      return;
    }
    measured.event.push(await table.move());
  }
}

async function main() {
  await warmUp();
  const start = performance.now();
  const tables = await setUpMany(tableCount);
  const measured = { event: [], over: 0, late: 0 };
  const busyBefore = busy();
  const began = performance.now();
  await Promise.all(tables.map((table) => play(table, began + seconds * 1000, measured)));
  const [passed, used] = [(performance.now() - began) / 1000, busy() - busyBefore];
  const sorted = measured.event.map((time) => Math.round(time * 1000) / 1000).sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(sorted.length * part)];
  const found = {
    moves: measured.event.length,
    seconds_to_set_up: (began - start) / 1000,
    seconds: passed,
    cpu_seconds: used,
    cpu_seconds_a_move: used / measured.event.length,
    mib: memory(),
    over: measured.over,
    late: measured.late,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    event_ms: sorted,
  };
  for (const table of tables) table.close();
  console.log(JSON.stringify(found));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
