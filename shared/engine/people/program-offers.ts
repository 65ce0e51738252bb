import type { Seat } from "../contract/events.ts";
import type { Summary } from "../match/summary.ts";

export type OptionValue = string | number | boolean;

export interface OfferedGame {
  readonly game: string;
  /** Default: all. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** Default: all. */
  readonly seats?: readonly number[];
}

export interface ProgramOffer {
  /** A text for people; may be empty. */
  readonly about: string;
  readonly games: readonly OfferedGame[];
  /** Maximum at a time. */
  readonly tables: number;
}

export interface OfferingProgram extends ProgramOffer {
  readonly player: string;
  readonly name: string;
  /** May be empty. */
  readonly owner: string;
  /** A page about the program; may be empty. */
  readonly link: string;
  /** The stream of invitations is open. If false, it was closed within the last minute. */
  readonly here: boolean;
}

/** A reserved seat of an open table. */
export interface Invitation {
  readonly match: string;
  readonly code: string;
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seat: Seat;
  /** ISO 8601, UTC; null: until the start. */
  readonly until: string | null;
}

/** `options`: with all defaults. */
interface OfferedTable extends Pick<Summary, "game" | "options"> {
  readonly seats: number;
}

/** Ignores offered options that the table does not have. */
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
