// boardgame.io's server with one small game: `node server.js PORT`. Prints `ready` once it answers.
// Its storage is the default, memory: nothing of a table outlives the process.

"use strict";

const { Server } = require("boardgame.io/server");
const game = require("./game.js");

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [`http://127.0.0.1:${port}`] });
server.run({ port: { port, host: "127.0.0.1" }, callback: () => console.log("ready") });
