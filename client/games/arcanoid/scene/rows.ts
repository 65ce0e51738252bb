import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import type { PlaqueRow } from "../../../contract/seats.ts";

/** Share of the rows' height for the cards common to all. */
export const BAR = 0.15;

/** Parties in turn order from the far coast. The last is the player's own, or for a spectator the last seat. */
export function rowOrder({ order, parties, seats }: State, seat: Seat | undefined): readonly Party[] {
  if (parties.length === 0) {
    const all = Array.from({ length: seats }, (_, i) => i);
    return seat === undefined ? all : [...all.slice(seat + 1), ...all.slice(0, seat + 1)];
  }
  const last = order.indexOf(seat ?? seats - 1);
  return [...order.slice(last + 1), ...order.slice(0, last + 1)];
}

/** Demons and the Tide, which have no seats of their own, have rows too. */
export const rowCount = ({ table, config }: Match<State>): number => Math.max(table.parties.length, config.seats);

/** The row's place as fractions of the height of all rows; row 0 is at the far coast. */
export const rowAt = (row: number, rows: number, hasCommon: boolean): PlaqueRow => {
  const part = (hasCommon ? 1 - BAR : 1) / rows;
  return { from: row * part, part };
};

export const rowOfSeat = (match: Match<State>, seat: Seat, me: Seat | undefined): PlaqueRow =>
  rowAt(rowOrder(match.table, me).indexOf(seat), rowCount(match), match.table.row !== undefined);
