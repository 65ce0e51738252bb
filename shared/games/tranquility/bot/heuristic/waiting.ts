/** The cost of waiting for one of several cards. Add cards by ascending price. */
export class Waiting {
  /** Expected cost of waiting and of taking the card, in cards. Ignores expensive cards if that is cheaper. */
  price = Infinity;
  /** The probability that no card comes. */
  missChance = 1;
  private supply = 0;
  private spent: number;

  /** @param wait the cost of waiting for one card that is certain to come; half as much for two */
  constructor(wait: number) {
    this.spent = wait;
  }

  /** @param odds that the card comes @param price of taking it */
  meet(odds: number, price: number): void {
    this.supply += odds;
    this.spent += odds * price;
    this.missChance *= 1 - odds;
    if (this.spent < this.price * this.supply) this.price = this.spent / this.supply;
  }
}
