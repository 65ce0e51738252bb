import type { Seat } from "../../shared/engine/game.ts";
import { houseOf, type Match, seatOf } from "../../shared/engine/match.ts";

/** Why a player may not be at a table just now, if so. */
export function objectionTo(match: Match, player: string): string | undefined {
  const { gathering, phase, charter } = match;
  if (gathering.barred.includes(player)) return "NotWelcome";
  const isClosed = phase === "live" && !houseOf(charter).watchers;
  return isClosed && seatOf(match, player) === undefined ? "NoWatchers" : undefined;
}

/** What somebody is shown beside the public: the faces of a seat, and what the gallery says. */
export interface Sight {
  readonly seat: Seat | undefined;
  readonly gallery: boolean;
}

/** Who plays hears the gallery when the match is over. */
export function sightOf(match: Match, player: string): Sight {
  const seat = seatOf(match, player);
  return { seat, gallery: seat === undefined || match.phase === "over" };
}

/** The events after which somebody may see more than before, or less. */
export const CHANGES_SIGHT: ReadonlySet<string> = new Set(["SeatTaken", "SeatLeft", "MatchStarted", "MatchEnded"]);
