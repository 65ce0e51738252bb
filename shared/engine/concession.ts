import { type AnyGame, type Outcome, type Refusal, refuse, type Seat } from "./game.ts";
import { isPlayedByPerson, type Match, type MatchEvent, personsAt } from "./match.ts";

/** What a seat's giving up leads to: the offer, and the end if nothing more is needed for it. */
export interface Conceded {
  readonly offer: MatchEvent;
  readonly outcome: Outcome | undefined;
}

/** Gives up, for the seat's own part. */
export function concede(game: AnyGame, match: Match, seat: Seat): Conceded | Refusal {
  if (!isPlayedByPerson(match.seats[seat])) return refuse("BotPlays");
  if (match.concession.includes(seat)) return refuse("AlreadyConceded");
  return { offer: { type: "ConcessionOffered", seat }, outcome: outcomeOf(game, match, [...match.concession, seat]) };
}

/**
 * How it ends when these seats give up. Who plays together gives up together: everybody who is a person must want it. Who
 * plays against others gives up alone: it ends when one is left.
 */
function outcomeOf(game: AnyGame, match: Match, conceding: readonly Seat[]): Outcome | undefined {
  const isMissing = (seat: Seat) => !conceding.includes(seat);
  if (!game.opposed(match.charter.options))
    return personsAt(match).some(isMissing) ? undefined : { result: "lost", winners: [], reason: "conceded" };
  const left = [...match.seats.keys()].filter(isMissing);
  return left.length > 1 ? undefined : { result: "won", winners: left, reason: "conceded" };
}

/** Plays on: what anybody offered is off the table. */
export function playOn({ concession, seats }: Match, seat: Seat): readonly MatchEvent[] | Refusal {
  if (!isPlayedByPerson(seats[seat])) return refuse("BotPlays");
  return concession.length > 0 ? [{ type: "ConcessionDropped", seat }] : refuse("NothingOffered");
}
