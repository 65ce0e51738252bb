import type { AnyPlayedGame, GameEvent } from "../engine/game.ts";
import { foldMatch, INITIAL_MATCH, type Match, type Recorded } from "../engine/match.ts";
import { redact } from "../engine/secrecy.ts";

/** An event as all seats together know it: whatever somebody may read. */
export const openly = <Event extends GameEvent>(event: Event): Event =>
  redact(event, event.secret && event.secret.to.length === 0 ? "table" : "all");

/**
 * A match after a version of its log as all seats together see it, with every hand and discard laid open: how it was, where a
 * seat's own view is what that seat could know. What nobody has seen, as cards to come, stays unknown.
 */
export const laidOpen = (game: AnyPlayedGame, log: readonly Recorded[], version = log.length): Match =>
  foldMatch(game, INITIAL_MATCH, log.slice(0, version).map(openly));
