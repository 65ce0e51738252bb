import { ownPart } from "../../shared/engine/branch.ts";
import type { MatchCommand } from "../../shared/engine/decide.ts";
import type { AnyGame, GameEvent, Seat } from "../../shared/engine/game.ts";
import { longestLog } from "../../shared/engine/longest.ts";
import { isMatchEvent, type Match, type Recorded } from "../../shared/engine/match.ts";

interface Log {
  readonly game: AnyGame;
  readonly match: Match;
  readonly log: readonly Recorded[];
}

/** What part of a log is for those who come and go before the start, and what part for what they do around the game after it. */
const [BEFORE, DURING] = [1 / 4, 1 / 4];

/**
 * Whether somebody has had their part of the log: who sits down and stands up for ever, or gives a seat away and takes it back,
 * must not fill it for the others. The seats share one part evenly, so that nobody uses up another's. What brings a match on,
 * or to its end, is never too much: a move that fills the log ends the match by itself.
 * @param decided what would be stored
 */
export function isOverAllowance(
  { game, match, log }: Log,
  { type }: MatchCommand,
  by: Seat | undefined,
  decided: readonly GameEvent[],
): boolean {
  if (type === "play" || type === "start" || decided.some((event) => event.type === "MatchEnded")) return false;
  const around = ownPart(log).filter(isMatchEvent);
  const longest = longestLog(game);
  if (match.phase === "open") return around.length + decided.length > longest * BEFORE;
  if (match.phase !== "live" || by === undefined) return false;
  const own = around.filter((entry) => entry.by === by).length;
  return own + decided.length > (longest * DURING) / match.seats.length;
}
