import { expect, test, vi } from "vitest";
import type { Chance } from "../../../../shared/engine/chance/rng.ts";
import { ChanceDecision, Decision } from "../../../../shared/engine/contract/decision.ts";

const add = (sum: number, by: number): number => sum + by;

test("the state of a decision follows its events, and each is folded once", () => {
  const evolve = vi.fn(add);
  const decision = new Decision(1, evolve);
  decision.add(2);
  decision.add(3);
  expect(evolve).not.toHaveBeenCalled();
  expect(decision.state).toBe(6);
  expect(decision.state).toBe(6);
  decision.add(4);
  expect(decision.state).toBe(10);
  expect(evolve).toHaveBeenCalledTimes(3);
  expect(decision.events).toEqual([2, 3, 4]);
});

test("a roll and a shuffle use the chance of the next event", () => {
  const events: number[] = [];
  const chance: Chance = (event) => {
    events.push(event);
    return (n) => n - 1;
  };
  const decision = new ChanceDecision(0, add, chance);
  expect(decision.roll(6)).toBe(5);
  decision.add(1);
  decision.add(1);
  expect(decision.shuffled(["a", "b", "c"]).toSorted()).toEqual(["a", "b", "c"]);
  expect(events).toEqual([0, 2]);
});
