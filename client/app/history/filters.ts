import { SHELF } from "../../games/index.ts";
import { hasChoice } from "../../games/shelf.ts";
import type { PastQuery } from "./past-matches.ts";

/** The filters of past matches, as in the form and in the address; an absent one matches all. Days are in local time. */
const FILTERS = ["game", "variant", "seats", "result", "name", "since", "until"] as const;

export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

/** The filter `mode` of older addresses, which named no game: the first game with a variant of that name is meant. */
function filtersOfMode(mode: string | null): Filters {
  if (!mode) return {};
  const card = SHELF.find(({ variants }) => Object.hasOwn(variants, mode));
  return { ...(hasChoice && card && { game: card.id }), variant: mode };
}

/** The filters in the query of an address. */
export function filtersOf(search: string): Filters {
  const asked = new URLSearchParams(search);
  const given = FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)!] as const] : []));
  return { ...filtersOfMode(asked.get("mode")), ...Object.fromEntries(given) };
}

/** The filters with one of them set, or removed when it is empty. A change of the game removes the variant, too. */
export function withFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  const dropped: readonly string[] = name === "game" ? ["game", "variant"] : [name];
  const kept = Object.entries(filters).filter(([other]) => !dropped.includes(other));
  return Object.fromEntries(value === "" ? kept : [...kept, [name, value]]);
}

/** Filters as the query of an address, with its question mark. */
export function searchOf(filters: Filters): string {
  const search = new URLSearchParams(filters).toString();
  return search === "" ? "" : `?${search}`;
}

/** Local midnight, so many days after a day (`YYYY-MM-DD`); undefined if it is no day. */
function midnight(day: string | undefined, later: number): string | undefined {
  const [year, month, date] = (day ?? "").split("-").map(Number);
  const at = new Date(year ?? Number.NaN, (month ?? 0) - 1, (date ?? Number.NaN) + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The query for the server: days are turned into moments, from local midnight to the midnight after the last day. */
export const queryOf = ({ since, until, ...same }: Filters): PastQuery => ({
  ...same,
  since: midnight(since, 0),
  until: midnight(until, 1),
});
