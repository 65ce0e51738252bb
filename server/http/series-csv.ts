import type { SeriesExport, SeriesPlayer } from "../../shared/engine/lists/series-responses.ts";
import { partsOfScore } from "../../shared/engine/series/series.ts";

type Cell = string | number | undefined;

/** Quotes a cell as in RFC 4180. */
function cellOf(value: Cell): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");

const playersOf = (players: readonly SeriesPlayer[]): string =>
  players
    .map(({ name, kind, stoodIn }) => `${name}${kind === "bot" ? " (bot)" : stoodIn ? " (+ bot)" : ""}`)
    .join("; ");

const rounded = (percentile: number | undefined): Cell => percentile?.toFixed(1);

/** One line per table and deal, one column for each figure of any game. */
export function resultsCsv({ series, results }: SeriesExport): string {
  const figures = [...new Set(results.flatMap(({ order }) => order))];
  const head = ["deal", "game", "rank", "percentile", "result", ...figures, "seconds", "players", "match"];
  const lines = results.flatMap(({ deal, order, rows }) =>
    rows.map(({ rank, percentile, score, isLive, players, match }) => {
      const parts = score && partsOfScore(score);
      const result = parts ? (parts.isWon ? "won" : "lost") : isLive ? "in play" : "unfinished";
      const figureOf = (name: string) => parts?.figures[order.indexOf(name)];
      return [
        ...[deal, series.deals[deal - 1]?.game, rank, rounded(percentile), result],
        ...[...figures.map(figureOf), parts?.seconds, playersOf(players), match],
      ];
    }),
  );
  return csvOf([head, ...lines]);
}

/** One line per team. Figures are named only if all games count the same ones. */
export function standingsCsv({ standings, results }: SeriesExport): string {
  const orders = new Set(results.map(({ order }) => order.join()));
  const width = Math.max(0, ...standings.map(({ figures }) => figures.length));
  const order = orders.size === 1 ? results[0]!.order : [];
  const figures = Array.from({ length: width }, (_, i) => order[i] ?? `figure ${i + 1}`);
  const head = ["rank", "team", "played", "wins", ...figures, "seconds", "percentile"];
  const lines = standings.map((row) => [
    ...[row.rank, playersOf(row.players), row.played, row.wins],
    ...[...figures.map((_, i) => row.figures[i]), row.seconds, rounded(row.percentile)],
  ]);
  return csvOf([head, ...lines]);
}
