import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../bench/report.ts";
import { ask, type Guest, granted, nonce, type TableRoomOf } from "../../kit/guest.ts";
import { freePort, open, type Program } from "../../server/rooms/program.ts";
import { slope } from "./figures.ts";
import { metric } from "./metric.ts";
import { insist } from "./player.ts";

/** So many tables of bots for so many seconds, and then so many that are opened and closed. */
export interface Soaking {
  readonly tables: number;
  readonly seconds: number;
  readonly closings: number;
  /** How long a bot looks at its cards, in ms. */
  readonly botPause: number;
}

/** How often the heap is weighed while bots play; the first third of it is for warming up. */
const WEIGHINGS = 30;
/** How much a flat heap may climb while it is watched: a part of it, and what matches weigh that grow at the same time. */
const [CLIMB, GROWING] = [0.1, 8_000_000];
/** What a table that is closed may leave behind, and what a heap is unsteady by, in bytes. */
const [REST, UNREST] = [150, 4_000_000];
/** How many tables are opened, or closed, at a time, and how many are before anything is weighed. */
const [AT_ONCE, WARM] = [25, 200];
/** How long everything may take to be gone, in ms. */
const AFTERWARDS = 30_000;

/** Tables of bots play one match after the other, and tables are opened and closed: neither makes the server any heavier. */
export async function soak({ tables, seconds, closings, botPause }: Soaking): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-soak-"));
  const limits = { LIMIT_REQUESTS: "off", LIMIT_JOINS: "off", LIMIT_MATCHES: "off", LIMIT_MESSAGES: "off" };
  const program = await open(dataDir, await freePort(), { ...limits, BOT_PAUSE: String(botPause) });
  try {
    const host = await program.guest("Host");
    return [await playing(program, host, tables, seconds), await closing(program, host, closings)];
  } finally {
    await program.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function playing(program: Program, host: Guest, tables: number, seconds: number): Promise<Row> {
  const rooms = await inBatches(tables, () => botsAt(host));
  const end = performance.now() + 1000 * seconds;
  let matches = 0;
  const table = async (first: TableRoomOf): Promise<void> => {
    for (let room = first; ; room = await botsAt(host)) {
      const isOver = await over(room, end);
      await room.leave();
      if (!isOver) return;
      matches++;
    }
  };
  const done = Promise.all(rooms.map(table));
  const weights: [minute: number, heap: number][] = [];
  for (let i = 1; performance.now() < end; i++) {
    await Promise.race([done, pause((1000 * seconds) / WEIGHINGS)]);
    if (i > WEIGHINGS / 3) weights.push([performance.now() / 60_000, await program.weigh()]);
  }
  await done;
  const climb = slope(weights);
  const heap = weights.reduce((sum, [, weight]) => sum + weight, 0) / weights.length;
  const minutes = weights.at(-1)![0] - weights[0]![0];
  assert.ok(climb * minutes <= heap * CLIMB + GROWING, `the heap climbs by ${climb / 1e6} MB a minute`);
  return {
    name: `${tables} tables of bots, ${seconds} s`,
    figures: {
      matches,
      moves: await metric(program, 'moves_total{kind="bot"}'),
      "heap, MB": heap / 1e6,
      "slope, MB a minute": climb / 1e6,
    },
  };
}

async function closing(program: Program, host: Guest, closings: number): Promise<Row> {
  const visit = async () => (await enter(host, await host.open(2))).leave();
  await inBatches(WARM, visit);
  await mustBeEmpty(program);
  const before = await program.weigh();
  const start = performance.now();
  await inBatches(closings, visit);
  const took = (performance.now() - start) / 1000;
  await mustBeEmpty(program);
  const left = (await program.weigh()) - before;
  assert.ok(left <= closings * REST + UNREST, `${closings} tables that are closed left ${left} bytes behind`);
  return {
    name: `${closings} tables opened and closed`,
    figures: { seconds: took, "heap before, MB": before / 1e6, "left behind, MB": left / 1e6 },
  };
}

/** Whoever does not get in at once, as when hundreds of tables end in one moment, comes again. */
const enter = (host: Guest, match: string): Promise<TableRoomOf> => insist(() => host.join(match));

/** A table at which bots play alone: its only person has given the seat to one. */
async function botsAt(host: Guest): Promise<TableRoomOf> {
  const room = await enter(host, await host.open(3));
  granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
  for (const seat of [1, 2]) granted(await ask(room, "seatBot", { seat }));
  granted(await ask(room, "start", {}));
  granted(await ask(room, "handOver", {}));
  return room;
}

/** Whether the match of a room is over before a moment; waits for whichever is first. */
async function over(room: TableRoomOf, moment: number): Promise<boolean> {
  const isOver = () => room.state.log.at(-1)?.includes('"SeedRevealed"') === true;
  const ended = new Promise<boolean>((done) => {
    room.onStateChange(() => isOver() && done(true));
    if (isOver()) done(true);
  });
  return Promise.race([ended, pause(Math.max(0, moment - performance.now()), false)]);
}

/** Does something so often, a few at a time. */
async function inBatches<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count)
    done.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done.length) }, act))));
  return done;
}

async function mustBeEmpty(program: Program): Promise<void> {
  const end = performance.now() + AFTERWARDS;
  while ((await metric(program, "tables")) + (await metric(program, "sockets")) > 0) {
    assert.ok(performance.now() < end, "a table that everybody left is closed");
    await pause(20);
  }
}
