/** One who may hold the secret. `signs` are what a spectator can observe. */
interface Suspect<Who> {
  readonly who: Who;
  readonly signs: readonly string[];
}

export interface Lineup<Who> {
  readonly suspects: readonly Suspect<Who>[];
  readonly holder: Who;
}

/** `found` counts the correct guesses; `expected` is what random guesses would find. */
interface SuspicionResult {
  readonly of: number;
  readonly found: number;
  readonly expected: number;
  /** Standard deviation of `expected`. */
  readonly deviation: number;
}

const FOLDS = 5;

/** Guesses each lineup's holder by naive Bayes on the signs, in five-fold cross-validation. */
export function suspected<Who>(lineups: readonly Lineup<Who>[]): SuspicionResult {
  const found = Array.from({ length: FOLDS }, (_, fold) => {
    const guess = learned(lineups.filter((_, i) => i % FOLDS !== fold));
    return lineups.filter((lineup, i) => i % FOLDS === fold && guess(lineup) === lineup.holder).length;
  });
  const chances = lineups.map(({ suspects }) => 1 / suspects.length);
  return {
    of: lineups.length,
    found: found.reduce((sum, count) => sum + count, 0),
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    deviation: Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0)),
  };
}

function learned<Who>(lineups: readonly Lineup<Who>[]): (lineup: Lineup<Who>) => Who {
  const seen = new Map<string, { holders: number; all: number }>();
  for (const { suspects, holder } of lineups)
    for (const { who, signs } of suspects)
      for (const sign of signs) {
        const { holders, all } = seen.get(sign) ?? { holders: 0, all: 0 };
        seen.set(sign, { holders: holders + (who === holder ? 1 : 0), all: all + 1 });
      }
  const odds = (sign: string) => {
    const { holders, all } = seen.get(sign) ?? { holders: 0, all: 0 };
    return Math.log((holders + 1) / (all - holders + 1));
  };
  const suspicion = ({ signs }: Suspect<Who>) => signs.reduce((sum, sign) => sum + odds(sign), 0);
  return ({ suspects }) =>
    suspects
      .map((one) => ({ one, score: suspicion(one) }))
      .reduce((worst, next) => (next.score > worst.score ? next : worst)).one.who;
}
