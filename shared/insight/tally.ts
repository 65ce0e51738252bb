/** A mean with its standard error. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
}

/** A sum of numbers, and of their squares. */
export class Tally {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  /** Of numbers of any size. */
  figure(): Figure {
    const mean = this.sum / this.count;
    const variance = Math.max(0, this.squares - this.count * mean * mean) / Math.max(1, this.count - 1);
    return { mean, error: Math.sqrt(variance / this.count) };
  }

  /**
   * Of differences from -1 to 1. Few of them may all be alike by chance: the doubt keeps these from being certain.
   * @param doubt counts into the squares of what they are off their mean; 2 is that of one win and one loss more
   */
  difference(doubt: number): Figure {
    const mean = this.sum / this.count;
    const squares = Math.max(0, this.squares - this.count * mean * mean);
    return { mean, error: Math.sqrt(squares + doubt) / this.count };
  }

  /**
   * Of shares from 0 to 1. So many equal ones in a row do not make it certain: the error is that of one success and one failure
   * more (Agresti and Coull).
   */
  share(): Figure {
    const likely = (this.sum + 1) / (this.count + 2);
    return { mean: this.sum / this.count, error: Math.sqrt((likely * (1 - likely)) / this.count) };
  }
}
