/** A place waiting for one of several cards, added in ascending order of the price of taking them. */
export class Waiting {
  /** The expected cost of optimal waiting: the most expensive cards are ignored if that is cheaper. */
  price = Infinity;
  /** The probability that none of them comes. */
  vain = 1;
  private supply = 0;
  private spent: number;

  /** @param wait the cost of waiting for a single certain card; more candidates shorten the wait in proportion */
  constructor(wait: number) {
    this.spent = wait;
  }

  /** Adds a card with the probability that it comes, and the price of taking it. */
  meet(odds: number, price: number): void {
    this.supply += odds;
    this.spent += odds * price;
    this.vain *= 1 - odds;
    if (this.spent < this.price * this.supply) this.price = this.spent / this.supply;
  }
}
