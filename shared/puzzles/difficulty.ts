import { LEAST_GAP } from "./confirmation.ts";

interface Difficulty {
  /** The difference in win probability between the best move and the best of any other kind, 0 to 1. */
  readonly gap: number;
  /**
   * The number of moves that the game's bot prefers to the best one, or of all it considers if that one is not among
   * them.
   */
  readonly rank: number;
  readonly kinds: number;
}

/** The rating with two kinds of moves, a gap of `LEAST_GAP`, and rank 0. */
const BASE = 1400;

/** Rating points per rank, per further kind, and per 1 of gap. */
const [PER_RANK, MOST_RANK, PER_KIND, PER_GAP] = [120, 5, 40, -1500] as const;

const RANGE = [600, 2400] as const;

/**
 * On the scale of players, who begin with 1500. A shift of all ratings does no harm, because players' ratings adapt.
 */
export function ratingOf({ gap, rank, kinds }: Difficulty): number {
  const rating = BASE + PER_RANK * Math.min(rank, MOST_RANK) + PER_KIND * (kinds - 2) + PER_GAP * (gap - LEAST_GAP);
  return Math.round(Math.min(RANGE[1], Math.max(RANGE[0], rating)));
}
