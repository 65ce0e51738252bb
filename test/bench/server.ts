import { Client } from "colyseus.js";
import { inBatches } from "../kit/batches.ts";
import { guestOf, sync, type TableRoomOf } from "../kit/guest.ts";
import { type Child, startChild } from "./child.ts";
import { type Player, pairAt } from "./player.ts";
import type { Usage } from "./probe.ts";
import type { Row } from "./report.ts";

const TABLES = 400;
/** Turns of each server, and seconds of each turn; the first turn warms up. */
const [TURNS, SECONDS] = [4, 5];
/** In seconds. */
const IDLE = 10;
const ALONE = 2000;
/** All players share one address, so these limits are off. */
const UNLIMITED = { LIMIT_MATCHES: "off", LIMIT_WRITES: "off", LIMIT_READS: "off", LIMIT_JOINS: "off" };
/** A folder for profiles, and another checkout to compare with. */
const { PROFILES, BASELINE } = process.env;

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.floor(sorted.length * q)] ?? 0;

function figures(latencies: number[]): Row["figures"] {
  const sorted = latencies.sort((a, b) => a - b);
  return { moves: sorted.length, "p50 ms": quantile(sorted, 0.5), "p99 ms": quantile(sorted, 0.99) };
}

async function alone({ origin }: Child): Promise<number[]> {
  const [one, two] = [await guestOf(origin, "One"), await guestOf(origin, "Two")];
  const latencies: number[] = [];
  while (latencies.length < ALONE) {
    const pair = await pairAt(one, two);
    for (;;) {
      await Promise.all(pair.map(({ room }) => sync(room)));
      const next = pair.find((player) => player.isAwaited());
      if (!next) break;
      const took = await next.move();
      if (took !== undefined) latencies.push(took);
    }
    await Promise.all(pair.map(({ room }) => room.leave()));
  }
  return latencies;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The time until the answer, in ms; undefined if no move was made. */
type Mover = () => Promise<number | undefined>;

async function crowd(movers: readonly Mover[]): Promise<number[]> {
  const latencies: number[] = [];
  const slot = 1000 / movers.length;
  const start = performance.now();
  const moveEachSecond = async (move: Mover, first: number) => {
    for (let second = 0; second < SECONDS; second++) {
      await pause(Math.max(0, start + first + second * 1000 - performance.now()));
      const took = await move();
      if (took !== undefined) latencies.push(took);
    }
  };
  await Promise.all(movers.map((move, i) => moveEachSecond(move, i * slot)));
  return latencies;
}

async function moversAtTables({ origin }: Child): Promise<Mover[]> {
  const pairs = await inBatches(TABLES, async (i) =>
    pairAt(await guestOf(origin, `Left ${i}`), await guestOf(origin, `Right ${i}`)),
  );
  const mover = (player: Player) => async () => (player.isAwaited() ? player.move() : undefined);
  const seats = [0, 1] as const;
  return seats.flatMap((seat) => pairs.map((pair) => mover(pair[seat])));
}

const timed = async (room: TableRoomOf): Promise<number> => {
  const start = performance.now();
  await room.request("command", {});
  return performance.now() - start;
};

async function bareRoom({ origin }: Child, match: string): Promise<TableRoomOf> {
  const room = (await new Client(origin).joinOrCreate("table", { match })) as TableRoomOf;
  room.reconnection.enabled = false;
  return room;
}

async function aloneInBareRoom(child: Child): Promise<number[]> {
  const rooms = [await bareRoom(child, "one"), await bareRoom(child, "one")];
  const latencies: number[] = [];
  for (let i = 0; i < ALONE; i++) latencies.push(await timed(rooms[i % 2]!));
  return latencies;
}

async function moversInBareRooms(child: Child): Promise<Mover[]> {
  const pairs = await inBatches(TABLES, (i) => Promise.all([bareRoom(child, `${i}`), bareRoom(child, `${i}`)]));
  return [0, 1].flatMap((seat) => pairs.map((pair) => () => timed(pair[seat]!)));
}

interface Side {
  readonly name: string;
  readonly child: Child;
  movers: readonly Mover[];
  readonly latencies: number[];
  readonly spent: Record<keyof Usage, number>;
}

async function spending<T>(child: Child, act: () => Promise<T>): Promise<[T, Usage]> {
  const before = await child.usage();
  const result = await act();
  const after = await child.usage();
  const entries = Object.entries(after).map(([name, figure]) => [name, figure - before[name as keyof Usage]]);
  return [result, Object.fromEntries(entries) as unknown as Usage];
}

async function measureTurn({ child, movers, latencies, spent }: Side): Promise<void> {
  const [took, used] = await spending(child, () => crowd(movers));
  latencies.push(...took);
  for (const [name, figure] of Object.entries(used)) spent[name as keyof Usage] += figure;
}

/** A server is profiled in a turn of its own, because profiling costs time. */
async function profileTurn({ name, child, movers }: Side): Promise<void> {
  const end = await child.profile();
  await crowd(movers);
  await end(`${PROFILES}/${name.replaceAll(/\W+/g, "-")}.cpuprofile`);
}

async function rowOf({ name, child, latencies, spent }: Side): Promise<Row> {
  const [, { processor }] = await spending(child, () => pause(IDLE * 1000));
  const moves = latencies.length;
  return {
    name,
    figures: {
      ...figures(latencies),
      "ms a move": spent.processor / moves,
      "of it main thread": spent.mainThread / moves,
      workers: spent.workers / moves,
      "bytes to a client": spent.sent / moves / 2,
      "idle: ms a table and second": processor / TABLES / IDLE,
    },
  };
}

/** Servers take turns, so that other load on the machine affects all of them. */
async function crowds(): Promise<Row[]> {
  const kinds: readonly (readonly [string, string, (child: Child) => Promise<Mover[]>])[] = [
    [`${TABLES} tables of 2, a move a second each`, OWN, moversAtTables],
    ...(BASELINE ? [["the same of the baseline", `${BASELINE}/server/main.ts`, moversAtTables] as const] : []),
    [`${TABLES} bare rooms of 2, a request a second each`, BARE, moversInBareRooms],
  ];
  const sides: Side[] = [];
  try {
    for (const [name, script, moversAt] of kinds) {
      const child = await startChild(script, UNLIMITED);
      const spent = { processor: 0, mainThread: 0, workers: 0, sent: 0 };
      const side: Side = { name, child, movers: [], latencies: [], spent };
      sides.push(side);
      side.movers = await moversAt(child);
    }
    for (const { movers } of sides) await crowd(movers);
    for (let turn = 1; turn < TURNS; turn++) for (const side of sides) await measureTurn(side);
    if (PROFILES) for (const side of sides) await profileTurn(side);
    const rows: Row[] = [];
    for (const side of sides) rows.push(await rowOf(side));
    return rows;
  } finally {
    await Promise.all(sides.map(({ child }) => child.stop()));
  }
}

async function measured(script: string, name: string, measure: (child: Child) => Promise<number[]>): Promise<Row> {
  const child = await startChild(script, UNLIMITED);
  try {
    return { name, figures: figures(await measure(child)) };
  } finally {
    await child.stop();
  }
}

const [OWN, BARE] = ["server/main.ts", "test/bench/peers/bare-room.ts"];

/**
 * Durable moves over loopback, compared with bare Colyseus rooms that only count. Times per move are processor time of
 * the server, in ms.
 */
export async function benchServer(): Promise<Row[]> {
  return [
    await measured(OWN, "1 table, durable move acknowledged", alone),
    await measured(BARE, "1 bare room, request answered", aloneInBareRoom),
    ...(await crowds()),
  ];
}
