/** A mean with its standard error. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
}

export class Tally {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  /** The mean of numbers of any size. */
  figure(): Figure {
    const mean = this.sum / this.count;
    const variance = Math.max(0, this.squares - this.count * mean * mean) / Math.max(1, this.count - 1);
    return { mean, error: Math.sqrt(variance / this.count) };
  }

  /**
   * The mean of differences from -1 to 1.
   * @param doubt added to the sum of squared deviations, so that a few equal differences do not make the error 0; 2
   * corresponds to one more win and one more loss
   */
  difference(doubt: number): Figure {
    const mean = this.sum / this.count;
    const squares = Math.max(0, this.squares - this.count * mean * mean);
    return { mean, error: Math.sqrt(squares + doubt) / this.count };
  }

  /**
   * The mean of shares from 0 to 1. The error includes one more success and failure (Agresti and Coull), so that equal
   * results do not make it 0.
   */
  share(): Figure {
    const likely = (this.sum + 1) / (this.count + 2);
    return { mean: this.sum / this.count, error: Math.sqrt((likely * (1 - likely)) / this.count) };
  }
}
