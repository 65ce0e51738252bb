import { encode, OFFER_TOLL, withCards } from "../encoding.ts";
import { type Kernel, NO_OFFER } from "../kernel.ts";
import { offered, offeredBy, roomFor, silentSeats } from "../toll.ts";
import { division, readFits } from "./fits.ts";
import { knowledge, readTable } from "./knowledge.ts";
import { leastMissed, sacrifice } from "./sacrifice.ts";

/** Like `offerOf` of `bot/offer.ts`. */
export function offerOf(table: Kernel, seat: number): number {
  readTable(table, seat, false);
  readFits(table);
  division.gap = -1;
  const count = Math.min(readiness(table, seat), knowledge.hand, roomFor(table, seat));
  leastMissed(table, (1 << knowledge.hand) - 1, count);
  return withCards(encode(OFFER_TOLL, 0, 0), count > 0 ? sacrifice.positions : 0);
}

function readiness(table: Kernel, seat: number): number {
  if (table.offer[seat] === NO_OFFER) return fairShare(table, seat);
  return offeredBy(table, seat) + raise(table);
}

const fairShare = ({ amount, seats }: Kernel, seat: number): number =>
  Math.floor(amount / seats) + (seat < amount % seats ? 1 : 0);

function raise(table: Kernel): number {
  if (silentSeats(table) > 0) return 0;
  let able = 0;
  for (let seat = 0; seat < table.seats; seat++) if (table.handCount[seat]! > offeredBy(table, seat)) able++;
  return Math.ceil((table.amount - offered(table)) / Math.max(1, able));
}
