import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { playersIn } from "../../shared/engine/people/renaming.ts";
import type { Table } from "./table.ts";

/** Finds tables whose logs name a player. */
export class PlayerIndex {
  readonly #tables = new Map<string, Set<Table>>();
  readonly #players = new Map<Table, Set<string>>();

  add(table: Table, entries: readonly Recorded[]): void {
    for (const player of playersIn(entries)) {
      addTo(this.#tables, player, table);
      addTo(this.#players, table, player);
    }
  }

  delete(table: Table): void {
    for (const player of this.#players.get(table) ?? []) {
      const tables = this.#tables.get(player);
      tables?.delete(table);
      if (tables?.size === 0) this.#tables.delete(player);
    }
    this.#players.delete(table);
  }

  /** A copy, because the index may change during iteration. */
  tablesOf = (player: string): readonly Table[] => [...(this.#tables.get(player) ?? [])];
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}
