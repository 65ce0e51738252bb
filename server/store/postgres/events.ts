import { mustContinue } from "../lists/query.ts";
import type { EventLog } from "../ports.ts";
import type { PostgresAccess } from "./access.ts";
import { Appends } from "./appends.ts";
import type { PostgresLeases } from "./leases.ts";
import { entriesUpTo, logOf, packNext, rowsOf, sharedPointIn } from "./log.ts";
import { removed } from "./relisting.ts";

/** @param closing ends packing when it aborts */
export function postgresEvents(
  access: PostgresAccess,
  { holder, epochOf }: PostgresLeases,
  closing: AbortSignal,
): EventLog {
  const { reads, writing } = access;
  const appends = new Appends({ writing, holder, epochOf });

  return {
    async append(stream, expected, entries, summary, point) {
      mustContinue(point?.version ?? expected, entries);
      const shared = point && (await access.lookingUp(() => sharedPointIn(reads, point)));
      const copied = point && !shared ? await access.lookingUp(() => entriesUpTo(reads, point)) : [];
      await appends.append(stream, expected, [...copied, ...entries], summary, shared);
    },

    read: (stream, after = 0) =>
      access.reading(async () => {
        const rows = await rowsOf(reads, stream, after);
        const last = rows.at(-1);
        if (last?.stream === stream && last.digest !== undefined)
          appends.remember(stream, { version: last.version, digest: last.digest });
        return logOf(stream, rows, after);
      }),

    remove: (stream, version) => access.storing(() => writing.sql.begin((own) => removed(own, stream, version))),

    pack: (before, limit) =>
      access.storing(async () => {
        let packed = 0;
        while (packed < limit && !closing.aborted && (await packNext(reads, before))) packed++;
        return packed;
      }),
  };
}
