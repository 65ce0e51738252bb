import { setTimeout as pause } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import type { Tables } from "../match/tables.ts";
import type { tableRoom } from "./table-room.ts";

/** Pause between handovers, maximum time for one, and for all, in ms. */
const [BETWEEN, ONE, ALL] = [50, 1000, 20_000];
/** Poll interval while another process opens the table, in ms. */
const CHECK_INTERVAL = 25;

/** `abandon`: this process cannot reach the store. */
type HandoverMode = "handOver" | "abandon";

/** Hands over tables in the smallest groups that the total time allows. */
export async function handOverAll(tables: Tables, mode: HandoverMode = "handOver"): Promise<void> {
  const ids = Array.from(tables.inMemory, ({ id }) => id);
  const size = Math.ceil((ids.length * BETWEEN) / ALL);
  const end = performance.now() + ALL;
  for (let i = 0; i < ids.length; i += size) {
    const share = Math.max(0, end - performance.now()) / Math.ceil((ids.length - i) / size);
    const until = performance.now() + Math.min(ONE, share - BETWEEN);
    await Promise.all(ids.slice(i, i + size).map((id) => handedOver(id, until, mode)));
    await pause(BETWEEN);
  }
}

/** Resolves when another process has opened the table, or at `until` (by `performance.now()`). */
async function handedOver(id: string, until: number, mode: HandoverMode): Promise<void> {
  const room = matchMaker.getLocalRoomById(id) as InstanceType<ReturnType<typeof tableRoom>> | undefined;
  if (!room) return;
  // A dead connection never acknowledges its close.
  await Promise.race([room[mode](), pause(Math.max(0, until - performance.now()))]);
  const isOpen = () => Promise.resolve(matchMaker.driver.has(id)).catch(() => false);
  while (performance.now() < until && !(await isOpen())) await pause(CHECK_INTERVAL);
}
