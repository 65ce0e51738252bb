import { countOf } from "./encoding.ts";
import { type Kernel, NO_OFFER } from "./kernel.ts";

/** B8, B9: all hands together have too few cards. */
export function isUnpayable(table: Kernel): boolean {
  const { handCount } = table;
  let cards = 0;
  for (let seat = 0; seat < handCount.length; seat++) cards += handCount[seat]!;
  return cards < table.amount;
}

export const offeredBy = (table: Kernel, seat: number): number =>
  table.offer[seat] === NO_OFFER ? 0 : countOf(table.offer[seat]!);

export function offered(table: Kernel): number {
  let cards = 0;
  for (let seat = 0; seat < table.offer.length; seat++) cards += offeredBy(table, seat);
  return cards;
}

/** B7: the maximum of the seat's offer, given the others'. */
export const roomFor = (table: Kernel, seat: number): number => table.amount - offered(table) + offeredBy(table, seat);

export function silentSeats(table: Kernel): number {
  let silent = 0;
  for (let seat = 0; seat < table.seats; seat++) if (table.offer[seat] === NO_OFFER) silent++;
  return silent;
}
