import { describe, expect, test } from "vitest";
import type { Theme } from "../../../../../client/art/theme.ts";
import * as art from "../../../../../client/games/arcanoid/art/index.ts";
import { cardOf, FACES, FIELDS, minor } from "../../../../../shared/games/arcanoid/cards.ts";
import { numbersOf, record } from "../../../../kit/canvas.ts";

const THEMES: readonly Theme[] = ["light", "dark", "contrast"];
const WIDTHS = [34, 44, 104, 220];

const drawing = (face: art.CardId, width = 104, theme: Theme = "light") =>
  record((ctx) => art.drawCard(ctx, face, width, theme));

const texts = (steps: ReturnType<typeof record>) =>
  steps.filter(([what]) => what === "fillText").map(([, text]) => text);

describe("the deck", () => {
  test("is drawn the same way every time", () => {
    for (const face of FACES) expect(drawing(face)).toEqual(drawing(face));
  });

  test.each(WIDTHS)("has seventy-eight different cards at %i px", (width) => {
    expect(new Set(FACES.map((face) => JSON.stringify(drawing(face, width)))).size).toBe(78);
  });

  test("differs in its pictures, not in numerals only", () => {
    const shapes = (face: art.CardId) => JSON.stringify(drawing(face).filter(([what]) => what === "fill"));
    expect(new Set(FACES.map(shapes)).size).toBe(78);
  });

  test.each(WIDTHS)("says rank or number and no word at %i px", (width) => {
    for (const face of FACES) {
      const card = cardOf(face);
      const said = card.kind === "court" ? [] : [String(card.kind === "trump" ? card.number : card.rank)];
      expect(texts(drawing(face, width))).toEqual(said);
    }
  });

  test("shows as many pips as a card counts", () => {
    const blades = (rank: number) =>
      drawing(minor(0, rank)).filter(([what, tone]) => what === "fillStyle" && tone === "#d9593f").length;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(blades)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each(FIELDS)("shows suit %i in high contrast with the picture it always has", (suit) => {
    const inked = (theme: Theme) => drawing(minor(suit, 7), 104, theme).filter(([what]) => what !== "fillStyle");
    expect(inked("contrast")).toEqual(inked("light"));
  });
});

describe("the index", () => {
  test("keeps its height on the screen, however small the card", () => {
    const heights = [34, 40, 44, 56, 64, 72, 88, 104, 112].map((width) => art.cornerIndex(width).height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...heights)).toBeLessThanOrEqual(50);
  });

  test("leaves most of a card in a fan to the next one", () => {
    for (const width of [44, 88, 104]) expect(art.cornerIndex(width).width / width).toBeLessThan(0.48);
  });
});

describe.each(THEMES)("in the %s theme", (theme) => {
  const pictures: [string, (ctx: art.Context) => void][] = [
    ...FACES.map((face): [string, (ctx: art.Context) => void] => [
      face,
      (ctx) => WIDTHS.forEach((width) => void art.drawCard(ctx, face, width, theme)),
    ]),
    ["back", (ctx) => WIDTHS.forEach((width) => void art.drawBack(ctx, width, theme))],
  ];

  test.each(pictures)("%s is drawn with numbers, in colours, and leaves its context as it was", (_, draw) => {
    const steps = record(draw);
    expect(numbersOf(steps).every(Number.isFinite)).toBe(true);
    expect(steps.filter(([what]) => what === "save")).toHaveLength(steps.filter(([what]) => what === "restore").length);
    const colours = steps.flatMap(([what, value]) => (what === "fillStyle" || what === "strokeStyle" ? [value] : []));
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$|^rgba\([\d.,]+\)$/.test(String(colour)))).toEqual([]);
  });
});
