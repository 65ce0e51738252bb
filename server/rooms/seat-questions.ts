import type { Seat } from "../../shared/engine/contract/events.ts";
import { type Asked, askedOf } from "../../shared/engine/match/asked.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Table } from "../match/table.ts";

/** A question, and itself without its version as JSON, which distinguishes it from the next one. */
interface Posed {
  readonly asked: Asked;
  readonly match: Match;
  readonly content: string;
}

/** What each seat of a table is asked. Nothing is computed for seats without a reader. */
export class SeatQuestions {
  readonly #table: Pick<Table, "match" | "game">;
  readonly #posed = new Map<Seat, Posed>();

  constructor(table: Pick<Table, "match" | "game">) {
    this.#table = table;
  }

  /** Ends the questions of seats that have acted: the same question is a new one then. */
  note(entries: readonly Recorded[]): void {
    for (const { by } of entries) if (by !== undefined) this.#posed.delete(by);
  }

  /** What a seat is asked now. The same object as before as long as the question is the same. */
  to(seat: Seat): Asked | undefined {
    const { game, match } = this.#table;
    const before = this.#posed.get(seat);
    if (before?.match === match) return before.asked;
    const asked = askedOf(game, match, seat);
    if (!asked) {
      this.#posed.delete(seat);
      return undefined;
    }
    const content = JSON.stringify(asked);
    const posed = before?.content === content ? before.asked : { v: match.version, ...asked };
    this.#posed.set(seat, { asked: posed, match, content });
    return posed;
  }
}
