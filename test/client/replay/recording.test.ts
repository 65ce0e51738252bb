import { describe, expect, it } from "vitest";
import { upTo } from "../../../client/match/timeline.ts";
import { seenBy } from "../../../client/replay/replay-model.ts";
import type { Viewer } from "../../../shared/engine/game.ts";
import { viewAt } from "../../../shared/engine/replay.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { goldens } from "../../kit/golden.ts";

/** What a live table shows at every version is the fold of the redacted log; so is what a replay shows. */
describe.each(goldens())("$name", ({ file }) => {
  const game = gameOf(file.header.game)!;
  const viewers: readonly Viewer[] = ["all", "table", ...file.header.seats.map(({ seat }) => seat)];

  it.each(viewers)("is watched as it was seen, by %s", (viewer) => {
    const seen = seenBy(game, file, viewer);
    // Every version of a log of hundreds is folded once; what is compared is every seventh and the last.
    for (
      let v = 0;
      v <= file.log.length;
      v += v + 7 > file.log.length && v < file.log.length ? file.log.length - v : 7
    ) {
      expect(seen.states[v]).toEqual(viewAt(game, file.log, viewer, v));
      expect(upTo(seen, v).states.at(-1)).toBe(seen.states[v]);
    }
  });
});
