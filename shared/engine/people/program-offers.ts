import type { Seat } from "../contract/events.ts";
import type { Summary } from "../match/summary.ts";

/** A value of an option in `GET /api/games`. */
export type OptionValue = string | number | boolean;

/** Tables of a game that a program plays. */
export interface OfferedGame {
  /** The id of the game. */
  readonly game: string;
  /** By name of the option: the values that the program plays. Default: all. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** The numbers of seats that the program plays with. Default: all. */
  readonly seats?: readonly number[];
}

export interface ProgramOffer {
  /** A sentence for people, or empty. */
  readonly about: string;
  readonly games: readonly OfferedGame[];
  /** The number of tables that it plays at a time. */
  readonly tables: number;
}

/** A program that offers itself. */
export interface OfferingProgram extends ProgramOffer {
  readonly player: string;
  readonly name: string;
  /** The owner's name; may be empty. */
  readonly owner: string;
  /** The URL of a page about it; may be empty. */
  readonly link: string;
  /** Whether its stream of invitations is open; false during the minute after it was closed. */
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
  /** When the invitation ends (ISO 8601, UTC); null if it lasts until the start, as in a rematch. */
  readonly until: string | null;
}

/** `options`: with all defaults filled in. */
interface OfferedTable extends Pick<Summary, "game" | "options"> {
  readonly seats: number;
}

/** Whether an offer includes a table. An option that the table does not have is ignored. */
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
