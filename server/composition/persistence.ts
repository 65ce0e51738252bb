import { setTimeout } from "node:timers/promises";
import { type Config, storeLocation } from "../config.ts";
import { type Entropy, newSecret } from "../ids.ts";
import { NotStored } from "../store/errors.ts";
import type { StoreLocation } from "../store/location.ts";
import { keepPacked } from "../store/log/packing.ts";
import { openStores } from "../store/open/stores.ts";
import type { Stores } from "../store/ports.ts";
import { type WatchedStores, watched } from "../store/watched.ts";
import type { Reporting } from "./reporting.ts";

/** Time limit of a check, in ms: requests on a frozen connection never fail. */
const CHECK = 2000;

export interface Persistence {
  readonly location: StoreLocation;
  readonly store: Stores;
  /** Derives the seeds of all matches. 64 hex digits. */
  readonly secret: string;
  /**
   * Creates the secret on the first read.
   * @throws the store's error
   */
  readonly secretOf: (name: string) => Promise<string>;
  /**
   * Resolves if moves can be read and stored.
   * @throws NotStored, WriterLost
   */
  readonly check: () => Promise<void>;
  close(): Promise<void>;
}

/** @throws the store's error */
export async function openPersistence(
  config: Config,
  { log, metrics, onError }: Reporting,
  entropy: Entropy,
): Promise<Persistence> {
  const broken = new Set<string>();
  const onDamage = (match: string) => {
    if (!broken.has(match)) log.error({ where: match }, "the summary of a match cannot be read: run npm run doctor");
    broken.add(match);
  };
  const onBrokenPart = (part: string) => log.error({ part }, "a part of the database is damaged: run npm run doctor");
  const onUpgrade = (from: number, to: number) => log.info({ from, to }, "the database schema was upgraded");
  const location = storeLocation(config);
  const store = watched(await openStores(location, { onDamage, onBrokenPart, onUpgrade }), metrics, log);
  const stopPacking = keepPacked(store.events, onError);
  const secretOf = (name: string) => store.secrets.get(name, newSecret(entropy, name));
  return {
    location,
    store,
    secret: await secretOf("seeds"),
    secretOf,
    check: checkOf(store),
    async close() {
      await stopPacking();
      await store.close();
    },
  };
}

function checkOf(store: WatchedStores): () => Promise<void> {
  const look = async () => {
    await store.matches.find({ limit: 1 }).catch((error: unknown) => {
      throw new NotStored("lists cannot be read", { cause: error });
    });
    await store.check();
  };
  let checking: Promise<void> | undefined;
  const bounded = async () => {
    const late = setTimeout(CHECK, undefined, { ref: false }).then(() => {
      throw new NotStored("the store does not answer");
    });
    try {
      await Promise.race([look(), late]);
    } finally {
      checking = undefined;
    }
  };
  return () => {
    checking ??= bounded();
    return checking;
  };
}
