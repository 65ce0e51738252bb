import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Encoder } from "@colyseus/schema";
import { matchMaker, Server, WebSocketTransport } from "colyseus";
import type { Application } from "express";
import type { Logger } from "pino";
import { gameOf } from "../shared/games/index.ts";
import { type Config, databaseIn } from "./config.ts";
import { networkOf } from "./http/addresses.ts";
import { api } from "./http/api.ts";
import { answerFault } from "./http/faults.ts";
import { Gate } from "./http/gate.ts";
import { HEADERS } from "./http/headers.ts";
import { metricsDoor } from "./http/metrics.ts";
import { corsFor } from "./http/origins.ts";
import { pages } from "./http/pages.ts";
import { Limits } from "./limits.ts";
import { frameworkLog, openLog } from "./log.ts";
import { Tables } from "./match/tables.ts";
import { metricsOf, type Present } from "./metrics.ts";
import { tokensOf } from "./players/tokens.ts";
import { lobbyRoom } from "./rooms/lobby-room.ts";
import { tableRoom } from "./rooms/table-room.ts";
import { memoryStore } from "./store/memory.ts";
import { sqliteStore } from "./store/sqlite.ts";
import { watched } from "./store/watched.ts";

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
  /** Opens the doors. @returns the port, which the system chooses when it is asked for port 0. @throws what the system says when it cannot be done, as that something else listens on the port. */
  listen(port: number, host: string): Promise<number>;
  /** Writes down what failed, for the people who host it. */
  readonly onError: (error: unknown, where: string) => void;
  /** Accepts nobody any more, answers what was asked, stores everything, and lets go. */
  close(): Promise<void>;
}

/**
 * The whole program, ready to listen.
 * @param mount adds doors before the built client's, as the development server does
 */
export async function createApp(
  config: Config,
  mount?: (app: Application) => Promise<void>,
  log: Logger = openLog(config.logLevel),
): Promise<App> {
  const metrics = metricsOf(() => present(tables));
  const onError = (error: unknown, where: string) => {
    metrics.failed();
    log.error({ err: error, where }, "something failed");
  };
  const broken = new Set<string>();
  const onDamage = (match: string) => {
    if (!broken.has(match)) log.error({ where: match }, "the summary of a match cannot be read: npm run doctor");
    broken.add(match);
  };
  const disk = config.store === "sqlite" ? sqliteStore(databaseIn(config.dataDir), { onDamage }) : memoryStore();
  const store = watched(disk, metrics, log);
  const tokens = tokensOf(await store.secret("tokens"));
  const secret = await store.secret("seeds");
  const tables = new Tables({ store, gameOf, secret, botPause: config.botPause, onError });

  const check = async () => {
    await tables.find({ limit: 1 });
    await store.check();
  };
  const limits = new Limits(config.limits, ({ limit, who, isFirst }) => {
    metrics.limited(limit);
    if (isFirst) log.warn({ limit, who }, "somebody asks too often");
  });
  const gate = new Gate({
    // The development server writes scripts and styles into the page, which the policy of the built one forbids.
    headers: mount ? {} : HEADERS,
    origins: config.origins,
    proxies: networkOf(config.proxies),
    limits,
    metrics,
    metricsToken: config.metricsToken,
    log,
    sockets: config.sockets,
  });
  Object.assign(matchMaker.controller, {
    DEFAULT_CORS_HEADERS: {},
    getCorsHeaders: (headers: Headers) => corsFor(headers.get("origin"), config.origins),
  });
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(log),
    transport: new WebSocketTransport({ server: gate, maxPayload: MAX_PAYLOAD, pingInterval: 3000, pingMaxRetries: 2 }),
    express: async (app) => {
      app.disable("x-powered-by");
      app.use(metricsDoor(metrics));
      app.use("/api", api({ tables, tokens, gameOf, limits, metrics, check, onError }));
      if (mount) await mount(app);
      else app.use(pages(DIST));
      app.use(answerFault(metrics, onError));
    },
  });
  server.define("table", tableRoom({ tables, tokens, limits, metrics, onError })).filterBy(["match"]);
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
      return (gate.address() as AddressInfo).port;
    },
    async close() {
      // Who has a place reserved and does not come for it would hold this up until the reservation ends.
      await Promise.race([server.gracefullyShutdown(false), setTimeout(FAREWELL, undefined, { ref: false })]);
      await tables.close();
      await store.close();
    },
  };
}

/** What a host sees of the house at a glance. */
function present(tables: Tables): Present {
  const open = [...tables.inMemory];
  const seats = open.flatMap(({ match }) => match.seats).flatMap((occupant) => occupant?.kind ?? []);
  return {
    tables: open.length,
    seats: {
      human: seats.filter((kind) => kind === "human").length,
      bot: seats.filter((kind) => kind === "bot").length,
    },
    sockets: matchMaker.stats.local.ccu,
  };
}
