import { describe, expect, it } from "vitest";
import { popoverAt } from "../../../../../client/games/tranquility/input/popover.ts";
import { squaresOf } from "../../../../../client/games/tranquility/scene/measure.ts";
import { rectOf } from "../../../../../client/games/tranquility/scene/view.ts";
import { PYRAMID } from "../../../../../shared/games/tranquility/boards/official.ts";
import { pageOf } from "../pages.ts";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

describe.each(SIZES)("the numbers of a joker at %i × %i", (width, height) => {
  const viewport = { width, height };
  const frame = pageOf({ viewport, board: PYRAMID, seats: 3, extra: "explorers" });
  const { hand, actions } = frame.regions;

  it.each([1, 5, 20, 79])("lie beside their space, %i of them, and cover neither it nor the hand", (buttons) => {
    for (const space of squaresOf(frame).map(rectOf)) {
      const { left, width: wide, top, bottom, maxHeight } = popoverAt(frame, space, buttons);
      const high = top ?? height - bottom! - maxHeight;
      const low = high + maxHeight;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(frame.shape === "landscape" ? hand.x : width);
      expect(high).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(frame.shape === "landscape" ? height : Math.min(hand.y, actions.y));
      expect(low <= space.y || high >= space.y + space.height).toBe(true);
      // 100 px hold the words and a row of buttons.
      expect(maxHeight).toBeGreaterThanOrEqual(100);
    }
  });
});
