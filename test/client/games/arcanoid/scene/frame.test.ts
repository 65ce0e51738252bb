import { describe, expect, it } from "vitest";
import { cornerIndex } from "../../../../../client/games/arcanoid/art/index.ts";
import { type Frame, frameFor, type Rect, roomIn } from "../../../../../client/games/arcanoid/scene/frame.ts";
import { fanOut } from "../../../../../client/games/arcanoid/scene/hand.ts";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [667, 375],
  [390, 844],
  [320, 640],
] as const;
const PLAYERS = [2, 3, 4, 6, 8, 10] as const;

const CASES = SIZES.flatMap(([width, height]) =>
  PLAYERS.flatMap((parties) =>
    [false, true].map((hasCommon) => ({
      width,
      height,
      parties,
      hasCommon,
      name: `${width}x${height}, ${parties}${hasCommon ? " and the row" : ""}`,
    })),
  ),
);

const SLACK = 0.5;
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - SLACK &&
  b.x < a.x + a.width - SLACK &&
  a.y < b.y + b.height - SLACK &&
  b.y < a.y + a.height - SLACK;

/** Everything that has a place of its own, by name. */
const placesOf = ({ coasts, rows, bar, pile, spent, hand, regions, shape }: Frame): [string, Rect][] => [
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
  ["actions", regions.actions],
  ["log", regions.log],
  ["tools", regions.tools],
  // On a phone the title stands between two tools.
  ...(shape === "portrait" ? [] : ([["title", regions.title]] as [string, Rect][])),
];

const overlaps = (frame: Frame): string[] => {
  const places = placesOf(frame).filter(([, { width, height }]) => width > 0 && height > 0);
  return places.flatMap(([name, rect], i) =>
    places.slice(i + 1).flatMap(([other, its]) => (overlap(rect, its) ? [`${name} and ${other}`] : [])),
  );
};

describe.each(CASES)("a table of $name", ({ width, height, parties, hasCommon }) => {
  const viewport = roomIn({ width, height });
  const frame = frameFor({ viewport, parties, hasCommon, stay: "playing" });

  it("has nothing over anything else", () => {
    expect(overlaps(frame)).toEqual([]);
  });

  it("keeps everything inside", () => {
    const out = placesOf(frame).filter(
      ([, { x, y, width: w, height: h }]) =>
        x < -SLACK || y < -SLACK || x + w > viewport.width + SLACK || y + h > viewport.height + SLACK,
    );
    expect(out).toEqual([]);
  });

  it("has berths that a finger hits", () => {
    for (const { berths } of frame.rows)
      for (const berth of berths) {
        expect(berth.width).toBeGreaterThanOrEqual(44);
        expect(berth.height).toBeGreaterThanOrEqual(24);
      }
  });

  it("shows the whole index of cards in berths and on the bar", () => {
    const { berth, bar } = frame.cuts;
    for (const cut of hasCommon ? [berth, bar] : [berth]) {
      expect(cut.width).toBeGreaterThanOrEqual(24);
      expect(cornerIndex(cut.width).height).toBeLessThanOrEqual(cut.height);
    }
    for (const { berths } of frame.rows) expect(berth.height).toBeLessThanOrEqual(berths[0]!.height);
  });

  it("shows the index of every card of a hand of eight, and enough to touch it", () => {
    const slots = fanOut(8, frame);
    for (const { step, width: wide } of slots) {
      expect(step).toBeGreaterThanOrEqual(24);
      expect(step).toBeGreaterThanOrEqual(cornerIndex(wide).width - 6);
    }
  });

  it("leaves the buttons room for a finger", () => {
    expect(frame.regions.actions.height).toBeGreaterThanOrEqual(44);
    expect(frame.regions.actions.width).toBeGreaterThanOrEqual(196);
  });
});

it("gives two players larger cards than ten", () => {
  for (const [width, height] of SIZES) {
    const cut = (parties: number) =>
      frameFor({ viewport: roomIn({ width, height }), parties, hasCommon: false, stay: "playing" }).cuts.berth;
    expect(cut(2).width).toBeGreaterThan(cut(10).width);
  }
});
