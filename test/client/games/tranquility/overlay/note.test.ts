import { describe, expect, it } from "vitest";
import { noteAt } from "../../../../../client/games/tranquility/overlay/note.ts";
import { squaresOf } from "../../../../../client/games/tranquility/scene/measure.ts";
import { rectOf } from "../../../../../client/games/tranquility/scene/view.ts";
import { GRID, PYRAMID } from "../../../../../shared/games/tranquility/boards/official.ts";
import { pageOf } from "../pages.ts";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [568, 320],
  [390, 844],
  [320, 568],
] as const;

/** Height of three lines and the link to a rule, in px. */
const WORDS = 98;

describe.each(SIZES)("the note about a space at %i × %i", (width, height) => {
  const viewport = { width, height };

  it.each([
    ["grid", GRID],
    ["pyramid", PYRAMID],
  ])("stands beside it, and wholly in the window: %s", (_, board) => {
    const frame = pageOf({ viewport, board });
    const { actions } = frame.regions;
    for (const about of [...squaresOf(frame).map(rectOf), actions]) {
      const { left, width: wide, top, bottom, tip } = noteAt(frame, about);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(width);
      const room = top === undefined ? height - bottom! : height - top;
      expect(room).toBeGreaterThanOrEqual(WORDS);
      if (top !== undefined) expect(top).toBeGreaterThan(about.y + about.height);
      else expect(height - bottom!).toBeLessThan(about.y);
      expect(left + tip).toBeGreaterThan(about.x);
      expect(left + tip).toBeLessThan(about.x + about.width);
    }
  });
});
