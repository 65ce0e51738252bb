import {
  type AnyGame,
  type Chance,
  type GameEvent,
  isOpposed,
  isWinnable,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
} from "./game.ts";
import { isPlayedByPerson, type Match, type MatchEvent, personsAt } from "./match.ts";

/** What a seat's giving up leads to: the offer with what becomes of the seat, and the end if nothing more is needed for it. */
export interface Conceded {
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | undefined;
}

/**
 * Gives up, for the seat's own part.
 *
 * Who plays together gives up together: everybody who is a person must want it. Where nothing can be won, the match is over then
 * and nobody has lost. Who plays against others gives up alone and for
 * good: it ends when one seat is left, or no person is, and those who are left have won. Till then the others go on, and the
 * table does not wait for who gave up: the game takes the seat out (`withdraw`), or its first bot plays it on. Where there is
 * neither, nobody can leave the others alone: who would give up plays on till all but one would.
 * @param chance of what follows the offer
 */
export function concede(game: AnyGame, match: Match, seat: Seat, chance: Chance): Conceded | Refusal {
  if (hasGivenUp(game, match, seat)) return refuse("AlreadyConceded");
  if (!isPlayedByPerson(match.seats[seat])) return refuse("BotPlays");
  if (match.concession.includes(seat)) return refuse("AlreadyConceded");
  const offer: MatchEvent = { type: "ConcessionOffered", seat };
  const conceding = [...match.concession, seat];
  const outcome = outcomeOf(game, match, conceding);
  return { events: outcome ? [offer] : [offer, ...leaving(game, match, seat, chance)], outcome };
}

/** Whether a seat has given up for good, as who plays against others does. */
export const hasGivenUp = (game: AnyGame, { charter, concession }: Match, seat: Seat): boolean =>
  goesOnWithout(game, charter.options) && concession.includes(seat);

/** Whether others can go on when one of them gives up. */
export const goesOnWithout = (game: AnyGame, options: object): boolean =>
  isOpposed(game, options) && (game.withdraw !== undefined || Object.keys(game.bots ?? {}).length > 0);

/** What becomes of a seat that others go on without. */
function leaving(game: AnyGame, { charter, table }: Match, seat: Seat, chance: Chance): readonly GameEvent[] {
  if (!goesOnWithout(game, charter.options)) return [];
  if (game.withdraw) return game.withdraw(table, seat, chance);
  const [bot] = Object.keys(game.bots!);
  const handed: MatchEvent = { type: "SeatHandedToBot", seat, bot: bot!, reason: "conceded" };
  return [handed];
}

function outcomeOf(game: AnyGame, match: Match, conceding: readonly Seat[]): Outcome | undefined {
  const isMissing = (seat: Seat) => !conceding.includes(seat);
  const isEverybody = !personsAt(match).some(isMissing);
  const left = [...match.seats.keys()].filter(isMissing);
  if (isOpposed(game, match.charter.options))
    return left.length === 1 || isEverybody ? { result: "won", winners: left, reason: "conceded" } : undefined;
  const result = isWinnable(game, match.charter.options) ? "lost" : "ended";
  return isEverybody ? { result, winners: [], reason: "conceded" } : undefined;
}

/**
 * Plays on: what anybody offered, to give up or to take steps back, is off the table. Who gave up against others has done so
 * for good.
 */
export function playOn(game: AnyGame, match: Match, seat: Seat): readonly MatchEvent[] | Refusal {
  const { charter, concession, seats, takingBack } = match;
  if (!isPlayedByPerson(seats[seat])) return refuse("BotPlays");
  const isOffered = concession.length > 0 && !goesOnWithout(game, charter.options);
  const dropped: readonly MatchEvent[] = [
    ...(isOffered ? [{ type: "ConcessionDropped", seat } as const] : []),
    ...(takingBack ? [{ type: "TakeBackDropped", seat } as const] : []),
  ];
  return dropped.length > 0 ? dropped : refuse("NothingOffered");
}
