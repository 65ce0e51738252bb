import { compare } from "../lists/query.ts";
import type {
  ClaimResult,
  SeriesClaim,
  SeriesEntry,
  SeriesPlace,
  SeriesQuery,
  SeriesStore,
  StoredSeries,
} from "../series.ts";
import { keyOf, type MemoryState } from "./state.ts";

const order = (a: SeriesPlace, b: SeriesPlace): number => compare(a.closesAt, b.closesAt) || compare(a.id, b.id);

const isShown = ({ boards }: MemoryState, board: string): boolean => boards.get(board)?.isHidden === false;

/** Removes series whose boards are hidden or gone. */
export function dropSeriesWithoutBoard(state: MemoryState): void {
  const { series: all, seriesEntries } = state;
  for (const { id, board } of all.values()) {
    if (board === undefined || isShown(state, board)) continue;
    all.delete(id);
    for (const [key, { series }] of seriesEntries) if (series === id) seriesEntries.delete(key);
  }
}

export function memorySeries(state: MemoryState): SeriesStore {
  const { series: all, seriesEntries, players } = state;
  const entries = () => [...seriesEntries.values()];
  const isIn = (query: SeriesQuery, { id, opener, isListed, closesAt }: StoredSeries): boolean => {
    if (query.list !== "player") return isListed && closesAt > query.now === (query.list === "current");
    return opener === query.player || entries().some((one) => one.series === id && one.player === query.player);
  };

  return {
    get: async (id) => all.get(id),

    async add(series, { now, most, mostInAll }) {
      const due = [...all.values()].filter(({ closesAt }) => closesAt > now);
      const isFull = due.length >= mostInAll || due.filter(({ opener }) => opener === series.opener).length >= most;
      if (isFull || all.has(series.id) || players.get(series.opener)?.isGone) return false;
      if (series.board !== undefined && !isShown(state, series.board)) return false;
      all.set(series.id, structuredClone(series));
      return true;
    },

    onBoard: async (board, opensAt) => [...all.values()].find((one) => one.board === board && one.opensAt === opensAt),

    async list(query) {
      const { after, limit } = query;
      const sign = query.list === "current" ? 1 : -1;
      return [...all.values()]
        .filter((one) => isIn(query, one) && (!after || sign * order(one, after) > 0))
        .sort((a, b) => sign * order(a, b))
        .slice(0, limit);
    },

    async remove(id, { mustBeUnplayed }) {
      if (mustBeUnplayed && entries().some(({ series }) => series === id)) return false;
      for (const [key, { series }] of seriesEntries) if (series === id) seriesEntries.delete(key);
      return all.delete(id);
    },

    claim: async (claim, most) => claimIn(seriesEntries, claim, most),

    async release({ series, deal, match }) {
      for (const [key, one] of seriesEntries)
        if (one.series === series && one.deal === deal && one.match === match) seriesEntries.delete(key);
    },

    entriesOf: async (series, player) =>
      entries()
        .filter((one) => one.series === series && one.player === player)
        .sort((a, b) => a.deal - b.deal),

    matchesOf: async (series, deal) => [
      ...new Set(
        entries()
          .filter((one) => one.series === series && one.deal === deal)
          .map(({ match }) => match)
          .sort(),
      ),
    ],
  };
}

function claimIn(
  entries: Map<string, SeriesEntry>,
  { series, deal, match, players, at }: SeriesClaim,
  most: number,
): ClaimResult {
  const here = [...entries.values()].filter((one) => one.series === series && one.deal === deal);
  for (const one of here) if (one.match === match) entries.delete(keyOf(series, String(deal), one.player));
  const others = here.filter((one) => one.match !== match);
  if (others.some(({ player }) => players.includes(player))) return "played";
  if (new Set(others.map((one) => one.match)).size >= most) return "full";
  for (const player of players) entries.set(keyOf(series, String(deal), player), { series, deal, player, match, at });
  return "claimed";
}
