import type { LogEntry, Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Event, TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";

type Entry = LogEntry<Event>;
type EntryOf<Type extends Event["type"]> = Recorded<TranquilityEventOf<Type>>;

/** `cost`: cards paid with the placement, or after its explorer card (P3). */
interface PaidPlacement {
  readonly entry: EntryOf<"CardPlaced">;
  readonly cost: number;
}

/** A round is one turn of every seat. */
export class Rounds {
  readonly log: readonly Entry[];
  readonly #seats: number;
  readonly #turns: readonly number[];

  constructor(log: readonly Entry[], seats: number) {
    this.log = log;
    this.#seats = seats;
    this.#turns = this.log.filter(({ type }) => type === "TurnStarted").map(({ v }) => v);
  }

  get count(): number {
    return Math.ceil(this.#turns.length / this.#seats);
  }

  /** Versions at which one round ended and the next began. */
  get ends(): readonly number[] {
    return this.#turns.filter((_, i) => i > 0 && i % this.#seats === 0);
  }

  get turns(): readonly number[] {
    return this.#turns;
  }

  /** The version's round, from 1. */
  of(version: number): number {
    const turns = this.#turns.filter((v) => v <= version).length;
    return Math.max(1, Math.ceil(turns / this.#seats));
  }

  all<Type extends Event["type"]>(type: Type): readonly EntryOf<Type>[] {
    return this.log.filter((entry): entry is EntryOf<Type> => entry.type === type);
  }

  first<Type extends Event["type"]>(type: Type): EntryOf<Type> | undefined {
    return this.log.find((entry): entry is EntryOf<Type> => entry.type === type);
  }

  /** Includes jokers, excludes islands that did not stay. */
  get placements(): readonly PaidPlacement[] {
    const placed: PaidPlacement[] = [];
    for (const entry of this.log) {
      if (entry.type === "CardPlaced") placed.push({ entry, cost: 0 });
      else if (entry.type === "CostPaid") placed.push({ ...placed.pop()!, cost: entry.cards.length });
      else if (entry.type === "StormRaised" || entry.type === "IslandSwallowed") placed.pop();
    }
    return placed;
  }
}
