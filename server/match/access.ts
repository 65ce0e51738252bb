import { type AnyGame, isClosed, type Seat } from "../../shared/engine/game.ts";
import { type Match, seatOf, tableSettingsOf } from "../../shared/engine/match.ts";

/** A table as far as it matters who may be there. */
interface Visited {
  readonly game: AnyGame;
  readonly match: Match;
}

/** Why a player may not be at a table just now, nor read its log, if so. */
export function objectionTo({ game, match }: Visited, player: string): string | undefined {
  if (match.gathering.barred.includes(player)) return "NotWelcome";
  return mayLookOn(game, match) || seatOf(match, player) !== undefined ? undefined : "NoWatchers";
}

/** Before the start whoever comes may sit down. Then the people of a table choose, but not where its game is closed for good. */
function mayLookOn(game: AnyGame, { phase, charter }: Match): boolean {
  if (phase === "open" || phase === "void") return true;
  return !isClosed(game, charter.options) && (phase === "over" || tableSettingsOf(charter).watchers);
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
export const CHANGES_SIGHT: ReadonlySet<string> = new Set([
  "SeatTaken",
  "SeatLeft",
  "MatchConfigured",
  "MatchStarted",
  "MatchEnded",
]);
