import { randomBytes } from "node:crypto";
import type { OpenOptions } from "../location.ts";
import type { StoredLeases, Stores } from "../ports.ts";
import { sqlPorts } from "../sql/ports.ts";
import { untilClosed } from "../until-closed.ts";
import { PostgresAccess } from "./access.ts";
import { postgresDatabase } from "./database.ts";
import { postgresEvents } from "./events.ts";
import { PostgresLeases } from "./leases.ts";
import { postgresMatches } from "./matches.ts";
import { bringUpToDate, UnknownSchemaVersion } from "./schema.ts";
import { postgresSecrets } from "./secrets.ts";
import { checkPooler, UnsuitablePooler } from "./session.ts";
import { because } from "./trouble.ts";

interface PostgresOptions extends Pick<OpenOptions, "onDamage" | "onUpgrade"> {
  /** Wait for an answer, in ms. Default: 10,000. */
  readonly patience?: number;
}

/** In bytes. */
const PROBE = 64 * 1024;

const PUT_PROBE = `
  insert into probe (id, bytes) values (1, decode($1, 'hex')) on conflict (id) do update set bytes = excluded.bytes`;

/**
 * For any number of processes. A resolved append is on the server's disk.
 * @param url postgres://name:password@host/database
 * @throws UnknownSchemaVersion, UnsuitablePooler, or an error; none contains the password
 */
export async function postgresStores(
  url: string,
  { patience = 10_000, onDamage = () => {}, onUpgrade = () => {} }: PostgresOptions = {},
): Promise<Stores> {
  const access = new PostgresAccess(url, patience);
  const leases = new PostgresLeases(access.writing, access.reads);

  try {
    await checkPooler(url);
    await access.settleAll();
    await bringUpToDate(access.writing.sql, onUpgrade);
    await leases.begin();
  } catch (error) {
    await access.end();
    const isOurs = error instanceof UnknownSchemaVersion || error instanceof UnsuitablePooler;
    throw isOurs ? error : new Error(because(error));
  }

  return untilClosed((closing) => ({
    events: postgresEvents(access, leases, closing),
    leases: leasesPort(access, leases),
    matches: postgresMatches(access, onDamage),
    ...sqlPorts(postgresDatabase(access)),
    secrets: postgresSecrets(access),

    probe: () =>
      access.storing(async () => {
        await access.writing.ask(PUT_PROBE, [randomBytes(PROBE).toString("hex")]);
      }),

    async close() {
      await leases.end();
      await access.end();
    },
  }));
}

const leasesPort = (access: PostgresAccess, leases: PostgresLeases): StoredLeases => ({
  acquire: (stream) => access.storing(() => leases.acquire(stream)),
  release: (stream) => access.storing(() => leases.release(stream)),
  isHeldElsewhere: (stream) => access.reading(() => leases.isElsewhere(stream)),
  onTakeover: leases.onTakeover,
  onHeartbeat: leases.onHeartbeat,
});
