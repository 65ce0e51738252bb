import { randomUUID } from "node:crypto";
import { tableSettingsOf } from "../../shared/engine/match.ts";
import { nudgeable } from "../../shared/engine/stand-in.ts";
import type { Table } from "./table.ts";
import type { TablesDeps } from "./tables.ts";

/** The longest a timer of this platform can be set to, in milliseconds: three weeks and a half. */
const LONGEST = 2 ** 31 - 1;
/** When to try again what was refused, for want of room on the disk perhaps, in milliseconds. */
const AGAIN = 30_000;

/**
 * Nudges those whose time is up at a table with a clock, for as long as the table is attended. When that is comes from the
 * log alone: a table that slept meanwhile nudges when it wakes.
 * @returns the way to stop
 */
export function attendClock(
  table: Table,
  { onError, now = Date.now }: Pick<TablesDeps, "onError" | "now">,
): () => void {
  let timer: NodeJS.Timeout | undefined;

  /** When each seat is to be nudged that was not yet, in milliseconds since 1970. */
  const dues = () => {
    const { clock } = tableSettingsOf(table.match.charter);
    return table.match.seats.flatMap((_, seat) => {
      const since = nudgeable(table.match, seat);
      return since === undefined || clock === null ? [] : [{ seat, at: Date.parse(since) + 1000 * clock }];
    });
  };

  const nudge = async (): Promise<void> => {
    const moment = now();
    for (const { seat, at } of dues()) {
      if (at > moment) continue;
      const command = { type: "nudge", seat, now: new Date(moment).toISOString() } as const;
      const reply = await table.submit({ id: randomUUID(), command });
      if (!reply.ok) return wind(AGAIN);
    }
    wind();
  };

  const wind = (least = 0): void => {
    clearTimeout(timer);
    const next = Math.min(...dues().map(({ at }) => at));
    if (next === Number.POSITIVE_INFINITY || isStopped) return;
    const wait = Math.min(LONGEST, Math.max(least, next - now()));
    timer = setTimeout(() => nudge().catch((error: unknown) => onError(error, table.id)), wait);
  };

  let isStopped = false;
  const deafen = table.listen(() => wind());
  wind();
  return () => {
    isStopped = true;
    deafen();
    clearTimeout(timer);
  };
}
