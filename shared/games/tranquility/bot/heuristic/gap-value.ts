import { Division, type Gone, NOTHING, numbersIn, priceOf, type Supply } from "./fill-cost.ts";
import { type GapRun, holds, lower, placesFor, upper } from "./gap-run.ts";

/** Gaps of the real board cache results, because many options need them. */
export class GapValue {
  readonly span: GapRun;
  private readonly supply: Supply;
  private readonly gone: Gone;
  private readonly memory: Memory | undefined;
  private known: number | undefined = undefined;

  constructor(supply: Supply, span: GapRun, gone: Gone, memory: Memory | undefined) {
    this.supply = supply;
    this.span = span;
    this.gone = gone;
    this.memory = memory;
  }

  /** The price of filling the gap, in cards. */
  get price(): number {
    this.known ??= priceOf(this.supply, this.span, this.gone);
    return this.known;
  }

  holds(number: number): boolean {
    return holds(this.span, number);
  }

  /** The rise of the price if a number in hand is discarded. */
  lossOf(number: number): number {
    const about = this.memory?.about(number);
    if (!about) return this.less(number).price - this.price;
    about.loss ??= this.less(number).price - this.price;
    return about.loss;
  }

  /** The gap after a number in hand is discarded. */
  less(number: number): GapValue {
    const about = this.memory?.about(number);
    if (!about) return new GapValue(this.supply, this.span, [...this.gone, number], undefined);
    about.less ??= new GapValue(this.supply, this.span, [...this.gone, number], new Memory());
    return about.less;
  }

  /** How much a number in its best place lowers the price, after its cost; at least 0. */
  gainOf(number: number): number {
    const about = this.memory?.about(number);
    if (!about) return this.price - this.bestWith(number);
    about.gain ??= this.price - this.bestWith(number);
    return about.gain;
  }

  placesFor(number: number): readonly [first: number, last: number] {
    const { below, above, size } = this.span;
    const rank = numbersIn(this.supply, this.gone, below, number);
    return placesFor(size, rank, numbersIn(this.supply, this.gone, below, above));
  }

  /** The gaps on both sides of a placed number. */
  divided(number: number, place: number): GapValue[] {
    const parts: GapValue[] = [];
    if (place > 0) parts.push(new GapValue(this.supply, lower(this.span, number, place), NOTHING, undefined));
    if (place < this.span.size - 1)
      parts.push(new GapValue(this.supply, upper(this.span, number, place), NOTHING, undefined));
    return parts;
  }

  private bestWith(number: number): number {
    const { span, supply } = this;
    const [first, last] = this.placesFor(number);
    const division = new Division(supply, span, number);
    let best = this.price;
    for (let place = first; place <= last; place++) {
      const penalty = supply.penalties[span.first + place]!;
      if (penalty < Infinity) best = Math.min(best, division.priceAt(place) + penalty);
    }
    return best;
  }
}

export const gapValuesOf = (supply: Supply, spans: readonly GapRun[]): readonly GapValue[] =>
  spans.map((span) => new GapValue(supply, span, NOTHING, new Memory()));

/** Cached results by number. A hand has so few that a linear search is fastest. */
class Memory {
  private readonly numbers: Remembered[] = [];

  about(number: number): Remembered {
    for (const one of this.numbers) if (one.number === number) return one;
    const one = { number, loss: undefined, gain: undefined, less: undefined };
    this.numbers.push(one);
    return one;
  }
}

interface Remembered {
  readonly number: number;
  loss: number | undefined;
  gain: number | undefined;
  less: GapValue | undefined;
}

/** The gaps after a number in hand is discarded. */
export const lessNumber = (gapValues: readonly GapValue[], number: number): readonly GapValue[] =>
  gapValues.map((gapValue) => (gapValue.holds(number) ? gapValue.less(number) : gapValue));
