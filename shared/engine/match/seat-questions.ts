import type { Seat } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import { askedOf, type SeatQuestion } from "./asked.ts";
import type { Recorded } from "./log-entry.ts";
import type { Match } from "./match.ts";

/** A table, or a viewer's part of it, as it is now. */
interface Asking {
  readonly game: AnyGame;
  readonly match: Match;
}

/** A question, and itself without its version as JSON, which distinguishes it from the next one. */
interface Posed {
  readonly asked: SeatQuestion;
  readonly match: Match;
  readonly content: string;
}

/** What each seat of a table is asked. Nothing is computed for seats without a reader. */
export class SeatQuestions {
  readonly #table: Asking;
  readonly #posed = new Map<Seat, Posed>();

  constructor(table: Asking) {
    this.#table = table;
  }

  /** Ends the questions of seats that have acted: the same question is a new one then. */
  note(entries: readonly Recorded[]): void {
    for (const { by } of entries) if (by !== undefined) this.#posed.delete(by);
  }

  /** What a seat is asked now. The same object as before as long as the question is the same. */
  to(seat: Seat): SeatQuestion | undefined {
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
