import { LEAST_GAP } from "./finding.ts";

/** What makes a puzzle hard. */
interface Difficulty {
  /** The difference in win probability between the best move and the best move of any other kind, 0 to 1. */
  readonly gap: number;
  /**
   * How many moves the game's bot prefers to the best move; if it does not consider that one, how many it considers.
   */
  readonly rank: number;
  /** How many kinds of moves are sensible. */
  readonly kinds: number;
}

/**
 * The rating of a puzzle with two kinds of moves whose best move is better by `LEAST_GAP` and is the bot's first
 * choice.
 */
const BASE = 1400;

/**
 * Rating points for each move that the bot prefers, for each further kind, and for a difference of 1 in win
 * probability.
 */
const [PER_RANK, MOST_RANK, PER_KIND, PER_GAP] = [120, 5, 40, -1500] as const;

/** The least and the largest rating. */
const RANGE = [600, 2400] as const;

/**
 * The Glicko-2 rating of a puzzle from its difficulty, on the scale of players, who begin with 1500. A shift of all
 * ratings does no harm, because the rating of a player adapts to it.
 */
export function ratingOf({ gap, rank, kinds }: Difficulty): number {
  const rating = BASE + PER_RANK * Math.min(rank, MOST_RANK) + PER_KIND * (kinds - 2) + PER_GAP * (gap - LEAST_GAP);
  return Math.round(Math.min(RANGE[1], Math.max(RANGE[0], rating)));
}
