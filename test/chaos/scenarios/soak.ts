import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../bench/report.ts";
import { inBatches } from "../../kit/batches.ts";
import { type Guest, letBotsPlay, type TableRoomOf } from "../../kit/guest.ts";
import { residentMemory } from "../../kit/resident-memory.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { slope } from "./figures.ts";
import { metric } from "./metric.ts";
import { insist } from "./player.ts";

/** `seconds` of play, then `closings` tables are opened and closed. */
interface Soaking {
  readonly tables: number;
  readonly seconds: number;
  readonly closings: number;
  /** Pause before a move, in ms. */
  readonly botPause: number;
}

/** Readings of resident memory while bots play; the first third is warm-up. */
const READINGS = 30;
/** Allowed growth: a fraction, and noise in MB. */
const [CLIMB, UNSTEADY] = [0.1, 30];
/** Maximum memory of an open table, and of what remains of a closed one, in MB. */
const [TABLE, REST] = [1, 0.001];
/** The reading after the first round is the base, because that round loads what all need. */
const ROUNDS = 5;
/** A limit that is never reached, although one guest opens all tables. */
const MOST = "100000";
/** Maximum time to release everything, in ms. */
const AFTERWARDS = 30_000;

/** Neither matches of bots nor opening and closing tables make the server's memory grow. */
export async function soak({ tables, seconds, closings, botPause }: Soaking): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-soak-"));
  const limits = {
    LIMIT_REQUESTS: "off",
    LIMIT_JOINS: "off",
    LIMIT_MATCHES: "off",
    LIMIT_WRITES: "off",
    LIMIT_READS: "off",
    LIMIT_MESSAGES: "off",
    LIMIT_SOCKETS: MOST,
    LIMIT_GUEST_SOCKETS: MOST,
    LIMIT_TABLES: MOST,
    LIMIT_GUEST_TABLES: MOST,
  };
  const program = await open(dataDir, ANY_PORT, { ...limits, BOT_PAUSE: String(botPause) });
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
  const readings: [minute: number, memory: number][] = [];
  for (let i = 1; performance.now() < end; i++) {
    await Promise.race([done, pause((1000 * seconds) / READINGS)]);
    if (i > READINGS / 3) readings.push([performance.now() / 60_000, residentMemory(program.pid)]);
  }
  await done;
  const climb = slope(readings);
  const memory = readings.reduce((sum, [, each]) => sum + each, 0) / readings.length;
  const minutes = readings.at(-1)![0] - readings[0]![0];
  assert.ok(climb * minutes <= memory * CLIMB + UNSTEADY, `resident memory climbs by ${climb} MB a minute`);
  return {
    name: `${tables} tables of bots, ${seconds} s`,
    figures: {
      matches,
      moves: await metric(program, 'moves_total{kind="bot"}'),
      "resident, MB": memory,
      "slope, MB a minute": climb,
    },
  };
}

async function closing(program: Program, host: Guest, closings: number): Promise<Row> {
  const tables = Math.ceil(closings / ROUNDS);
  const start = performance.now();
  const [opened, closed]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const rooms = await inBatches(tables, async () => enter(host, await host.open(2)));
    opened.push(residentMemory(program.pid));
    await Promise.all(rooms.map((room) => room.leave()));
    await mustBeEmpty(program);
    closed.push(residentMemory(program.pid));
  }
  const before = closed[0]!;
  const [open, left] = [Math.max(...opened) - before, closed.at(-1)! - before];
  assert.ok(open <= tables * TABLE + UNSTEADY, `${tables} open tables take ${open} MB`);
  assert.ok(left <= closings * REST + UNSTEADY, `${closings} tables that are closed left ${left} MB behind`);
  return {
    name: `${closings} tables opened and closed in ${ROUNDS} rounds`,
    figures: {
      seconds: (performance.now() - start) / 1000,
      "resident before, MB": before,
      "open, MB more": open,
      "left behind, MB": left,
    },
  };
}

/** Repeats a join that fails, such as when hundreds of tables end at the same time. */
const enter = (host: Guest, match: string): Promise<TableRoomOf> => insist(() => host.join(match));

async function botsAt(host: Guest): Promise<TableRoomOf> {
  const room = await enter(host, await host.open(3));
  await letBotsPlay(room);
  return room;
}

async function over(room: TableRoomOf, moment: number): Promise<boolean> {
  const isOver = () => room.state.log.at(-1)?.includes('"SeedRevealed"') === true;
  const ended = new Promise<boolean>((done) => {
    room.onStateChange(() => isOver() && done(true));
    if (isOver()) done(true);
  });
  return Promise.race([ended, pause(Math.max(0, moment - performance.now()), false)]);
}

async function mustBeEmpty(program: Program): Promise<void> {
  const end = performance.now() + AFTERWARDS;
  while ((await metric(program, "tables")) + (await metric(program, "sockets")) > 0) {
    assert.ok(performance.now() < end, "a table that everybody left is closed");
    await pause(20);
  }
}
