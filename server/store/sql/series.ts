import { seriesEntryIn, seriesIn } from "../lists/series-rows.ts";
import type { SeriesQuery, SeriesStore } from "../series.ts";
import type { SqlDatabase, SqlStatement, SqlValue } from "./database.ts";

const GET = "select * from series where id = $1";
const ADD = `
  insert into series (id, opener, listed, opens, closes, plan, board)
  select $1, $2, cast($3 as integer), $4, $5, $6, $10
  where (select count(*) from series where opener = $2 and closes > $7) < $8
    and (select count(*) from series where closes > $7) < $9
    and not exists (select 1 from players where id = $2 and gone)
    and ($10 = '' or exists (select 1 from boards where id = $10 and hidden = 0))
  on conflict (id) do nothing`;
const ON_BOARD = "select * from series where board = $1 and board <> '' and opens = $2";
const REMOVE = ["delete from series_entries where series = $1", "delete from series where id = $1"] as const;
const REMOVE_UNPLAYED = `
  delete from series where id = $1 and not exists (select 1 from series_entries where series = $1)`;

const WITHOUT_BOARD = `
  board <> '' and not exists (select 1 from boards where boards.id = series.board and hidden = 0)`;
/** Deletes series of hidden or missing boards. */
export const DROP_SERIES_WITHOUT_BOARD: readonly SqlStatement[] = [
  `delete from series_entries where series in (select id from series where ${WITHOUT_BOARD})`,
  `delete from series where ${WITHOUT_BOARD}`,
].map((sql) => ({ sql, values: [] }));

const ENTRIES_OF_PLAYER = "select * from series_entries where series = $1 and player = $2 order by deal";
const MATCHES = "select distinct match from series_entries where series = $1 and deal = $2 order by match";
const ENTRIES_OF_MATCH = "select * from series_entries where series = $1 and deal = $2 and match = $3";
const CLAIM = `
  insert into series_entries (series, deal, player, match, at) select $1, cast($2 as integer), $3, $4, $5
  where (select count(distinct match) from series_entries
    where series = $1 and deal = cast($2 as integer) and match <> $4) < $6
  on conflict (series, deal, player) do nothing`;
const RELEASE = "delete from series_entries where series = $1 and deal = $2 and match = $3";
const RELEASE_PLAYER = `${RELEASE} and player = $4`;

/** Sorts after every time. */
const LAST = "~";

function listing(query: SeriesQuery): readonly [sql: string, values: readonly SqlValue[]] {
  const { after, limit } = query;
  if (query.list === "current")
    return [
      "select * from series where listed = 1 and closes > $1 and (closes, id) > ($2, $3) order by closes, id limit $4",
      [query.now, after?.closesAt ?? "", after?.id ?? "", limit],
    ];
  const { closesAt, id } = after ?? { closesAt: LAST, id: "" };
  const [which, value] =
    query.list === "player"
      ? ["(opener = $1 or id in (select series from series_entries where player = $1))", query.player]
      : ["listed = 1 and closes <= $1", query.now];
  return [
    `select * from series where ${which} and (closes, id) < ($2, $3) order by closes desc, id desc limit $4`,
    [value!, closesAt, id, limit],
  ];
}

export const sqlSeries = (db: SqlDatabase): SeriesStore => ({
  async get(id) {
    const [row] = await db.query(GET, [id]);
    return row && seriesIn(row);
  },

  add({ id, opener, isListed, opensAt, closesAt, board = "", ...plan }, { now, most, mostInAll }) {
    const row = [id, opener, Number(isListed), opensAt, closesAt, JSON.stringify(plan)];
    return db.change({ sql: ADD, values: [...row, now, most, mostInAll, board] });
  },

  async onBoard(board, opensAt) {
    const [row] = await db.query(ON_BOARD, [board, opensAt]);
    return row && seriesIn(row);
  },

  list: async (query) => (await db.query(...listing(query))).map(seriesIn),

  async remove(id, { mustBeUnplayed }) {
    if (mustBeUnplayed) return db.change({ sql: REMOVE_UNPLAYED, values: [id] });
    const [held] = await db.query(GET, [id]);
    await db.write(...REMOVE.map((sql) => ({ sql, values: [id] })));
    return held !== undefined;
  },

  async claim({ series, deal, match, players, at }, most) {
    const deals = [series, deal] as const;
    const before = (await db.query(ENTRIES_OF_MATCH, [...deals, match])).map(({ player }) => String(player));
    // In order, so that concurrent claims cannot deadlock.
    const wanted = players.toSorted();
    await db.write(
      ...before
        .filter((player) => !wanted.includes(player))
        .map((player) => ({ sql: RELEASE_PLAYER, values: [...deals, match, player] })),
      ...wanted.map((player) => ({ sql: CLAIM, values: [...deals, player, match, at, most] })),
    );
    const held = (await db.query(ENTRIES_OF_MATCH, [...deals, match])).map(({ player }) => String(player));
    if (wanted.every((player) => held.includes(player))) return "claimed";
    await db.write({ sql: RELEASE, values: [...deals, match] });
    const others = await Promise.all(wanted.map((player) => db.query(ENTRIES_OF_PLAYER, [series, player])));
    return others.flat().some((row) => Number(row.deal) === deal) ? "played" : "full";
  },

  release: ({ series, deal, match }) => db.write({ sql: RELEASE, values: [series, deal, match] }),

  entriesOf: async (series, player) => (await db.query(ENTRIES_OF_PLAYER, [series, player])).map(seriesEntryIn),

  matchesOf: async (series, deal) => (await db.query(MATCHES, [series, deal])).map(({ match }) => String(match)),
});
