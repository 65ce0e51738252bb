import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import { spotAt } from "../../../../../client/games/tranquility/input/hit.ts";
import { fanOut } from "../../../../../client/games/tranquility/scene/fan.ts";
import type { Fan, Rect } from "../../../../../client/games/tranquility/scene/frame.ts";
import type { TranquilityLayout } from "../../../../../client/games/tranquility/scene/layout.ts";
import { extentOf } from "../../../../../client/games/tranquility/scene/measure.ts";
import { boardOf, rectOf } from "../../../../../client/games/tranquility/scene/view.ts";
import type { Seat } from "../../../../../shared/engine/contract/events.ts";
import { foldMatch } from "../../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match } from "../../../../../shared/engine/match/match.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { LocalMatch } from "../../../harness/local-match.ts";
import { drawingOf } from "../drawing.ts";
import { laidOut } from "../pages.ts";
import { contains, inside, overlap } from "../rects.ts";

const DESIGNED = [
  [1440, 900, 99],
  [1024, 768, 83],
  [844, 390, 58],
  [390, 844, 58],
] as const;

function moments(seats: number): Match<State>[] {
  const found: Match<State>[] = [];
  const match = new LocalMatch(seats, 3);
  let tolls = 0;
  for (let i = 0; i < 300; i++) {
    const toll = match.match.table.stage.at === "toll";
    if (i === 0 || i === 12 || (toll && tolls++ < 3)) found.push(match.match);
    if (!match.playOne()) break;
  }
  return [...found, match.match];
}

const MOMENTS = [1, 2, 3, 4, 5].flatMap((seats) => moments(seats).map((match, i) => ({ seats, match, i })));
const CASES = DESIGNED.flatMap(([width, height]) => MOMENTS.map((moment) => ({ width, height, ...moment })));

const tableIn = (match: Match<State>, width: number, height: number, seat: Seat = 0): TranquilityLayout =>
  laidOut({ match, seat, viewport: { width, height }, draft: NO_DRAFT });

const cellsOf = ({ targets }: TranquilityLayout) =>
  targets.filter(({ spot }) => spot.on === "cell").map(({ rect }) => rect);
const handOf = ({ targets }: TranquilityLayout) =>
  targets.filter(({ spot }) => spot.on === "hand").map(({ rect }) => rect);

describe.each(CASES)("the layout at $width x $height, $seats seats, moment $i", ({ width, height, seats, match }) => {
  const tableau = tableIn(match, width, height);
  const { regions, quay, start, finish } = tableau.frame;

  it("has exactly one pose for every card of the match", () => {
    const cards = tranquility.cards.places(match.table).flat();
    const posed = [...tableau.pieces.keys()].filter((key) => typeof key === "number");
    expect(posed.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
  });

  it("has every target in the window, and large enough", () => {
    for (const rect of cellsOf(tableau)) expect(inside(rect, width, height)).toBe(true);
    for (const rect of handOf(tableau)) {
      expect(inside(rect, width, height)).toBe(true);
      expect(rect.width).toBeGreaterThanOrEqual(43.9);
      expect(rect.height).toBeGreaterThanOrEqual(44);
    }
    for (const rect of cellsOf(tableau)) expect(rect.width).toBeGreaterThanOrEqual(44);
  });

  it("keeps board, hand, panels and ends apart", () => {
    const board = tableau.frame.board;
    const panels = { ...regions, board } as unknown as Record<string, Rect>;
    const names = ["board", "players", "actions", "hand", "log", ...(regions.toll ? ["toll"] : [])];
    for (const a of names) {
      expect(inside(itemAt(panels, a), width, height), a).toBe(true);
      for (const b of names)
        if (a < b) expect([a, b, overlap(itemAt(panels, a), itemAt(panels, b))]).toEqual([a, b, false]);
    }
    for (const end of [start!, finish!]) {
      expect(overlap(rectOf(end), board)).toBe(false);
      expect(inside(rectOf(end), width, height)).toBe(true);
      for (const name of ["players", "actions", "hand", "log"])
        expect(overlap(rectOf(end), itemAt(panels, name))).toBe(false);
    }
    if (quay) for (const name of ["board", "actions", "hand"]) expect(overlap(quay, itemAt(panels, name))).toBe(false);
  });

  it("has room for the aim instead of the log, over neither board nor buttons nor cards", () => {
    const { log: primer } = regions;
    expect(inside(primer, width, height)).toBe(true);
    for (const name of ["board", "actions", "hand", "players"] as const) {
      const panel = name === "board" ? tableau.frame.board : regions[name];
      expect([name, overlap(primer, panel)]).toEqual([name, false]);
    }
    expect(primer.height).toBeGreaterThanOrEqual(match.table.stage.at === "toll" ? 0 : 30);
  });

  it("gives every seat a plaque of its own", () => {
    expect(regions.plaques).toHaveLength(seats);
    regions.plaques.forEach((one, i) => {
      expect(inside(one, width, height)).toBe(true);
      for (const other of regions.plaques.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    });
  });
});

describe.each([
  [1920, 1080],
  [1280, 720],
  [1366, 768],
  [800, 600],
  [768, 1024],
  [932, 430],
  [667, 375],
  [430, 932],
  [375, 667],
])("the layout in another window: %i x %i", (width, height) => {
  it.each(MOMENTS.filter(({ seats }) => seats === 4))("has everything inside, moment $i", ({ match }) => {
    const { targets, frame } = tableIn(match, width, height);
    for (const { rect } of targets) expect(inside(rect, width, height)).toBe(true);
    for (const name of ["players", "log", "actions", "hand", "title", "tools"] as const) {
      expect(inside(frame.regions[name], width, height), name).toBe(true);
    }
    expect(overlap(frame.board, frame.regions.actions)).toBe(false);
    expect(overlap(frame.board, frame.regions.hand)).toBe(false);
    expect(overlap(frame.board, frame.regions.players)).toBe(false);
  });
});

describe("a hand of nine", () => {
  const AREA: Rect = { x: 183, y: 634, width: 565, height: 108 };
  const fan: Fan = { area: AREA, middle: 470, base: 688, size: 108, spread: 90, tilt: 2.6, drop: 3 };

  it("shows most of every card on a tablet, and keeps to its room", () => {
    const slots = fanOut(9, fan);
    for (const { x, size, strip } of slots) {
      // The number on a card ends at 72 % of its width.
      expect(strip.width / size).toBeGreaterThan(0.72);
      expect([x - size / 2 >= AREA.x - 0.5, x + size / 2 <= AREA.x + AREA.width + 0.5]).toEqual([true, true]);
    }
  });

  it("lies in two rows on a phone on its side, side by side and apart", () => {
    const area: Rect = { x: 574, y: 198, width: 258, height: 122 };
    const places = fanOut(9, { ...fan, area, middle: 703, size: 82 }).map(rectOf);
    for (const [i, place] of places.entries())
      for (const other of places.slice(i + 1)) expect(overlap(place, other)).toBe(false);
  });

  it("lies in rows where a fan would be too narrow for fingers, however many there are", () => {
    const area: Rect = { x: 460, y: 188, width: 197, height: 143 };
    const narrow = { ...fan, area, middle: 558, base: 260, size: 79 };
    for (const count of [5, 6, 9]) {
      const places = fanOut(count, narrow).map(rectOf);
      for (const [i, place] of places.entries()) {
        expect(contains(area, place)).toBe(true);
        expect(place.width).toBeGreaterThanOrEqual(count > 6 ? 42 : 60);
        for (const other of places.slice(i + 1)) expect(overlap(place, other)).toBe(false);
      }
    }
    expect(new Set(fanOut(4, narrow).map(({ strip }) => strip.x)).size).toBe(4);
  });

  it("stays in the middle as long as it has room there", () => {
    expect(itemAt(fanOut(3, fan), 1).x).toBe(470);
  });
});

describe("an empty place", () => {
  it.each(DESIGNED)("has an outline at %i x %i, where a pile is seen", (width, height) => {
    const match = itemAt(MOMENTS, 4).match;
    const { table } = match;
    const none = { ...match, table: { ...table, piles: table.piles.map(() => []) } };
    const isOutlined = (of: Match<State>) => tableIn(of, width, height).pieces.has("pile:none");
    expect([isOutlined(match), isOutlined(none)]).toEqual([false, tableIn(none, width, height).frame.pileShown]);
  });
});

describe("the designed sizes", () => {
  it.each(DESIGNED)("give %i x %i the designed size of a space", (width, height, cell) => {
    expect(tableIn(itemAt(MOMENTS, 4).match, width, height).frame.cell).toBe(cell);
  });

  it("change without leaps as the window grows and shrinks", () => {
    const match = itemAt(moments(4), 0);
    for (let width = 1024; width < 2200; width += 24) {
      const cell = tableIn(match, width, width * 0.66).frame.cell;
      const next = tableIn(match, width + 24, (width + 24) * 0.66).frame.cell;
      expect(Math.abs(next - cell)).toBeLessThanOrEqual(12);
      expect(cell).toBeGreaterThanOrEqual(54);
    }
  });
});

describe("a layout", () => {
  const match = itemAt(moments(4), 1);

  it("shows a spectator everything except a hand", () => {
    const tableau = laidOut({ match, seat: undefined, viewport: { width: 1440, height: 900 }, draft: NO_DRAFT });
    expect(handOf(tableau)).toEqual([]);
    expect([...tableau.pieces.keys()].filter((key) => typeof key === "number")).toHaveLength(
      tranquility.cards.places(match.table).flat().length,
    );
  });

  it("never shows a face that is not known", () => {
    const log = new LocalMatch(3, 5);
    for (let i = 0; i < 20; i++) log.playOne();
    const view = foldMatch<State>(tranquility, INITIAL_MATCH as unknown as Match<State>, log.seenBy(1));
    const tableau = tableIn(view, 1440, 900, 1);
    for (const hidden of tranquility.cards.hiddenFrom(log.match.table, 1)) {
      expect(drawingOf(tableau.pieces.get(hidden)!)).toMatchObject({ of: "card", face: "back" });
    }
  });

  it("finds what lies under the middle of every target", () => {
    const tableau = tableIn(match, 390, 844);
    for (const { spot, rect } of tableau.targets) {
      expect(spotAt(tableau, rect.x + rect.width / 2, rect.y + rect.height / 2)).toEqual(spot);
    }
  });

  it("has the line from the bottom left to the top right", () => {
    const { pieces, frame, targets } = tableIn(match, 1024, 768);
    const { columns } = extentOf(boardOf(match));
    const at = (cell: number) => targets.find(({ spot }) => spot.on === "cell" && spot.cell === cell)!.rect;
    expect(at(0).x).toBeLessThan(at(columns - 1).x);
    expect(at(0).y).toBeGreaterThan(at(columns).y);
    expect(frame.start!.y).toBeGreaterThan(frame.finish!.y);
    expect(pieces.has("slot:finish")).toBe(true);
  });
});
