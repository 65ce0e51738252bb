import { type Demand, demandsOf, type PastLine } from "./past.ts";
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
  "=": (column, value) => `${column} = ${value}`,
  ">=": (column, value) => `${column} >= ${value}`,
  "<": (column, value) => `${column} < ${value}`,
  holds: (column, value) => `strpos(${column}, ${value}) > 0`,
};

/** What makes a match one of its kind, in the order of their index. */
const KIND: readonly (keyof PastLine)[] = ["game", "mode", "seats", "result"];
const isOfKind = ([column]: Demand): boolean => KIND.includes(column);

/**
 * The kinds of matches that a player has, which are few: each is found by one look past the one before. What is asked of a
 * kind is asked of them, so that nobody reads through all matches to find that none is of it.
 */
const kindsOf = (player: string): string => `
  with recursive kinds as (
    (select ${KIND.join()} from past where player = ${player} order by ${KIND.join()} limit 1)
    union all
    select next.* from kinds, lateral (
      select ${KIND.join()} from past where player = ${player} and (${KIND.join()}) > (${KIND.map((of) => `kinds.${of}`).join()})
      order by ${KIND.join()} limit 1) as next
  )`;

/** A list is read from where the page begins; only the matches of the page are looked at. */
export function pastSearch(query: PastQuery): Search {
  const { table, after } = query;
  const values = new Values();
  const demands = demandsOf(query);
  const asked = ([column, is, value]: Demand, of = "past") => CONDITIONS[is](`${of}.${column}`, values.add(value));
  const place = () => {
    if (!after) return [];
    const ended = values.add(after.ended);
    return [`past.ended <= ${ended}`, `(past.ended < ${ended} or past.id > ${values.add(after.id)})`];
  };
  const limit = values.add(limitOf(query));
  const page = (from: string, conditions: readonly string[]) =>
    `select past.id, past.ended from ${from} where ${conditions.join(" and ")} order by past.ended desc, past.id limit ${limit}`;
  const framed = (before: string, found: string): Search => ({
    sql: `${before} select matches.id, summary::text from (${found}) as page join matches on matches.id = page.id
      order by page.ended desc, page.id`,
    values: values.all,
  });

  if (table !== undefined) {
    const played = "played, lateral (select * from past where past.id = played.id offset 0) as past";
    return framed(tableOf(values.add(table)), page(played, [...demands.map((each) => asked(each)), ...place()]));
  }
  const kind = demands.filter(isOfKind);
  if (kind.length === 0) return framed("", page("past", [...demands.map((each) => asked(each)), ...place()]));
  const [player] = demands.flatMap(([column, , value]) => (column === "player" ? [values.add(value)] : []));
  const same = KIND.map((column) => `past.${column} = kinds.${column}`);
  const rest = demands.filter((each) => !isOfKind(each)).map((each) => asked(each));
  const each = page("past", [...rest, ...same, ...place()]);
  const wanted = kind.map((demand) => asked(demand, "kinds")).join(" and ");
  return framed(
    kindsOf(player!),
    `select past.id, past.ended from kinds, lateral (${each}) as past where ${wanted}
      order by past.ended desc, past.id limit ${limit}`,
  );
}
