// The table of this game, until it has its own.
export { Table } from "./plain.js";
