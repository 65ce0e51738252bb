import { type Demand, demandsOf } from "./past.ts";
import { limitOf } from "./query.ts";
import type { PastQuery, Query } from "./store.ts";

/** A statement, and what its numbered parameters stand for. */
export interface Search {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** Collects the values of a statement, and gives each its number. */
class Values {
  readonly all: (string | number)[] = [];
  add = (value: string | number): string => `$${this.all.push(value)}`;
}

const STATES = ["open", "live", "over"] as const;
const VISIBILITIES = ["open", "private"] as const;
const ORDER = "order by changed desc, id";

/** Every list is read from its own index as far as the page goes, and the lists are merged: see sqlite.search.ts. */
export function searchFor(query: Query): Search {
  const values = new Values();
  const limit = values.add(limitOf(query));
  const lists = listsOf(query, values);
  if (lists.length === 0) return { sql: "select id, summary::text from matches where false", values: [] };
  const parts = lists.map((list) => `(${list} order by 2 desc, 1 limit ${limit})`).join(" union all ");
  return { sql: `select id, summary::text from (${parts}) as found ${ORDER} limit ${limit}`, values: values.all };
}

function listsOf(query: Query, values: Values): readonly string[] {
  const { player, visibility, previous, root, code, id } = query;
  const found = player === undefined ? "listed" : "matches";
  const few = Object.entries({ previous, root, code, id }).flatMap(([column, value]) =>
    value === undefined ? [] : `${found}.${column} = ${values.add(value)}`,
  );
  // Those are found by what is asked, then looked at: there is no order to keep to.
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
        return `select id, changed, summary from matches as listed where ${conditions.join(" and ")}`;
      }
      const changed = state === "over" ? "listed.changed" : "matches.changed";
      return `select listed.id, ${changed}, summary from places as listed join matches on matches.id = listed.id
        where ${[`player = ${who}`, ...place, ...few].join(" and ")}`;
    }),
  );
}

/**
 * A table's matches: back to the first of them, and from it to all that came of it. They are few, which the planner does not
 * know: `lateral … offset 0` has it look each of them up.
 */
const tableOf = (match: string): string => `
  with recursive
    before (id, previous) as (
      select id, previous from matches where id = ${match}
      union select earlier.* from before,
        lateral (select id, previous from matches where id = before.previous offset 0) as earlier
    ),
    played (id) as (
      select id from before
      union select later.id from played,
        lateral (select id from matches where previous = played.id offset 0) as later
    )`;

const CONDITIONS: Readonly<Record<Demand[1], (column: string, value: string) => string>> = {
  "=": (column, value) => `past.${column} = ${value}`,
  ">=": (column, value) => `past.${column} >= ${value}`,
  "<": (column, value) => `past.${column} < ${value}`,
  holds: (column, value) => `strpos(past.${column}, ${value}) > 0`,
};

/** A list is read from where the page begins; only the matches of the page are looked at. */
export function pastSearch(query: PastQuery): Search {
  const { table, after } = query;
  const values = new Values();
  const conditions = demandsOf(query).map(([column, is, value]) => CONDITIONS[is](column, values.add(value)));
  if (after) {
    const ended = values.add(after.ended);
    conditions.push(`past.ended <= ${ended}`, `(past.ended < ${ended} or past.id > ${values.add(after.id)})`);
  }
  const source =
    table === undefined ? "past" : "played, lateral (select * from past where past.id = played.id offset 0) as past";
  return {
    sql: `${table === undefined ? "" : tableOf(values.add(table))}
      select matches.id, summary::text from (
        select past.id, past.ended from ${source} where ${conditions.join(" and ")}
        order by past.ended desc, past.id limit ${values.add(limitOf(query))}
      ) as page join matches on matches.id = page.id order by page.ended desc, page.id`,
    values: values.all,
  };
}
