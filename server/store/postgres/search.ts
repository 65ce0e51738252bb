import type { Sql } from "postgres";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { BEFORE_ALL, type ColumnCondition, columnConditionsOf, EVERYBODY, type PastLine } from "../lists/past.ts";
import { limitOf, scoreKey } from "../lists/query.ts";
import { pastEntryIn } from "../lists/rows.ts";
import { fieldsOf } from "../log/upcasting.ts";
import type { MatchIndex } from "../ports.ts";
import type { FinishedMatchesQuery, SummaryQuery } from "../queries.ts";

export interface PostgresStatement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

class Values {
  readonly all: (string | number)[] = [];
  add = (value: string | number): string => `$${this.all.push(value)}`;
}

const STATES = ["open", "live", "over"] as const;
const VISIBILITIES = ["open", "private"] as const;
const ORDER = "order by changed desc, id";
/** Begins like the index `matches_by_change`. */
const INDEXED = "order by changed_about desc, changed desc, id";

/** Merges a list from an index for each state and visibility, unless another condition leaves few matches. */
export function searchFor(query: SummaryQuery): PostgresStatement {
  const values = new Values();
  const limit = values.add(limitOf(query));
  const lists = listsOf(query, values);
  if (lists.length === 0) return { sql: "select id, summary::text from matches where false", values: [] };
  const parts = lists.map((list) => `(${list} limit ${limit})`).join(" union all ");
  return { sql: `select id, summary::text from (${parts}) as found ${ORDER} limit ${limit}`, values: values.all };
}

function listsOf(query: SummaryQuery, values: Values): readonly string[] {
  const { player, visibility, previous, root, day, score, deal, code, id, ids } = query;
  const found = player === undefined ? "listed" : "matches";
  const few = Object.entries({ previous, root, day, score: scoreKey(score), deal, code, id }).flatMap(
    ([column, value]) => (value === undefined ? [] : `${found}.${column} = ${values.add(value)}`),
  );
  if (ids)
    few.push(`${found}.id in (select jsonb_array_elements_text(${values.add(JSON.stringify(ids))}::text::jsonb))`);
  // Few matches meet such a condition: find them by its index.
  const isFew = few.length > 0 && player === undefined;
  const states = isFew && !query.states ? [undefined] : [...new Set(query.states ?? STATES)];
  const visibilities = isFew || visibility !== undefined ? [visibility] : VISIBILITIES;
  const who = player === undefined ? "" : values.add(player);
  return states.flatMap((state) =>
    visibilities.map((each) => {
      const place = Object.entries({ state, visibility: each }).flatMap(([column, value]) =>
        value === undefined ? [] : `listed.${column} = ${values.add(value)}`,
      );
      if (player === undefined) {
        const conditions = ["version > 0", ...place, ...few];
        const order = isFew ? ORDER : INDEXED;
        return `select id, changed, summary from matches as listed where ${conditions.join(" and ")} ${order}`;
      }
      const changed = state === "over" ? "listed.changed" : "matches.changed";
      return `select listed.id, ${changed}, summary from places as listed join matches on matches.id = listed.id
        where ${[`player = ${who}`, ...place, ...few].join(" and ")} order by 2 desc, 1`;
    }),
  );
}

interface Page {
  readonly demands: readonly NumberedCondition[];
  readonly place: readonly string[];
  readonly limit: string;
}

interface NumberedCondition {
  readonly column: ColumnCondition[0];
  readonly is: ColumnCondition[1];
  readonly value: string;
}

/** `tables`: definitions in `with`. `found` selects ids and end times of a page's matches. */
interface Finding {
  readonly tables: readonly string[];
  readonly found: string;
}

export function pastSearch(query: FinishedMatchesQuery): PostgresStatement {
  const values = new Values();
  const page = pageOf(query, values);
  const { tables, found } = query.table === undefined ? inList(page, query) : atTable(page, values.add(query.table));
  return {
    sql: `${tables.length > 0 ? `with recursive ${tables.join()}` : ""}
      select matches.id, summary::text from (${found}) as page join matches on matches.id = page.id
      order by page.ended desc, page.id`,
    values: values.all,
  };
}

function pageOf(query: FinishedMatchesQuery, values: Values): Page {
  const demands = columnConditionsOf(query).map(([column, is, value]) => ({ column, is, value: values.add(value) }));
  const limit = values.add(limitOf(query));
  if (!query.after) return { demands, place: [], limit };
  const ended = values.add(query.after.ended);
  const place = [`past.ended <= ${ended}`, `(past.ended < ${ended} or past.id > ${values.add(query.after.id)})`];
  return { demands, place, limit };
}

const CONDITIONS: Readonly<Record<ColumnCondition[1], (column: string, value: string) => string>> = {
  "=": (column, value) => `${column} = ${value}`,
  ">=": (column, value) => `${column} >= ${value}`,
  "<": (column, value) => `${column} < ${value}`,
  holds: (column, value) => `strpos(${column}, ${value}) > 0`,
};

const conditionOf = ({ column, is, value }: NumberedCondition, of = "past"): string =>
  CONDITIONS[is](`${of}.${column}`, value);

const first = ({ limit }: Page, from: string, conditions: readonly string[]): string =>
  `select past.id, past.ended from ${from} where ${conditions.join(" and ")} order by past.ended desc, past.id limit ${limit}`;

/**
 * Goes back to the table's first match, then forward to all rematches. `lateral … offset 0` makes the planner look
 * matches up by an index.
 */
function atTable(page: Page, match: string): Finding {
  const before = `
    before (id, previous) as (
      select id, previous from matches where id = ${match}
      union select earlier.* from before,
        lateral (select id, previous from matches where id = before.previous offset 0) as earlier
    )`;
  const played = `
    played (id) as (
      select id from before
      union select later.id from played,
        lateral (select id from matches where previous = played.id offset 0) as later
    )`;
  const lines = "played, lateral (select * from past where past.id = played.id offset 0) as past";
  return {
    tables: [before, played],
    found: first(page, lines, [...page.demands.map((each) => conditionOf(each)), ...page.place]),
  };
}

/** The columns of a kind, in the order of the index. */
const KIND: readonly (keyof PastLine)[] = ["game", "mode", "seats", "result"];

/**
 * Each kind is found by one index lookup. Conditions apply to kinds first, so that matches of other kinds are not read.
 */
const kindsOf = (player: string): string => `
  kinds as (
    (select ${KIND.join()} from past where player = ${player} order by ${KIND.join()} limit 1)
    union all
    select next.* from kinds, lateral (
      select ${KIND.join()} from past where player = ${player} and (${KIND.join()}) > (${KIND.map((of) => `kinds.${of}`).join()})
      order by ${KIND.join()} limit 1) as next
  )`;

/** If more names match, the whole list is read. */
const FEW = 100;

function inList(page: Page, { player = EVERYBODY }: FinishedMatchesQuery): Finding {
  const name = page.demands.find(({ column }) => column === "names");
  const whose = page.demands.find(({ column }) => column === "player")!.value;
  // The public list has no rows in `companions`.
  return name && player !== EVERYBODY ? byName(page, whose, name) : byKind(page, whose);
}

function byKind(page: Page, player: string): Finding {
  const { demands, place } = page;
  const kind = demands.filter(({ column }) => KIND.includes(column));
  const rest = demands.filter((demand) => !kind.includes(demand)).map((each) => conditionOf(each));
  if (kind.length === 0) return { tables: [], found: first(page, "past", [...rest, ...place]) };
  const same = KIND.map((column) => `past.${column} = kinds.${column}`);
  const lists = `kinds, lateral (${first(page, "past", [...rest, ...same, ...place])}) as past`;
  return {
    tables: [kindsOf(player)],
    found: first(
      page,
      lists,
      kind.map((each) => conditionOf(each, "kinds")),
    ),
  };
}

/** Reads the lists of the matching names if there are few; otherwise the whole list. */
function byName(page: Page, player: string, { is, value }: NumberedCondition): Finding {
  const { demands, place } = page;
  const names = `
    names as materialized (
      select name from companions where player = ${player} and ${CONDITIONS[is]("name", value)} limit ${FEW + 1}
    )`;
  const areFew = `(select count(*) from names) <= ${FEW}`;
  const rest = demands.filter(({ column }) => column !== "names").map((each) => conditionOf(each));
  const list = first(page, "past_companions as past", [...rest, "past.name = names.name", ...place]);
  const whole = byKind(page, player);
  return {
    tables: [names, ...whole.tables],
    // A match may be in several lists.
    found: `
      select * from (select distinct past.* from names, lateral (${list}) as past where ${areFew}) as few
      union all select * from (${whole.found}) as many where not ${areFew}
      order by ended desc, id limit ${page.limit}`,
  };
}

export const pastFrom =
  (sql: Sql, onDamage: (match: string) => void): MatchIndex["pastFrom"] =>
  async (player, { ended, id } = BEFORE_ALL, limit) => {
    const rows = await sql`
      select past.ended, past.id, matches.summary::text from past join matches on matches.id = past.id
      where past.player = ${player} and past.ended >= ${ended} and (past.ended > ${ended} or past.id < ${id})
      order by past.ended, past.id desc limit ${limit}`;
    return rows.map((row) => {
      const summary = fieldsOf(row.summary) as Summary | undefined;
      if (!summary) onDamage(String(row.id));
      return pastEntryIn(row, summary);
    });
  };
