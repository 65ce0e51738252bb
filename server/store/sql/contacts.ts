import { contactIn } from "../lists/rows.ts";
import type { StoredContacts } from "../ports.ts";
import type { SqlDatabase } from "./database.ts";

const KEEP = `
  insert into contacts (player, other, choice, match) select $1, $2, $3, $4
  where ((select count(*) from contacts where player = $1) < $5
    or exists (select 1 from contacts where player = $1 and other = $2))
    and not exists (select 1 from players where id in ($1, $2) and gone)
  on conflict (player, other) do update set choice = excluded.choice, match = excluded.match`;
const DROP = "delete from contacts where player = $1 and other = $2";

export const sqlContacts = (db: SqlDatabase): StoredContacts => ({
  async of(players, about) {
    const { isIn, listOf } = db.dialect;
    const lists = about === undefined ? [players] : [players, about];
    const conditions = ["player", "other"].slice(0, lists.length).map((column, i) => isIn(column, `$${i + 1}`));
    const rows = await db.query(`select * from contacts where ${conditions.join(" and ")}`, lists.map(listOf));
    return rows.map(contactIn);
  },

  keep: ({ player, other, choice, match }, most) =>
    db.change({ sql: KEEP, values: [player, other, choice, match, most] }),

  drop: ({ player, other }) => db.write({ sql: DROP, values: [player, other] }),
});
