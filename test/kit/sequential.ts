/** The log-odds at which both error rates are 1 %. */
const DECIDED = Math.log(99);

interface Judgement {
  readonly isEnough: boolean;
  readonly matches: number;
  readonly won: number;
}

/**
 * Whether at least `share` of matches is won. Wald's sequential probability ratio test
 * (https://en.wikipedia.org/wiki/Sequential_probability_ratio_test) distinguishes `share` + 0.1 from `share` - 0.2 in
 * few matches. If `most` matches do not decide, their win rate does.
 * @param share above 0.2 and below 1
 * @param isWon plays match n, from 0
 */
export function winsAtLeast(share: number, isWon: (match: number) => boolean, most = 100): Judgement {
  const good = Math.min(share + 0.1, 0.98);
  const bad = share - 0.2;
  let evidence = 0;
  let won = 0;
  for (let match = 0; match < most; match++) {
    const has = isWon(match);
    if (has) won++;
    evidence += has ? Math.log(good / bad) : Math.log((1 - good) / (1 - bad));
    if (Math.abs(evidence) >= DECIDED) return { isEnough: evidence > 0, matches: match + 1, won };
  }
  return { isEnough: won / most >= share, matches: most, won };
}
