import type { Seat } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import type { CommandPart, Move } from "../contract/moves.ts";
import type { Recorded } from "./log-entry.ts";
import { awaitedAt, isPlayedByClient, type Match } from "./match.ts";

export interface SeatQuestion {
  /** A log version at which the question was open; a repeated question has a higher one. */
  readonly v: number;
  readonly seat: Seat;
  /** See `Game.question`. */
  readonly what: string;
  /** Parts `of: "form"` lack their `form`. */
  readonly moves: readonly Move[];
}

/** Undefined while the table does not wait for the seat, or a bot of the server plays it. */
export function questionFor(game: AnyGame, match: Match, seat: Seat): Omit<SeatQuestion, "v"> | undefined {
  const awaited = awaitedAt(game, match).find((due) => due.seat === seat);
  if (!awaited || !isPlayedByClient(match.seats[seat])) return undefined;
  const what = game.question?.(match.table) ?? awaited.for;
  return { seat, what, moves: game.moves(match.table, seat).map(serializable) };
}

const serializable = ({ command, parts = [] }: Move): Move =>
  parts.length > 0 ? { command, parts: parts.map(withoutForm) } : { command };

/** A form is code and cannot be sent. */
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
  readonly match: Match;
  /** JSON without the version. */
  readonly content: string;
}

/** Open questions, computed when read. */
export class SeatQuestions {
  readonly #table: QuestionSource;
  readonly #open = new Map<Seat, OpenQuestion>();

  constructor(table: QuestionSource) {
    this.#table = table;
  }

  /** If a seat has acted, an equal question is a new one. */
  note(entries: readonly Recorded[]): void {
    for (const { by } of entries) if (by !== undefined) this.#open.delete(by);
  }

  /** The same object for the same question. */
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
