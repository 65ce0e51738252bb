import type { SeriesEntry, StoredSeries } from "../series.ts";

export const seriesIn = (row: Readonly<Record<string, unknown>>): StoredSeries => ({
  id: String(row.id),
  opener: String(row.opener),
  isListed: Number(row.listed) === 1,
  opensAt: String(row.opens),
  closesAt: String(row.closes),
  ...(row.board !== "" && { board: String(row.board) }),
  ...JSON.parse(String(row.plan)),
});

export const seriesEntryIn = (row: Readonly<Record<string, unknown>>): SeriesEntry => ({
  series: String(row.series),
  deal: Number(row.deal),
  player: String(row.player),
  match: String(row.match),
  at: String(row.at),
});
