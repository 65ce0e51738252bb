export interface Hints {
  readonly taken: number;
  /** One was taken for the current table; it may be shown again. */
  readonly isGiven: boolean;
}

export const NO_HINTS: Hints = { taken: 0, isGiven: false };

export const hintTaken = ({ taken }: Hints): Hints => ({ taken: taken + 1, isGiven: true });

/** The hints after the table has changed: the last hint no longer applies. */
export const hintsAfterMove = (hints: Hints): Hints => (hints.isGiven ? { ...hints, isGiven: false } : hints);
