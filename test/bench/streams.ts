import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "colyseus.js";
import { inBatches } from "../kit/batches.ts";
import { type Guest, guestOf } from "../kit/guest.ts";
import { residentMemory } from "../kit/resident-memory.ts";
import { linesOf } from "../kit/streams.ts";
import { startChild } from "./child.ts";
import type { Row } from "./report.ts";

const CLIENTS = 500;
/** How long idle clients are observed, in ms: several heartbeats. */
const IDLE = 30_000;
/** Idle time before memory is measured, in ms. */
const REST = 5_000;

/** All clients share one address, so these limits are off or high. */
const UNLIMITED = {
  ...{ LIMIT_REQUESTS: "off", LIMIT_MATCHES: "off", LIMIT_JOINS: "off", LIMIT_READS: "off" },
  ...{ LIMIT_SOCKETS: "10000", LIMIT_TABLES: "10000" },
};

/** Connects a guest to their match. @returns a function that ends the connection */
type Connect = (guest: Guest, match: string, origin: string) => Promise<() => unknown>;

const bySocket: Connect = async ({ client }: { readonly client: Client }, match) => {
  const room = await client.joinOrCreate("table", { match });
  return () => room.leave();
};

const byStream: Connect = async ({ token }, match, origin) => {
  const lines = await linesOf(origin, token, match);
  lines.record();
  return lines.stop;
};

/**
 * The memory and processor time of idle clients. Garbage collection changes resident memory by some kB a client, but
 * not the size of objects in use.
 */
async function idle(name: string, connect: Connect): Promise<Row> {
  const child = await startChild("server/main.ts", UNLIMITED);
  try {
    const guests = await inBatches(CLIENTS, (i) => guestOf(child.origin, `Guest ${i}`));
    const matches = await inBatches(CLIENTS, (i) => guests[i]!.open(1));
    await pause(REST);
    const unused = await child.live();
    const empty = residentMemory(child.pid);
    const stops = await inBatches(CLIENTS, (i) => connect(guests[i]!, matches[i]!, child.origin));
    await pause(REST);
    const full = residentMemory(child.pid);
    const used = await child.live();
    const before = await child.usage();
    await pause(IDLE);
    const after = await child.usage();
    for (const stop of stops) await stop();
    return {
      name: `${CLIENTS} idle matches, a ${name} each`,
      figures: {
        "resident, MB": full,
        "resident, kB a client": (1000 * (full - empty)) / CLIENTS,
        "in use, kB a client": (used - unused) / 1000 / CLIENTS,
        "processor, ms a client and minute": ((after.processor - before.processor) / CLIENTS) * (60_000 / IDLE),
        "sent, bytes a client and minute": ((after.sent - before.sent) / CLIENTS) * (60_000 / IDLE),
      },
    };
  } finally {
    await child.stop();
  }
}

/** Sockets and streams have their own servers, and are measured twice, in turn. */
export async function benchStreams(): Promise<Row[]> {
  const rows: Row[] = [];
  for (let turn = 0; turn < 2; turn++) rows.push(await idle("socket", bySocket), await idle("stream", byStream));
  return rows;
}
