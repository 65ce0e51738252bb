import { describe, expect, it } from "vitest";
import { THEMES, type Theme } from "../../../../client/art/theme.ts";
import en from "../../../../client/games/tranquility/rules/en.ts";
import { paint } from "../../../../client/games/tranquility/rules/paint.ts";
import { planOf } from "../../../../client/games/tranquility/rules/plan.ts";
import { SCENES } from "../../../../client/games/tranquility/rules/scenes.ts";
import { numbersOf, record } from "../../../kit/canvas.ts";

const WIDTHS = [147, 342, 712];

it("every text has its picture", () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(Object.keys(en.pictures).toSorted());
});

describe.each(Object.entries(SCENES))("the picture %s", (_, scene) => {
  it("shows a position that the rules allow", () => {
    const { islands = [], board } = scene;
    expect(islands.length === 0 || islands.length === board.cells.length).toBe(true);
    for (const line of board.lines) {
      const numbers = line.flatMap((cell) => islands[cell] || []);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    }
    const placed = islands.filter((number) => number > 0);
    expect(new Set(placed).size).toBe(placed.length);
    for (const run of scene.runs ?? []) {
      const sides = new Set(run.map((cell) => scene.night?.includes(cell) ?? false));
      expect(sides.size).toBe(1);
      for (const cell of run) expect(islands[cell]).toBeGreaterThan(0);
    }
    for (const cell of Object.keys(scene.cards ?? {})) expect(islands[Number(cell)] || 0).toBe(0);
  });

  it.each(WIDTHS)("fits into %i px", (width) => {
    const plan = planOf(scene, width);
    const { start, finish } = plan;
    const all = [...plan.cells, ...plan.boats, ...(start ? [start] : []), ...(finish ? [finish] : [])];
    for (const { x, y, size } of all) {
      expect(Math.abs(x - width / 2) + size / 2).toBeLessThanOrEqual(width / 2);
      expect(y - size / 2).toBeGreaterThanOrEqual(0);
      expect(y + size / 2).toBeLessThanOrEqual(plan.height);
    }
  });

  it.each(Object.keys(THEMES) as Theme[])("is drawn in %s", (theme) => {
    const steps = record((ctx) => paint(ctx as CanvasRenderingContext2D, scene, planOf(scene, 342), theme));
    expect(steps.length).toBeGreaterThan(50);
    expect(numbersOf(steps).every(Number.isFinite)).toBe(true);
  });
});
