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
   * The mean of differences from -1 to 1. `doubt` keeps the error above 0 even if a few differences happen to be equal.
   * @param doubt is added to the sum of squared deviations; 2 corresponds to one more win and one more loss
   */
  difference(doubt: number): Figure {
    const mean = this.sum / this.count;
    const squares = Math.max(0, this.squares - this.count * mean * mean);
    return { mean, error: Math.sqrt(squares + doubt) / this.count };
  }

  /**
   * The mean of shares from 0 to 1. Equal results do not make the error 0, because it includes one more success and one
   * more failure (Agresti and Coull).
   */
  share(): Figure {
    const likely = (this.sum + 1) / (this.count + 2);
    return { mean: this.sum / this.count, error: Math.sqrt((likely * (1 - likely)) / this.count) };
  }
}
