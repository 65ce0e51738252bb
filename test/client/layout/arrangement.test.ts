import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rect } from "../../../client/contract/layout.ts";
import { arranged, type Measure, type Rows } from "../../../client/layout/arrangement.ts";
import { divided } from "../../../client/layout/lengths.ts";
import { itemAt } from "../../kit/item-at.ts";

const windowed = (width: number, height: number): Rows<string, string, never> => ({
  boxes: { window: { left: 0, top: 0, width, height } },
});

/** Boxes below each other, with heights in the smallest and the largest window. A box between them gets the rest. */
interface Column {
  readonly above: readonly Span[];
  readonly below: readonly Span[];
  readonly least: number;
  readonly most: number;
}
type Span = readonly [tight: number, ample: number];

const anySpan = fc.tuple(fc.nat(80), fc.nat(60)).map(([tight, more]): Span => [tight, tight + more]);
const anyColumn: fc.Arbitrary<Column> = fc
  .record({
    above: fc.array(anySpan, { minLength: 1, maxLength: 4 }),
    below: fc.array(anySpan, { minLength: 1, maxLength: 4 }),
    room: fc.nat(200),
    more: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ above, below, room, more }) => {
    const [tight, ample] = [0, 1].map((i) => [...above, ...below].reduce((sum, span) => sum + itemAt(span, i), 0));
    return { above, below, least: tight! + room, most: ample! + room + more };
  });

/** The boxes of a column in a window of this height, from the top. */
function stacked({ above, below, least, most }: Column, height: number): Rect[] {
  const rows: Rows<string, string, never> = {
    lengths: { ease: { ease: "window.height", at: [least, most] } },
    boxes: {
      ...Object.fromEntries(
        above.map((span, i) => {
          const top: Measure<string, string> = i === 0 ? 0 : `above ${i - 1}.bottom`;
          return [`above ${i}`, { left: 0, right: "window.right", top, height: span }];
        }),
      ),
      ...Object.fromEntries(
        below.map((span, i) => {
          const bottom: Measure<string, string> = i === 0 ? "window.bottom" : `below ${i - 1}.top`;
          return [`below ${i}`, { left: 0, right: "window.right", bottom, height: span }];
        }),
      ),
      rest: {
        left: 0,
        right: "window.right",
        top: `above ${above.length - 1}.bottom`,
        bottom: `below ${below.length - 1}.top`,
      },
    },
  };
  const placed = arranged([windowed(300, height), rows]);
  const names = [...above.map((_, i) => `above ${i}`), "rest", ...below.map((_, i) => `below ${i}`).toReversed()];
  return names.map((name) => placed.box(name));
}

const NEARLY = 1e-6;
const anyColumnAt = anyColumn.chain((column) =>
  fc.record({ column: fc.constant(column), height: fc.integer({ min: column.least, max: column.most + 300 }) }),
);

describe("boxes one below the other", () => {
  it("lie in the window and not on each other", () => {
    fc.assert(
      fc.property(anyColumnAt, ({ column, height }) => {
        const boxes = stacked(column, height);
        expect(itemAt(boxes, 0).y).toBe(0);
        boxes.forEach((box, i) => {
          expect(box.height).toBeGreaterThanOrEqual(-NEARLY);
          expect(boxes[i + 1]?.y ?? height).toBeCloseTo(box.y + box.height, 6);
        });
      }),
    );
  });

  it("are no smaller than in the least window and no larger than in the largest", () => {
    fc.assert(
      fc.property(anyColumnAt, ({ column, height }) => {
        const boxes = stacked(column, height);
        const spans = [...column.above, undefined, ...column.below.toReversed()];
        boxes.forEach((box, i) => {
          const span = spans[i];
          if (!span) return;
          expect(box.height).toBeGreaterThanOrEqual(span[0] - NEARLY);
          expect(box.height).toBeLessThanOrEqual(span[1] + NEARLY);
        });
      }),
    );
  });

  it("never get smaller when the window grows", () => {
    fc.assert(
      fc.property(anyColumnAt, fc.nat(200), ({ column, height }, more) => {
        const [before, after] = [stacked(column, height), stacked(column, height + more)];
        before.forEach((box, i) => {
          expect(itemAt(after, i).height).toBeGreaterThanOrEqual(box.height - NEARLY);
        });
      }),
    );
  });
});

const placedIn = (boxes: NonNullable<Rows<string, string, never>["boxes"]>) =>
  arranged([windowed(300, 200), { boxes }]);

describe("a box", () => {
  const any = fc.integer({ min: -100, max: 400 });

  it("has its least or most size when the room is less or more, and the axis that does not give way stays", () => {
    fc.assert(
      fc.property(any, any, fc.nat(100), fc.nat(100), (left, right, least, more) => {
        const width = (gives: "left" | "right") => ({ least, most: least + more, gives });
        const placed = placedIn({
          a: { left, right, width: width("left"), top: 0, height: 1 },
          b: { left, right, width: width("right"), top: 0, height: 1 },
        });
        const [a, b] = [placed.box("a"), placed.box("b")];
        expect(a.width).toBe(b.width);
        expect(a.width).toBe(Math.min(least + more, Math.max(least, right - left)));
        expect(a.x + a.width).toBe(right);
        expect(b.x).toBe(left);
      }),
    );
  });

  it("is as large around its middle as both axes allow", () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(100), (left, near, far) => {
        const center = left + near;
        const a = placedIn({ a: { left, center, right: center + far, top: 0, height: 1 } }).box("a");
        expect(a.x + a.width / 2).toBe(center);
        expect(a.width).toBe(2 * Math.min(near, far));
      }),
    );
  });

  it.each([
    [
      { left: 10, right: 40 },
      { x: 10, width: 30 },
    ],
    [
      { left: 10, width: 5 },
      { x: 10, width: 5 },
    ],
    [
      { right: 40, width: 5 },
      { x: 35, width: 5 },
    ],
    [
      { center: 40, width: 6 },
      { x: 37, width: 6 },
    ],
    [
      { center: 40, left: 30 },
      { x: 30, width: 20 },
    ],
    [
      { center: 40, right: 45 },
      { x: 35, width: 10 },
    ],
    [
      { left: "window.center", right: ["window.right", -20] },
      { x: 150, width: 130 },
    ],
    [
      { left: { max: [3, "window.left", 7] }, width: { min: ["window.width", 50] } },
      { x: 7, width: 50 },
    ],
    [
      { left: { round: 1.6 }, width: { times: ["window.width", 0.5, 0.1] } },
      { x: 2, width: 15 },
    ],
    [
      { left: { ease: "window.height", at: [100, 300] }, width: 1 },
      { x: 0.5, width: 1 },
    ],
    [
      { left: { ease: "window.height", at: [300, 400] }, width: 1 },
      { x: 0, width: 1 },
    ],
  ] as const)("is at the place that %j names", (across, place) => {
    expect(placedIn({ a: { ...across, top: 0, height: 1 } }).box("a")).toMatchObject(place);
  });

  it("can be a square by its size", () => {
    expect(placedIn({ a: { center: 10, middle: 20, size: 8 } }).box("a")).toEqual({ x: 6, y: 16, width: 8, height: 8 });
  });

  it("may be as wide as it is high", () => {
    const placed = placedIn({
      a: { left: 0, width: "a.height", top: 0, height: "b.width" },
      b: { left: 3, right: 9, top: "a.bottom", height: 1 },
    });
    expect([placed.box("a").width, placed.box("b").y]).toEqual([6, 6]);
  });

  it("may be computed from others", () => {
    const placed = placedIn({ a: { left: 1, top: 2, size: 3 }, b: (at) => ({ ...at.box("a"), x: 9 }) });
    expect(placed.box("b")).toEqual({ x: 9, y: 2, width: 3, height: 3 });
  });

  it("reports faulty rows", () => {
    const placed = placedIn({
      loose: { left: 3, top: 0, height: 1 },
      here: { left: "there.left", top: 0, size: 1 },
      there: { left: "here.left", top: 0, size: 1 },
      adrift: { left: "nowhere.left", top: 0, size: 1 },
    });
    expect(() => placed.box("loose")).toThrow(/"loose" needs two lines/);
    expect(() => placed.box("here")).toThrow(/"here" depends on itself/);
    expect(() => placed.box("adrift")).toThrow(/no row defines the box across "nowhere"/);
    expect(() => placed.length("ease")).toThrow(/no row defines the length "ease"/);
  });
});

describe("rows", () => {
  const rows: readonly Rows<"a", "box", "day" | "rain">[] = [
    { lengths: { a: 1 } },
    { when: ["day"], lengths: { a: 2 }, boxes: { box: { left: "a", top: 0, size: 1 } } },
    { when: ["day", "rain"], lengths: { a: 3 } },
    { when: ["rain"], unless: ["day"], lengths: { a: 4 } },
  ];

  it.each([
    [[], 1],
    [["day"], 2],
    [["day", "rain"], 3],
    [["rain"], 4],
  ] as const)("hold on their occasions, the later before the earlier: %j", (facts, length) => {
    expect(arranged(rows, new Set(facts)).length("a")).toBe(length);
  });

  it("change only the axes of a box that they name", () => {
    const rows: readonly Rows<"a", "box", "wide" | "high" | "small">[] = [
      { boxes: { box: { left: 1, top: 2, size: 3 } } },
      { when: ["wide"], boxes: { box: { right: 50, width: 20 } } },
      { when: ["high"], boxes: { box: { top: 7, bottom: 70 } } },
      { when: ["small"], boxes: { box: { center: 5, middle: 5, size: 2 } } },
    ];
    const boxWhen = (...facts: ("wide" | "high" | "small")[]) => arranged(rows, new Set(facts)).box("box");
    expect(boxWhen("wide")).toEqual({ x: 30, y: 2, width: 20, height: 3 });
    expect(boxWhen("high")).toEqual({ x: 1, y: 7, width: 3, height: 63 });
    expect(boxWhen("wide", "high")).toEqual({ x: 30, y: 7, width: 20, height: 63 });
    expect(boxWhen("wide", "high", "small")).toEqual({ x: 4, y: 4, width: 2, height: 2 });
  });

  it("add boxes", () => {
    expect(arranged(rows, new Set(["day"] as const)).find("box")).toMatchObject({ x: 2 });
    expect(arranged(rows, new Set()).find("box")).toBeUndefined();
  });
});

describe("a divided length", () => {
  const anyShares = fc.array(
    fc.tuple(fc.nat(50), fc.nat(50)).map(([least, more]) => ({ least, most: least + more })),
    { minLength: 1, maxLength: 5 },
  );
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

  it("gives each part its least, none more than its most, and no more than there is", () => {
    fc.assert(
      fc.property(anyShares, fc.nat(600), (shares, length) => {
        const parts = divided(length, shares);
        parts.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(itemAt(shares, i).least);
          expect(part).toBeLessThanOrEqual(itemAt(shares, i).most);
        });
        const [least, most] = [sum(shares.map((one) => one.least)), sum(shares.map((one) => one.most))];
        expect(sum(parts)).toBe(Math.max(least, Math.min(most, length)));
      }),
    );
  });

  it("takes from the last part first, and never makes a part smaller when it grows", () => {
    fc.assert(
      fc.property(anyShares, fc.nat(600), fc.nat(100), (shares, length, more) => {
        const [before, after] = [divided(length, shares), divided(length + more, shares)];
        before.forEach((part, i) => {
          expect(after[i]).toBeGreaterThanOrEqual(part);
          if (part < itemAt(shares, i).most)
            for (let j = i + 1; j < shares.length; j++) expect(before[j]).toBe(itemAt(shares, j).least);
        });
      }),
    );
  });
});
