import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { matchMaker, Server } from "@colyseus/core";
import type { Application, RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { AnyGame } from "../shared/engine/contract/game.ts";
import type { Summary } from "../shared/engine/match/summary.ts";
import { GAMES, gameOf as shelved } from "../shared/games/index.ts";
import { PICTURES } from "../shared/head.ts";
import { type Cluster, oneProcess } from "./cluster/cluster.ts";
import { watchStore } from "./cluster/cut-off.ts";
import { type Config, storeLocation } from "./config.ts";
import { networkOf } from "./http/addresses.ts";
import { api } from "./http/api.ts";
import { answerFault, noSuchDoor } from "./http/faults.ts";
import { Finder } from "./http/finding.ts";
import { Gate } from "./http/gate.ts";
import { HEADERS } from "./http/headers.ts";
import { headOfLink, matchCards } from "./http/link-cards.ts";
import { standardize } from "./http/matchmaking.ts";
import { metricsRouter } from "./http/metrics.ts";
import { operatorRouter } from "./http/operator.ts";
import { pages } from "./http/pages.ts";
import { pictureDoor } from "./http/pictures.ts";
import { Reads } from "./http/reads.ts";
import { firstIn, type Hit, Limits, Quota } from "./limits.ts";
import { frameworkLog, openLog } from "./log.ts";
import { keepTidy } from "./match/abandoned.ts";
import { Branching } from "./match/branching.ts";
import { Days } from "./match/days.ts";
import { EXAMINING, examiners, HandingIn } from "./match/handing-in.ts";
import type { MatchFactory } from "./match/match-factory.ts";
import { createMatches } from "./match/matches.ts";
import { OccupiedTables } from "./match/occupied-tables.ts";
import { PeopleHere } from "./match/people-here.ts";
import { Readings } from "./match/readings.ts";
import { keepRelisted } from "./match/relisting.ts";
import { SpectatorSummaries } from "./match/shown.ts";
import type { Tables } from "./match/tables.ts";
import { SHELF, thinking } from "./match/thinking.ts";
import { type Gauges, metricsOf } from "./metrics.ts";
import { Pictures } from "./pictures/pictures.ts";
import { Contacts } from "./players/contacts.ts";
import { Logbooks, logbookThreads } from "./players/logbooks.ts";
import { Players } from "./players/players.ts";
import { tokensOf } from "./players/tokens.ts";
import { pushDelivery } from "./push/delivery.ts";
import { TurnNotices } from "./push/turn-notices.ts";
import { vapidKeysOf } from "./push/vapid.ts";
import { webhookDelivery } from "./push/webhooks.ts";
import { BoundedTransport } from "./rooms/bounded-transport.ts";
import { handOverAll } from "./rooms/handover.ts";
import { lobbyRoom } from "./rooms/lobby-room.ts";
import { tableRoom } from "./rooms/table-room.ts";
import { keepPacked } from "./store/log/packing.ts";
import { openStore } from "./store/open/stores.ts";
import { NotStored, Unreadable } from "./store/ports.ts";
import { watched } from "./store/watched.ts";

/** Time limit of the store's health check, in ms: a frozen connection never fails. */
const CHECK = 2000;

/** Number of reported unreadable matches that are remembered, so that each is reported once. */
const REPORTED = 10_000;

/** Minimum time between two log entries about a network that sends too much, in seconds. */
const SAID_AGAIN = 3600;

/** How long closing waits for clients that were sent away, in ms. */
const FAREWELL = 2000;

/** Threads for slow bots, at most on half of all cores. */
const THINKING = {
  threads: Math.max(1, availableParallelism() >> 1),
  queue: 64,
  queueOfOne: 32,
  patience: 5000,
} as const;

const COUNTING = { threads: 1, queue: 64, patience: 20_000 } as const;

/** Threads that read logs for HTTP. The queue is long, because one list may show 200 delayed tables. */
const READING = { threads: Math.max(1, availableParallelism() >> 1), queue: 256, patience: 20_000 } as const;

const DIST = fileURLToPath(new URL("../client/dist/", import.meta.url));

/** The module that draws link pictures, from the client's build. */
const PICTURE_MODULE = new URL("../client/dist/pictures/png.js", import.meta.url);

export interface App {
  readonly server: Server;
  readonly tables: Tables;
  readonly factory: MatchFactory;
  /**
   * Starts listening. @returns the port, which the system chooses for port 0. @throws the system's error, such as for a port in
   * use
   */
  listen(port: number, host: string): Promise<number>;
  readonly onError: (error: unknown, where: string) => void;
  /** Sends all players to other processes of the cluster, a few tables at a time; does nothing without other processes. */
  drain(): Promise<void>;
  /** Refuses new connections, answers pending requests, stores everything, and releases all resources. */
  close(): Promise<void>;
}

/**
 * The whole server, ready to listen.
 * @param mount adds middleware before all else, and returns the handler of pages that replaces the built client, for development
 * @param now in ms since 1970
 * @param shelf the module of `gameOf`, for threads
 */
export async function createApp(
  config: Config,
  mount?: (app: Application, gate: Gate) => Promise<RequestHandler>,
  log: Logger = openLog(config.logLevel),
  gameOf: (id: string) => AnyGame | undefined = shelved,
  now: () => number = Date.now,
  shelf: URL = SHELF,
): Promise<App> {
  const metrics = metricsOf(() => present(tables, cluster));
  const unreadable = new LRUCache<string, true>({ max: REPORTED });
  const onError = (error: unknown, where: string) => {
    if (error instanceof Unreadable) {
      if (unreadable.has(where)) return;
      unreadable.set(where, true);
    }
    metrics.failed();
    log.error({ err: error, where }, "an operation failed");
  };
  const broken = new Set<string>();
  const onDamage = (match: string) => {
    if (!broken.has(match)) log.error({ where: match }, "the summary of a match cannot be read: run npm run doctor");
    broken.add(match);
  };
  const onBrokenPart = (part: string) => log.error({ part }, "a part of the database is damaged: run npm run doctor");
  const onUpgrade = (from: number, to: number) => log.info({ from, to }, "the database schema was upgraded");
  const cluster = await clusterOf(config, log);
  const location = storeLocation(config);
  const store = watched(await openStore(location, { onDamage, onBrokenPart, onUpgrade }), metrics, log);
  const stopPacking = keepPacked(store, onError);
  const secret = await store.secret("seeds");
  const stopTidying = keepTidy({ store, isInMemory: (id) => tables.isOpen(id), now, onError });
  const stopRelisting = keepRelisted({ store, gameOf, secret, now, onError });
  const thoughts = thinking({ ...THINKING, onError });
  const keys = vapidKeysOf(await store.secret("push"));
  const { pushServices: services, pushContact: contact } = config;
  const delivery = services.length > 0 ? pushDelivery({ keys, contact, services }) : undefined;
  const { webhookServices } = config;
  const webhooks = webhookServices.length > 0 ? webhookDelivery({ services: webhookServices }) : undefined;
  const { hasOthers } = cluster;
  const notices =
    delivery || webhooks ? new TurnNotices({ store, delivery, webhooks, now, onError, hasOthers }) : undefined;
  const matches = createMatches({
    store,
    gameOf,
    secret,
    botPause: config.botPause,
    now,
    thinking: thoughts,
    hasRouting: cluster.hasOthers,
    listing: cluster.listing,
    naming: cluster.naming,
    ...(notices && { companion: notices.attend }),
    onError,
  });
  const { tables, factory, renaming, listing, redirects } = matches;
  const stopNotices = notices?.watch(tables);
  const { players: connected, occupancy: news } = cluster;
  const occupied = new OccupiedTables({ find: tables.find, players: connected, news, now });

  const people = new PeopleHere({ people: cluster.people, now });

  const files = examiners({ ...EXAMINING, onError });
  const handingIn = new HandingIn({ store, examiners: files, gameOf, secret, renaming, now });
  const counters = location.kind === "memory" ? undefined : logbookThreads(location, { ...COUNTING, onError });
  const logbooks = new Logbooks(store, gameOf, counters);
  const contacts = new Contacts(store);
  const days = new Days({ tables, factory, games: Object.values(GAMES), secret });

  const players = new Players({ tokens: tokensOf(await store.secret("tokens")), store, rename: renaming.rename });

  const readings = new Readings({
    ...READING,
    store,
    location: storeLocation(config),
    secret,
    shelf,
    now,
    onNewName: renaming.onNewName,
    onError,
  });

  const branching = new Branching({ store, readings, now });

  const looked = async () => {
    await tables.find({ limit: 1 }).catch((error: unknown) => {
      throw new NotStored("lists cannot be read", { cause: error });
    });
    await store.check();
  };
  let looking: Promise<void> | undefined;
  const bounded = async () => {
    const late = setTimeout(CHECK, undefined, { ref: false }).then(() => {
      throw new NotStored("the store does not answer");
    });
    try {
      await Promise.race([looked(), late]);
    } finally {
      looking = undefined;
    }
  };
  /** Resolves if moves can be stored. Simultaneous requests share one check. */
  const check = () => {
    looking ??= bounded();
    return looking;
  };
  const onHit = ({ limit, who, isFirst }: Hit) => {
    metrics.limited(limit);
    if (isFirst) log.warn({ limit, who }, "a client exceeds a rate limit");
  };
  const limits = new Limits(config.limits, onHit, cluster.counter);
  const passes = cluster.passes(tables.now);
  let isReady = true;
  /** Whether this process is being replaced or stopped. */
  let isEnding = false;
  const stopWatching = watchStore({
    store,
    cluster,
    take: (isTaking) => {
      isReady = isTaking && !isEnding;
    },
    sendAll: () => handOverAll(tables, "abandon"),
    log,
    onError,
  });
  const invite = async (table: Summary, by: string, invited: readonly string[]) => {
    const mutual = await contacts.mutualWith(by, invited);
    if (mutual.length === 0 || (await limits.wait("invitations", by, mutual.length)) !== undefined) return;
    notices?.invite(table, mutual);
  };
  const finder = new Finder(tables, limits);
  const shown = new SpectatorSummaries(tables, readings);
  const listed = new SpectatorSummaries(occupied, readings);
  const reads = new Reads({ readings, shown, limits, days, gameOf });
  const cards = matchCards({ finder, reads, days, gameOf });
  const pictures = new Pictures({ module: PICTURE_MODULE, onError });
  const gate = new Gate({
    // The development server inlines scripts and styles, which the policy of the built client forbids.
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
  standardize(matchMaker.controller, config.origins, onError);
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
        async onDisconnect(network) {
          metrics.limited("bytes");
          if (await isNews(network))
            log.warn({ limit: "bytes", who: network }, "a client sends too many bytes: its connection was closed");
        },
      },
    ),
    express: async (app) => {
      app.disable("x-powered-by");
      // Before the other routes: the client's sources have a folder `api`, too.
      const answerPages = (await mount?.(app, gate)) ?? pages(DIST, headOfLink(cards));
      app.use(metricsRouter(metrics));
      app.use(operatorRouter(() => present(tables, cluster), location));
      app.use(
        "/api",
        api({
          tables,
          factory,
          days,
          store,
          players,
          gameOf,
          limits,
          finder,
          passes,
          branching,
          handingIn,
          logbooks,
          contacts,
          invite,
          spectators: cluster.spectators,
          people,
          shown,
          listed,
          reads,
          readings,
          metrics,
          about: config.about,
          push: delivery && { publicKey: keys.publicKey, delivery },
          webhooks: webhooks && { delivery: webhooks, services: webhookServices },
          check,
          isReady: () => isReady,
          onError,
        }),
      );
      app.use(PICTURES, pictureDoor({ cards, pictures, limits, dist: DIST, onError }));
      app.use(answerPages, noSuchDoor);
      app.use(answerFault(metrics, onError));
      await gate.warmUp();
    },
  });
  server
    .define(
      "table",
      tableRoom({
        tables,
        factory,
        renaming,
        redirects,
        days,
        players,
        limits,
        quotas: {
          sockets: new Quota(config.guestSockets),
          tables: new Quota(config.tables),
          guestTables: new Quota(config.guestTables),
        },
        metrics,
        occupied,
        seatHeld: config.seatHeld * 60_000,
        onPresence(match, players) {
          notices?.see(match, players);
          people.see(match, players);
        },
        onSpectators: cluster.spectators.set,
        contacts,
        invite,
        onError,
      }),
    )
    .filterBy(["match"]);
  server.define("lobby", lobbyRoom(listing, occupied, onError));

  return {
    server,
    tables,
    factory,
    onError,
    async listen(port, host) {
      // Colyseus waits without end when it cannot listen.
      const failed = Promise.withResolvers<never>();
      gate.removeAllListeners("error").once("error", failed.reject);
      await Promise.race([server.listen(port, host), failed.promise]);
      gate.on("error", (error) => onError(error, "http"));
      return (gate.address() as AddressInfo).port;
    },
    async drain() {
      if (!cluster.hasOthers) return;
      isReady = false;
      isEnding = true;
      stopWatching();
      await cluster.withdraw();
      await handOverAll(tables);
    },
    async close() {
      isReady = false;
      isEnding = true;
      stopWatching();
      // A reservation that is not used would delay this until it expires.
      await Promise.race([server.gracefullyShutdown(false), setTimeout(FAREWELL, undefined, { ref: false })]);
      stopNotices?.();
      occupied.close();
      people.close();
      await notices?.close();
      await matches.close();
      await thoughts.close();
      await files.close();
      await counters?.close();
      await pictures.close();
      await readings.close();
      await stopTidying();
      await stopRelisting();
      await stopPacking();
      await store.close();
      await cluster.close();
    },
  };
}

/** The shared state of a deployment's processes. A single process needs neither Redis nor its code. */
async function clusterOf({ redisUrl: url, publicAddress }: Config, log: Logger): Promise<Cluster> {
  if (url === undefined) return oneProcess();
  const { redisCluster } = await import("./cluster/redis-cluster.ts");
  return redisCluster({ url, publicAddress, log });
}

/** The current figures for operators. */
function present(tables: Tables, cluster: Cluster): Gauges {
  return {
    ...tables.population,
    sockets: matchMaker.stats.local.ccu,
    isClusterReachable: cluster.isReachable,
  };
}
