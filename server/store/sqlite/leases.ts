import type { DatabaseSync } from "node:sqlite";
import type { StoredLeases } from "../ports.ts";
import { Takeovers } from "../takeovers.ts";
import type { Writing } from "./writing.ts";

/** Interval of checks for takeovers, in ms: SQLite has no notifications. */
const CHECK_INTERVAL = 1000;

/** @returns the leases, and a function that ends the checks */
export function sqliteLeases(
  db: DatabaseSync,
  { store }: Pick<Writing, "store">,
  holder: string,
): { readonly leases: StoredLeases; readonly end: () => void } {
  const leased = new Set<string>();
  const takeovers = new Takeovers();
  let looking: NodeJS.Timeout | undefined;
  const others = db.prepare(
    "select stream from holders where holder <> ? and stream in (select value from json_each(?))",
  );
  const heldByOthers = (streams: readonly string[]): readonly string[] =>
    others.all(holder, JSON.stringify(streams)).map(({ stream }) => String(stream));

  function look(): void {
    if (leased.size === 0) return;
    try {
      for (const stream of heldByOthers([...leased])) takeovers.notify(stream);
    } catch {
      // The next check tries again; until then, appends to a taken stream fail.
    }
  }

  const leases: StoredLeases = {
    async acquire(stream) {
      await store({ kind: "acquireLease", stream, holder });
      leased.add(stream);
      looking ??= setInterval(look, CHECK_INTERVAL).unref();
    },

    async release(stream) {
      leased.delete(stream);
      await store({ kind: "releaseLease", stream, holder });
    },

    isHeldElsewhere: async (stream) => heldByOthers([stream]).length > 0,
    onTakeover: takeovers.listen,
    onHeartbeat: () => () => {},
  };
  return { leases, end: () => clearInterval(looking) };
}
