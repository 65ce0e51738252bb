import { refuse } from "../../../engine/game.ts";
import { DiscardPair } from "../actions/pair.ts";
import { PlaceCard } from "../actions/place.ts";
import { Sweep } from "../actions/sweep.ts";
import { HAND, ISLANDS } from "../cards.ts";
import { endOrPass } from "../duelling.ts";
import { GRID } from "../layouts.ts";
import { costIn } from "../placing.ts";
import { drawFromRow } from "../row.ts";
import { verdict } from "../scoring.ts";
import type { Mode, Spot } from "./mode.ts";

/** D4: whether both parts of a gap that a placement divides can still be filled, as far as the numbers go. */
function leavesRoom({ number, gap, cell }: Spot): boolean {
  const { cells, below = 0, above = ISLANDS + 1 } = gap;
  const at = cells.indexOf(cell);
  return number - below > at && above - number > cells.length - 1 - at;
}

/** The duel: D1 to D7. Two seats against each other, by day and by night, from one pile with a row of cards beside it. */
export const duel: Mode = {
  layout: GRID,
  seats: [2, 2],
  opposed: true,
  seenInHands: true,
  deck: () => ({ mixed: [], buried: [], row: HAND }),
  actions: { PlaceCard, DiscardPair, Sweep },
  cost: ({ number, gap, cell }) => costIn(number, gap, cell),
  forbids: (_, spot) => (leavesRoom(spot) ? undefined : refuse("LeavesNoRoom", "D4")),
  side: (_, seat) => (seat === 0 ? "day" : "night"),
  mayFinish: () => false,
  draw: drawFromRow,
  pass: endOrPass,
  outcome: verdict,
  talk: () => "free",
};
