import { describe, expect, test } from "vitest";
import type { Stay } from "../../../../client/contract/board.ts";
import type { Rect } from "../../../../client/contract/layout.ts";
import { panels } from "../../../../client/games/wayward/panels.ts";
import { INITIAL_MATCH, type Match } from "../../../../shared/engine/match/match.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const arranged = (viewport: (typeof WINDOWS)[number], seats: number, stay: Stay["for"] = "playing") => {
  const match = { ...INITIAL_MATCH, seats: Array(seats).fill(undefined) } as unknown as Match;
  return panels({ match, viewport, stay });
};

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(WINDOWS)("the companion in a window of $width x $height", (viewport) => {
  test.each([1, 2])("lies under none of the page's own panels, for %i", (seats) => {
    const { shape, board, log, title, plaques, actions, tools } = arranged(viewport, seats);
    // On a desktop, undo is one of the tools, and `actions` may overlap the board.
    const around = [log, title, tools, ...plaques, ...(shape === "desktop" ? [] : [actions])];
    expect(around.filter((panel) => overlap(panel, board))).toEqual([]);
    expect(overlap(log, actions)).toBe(shape === "desktop" ? overlap(log, board) : false);
    for (const { x, y, width, height } of [board, log, ...plaques]) {
      expect(Math.min(x, y, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    }
  });

  test("names no player who plays alone, and each of two", () => {
    expect(arranged(viewport, 1).plaques).toEqual([]);
    expect(arranged(viewport, 2).plaques).toHaveLength(2);
  });

  test("leaves a lesson its place, which is over the board only once there is nothing to do", () => {
    const { board, shape, lesson, tools, title } = arranged(viewport, 1, "lesson");
    if (shape !== "portrait") expect(overlap(board, lesson!)).toBe(false);
    else expect(board.y - lesson!.y).toBeGreaterThan(80);
    expect([tools, title].filter((panel) => shape !== "landscape" && overlap(panel, lesson!))).toEqual([]);
    expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
  });

  test("leaves the controls of a replay their place", () => {
    const { board, replay } = arranged(viewport, 1, "replay");
    expect(replay && overlap(board, replay)).toBe(false);
  });
});
