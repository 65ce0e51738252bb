/** The hints that were taken in a match. */
export interface Hints {
  readonly taken: number;
  /** One was taken for the table as it is now: it may be told again. */
  readonly isGiven: boolean;
}

export const NO_HINTS: Hints = { taken: 0, isGiven: false };

/** The hints after one more. */
export const hintTaken = ({ taken }: Hints): Hints => ({ taken: taken + 1, isGiven: true });

/** The hints after the table has changed: what was told is about another one. */
export const hintsPast = (hints: Hints): Hints => (hints.isGiven ? { ...hints, isGiven: false } : hints);
