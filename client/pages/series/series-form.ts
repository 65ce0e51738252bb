import { LONGEST_WINDOW, MOST_DEALS } from "../../../shared/engine/series/series.ts";
import type { openSeries } from "../../api/series.ts";
import { hasBots, manifestOf } from "../../catalog/catalog.ts";
import { type NewTable, newTable, optionsOf } from "../../features/new-table/new-table.ts";
import { messages } from "./messages/messages.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** In seconds. */
export const LENGTHS = [HOUR, 3 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, LONGEST_WINDOW / 1000] as const;

/** Tolerance in seconds for clocks that differ from the server's. */
const SKEW = 300;

/** Deals on the same board. */
export interface BoardGroup {
  readonly key: number;
  readonly table: NewTable;
  readonly count: number;
}

export interface SeriesChoices {
  readonly title: string;
  readonly groups: readonly BoardGroup[];
  /** This number may be impossible on some boards. */
  readonly seats: number;
  readonly hasBots: boolean;
  readonly isListed: boolean;
  readonly isLater: boolean;
  /** Local time of a later start, such as `2026-11-24T12:00`; may be empty. */
  readonly startAt: string;
  /** In seconds. */
  readonly length: number;
}

export const initialForm = (): SeriesChoices => ({
  ...{ title: "", seats: 1, hasBots: false, isListed: false, isLater: false, startAt: "", length: 7 * DAY },
  groups: [{ key: 0, table: newTable.peek(), count: 4 }],
});

export function seatsInCommon(groups: readonly BoardGroup[]): readonly number[] {
  const [least, most] = groups
    .map(({ table: { game, variant } }) => manifestOf(game)!.variants[variant]!.seats)
    .reduce(([least, most], [min, max]) => [Math.max(least, min), Math.min(most, max)]);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

/** The chosen number if possible, else the least; undefined if there is none. */
export function seatsOf({ groups, seats }: Pick<SeriesChoices, "groups" | "seats">): number | undefined {
  const possible = seatsInCommon(groups);
  return possible.includes(seats) ? seats : possible[0];
}

export const mayHaveBots = (choices: Pick<SeriesChoices, "groups" | "seats">): boolean =>
  (seatsOf(choices) ?? 1) > 1 && choices.groups.every(({ table }) => hasBots(table.game));

/** Why the form cannot be sent; empty if it can. @param now in ms since 1970 */
export function objectionTo(choices: SeriesChoices, now: number): string {
  const { tooMany, noSeats, noStart } = messages.value.form;
  if (choices.groups.reduce((sum, { count }) => sum + count, 0) > MOST_DEALS) return tooMany;
  if (seatsOf(choices) === undefined) return noSeats;
  return choices.isLater && !(Date.parse(choices.startAt) > now) ? noStart : "";
}

/**
 * The form must have no objections. If the series begins now, its length keeps a margin to the limits, which the server
 * measures by its own clock.
 * @param now in ms since 1970
 */
export function requestOf(choices: SeriesChoices, now: number): Parameters<typeof openSeries>[0] {
  const { title, groups, isLater, startAt, isListed, length } = choices;
  const opens = isLater ? Date.parse(startAt) : now;
  const lasts = isLater ? length : Math.min(Math.max(length, HOUR + SKEW), LONGEST_WINDOW / 1000 - SKEW);
  return {
    ...{ title, listed: isListed, seats: seatsOf(choices)!, bots: choices.hasBots && mayHaveBots(choices) },
    deals: groups.flatMap(({ table, count }) =>
      Array.from({ length: count }, () => ({ game: table.game, options: optionsOf(table) })),
    ),
    ...(isLater && { opensAt: new Date(opens).toISOString() }),
    closesAt: new Date(opens + lasts * 1000).toISOString(),
  };
}
