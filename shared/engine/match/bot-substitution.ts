import { type Refusal, refuse, type Seat } from "../contract/events.ts";
import { secondsBetween, type Timestamp } from "../time.ts";
import { isPlayedByClient, isPlayedByPerson, type Match, personsAt } from "./match.ts";
import { isOfPlayer, type MatchEvent, tableSettingsOf } from "./match-events.ts";
import { type Delay, limitOf } from "./table-settings.ts";
import { botVoteAfter, type TurnTimer, votedSeats } from "./turn-timers.ts";

type Decided = readonly MatchEvent[] | Refusal;

export const handOver = ({ seats }: Match, seat: Seat, bot: string): Decided =>
  isPlayedByClient(seats[seat]) ? [{ type: "SeatHandedToBot", seat, bot, reason: "asked" }] : refuse("BotPlays");

export function reclaim({ seats }: Match, seat: Seat): Decided {
  const held = seats[seat];
  if (!isOfPlayer(held)) return refuse("NotYourSeat");
  return held?.bot === undefined ? refuse("PersonPlays") : [{ type: "SeatReclaimed", seat }];
}

/** When the turn began; undefined if the seat cannot be reminded. */
export const remindableSince = ({ seats, turnTimers }: Match, seat: Seat): Timestamp | undefined =>
  turnTimers[seat]?.remindedAt === undefined && isPlayedByClient(seats[seat]) ? turnTimers[seat]?.since : undefined;

/** Once per turn, after the seat's clock has run out. */
export function remind(match: Match, seat: Seat, now: Timestamp): Decided {
  const { clock } = tableSettingsOf(match.config);
  const since = remindableSince(match, seat);
  if (clock === null || since === undefined) return refuse("NoNudge");
  return secondsBetween(since, now) >= clock ? [{ type: "SeatNudged", seat }] : refuse("NotYet");
}

/** All other people present. */
export const votersOn = (match: Match, seat: Seat, isHere: (voter: Seat) => boolean): readonly Seat[] =>
  personsAt(match).filter((voter) => voter !== seat && isHere(voter));

/** More than half. */
export const neededOf = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

export interface BotVoteRequest {
  readonly seat: Seat;
  /** The voter. */
  readonly by: Seat;
  readonly bot: string;
  readonly reason: Delay;
  /** When the player disconnected or, if later, the turn began; or when the seat was reminded. */
  readonly since: Timestamp;
  /** All who may vote, including `by`. */
  readonly here: readonly Seat[];
  readonly now: Timestamp;
}

/** The last vote needed also hands the seat to the bot. */
export function voteForBot({ config, seats, turnTimers }: Match, request: BotVoteRequest): Decided {
  const { seat, by, bot, reason, since, here, now } = request;
  if (!isPlayedByClient(seats[seat])) return refuse("BotPlays");
  if (by === seat || !here.includes(by) || !here.every((voter) => voter !== seat && isPlayedByPerson(seats[voter])))
    return refuse("NoVote");
  const timer = turnTimers[seat];
  if (!timer || !isDelay(timer, request) || !isLongEnough(limitOf(tableSettingsOf(config), reason), since, now))
    return refuse("NotYet");
  const voted = botVoteAfter(timer, request, by).by;
  const isDecided = voted.filter((voter) => here.includes(voter)).length >= neededOf(here);
  if (!isDecided && votedSeats(timer, request).includes(by)) return refuse("AlreadyCalled");
  const vote: MatchEvent = { type: "BotCalled", seat, reason, since, here };
  return isDecided ? [vote, { type: "SeatHandedToBot", seat, bot, reason }] : [vote];
}

/** An absence counts from the start of the turn at the earliest. */
const isDelay = (timer: TurnTimer, { reason, since }: BotVoteRequest): boolean =>
  reason === "away" ? secondsBetween(timer.since, since) >= 0 : timer.remindedAt === since;

const isLongEnough = (limit: number | null, since: Timestamp, now: Timestamp): boolean =>
  limit !== null && secondsBetween(since, now) >= limit;
