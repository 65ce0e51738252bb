/** Keeps the items with the smallest measures, ascending. Of equal ones, the first added stays. */
export class Shortlist<T> {
  readonly items: T[] = [];
  private readonly measures: number[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Whether the item would be kept. */
  takes(measure: number): boolean {
    return measure < (this.items.length < this.most ? Infinity : this.measures[this.most - 1]!);
  }

  add(item: T, measure: number): void {
    if (!this.takes(measure)) return;
    const { items, measures } = this;
    let at = Math.min(items.length, this.most - 1);
    for (; at > 0 && measures[at - 1]! > measure; at--) {
      items[at] = items[at - 1]!;
      measures[at] = measures[at - 1]!;
    }
    items[at] = item;
    measures[at] = measure;
  }
}
