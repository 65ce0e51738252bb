import { resultFor } from "../../shared/engine/result.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { compare, limitOf, playersOf } from "./query.ts";
import type { PastEntry, PastPlace, PastQuery, Store } from "./store.ts";

/** A match that is over, as a line of somebody's list of past ones: all it can be looked up by. */
export interface PastLine {
  /** Whose list; `EVERYBODY` for the one that everybody may read. */
  readonly player: string;
  readonly ended: string;
  readonly game: string;
  /** The variant; the column has the name it was made with. */
  readonly mode: string;
  readonly seats: number;
  /** As its reader sees it. */
  readonly result: string;
  /** Who played with the reader, plain, a name a line. */
  readonly names: string;
}

/** Whose list the open matches are in that everybody may look up. No player has this id. */
export const EVERYBODY = "";

/** When a match that is over ended. */
export const endOf = ({ endedAt, changedAt }: Summary): string => endedAt ?? changedAt;

/** Matches that are read, and written again, before others are served: 3 ms. */
const PAGE = 50;

/** All matches that are over and that a query asks for, page by page, in the order of the list. */
export async function* pastPages(
  store: Pick<Store, "past">,
  query: Omit<PastQuery, "after" | "limit">,
): AsyncGenerator<readonly Summary[]> {
  let after: PastQuery["after"];
  do {
    const page = await store.past({ ...query, limit: PAGE, after });
    yield page;
    const last = page.at(-1);
    after = last && page.length === PAGE ? { ended: endOf(last), id: last.id } : undefined;
  } while (after);
}

/** A name as people type it when they look for it: without accents, in small letters. */
export const plain = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The kind of table a match was; in what was written before summaries told it, every game called that its mode. */
const variantIn = ({ variant, options }: Summary): string => variant ?? ("mode" in options ? String(options.mode) : "");

/** The lines of a match in lists of past ones: one for each player, and if it was open one for everybody; none before its end. */
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

/** What a query asks of a line, its columns and whether they are to be the same, or later, or to hold it. */
export type Demand = readonly [column: keyof PastLine, is: "=" | ">=" | "<" | "holds", value: string | number];

/** All that a query asks of a line; its table, and where the list is to go on, left aside. */
export function demandsOf(query: PastQuery): readonly Demand[] {
  const { player = EVERYBODY, game, variant, seats, result, since, until, name } = query;
  const demands: readonly (readonly [keyof PastLine, Demand[1], string | number | undefined])[] = [
    ["player", "=", player],
    ["game", "=", game],
    ["mode", "=", variant],
    ["seats", "=", seats],
    ["result", "=", result],
    ["ended", ">=", since],
    ["ended", "<", until],
    // Of no letter at all every name is a part.
    ["names", "holds", name === undefined ? undefined : plain(name) || undefined],
  ];
  return demands.filter((demand): demand is Demand => demand[2] !== undefined);
}

const MEETS: Readonly<Record<Demand[1], (held: string | number, value: string | number) => boolean>> = {
  "=": (held, value) => held === value,
  ">=": (held, value) => held >= value,
  "<": (held, value) => held < value,
  holds: (held, value) => String(held).includes(String(value)),
};

/** Those of the matches that a query asks for, in the order of the list. */
export function pastAmong(summaries: readonly Summary[], query: PastQuery): readonly Summary[] {
  const demands = demandsOf(query);
  const table = query.table === undefined ? undefined : tableOf(summaries, query.table);
  const { after } = query;
  return summaries
    .filter(({ id }) => table === undefined || table.has(id))
    .filter((each) => pastOf(each).some((line) => demands.every(([column, is, to]) => MEETS[is](line[column], to))))
    .filter((each) => after === undefined || lastEndFirst({ ended: endOf(each), id: each.id }, after) > 0)
    .sort((a, b) => lastEndFirst({ ended: endOf(a), id: a.id }, { ended: endOf(b), id: b.id }))
    .slice(0, limitOf(query));
}

/** The place before all others in the order in which matches ended. */
export const BEFORE_ALL: PastPlace = { ended: "", id: "" };

/** A player's matches among others, in the order in which they ended; see `Store.pastFrom`. */
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

/** The matches of the table that a match was played at. */
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
