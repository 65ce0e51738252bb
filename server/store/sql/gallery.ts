import type { GalleryBoard, GalleryOrder, GalleryStore } from "../gallery.ts";
import { galleryBoardIn, searchTextOf } from "../lists/gallery-rows.ts";
import { plain } from "../lists/past.ts";
import type { SqlDatabase, SqlValue } from "./database.ts";
import { DROP_SERIES_WITHOUT_BOARD } from "./series.ts";

const BOARDS = `
  select boards.*, coalesce(board_counts.matches, 0) as matches, coalesce(board_counts.won, 0) as won
  from boards left join board_counts on board_counts.board = boards.id`;
const GET = `${BOARDS} where id = $1`;
const PUBLISH = `
  insert into boards (id, game, publisher, title, author, search, published, definition)
    select $1, $2, $3, $4, $5, $6, $7, $8
    where (select count(*) from boards where publisher = $3) < $9
      and (select count(*) from boards where publisher = $3 and published >= $10) < $11
      and (select count(*) from boards) < $12
      and not exists (select 1 from players where id = $3 and gone)
  on conflict (id) do nothing`;
const UNPUBLISH = "delete from boards where id = $1 and publisher = $2 and hidden = 0";
const HIDE = "update boards set hidden = $2 where id = $1";
const SET_ODDS = "update boards set odds = $2 where id = $1";
const FEATURED_SINCE = (since: string) => `hidden = 0 and featured <> '' and featured >= ${since}`;
// If two processes feature the same board, the second waits for the row, and finds it featured.
const FEATURE = `
  update boards set featured = $2
  where id = $1 and ($3 = '' or featured < $3 and not exists (select 1 from boards where ${FEATURED_SINCE("$3")}))`;
const REPORT = `
  insert into board_reports (board, player, at) select $1, $2, $3
  where exists (select 1 from boards where id = $1)
    and (select count(*) from board_reports where board = $1) < $4
    and not exists (select 1 from players where id = $2 and gone)
  on conflict (board, player) do nothing`;
const REPORTS = "select count(*) as reports from board_reports where board = $1";
const FEATURED = `${BOARDS} where ${FEATURED_SINCE("$1")} order by featured desc, id limit 1`;
const MOST_PLAYED = `
  ${BOARDS} join (
    select board as played, count(*) as lately from matches
    where board is not null and day is null and changed >= $1 group by board
  ) as recent on played = boards.id
  where hidden = 0 order by lately desc, id limit 1`;

const MATCHES = "coalesce(board_counts.matches, 0)";
/** In ten-thousandths; -1 without matches, so that these boards come last. */
const SHARE = `case when ${MATCHES} = 0 then -1 else cast(board_counts.won as bigint) * 10000 / board_counts.matches end`;
const ORDERS: Readonly<Record<GalleryOrder, string>> = {
  newest: "published desc, id",
  played: `${MATCHES} desc, published desc, id`,
  won: `${SHARE} desc, ${MATCHES} desc, published desc, id`,
};

export function sqlGallery(db: SqlDatabase): GalleryStore {
  const first = async (sql: string, value: SqlValue): Promise<GalleryBoard | undefined> => {
    const [row] = await db.query(sql, [value]);
    return row && galleryBoardIn(row);
  };
  const dropSeries = () => db.write(...DROP_SERIES_WITHOUT_BOARD);

  return {
    async publish({ id, game, publisher, title, author, publishedAt, definition }, limits) {
      const { most, since, mostSince, mostInAll } = limits;
      const search = searchTextOf({ title, author });
      const board = [id, game, publisher, title, author, search, publishedAt, definition];
      if (await db.change({ sql: PUBLISH, values: [...board, most, since, mostSince, mostInAll] })) return "published";
      return (await first(GET, id)) ? "taken" : "full";
    },

    get: (id) => first(GET, id),

    async list({ order, name = "", publisher = "", from, limit }) {
      const sql = `${BOARDS} where hidden = 0 and ($1 = '' or ${db.dialect.contains("search", "$1")})
        and ($2 = '' or publisher = $2) order by ${ORDERS[order]} limit $3 offset $4`;
      return (await db.query(sql, [plain(name), publisher, limit, from])).map(galleryBoardIn);
    },

    async unpublish(id, publisher) {
      const isGone = await db.change({ sql: UNPUBLISH, values: [id, publisher] });
      if (isGone) await dropSeries();
      return isGone;
    },

    async hide(id, isHidden) {
      const isKnown = await db.change({ sql: HIDE, values: [id, Number(isHidden)] });
      if (isHidden) await dropSeries();
      return isKnown;
    },

    setOdds: (id, odds) => db.change({ sql: SET_ODDS, values: [id, odds] }),
    report: ({ board, player, at }, most) => db.write({ sql: REPORT, values: [board, player, at, most] }),
    reportsOf: async (id) => Number((await db.query(REPORTS, [id]))[0]?.reports),
    feature: (id, at, { unlessSince = "" } = {}) => db.change({ sql: FEATURE, values: [id, at, unlessSince] }),
    featured: (since) => first(FEATURED, since),
    mostPlayed: (since) => first(MOST_PLAYED, since),
  };
}
