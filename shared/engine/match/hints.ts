/** The hints of a match. */
export interface Hints {
  readonly taken: number;
  /** Whether a hint was taken for the current table. It may be shown again, and counts once. */
  readonly isGiven: boolean;
}

export const NO_HINTS: Hints = { taken: 0, isGiven: false };

export const hintTaken = ({ taken }: Hints): Hints => ({ taken: taken + 1, isGiven: true });

/** The hints after the table has changed, to which the last hint does not apply. */
export const hintsAfterMove = (hints: Hints): Hints => (hints.isGiven ? { ...hints, isGiven: false } : hints);
