import { describe, expect, test } from "vitest";
import { ARCH, GRID, OFFICIAL, PYRAMID } from "../../../../shared/games/tranquility/boards/official.ts";
import { type Layout, layoutOf } from "../../../../shared/games/tranquility/layouts.ts";
import { itemAt } from "../../../kit/item-at.ts";

/** Rows from the top: cells `o`, border cells `B`, frame `b`, finish `F`. */
function drawn({ cells, frame, borders = [], finish }: Layout): string[] {
  const marks = new Map<string, string>();
  for (const { x, y } of frame) marks.set(`${x} ${y}`, "b");
  for (const [cell, { x, y }] of cells.entries()) marks.set(`${x} ${y}`, borders.includes(cell) ? "B" : "o");
  if (finish) marks.set(`${finish.x} ${finish.y}`, "F");
  const places = [...marks.keys()].map((place) => place.split(" ").map(Number) as [number, number]);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const rows: string[] = [];
  for (let y = Math.max(...ys); y >= Math.min(...ys); y--) {
    let row = "";
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) row += marks.get(`${x} ${y}`) ?? " ";
    rows.push(row.trimEnd());
  }
  return rows;
}

describe("the boards", () => {
  test("the grid has six rows of six, 24 border cards, and the finish in the top right corner", () => {
    expect(drawn(GRID)).toEqual([" bbbbbbF", ...Array(6).fill("boooooob"), " bbbbbb"]);
    expect(GRID.start).toEqual({ x: -1, y: -1 });
  });

  test("A2: the arch has two pillars, a roof, 25 border cards along the outside, and none in the opening", () => {
    const pillars = Array(3).fill("boo   oob");
    expect(drawn(ARCH)).toEqual([" bbbbbbbF", ...Array(4).fill("booooooob"), ...pillars, " bb   bb"]);
    expect(ARCH.frame).toHaveLength(25);
    expect(ARCH.lines.map((line) => [line[0], line.at(-1), line.length])).toEqual([
      [0, 5, 6],
      [6, 11, 6],
      [12, 39, 28],
    ]);
    expect(ARCH.cells[12]).toEqual({ x: 0, y: 3 });
    expect(ARCH.start).toBe(undefined);
  });

  test("P2: the pyramid has five rows, every other cell is a border cell, and the finish is at the apex", () => {
    expect(drawn(PYRAMID)).toEqual(["     F", "    BoB", "   BoBoB", "  BoBoBoB", " BoBoBoBoB", "BoBoBoBoBoB"]);
    expect(PYRAMID.borders).toHaveLength(20);
    expect([0, 11, 20, 27, 32].map((cell) => itemAt(PYRAMID.cells, cell).y)).toEqual([0, 1, 2, 3, 4]);
    expect(PYRAMID.lines).toEqual([[...Array(35).keys()]]);
    expect(PYRAMID.frame).toEqual([]);
  });

  test("N2: of the grid by day and by night the lower three rows end night up", () => {
    expect(
      layoutOf(OFFICIAL["day-night"])
        .night!.map((cell) => itemAt(layoutOf(OFFICIAL["day-night"]).cells, cell).y)
        .every((y) => y < 3),
    ).toBe(true);
    expect(layoutOf(OFFICIAL["day-night"]).night).toHaveLength(18);
    expect(drawn(layoutOf(OFFICIAL["day-night"]))).toEqual(drawn(GRID));
    expect(layoutOf(OFFICIAL["day-night"]).frame.filter(({ y }) => y < 3)).toHaveLength(12);
  });
});
