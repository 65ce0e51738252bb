/** What decides whether the storms around a pyramid can all be cleared, as far as a seat can tell. */
export interface Weather {
  /** In the explorer deck. Monsters only make the next card come sooner, and are left out. */
  readonly storms: number;
  readonly compasses: number;
  readonly jokers: number;
  readonly others: number;
  /** Border cells that still draw an explorer card, those counted that a compass at hand will clear. */
  readonly open: number;
  /** Compasses at hand less storms that rage. */
  readonly spare: number;
  /** Jokers at hand, each of which covers a border cell without a draw. */
  readonly held: number;
}

/** More than any of the counts, those below zero included. */
const RADIX = 32;

const known = new Map<number, number>();

/**
 * The odds, 0 to 1, that no storm is left on the board if jokers are kept for border cells and played there at the best
 * time (P2, P5, P7, P10): a storm stays for good if the last border cell is covered before a compass has come for it.
 */
export function oddsOfCalm(weather: Weather): number {
  const { storms, compasses, jokers, others, open, spare, held } = weather;
  if (open <= 0 || storms + compasses + jokers + others <= 0) return spare < 0 ? 0 : 1;
  let key = spare + RADIX / 2;
  for (const count of [storms, compasses, jokers, others, open, held]) key = key * RADIX + count;
  const odds = known.get(key) ?? Math.max(oddsByIsland(weather), oddsByJoker(weather));
  known.set(key, odds);
  return odds;
}

/** The odds once a joker lies on a border cell. */
export const oddsByJoker = (weather: Weather): number =>
  weather.held > 0 && weather.open > 0 ? oddsOfCalm({ ...weather, held: weather.held - 1, open: weather.open - 1 }) : 0;

/** The odds once an island lies on a border cell, over the cards it may draw. */
function oddsByIsland(weather: Weather): number {
  const { storms, compasses, jokers, others, open, spare } = weather;
  const deck = storms + compasses + jokers + others;
  const draw = (count: number, next: Partial<Weather>) =>
    count > 0 ? (count / deck) * oddsOfCalm({ ...weather, ...next }) : 0;
  return (
    draw(storms, { storms: storms - 1, spare: spare - 1, open: spare > 0 ? open : open - 1 }) +
    draw(compasses, { compasses: compasses - 1, spare: spare + 1, open: spare < 0 ? open : open - 1 }) +
    draw(jokers, { jokers: jokers - 1, held: weather.held + 1, open: open - 1 }) +
    draw(others, { others: others - 1, open: open - 1 })
  );
}

/** After so many compasses were given away: for want of one, a storm stays and its cell with it. */
export function lessCompasses(weather: Weather, count: number): Weather {
  const spare = weather.spare - count;
  return { ...weather, spare, open: weather.open - Math.max(0, -spare) + Math.max(0, -weather.spare) };
}

/** After so many jokers were given away. */
export const lessJokers = (weather: Weather, count: number): Weather => ({
  ...weather,
  held: Math.max(0, weather.held - count),
});
