import { describe, expect, it } from "vitest";
import { cornerIndex } from "../../../../../client/games/arcanoid/art/index.ts";
import { type ArcanoidPageLayout, frameFor, type Rect } from "../../../../../client/games/arcanoid/scene/frame.ts";
import { fanOut } from "../../../../../client/games/arcanoid/scene/hand.ts";
import { isReadable } from "../../../../../client/games/arcanoid/scene/shelves.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { areasIn, WINDOWS } from "../areas.ts";

const PLAYERS = [2, 3, 4, 5, 6, 8, 10] as const;

/** Tables without demons, and with one: in practice, a match has no more at once. */
const CASES = WINDOWS.flatMap((viewport) =>
  PLAYERS.flatMap((seats) =>
    [false, true].flatMap((hasCommon) =>
      [0, 1].map((demons) => ({
        viewport,
        seats,
        hasCommon,
        demons,
        name: `${seats} at ${viewport.width} x ${viewport.height} px${demons ? ", a demon" : ""}${hasCommon ? " and the row" : ""}`,
      })),
    ),
  ),
);

const frameIn = (viewport: { width: number; height: number }, seats: number, hasCommon = false, demons = 0) =>
  frameFor({ viewport, areas: areasIn(viewport, seats), parties: seats + demons, hasCommon });

/** Width of a fan in which the index of each card is visible, in px. */
const fannedWidth = (count: number, width: number): number => width + (count - 1) * cornerIndex(width).width;

const SLACK = 0.5;
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - SLACK &&
  b.x < a.x + a.width - SLACK &&
  a.y < b.y + b.height - SLACK &&
  b.y < a.y + a.height - SLACK;

const placesOf = (
  { coasts, rows, bar, pile, spent, hand, shape }: ArcanoidPageLayout,
  { title, tools, log, actions }: ReturnType<typeof areasIn>["rects"],
): [string, Rect][] => [
  ...coasts.map((rect, i): [string, Rect] => [`coast ${i}`, rect]),
  ...rows.flatMap(({ name, shelf, berths }, i): [string, Rect][] => [
    [`name ${i}`, name],
    [`shelf ${i}`, shelf],
    ...berths.map((rect, field): [string, Rect] => [`berth ${i}:${field}`, rect]),
  ]),
  ...(bar ? ([["bar", bar]] as [string, Rect][]) : []),
  ["pile", pile],
  ["discards", spent],
  ["hand", hand],
  ["actions", actions],
  ["log", log],
  ["tools", tools],
  // On a phone the title is between two tools.
  ...(shape === "portrait" ? [] : ([["title", title]] as [string, Rect][])),
];

const overlaps = (frame: ArcanoidPageLayout, rects: Parameters<typeof placesOf>[1]): string[] => {
  const places = placesOf(frame, rects).filter(([, { width, height }]) => width > 0 && height > 0);
  return places.flatMap(([name, rect], i) =>
    places.slice(i + 1).flatMap(([other, its]) => (overlap(rect, its) ? [`${name} and ${other}`] : [])),
  );
};

describe.each(CASES)("a table of $name", ({ viewport, seats, hasCommon, demons }) => {
  const { rects } = areasIn(viewport, seats);
  const frame = frameIn(viewport, seats, hasCommon, demons);
  // Ten players' rows fill the window of the smallest phone.
  const isTiny = viewport.width < 360 && seats === 10;

  it("has nothing over anything else", () => {
    expect(overlaps(frame, rects)).toEqual([]);
  });

  it("keeps everything inside", () => {
    const out = placesOf(frame, rects).filter(
      ([, { x, y, width: w, height: h }]) =>
        x < -SLACK || y < -SLACK || x + w > viewport.width + SLACK || y + h > viewport.height + SLACK,
    );
    expect(out).toEqual([]);
  });

  it("shows each player's cards on the table beside the names or above them, never over hand and buttons", () => {
    const { look, hand, actions, rows, cuts } = frame;
    const inside = { x: 0, y: 0, ...viewport };
    expect(look.x + look.width).toBeLessThanOrEqual(inside.width);
    expect(look.y + look.height).toBeLessThanOrEqual(inside.height);
    expect(overlap(look, hand) || overlap(look, actions)).toBe(false);
    // In a column of names, cards must not cover the next name.
    if (itemAt(itemAt(rows, 0).berths, 0).x > itemAt(rows, 0).name.x)
      for (const { name } of rows) expect(overlap(look, name)).toBe(false);
    expect(cornerIndex(cuts.look.width).height).toBeLessThanOrEqual(cuts.look.height);
    expect(look.width).toBeGreaterThan(fannedWidth(6, cuts.look.width));
  });

  it("has berths that are large enough for a finger", () => {
    const least = isTiny ? 19 : 24;
    for (const { berths } of frame.rows)
      for (const berth of berths) {
        expect(berth.width).toBeGreaterThanOrEqual(44);
        expect(berth.height).toBeGreaterThanOrEqual(least);
      }
  });

  it("shows the whole index of cards in berths and on the bar", () => {
    const { berth, bar } = frame.cuts;
    for (const cut of hasCommon ? [berth, bar] : [berth]) {
      expect(cut.width).toBeGreaterThanOrEqual(24);
      expect(cornerIndex(cut.width).height).toBeLessThanOrEqual(cut.height + (isTiny ? 5 : 0));
    }
    for (const { berths } of frame.rows) expect(berth.height).toBeLessThanOrEqual(itemAt(berths, 0).height);
  });

  it("shows the index of every card of a hand of eight, and enough to touch it", () => {
    const slots = fanOut(8, frame);
    for (const { step, width: wide } of slots) {
      expect(step).toBeGreaterThanOrEqual(24);
      expect(step).toBeGreaterThanOrEqual(cornerIndex(wide).width - 6);
    }
  });

  it("leaves the buttons room for a finger", () => {
    expect(frame.actions.height).toBeGreaterThanOrEqual(44);
    expect(frame.actions.width).toBeGreaterThanOrEqual(196);
  });
});

it("gives two players larger cards than ten", () => {
  for (const viewport of WINDOWS)
    expect(frameIn(viewport, 2).cuts.berth.width).toBeGreaterThan(frameIn(viewport, 10).cuts.berth.width);
});

describe("the open cards beside a name", () => {
  const shelvesOf = (width: number, height: number, seats: number) => {
    const frame = frameIn({ width, height }, seats);
    return (count: number) => isReadable(frame, itemAt(frame.rows, 0).shelf, count);
  };

  it("can be read on the shelf of a large screen, and of a small one as far as there is room", () => {
    expect(shelvesOf(1440, 900, 4)(3)).toBe(true);
    expect(shelvesOf(844, 390, 4)(1)).toBe(true);
    expect(shelvesOf(844, 390, 4)(2)).toBe(false);
  });

  it.each([6, 8, 10])("have no shelf on a phone with %i: the name leads to them", (seats) => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const)
      expect(shelvesOf(width, height, seats)(1)).toBe(false);
  });
});
