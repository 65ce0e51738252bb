/** A place that waits for one of several cards. They are met in ascending order of what taking them would cost. */
export class Waiting {
  /** What waiting costs a seat that knows when to be content: the dearest cards are left aside where that is cheaper. */
  price = Infinity;
  /** The odds that none of them comes. */
  vain = 1;
  private supply = 0;
  private spent: number;

  /** Waiting for a single card that is sure to come costs `wait`; for several, as much less as there are more of them. */
  constructor(wait: number) {
    this.spent = wait;
  }

  /** A card that comes with these odds, and the price of taking it. */
  meet(odds: number, price: number): void {
    this.supply += odds;
    this.spent += odds * price;
    this.vain *= 1 - odds;
    if (this.spent < this.price * this.supply) this.price = this.spent / this.supply;
  }
}
