import { describe, expect, it } from "vitest";
import { fanOut, reachOf } from "../../../../../client/games/tranquility/scene/fan.ts";
import { laidFlat } from "../../../../../client/games/tranquility/scene/flat.ts";
import type { Extra, Rect, TranquilityPageLayout } from "../../../../../client/games/tranquility/scene/frames/frame.ts";
import { frameFor, roomIn } from "../../../../../client/games/tranquility/scene/frames/frames.ts";
import { extentOf, squaresOf } from "../../../../../client/games/tranquility/scene/frames/measure.ts";
import { watched } from "../../../../../client/games/tranquility/scene/frames/watched.ts";
import { rectOf } from "../../../../../client/games/tranquility/scene/view.ts";
import { ARCH, GRID, PYRAMID } from "../../../../../shared/games/tranquility/boards/official.ts";
import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { contains, inside, overlap } from "../rects.ts";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [1280, 720],
  [1920, 1080],
] as const;

/** Phones in landscape, some with browser bars, and windows of 1280 × 720 and 1440 × 900 at 200 %. */
const LOW = [
  [640, 360],
  [667, 375],
  [720, 450],
  [740, 360],
  [844, 340],
] as const;

/** Small phones in portrait. */
const NARROW = [
  [375, 667],
  [320, 640],
] as const;

type Width = (typeof LOW | typeof NARROW)[number][0];

/** Minimum size of a space in these windows, in px, for one, two and five players. */
const FLOORS: Readonly<Record<string, Readonly<Record<Width, readonly number[]>>>> = {
  grid: {
    640: [50, 50, 42],
    667: [54, 54, 48],
    720: [56, 56, 56],
    740: [52, 52, 52],
    844: [50, 50, 50],
    375: [44, 44, 44],
    320: [42, 42, 42],
  },
  "day and night": {
    640: [50, 50, 42],
    667: [54, 54, 48],
    720: [56, 56, 56],
    740: [52, 52, 52],
    844: [50, 50, 50],
    375: [44, 44, 44],
    320: [42, 42, 42],
  },
  arch: {
    640: [42, 42, 42],
    667: [46, 46, 46],
    720: [54, 54, 54],
    740: [44, 44, 44],
    844: [42, 42, 42],
    375: [40, 40, 40],
    320: [38, 38, 38],
  },
  pyramid: {
    640: [36, 36, 34],
    667: [40, 40, 36],
    720: [48, 48, 48],
    740: [42, 42, 42],
    844: [50, 50, 44],
    375: [32, 32, 32],
    320: [30, 30, 30],
  },
  duel: {
    640: [44, 44, 44],
    667: [46, 46, 46],
    720: [56, 56, 56],
    740: [52, 52, 52],
    844: [50, 50, 50],
    375: [42, 42, 42],
    320: [40, 40, 40],
  },
};

/** The size of the table in windows at 200 % zoom: it may be taller than the window. */
const ZOOMED = [
  [512, 384],
  [320, 256],
].map(([width, height]) => roomIn({ width: width!, height: height! }));

interface Table {
  readonly name: string;
  readonly board: Layout;
  readonly seats: readonly number[];
  readonly extra?: Extra;
}

const EVERY_SEAT = [1, 2, 3, 4, 5];

const TABLES: readonly Table[] = [
  { name: "grid", board: GRID, seats: EVERY_SEAT },
  { name: "arch", board: ARCH, seats: EVERY_SEAT },
  { name: "pyramid", board: PYRAMID, seats: EVERY_SEAT, extra: "explorers" },
  { name: "day and night", board: GRID, seats: EVERY_SEAT, extra: "dial" },
  { name: "duel", board: GRID, seats: [2], extra: "row" },
];

const CASES = TABLES.flatMap(({ seats, ...table }) =>
  [
    ...SIZES.map(([width, height]) => ({ width, height, least: 44 })),
    ...[...LOW, ...NARROW].map(([width, height]) => ({ width, height, least: 30 })),
    // At 200 % zoom a px is twice as wide, so fewer px are enough for a finger.
    ...ZOOMED.map((room) => ({ ...room, least: 28 })),
  ].flatMap((room) => seats.map((n) => ({ ...table, ...room, seats: n }))),
);

/** Everything that must not overlap, by name. */
function things({ regions, explorers, row, dial }: TranquilityPageLayout): [string, Rect][] {
  const { players, log, actions, hand, title, tools, side, row: words } = regions;
  const named = {
    players,
    log,
    actions,
    hand,
    deck: explorers?.panels[0],
    drawn: explorers?.panels[1],
    row: row?.panel,
    side,
  };
  const small: Record<string, Rect | undefined> =
    regions.shape === "desktop" || regions.shape === "tablet" ? { title, tools } : {};
  expect([words === undefined, regions.deck === undefined]).toEqual([row === undefined, explorers === undefined]);
  return Object.entries({ ...named, ...small, dial: dial && rectOf(dial) }).filter(
    (entry): entry is [string, Rect] => entry[1] !== undefined,
  );
}

describe.each(CASES)("the $name at $width x $height for $seats", ({ board, seats, extra, width, height, least }) => {
  const frame = frameFor({
    viewport: { width, height },
    board,
    seats,
    seat: 0,
    toll: false,
    ...(extra ? { extra } : {}),
  });
  const spaces = squaresOf(frame).map(rectOf);

  it("has every space in the window and on no panel", () => {
    for (const space of spaces) {
      expect(inside(space, width, height)).toBe(true);
      for (const [name, rect] of things(frame)) {
        const plaques = name === "players" ? frame.regions.plaques : [rect];
        for (const one of plaques) expect([name, overlap(space, one)]).toEqual([name, false]);
      }
    }
  });

  it("has cells large enough for a finger", () => {
    for (const space of spaces) expect(space.width).toBeGreaterThanOrEqual(least);
  });

  it("has all panels in the window and apart", () => {
    const all = things(frame);
    for (const [name, rect] of all) expect([name, rect, inside(rect, width, height)]).toEqual([name, rect, true]);
    for (const [a, one] of all)
      for (const [b, other] of all)
        if (a < b) expect([a, b, one, other, overlap(one, other)]).toEqual([a, b, one, other, false]);
  });

  it("has its ends where the board has them, apart from everything", () => {
    // A duel has neither harbour nor finish (D1).
    expect(frame.start !== undefined).toBe(extra !== "row" && board.start !== undefined);
    for (const end of [frame.start, frame.finish]) {
      if (!end) continue;
      expect(inside(rectOf(end), width, height)).toBe(true);
      for (const space of spaces) expect(overlap(rectOf(end), space)).toBe(false);
      for (const [name, rect] of things(frame)) expect([name, overlap(rectOf(end), rect)]).toEqual([name, false]);
    }
  });

  it("has the open row and its pile on its panel", () => {
    const { row } = frame;
    if (!row) return;
    for (const place of [...row.places, row.pile]) {
      expect(inside(rectOf(place), width, height)).toBe(true);
      expect(place.size).toBeGreaterThanOrEqual(Math.min(38, least));
    }
  });
});

describe.each(TABLES)("the $name in a small window", ({ name, board, seats, extra }) => {
  const tablesIn = (windows: typeof LOW | typeof NARROW) =>
    windows.flatMap(([width, height]) =>
      [1, 2, 5]
        .filter((n) => seats.includes(n))
        .map((n, i) => ({ width, height, n, least: itemAt(itemAt(itemAt(FLOORS, name), width), i) })),
    );
  const tables = tablesIn(LOW);
  const framed = (width: number, height: number, n: number, toll: boolean) =>
    frameFor({ viewport: { width, height }, board, seats: n, seat: 0, toll, ...(extra ? { extra } : {}) });

  it.each([...tables, ...tablesIn(NARROW)])(
    "has spaces of $least px at $width x $height for $n",
    ({ width, height, n, least }) => {
      expect(framed(width, height, n, false).cell).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(tables)("has the same place while a toll is open at $width x $height for $n", ({ width, height, n }) => {
    const [before, during] = [framed(width, height, n, false), framed(width, height, n, true)];
    if (!before.start) return;
    expect(during.board).toEqual(before.board);
    const { regions, quay, fan } = during;
    const column = [regions.toll!, regions.actions, quay!, regions.hand, regions.log];
    const others = [
      ...regions.plaques,
      ...[during.start!, during.finish!].map(rectOf),
      ...squaresOf(during).map(rectOf),
    ];
    for (const [i, one] of column.entries()) {
      expect(inside(one, width, height)).toBe(true);
      for (const other of [...column.slice(i + 1), ...others])
        expect([one, other, overlap(one, other)]).toEqual([one, other, false]);
    }
    for (const count of n === 1 ? [5, 9] : [4, 5])
      for (const { strip } of fanOut(count, fan))
        expect(Math.min(strip.width, strip.height)).toBeGreaterThanOrEqual(36);
  });

  it.each(tables)("has a hand for fingers at $width x $height for $n", ({ width, height, n }) => {
    const { fan } = framed(width, height, n, false);
    for (const { strip } of fanOut(5, fan)) expect(Math.min(strip.width, strip.height)).toBeGreaterThanOrEqual(43.9);
  });
});

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

describe.each(TABLES)("everything that rises or is lit on the $name", ({ board, seats, extra }) => {
  const tables = [...SIZES, ...LOW].flatMap(([width, height]) => seats.map((n) => ({ width, height, n })));

  it.each(tables)("lies on nothing else at $width x $height for $n", ({ width, height, n }) => {
    const viewport = { width, height };
    const frame = frameFor({ viewport, board, seats: n, seat: 0, toll: false, ...(extra ? { extra } : {}) });
    const { regions, fan, finish } = frame;
    const chosen = { ...regions.hand, y: regions.hand.y - reachOf(fan.size), height: reachOf(fan.size) };
    for (const other of [regions.actions, ...squaresOf(frame).map(rectOf)])
      expect([other, overlap(chosen, other)]).toEqual([other, false]);
    if (!finish || extra === "row") return;
    const lit = grown(rectOf(finish), 5);
    for (const [name, other] of things(frame))
      if (name !== "drawn" && name !== "deck") expect([name, overlap(lit, other)]).toEqual([name, false]);
  });
});

describe("the toll of a phone on its side", () => {
  it.each([1, 2, 5])("lies in one column for %i, each thing apart from the next", (seats) => {
    const viewport = { width: 844, height: 390 };
    const { regions, quay, fan } = frameFor({ viewport, board: GRID, seats, seat: 0, toll: true });
    const { toll, actions, log } = regions;
    expect(quay).toMatchObject({ x: actions.x, width: actions.width });
    const column = [toll!, actions, quay!, { ...fan.area, height: fan.size }, log];
    for (const [i, { y }] of column.entries())
      if (i > 0) expect(y - (itemAt(column, i - 1).y + itemAt(column, i - 1).height)).toBeGreaterThanOrEqual(10);
  });
});

describe("a toll of five", () => {
  const framed = (width: number, height: number, seats: number, extra?: Extra) =>
    frameFor({ viewport: { width, height }, board: GRID, seats, seat: 0, toll: true, ...(extra ? { extra } : {}) });

  it("leaves the spaces of a phone as large as one of two", () => {
    expect([framed(390, 844, 5).cell, framed(390, 844, 2).cell]).toEqual([50, 50]);
  });

  it("leaves room for the dial on a desktop", () => {
    expect(framed(1440, 900, 5, "dial").dial!.size).toBeGreaterThanOrEqual(96);
  });
});

describe("the designed sizes", () => {
  const cellOf = (board: Layout, width: number, height: number, extra?: Extra) =>
    frameFor({ viewport: { width, height }, board, seats: 4, seat: 0, toll: false, ...(extra ? { extra } : {}) }).cell;

  it("have the cells of the mocks", () => {
    expect(cellOf(ARCH, 1440, 900)).toBe(84);
    expect(cellOf(PYRAMID, 1440, 900, "explorers")).toBe(92);
    expect(cellOf(GRID, 1440, 900, "dial")).toBe(98);
    expect(cellOf(GRID, 1440, 900, "row")).toBe(98);
  });

  it("count the apex to the pyramid, and no harbour to a grid", () => {
    expect(extentOf(PYRAMID)).toMatchObject({ columns: 11, rows: 6 });
    expect(extentOf(ARCH)).toMatchObject({ columns: 7, rows: 7 });
    expect(extentOf(GRID)).toMatchObject({ columns: 6, rows: 6 });
  });
});

/** Windows of replays embedded in other sites. */
const EMBEDDED = [
  [600, 338],
  [600, 400],
  [620, 465],
] as const;

describe("the room of a replay", () => {
  it.each(EMBEDDED)("is the window alone at %d x %d", (width, height) => {
    expect(roomIn({ width, height }, "replay")).toEqual({ width, height });
    expect(roomIn({ width, height }).height).toBeGreaterThan(height);
  });

  it.each([
    [320, 256],
    [560, 315],
  ])("is higher than a window of %d x %d, which has no room for it", (width, height) => {
    expect(roomIn({ width, height }, "replay").height).toBeGreaterThan(height);
  });
});

const REPLAYS = [
  ...CASES,
  ...TABLES.flatMap(({ seats, ...table }) =>
    EMBEDDED.flatMap(([width, height]) => seats.map((n) => ({ ...table, width, height, seats: n }))),
  ),
];

describe.each(REPLAYS)("a replay of the $name at $width x $height for $seats", ({ board, seats, extra, ...room }) => {
  const { width, height } = room;
  const occasion = { viewport: { width, height }, board, seats, seat: undefined, stay: "replay" as const };
  const framed = (toll: boolean) => frameFor({ ...occasion, toll, ...(extra ? { extra } : {}) }, watched);
  // Only boards with a harbour have a toll (B7).
  const frames = board.start && extra !== "row" ? [framed(false), framed(true)] : [framed(false)];

  it.each(frames)("has its controls in the window and on nothing", (frame) => {
    const { regions, quay, hands } = frame;
    const controls = regions.replay!;
    expect(inside(controls, width, height)).toBe(true);
    const hand = hands ? undefined : regions.hand;
    const ends = [frame.start, frame.finish].flatMap((end) => (end ? [rectOf(end)] : []));
    const spaces = squaresOf(frame).map(rectOf);
    const others = [quay, hand, regions.toll, regions.log, regions.side, ...regions.plaques, ...ends, ...spaces];
    for (const other of others) if (other) expect([other, overlap(controls, other)]).toEqual([other, false]);
    for (const other of [...ends, ...spaces])
      if (regions.toll) expect([other, overlap(regions.toll, other)]).toEqual([other, false]);
  });

  it.each(frames)("has every plaque apart from all else, so that a ring has room around it", (frame) => {
    const { regions, quay, explorers, row } = frame;
    const { plaques, title, tools, log } = regions;
    const isWide = frame.hands !== undefined;
    const ends = [frame.start, frame.finish].flatMap((end) => (end ? [rectOf(end)] : []));
    const panels = [...(explorers?.panels ?? []), ...(row ? [row.panel] : [])];
    const beside = isWide ? [title, tools, log] : [];
    for (const [seat, plaque] of plaques.entries()) {
      expect([seat, plaque, inside(plaque, width, height)]).toEqual([seat, plaque, true]);
      for (const other of [quay, ...panels, ...ends, ...squaresOf(frame).map(rectOf), ...beside])
        if (other) expect([seat, plaque, other, overlap(plaque, other)]).toEqual([seat, plaque, other, false]);
      const ring = 2.5;
      const around = (rect: Rect) => ({
        x: rect.x - ring,
        y: rect.y - ring,
        width: rect.width + 2 * ring,
        height: rect.height + 2 * ring,
      });
      for (const other of plaques.slice(seat + 1)) expect(overlap(around(plaque), around(other))).toBe(false);
    }
  });

  it.each(frames)("shows hands whole, card beside card, and large enough to be read", (frame) => {
    const { plaques, hand, replay } = frame.regions;
    const places = frame.hands ?? [hand];
    for (const [seat, place] of places.entries()) {
      if (frame.hands) expect(contains(itemAt(plaques, seat), place)).toBe(true);
      for (const count of [1, 5, 8, 10]) {
        const cards = laidFlat(place, count).map(rectOf);
        for (const [i, card] of cards.entries()) {
          expect([count, i, contains(place, card)]).toEqual([count, i, true]);
          expect(overlap(card, replay!)).toBe(false);
          for (const other of cards.slice(i + 1)) expect(overlap(card, other)).toBe(false);
          if (count <= 5) expect(card.width).toBeGreaterThanOrEqual(27);
        }
      }
    }
  });

  it.each(frames)("has its finish clear of the tools", (frame) => {
    const { tools, shape } = frame.regions;
    if (frame.finish && (shape === "desktop" || shape === "tablet"))
      expect(overlap(rectOf(frame.finish), tools)).toBe(false);
  });
});

describe.each(CASES)(
  "the $name at $width x $height for $seats, seen by a spectator",
  ({ board, seats, extra, ...room }) => {
    const { width, height } = room;
    const framed = (seat: number | undefined, toll: boolean) =>
      frameFor({ viewport: { width, height }, board, seats, seat, toll, ...(extra ? { extra } : {}) });
    const tolls = board.start && extra !== "row" ? [false, true] : [false];

    it.each(tolls)("has a board at least as large as the players' board, toll: %s", (toll) => {
      expect(framed(undefined, toll).cell).toBeGreaterThanOrEqual(framed(0, toll).cell);
    });

    it.each(tolls)("says so beside the board and on no panel, toll: %s", (toll) => {
      const { regions, quay, ...frame } = framed(undefined, toll);
      const { hand, log, plaques } = regions;
      expect(inside(hand, width, height)).toBe(true);
      const ends = [frame.start, frame.finish].flatMap((end) => (end ? [rectOf(end)] : []));
      for (const other of [log, quay, regions.toll, ...plaques, ...ends, ...squaresOf(frame).map(rectOf)])
        if (other) expect([other, overlap(hand, other)]).toEqual([other, false]);
    });
  },
);

describe("the text for a player in the course", () => {
  const TAUGHT = [...SIZES, ...LOW, [320, 640] as const].flatMap(([width, height]) =>
    [false, true].map((toll) => ({ width, height, toll })),
  );

  it.each(TAUGHT)("lies on nothing that it is about at $width x $height, toll: $toll", ({ width, height, toll }) => {
    const frame = frameFor({ viewport: { width, height }, board: GRID, seats: 2, seat: 0, toll, stay: "lesson" });
    const { regions, quay } = frame;
    const lesson = regions.lesson!;
    expect(inside(lesson, width, height)).toBe(true);
    const { actions, hand, toll: count, plaques } = regions;
    const ends = [frame.start!, frame.finish!].map(rectOf);
    for (const other of [actions, hand, count, quay, ...plaques, ...ends, ...squaresOf(frame).map(rectOf)])
      if (other) expect([other, overlap(lesson, other)]).toEqual([other, false]);
  });

  it("stands by the hand on a desktop: just above the buttons, and nearer to the cards than to the window's edge", () => {
    const viewport = { width: 1440, height: 900 };
    const { regions, fan } = frameFor({ viewport, board: GRID, seats: 2, seat: 0, toll: false, stay: "lesson" });
    const { lesson, actions } = regions;
    expect(actions.y - (lesson!.y + lesson!.height)).toBe(20);
    expect(lesson!.y + lesson!.height).toBeGreaterThan(fan.area.y - 40);
  });

  it.each(SIZES)("leaves spaces large enough for a finger at %d x %d", (width, height) => {
    const frame = frameFor({
      viewport: { width, height },
      board: GRID,
      seats: 2,
      seat: 0,
      toll: false,
      stay: "lesson",
    });
    expect(frame.cell).toBeGreaterThanOrEqual(44);
  });
});
