import { MOST_LINES } from "../chat.ts";
import { fieldsOf } from "../log/upcasting.ts";
import type { ChatLog } from "../ports.ts";
import type { SqlDatabase } from "./database.ts";

const ADD = "insert into talk (stream, aside, said) values ($1, $2, $3)";
const DROP_OLD = `
  delete from talk where stream = $1 and aside = $2 and position <= (
    select position from talk where stream = $1 and aside = $2 order by position desc limit 1 offset ${MOST_LINES})`;
const READ = "select aside, said from talk where stream = $1 order by position";

export const sqlChat = (db: SqlDatabase): ChatLog => ({
  add: (stream, { aside, said }) =>
    db.write({ sql: ADD, values: [stream, aside, said] }, { sql: DROP_OLD, values: [stream, aside] }),

  async read(stream) {
    const rows = await db.query(READ, [stream]);
    return rows
      .map(({ aside, said }) => ({ aside: Boolean(aside), said: String(said) }))
      .filter(({ said }) => fieldsOf(said) !== undefined);
  },
});
