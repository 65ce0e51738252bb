import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { Stores } from "../store/ports.ts";
import { type SeededMatch, seedOfMatch } from "./seeds.ts";

export interface TableDeps {
  readonly store: Stores;
  readonly game: AnyGame;
  readonly seed: string;
  readonly now: () => number;
  readonly onError: (error: unknown, match: string) => void;
}

export interface TablesEnvironment {
  readonly store: Stores;
  /** Derives the seeds of all matches: 64 hex digits. */
  readonly secret: string;
  readonly now: () => number;
  readonly onError: TableDeps["onError"];
}

export const tableDepsOf = (
  { store, secret, now, onError }: TablesEnvironment,
  game: AnyGame,
  match: SeededMatch,
): TableDeps => ({ store, game, seed: seedOfMatch(secret, match), now, onError });
