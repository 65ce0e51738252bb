/** What programs need to play: accounts and tables of a server, tables without one, and the loop of a bot. */

export type { Rng } from "../../shared/engine/chance/rng.ts";
export type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
export type { Game, Outcome } from "../../shared/engine/contract/game.ts";
export { anyCommand, complete, type Move } from "../../shared/engine/contract/moves.ts";
export type { Invitation, OfferedGame } from "../../shared/engine/people/program-offers.ts";
export { localTables } from "./local-tables.ts";
export { type BotFunction, IllegalCommand, play } from "./play.ts";
export { type Account, RequestFailed, Session } from "./session.ts";
export { type ProgramTable, until } from "./table.ts";
