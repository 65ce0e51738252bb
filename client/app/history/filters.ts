import { SHELF } from "../../games/index.ts";
import { hasChoice } from "../../games/shelf.ts";
import type { PastQuery } from "./pages.ts";

/** What a list of past matches is narrowed to, as people choose it and as the address tells it; absent is any. Days are local. */
const FILTERS = ["game", "variant", "seats", "result", "name", "since", "until"] as const;

export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

/** The filter `mode` of older addresses, which named no game: the first game with a variant of that name is meant. */
function filtersOfMode(mode: string | null): Filters {
  if (!mode) return {};
  const card = SHELF.find(({ variants }) => Object.hasOwn(variants, mode));
  return { ...(hasChoice && card && { game: card.id }), variant: mode };
}

/** The filters that an address asks for. */
export function filtersOf(search: string): Filters {
  const asked = new URLSearchParams(search);
  const given = FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)!] as const] : []));
  return { ...filtersOfMode(asked.get("mode")), ...Object.fromEntries(given) };
}

/** The filters with one of them set, or taken away when it is empty. Variants are those of a game: with it they go. */
export function withFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  const dropped: readonly string[] = name === "game" ? ["game", "variant"] : [name];
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
