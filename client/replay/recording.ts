import type { MatchFile } from "../../shared/engine/format.ts";
import type { AnyPlayedGame, Viewer } from "../../shared/engine/game.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import { emptyTimeline, extend, type Timeline } from "../match/timeline.ts";

/**
 * A match as somebody saw it. It has no seat of its own: watched again, nobody is "you".
 * What a file does not hold cannot be shown: of a match under way it has one seat's view at most.
 */
export const seenBy = <State = unknown>(
  game: AnyPlayedGame,
  { log }: Pick<MatchFile, "log">,
  viewer: Viewer,
): Timeline<State> =>
  extend(
    emptyTimeline(game, undefined),
    log.map((entry) => redact(entry, viewer)),
  );
