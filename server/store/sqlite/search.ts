import type { SQLInputValue } from "node:sqlite";
import type { Phase } from "../../../shared/engine/match/summary.ts";
import { type ColumnCondition, columnConditionsOf } from "../lists/past.ts";
import { limitOf, scoreKey } from "../lists/query.ts";
import type { FinishedMatchesQuery, SummaryQuery } from "../queries.ts";

const STATES: readonly Phase[] = ["open", "live", "over"];
const VISIBILITIES = ["open", "private"] as const;

export interface SqliteStatement {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/**
 * Merges one list from an index for each state and visibility. A player's unfinished matches are sorted: an index would
 * have to be written at each move.
 */
export function searchFor(query: SummaryQuery): SqliteStatement {
  const lists = listsOf(query);
  if (lists.length === 0) return { sql: "select summary, id from matches where false", values: [] };
  return {
    sql: `${lists.map(({ sql }) => sql).join(" union all ")} order by changed desc, id limit ?`,
    values: [...lists.flatMap(({ values }) => values), limitOf(query)],
  };
}

function listsOf(query: SummaryQuery) {
  const { player, visibility } = query;
  const states = query.states && [...new Set(query.states)];
  // Few matches meet such a condition: find them by its index.
  const isFew = player === undefined && given(fewIn(query)).length > 0;
  if (isFew) return (states ?? [undefined]).map((state) => listOf(query, { state, visibility }));
  return (states ?? STATES).flatMap((state) =>
    (visibility ? [visibility] : VISIBILITIES).map((each) =>
      player === undefined
        ? listOf(query, { state, visibility: each })
        : placesOf(query, { player, state, visibility: each }),
    ),
  );
}

const fewIn = ({ previous, root, day, score, deal, code, id, ids }: SummaryQuery): Columns => ({
  ...{ previous, root, day, deal, code, id },
  score: scoreKey(score),
  ids: ids && JSON.stringify(ids),
});

function listOf(query: SummaryQuery, many: Columns) {
  const few = fewIn(query);
  // A plus disables a column's index in favour of one of `few`.
  const sign = given(few).length > 0 ? "+" : "";
  return selection("summary, changed, id from matches", [
    ...given(few).map(equals("")),
    ...given(many).map(equals(sign)),
  ]);
}

/** `cross join` makes SQLite read `places` first. */
function placesOf(query: SummaryQuery, place: Columns) {
  const few = fewIn(query);
  const filters = [...given(place).map(equals("places.")), ...given(few).map(equals("+matches."))];
  const changed = place.state === "over" ? "places.changed" : "matches.changed";
  return selection(
    `matches.summary, ${changed} as changed, places.id as id from places cross join matches on matches.id = places.id`,
    filters,
  );
}

function selection(what: string, filters: readonly { readonly condition: string; readonly value: string }[]) {
  const conditions = filters.map(({ condition }) => condition).join(" and ") || "true";
  return { sql: `select ${what} where ${conditions}`, values: filters.map(({ value }) => value) };
}

type Columns = Readonly<Record<string, string | undefined>>;

const given = (columns: Columns): [string, string][] =>
  Object.entries(columns).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));

const equals =
  (sign: string) =>
  ([column, value]: [string, string]) => ({
    condition: column === "ids" ? `${sign}id in (select value from json_each(?))` : `${sign}${column} = ?`,
    value,
  });

/** Goes back to the table's first match, then forward to all rematches. */
const TABLE = `
  with recursive
    before (id, previous) as (
      select id, previous from matches where id = ?
      union select matches.id, matches.previous from before join matches on matches.id = before.previous
    ),
    played (id) as (
      select id from before union select matches.id from played join matches on matches.previous = played.id
    )`;

const CONDITIONS: Readonly<Record<ColumnCondition[1], (column: string) => string>> = {
  "=": (column) => `past.${column} = ?`,
  ">=": (column) => `past.${column} >= ?`,
  "<": (column) => `past.${column} < ?`,
  holds: (column) => `instr(past.${column}, ?) > 0`,
};

export function pastSearch(query: FinishedMatchesQuery): SqliteStatement {
  const { table, after } = query;
  const demands = columnConditionsOf(query);
  const conditions = demands.map(([column, is]) => CONDITIONS[is](column));
  if (after) conditions.push("past.ended <= ?", "(past.ended < ? or past.id > ?)");
  const from = table === undefined ? "past" : "played cross join past on past.id = played.id";
  return {
    sql: `${table === undefined ? "" : TABLE}
      select matches.summary, past.id from ${from} cross join matches on matches.id = past.id
      where ${conditions.join(" and ")} order by past.ended desc, past.id limit ?`,
    values: [
      ...(table === undefined ? [] : [table]),
      ...demands.map(([, , value]) => value),
      ...(after ? [after.ended, after.ended, after.id] : []),
      limitOf(query),
    ],
  };
}
