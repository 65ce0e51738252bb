import { Client } from "colyseus.js";
import { guestOf, sync, type TableRoomOf } from "../kit/guest.ts";
import { type Child, startChild } from "./child.ts";
import { type Player, pairAt } from "./player.ts";
import type { Row } from "./report.ts";

const TABLES = 500;
/** How long the crowd plays, in seconds. */
const SECONDS = 10;
/** How many moves one table makes, one after another, to be timed. */
const ALONE = 2000;
/** Tables are opened this many at a time. */
const BATCH = 20;

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.floor(sorted.length * q)] ?? 0;

function figures(latencies: number[]): Row["figures"] {
  const sorted = latencies.sort((a, b) => a - b);
  return { moves: sorted.length, "p50 ms": quantile(sorted, 0.5), "p99 ms": quantile(sorted, 0.99) };
}

/** Moves at a single table, each sent when the one before was acknowledged. */
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

/** Every one of the tickers ticks once a second, evenly spread, for some seconds. */
async function crowd(tickers: readonly (() => Promise<number | undefined>)[]): Promise<number[]> {
  const latencies: number[] = [];
  const slot = 1000 / tickers.length;
  const start = performance.now();
  const tick = async (ticker: (typeof tickers)[number], first: number) => {
    for (let second = 0; second < SECONDS; second++) {
      await pause(Math.max(0, start + first + second * 1000 - performance.now()));
      const took = await ticker();
      if (took !== undefined) latencies.push(took);
    }
  };
  await Promise.all(tickers.map((ticker, i) => tick(ticker, i * slot)));
  return latencies;
}

async function inBatches<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i += BATCH) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(BATCH, count - i) }, (_, j) => make(i + j)))));
  }
  return made;
}

async function crowdAtTables({ origin }: Child): Promise<number[]> {
  const pairs = await inBatches(TABLES, async (i) =>
    pairAt(await guestOf(origin, `Left ${i}`), await guestOf(origin, `Right ${i}`)),
  );
  const ticker = (player: Player) => async () => (player.isAwaited() ? player.move() : undefined);
  const seats = [0, 1] as const;
  return crowd(seats.flatMap((seat) => pairs.map((pair) => ticker(pair[seat]))));
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

async function crowdInBareRooms(child: Child): Promise<number[]> {
  const pairs = await inBatches(TABLES, (i) => Promise.all([bareRoom(child, `${i}`), bareRoom(child, `${i}`)]));
  return crowd([0, 1].flatMap((seat) => pairs.map((pair) => () => timed(pair[seat]!))));
}

async function measured(script: string, name: string, measure: (child: Child) => Promise<number[]>): Promise<Row> {
  const child = await startChild(script);
  try {
    return { name, figures: figures(await measure(child)) };
  } finally {
    await child.stop();
  }
}

/** Durable moves over loopback, beside bare Colyseus rooms that only count; server and clients are two processes. */
export async function benchServer(): Promise<Row[]> {
  const [own, bare] = ["server/main.ts", "test/bench/peers/bare-room.ts"];
  return [
    await measured(own, "1 table, durable move acknowledged", alone),
    await measured(bare, "1 bare room, request answered", aloneInBareRoom),
    await measured(own, `${TABLES} tables of 2, a move a second each`, crowdAtTables),
    await measured(bare, `${TABLES} bare rooms of 2, a request a second each`, crowdInBareRooms),
  ];
}
