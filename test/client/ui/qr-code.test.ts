import { describe, expect, test } from "vitest";
import { modulesOf, pathOf } from "../../../client/ui/qr-code.tsx";

/** "a calm sea" at level M, which corrects about a seventh. */
const SEA = `
#######.#.###.#######
#.....#.#.....#.....#
#.###.#.####..#.###.#
#.###.#..####.#.###.#
#.###.#.###.#.#.###.#
#.....#...###.#.....#
#######.#.#.#.#######
...........##........
#..#######..##..#.###
.#####.####.#.##..#..
.#.#.##.#....#...##.#
.#..##...#.#.#..#.##.
.####.#.###..#.###.##
........##.##.#.#.##.
#######.##..#..###...
#.....#.##.########..
#.###.#.#####...##...
#.###.#.#.###....##..
#.###.#..##...#.#.###
#.....#......##..####
#######.####.#.......
`;

const drawn = (text: string): string =>
  modulesOf(text)
    .map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""))
    .join("\n");

describe("a QR code", () => {
  test("has no margin of its own, and can be read with a seventh of it damaged", () => {
    expect(drawn("a calm sea")).toBe(SEA.trim());
  });

  test("is one path of its dark modules", () => {
    const dark = SEA.replaceAll(/[^#]/g, "").length;
    const path = pathOf(modulesOf("a calm sea"));
    expect(path.startsWith("M0 0h1v1h-1zM1 0h1v1h-1z")).toBe(true);
    expect(path.match(/M/g)).toHaveLength(dark);
  });
});
