import type { Chance } from "../chance/rng.ts";
import { type GameEvent, type Refusal, refuse, type Seat } from "../contract/events.ts";
import { type AnyGame, isOpposed, isWinnable, type Outcome } from "../contract/game.ts";
import { isPlayedByPerson, type Match, personsAt } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";

/** The reason in logs of an outcome, and of a handover to a bot, after a player resigned. */
export const CONCEDED = "conceded";

/** The events of a resignation, and the outcome if it ends the match. */
interface Resignation {
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | undefined;
}

/**
 * Resigns a seat.
 *
 * In cooperative games the match ends once all people have resigned; it is lost, if it could be won. In competitive
 * games a seat resigns alone and permanently. The match ends when one seat, or no person, is left; the remaining seats
 * win. Until then the game removes the seat (`withdraw`), or its first bot plays it. Without both, the seat stays.
 * @param chance for the events after the offer
 */
export function resign(game: AnyGame, match: Match, seat: Seat, chance: Chance): Resignation | Refusal {
  if (hasResigned(game, match, seat)) return refuse("AlreadyConceded");
  if (!isPlayedByPerson(match.seats[seat])) return refuse("BotPlays");
  if (match.resignations.includes(seat)) return refuse("AlreadyConceded");
  const offer: MatchEvent = { type: "ConcessionOffered", seat };
  const resigning = [...match.resignations, seat];
  const outcome = outcomeOf(game, match, resigning);
  return { events: outcome ? [offer] : [offer, ...leaving(game, match, seat, chance)], outcome };
}

/** Whether a seat has resigned from a competitive match that continues without it. */
export const hasResigned = (game: AnyGame, { config, resignations }: Match, seat: Seat): boolean =>
  continuesWithout(game, config.options) && resignations.includes(seat);

/** Whether the other seats can play on when one resigns. */
const continuesWithout = (game: AnyGame, options: object): boolean =>
  isOpposed(game, options) && (game.withdraw !== undefined || Object.keys(game.bots ?? {}).length > 0);

/** The events by which a resigned seat leaves a match that continues. */
function leaving(game: AnyGame, { config, table }: Match, seat: Seat, chance: Chance): readonly GameEvent[] {
  if (!continuesWithout(game, config.options)) return [];
  if (game.withdraw) return game.withdraw(table, seat, chance);
  const [bot] = Object.keys(game.bots!);
  const handed: MatchEvent = { type: "SeatHandedToBot", seat, bot: bot!, reason: CONCEDED };
  return [handed];
}

function outcomeOf(game: AnyGame, match: Match, resigning: readonly Seat[]): Outcome | undefined {
  const isRemaining = (seat: Seat) => !resigning.includes(seat);
  const haveAllResigned = !personsAt(match).some(isRemaining);
  const left = [...match.seats.keys()].filter(isRemaining);
  if (isOpposed(game, match.config.options))
    return left.length === 1 || haveAllResigned ? { result: "won", winners: left, reason: CONCEDED } : undefined;
  const result = isWinnable(game, match.config.options) ? "lost" : "ended";
  return haveAllResigned ? { result, winners: [], reason: CONCEDED } : undefined;
}

/** Withdraws all open offers: to resign, or to take steps back. Resignations in competitive games are final. */
export function withdrawOffers(game: AnyGame, match: Match, seat: Seat): readonly MatchEvent[] | Refusal {
  const { config, resignations, seats, undoRequest } = match;
  if (!isPlayedByPerson(seats[seat])) return refuse("BotPlays");
  const isOffered = resignations.length > 0 && !continuesWithout(game, config.options);
  const dropped: readonly MatchEvent[] = [
    ...(isOffered ? [{ type: "ConcessionDropped", seat } as const] : []),
    ...(undoRequest ? [{ type: "TakeBackDropped", seat } as const] : []),
  ];
  return dropped.length > 0 ? dropped : refuse("NothingOffered");
}
