import { Division, type Gone, NOTHING, numbersIn, priceOf, type Supply } from "./price.ts";
import { holds, lower, placesFor, type Span, upper } from "./span.ts";

/**
 * A span as a seat thinks about it. Of those of the board the same is asked for one option after the other, so they remember
 * what they were asked; those that a thought makes are asked once.
 */
export class Stretch {
  readonly span: Span;
  private readonly supply: Supply;
  /** The numbers between its bounds that are given up in this thought. */
  private readonly gone: Gone;
  private readonly memory: Memory | undefined;
  private known: number | undefined = undefined;

  constructor(supply: Supply, span: Span, gone: Gone, memory: Memory | undefined) {
    this.supply = supply;
    this.span = span;
    this.gone = gone;
    this.memory = memory;
  }

  /** What it will take to fill it, in cards. */
  get price(): number {
    this.known ??= priceOf(this.supply, this.span, this.gone);
    return this.known;
  }

  /** Whether a number could go there. */
  holds(number: number): boolean {
    return holds(this.span, number);
  }

  /** How much dearer it gets if a number is given up. */
  lossOf(number: number): number {
    const about = this.memory?.about(number);
    if (!about) return this.less(number).price - this.price;
    about.loss ??= this.less(number).price - this.price;
    return about.loss;
  }

  /** The same stretch once a number of it was given up. */
  less(number: number): Stretch {
    const about = this.memory?.about(number);
    if (!about) return new Stretch(this.supply, this.span, [...this.gone, number], undefined);
    about.less ??= new Stretch(this.supply, this.span, [...this.gone, number], new Memory());
    return about.less;
  }

  /** How much better the table would stand with this number in its best place, its cost counted. */
  gainOf(number: number): number {
    const about = this.memory?.about(number);
    if (!about) return this.price - this.bestWith(number);
    about.gain ??= this.price - this.bestWith(number);
    return about.gain;
  }

  /** The first and the last place that are worth a thought for this number. */
  placesFor(number: number): readonly [first: number, last: number] {
    const { below, above, size } = this.span;
    const rank = numbersIn(this.supply, this.gone, below, number);
    return placesFor(size, rank, numbersIn(this.supply, this.gone, below, above));
  }

  /** What remains of it around a number. */
  divided(number: number, place: number): Stretch[] {
    const parts: Stretch[] = [];
    if (place > 0) parts.push(new Stretch(this.supply, lower(this.span, number, place), NOTHING, undefined));
    if (place < this.span.size - 1)
      parts.push(new Stretch(this.supply, upper(this.span, number, place), NOTHING, undefined));
    return parts;
  }

  private bestWith(number: number): number {
    const { span, supply } = this;
    const [first, last] = this.placesFor(number);
    const division = new Division(supply, span, number);
    let best = this.price;
    for (let place = first; place <= last; place++) {
      const burden = supply.burdens[span.first + place]!;
      if (burden < Infinity) best = Math.min(best, division.priceAt(place) + burden);
    }
    return best;
  }
}

/** The stretches of the board, which are asked about again and again. */
export const stretchesOf = (supply: Supply, spans: readonly Span[]): readonly Stretch[] =>
  spans.map((span) => new Stretch(supply, span, NOTHING, new Memory()));

/** What is known of a few numbers: so few that looking through them beats any table. */
class Memory {
  private readonly numbers: Remembered[] = [];

  about(number: number): Remembered {
    for (const one of this.numbers) if (one.number === number) return one;
    const one = { number, loss: undefined, gain: undefined, less: undefined };
    this.numbers.push(one);
    return one;
  }
}

/** What a stretch was asked about a number. */
interface Remembered {
  readonly number: number;
  loss: number | undefined;
  gain: number | undefined;
  less: Stretch | undefined;
}

/** The stretches after a number of the hand was given up. */
export const lessNumber = (stretches: readonly Stretch[], number: number): readonly Stretch[] =>
  stretches.map((stretch) => (stretch.holds(number) ? stretch.less(number) : stretch));
