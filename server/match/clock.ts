import { randomUUID } from "node:crypto";
import { remindableSince } from "../../shared/engine/match/bot-substitution.ts";
import { tableSettingsOf } from "../../shared/engine/match/match-events.ts";
import type { Table } from "./table.ts";
import type { TableDeps } from "./table-deps.ts";

/** Longest timer of Node, in ms. */
const LONGEST = 2 ** 31 - 1;
/** Delay before a refused reminder is retried, in ms: the disk may be full. */
const AGAIN = 30_000;

/**
 * Reminds players whose time is up, while the table is in memory.
 * @returns a function that stops the clock
 */
export function runClock(table: Table, { onError, now }: Pick<TableDeps, "onError" | "now">): () => void {
  let timer: NodeJS.Timeout | undefined;

  /** Times in ms since 1970. */
  const dueReminders = () => {
    const { clock } = tableSettingsOf(table.match.config);
    return table.match.seats.flatMap((_, seat) => {
      const since = remindableSince(table.match, seat);
      return since === undefined || clock === null ? [] : [{ seat, at: Date.parse(since) + 1000 * clock }];
    });
  };

  const remind = async (): Promise<void> => {
    const moment = now();
    for (const { seat, at } of dueReminders()) {
      if (at > moment) continue;
      const command = { type: "remind", seat, now: new Date(moment).toISOString() } as const;
      const reply = await table.submit({ id: randomUUID(), command });
      if (!reply.ok) return wind(AGAIN);
    }
    wind();
  };

  const wind = (least = 0): void => {
    clearTimeout(timer);
    const next = Math.min(...dueReminders().map(({ at }) => at));
    if (next === Number.POSITIVE_INFINITY || isStopped) return;
    const wait = Math.min(LONGEST, Math.max(least, next - now()));
    timer = setTimeout(() => remind().catch((error: unknown) => onError(error, table.id)), wait);
  };

  let isStopped = false;
  const unsubscribe = table.listen(() => wind());
  wind();
  return () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
