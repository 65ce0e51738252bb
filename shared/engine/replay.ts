import type { AnyPlayedGame, Viewer } from "./game.ts";
import { foldMatch, INITIAL_MATCH, type Match, type Recorded } from "./match.ts";
import { redact } from "./secrecy.ts";

/** What a viewer sees after a version of a log: the fold of the redacted log. */
export const viewAt = (game: AnyPlayedGame, log: readonly Recorded[], viewer: Viewer, version = log.length): Match =>
  foldMatch(
    game,
    INITIAL_MATCH,
    log.slice(0, version).map((entry) => redact(entry, viewer)),
  );
