import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Picture } from "../../../client/canvas/pose.ts";
import { TextureCache } from "../../../client/canvas/textures.ts";
import { record } from "../../kit/canvas.ts";
import { itemAt } from "../../kit/item-at.ts";

/** Calls to the created canvases in order. */
let told: ReturnType<typeof record>;
let canvas: { width: number; height: number };

beforeEach(() => {
  told = record((ctx) => {
    vi.stubGlobal("document", {
      createElement: () => {
        canvas = Object.assign({ width: 0, height: 0 }, { getContext: () => ctx });
        return canvas;
      },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** `drawn`: the names of the drawn pictures in order. */
function printsOf(width: number, height: number, density = 1) {
  const drawn: string[] = [];
  const paint = ({ id }: Picture) => ({ width, height, size: width, draw: () => void drawn.push(id) });
  return { prints: new TextureCache(paint, density), drawn };
}

/** Top and bottom of each band, in device pixels. */
const bands = (): (readonly [top: number, bottom: number])[] =>
  told.flatMap(([what, _, top, __, height]) =>
    what === "rect" ? [[top as number, (top as number) + (height as number)] as const] : [],
  );

const SEA: Picture = { id: "sea" };

describe("a picture as large as the window", () => {
  it.each([
    [1440, 900, 1],
    [1024, 768, 1],
    [390, 844, 3],
    [1441, 901, 1.5],
  ])("is drawn in bands that meet each other and leave no gap: %i x %i px at %f", (width, height, density) => {
    const { prints, drawn } = printsOf(width, height, density);
    let spells = 1;
    while (!prints.next(SEA)) spells += 1;
    expect(spells).toBeGreaterThan(1);
    expect(drawn).toHaveLength(spells);
    expect(bands()).toHaveLength(spells);
    expect(itemAt(bands(), 0)[0]).toBe(0);
    for (const [i, [top]] of bands().entries()) if (i > 0) expect(top).toBe(itemAt(bands(), i - 1)[1]);
    expect(bands().at(-1)![1]).toBeGreaterThanOrEqual(canvas.height);
  });

  it("is there only when it is whole, and drawn once", () => {
    const { prints, drawn } = printsOf(1440, 900);
    expect(prints.next(SEA)).toBeUndefined();
    expect(prints.has(SEA)).toBe(false);
    const print = prints.of(SEA);
    expect(prints.has(SEA)).toBe(true);
    expect(prints.of(SEA)).toBe(print);
    expect(drawn).toHaveLength(bands().length);
  });

  it("is started again if its first drawing was abandoned", () => {
    const { prints, drawn } = printsOf(1440, 900);
    prints.next(SEA);
    prints.keep(new Set());
    prints.of(SEA);
    expect(drawn).toHaveLength(1 + (bands().length - 1));
    expect(itemAt(bands(), 1)[0]).toBe(0);
  });
});

describe("pictures that are not shown", () => {
  it("are kept as long as there is room for them, the most recently wanted ones longest", () => {
    const { prints } = printsOf(2000, 1500);
    for (const id of ["a", "b", "c", "shown"]) prints.of({ id });
    prints.of({ id: "a" });
    prints.keep(new Set(["shown"]));
    expect(["a", "b", "c", "shown"].filter((id) => prints.has({ id }))).toEqual(["a", "c", "shown"]);
  });
});

describe("a small picture", () => {
  it("is drawn in one go", () => {
    const { prints, drawn } = printsOf(154, 154, 3);
    expect(prints.next({ id: "card" })).toBeDefined();
    expect(drawn).toEqual(["card"]);
  });
});
