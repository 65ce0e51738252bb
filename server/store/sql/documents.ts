import { documentIn, documentLine } from "../lists/rows.ts";
import type { StoredDocuments } from "../ports.ts";
import type { SqlDatabase } from "./database.ts";

const LIST = `
  select player, game, id, title, changed from documents where player = $1 and game = $2 order by changed desc, id`;
const GET = "select * from documents where player = $1 and game = $2 and id = $3";
const KEEP = `
  insert into documents (player, game, id, title, changed, text) select $1, $2, $3, $4, $5, $6
  where ((select count(*) from documents where player = $1 and game = $2) < $7
    or exists (select 1 from documents where player = $1 and game = $2 and id = $3))
    and not exists (select 1 from players where id = $1 and gone)
  on conflict (player, game, id) do update set title = excluded.title, changed = excluded.changed, text = excluded.text`;
const DROP = "delete from documents where player = $1 and game = $2 and id = $3";

export const sqlDocuments = (db: SqlDatabase): StoredDocuments => ({
  list: async ({ player, game }) => (await db.query(LIST, [player, game])).map(documentLine),

  async get({ player, game, id }) {
    const [row] = await db.query(GET, [player, game, id]);
    return row && documentIn(row);
  },

  keep: ({ player, game, id, title, changedAt, text }, most) =>
    db.change({ sql: KEEP, values: [player, game, id, title, changedAt, text, most] }),

  drop: ({ player, game, id }) => db.write({ sql: DROP, values: [player, game, id] }),
});
