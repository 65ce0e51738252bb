import { setImmediate } from "node:timers/promises";

/** Items per slice: 500 log entries take about 1 ms. */
const SLICE = 500;

/**
 * Maps items in slices, between which other work runs.
 * @throws what `map` throws
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await setImmediate();
    results.push(map(item, index));
  }
  return results;
}
