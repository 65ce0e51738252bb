import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import type { PlaqueRow } from "../../../contract/seats.ts";

/** The fraction of the rows' height that common cards take. */
export const BAR = 0.15;

/**
 * The parties in turn order from the far coast. The player's own party, or the last seat for a spectator, is nearest to
 * the home shore.
 */
export function rowOrder({ order, parties, seats }: State, seat: Seat | undefined): readonly Party[] {
  if (parties.length === 0) {
    const all = Array.from({ length: seats }, (_, i) => i);
    return seat === undefined ? all : [...all.slice(seat + 1), ...all.slice(0, seat + 1)];
  }
  const last = order.indexOf(seat ?? seats - 1);
  return [...order.slice(last + 1), ...order.slice(0, last + 1)];
}

/** The number of rows. Demons and the Tide have rows of their own. */
export const rowCount = ({ table, config }: Match<State>): number => Math.max(table.parties.length, config.seats);

/** The place of a row as fractions of the height of all rows. `row` counts from the far coast. */
export const rowAt = (row: number, rows: number, hasCommon: boolean): PlaqueRow => {
  const part = (hasCommon ? 1 - BAR : 1) / rows;
  return { from: row * part, part };
};

/** The place of a seat's row, as the reader `me` sees the table. */
export const rowOfSeat = (match: Match<State>, seat: Seat, me: Seat | undefined): PlaqueRow =>
  rowAt(rowOrder(match.table, me).indexOf(seat), rowCount(match), match.table.row !== undefined);
