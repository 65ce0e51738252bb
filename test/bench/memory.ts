import { setTimeout as pause } from "node:timers/promises";
import { Client, type Room } from "colyseus.js";
import { metric } from "../chaos/scenarios/metric.ts";
import { inBatches } from "../kit/batches.ts";
import { type Guest, guestOf, letBotsPlay, type TableRoomOf } from "../kit/guest.ts";
import { residentMemory } from "../kit/resident-memory.ts";
import { type Child, startChild } from "./child.ts";
import { pairAt } from "./player.ts";
import type { Row } from "./report.ts";

const [ROUNDS, TABLES, SOCKETS, BOT_TABLES] = [5, 200, 1000, 200];
/** Idle time before the first and last measurement of memory, in ms. */
const REST = 5000;
/** Time between two readings, in ms. */
const READ_INTERVAL = 2000;

type OpenTable = (i: number) => Promise<readonly Room[]>;

const leave = (rooms: readonly Room[]): Promise<unknown> => Promise.all(rooms.map((room) => room.leave()));

async function rounds(name: string, { pid }: Child, open: OpenTable): Promise<Row> {
  await pause(REST);
  const empty = residentMemory(pid);
  const [opened, closed]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const tables = await inBatches(TABLES, open);
    opened.push(residentMemory(pid) - empty);
    for (const rooms of tables) await leave(rooms);
    closed.push(residentMemory(pid) - empty);
  }
  await pause(REST);
  return {
    name,
    figures: {
      "empty, MB": empty,
      "a table, MB": Math.max(...opened) / TABLES,
      "by round, MB above": opened.map((weight, i) => `${weight.toFixed(0)}-${closed[i]!.toFixed(0)}`).join(" "),
      "left in the end, MB": residentMemory(pid) - empty,
    },
  };
}

async function ownRounds(child: Child): Promise<Row> {
  const pairs = await inBatches(TABLES, (i) =>
    Promise.all(["Left", "Right"].map((name) => guestOf(child.origin, `${name} ${i}`))),
  );
  return rounds(`${ROUNDS} rounds of ${TABLES} tables of two`, child, async (i) => {
    const [one, two] = pairs[i]!;
    const players = await pairAt(one!, two!);
    return players.map(({ room }) => room);
  });
}

const bareRounds = (child: Child): Promise<Row> =>
  rounds(`${ROUNDS} rounds of ${TABLES} bare rooms of two`, child, async (i) => {
    const join = () => new Client(child.origin).joinOrCreate("table", { match: String(i) });
    return [await join(), await join()];
  });

async function lobby({ pid, origin }: Child): Promise<Row> {
  const client = new Client(origin);
  await pause(REST);
  const empty = residentMemory(pid);
  const rooms = await inBatches(SOCKETS, () => client.joinOrCreate("lobby"));
  const full = residentMemory(pid) - empty;
  await leave(rooms);
  await pause(REST);
  const figures = { "empty, MB": empty, "all, MB": full, "left in the end, MB": residentMemory(pid) - empty };
  return { name: `${SOCKETS} sockets in the lobby`, figures };
}

async function botsAt(host: Guest): Promise<TableRoomOf> {
  const room = await host.join(await host.open(3));
  await letBotsPlay(room);
  return room;
}

const isOver = ({ state }: TableRoomOf): boolean => state.log.at(-1)?.includes('"SeedRevealed"') === true;

async function bots(child: Child, minutes: number): Promise<Row> {
  const { pid, origin } = child;
  await pause(REST);
  const empty = residentMemory(pid);
  const end = performance.now() + 60_000 * minutes;
  const hosts = await inBatches(BOT_TABLES, (i) => guestOf(origin, `Host ${i}`));
  const tables = await inBatches(BOT_TABLES, (i) => botsAt(hosts[i]!));
  let most = 0;
  do {
    for (const [i, room] of tables.entries()) {
      if (!isOver(room)) continue;
      await room.leave();
      tables[i] = await botsAt(hosts[i]!);
    }
    await pause(READ_INTERVAL);
    most = Math.max(most, residentMemory(pid));
  } while (performance.now() < end);
  const moves = await metric(child, 'moves_total{kind="bot"}');
  await leave(tables);
  await pause(REST);
  const figures = { moves, "empty, MB": empty, "most, MB": most, "left in the end, MB": residentMemory(pid) - empty };
  return { name: `${BOT_TABLES} tables of bots, ${minutes} minutes`, figures };
}

/** Limits are off, because all clients share one address. Bots pause as at real tables. */
const VARIABLES = {
  BOT_PAUSE: "900",
  LIMIT_MATCHES: "off",
  LIMIT_WRITES: "off",
  LIMIT_READS: "off",
  LIMIT_JOINS: "off",
};

async function measured(script: string, measure: (child: Child) => Promise<Row>): Promise<Row> {
  const child = await startChild(script, VARIABLES);
  try {
    return await measure(child);
  } finally {
    await child.stop();
  }
}

/** Resident memory, compared with bare Colyseus rooms. @throws outside Linux */
export async function benchMemory(minutes: number): Promise<Row[]> {
  const [own, bare] = ["server/main.ts", "test/bench/peers/bare-room.ts"];
  return [
    await measured(own, ownRounds),
    await measured(bare, bareRounds),
    await measured(own, lobby),
    await measured(own, (child) => bots(child, minutes)),
  ];
}
