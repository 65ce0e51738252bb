import { type Refusal, refuse, type Seat } from "./game.ts";
import { isPlayedByPerson, type Match, type MatchEvent, personsAt, tableSettingsOf } from "./match.ts";
import { type Delay, limitOf } from "./table-settings.ts";
import { type Moment, secondsBetween } from "./time.ts";
import { callAfter, callersOf, type Wait } from "./waits.ts";

type Decided = readonly MatchEvent[] | Refusal;

/** A person lets a bot play in their place. */
export const handOver = ({ seats }: Match, seat: Seat, bot: string): Decided =>
  isPlayedByPerson(seats[seat]) ? [{ type: "SeatHandedToBot", seat, bot, reason: "asked" }] : refuse("BotPlays");

/** A person plays their own seat again, whoever gave it to a bot. */
export function reclaim({ seats }: Match, seat: Seat): Decided {
  const held = seats[seat];
  if (held?.kind !== "human") return refuse("NotYourSeat");
  return held.bot === undefined ? refuse("PersonPlays") : [{ type: "SeatReclaimed", seat }];
}

/** Since when the clock runs for a seat: the table waits for its person, who was not nudged yet. */
export const nudgeable = ({ seats, waits }: Match, seat: Seat): Moment | undefined =>
  waits[seat]?.nudged === undefined && isPlayedByPerson(seats[seat]) ? waits[seat]?.since : undefined;

/** Tells somebody that their time is up: once for each time the table waits for them, and not before. */
export function nudge(match: Match, seat: Seat, now: Moment): Decided {
  const { clock } = tableSettingsOf(match.charter);
  const since = nudgeable(match, seat);
  if (clock === null || since === undefined) return refuse("NoNudge");
  return secondsBetween(since, now) >= clock ? [{ type: "SeatNudged", seat }] : refuse("NotYet");
}

/** Who decides whether a bot plays a seat: all other people who are there. */
export const votersOn = (match: Match, seat: Seat, isHere: (voter: Seat) => boolean): readonly Seat[] =>
  personsAt(match).filter((voter) => voter !== seat && isHere(voter));

/** How many of the voters must want a bot: more than half. */
export const neededOf = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/** Somebody wants a bot in the place of a seat that keeps the table waiting. */
export interface CallForBot {
  readonly seat: Seat;
  /** Who calls. */
  readonly by: Seat;
  readonly bot: string;
  readonly reason: Delay;
  /** When the delay began: the server saw them last, or the clock ran out. */
  readonly since: Moment;
  /** The seats whose people are there to decide, the caller's among them. */
  readonly here: readonly Seat[];
  readonly now: Moment;
}

/** The call, and the bot if it was the last vote that was needed: more than half of those who are there. */
export function callBot({ charter, seats, waits }: Match, call: CallForBot): Decided {
  const { seat, by, bot, reason, since, here, now } = call;
  if (!isPlayedByPerson(seats[seat])) return refuse("BotPlays");
  if (by === seat || !here.includes(by) || !here.every((voter) => voter !== seat && isPlayedByPerson(seats[voter])))
    return refuse("NoVote");
  const wait = waits[seat];
  if (!wait || !isDelay(wait, call) || !isLongEnough(limitOf(tableSettingsOf(charter), reason), since, now))
    return refuse("NotYet");
  const callers = callAfter(wait, call, by).by;
  const isDecided = callers.filter((caller) => here.includes(caller)).length >= neededOf(here);
  if (!isDecided && callersOf(wait, call).includes(by)) return refuse("AlreadyCalled");
  const vote: MatchEvent = { type: "BotCalled", seat, reason, since, here };
  return isDecided ? [vote, { type: "SeatHandedToBot", seat, bot, reason }] : [vote];
}

/** Whether a delay is one of this wait: nobody is away from a table that does not wait, nor late before the clock has said so. */
const isDelay = (wait: Wait, { reason, since }: CallForBot): boolean =>
  reason === "away" ? secondsBetween(wait.since, since) >= 0 : wait.nudged === since;

const isLongEnough = (limit: number | null, since: Moment, now: Moment): boolean =>
  limit !== null && secondsBetween(since, now) >= limit;
