export interface Hints {
  readonly taken: number;
  /** Whether a hint was taken for the current table; showing it again does not count. */
  readonly isGiven: boolean;
}

export const NO_HINTS: Hints = { taken: 0, isGiven: false };

export const hintTaken = ({ taken }: Hints): Hints => ({ taken: taken + 1, isGiven: true });

export const hintsAfterMove = (hints: Hints): Hints => (hints.isGiven ? { ...hints, isGiven: false } : hints);
