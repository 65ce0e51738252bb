import { describe, expect, test } from "vitest";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { type Horizon, searching } from "../../../shared/insight/search.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";

type Walk = { readonly type: "Walk"; readonly path: number };
type Place = { readonly path?: number; readonly steps: number };

const walk = (path: number): Walk => ({ type: "Walk", path });
const LENGTH = 40;
const PATHS = 4;

/** A game of one choice: the chosen path is followed to its end. */
const paths = {
  id: "paths",
  bots: { any: () => walk(0) },
  candidates: () => Array.from({ length: PATHS }, (_, path) => walk(path)),
  cards: { determinize: (view: unknown) => view },
  toAct: () => [{ seat: 0 }],
  decide: (_: unknown, __: number, { path }: Walk) => [{ type: "Walked", path }],
  evolve: ({ path, steps }: Place, event: Walk): Place => ({ path: path ?? event.path, steps: steps + 1 }),
} as unknown as AnyGame;

/**
 * Counts the moves that the search tries.
 * @param hopes the value of each path's end
 */
function walker(hopes: readonly number[], spending: { readonly playouts: number; readonly moves: number }) {
  let tried = 0;
  const horizon: Horizon<Place> = ({ state, moves }) => {
    if (moves > 0) tried++;
    return state.steps === LENGTH ? itemAt(hopes, state.path!) : undefined;
  };
  const policy = searching<Place, Walk>(paths, {
    policy: () => walk(0),
    horizon,
    options: PATHS,
    sure: 1,
    ...spending,
  });
  const begin = (rng: Rng) => policy({ steps: 0 }, 0, rng).path;
  return { begin, tried: () => tried };
}

describe("a search", () => {
  test("takes the option that promises most, and its usual one where none is better", () => {
    const spending = { playouts: 80, moves: 100_000 };
    expect(walker([0.4, 0.5, 0.9, 0.6], spending).begin(rolls(1))).toBe(2);
    expect(walker([0.4, 0.4, 0.3, 0.2], spending).begin(rolls(1))).toBe(0);
  });

  test("looks as far as its horizon, with a fixed number of playouts", () => {
    const { begin, tried } = walker([0.4, 0.5, 0.9, 0.6], { playouts: 80, moves: 100_000 });
    begin(rolls(1));
    expect(tried()).toBeGreaterThanOrEqual(80 * LENGTH);
    expect(tried()).toBeLessThan((80 + PATHS) * LENGTH);
  });

  test("tries fewer playouts when they are long, so that no move takes longer than allowed", () => {
    const { begin, tried } = walker([0.4, 0.5, 0.9, 0.6], { playouts: 80, moves: 1_000 });
    expect(begin(rolls(1))).toBe(2);
    expect(tried()).toBeLessThan(1_000 + PATHS * LENGTH);
  });
});
