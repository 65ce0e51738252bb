import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Encoder } from "@colyseus/schema";
import { Server, WebSocketTransport } from "colyseus";
import type { Application } from "express";
import { pino } from "pino";
import { gameOf } from "../shared/games/index.ts";
import type { Config } from "./config.ts";
import { answerFault, api } from "./http/api.ts";
import { Gate } from "./http/gate.ts";
import { pages } from "./http/pages.ts";
import { Tables } from "./match/tables.ts";
import { tokensOf } from "./players/tokens.ts";
import { lobbyRoom } from "./rooms/lobby-room.ts";
import { tableRoom } from "./rooms/table-room.ts";
import { memoryStore } from "./store/memory.ts";
import { sqliteStore } from "./store/sqlite.ts";

/** A state larger than the encoder's buffer breaks clients that come late: room for the longest log and all talk. */
Encoder.BUFFER_SIZE = 1024 * 1024;

/** The largest message a socket may send, in bytes; above it the socket is closed (WebSocket code 1009). */
const MAX_PAYLOAD = 64 * 1024;

/** How long people are waited for when they are sent away, in milliseconds. */
const FAREWELL = 2000;

const DIST = new URL("../client/dist/", import.meta.url).pathname;

export interface App {
  readonly server: Server;
  readonly tables: Tables;
  /** Opens the doors. @throws what the system says when it cannot be done, as that something else listens on the port. */
  listen(port: number, host: string): Promise<void>;
  /** Writes down what failed, for the people who host it. */
  readonly onError: (error: unknown, where: string) => void;
  /** Accepts nobody any more, answers what was asked, stores everything, and lets go. */
  close(): Promise<void>;
}

/**
 * The whole program, ready to listen.
 * @param mount adds doors before the built client's, as the development server does
 */
export async function createApp(config: Config, mount?: (app: Application) => Promise<void>): Promise<App> {
  const logger = pino({ level: config.logLevel });
  const onError = (error: unknown, where: string) => logger.error({ err: error, where }, "something failed");
  if (config.store === "sqlite") mkdirSync(config.dataDir, { recursive: true });
  const store = config.store === "sqlite" ? sqliteStore(join(config.dataDir, "stillwater.db")) : memoryStore();
  const tokens = tokensOf(await store.secret("tokens"));
  const secret = await store.secret("seeds");
  const tables = new Tables({ store, gameOf, secret, botPause: config.botPause, onError });

  const gate = new Gate();
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger,
    transport: new WebSocketTransport({ server: gate, maxPayload: MAX_PAYLOAD, pingInterval: 3000, pingMaxRetries: 2 }),
    express: async (app) => {
      app.disable("x-powered-by");
      app.use("/api", api({ tables, tokens, gameOf, onError }));
      if (mount) await mount(app);
      else app.use(pages(DIST));
      app.use(answerFault(onError));
    },
  });
  server.define("table", tableRoom({ tables, tokens, onError })).filterBy(["match"]);
  server.define("lobby", lobbyRoom(tables, onError));

  return {
    server,
    tables,
    onError,
    async listen(port, host) {
      // The framework waits for ever when it cannot listen.
      const failed = Promise.withResolvers<never>();
      gate.removeAllListeners("error").once("error", failed.reject);
      await Promise.race([server.listen(port, host), failed.promise]);
      gate.on("error", (error) => onError(error, "http"));
    },
    async close() {
      // Who has a place reserved and does not come for it would hold this up until the reservation ends.
      await Promise.race([server.gracefullyShutdown(false), setTimeout(FAREWELL, undefined, { ref: false })]);
      await tables.close();
      await store.close();
    },
  };
}
