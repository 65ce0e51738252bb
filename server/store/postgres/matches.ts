import type { Summary } from "../../../shared/engine/match/summary.ts";
import { dayCountIn, pastCountIn, scoreCountIn, summaryVersionIn } from "../lists/rows.ts";
import { fieldsOf } from "../log/upcasting.ts";
import type { MatchIndex } from "../ports.ts";
import type { PostgresAccess } from "./access.ts";
import { relisted, summaryVersionText } from "./relisting.ts";
import { type PostgresStatement, pastFrom, pastSearch, searchFor } from "./search.ts";

const SUMMARY_VERSIONS = `
  select id, state, changed, substring(summary::text from '"game":"([^"]*)"') as game, ${summaryVersionText("summary")} as made
  from matches where id > $1 and version > 0 order by id limit $2`;

/** @param onDamage called with matches whose summary is unreadable; `find` and `past` omit them */
export function postgresMatches(access: PostgresAccess, onDamage: (match: string) => void): MatchIndex {
  const { reads, writing } = access;

  const summaries = ({ sql, values }: PostgresStatement): Promise<readonly Summary[]> =>
    access.reading(async () => {
      const rows = await reads.unsafe(sql, [...values], { prepare: true });
      return rows.flatMap(({ id, summary }): Summary | [] => {
        const fields = fieldsOf(summary) as Summary | undefined;
        if (!fields) onDamage(String(id));
        return fields ?? [];
      });
    });

  return {
    find: (query) => summaries(searchFor(query)),
    past: (query) => summaries(pastSearch(query)),
    pastFrom: (player, after, limit) => access.reading(() => pastFrom(reads, onDamage)(player, after, limit)),

    pastCount: (player) =>
      access.reading(async () => {
        const [row] = await reads`select matches, changes from past_counts where player = ${player}`;
        return pastCountIn(row);
      }),

    tries: (since, until) =>
      access.reading(async () => {
        const rows = await reads`
          select day, score, tries from day_scores where day between ${since} and ${until} and tries > 0`;
        return rows.map(scoreCountIn);
      }),

    dayCounts: (since, until) =>
      access.reading(async () => {
        const rows = await reads`
          select * from day_counts where day between ${since} and ${until} and tries > 0 order by day`;
        return rows.map(dayCountIn);
      }),

    summaryVersions: (after, limit) =>
      access.reading(async () => {
        const rows = await reads.unsafe(SUMMARY_VERSIONS, [after, limit], { prepare: true });
        return rows.map(summaryVersionIn);
      }),

    relist: (due) => access.storing(() => writing.sql.begin((own) => relisted(own, due))),
  };
}
