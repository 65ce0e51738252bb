import type { Seat } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import type { CommandPart, Move } from "../contract/moves.ts";
import type { Recorded } from "./log-entry.ts";
import { awaitedAt, isPlayedByClient, type Match } from "./match.ts";

/** The decision that a match waits for a seat to make. */
export interface SeatQuestion {
  /** The version of the log since which the question is open; a repeated question has a higher one. */
  readonly v: number;
  readonly seat: Seat;
  /** See `Game.question`. */
  readonly what: string;
  /** All legal moves. A part `of: "form"` has no `form` here. */
  readonly moves: readonly Move[];
}

/**
 * The open question of a seat; undefined while the table does not wait for it, or a bot of the server plays it. The
 * result is the same for the true match and for the seat's view.
 */
export function questionFor(game: AnyGame, match: Match, seat: Seat): Omit<SeatQuestion, "v"> | undefined {
  const awaited = awaitedAt(game, match).find((due) => due.seat === seat);
  if (!awaited || !isPlayedByClient(match.seats[seat])) return undefined;
  const what = game.question?.(match.table) ?? awaited.for;
  return { seat, what, moves: game.moves(match.table, seat).map(serializable) };
}

const serializable = ({ command, parts = [] }: Move): Move =>
  parts.length > 0 ? { command, parts: parts.map(withoutForm) } : { command };

/** Removes the form of a part, which is code and cannot be sent. */
function withoutForm(part: CommandPart): CommandPart {
  if (part.of !== "form") return part;
  const { form: _, ...data } = part;
  return data as CommandPart;
}

interface QuestionSource {
  readonly game: AnyGame;
  readonly match: Match;
}

interface OpenQuestion {
  readonly question: SeatQuestion;
  /** The match for which it was computed last. */
  readonly match: Match;
  /** The question as JSON without its version, to compare it with the next one. */
  readonly content: string;
}

/** The open questions of the seats of a table. A question is computed only when it is read. */
export class SeatQuestions {
  readonly #table: QuestionSource;
  readonly #open = new Map<Seat, OpenQuestion>();

  constructor(table: QuestionSource) {
    this.#table = table;
  }

  /** Ends the questions of seats that have acted: the same question is then a new one. */
  note(entries: readonly Recorded[]): void {
    for (const { by } of entries) if (by !== undefined) this.#open.delete(by);
  }

  /** The open question of a seat: the same object as long as the question is the same. */
  to(seat: Seat): SeatQuestion | undefined {
    const { game, match } = this.#table;
    const before = this.#open.get(seat);
    if (before?.match === match) return before.question;
    const next = questionFor(game, match, seat);
    if (!next) {
      this.#open.delete(seat);
      return undefined;
    }
    const content = JSON.stringify(next);
    const question = before?.content === content ? before.question : { v: match.version, ...next };
    this.#open.set(seat, { question, match, content });
    return question;
  }
}
