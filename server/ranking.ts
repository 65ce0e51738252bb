/** Finds the largest counts without iterating over all names. */
export class Ranking {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<number, Set<string>>();

  /** @param count a whole number; 0 removes the name */
  set(name: string, count: number): void {
    const before = this.#counts.get(name);
    if (before === count) return;
    if (before !== undefined) this.#remove(name, before);
    if (count <= 0) return;
    this.#counts.set(name, count);
    const names = this.#names.get(count);
    if (names) names.add(name);
    else this.#names.set(count, new Set([name]));
  }

  /** The largest counts, in descending order. The cost depends on `most` and the number of different counts. */
  largest(most: number): ReadonlyMap<string, number> {
    const largest = new Map<string, number>();
    for (const count of [...this.#names.keys()].sort((a, b) => b - a))
      for (const name of this.#names.get(count)!) {
        if (largest.size === most) return largest;
        largest.set(name, count);
      }
    return largest;
  }

  #remove(name: string, count: number): void {
    this.#counts.delete(name);
    const names = this.#names.get(count)!;
    names.delete(name);
    if (names.size === 0) this.#names.delete(count);
  }
}
