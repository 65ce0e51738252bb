import { FILLED, SHORT } from "../../../shared/engine/contract/daily-deals.ts";
import type { Day } from "../../../shared/engine/daily/day.ts";
import type { DayTableResponse, OwnResult } from "../../../shared/engine/lists/day-responses.ts";
import { choicesOf, matchName } from "../../catalog/names.ts";
import type { FigureMessages } from "../../contract/manifest.ts";
import { duration } from "../../i18n/durations.ts";
import { t } from "../../i18n/t.ts";
import { dayPath } from "../../navigation/route.ts";
import { messages } from "./messages/messages.ts";

/**
 * Formats days in UTC, whatever the reader's time zone.
 * @param locale a BCP 47 tag
 */
export function dayName(locale: string, dateStyle: "full" | "long" | "medium" = "long"): (day: Day) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  return (day) => format.format(new Date(day));
}

/**
 * @param then in ms since 1970
 * @param now in ms since 1970
 */
export function untilThen(locale: string, then: number, now: number): { readonly left: string; readonly at: string } {
  const at = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  return { left: duration(Math.max(0, then - now) / 1000), at: at.format(then) };
}

/** Names the table, and whether it is played alone or with bots. */
export function tableName({ game, options, seats }: DayTableResponse): string {
  const { alone, withBots } = messages.value;
  return [matchName(game, options), seats === 1 ? alone : withBots(seats - 1)].join(" · ");
}

/** The name with the table's choices. */
export const wholeTableName = (table: DayTableResponse): string =>
  [tableName(table), ...choicesOf(table.game, table.options, table.seats)].join(" · ");

/** Figures without a name are left out. */
const figureTexts = (figures: OwnResult["figures"], named: FigureMessages): readonly string[] =>
  Object.entries(figures ?? {}).flatMap(([name, value]) => (named[name] ? [`${named[name]}: ${value}`] : []));

/** Omits a finished attempt's first figure, which is 0. */
export function resultText(
  { isFinished, figures }: Omit<OwnResult, "rank" | "picture">,
  named: FigureMessages,
): string {
  const { finished, unplayed } = messages.value;
  if (!figures) return unplayed;
  const texts = figureTexts(figures, named);
  return (isFinished ? [finished, ...texts.slice(1)] : texts).join(" · ");
}

/** The characters have the same width. */
const CHARACTERS: Readonly<Record<string, string>> = { [FILLED]: "🟦", [SHORT]: "⬜" };

const inCharacters = (row: string): string => Array.from(row, (cell) => CHARACTERS[cell] ?? "\u3000").join("");

/** The text reveals no card. */
export function shareableText(
  { day, table, tries }: { readonly day: Day; readonly table: DayTableResponse; readonly tries: number },
  result: OwnResult,
  named: FigureMessages,
  locale: string,
): string {
  return [
    `${t().place} · ${dayName(locale, "medium")(day)} · ${tableName(table)}`,
    `${resultText(result, named)} · ${messages.value.rank(result.rank, tries)}`,
    ...result.picture.map(inCharacters),
    new URL(dayPath(day), location.href).href,
  ].join("\n");
}
