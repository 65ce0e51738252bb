import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ColyseusTestServer } from "@colyseus/testing";
import type { Room } from "colyseus";
import { type App, type AppDeps, createApp } from "../../server/app.ts";
import { type Config, configFrom } from "../../server/config.ts";
import type { Table } from "../../server/match/table.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";
import { entropyOf } from "./entropy.ts";
import { gameOf } from "./games.ts";
import { ask, type Guest, granted, guestOf, nonce, sync, type TableRoomOf } from "./guest.ts";
import { testKey } from "./test-key.ts";

export interface TestApp {
  readonly app: App;
  readonly colyseus: ColyseusTestServer;
  readonly origin: string;
  readonly dataDir: string;
  guest(name: string): Promise<Guest>;
  stop(): Promise<void>;
}

/** Call it once per test file: Colyseus has one matchmaker per process. */
export async function startApp(
  overrides: Partial<Config> = {},
  deps: Pick<AppDeps, "log" | "mount" | "now" | "entropy"> = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
  const usual = configFrom({});
  const config: Config = {
    ...usual,
    gallery: { ...usual.gallery, odds: 0 },
    // All test guests share one address, so writes have no limit.
    limits: { ...usual.limits, writes: undefined },
    port: 0,
    host: "127.0.0.1",
    dataDir,
    botPause: 0,
    logLevel: "silent",
    ...overrides,
  };
  const key = testKey("server");
  const app = await createApp(config, {
    ...(key !== undefined && { entropy: entropyOf(key) }),
    ...deps,
    gameOf,
    shelf: new URL("./games.ts", import.meta.url),
  });
  const port = await app.listen(config.port, config.host);
  const colyseus = new ColyseusTestServer(Object.assign(app.server, { port }));
  const origin = `http://127.0.0.1:${port}`;
  return {
    app,
    colyseus,
    origin,
    dataDir: config.dataDir,
    guest: (name) => guestOf(origin, name),
    async stop() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const clientOf = ({ colyseus }: TestApp, room: TableRoomOf) => {
  const server: Room | undefined = colyseus.getRoomById(room.roomId);
  return server?.clients.find(({ sessionId }) => sessionId === room.sessionId);
};

/** Breaks the connection without a close frame, as a network failure does. */
export function cut(app: TestApp, room: TableRoomOf): void {
  const socket = clientOf(app, room)!.ref as unknown as { terminate(): void };
  socket.terminate();
}

export function tableBehind({ colyseus }: TestApp, match: string): Table {
  const room: (Room & { table: Table }) | undefined = colyseus.getRoomById(match);
  if (!room) throw new Error(`no room is open for ${match}`);
  return room.table;
}

/** Guests and rooms are listed by seat; bots have the seats after them. */
export interface Gathering {
  readonly match: string;
  readonly guests: readonly Guest[];
  readonly rooms: readonly TableRoomOf[];
}

/** Opens a match, seats people and bots, and by default starts it. */
export async function gather(
  app: Pick<TestApp, "guest">,
  {
    people,
    bots = 0,
    game = "tranquility",
    options = { mode: "standard" },
    start = true,
    visibility = "private",
    house = {},
    asked = false,
  }: {
    readonly people: number;
    readonly bots?: number;
    readonly game?: string;
    readonly options?: object;
    readonly start?: boolean;
    readonly visibility?: "open" | "private";
    readonly house?: Partial<TableSettings>;
    /** Whether clients subscribe to the questions to their seats. Default: false. */
    readonly asked?: boolean;
  },
): Promise<Gathering> {
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => app.guest(`Guest ${i}`)));
  const match = await guests[0]!.open(people + bots, options, visibility, house, game);
  const rooms: TableRoomOf[] = [];
  for (const [seat, guest] of guests.entries()) {
    const room = await guest.join(match, asked);
    rooms.push(room);
    granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
  }
  for (let i = 0; i < bots; i++) granted(await ask(rooms[0]!, "seatBot", { seat: people + i }));
  if (start) granted(await ask(rooms[0]!, "start", {}));
  await Promise.all(rooms.map(sync));
  return { match, guests, rooms };
}
