import { webhookIn } from "../lists/rows.ts";
import type { StoredWebhooks } from "../ports.ts";
import type { WebhookTarget } from "../webhooks.ts";
import type { SqlDatabase } from "./database.ts";

const GET = "select * from webhooks where target = $1";
const TARGETS = "select target from webhooks where target > $1 order by target limit $2";
const KEEP = `
  insert into webhooks (target, player, url, format, language, origin) select $1, $2, $3, $4, $5, $6
    where not exists (select 1 from players where id = $2 and gone)
  on conflict (target) do update set player = excluded.player, url = excluded.url, format = excluded.format,
    language = excluded.language, origin = excluded.origin`;
const DROP = "delete from webhooks where target = $1";

export const sqlWebhooks = (db: SqlDatabase): StoredWebhooks => ({
  async get(target) {
    const [row] = await db.query(GET, [target]);
    return row && webhookIn(row);
  },

  targets: async (after, limit) =>
    (await db.query(TARGETS, [after, limit])).map(({ target }) => target as WebhookTarget),

  keep: ({ target, player, url, format, language, origin }) =>
    db.change({ sql: KEEP, values: [target, player, url, format, language, origin] }),

  drop: (target) => db.write({ sql: DROP, values: [target] }),
});
