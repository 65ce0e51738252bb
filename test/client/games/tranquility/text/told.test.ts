import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import { squaresOf } from "../../../../../client/games/tranquility/scene/measure.ts";
import { rectOf } from "../../../../../client/games/tranquility/scene/view.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { optionsOf, playedOut } from "../../../harness/local-match.ts";
import { laidOut } from "../pages.ts";
import { overlap } from "../rects.ts";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [1280, 720],
  [1920, 1080],
  [768, 1024],
  [375, 667],
  [667, 375],
  [720, 450],
  [844, 340],
] as const;

const MATCHES = (
  [
    ["standard", 5, 2],
    ["arch", 3, 1],
    ["pyramid", 4, 5],
    ["day-night", 2, 4],
    ["duel", 2, 7],
  ] as const
).map(([mode, seats, seed]) => ({ mode, match: playedOut(seats, seed, optionsOf(mode)).match }));

const CASES = MATCHES.flatMap((one) => SIZES.map(([width, height]) => ({ ...one, width, height })));

describe.each(CASES)("the story of a $mode at $width x $height", ({ match, width, height }) => {
  const { pieces, frame } = laidOut({ match, seat: 0, viewport: { width, height }, draft: NO_DRAFT, stay: "result" });
  const { story, tools, shape } = frame.regions;

  it("lies in the window and has room to be read", () => {
    expect(story.x).toBeGreaterThanOrEqual(0);
    expect(story.y).toBeGreaterThanOrEqual(0);
    expect(story.x + story.width).toBeLessThanOrEqual(width);
    expect(story.y + story.height).toBeLessThanOrEqual(height);
    expect(story.width).toBeGreaterThanOrEqual(240);
    expect(story.height).toBeGreaterThanOrEqual(180);
  });

  it("leaves the whole board, its ends and the way home visible", () => {
    expect(match.phase).toBe("over");
    const spaces = squaresOf(frame).map(rectOf);
    const ends = [frame.start, frame.finish].flatMap((end) => (end ? [rectOf(end)] : []));
    for (const seen of [...spaces, ...ends]) expect(overlap(seen, story)).toBe(false);
    if (shape === "desktop" || shape === "tablet") expect(overlap(tools, story)).toBe(false);
    for (const { x, y, width: across, height: down } of spaces) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + across).toBeLessThanOrEqual(width);
      expect(y + down).toBeLessThanOrEqual(height);
    }
  });

  it("loses no card", () => {
    const posed = [...pieces.keys()].filter((key) => typeof key === "number");
    expect(posed.toSorted((a, b) => a - b)).toEqual(
      tranquility.cards
        .places(match.table)
        .flat()
        .toSorted((a, b) => a - b),
    );
  });
});
