import type { DatabaseSync } from "node:sqlite";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { BEFORE_ALL } from "../lists/past.ts";
import { dayCountIn, pastCountIn, pastEntryIn, scoreCountIn, summaryVersionIn } from "../lists/rows.ts";
import { fieldsOf } from "../log/upcasting.ts";
import type { MatchIndex } from "../ports.ts";
import { relisting } from "./jobs.ts";
import { preparedIn } from "./prepared.ts";
import { pastSearch, type SqliteStatement, searchFor } from "./search.ts";
import type { Writing } from "./writing.ts";

const SUMMARY_VERSIONS = `
  select id, state, changed, iif(json_valid(summary), summary ->> '$.game', null) as game,
    iif(json_valid(summary), summary ->> '$.summaryVersion', null) as made
  from matches where id > ? order by id limit ?`;
const PAST_FROM = `
  select past.ended, past.id, matches.summary from past cross join matches on matches.id = past.id
  where past.player = ?1 and past.ended >= ?2 and (past.ended > ?2 or past.id < ?3)
  order by past.ended, past.id desc limit ?4`;

/** Called for matches whose summary is unreadable. */
type OnDamage = (match: string) => void;

export function sqliteMatches(
  db: DatabaseSync,
  { tryStore }: Pick<Writing, "tryStore">,
  onDamage: OnDamage,
): MatchIndex {
  const tries = db.prepare("select day, score, tries from day_scores where day between ? and ? and tries > 0");
  const dayCounts = db.prepare("select * from day_counts where day between ? and ? and tries > 0 order by day");
  const pastCount = db.prepare("select matches, changes from past_counts where player = ?");
  const summaryVersions = db.prepare(SUMMARY_VERSIONS);
  const summaryIn = summaryReader(onDamage);
  const statementOf = preparedIn(db);

  const summaries = ({ sql, values }: SqliteStatement): readonly Summary[] =>
    statementOf(sql)
      .all(...values)
      .flatMap((row) => summaryIn(row) ?? []);

  return {
    find: async (query) => summaries(searchFor(query)),
    past: async (query) => summaries(pastSearch(query)),
    pastFrom: pastFromIn(db, onDamage),
    pastCount: async (player) => pastCountIn(pastCount.get(player)),
    tries: async (since, until) => tries.all(since, until).map(scoreCountIn),
    dayCounts: async (since, until) => dayCounts.all(since, until).map(dayCountIn),
    summaryVersions: async (after, limit) => summaryVersions.all(after, limit).map(summaryVersionIn),

    async relist(due) {
      // A match that has changed meanwhile was listed with its change.
      const done = await Promise.all(due.map((summary) => tryStore(relisting(summary))));
      return done.filter(Boolean).length;
    },
  };
}

export function pastFromIn(db: DatabaseSync, onDamage: OnDamage): MatchIndex["pastFrom"] {
  const pastFrom = db.prepare(PAST_FROM);
  const summaryIn = summaryReader(onDamage);
  return async (player, { ended, id } = BEFORE_ALL, limit) =>
    pastFrom.all(player, ended, id, limit).map((row) => pastEntryIn(row, summaryIn(row)));
}

const summaryReader =
  (onDamage: OnDamage) =>
  (row: Readonly<Record<string, unknown>>): Summary | undefined => {
    const summary = fieldsOf(row.summary) as Summary | undefined;
    if (!summary) onDamage(String(row.id));
    return summary;
  };
