import { describe, expect, test } from "vitest";
import { contrast } from "../../../../../client/art/colour.ts";
import type { Theme } from "../../../../../client/art/theme.ts";
import { coastTones, indexTones, type SignName } from "../../../../../client/games/arcanoid/art/index.ts";
import { FIELDS } from "../../../../../shared/games/arcanoid/cards.ts";
import { distance, EYES, type Eyes, seenBy } from "../../../../kit/colour-vision.ts";

/** WCAG 2.2: 4.5 for text, 3 for marks. */
const [TEXT, MARK] = [4.5, 3];
/** A CIELAB difference that is clear at first sight. */
const PLAIN = 12;

const SIGNS: readonly SignName[] = [0, 1, 2, 3, "trump"];
const THEMES: readonly Theme[] = ["light", "dark", "contrast"];
const LOOKS = THEMES.flatMap((theme) => (Object.keys(EYES) as Eyes[]).map((eyes) => ({ theme, eyes })));

describe.each(LOOKS)("in the $theme theme, with $eyes", ({ theme, eyes }) => {
  test.each(SIGNS)("the index of %s can be read", (name) => {
    const { plate, ink, sign } = indexTones(name, theme);
    const ratio = (tone: string) => contrast(seenBy(eyes, tone), seenBy(eyes, plate));
    expect(ratio(ink)).toBeGreaterThanOrEqual(TEXT);
    expect(ratio(sign)).toBeGreaterThanOrEqual(MARK);
  });
});

const PAIRS = SIGNS.flatMap((a, i) => SIGNS.slice(i + 1).map((b) => [a, b] as const));

describe.each(["all colours", "deuteranopia", "protanopia"] as const)("with %s", (eyes) => {
  test.each(PAIRS)("the plates of %s and %s can be distinguished", (a, b) => {
    const [first, second] = [a, b].map((name) => seenBy(eyes, indexTones(name, "light").plate));
    expect(distance(first!, second!)).toBeGreaterThanOrEqual(PLAIN);
  });
});

const COASTS = FIELDS.flatMap((a, i) => FIELDS.slice(i + 1).map((b) => [a, b] as const));

/** In the high-contrast theme, coasts are all white, and differ by their signs and names. */
describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  describe.each(["all colours", "deuteranopia", "protanopia"] as const)("with %s", (eyes) => {
    test.each(COASTS)("the coasts of %i and %i can be distinguished", (a, b) => {
      const [first, second] = [a, b].map((field) => seenBy(eyes, coastTones(field, theme).plate));
      expect(distance(first!, second!)).toBeGreaterThanOrEqual(PLAIN);
    });
  });
});
