import { resultFor } from "../../../shared/engine/match/result.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { MatchIndex } from "../ports.ts";
import type { FinishedMatchesQuery, PastEntry, PastPlace } from "../queries.ts";
import { compare, limitOf, playersOf } from "./query.ts";

/** A finished match in a list, with the fields that searches use. */
export interface PastLine {
  /** The list's owner: a player, or `EVERYBODY` for the public list. */
  readonly player: string;
  readonly ended: string;
  readonly game: string;
  /** The variant. The column keeps its original name. */
  readonly mode: string;
  readonly seats: number;
  /** The result for the list's owner. */
  readonly result: string;
  /** The other players' names in search form, one per line. */
  readonly names: string;
}

/** No player has this id. */
export const EVERYBODY = "";

export const endOf = ({ endedAt, changedAt }: Summary): string => endedAt ?? changedAt;

/** Matches per page, which takes 3 ms to rewrite. */
const PAGE = 50;

/** All finished matches of a query, page by page. */
export async function* pastPages(
  matches: Pick<MatchIndex, "past">,
  query: Omit<FinishedMatchesQuery, "after" | "limit">,
): AsyncGenerator<readonly Summary[]> {
  let after: FinishedMatchesQuery["after"];
  do {
    const page = await matches.past({ ...query, limit: PAGE, after });
    yield page;
    const last = page.at(-1);
    after = last && page.length === PAGE ? { ended: endOf(last), id: last.id } : undefined;
  } while (after);
}

/** Search form: lower case, without accents. */
export const plain = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Early summaries have the variant only in the options, as `mode`. */
const variantIn = ({ variant, options }: Summary): string => variant ?? ("mode" in options ? String(options.mode) : "");

/** List entries: one per player, and one in the public list if the match is public. */
export function pastOf(summary: Summary): readonly PastLine[] {
  if (summary.state !== "over") return [];
  const readers = [...playersOf(summary), ...(summary.visibility === "open" ? [EVERYBODY] : [])];
  const { game, seats } = summary;
  return readers.map((player) => ({
    player,
    ended: endOf(summary),
    game,
    mode: variantIn(summary),
    seats: seats.length,
    result: resultFor(summary, player) ?? "",
    names: seats.flatMap((held) => (held && held.player !== player ? [plain(held.name)] : [])).join("\n"),
  }));
}

/** `holds`: the column contains the value. */
export type ColumnCondition = readonly [column: keyof PastLine, is: "=" | ">=" | "<" | "holds", value: string | number];

/** The conditions of a query, except `table` and `after`. */
export function columnConditionsOf(query: FinishedMatchesQuery): readonly ColumnCondition[] {
  const { player = EVERYBODY, game, variant, seats, result, since, until, name } = query;
  const demands: readonly (readonly [keyof PastLine, ColumnCondition[1], string | number | undefined])[] = [
    ["player", "=", player],
    ["game", "=", game],
    ["mode", "=", variant],
    ["seats", "=", seats],
    ["result", "=", result],
    ["ended", ">=", since],
    ["ended", "<", until],
    // Every name contains an empty text.
    ["names", "holds", name === undefined ? undefined : plain(name) || undefined],
  ];
  return demands.filter((demand): demand is ColumnCondition => demand[2] !== undefined);
}

const MEETS: Readonly<Record<ColumnCondition[1], (held: string | number, value: string | number) => boolean>> = {
  "=": (held, value) => held === value,
  ">=": (held, value) => held >= value,
  "<": (held, value) => held < value,
  holds: (held, value) => String(held).includes(String(value)),
};

export function pastAmong(summaries: readonly Summary[], query: FinishedMatchesQuery): readonly Summary[] {
  const demands = columnConditionsOf(query);
  const table = query.table === undefined ? undefined : tableOf(summaries, query.table);
  const { after } = query;
  return summaries
    .filter(({ id }) => table === undefined || table.has(id))
    .filter((each) => pastOf(each).some((line) => demands.every(([column, is, to]) => MEETS[is](line[column], to))))
    .filter((each) => after === undefined || lastEndFirst({ ended: endOf(each), id: each.id }, after) > 0)
    .sort((a, b) => lastEndFirst({ ended: endOf(a), id: a.id }, { ended: endOf(b), id: b.id }))
    .slice(0, limitOf(query));
}

export const BEFORE_ALL: PastPlace = { ended: "", id: "" };

/** See `MatchIndex.pastFrom`. */
export function pastAfter(
  summaries: readonly Summary[],
  player: string,
  after: PastPlace | undefined,
  limit: number,
): readonly PastEntry[] {
  return summaries
    .filter((each) => each.state === "over" && playersOf(each).includes(player))
    .map((summary) => ({ ended: endOf(summary), id: summary.id, summary }))
    .filter((entry) => after === undefined || lastEndFirst(entry, after) < 0)
    .sort((a, b) => lastEndFirst(b, a))
    .slice(0, limit);
}

const lastEndFirst = (a: PastPlace, b: PastPlace): number => compare(b.ended, a.ended) || compare(a.id, b.id);

function tableOf(summaries: readonly Summary[], match: string): ReadonlySet<string> {
  const table = new Set([match]);
  for (let size = 0; size < table.size; ) {
    size = table.size;
    for (const { id, previous } of summaries) {
      if (previous === undefined) continue;
      if (table.has(id)) table.add(previous);
      else if (table.has(previous)) table.add(id);
    }
  }
  return table;
}
