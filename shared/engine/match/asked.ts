import type { Seat } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import type { CommandPart, Move } from "../contract/moves.ts";
import { awaitedAt, isPlayedByClient, type Match } from "./match.ts";

/** What a seat is asked at a version of its match. */
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
 * What a seat is asked now; undefined while the table does not wait for it, or a bot of the server plays it. The same from the true
 * match and from the seat's own view, because moves follow from the view.
 */
export function askedOf(game: AnyGame, match: Match, seat: Seat): Omit<SeatQuestion, "v"> | undefined {
  const awaited = awaitedAt(game, match).find((due) => due.seat === seat);
  if (!awaited || !isPlayedByClient(match.seats[seat])) return undefined;
  const what = game.question?.(match.table) ?? awaited.for;
  return { seat, what, moves: game.moves(match.table, seat).map(asData) };
}

const asData = ({ command, parts = [] }: Move): Move =>
  parts.length > 0 ? { command, parts: parts.map(withoutForm) } : { command };

/** A form is code, which cannot be sent; its limits can. */
function withoutForm(part: CommandPart): CommandPart {
  if (part.of !== "form") return part;
  const { form: _, ...data } = part;
  return data as CommandPart;
}
