import { mustContinue } from "../lists/query.ts";
import type { EventLog } from "../ports.ts";
import type { PostgresAccess } from "./access.ts";
import { Appends } from "./appends.ts";
import type { PostgresLeases } from "./leases.ts";
import { entriesUpTo, logOf, packNext, rowsOf, sharedPointIn } from "./log.ts";
import { removed } from "./relisting.ts";

export function postgresEvents(access: PostgresAccess, { holder, epochOf }: PostgresLeases): EventLog {
  const { reads, writing } = access;
  const appends = new Appends({ writing, holder, epochOf });

  return {
    append: (stream, expected, entries, summary, point) =>
      access.during(async () => {
        const shared = point && (await access.lookingUp(() => sharedPointIn(reads, point)));
        const due =
          point && !shared ? [...(await access.lookingUp(() => entriesUpTo(reads, point))), ...entries] : entries;
        mustContinue(shared?.version ?? expected, due);
        await appends.append(stream, expected, due, summary, shared);
      }),

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
        while (packed < limit && (await packNext(reads, before))) packed++;
        return packed;
      }),
  };
}
