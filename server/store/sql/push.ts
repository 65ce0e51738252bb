import { subscriptionIn } from "../lists/rows.ts";
import type { PushSubscriptions } from "../ports.ts";
import type { SqlDatabase } from "./database.ts";

const OF = "select * from subscriptions where player = $1 order by position";
const SUBSCRIBERS = "select distinct player from subscriptions where player > $1 order by player limit $2";
const ADD = `
  insert into subscriptions (player, endpoint, p256dh, auth, language) select $1, $2, $3, $4, $5
    where not exists (select 1 from players where id = $1 and gone)
  on conflict (endpoint) do update
    set player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`;
const DROP = "delete from subscriptions where endpoint = $1";
const DROP_OLD = `
  delete from subscriptions where player = $1 and position <= (
    select position from subscriptions where player = $1 order by position desc limit 1 offset $2)`;

const CLAIM = `
  insert into notices (player, match, turn, at, muted) values ($1, $2, $3, '', false)
  on conflict (player, match) do update set turn = $3, at = case when notices.turn = '' then '' else $4 end
    where not notices.muted and notices.turn < $3 and notices.at <= $5`;
const RELEASE = "update notices set turn = '', at = '' where player = $1 and match = $2 and turn = $3";
const IS_MUTED = "select 1 from notices where player = $1 and match = $2 and muted";
const MUTE = `
  insert into notices (player, match, turn, at, muted) values ($1, $2, '', '', $3)
  on conflict (player, match) do update set muted = $3`;

export const sqlPush = (db: SqlDatabase): PushSubscriptions => ({
  of: async (player) => (await db.query(OF, [player])).map(subscriptionIn),

  subscribers: async (after, limit) =>
    (await db.query(SUBSCRIBERS, [after, limit])).map(({ player }) => String(player)),

  keep: ({ player, endpoint, p256dh, auth, language }, most) =>
    db.write(
      // A subscription that is stored again becomes the latest.
      { sql: DROP, values: [endpoint] },
      { sql: ADD, values: [player, endpoint, p256dh, auth, language] },
      { sql: DROP_OLD, values: [player, most] },
    ),

  drop: (endpoint) => db.write({ sql: DROP, values: [endpoint] }),

  claimNotice: ({ player, match, turn, at }, quietSince) =>
    db.change({ sql: CLAIM, values: [player, match, turn, at, quietSince] }),

  releaseNotice: ({ player, match, turn }) => db.write({ sql: RELEASE, values: [player, match, turn] }),

  isMuted: async (player, match) => (await db.query(IS_MUTED, [player, match])).length > 0,

  mute: (player, match, isMuted) => db.write({ sql: MUTE, values: [player, match, isMuted] }),
});
