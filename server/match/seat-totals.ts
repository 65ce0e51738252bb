import type { Match } from "../../shared/engine/match/match.ts";
import type { OccupantKind } from "../../shared/engine/match/match-events.ts";
import type { Table } from "./table.ts";

export class SeatTotals {
  readonly #counted = new Map<Table, Match["seats"]>();
  readonly #totals: Record<OccupantKind, number> = { human: 0, bot: 0 };

  get totals(): Readonly<Record<OccupantKind, number>> {
    return this.#totals;
  }

  /** @returns a function that stops counting the table */
  follow = (table: Table): (() => void) => {
    this.#count(table);
    const unsubscribe = table.listen(() => this.#count(table));
    return () => {
      unsubscribe();
      this.#delete(table);
    };
  };

  #count(table: Table): void {
    const { seats } = table.match;
    if (this.#counted.get(table) === seats) return;
    this.#delete(table);
    this.#add(seats, 1);
    this.#counted.set(table, seats);
  }

  #delete(table: Table): void {
    this.#add(this.#counted.get(table) ?? [], -1);
    this.#counted.delete(table);
  }

  #add(seats: Match["seats"], sign: 1 | -1): void {
    for (const held of seats) if (held) this.#totals[held.kind] += sign;
  }
}
