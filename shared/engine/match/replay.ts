import type { GameEvent, Viewer } from "../contract/events.ts";
import type { AnyPlayedGame } from "../contract/game.ts";
import { redact } from "../contract/secrecy.ts";
import { foldMatch } from "./evolve.ts";
import type { Recorded } from "./log-entry.ts";
import { INITIAL_MATCH, type Match } from "./match.ts";

export const viewAt = (game: AnyPlayedGame, log: readonly Recorded[], viewer: Viewer, version = log.length): Match =>
  viewsAt(game, log, viewer, [version])[0]!;

/** The match with every face that at least one seat knows. */
export const revealAll = (game: AnyPlayedGame, log: readonly Recorded[], version = log.length): Match =>
  revealAllAt(game, log, [version])[0]!;

/** In a single fold. @param versions in increasing order */
export const viewsAt = (
  game: AnyPlayedGame,
  log: readonly Recorded[],
  viewer: Viewer,
  versions: readonly number[],
): readonly Match[] => foldAt(game, log, (entry) => redact(entry, viewer), versions);

/** In a single fold. @param versions in increasing order */
export const revealAllAt = (
  game: AnyPlayedGame,
  log: readonly Recorded[],
  versions: readonly number[],
): readonly Match[] => foldAt(game, log, redactUnseen, versions);

function foldAt(
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

/** Removes a secret that no seat may read. */
function redactUnseen<Event extends GameEvent>(event: Event): Event {
  const isSeen = event.secret !== undefined && event.secret.to.length > 0;
  return redact(event, isSeen ? "all" : "table");
}
