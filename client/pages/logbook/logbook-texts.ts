import type { BoardRecord, FigureRecord, ResultCounts } from "../../../shared/engine/lists/logbook.ts";
import { manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { gameName } from "../../catalog/names.ts";
import { messages } from "./messages/messages.ts";

/**
 * Formats a share 0..1, or a range of shares, as whole percentages.
 * @param locale a BCP 47 tag
 */
export function percentOf(locale: string): (share: number, to?: number) => string {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  return (share, to) => (to === undefined ? format.format(share) : format.formatRange(share, to));
}

/** Formats numbers with at most one decimal. */
export function numberOf(locale: string): (n: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (n) => format.format(n);
}

/** Formats the local day of a time in ISO 8601. */
export function dayOf(locale: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  return (moment) => format.format(new Date(moment));
}

/** Includes the game if `among` has several. */
export function boardName({ game, variant, option }: BoardRecord, among: readonly BoardRecord[]): string {
  const manifest = manifestOf(game);
  const words = manifest && messagesOf(manifest);
  const title = words?.variants[variant]?.title ?? gameName(game);
  const chosen = option && (words?.choices[option.name]?.answers[option.value]?.label ?? option.value);
  const isMixed = among.some((other) => other.game !== game) && title !== gameName(game);
  return [...(isMixed ? [gameName(game)] : []), title, ...(chosen ? [chosen] : [])].join(" · ");
}

export const boardKey = ({ game, variant, seats, option }: BoardRecord): string =>
  [game, variant, seats, option?.value].join(" ");

export const seatsName = (seats: number): string =>
  seats === 1 ? messages.value.alone : messages.value.players(seats);

export const sumOf = (tallies: readonly ResultCounts[]): ResultCounts =>
  tallies.reduce(
    (sum, { won, lost, draw, ended }) => ({
      won: sum.won + won,
      lost: sum.lost + lost,
      draw: sum.draw + draw,
      ended: sum.ended + ended,
    }),
    { won: 0, lost: 0, draw: 0, ended: 0 },
  );

/** `counts` must not be empty. */
export function meanOf(counts: FigureRecord["counts"]): number {
  const [sum, matches] = counts.reduce(([sum, all], [value, n]) => [sum + value * n, all + n], [0, 0]);
  return sum / matches;
}
