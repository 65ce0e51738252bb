import { describe, expect, it } from "vitest";
import { upTo } from "../../../../client/contract/timeline.ts";
import { seenBy } from "../../../../client/features/replay/replay-model.ts";
import type { Viewer } from "../../../../shared/engine/contract/events.ts";
import { viewAt } from "../../../../shared/engine/match/replay.ts";
import { gameOf } from "../../../../shared/games/index.ts";
import { goldens } from "../../../kit/golden.ts";
import { same } from "../../../kit/same.ts";
import { byStrength } from "../../../kit/strength.ts";

/** Some versions, with the first and the last. */
const versionsOf = (length: number): readonly number[] =>
  Array.from({ length: VERSIONS + 1 }, (_, i) => Math.round((i * length) / VERSIONS));
const VERSIONS = byStrength({ quick: 3, gate: 4, nightly: 60 });

describe.each(goldens())("the replay of $name", ({ file }) => {
  const game = gameOf(file.header.game)!;
  const viewers: readonly Viewer[] = ["all", "table", ...file.header.seats.map(({ seat }) => seat)];

  it.each(viewers)("shows what %s saw", (viewer) => {
    const seen = seenBy(game, file, viewer);
    for (const v of versionsOf(file.log.length)) {
      same(seen.states[v], viewAt(game, file.log, viewer, v));
      expect(upTo(seen, v).states.at(-1)).toBe(seen.states[v]);
    }
  });
});
