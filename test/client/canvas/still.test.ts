import { expect, test } from "vitest";
import type { Picture, Piece } from "../../../client/canvas/pose.ts";
import type { Painter } from "../../../client/canvas/stage.ts";
import { drawTable } from "../../../client/canvas/still.ts";
import { record } from "../../kit/canvas.ts";

const painter: Painter = {
  paint: ({ id }) => ({ width: 20, height: 20, size: 10, draw: (ctx) => ctx.fillText(id, 0, 0) }),
  back: (picture) => ({ id: `back of ${picture.id}` }),
  isWorded: () => false,
};
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  ...{ x: 0, y: 0, size: 10, turn: 0, faceUp: 1, lift: 0, z: 0, alpha: 1 },
  picture: { id } satisfies Picture,
  ...more,
});
const viewport = { width: 400, height: 300 };
const whole = { x: 0, y: 0, ...viewport };

function drawn(pieces: readonly Piece[], focus = whole, box: { width: number; height: number } = viewport) {
  const keyed = new Map(pieces.map((one, i) => [i, one]));
  return record((ctx) => drawTable(ctx, { pieces: keyed, viewport, focus }, painter, box));
}
const of = (steps: ReturnType<typeof record>, what: string) =>
  steps.filter(([name]) => name === what).map(([, ...args]) => args);

test("higher pieces are drawn later, face-down cards show their backs, and invisible pieces are not drawn", () => {
  const steps = drawn([
    piece("top", { z: 2 }),
    piece("card", { faceUp: 0 }),
    piece("gone", { alpha: 0 }),
    piece("sea", { z: -9 }),
  ]);
  expect(of(steps, "fillText").map(([id]) => id)).toEqual(["sea", "back of card", "top"]);
});

test("a piece stands where its pose says, as large as that", () => {
  const steps = drawn([piece("card", { x: 30, y: 40, lift: 10, turn: 90, size: 25, alpha: 0.5 })]);
  expect(of(steps, "translate").at(-1)).toEqual([30, 30]);
  expect(of(steps, "rotate")).toEqual([[Math.PI / 2]]);
  expect(of(steps, "scale").at(-1)).toEqual([2.6, 2.6]);
  expect(of(steps, "globalAlpha")).toEqual([[0.5]]);
});

test("the focus is as large as the box allows, in its middle", () => {
  const steps = drawn([], { x: 100, y: 100, width: 100, height: 100 }, { width: 400, height: 200 });
  expect(of(steps, "scale")).toEqual([[2, 2]]);
  expect(of(steps, "translate")).toEqual([[-100, -200]]);
});

test("beyond the window nothing is shown: the box is full, and a focus at its edge is not in the middle", () => {
  const narrow = drawn([], { x: 0, y: 0, width: 10, height: 290 }, { width: 800, height: 300 });
  expect(of(narrow, "scale")).toEqual([[2, 2]]);
  expect(of(narrow, "translate")).toEqual([[0, 0]].map(() => [0, expect.any(Number)]));
  const corner = drawn([], { x: 380, y: 280, width: 20, height: 20 }, { width: 100, height: 100 });
  expect(of(corner, "translate")).toEqual([[100 - 400 * 5, 100 - 300 * 5]]);
});
