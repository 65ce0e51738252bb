/** Computes the cost of waiting for one of several cards, which must be added by ascending price of taking them. */
export class Waiting {
  /** The expected cost of waiting, with the price of the card. Ignores the most expensive cards if that is cheaper. */
  price = Infinity;
  /** The probability that none of the cards comes. */
  vain = 1;
  private supply = 0;
  private spent: number;

  /** @param wait the cost of waiting for a single card that is certain to come; twice as many cards halve the wait */
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
