import { Division, type Gone, NOTHING, numbersIn, priceOf, type Supply } from "./fill-cost.ts";
import { type GapRun, holds, lower, placesFor, upper } from "./gap-run.ts";

/** A gap with its evaluation. Gaps of the real board cache results, because many options ask for the same. */
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

  /** The expected price of filling it, in cards. */
  get price(): number {
    this.known ??= priceOf(this.supply, this.span, this.gone);
    return this.known;
  }

  /** Whether a number fits. */
  holds(number: number): boolean {
    return holds(this.span, number);
  }

  /** By how much the price rises if a number of the hand is discarded. */
  lossOf(number: number): number {
    const about = this.memory?.about(number);
    if (!about) return this.less(number).price - this.price;
    about.loss ??= this.less(number).price - this.price;
    return about.loss;
  }

  /** The same gap after a number of the hand was discarded. */
  less(number: number): GapValue {
    const about = this.memory?.about(number);
    if (!about) return new GapValue(this.supply, this.span, [...this.gone, number], undefined);
    about.less ??= new GapValue(this.supply, this.span, [...this.gone, number], new Memory());
    return about.less;
  }

  /** By how much a number in its best place lowers the price, its cost included; at least 0. */
  gainOf(number: number): number {
    const about = this.memory?.about(number);
    if (!about) return this.price - this.bestWith(number);
    about.gain ??= this.price - this.bestWith(number);
    return about.gain;
  }

  /** The first and last sensible place for this number. */
  placesFor(number: number): readonly [first: number, last: number] {
    const { below, above, size } = this.span;
    const rank = numbersIn(this.supply, this.gone, below, number);
    return placesFor(size, rank, numbersIn(this.supply, this.gone, below, above));
  }

  /** The gaps that are left on both sides of a placed number. */
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

/** The gaps of the board, with caches. */
export const gapValuesOf = (supply: Supply, spans: readonly GapRun[]): readonly GapValue[] =>
  spans.map((span) => new GapValue(supply, span, NOTHING, new Memory()));

/** A cache for the numbers of a hand: so few that a linear search is fastest. */
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

/** The gaps after a number of the hand was discarded. */
export const lessNumber = (gapValues: readonly GapValue[], number: number): readonly GapValue[] =>
  gapValues.map((gapValue) => (gapValue.holds(number) ? gapValue.less(number) : gapValue));
