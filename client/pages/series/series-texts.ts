import type {
  SeriesHeader,
  SeriesPlayer,
  SeriesResponse,
  SeriesResultRow,
} from "../../../shared/engine/lists/series-responses.ts";
import { partsOfScore } from "../../../shared/engine/series/series.ts";
import type { FigureMessages } from "../../contract/manifest.ts";
import { duration } from "../../i18n/durations.ts";
import { playerName } from "../../i18n/player-name.ts";
import { refusalOf, t } from "../../i18n/t.ts";
import { messages } from "./messages/messages.ts";

type SeriesTime = Pick<SeriesHeader, "state" | "left" | "opensAt" | "closesAt">;

/** @param locale a BCP 47 tag */
function momentOf(locale: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (moment) => format.format(new Date(moment));
}

export const titleOf = ({ title }: Pick<SeriesHeader, "title">, deals: number): string =>
  title || messages.value.untitled(deals);

/**
 * When a series begins or ends.
 * @param left the seconds until then, by the server's clock
 */
export function timeOf({ state, opensAt, closesAt }: SeriesTime, left: number, locale: string): string {
  const at = momentOf(locale)(state === "ahead" ? opensAt : closesAt);
  return state === "over" ? messages.value.over(at) : messages.value[state](duration(left), at);
}

/** Text such as "4 deals · teams of 2, no bots · by link". */
export function factsOf(
  { seats, hasBots, isListed }: Pick<SeriesResponse, "seats" | "hasBots" | "isListed">,
  deals: number,
): string {
  const read = messages.value;
  return [read.deals(deals), read.team(seats, hasBots), ...(isListed ? [] : [read.byLink])].join(" · ");
}

export const seriesPlayerName = (player: SeriesPlayer): string =>
  player.stoodIn && player.kind === "human" ? messages.value.withBot(player.name) : playerName(player);

/** Formats minutes and seconds, such as "12:05". */
export function clockTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, "0")];
  return `${minutes}:${rest}`;
}

/** Omits figures without a name, or with the value 0. */
function figuresText(figures: readonly number[], order: readonly string[], named: FigureMessages): string {
  return order.flatMap((name, i) => (named[name] && figures[i] ? [`${named[name]}: ${figures[i]}`] : [])).join(" · ");
}

export function resultLine(
  { score, isLive }: SeriesResultRow,
  order: readonly string[],
  named: FigureMessages,
): string {
  const { won, lost, unfinished, live } = messages.value;
  if (!score) return isLive ? live : unfinished;
  const { isWon, figures, seconds } = partsOfScore(score);
  return [isWon ? won : lost, figuresText(figures, order, named), clockTime(seconds)].filter(Boolean).join(" · ");
}

export const seriesRefusal = (reason: string): string =>
  messages.value.refusals[reason] ?? refusalOf(reason) ?? t().refused;
