import { describe, expect, test } from "vitest";
import { contrast } from "../../../../../client/art/colour.ts";
import type { Theme } from "../../../../../client/art/theme.ts";
import * as art from "../../../../../client/games/arcanoid/art/index.ts";
import { FIELDS } from "../../../../../shared/games/arcanoid/cards.ts";
import { numbersOf, record } from "../../../../kit/canvas.ts";

const THEMES: readonly Theme[] = ["light", "dark", "contrast"];
const STATES: readonly art.CoastState[] = [
  { kind: "open" },
  { kind: "tempered" },
  { kind: "world" },
  ...[0, 4, 9].map((seat) => ({ kind: "won", seat }) as const),
];

const mark = (name: art.MarkName, radius = 9.5) =>
  record((ctx) => art.drawMark(ctx, name, 20, 20, radius, "#1b2b3a", "#fbf4e6"));

describe("the marks", () => {
  test("are thirteen, and each is drawn differently", () => {
    expect(art.MARK_NAMES).toHaveLength(13);
    expect(new Set(art.MARK_NAMES.map((name) => JSON.stringify(mark(name)))).size).toBe(13);
  });

  test.each(art.MARK_NAMES)("%s has the tone and the ground that were requested, and no other", (name) => {
    const tones = mark(name).flatMap(([what, tone]) => (what === "fillStyle" || what === "strokeStyle" ? [tone] : []));
    expect(tones).toContain("#1b2b3a");
    expect(tones.filter((tone) => tone !== "#1b2b3a" && tone !== "#fbf4e6")).toEqual([]);
  });

  test.each(art.MARK_NAMES)("%s stays within a tenth of its radius", (name) => {
    const points = mark(name, 10).flatMap(([what, path]) => (what === "fill" ? (path as [string, ...number[]][]) : []));
    const places = points.flatMap(([what, x, y]) => (what === "moveTo" || what === "lineTo" ? [x!, y!] : []));
    for (const place of places) expect(Math.abs(place - 20)).toBeLessThanOrEqual(11);
  });
});

describe.each(THEMES)("the coasts in the %s theme", (theme) => {
  const coast = (field: 0 | 1 | 2 | 3, state?: art.CoastState, name?: string) =>
    record((ctx) => art.drawCoast(ctx, field, 192, 96, theme, state, name));

  test("differ by field and by state", () => {
    const drawings = FIELDS.flatMap((field) => STATES.map((state) => JSON.stringify(coast(field, state))));
    expect(new Set(drawings).size).toBe(FIELDS.length * STATES.length);
  });

  test.each(FIELDS)("%i is drawn the same way every time, with numbers, and leaves its context as it was", (field) => {
    const steps = coast(field, { kind: "tempered" });
    expect(coast(field, { kind: "tempered" })).toEqual(steps);
    expect(numbersOf(steps).every(Number.isFinite)).toBe(true);
    expect(steps.filter(([what]) => what === "save")).toHaveLength(steps.filter(([what]) => what === "restore").length);
  });

  test.each(FIELDS)("%i is named in each language, and can be read", (field) => {
    const said = coast(field, undefined, "Stäbe").filter(([what]) => what === "fillText");
    expect(said.map(([, text]) => text)).toEqual(["Stäbe"]);
    const { plate, ink } = art.coastTones(field, theme);
    expect(contrast(ink, plate)).toBeGreaterThanOrEqual(4.5);
  });

  test("a name that would go over the edge of a narrow coast is smaller, and no other is", () => {
    const sizeOn = (width: number) => {
      const steps = record((ctx) => art.drawCoast(ctx, 0, width, 96, theme, undefined, "Schwerter"));
      return Number.parseFloat(String(steps.findLast(([what]) => what === "font")![1]).replace("700 ", ""));
    };
    // A name is 60 px wide, its sign, gap and margins 27 px: it fits in 100 px, but not in 80.
    expect(sizeOn(100)).toBe(17);
    expect(sizeOn(80)).toBeCloseTo((17 * (80 - 2 * 26 * 0.34 - 9)) / 60);
  });

  test("sand and ropes are drawn with numbers", () => {
    const steps = record((ctx) => {
      art.drawSandbar(ctx, 772, 86, theme);
      art.drawRope(ctx, 200, theme);
    });
    expect(steps.length).toBeGreaterThan(10);
    expect(numbersOf(steps).every(Number.isFinite)).toBe(true);
  });
});
