import { expect, test } from "vitest";
import { contrast } from "../../../client/art/colour.ts";
import { FLAGGED, flagOf } from "../../../client/art/flag-designs.ts";

/** WCAG 1.4.11: minimum contrast of graphics. */
const DRAWING = 3;

test("ten seats have ten flags, each distinguished by its pattern alone", () => {
  expect(FLAGGED).toHaveLength(10);
  expect(new Set(FLAGGED.map((seat) => flagOf(seat).path)).size).toBe(10);
});

test.each(FLAGGED)("the mark of flag %i is visible on its ground without colour", (seat) => {
  const { ground, tone } = flagOf(seat);
  expect(contrast(ground, tone)).toBeGreaterThanOrEqual(DRAWING);
});
