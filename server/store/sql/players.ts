import { namesIn, playerIn, programsIn } from "../lists/rows.ts";
import type { ProgramProfile } from "../players.ts";
import type { StoredPlayers } from "../ports.ts";
import type { SqlDatabase, SqlDialect } from "./database.ts";
import { DROP_SERIES_WITHOUT_BOARD } from "./series.ts";

const GET = "select * from players where id = $1";
const BY_RECOVERY = "select * from players where recovery = $1 and recovery <> ''";
const CHANGE = `
  insert into players (id, name, open, recovery, program, gone)
    values ($1, coalesce($2, ''), coalesce($3, false), coalesce($4, ''), coalesce($5, ''), coalesce($6, false))
  on conflict (id) do update set name = coalesce($2, players.name), open = coalesce($3, players.open),
    recovery = coalesce($4, players.recovery), program = coalesce($5, players.program),
    gone = coalesce($6, players.gone)
  where not players.gone`;

const possessions = ({ contains }: SqlDialect): readonly string[] => [
  "delete from documents where player = $1",
  "delete from note_sets where player = $1",
  "delete from note_reports where player = $1",
  "delete from boards where publisher = $1",
  "delete from board_reports where player = $1",
  "delete from subscriptions where player = $1",
  "delete from notices where player = $1",
  "delete from webhooks where player = $1",
  "delete from contacts where player = $1 or other = $1",
  "update series set opener = '' where opener = $1",
  "delete from puzzle_answers where player = $1",
  "delete from puzzle_agreements where player = $1",
  `delete from talk where stream in (select id from places where player = $1)
    and ${contains("said", `'"player":"' || $1 || '"'`)}`,
];

export const sqlPlayers = (db: SqlDatabase): StoredPlayers => ({
  async get(id) {
    const [row] = await db.query(GET, [id]);
    return row && playerIn(row);
  },

  async byRecovery(digest) {
    const [row] = await db.query(BY_RECOVERY, [digest]);
    return row && playerIn(row);
  },

  names: (players) => namesOf(db, players),

  async programs(players) {
    const sql = `select * from players where ${db.dialect.isIn("id", "$1")} and program <> ''`;
    return programsIn((await db.query(sql, [db.dialect.listOf(players)])).map(playerIn));
  },

  change: (id, { name = null, isOpen = null, recovery = null, program, isGone = null }) =>
    db.change({ sql: CHANGE, values: [id, name, isOpen, recovery, programColumn(program), isGone] }),

  async dropPossessions(player) {
    const ofPlayer = possessions(db.dialect).map((sql) => ({ sql, values: [player] }));
    await db.write(...ofPlayer, ...DROP_SERIES_WITHOUT_BOARD);
  },
});

/** Empty for a person; null leaves the column unchanged. */
const programColumn = (program: ProgramProfile | null | undefined): string | null =>
  program === undefined ? null : program === null ? "" : JSON.stringify(program);

export async function namesOf({ dialect, query }: Pick<SqlDatabase, "dialect" | "query">, players: readonly string[]) {
  const rows = await query(`select id, name from players where ${dialect.isIn("id", "$1")}`, [dialect.listOf(players)]);
  return namesIn(rows.map(({ id, name }) => ({ id: String(id), name: String(name) })));
}
