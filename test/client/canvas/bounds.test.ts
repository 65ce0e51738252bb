import { describe, expect, it } from "vitest";
import { boundsOf, versionAfter } from "../../../client/canvas/bounds.ts";
import { emptyTimeline, extend } from "../../../client/contract/timeline.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../kit/item-at.ts";
import { LocalMatch } from "../harness/local-match.ts";

describe("the version after so many moves", () => {
  const match = new LocalMatch(3, 1);
  for (let i = 0; i < 5; i++) match.playOne();
  const timeline = extend(emptyTimeline(tranquility, 0), match.seenBy(0));
  const started = timeline.log.findIndex(({ type }) => type === "MatchStarted");

  it("is that of the deal after no move, and that of the table with all its seats taken before the deal", () => {
    expect(itemAt(timeline.log, versionAfter(timeline, 0) - 1).type).toBe("TurnStarted");
    expect(versionAfter(timeline, -1)).toBe(started);
    expect(boundsOf(timeline.log)).toContain(started);
  });

  it("counts moves as a replay does", () => {
    expect([0, 1, 2, 3, 4, 5].map((moves) => versionAfter(timeline, moves))).toEqual(movesOf(timeline.log));
  });

  it("is the newest one after more moves than there were, and as long as there is no deal", () => {
    expect(versionAfter(timeline, 99)).toBe(timeline.log.length);
    const lobby = extend(emptyTimeline(tranquility, 0), match.seenBy(0).slice(0, started));
    expect(versionAfter(lobby, -1)).toBe(started);
  });
});
