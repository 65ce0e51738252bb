import { describe, expect, it } from "vitest";
import { QUAY } from "../../../../../client/games/tranquility/art/table/quay.ts";
import { quayPlaces, rectOf } from "../../../../../client/games/tranquility/scene/view.ts";
import { LIMITS } from "../../../../../shared/games/tranquility/boards/limits.ts";
import { range } from "../../../../../shared/games/tranquility/layouts.ts";
import { inside } from "../rects.ts";

describe("the places of the quay", () => {
  it.each(range(LIMITS.toll).map((i) => i + 1))("are all on it for a toll of %i", (toll) => {
    const places = quayPlaces({ x: 0, y: 0, width: 680, height: QUAY.height }, toll);
    expect(places).toHaveLength(toll);
    for (const place of places) expect(inside(rectOf(place), 680, QUAY.height)).toBe(true);
  });
});
