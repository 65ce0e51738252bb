import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Modules, qrOf } from "../../../client/qr/qr.ts";

const drawn = (modules: Modules | undefined): string =>
  (modules ?? []).map((row) => row.map((isDark) => (isDark ? "#" : ".")).join("")).join("\n");

/** "a calm sea", as another encoder draws it: uqr 0.1.3. */
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

describe("a QR code", () => {
  test("is what another encoder draws", () => {
    expect(drawn(qrOf("a calm sea"))).toBe(SEA.trim());
  });

  test.each([
    [29, "https://stillwater.example/t/k7r2mp", "cd487af29fea10b6"],
    [33, "https://stillwater.example/d#2abcdefghjkmnpqr/k7r2mp", "7a5e6d38c6e3cf71"],
    [37, "https://cards.stillwater.example:8443/d#2abcdefghjkmnpqr/k7r2mp", "0196fd8791c8365a"],
    [41, "x".repeat(106), "536f804ac066bd50"],
  ])("is so in every size: %i modules for %s", (side, text, digest) => {
    const modules = qrOf(text)!;
    expect(modules.length).toBe(side);
    const bits = modules.map((row) => row.map(Number).join("")).join("\n");
    expect(createHash("sha256").update(bits).digest("hex").slice(0, 16)).toBe(digest);
  });

  test("counts bytes and not letters, and is none for a text that is too long", () => {
    expect(qrOf("é".repeat(53))?.length).toBe(41);
    expect(qrOf("é".repeat(54))).toBeUndefined();
  });
});
