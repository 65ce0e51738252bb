import { describe, expect, it } from "vitest";
import { BEGINNING, ENDING, framesOf, LONGEST, secondsLeft } from "../../../../client/features/replay/film/frames.ts";
import { beginGif, paletteOf } from "../../../../client/features/replay/film/gif.ts";
import { itemAt } from "../../../kit/item-at.ts";

const length = (moves: number): number => framesOf(moves).reduce((sum, { ms }) => sum + ms, 0);

describe("the pictures of a film", () => {
  it.each([0, 1, 7, 22, 23, 90, 399, 400, 401, 1_000, 5_000])("go from the deal to move %i and never back", (moves) => {
    const moments = framesOf(moves).map(({ moment }) => moment);
    expect([moments[0], moments.at(-1)]).toEqual([0, moves]);
    expect(moments.every((moment, i) => i === 0 || moment > itemAt(moments, i - 1))).toBe(true);
    expect(moments.every((moment) => moment <= moves)).toBe(true);
  });

  it("last as long as a short match has moves, and never longer than half a minute", () => {
    expect(length(0)).toBe(BEGINNING + ENDING);
    expect(length(4)).toBe(BEGINNING + 4 * 900 + ENDING);
    for (const moves of [23, 90, 5_000]) expect(length(moves)).toBe(BEGINNING + LONGEST + ENDING);
    expect(length(5_000)).toBeLessThan(30_000);
  });

  it("show each move on its way and at rest, as long as there is time for both", () => {
    const frames = framesOf(90);
    for (let move = 1; move <= 90; move++) {
      expect(frames.some(({ moment }) => moment > move - 1 && moment < move)).toBe(true);
      expect(frames.some(({ moment }) => moment === move)).toBe(true);
    }
  });

  it("take hundredths of a second, which a GIF file counts in", () => {
    for (const moves of [0, 3, 90, 5_000])
      expect(framesOf(moves).every(({ ms }) => ms >= 20 && ms % 10 === 0)).toBe(true);
  });
});

function picture(size: number, colourAt: (i: number) => readonly [number, number, number]): ImageData {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < size * size; i++) data.set([...colourAt(i), 255], i * 4);
  return { data, width: size, height: size } as ImageData;
}

const SEA = [36, 120, 130] as const;
const SAND = [240, 220, 180] as const;

describe("a file of pictures", () => {
  const sea = picture(64, () => SEA);
  const shore = picture(64, (i) => (i % 64 < 3 ? SAND : SEA));

  it("has colours of all requested pictures, and room for a transparent one", () => {
    const palette = paletteOf([sea, picture(64, () => SAND)]);
    expect(palette.length).toBeLessThan(256);
    const has = ([r, g, b]: readonly [number, number, number]) =>
      palette.some(([x, y, z]) => Math.hypot(x - r, y - g, z - b) < 12);
    expect([has(SEA), has(SAND), has([255, 0, 0])]).toEqual([true, true, false]);
  });

  it("stores of a picture only the differences from the one before", async () => {
    const palette = paletteOf([sea, shore]);
    const sizeOf = (...pictures: readonly ImageData[]): number => {
      const gif = beginGif(palette);
      for (const one of pictures) gif.add(one, 50);
      return gif.finish().size;
    };
    const noise = (seed: number) => picture(64, (i) => ((i * seed) % 97 < 48 ? SAND : SEA));
    // A repeated picture costs almost nothing.
    const again = sizeOf(noise(31), noise(31)) - sizeOf(noise(31));
    const another = sizeOf(noise(31), noise(53)) - sizeOf(noise(31));
    expect(again).toBeLessThan(150);
    expect(another).toBeGreaterThan(4 * again);
    const gif = beginGif(palette);
    gif.add(sea, 1_200);
    const bytes = new Uint8Array(await gif.finish().arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 6)).toString()).toBe("GIF89a");
    expect([itemAt(bytes, 6) + itemAt(bytes, 7) * 256, itemAt(bytes, 8) + itemAt(bytes, 9) * 256]).toEqual([64, 64]);
    expect(bytes.at(-1)).toBe(0x3b);
  });
});

it("the remaining time of a film is shown in multiples of five seconds, once a tenth of it is made", () => {
  expect([0, 0.09].map((part) => secondsLeft(part, 4000))).toEqual([undefined, undefined]);
  expect([secondsLeft(0.1, 4000), secondsLeft(0.5, 4000), secondsLeft(1, 60_000)]).toEqual([40, 5, 0]);
});
