import { expect, test, vi } from "vitest";
import { remembering } from "../../../shared/engine/remembering.ts";

interface Added {
  readonly by: number;
}

const counting = () => {
  const evolve = vi.fn((state: readonly number[], { by }: Added): readonly number[] => [...state, by]);
  return { evolve, remembered: remembering(evolve) };
};

test("the same event after the same state is folded once", () => {
  const { evolve, remembered } = counting();
  const [start, event]: [readonly number[], Added] = [[1], { by: 2 }];
  const after = remembered(start, event);
  expect(after).toEqual([1, 2]);
  expect(remembered(start, event)).toBe(after);
  expect(evolve).toHaveBeenCalledOnce();
});

test("the same event after another state is folded anew, and so is an equal event after the same one", () => {
  const { remembered } = counting();
  const event = { by: 2 };
  const start = [1];
  expect(remembered(start, event)).toEqual([1, 2]);
  expect(remembered([5], event)).toEqual([5, 2]);
  expect(remembered(start, { by: 3 })).toEqual([1, 3]);
  expect(remembered(start, event)).toEqual([1, 2]);
});

test("what lies many steps back is forgotten, and comes out the same", () => {
  const { evolve, remembered } = counting();
  const start: readonly number[] = [];
  const events = Array.from({ length: 100 }, (_, by) => ({ by }));
  const whole = (): readonly number[] =>
    events.reduce((state: readonly number[], event) => remembered(state, event), start);
  expect(whole()).toEqual(whole());
  expect(evolve).toHaveBeenCalledTimes(200);
});
