import type { Seat } from "../contract/events.ts";
import type { Summary } from "../match/summary.ts";

/** A value of an option in `GET /api/games`. */
export type OptionValue = string | number | boolean;

/** Tables that a program plays. */
export interface OfferedGame {
  readonly game: string;
  /** Accepted values, by option. Default: all. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** Accepted numbers of seats. Default: all. */
  readonly seats?: readonly number[];
}

export interface ProgramOffer {
  /** A sentence for people; may be empty. */
  readonly about: string;
  readonly games: readonly OfferedGame[];
  /** Maximum number of tables at a time. */
  readonly tables: number;
}

export interface OfferingProgram extends ProgramOffer {
  readonly player: string;
  readonly name: string;
  /** May be empty. */
  readonly owner: string;
  /** A page about the program; may be empty. */
  readonly link: string;
  /** Whether the program's stream of invitations is open, or was closed within the last minute. */
  readonly here: boolean;
}

/** A seat of an open table that is reserved for a player. */
export interface Invitation {
  readonly match: string;
  readonly code: string;
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seat: Seat;
  /** ISO 8601, UTC; null: until the start, as in a rematch. */
  readonly until: string | null;
}

/** `options`: with all defaults. */
interface OfferedTable extends Pick<Summary, "game" | "options"> {
  readonly seats: number;
}

/** Ignores an offered option that the table does not have. */
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
