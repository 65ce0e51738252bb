import { allGames, hasChoice } from "../../catalog/catalog.ts";
import type { PastMatchesFilter } from "./past-matches.ts";

/** An absent filter matches all. Days are in local time. */
const FILTERS = ["game", "variant", "seats", "result", "name", "since", "until"] as const;

export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

/** Old addresses have `mode` and no game. */
function filtersOfMode(mode: string | null): Filters {
  if (!mode) return {};
  const manifest = allGames().find(({ variants }) => Object.hasOwn(variants, mode));
  return { ...(hasChoice() && manifest && { game: manifest.id }), variant: mode };
}

/** Reads the query of an address. */
export function filtersOf(search: string): Filters {
  const asked = new URLSearchParams(search);
  const given = FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)!] as const] : []));
  return { ...filtersOfMode(asked.get("mode")), ...Object.fromEntries(given) };
}

/** An empty value removes the filter. Changing the game also removes the variant. */
export function withFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  const dropped: readonly string[] = name === "game" ? ["game", "variant"] : [name];
  const kept = Object.entries(filters).filter(([other]) => !dropped.includes(other));
  return Object.fromEntries(value === "" ? kept : [...kept, [name, value]]);
}

/** As the query of an address, with its question mark. */
export function searchOf(filters: Filters): string {
  const search = new URLSearchParams(filters).toString();
  return search === "" ? "" : `?${search}`;
}

/** Local midnight, `later` days after `day` (`YYYY-MM-DD`), in ISO 8601; undefined if `day` is invalid. */
function midnight(day: string | undefined, later: number): string | undefined {
  const [year, month, date] = (day ?? "").split("-").map(Number);
  const at = new Date(year ?? Number.NaN, (month ?? 0) - 1, (date ?? Number.NaN) + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Days become times: from local midnight to the midnight after the last day. */
export const queryOf = ({ since, until, ...same }: Filters): PastMatchesFilter => ({
  ...same,
  since: midnight(since, 0),
  until: midnight(until, 1),
});
