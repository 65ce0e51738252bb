import type { BoardOdds } from "../../../shared/engine/lists/gallery-responses.ts";
import { messages } from "./messages/messages.ts";
import { shareOf } from "./odds.ts";

/** Empty without matches. */
export function shareText(odds: BoardOdds, isOpposed: boolean): string {
  const read = messages.value.odds;
  const share = shareOf(odds);
  return share ? read.withSeats(read[isOpposed ? "opposed" : "together"](share), read.seats(odds.seats)) : "";
}
