/** Counts that decide, as far as a seat knows, whether all storms can be cleared. */
export interface StormOdds {
  /** Cards in the explorer deck, without sea monsters: after one, the same cell draws another card. */
  readonly storms: number;
  readonly compasses: number;
  readonly jokers: number;
  readonly others: number;
  /** Border cells that draw an explorer card, including stormed ones for which a compass is available. */
  readonly open: number;
  /** Compasses in hands, minus storms on the board. */
  readonly spare: number;
  /** Jokers in hand. Each covers a border cell without a draw. */
  readonly held: number;
}

/** Larger than any count. `spare` may be negative: half of `RADIX` is added. */
const RADIX = 64;

const known = new Map<number, number>();

/**
 * The probability that no storm remains, if jokers are kept for border cells and played at the best time (P2, P5, P7,
 * P10). A storm remains if the last border cell is covered before its compass comes.
 */
export function oddsOfCalm(stormOdds: StormOdds): number {
  const { storms, compasses, jokers, others, open, spare, held } = stormOdds;
  if (open <= 0 || storms + compasses + jokers + others <= 0) return spare < 0 ? 0 : 1;
  let key = spare + RADIX / 2;
  for (const count of [storms, compasses, jokers, others, open, held]) key = key * RADIX + count;
  const odds = known.get(key) ?? Math.max(oddsByIsland(stormOdds), oddsByJoker(stormOdds));
  known.set(key, odds);
  return odds;
}

/** `oddsOfCalm` after a joker covers a border cell; 0 if none can. */
export const oddsByJoker = (stormOdds: StormOdds): number =>
  stormOdds.held > 0 && stormOdds.open > 0
    ? oddsOfCalm({ ...stormOdds, held: stormOdds.held - 1, open: stormOdds.open - 1 })
    : 0;

/** `oddsOfCalm` after an island covers a border cell, over the cards it may draw. */
function oddsByIsland(stormOdds: StormOdds): number {
  const { storms, compasses, jokers, others, open, spare } = stormOdds;
  const deck = storms + compasses + jokers + others;
  const draw = (count: number, next: Partial<StormOdds>) =>
    count > 0 ? (count / deck) * oddsOfCalm({ ...stormOdds, ...next }) : 0;
  return (
    draw(storms, { storms: storms - 1, spare: spare - 1, open: spare > 0 ? open : open - 1 }) +
    draw(compasses, { compasses: compasses - 1, spare: spare + 1, open: spare < 0 ? open : open - 1 }) +
    draw(jokers, { jokers: jokers - 1, held: stormOdds.held + 1, open: open - 1 }) +
    draw(others, { others: others - 1, open: open - 1 })
  );
}

/** A storm without a compass stays; its cell draws no card. */
export function lessCompasses(stormOdds: StormOdds, count: number): StormOdds {
  const spare = stormOdds.spare - count;
  return { ...stormOdds, spare, open: stormOdds.open - Math.max(0, -spare) + Math.max(0, -stormOdds.spare) };
}

export const lessJokers = (stormOdds: StormOdds, count: number): StormOdds => ({
  ...stormOdds,
  held: Math.max(0, stormOdds.held - count),
});
