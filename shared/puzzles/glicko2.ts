export interface Rating {
  /** On the scale of Elo. */
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The ratio between the scales of Glicko-2 and Elo. */
const SCALE = 173.7178;
const CENTER = 1500;

/** The system constant, which limits changes of the volatility. */
const TAU = 0.5;

const CLOSE = 1e-6;

/** More steps than the iteration for the volatility ever needs. */
const STEPS = 100;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** `score`: 1 won, ½ drawn, 0 lost. */
interface RatedGame {
  readonly opponent: Pick<Rating, "rating" | "deviation">;
  readonly score: number;
}

/**
 * The rating after a rating period with these games (Mark E. Glickman, Example of the Glicko-2 system, 2022,
 * http://www.glicko.net/glicko/glicko2.pdf, steps 2 to 8).
 */
export function rated({ rating, deviation, volatility }: Rating, games: readonly RatedGame[]): Rating {
  const mu = (rating - CENTER) / SCALE;
  const phi = deviation / SCALE;
  if (games.length === 0) return { rating, deviation: SCALE * Math.sqrt(phi ** 2 + volatility ** 2), volatility };
  let [information, surprise] = [0, 0];
  for (const { opponent, score } of games) {
    const weight = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - CENTER) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const next = volatilityAfter(phi, volatility, variance, variance * surprise);
  const spread = Math.sqrt(phi ** 2 + next ** 2);
  const phiAfter = 1 / Math.sqrt(1 / spread ** 2 + 1 / variance);
  return {
    rating: CENTER + SCALE * (mu + phiAfter ** 2 * surprise),
    deviation: SCALE * phiAfter,
    volatility: next,
  };
}

/** Step 5 of Glicko-2, by the Illinois variant of regula falsi. */
function volatilityAfter(phi: number, volatility: number, variance: number, delta: number): number {
  const start = Math.log(volatility ** 2);
  const slope = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi ** 2 + variance + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let from = start;
  let to = Math.log(delta ** 2 - phi ** 2 - variance);
  if (delta ** 2 <= phi ** 2 + variance) {
    to = start - TAU;
    while (slope(to) < 0) to -= TAU;
  }
  let [atFrom, atTo] = [slope(from), slope(to)];
  for (let step = 0; step < STEPS && Math.abs(to - from) > CLOSE; step++) {
    const between = from + ((from - to) * atFrom) / (atTo - atFrom);
    const at = slope(between);
    if (at * atTo <= 0) [from, atFrom] = [to, atTo];
    else atFrom /= 2;
    [to, atTo] = [between, at];
  }
  return Math.exp(from / 2);
}
