import { type Refusal, refuse, type Seat } from "../contract/events.ts";
import { secondsBetween, type Timestamp } from "../time.ts";
import { isPlayedByPerson, type Match, type MatchEvent, personsAt, tableSettingsOf } from "./match.ts";
import { type Delay, limitOf } from "./table-settings.ts";
import { callAfter, callersOf, type Wait } from "./turn-timers.ts";

type Decided = readonly MatchEvent[] | Refusal;

/** A person hands their seat to a bot. */
export const handOver = ({ seats }: Match, seat: Seat, bot: string): Decided =>
  isPlayedByPerson(seats[seat]) ? [{ type: "SeatHandedToBot", seat, bot, reason: "asked" }] : refuse("BotPlays");

/** A person takes their own seat back from a bot. */
export function reclaim({ seats }: Match, seat: Seat): Decided {
  const held = seats[seat];
  if (held?.kind !== "human") return refuse("NotYourSeat");
  return held.bot === undefined ? refuse("PersonPlays") : [{ type: "SeatReclaimed", seat }];
}

/** Since when the table has waited for a seat's person; undefined if it does not wait or has already reminded them. */
export const nudgeable = ({ seats, waits }: Match, seat: Seat): Timestamp | undefined =>
  waits[seat]?.nudged === undefined && isPlayedByPerson(seats[seat]) ? waits[seat]?.since : undefined;

/** Reminds a seat that its time is up: once per wait, and not before the clock runs out. */
export function nudge(match: Match, seat: Seat, now: Timestamp): Decided {
  const { clock } = tableSettingsOf(match.config);
  const since = nudgeable(match, seat);
  if (clock === null || since === undefined) return refuse("NoNudge");
  return secondsBetween(since, now) >= clock ? [{ type: "SeatNudged", seat }] : refuse("NotYet");
}

/** All other people present; they decide whether a bot takes over a seat. */
export const votersOn = (match: Match, seat: Seat, isHere: (voter: Seat) => boolean): readonly Seat[] =>
  personsAt(match).filter((voter) => voter !== seat && isHere(voter));

/** The number of votes needed: more than half. */
export const neededOf = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/** A vote to replace a seat that delays the table with a bot. */
export interface CallForBot {
  readonly seat: Seat;
  /** The voting seat. */
  readonly by: Seat;
  readonly bot: string;
  readonly reason: Delay;
  /** When the delay began: the player was last seen, or the clock ran out. */
  readonly since: Timestamp;
  /** The seats of the people present who may vote, the caller included. */
  readonly here: readonly Seat[];
  readonly now: Timestamp;
}

/** The vote, and the bot if that was the last vote needed. */
export function callBot({ config, seats, waits }: Match, call: CallForBot): Decided {
  const { seat, by, bot, reason, since, here, now } = call;
  if (!isPlayedByPerson(seats[seat])) return refuse("BotPlays");
  if (by === seat || !here.includes(by) || !here.every((voter) => voter !== seat && isPlayedByPerson(seats[voter])))
    return refuse("NoVote");
  const wait = waits[seat];
  if (!wait || !isDelay(wait, call) || !isLongEnough(limitOf(tableSettingsOf(config), reason), since, now))
    return refuse("NotYet");
  const callers = callAfter(wait, call, by).by;
  const isDecided = callers.filter((caller) => here.includes(caller)).length >= neededOf(here);
  if (!isDecided && callersOf(wait, call).includes(by)) return refuse("AlreadyCalled");
  const vote: MatchEvent = { type: "BotCalled", seat, reason, since, here };
  return isDecided ? [vote, { type: "SeatHandedToBot", seat, bot, reason }] : [vote];
}

/** Whether the delay belongs to this wait: absence counts from the start of the wait, lateness from the reminder. */
const isDelay = (wait: Wait, { reason, since }: CallForBot): boolean =>
  reason === "away" ? secondsBetween(wait.since, since) >= 0 : wait.nudged === since;

const isLongEnough = (limit: number | null, since: Timestamp, now: Timestamp): boolean =>
  limit !== null && secondsBetween(since, now) >= limit;
