import { noteSetIn, noteSetLine, notesReportIn, reportedSetIn } from "../lists/rows.ts";
import type { StoredNotes } from "../ports.ts";
import type { SqlDatabase } from "./database.ts";

const LINE = "id, match, player, name, title, changed, size";
const GET = "select * from note_sets where id = $1";
const KEEP = `
  insert into note_sets (id, match, player, name, title, changed, size, text) select $1, $2, $3, $4, $5, $6, $7, $8
  where (exists (select 1 from note_sets where id = $1)
    or ((select count(*) from note_sets where player = $3) < $9
      and (select count(*) from note_sets where match = $2) < $10
      and (select count(*) from note_sets) < $11))
    and not exists (select 1 from players where id = $3 and gone)
  on conflict (id) do update set name = excluded.name, title = excluded.title, changed = excluded.changed,
    size = excluded.size, text = excluded.text
  where note_sets.player = excluded.player and note_sets.match = excluded.match`;
const DROP = "delete from note_sets where id = $1";
const REPORT = `
  insert into note_reports (note_set, player, reason, at) select $1, $2, $3, $4
  where exists (select 1 from note_sets where id = $1)
    and ((select count(*) from note_reports where note_set = $1) < $5
      or exists (select 1 from note_reports where note_set = $1 and player = $2))
    and not exists (select 1 from players where id = $2 and gone)
  on conflict (note_set, player) do update set reason = excluded.reason, at = excluded.at`;
const REPORTS = "select * from note_reports where note_set = $1 order by at, player";
const DROP_REPORTS = "delete from note_reports where note_set = $1";
const REPORTED = `
  select ${LINE}, reports from note_sets
  join (select note_set, count(*) as reports from note_reports group by note_set) as counted on counted.note_set = id
  order by reports desc, changed desc, id limit $1`;

export const sqlNotes = (db: SqlDatabase): StoredNotes => ({
  async list({ authors, match, after, limit }) {
    const sql = `select ${LINE} from note_sets where ${db.dialect.isIn("player", "$1")} and ($2 = '' or match = $2)
      and ($3 = '' or changed < $3 or (changed = $3 and id > $4)) order by changed desc, id limit $5`;
    const values = [db.dialect.listOf(authors), match ?? "", after?.changedAt ?? "", after?.id ?? "", limit];
    return (await db.query(sql, values)).map(noteSetLine);
  },

  async get(id) {
    const [row] = await db.query(GET, [id]);
    return row && noteSetIn(row);
  },

  async keep({ id, match, player, name, title, changedAt, size, text }, most) {
    const values = [id, match, player, name, title, changedAt, size, text, most.player, most.match, most.all];
    if (await db.change({ sql: KEEP, values })) return undefined;
    const [held] = await db.query(GET, [id]);
    return held ? "taken" : "full";
  },

  drop: (id) => db.change({ sql: DROP, values: [id] }),

  report: ({ set, player, reason, at }, most) => db.write({ sql: REPORT, values: [set, player, reason, at, most] }),

  reportsOf: async (id) => (await db.query(REPORTS, [id])).map(notesReportIn),

  dropReports: (id) => db.write({ sql: DROP_REPORTS, values: [id] }),

  reported: async (limit) => (await db.query(REPORTED, [limit])).map(reportedSetIn),
});
