/** A place that waits for one of several cards, met in ascending order of what taking it would cost. */
export interface Waiting {
  /** A card that comes with these odds, and the price of taking it. */
  meet(odds: number, price: number): void;
  /** What waiting costs for a seat that knows when to be content: the dearest cards are left aside if that is cheaper. */
  readonly price: number;
  /** The odds that none of them comes. */
  readonly vain: number;
}

/** Waiting for a card with odds of 1 costs `wait`; for several together, as much less as there are more of them. */
export function waiting(wait: number): Waiting {
  let supply = 0;
  let spent = wait;
  let price = Infinity;
  let vain = 1;
  return {
    meet(odds, at) {
      supply += odds;
      spent += odds * at;
      vain *= 1 - odds;
      if (spent < price * supply) price = spent / supply;
    },
    get price() {
      return price;
    },
    get vain() {
      return vain;
    },
  };
}
