import type { Seat } from "../../shared/engine/game.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { recentStore } from "./recent.ts";

/** A table of a server at which somebody sits, as this browser saw it last. */
export interface KeptTable {
  /** Its code. */
  readonly key: string;
  readonly at: number;
  readonly id: string;
  readonly game: string;
  /** Who sits there, and where: the log holds what they see. */
  readonly player: string;
  readonly seat: Seat;
  readonly log: readonly Recorded[];
  readonly summary: Summary;
}

const tables = recentStore<KeptTable>("tables", 20);

/** The table of a code as this browser saw it last. */
export const keptTable = tables.get;
export const keptTables = tables.all;
export const keepTable = tables.put;
/** Forgets all of them. */
export const dropTables = tables.clear;
