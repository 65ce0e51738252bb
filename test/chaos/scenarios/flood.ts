import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../../bench/report.ts";
import { type Gathering, gather } from "../../kit/app.ts";
import { ask, type TableRoomOf } from "../../kit/guest.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { quantile } from "./figures.ts";
import { metric } from "./metric.ts";
import { insist } from "./player.ts";

/** `ms` is the duration of each quiet or flooded phase in a round. */
interface Floods {
  readonly tables: number;
  readonly rounds: number;
  readonly ms: number;
}

/** `each` frames are sent every 10 ms. */
interface Flood {
  readonly frame: Uint8Array;
  readonly each: number;
}

const say = Buffer.from([21, 1, 0xa3, ...Buffer.from("say")]);

/** `entries`: each frame has 15,000 entries. `nested`: each has 4 KB of nested lists. */
const FLOODS = {
  entries: {
    frame: Buffer.concat([
      say,
      Buffer.from([0xde, 15_000 >> 8, 15_000 & 255]),
      ...Array.from({ length: 15_000 }, (_, i) =>
        Buffer.from([0xa2, 33 + (i % 90), 33 + (Math.floor(i / 90) % 90), 0]),
      ),
    ]),
    each: 1,
  },
  nested: { frame: Buffer.concat([say, Buffer.alloc(4000, 0x91), Buffer.from([0])]), each: 4 },
} as const satisfies Record<string, Flood>;

/** Pauses of an honest player, and of a disconnected attacker, in ms. */
const [ASKED, AGAIN] = [20, 500];

/** One guest floods a connection with frames that are expensive to decode; measures how long the others wait. */
export async function flood({ tables, rounds, ms }: Floods): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-flood-"));
  const program = await open(dataDir, ANY_PORT);
  try {
    const honest = await Promise.all(Array.from({ length: tables }, () => gather(program, { people: 2 })));
    const mallory = await gather(program, { people: 2 });
    await waitsAt(honest, ms);
    const waits: Record<"quiet" | keyof typeof FLOODS, number[]> = { quiet: [], entries: [], nested: [] };
    for (let round = 0; round < rounds; round++) {
      for (const name of Object.keys(FLOODS) as (keyof typeof FLOODS)[]) {
        waits.quiet.push(quantile(await waitsAt(honest, ms), 0.99));
        const stop = flooding(mallory, FLOODS[name]);
        waits[name].push(quantile(await waitsAt(honest, ms), 0.99));
        await stop();
      }
    }
    await mustSitStill(mallory);
    return {
      name: `${tables} tables beside a flood`,
      figures: {
        "quiet p99 ms": quantile(waits.quiet, 0.5),
        "entries p99 ms": quantile(waits.entries, 0.5),
        "nested p99 ms": quantile(waits.nested, 0.5),
        "hung up": await hangUps(program),
      },
    };
  } finally {
    await program.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitsAt(honest: readonly Gathering[], ms: number): Promise<readonly number[]> {
  const end = performance.now() + ms;
  const waits: number[] = [];
  const asking = async (room: TableRoomOf) => {
    while (performance.now() < end) {
      const since = performance.now();
      await ask(room, "command", { id: randomUUID(), command: { type: "DiscardPair", cards: [998, 999] } });
      waits.push(performance.now() - since);
      await pause(ASKED);
    }
  };
  await Promise.all(honest.flatMap(({ rooms }) => rooms.map(asking)));
  return waits;
}

/** Rejoins after every disconnect. @returns a function that stops, and waits for the last connection to close */
function flooding({ guests, match }: Gathering, { frame, each }: Flood): () => Promise<void> {
  let isOver = false;
  const over = (async () => {
    while (!isOver) {
      const room = await insist(() => guests[0]!.join(match));
      room.reconnection.enabled = false;
      while (!isOver && room.connection.isOpen) {
        for (let i = 0; i < each; i++) room.connection.send(frame);
        await pause(10);
      }
      if (room.connection.isOpen) await room.leave();
      else await pause(AGAIN);
    }
  })();
  return async () => {
    isOver = true;
    await over;
  };
}

async function mustSitStill({ guests, match }: Gathering): Promise<void> {
  const { text } = await guests[0]!.get(`/api/matches/${match}`);
  const { seats } = JSON.parse(text) as { seats: { player?: string }[] };
  assert.equal(seats[0]?.player, guests[0]!.player, "who was hung up on keeps the seat");
}

const hangUps = (program: Program): Promise<number> => metric(program, 'limited_total{limit="bytes"}');
