import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { matchMaker, Server } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import type { Application, RequestHandler } from "express";
import type { Logger } from "pino";
import type { AnyGame } from "../shared/engine/game.ts";
import { longestLog } from "../shared/engine/longest.ts";
import { GAMES, gameOf as shelved } from "../shared/games/index.ts";
import { PICTURES } from "../shared/head.ts";
import { type Cluster, oneProcess } from "./cluster/cluster.ts";
import { type Config, storeLocation } from "./config.ts";
import { networkOf } from "./http/addresses.ts";
import { api } from "./http/api.ts";
import { answerFault } from "./http/faults.ts";
import { Finder } from "./http/finding.ts";
import { Gate } from "./http/gate.ts";
import { HEADERS } from "./http/headers.ts";
import { headOfLink, matchCards } from "./http/link-cards.ts";
import { standardize } from "./http/matchmaking.ts";
import { metricsRouter } from "./http/metrics.ts";
import { pages } from "./http/pages.ts";
import { pictureDoor } from "./http/pictures.ts";
import { firstIn, type Hit, Limits } from "./limits.ts";
import { frameworkLog, openLog } from "./log.ts";
import { Days } from "./match/days.ts";
import { examiners, HandingIn } from "./match/handing-in.ts";
import { Shown } from "./match/shown.ts";
import { Tables } from "./match/tables.ts";
import { thinking } from "./match/thinking.ts";
import { type Gauges, metricsOf } from "./metrics.ts";
import { Pictures } from "./pictures/pictures.ts";
import { Players } from "./players/players.ts";
import { tokensOf } from "./players/tokens.ts";
import { pushDelivery } from "./push/delivery.ts";
import { TurnNotices } from "./push/turn-notices.ts";
import { vapidKeysOf } from "./push/vapid.ts";
import { BoundedTransport } from "./rooms/bounded-transport.ts";
import { lobbyRoom } from "./rooms/lobby-room.ts";
import { handOverAll, tableRoom } from "./rooms/table-room.ts";
import { openStore } from "./store/open.ts";
import { keepPacked } from "./store/packing.ts";
import { watched } from "./store/watched.ts";

/** Room for an event as a state holds it, in bytes. */
const EVENT = 512;
/** A state larger than the encoder's buffer breaks clients that come late: room for the longest log, told twice, and all talk. */
Encoder.BUFFER_SIZE = 2 * EVENT * Math.max(2048, ...Object.values(GAMES).map(longestLog));

/** How often at most it is said of one network that it sends too much, in seconds. */
const SAID_AGAIN = 3600;

/** How long people are waited for when they are sent away, in milliseconds. */
const FAREWELL = 2000;

/** Where bots think that take their time: beside the thread that serves, never in more than half of all cores. */
const THINKING = { threads: Math.max(1, availableParallelism() >> 1), queue: 64, patience: 5000 } as const;

/** Where matches are looked through that were played without a line: one after the other. */
const EXAMINING = { threads: 1, queue: 16, patience: 20_000 } as const;

const DIST = new URL("../client/dist/", import.meta.url).pathname;

/** What draws pictures of links, as the client's build has it. */
const PICTURE_MODULE = new URL("../client/dist/pictures/png.js", import.meta.url);

export interface App {
  readonly server: Server;
  readonly tables: Tables;
  /** Opens the doors. @returns the port, which the system chooses when it is asked for port 0. @throws what the system says when it cannot be done, as that something else listens on the port. */
  listen(port: number, host: string): Promise<number>;
  /** Writes down what failed, for the people who host it. */
  readonly onError: (error: unknown, where: string) => void;
  /** Sends everybody to other processes of the cluster, a few tables at a time; does nothing where there are none. */
  drain(): Promise<void>;
  /** Accepts nobody any more, answers what was asked, stores everything, and lets go. */
  close(): Promise<void>;
}

/**
 * The whole program, ready to listen.
 * @param mount adds what comes before everything else, and gives what answers with pages in place of the built client, as in development
 * @param now what time it is, in milliseconds since 1970
 */
export async function createApp(
  config: Config,
  mount?: (app: Application, gate: Gate) => Promise<RequestHandler>,
  log: Logger = openLog(config.logLevel),
  gameOf: (id: string) => AnyGame | undefined = shelved,
  now: () => number = Date.now,
): Promise<App> {
  const metrics = metricsOf(() => present(tables, cluster));
  const onError = (error: unknown, where: string) => {
    metrics.failed();
    log.error({ err: error, where }, "something failed");
  };
  const broken = new Set<string>();
  const onDamage = (match: string) => {
    if (!broken.has(match)) log.error({ where: match }, "the summary of a match cannot be read: npm run doctor");
    broken.add(match);
  };
  const cluster = await clusterOf(config, log);
  const store = watched(await openStore(storeLocation(config), { onDamage }), metrics, log);
  const stopPacking = keepPacked(store, onError);
  const secret = await store.secret("seeds");
  const thoughts = thinking({ ...THINKING, onError });
  const keys = vapidKeysOf(await store.secret("push"));
  const { pushServices: services, pushContact: contact } = config;
  const delivery = services.length > 0 ? pushDelivery({ keys, contact, services }) : undefined;
  const notices = delivery && new TurnNotices({ store, delivery, now, onError, hasOthers: cluster.hasOthers });
  const tables = new Tables({
    store,
    gameOf,
    secret,
    botPause: config.botPause,
    now,
    thinking: thoughts,
    leadsPeople: cluster.hasOthers,
    listing: cluster.listing,
    naming: cluster.naming,
    ...(notices && { attend: notices.attend }),
    onError,
  });
  const stopNotices = notices?.watch(tables);

  const files = examiners({ ...EXAMINING, onError });
  const { freeCode } = tables;
  const handingIn = new HandingIn({ store, examiners: files, gameOf, secret, freeCode, now });
  const days = new Days({ tables, games: Object.values(GAMES), secret });

  const players = new Players({ tokens: tokensOf(await store.secret("tokens")), store, call: tables.rename });

  const check = async () => {
    await tables.find({ limit: 1 });
    await store.check();
  };
  const onHit = ({ limit, who, isFirst }: Hit) => {
    metrics.limited(limit);
    if (isFirst) log.warn({ limit, who }, "somebody asks too often");
  };
  const limits = new Limits(config.limits, onHit, cluster.counter);
  const passes = cluster.passes(tables.now);
  let isReady = true;
  const finder = new Finder(tables, limits);
  const shown = new Shown(tables);
  const cards = matchCards({ finder, tables, days, shown, gameOf });
  const pictures = new Pictures({ module: PICTURE_MODULE, onError });
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
    isReady: () => isReady,
  });
  standardize(matchMaker.controller, config.origins);
  const isNews = firstIn(SAID_AGAIN);
  const server = new Server({
    ...cluster.matchmaking,
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(log),
    transport: new BoundedTransport(
      { server: gate, pingInterval: 3000, pingMaxRetries: 2 },
      {
        bytes: config.bytes,
        onRefusal: (reason) => metrics.refused(reason),
        async onHangUp(network) {
          metrics.limited("bytes");
          if (await isNews(network)) log.warn({ limit: "bytes", who: network }, "somebody sends too much: hung up");
        },
      },
    ),
    express: async (app) => {
      app.disable("x-powered-by");
      // Before the rest: the client's sources have a folder `api`, too.
      const answerPages = (await mount?.(app, gate)) ?? pages(DIST, headOfLink(cards));
      app.use(metricsRouter(metrics));
      app.use(
        "/api",
        api({
          tables,
          days,
          store,
          players,
          gameOf,
          limits,
          finder,
          passes,
          handingIn,
          onlookers: cluster.onlookers,
          shown,
          metrics,
          push: delivery && { publicKey: keys.publicKey, delivery },
          check,
          isReady: () => isReady,
          onError,
        }),
      );
      app.use(PICTURES, pictureDoor({ cards, pictures, limits, dist: DIST, onError }));
      app.use(answerPages);
      app.use(answerFault(metrics, onError));
    },
  });
  server
    .define(
      "table",
      tableRoom({
        tables,
        days,
        players,
        limits,
        metrics,
        onPresence: notices?.see,
        onOnlookers: cluster.onlookers.set,
        onError,
      }),
    )
    .filterBy(["match"]);
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
    async drain() {
      if (!cluster.hasOthers) return;
      isReady = false;
      await cluster.withdraw();
      await handOverAll(tables);
    },
    async close() {
      // Who has a place reserved and does not come for it would hold this up until the reservation ends.
      await Promise.race([server.gracefullyShutdown(false), setTimeout(FAREWELL, undefined, { ref: false })]);
      stopNotices?.();
      await notices?.close();
      await tables.close();
      await thoughts.close();
      await files.close();
      await pictures.close();
      await stopPacking();
      await store.close();
      await cluster.close();
    },
  };
}

/** What the processes of a deployment have in common. Who has one process needs no Redis, nor its code. */
async function clusterOf({ redisUrl: url, publicAddress }: Config, log: Logger): Promise<Cluster> {
  if (url === undefined) return oneProcess();
  const { redisCluster } = await import("./cluster/redis-cluster.ts");
  return redisCluster({ url, publicAddress, log });
}

/** What a host sees of the server at a glance. */
function present(tables: Tables, cluster: Cluster): Gauges {
  const open = [...tables.inMemory];
  const seats = open.flatMap(({ match }) => match.seats).flatMap((occupant) => occupant?.kind ?? []);
  return {
    tables: open.length,
    seats: {
      human: seats.filter((kind) => kind === "human").length,
      bot: seats.filter((kind) => kind === "bot").length,
    },
    sockets: matchMaker.stats.local.ccu,
    isClusterReachable: cluster.isReachable,
  };
}
