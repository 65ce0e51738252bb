import { FILLED, SHORT } from "../../../shared/engine/daily.ts";
import type { Day } from "../../../shared/engine/day.ts";
import type { OwnResult, ToldTable } from "../../../shared/engine/told-day.ts";
import type { FigureWords } from "../../games/card.ts";
import { duration } from "../../i18n/durations.ts";
import { t } from "../../i18n/t.ts";
import { dayPath } from "../route.ts";
import { choicesOf, matchName } from "../words.ts";
import { words } from "./words/words.ts";

/** A day in words: it is one of UTC, wherever somebody reads it. @param locale as browsers name it */
export function dayName(locale: string, dateStyle: "full" | "long" | "medium" = "long"): (day: Day) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  return (day) => format.format(new Date(day));
}

/** How long it takes until a time, and when that is where the reader is. @param now both in milliseconds since 1970 */
export function untilThen(locale: string, then: number, now: number): { readonly left: string; readonly at: string } {
  const at = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  return { left: duration(Math.max(0, then - now) / 1000), at: at.format(then) };
}

/** What is played, and with whom. */
export function tableName({ game, options, seats }: ToldTable): string {
  const { alone, withBots } = words.value;
  return [matchName(game, options), seats === 1 ? alone : withBots(seats - 1)].join(" · ");
}

/** The same with all that is not as it stands there by itself. */
export const wholeTableName = (table: ToldTable): string =>
  [tableName(table), ...choicesOf(table.game, table.options, table.seats)].join(" · ");

/** What a try came to, figure by figure. @param named what figures are called */
export const figuresTold = (figures: OwnResult["figures"], named: FigureWords): readonly string[] =>
  Object.entries(figures ?? {}).flatMap(([name, value]) => (named[name] ? [`${named[name]}: ${value}`] : []));

/** A result in a line; who has finished has nothing left to tell of what was missing. */
export function resultTold({ isFinished, figures }: Omit<OwnResult, "rank" | "picture">, named: FigureWords): string {
  const { finished, unplayed } = words.value;
  if (!figures) return unplayed;
  const told = figuresTold(figures, named);
  return (isFinished ? [finished, ...told.slice(1)] : told).join(" · ");
}

/** What stands for each part of a picture where only characters can be sent: all as wide as each other. */
const CHARACTERS: Readonly<Record<string, string>> = { [FILLED]: "🟦", [SHORT]: "⬜" };

const inCharacters = (row: string): string => Array.from(row, (cell) => CHARACTERS[cell] ?? "\u3000").join("");

/** A result as people send it to each other: nothing of it tells a card. */
export function shareableText(
  { day, table, tries }: { readonly day: Day; readonly table: ToldTable; readonly tries: number },
  result: OwnResult,
  named: FigureWords,
  locale: string,
): string {
  return [
    `${t().place} · ${dayName(locale, "medium")(day)} · ${tableName(table)}`,
    `${resultTold(result, named)} · ${words.value.rank(result.rank, tries)}`,
    ...result.picture.map(inCharacters),
    new URL(dayPath(day), location.href).href,
  ].join("\n");
}
