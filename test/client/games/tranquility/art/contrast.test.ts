import { describe, expect, test } from "vitest";
import { contrast, mix } from "../../../../../client/art/colour.ts";
import {
  drawIslandCard,
  EVENINGS,
  NIGHTS,
  paletteOf,
  SEAS,
  type Side,
  THEMES,
  type Theme,
} from "../../../../../client/games/tranquility/art/index.ts";

import { record } from "../../../../kit/canvas.ts";
import { EYES, type Eyes, seenBy } from "../../../../kit/colour-vision.ts";

/** WCAG 2.2: 4.5 for text, 3 for large text and for marks. */
const [TEXT, MARK] = [4.5, 3];
const INK = "#1b2b3a";
const FOAM: Readonly<Record<Theme, string>> = { light: "#fffaf0", dark: "#fff8e6", contrast: THEMES.contrast.legal };

const LOOKS = (Object.keys(THEMES) as Theme[]).flatMap((theme) =>
  (Object.keys(EYES) as Eyes[]).map((eyes) => ({ theme, eyes })),
);

describe.each(LOOKS)("in the $theme theme, with $eyes", ({ theme, eyes }) => {
  const t = THEMES[theme];
  const sea = SEAS[theme];
  const shoal = mix(sea.base, sea.shallow, 0.75);
  test.each([
    ["text on a panel", t.ink, t.panel, TEXT],
    ["text on the second panel", t.ink, t.panel2, TEXT],
    ["quiet text on a panel", t.ink2, t.panel, TEXT],
    ["text on ink", t.onInk, t.ink, TEXT],
    ["text on sand", t.ink, sea.sand, TEXT],
    ["a warning on a panel", t.coral, t.panel, TEXT],
    ["a presence dot on a panel", t.leaf, t.panel, MARK],
    ["text on a gold tag", INK, t.gold, TEXT],
    ["a legal space on the sea", t.legal, sea.base, MARK],
    ["the foam around a legal space, on a shoal", FOAM[theme], shoal, MARK],
    ["the cost on a legal space", INK, t.legal, TEXT],
    ["a ring's gold against its dark line", t.gold, theme === "light" ? t.ink : "#08141c", MARK],
    ["a ring against the sea", theme === "light" ? t.line : t.gold, shoal, MARK],
    ["the ring of a turn around a panel", theme === "light" ? t.line : t.gold, t.panel, MARK],
    ["the ring of a turn around a panel, on the sea", theme === "light" ? t.line : t.gold, sea.base, MARK],
    ["the mark of who is away on a panel", t.coral, t.panel, MARK],
  ])("%s can be distinguished", (_, mark, ground, least) => {
    expect(contrast(seenBy(eyes, mark), seenBy(eyes, ground))).toBeGreaterThanOrEqual(least);
  });
});

describe.each(LOOKS)("by night in the $theme theme, with $eyes", ({ theme, eyes }) => {
  const t = THEMES[theme];
  const night = SEAS[NIGHTS[theme]];
  const shoal = mix(night.base, night.shallow, 0.75);
  const ratio = (a: string, b: string) => contrast(seenBy(eyes, a), seenBy(eyes, b));
  test("the sea is darker than by day", () => {
    for (const name of [theme, EVENINGS[theme]]) {
      const [day, dark] = [SEAS[name].base, SEAS[NIGHTS[name]].base];
      expect(ratio(day, dark)).toBeGreaterThan(1.25);
      expect(ratio(day, "#000000")).toBeGreaterThan(ratio(dark, "#000000"));
    }
  });
  test.each([
    ["a legal space", t.legal, shoal],
    ["a ring", t.gold, shoal],
  ])("%s can be distinguished", (_, mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(MARK);
  });
});

test.each(["light", "dark", "contrast"] as Theme[])("text on sand can be read in the evening, %s", (theme) => {
  expect(contrast(THEMES[theme].ink, SEAS[EVENINGS[theme]].sand)).toBeGreaterThanOrEqual(TEXT);
});

test.each(["day", "night"] as Side[])("no card blends into the sand of high contrast, by %s", (side) => {
  const edges = new Set<unknown>();
  for (const number of [1, 40, 80]) {
    const [, edge] = record((ctx) => drawIslandCard(ctx, number, 60, side, "contrast")).find(
      ([what]) => what === "fillStyle",
    )!;
    edges.add(edge);
  }
  for (const edge of edges) expect(contrast(edge as string, SEAS.contrast.sand)).toBeGreaterThanOrEqual(7);
});

test.each(["day", "night"] as Side[])("numerals can be read by %s from across a room", (side) => {
  for (let number = 1; number <= 80; number++) {
    const { ink, plate } = paletteOf(number, side);
    expect(contrast(ink, plate)).toBeGreaterThanOrEqual(7);
  }
});
