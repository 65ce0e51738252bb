import type { Seat } from "../contract/events.ts";
import type { Summary } from "../match/summary.ts";

/** A value of an option in `GET /api/games`. */
export type OptionValue = string | number | boolean;

/** Tables that a program plays. */
export interface OfferedGame {
  /** The id of the game. */
  readonly game: string;
  /** The values that the program plays, by option. Default: all. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** The numbers of seats that the program plays. Default: all. */
  readonly seats?: readonly number[];
}

export interface ProgramOffer {
  /** A sentence for people; may be empty. */
  readonly about: string;
  readonly games: readonly OfferedGame[];
  /** The maximum number of tables at a time. */
  readonly tables: number;
}

export interface OfferingProgram extends ProgramOffer {
  readonly player: string;
  readonly name: string;
  /** The owner's name; may be empty. */
  readonly owner: string;
  /** The URL of a page about the program; may be empty. */
  readonly link: string;
  /** Whether the program's stream of invitations is open; false during the minute after it was closed. */
  readonly here: boolean;
}

/** A seat of an open table that is reserved for a player. */
export interface Invitation {
  readonly match: string;
  readonly code: string;
  readonly game: string;
  readonly options: object;
  /** The number of seats. */
  readonly seats: number;
  readonly seat: Seat;
  /** ISO 8601, UTC; null: until the start, as in a rematch. */
  readonly until: string | null;
}

/** `options`: with all defaults filled in. */
interface OfferedTable extends Pick<Summary, "game" | "options"> {
  readonly seats: number;
}

/** An offered option that the table does not have is ignored. */
export const includesTable = ({ games }: Pick<ProgramOffer, "games">, table: OfferedTable): boolean =>
  games.some(
    ({ game, options = {}, seats }) =>
      game === table.game &&
      seats?.includes(table.seats) !== false &&
      Object.entries(options).every(([name, values]) => {
        const value = (table.options as Readonly<Record<string, OptionValue | undefined>>)[name];
        return value === undefined || values.includes(value);
      }),
  );
