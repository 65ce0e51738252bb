import { describe, expect, test } from "vitest";
import { contrast, mix } from "../../../client/art/colour.ts";
import { paletteOf, SEAS, type Side, THEMES, type Theme } from "../../../client/art/index.ts";

/** WCAG 2.2: 4.5 for text, 3 for large text and for marks. */
const [TEXT, MARK] = [4.5, 3];
const INK = "#1b2b3a";

describe.each(Object.keys(THEMES) as Theme[])("in the %s theme", (theme) => {
  const t = THEMES[theme];
  const sea = SEAS[theme];
  const shoal = mix(sea.base, sea.shoal, 0.75);
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
    ["a legal space on a shoal", t.legal, shoal, MARK],
    ["the cost on a legal space", INK, t.legal, TEXT],
    ["a ring's gold against its dark line", t.gold, theme === "light" ? t.ink : "#08141c", MARK],
    ["a ring against the sea", theme === "light" ? t.line : t.gold, shoal, MARK],
  ])("%s can be made out", (_, mark, ground, least) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(least);
  });
});

test.each(["day", "night"] as Side[])("numerals can be read by %s from across a room", (side) => {
  for (let number = 1; number <= 80; number++) {
    const { ink, plate } = paletteOf(number, side);
    expect(contrast(ink, plate)).toBeGreaterThanOrEqual(7);
  }
});
