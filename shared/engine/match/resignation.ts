import type { Chance } from "../chance/rng.ts";
import { type GameEvent, type Refusal, refuse, type Seat } from "../contract/events.ts";
import { type AnyGame, isOpposed, isWinnable, type Outcome } from "../contract/game.ts";
import { isPlayedByPerson, type Match, personsAt } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";

/** The reason of an outcome or a handover after a resignation. */
export const CONCEDED = "conceded";

/** `outcome`: if the match ends. */
interface Resignation {
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | undefined;
}

/**
 * A cooperative match ends once all people have resigned; it is lost, if it could be won. A competitive match removes
 * the seat (`withdraw`), or its first bot plays it; without both, the seat stays and can take the resignation back. The
 * match ends when one seat, or no person, is left; the remaining seats win.
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

/** Whether the seat has left a competitive match that continues without it. */
export const hasResigned = (game: AnyGame, { config, resignations }: Match, seat: Seat): boolean =>
  continuesWithout(game, config.options) && resignations.includes(seat);

/** Whether the others play on. */
const continuesWithout = (game: AnyGame, options: object): boolean =>
  isOpposed(game, options) && (game.withdraw !== undefined || Object.keys(game.bots ?? {}).length > 0);

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

/** Withdraws all offers to resign or undo. A resignation is final if the match continues without the seat. */
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
