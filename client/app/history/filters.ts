import type { PastQuery } from "../../api/past.ts";

/** What a list of past matches is narrowed to, as people choose it and as the address tells it; absent is any. Days are local. */
export const FILTERS = ["game", "mode", "seats", "result", "name", "since", "until"] as const;

export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

/** The filters that an address asks for. */
export function filtersOf(search: string): Filters {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)!]] : [])));
}

/** The filters with one of them set, or taken away when it is empty. Variants are those of a game: with it they go. */
export function withFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  const dropped: readonly string[] = name === "game" ? ["game", "mode"] : [name];
  const kept = Object.entries(filters).filter(([other]) => !dropped.includes(other));
  return Object.fromEntries(value === "" ? kept : [...kept, [name, value]]);
}

/** The end of an address that tells the filters. */
export function searchOf(filters: Filters): string {
  const search = new URLSearchParams(filters).toString();
  return search === "" ? "" : `?${search}`;
}

/** Midnight at the place of whoever looks, so many days after a day; undefined if it is no day. */
function midnight(day: string | undefined, later: number): string | undefined {
  const [year, month, date] = (day ?? "").split("-").map(Number);
  const at = new Date(year ?? Number.NaN, (month ?? 0) - 1, (date ?? Number.NaN) + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** What the server is asked for: a day begins at midnight here, and the last one counts whole. */
export const queryOf = ({ since, until, ...same }: Filters): PastQuery => ({
  ...same,
  since: midnight(since, 0),
  until: midnight(until, 1),
});
