import type { Outcome } from "../../../engine/contract/game.ts";
import { DISCARDED, FINISHED, type Kernel, NO_OFFER, SCORED, SHOWN, TOLL, TURN } from "./kernel.ts";
import { canAct } from "./moves.ts";
import { isUnpayable, offered, offeredBy, silentSeats } from "./toll.ts";

/** The seats that the table waits for, a bit each (`toAct` of the engine). */
export function awaitedSeats(table: Kernel): number {
  if (table.stage === TOLL) return owingSeats(table);
  return table.stage < TOLL ? 1 << table.seat : 0;
}

/** B7: the seats without an offer, else those that could give more. */
function owingSeats(table: Kernel): number {
  if (isUnpayable(table)) return 0;
  const waitsForSilent = silentSeats(table) > 0;
  if (!waitsForSilent && offered(table) === table.amount) return 0;
  let seats = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const isAwaited = waitsForSilent ? table.offer[seat] === NO_OFFER : table.handCount[seat]! > offeredBy(table, seat);
    if (isAwaited) seats |= 1 << seat;
  }
  return seats;
}

/** How a match ended. `GOES_ON` is 0. */
export const GOES_ON = 0;
const WON = 1;
const STUCK = 2;
const UNPAYABLE = 3;
const BY_POINTS = 4;

/** B8, B10, B11, D5. */
export function endOf(table: Kernel): number {
  switch (table.stage) {
    case TURN:
      return canAct(table, table.seat) ? GOES_ON : STUCK;
    case TOLL:
      return isUnpayable(table) ? UNPAYABLE : GOES_ON;
    case FINISHED:
      return WON;
    case SCORED:
      return BY_POINTS;
    default:
      return GOES_ON;
  }
}

/** The engine's outcome of a table, once it is over. */
export function outcomeOf(table: Kernel): Outcome | undefined {
  switch (endOf(table)) {
    case WON:
      return { result: "won", winners: Array.from({ length: table.seats }, (_, seat) => seat), reason: "finished" };
    case STUCK:
      return { result: "lost", winners: [], reason: "stuck" };
    case UNPAYABLE:
      return { result: "lost", winners: [], reason: "toll-unpayable" };
    case BY_POINTS:
      return byPoints(table);
    default:
      return undefined;
  }
}

/** The least length of a run that scores. */
const RUN = 3;

/** The score of a seat (D6). */
interface Score {
  points: number;
  islands: number;
  discarded: number;
  longest: number;
}

function scoreOf(table: Kernel, seat: number): Score {
  const score = { points: 0, islands: 0, discarded: 0, longest: 0 };
  let run = 0;
  for (let cell = 0; cell <= table.rules.cells; cell++) {
    if (cell < table.rules.cells && table.number[cell] !== 0 && table.by[cell] === seat) {
      score.islands++;
      score.longest = Math.max(score.longest, ++run);
      continue;
    }
    if (run >= RUN) score.points += run;
    run = 0;
  }
  for (const fate of table.fate) if (fate === DISCARDED + seat || fate === SHOWN + seat) score.discarded++;
  score.points += 2 * score.islands - score.discarded;
  return score;
}

/** D6: more points, else more islands, fewer discards, the longer run. */
function byPoints(table: Kernel): Outcome {
  const [one, other] = [scoreOf(table, 0), scoreOf(table, 1)];
  const lead =
    one.points - other.points ||
    one.islands - other.islands ||
    other.discarded - one.discarded ||
    one.longest - other.longest;
  const scores = [one.points, other.points];
  if (lead === 0) return { result: "draw", winners: [], reason: "points", scores };
  return { result: "won", winners: [lead > 0 ? 0 : 1], reason: "points", scores };
}
