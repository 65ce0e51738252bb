import type { AnyPlayedGame, GameEvent, Viewer } from "./game.ts";
import { foldMatch, INITIAL_MATCH, type Match, type Recorded } from "./match.ts";
import { redact } from "./secrecy.ts";

/** What a viewer sees after a version of a log: the fold of the redacted log. */
export const viewAt = (game: AnyPlayedGame, log: readonly Recorded[], viewer: Viewer, version = log.length): Match =>
  viewsAt(game, log, viewer, [version])[0]!;

/**
 * A match after a version of its log as all seats together see it, with every hand and discard laid open: how it was, where a
 * seat's own view is what that seat could know. What nobody has seen, as cards to come, stays unknown.
 */
export const laidOpen = (game: AnyPlayedGame, log: readonly Recorded[], version = log.length): Match =>
  allLaidOpen(game, log, [version])[0]!;

/** What a viewer sees after each of these versions, which grow: for no more than folding the log once. */
export const viewsAt = (
  game: AnyPlayedGame,
  log: readonly Recorded[],
  viewer: Viewer,
  versions: readonly number[],
): readonly Match[] => allSeenAs(game, log, (entry) => redact(entry, viewer), versions);

/** A match laid open after each of these versions, which grow: for no more than folding the log once. */
export const allLaidOpen = (
  game: AnyPlayedGame,
  log: readonly Recorded[],
  versions: readonly number[],
): readonly Match[] => allSeenAs(game, log, openly, versions);

function allSeenAs(
  game: AnyPlayedGame,
  log: readonly Recorded[],
  read: <Event extends GameEvent>(event: Event) => Event,
  versions: readonly number[],
): readonly Match[] {
  let match: Match = INITIAL_MATCH;
  return versions.map((version) => {
    const entries = log.slice(match.version, version);
    match = foldMatch(
      game,
      match,
      entries.map((entry) => read(entry)),
    );
    return match;
  });
}

/** An event as all seats together know it: whatever any of them may read. */
function openly<Event extends GameEvent>(event: Event): Event {
  const isAnybodys = event.secret !== undefined && event.secret.to.length > 0;
  return redact(event, isAnybodys ? "all" : "table");
}
