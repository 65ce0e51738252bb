import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Outcome } from "../../shared/engine/contract/game.ts";
import { moveAt } from "../../shared/engine/match/branch.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { MatchEvent } from "../../shared/engine/match/match-events.ts";
import { atTable } from "../i18n/at-table.ts";
import { playerName } from "../i18n/player-name.ts";

/** `match` has the names of the other players. */
interface MatchReader {
  readonly match: Pick<Match, "seats">;
  readonly me: Seat | undefined;
}

export const nameOf = ({ seats }: Pick<Match, "seats">, seat: Seat): string => seats[seat]?.name ?? String(seat + 1);

/** The name for lists and labels, where bots are marked. */
export function markedNameOf({ seats }: Pick<Match, "seats">, seat: Seat): string {
  const held = seats[seat];
  return held ? playerName(held) : String(seat + 1);
}

/** The actor's name; absent for the reader. */
export const byWhom = ({ match, me }: MatchReader, seat: Seat): { readonly who?: string } =>
  seat === me ? {} : { who: nameOf(match, seat) };

/** Undefined for events that the log omits. */
export function matchSentence(event: MatchEvent & Pick<Recorded, "by">, reader: MatchReader): string | undefined {
  const say = atTable().events;
  const by = (seat: Seat) => byWhom(reader, seat);
  switch (event.type) {
    case "MatchCreated":
      return say.opened();
    case "SeatTaken":
      return say.sat(event.seat === reader.me ? {} : { who: playerName(event) });
    case "SeatReserved":
      return say.invited({ ...(event.by === undefined ? {} : by(event.by)), whom: playerName(event) });
    case "SeatFreed":
      return event.reason && say[event.reason]();
    case "SeatLeft":
      return say.stood(by(event.seat));
    case "MatchConfigured":
      // `places` has the earlier seat of each new seat: the actor may have moved.
      return say.configured({ ...by(event.places.indexOf(event.by ?? 0)), n: event.seats });
    case "MatchStarted":
      return say.started();
    case "SeatNudged":
      return say.nudged(by(event.seat));
    case "BotCalled": {
      const { who: whom } = by(event.seat);
      return say.botCalled({ ...(event.by === undefined ? {} : by(event.by)), ...(whom ? { whom } : {}) });
    }
    case "ConcessionOffered":
      return say.conceding(by(event.seat));
    case "TakeBackOffered":
      return say.goingBack(by(event.seat));
    case "ConcessionDropped":
    case "TakeBackDropped":
      return say.playingOn(by(event.seat));
    case "SeatHandedToBot":
      return say.botTook(by(event.seat));
    case "SeatReclaimed":
      return say.botLeft(by(event.seat));
    case "HintTaken":
      return say.hinted(by(event.seat));
    case "MatchEnded":
      return endOf(event.outcome, reader);
    default:
      return undefined;
  }
}

function endOf({ result, winners }: Outcome, reader: MatchReader): string {
  const { events } = atTable();
  if (result === "draw") return events.even();
  if (result === "ended") return events.ended();
  const [winner] = winners;
  if (winner !== undefined && winners.length < reader.match.seats.length) return events.wonBy(byWhom(reader, winner));
  return result === "won" ? events.won() : events.lost();
}

/** The move of the other match after which this one branched off. */
export function branchedAt(log: readonly Recorded[], version: number) {
  const move = moveAt(log, version);
  return { move, says: atTable().events.branched({ move }) };
}
