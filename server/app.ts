import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { matchMaker, type Server } from "@colyseus/core";
import type { Logger } from "pino";
import type { AnyGame } from "../shared/engine/contract/game.ts";
import { gameOf as shelved } from "../shared/games/index.ts";
import { type Cluster, oneProcess } from "./cluster/cluster.ts";
import { watchStore } from "./cluster/cut-off.ts";
import { createMatchServices } from "./composition/match-services.ts";
import { createNotifications } from "./composition/notifications.ts";
import { openPersistence } from "./composition/persistence.ts";
import { createPlayerServices } from "./composition/player-services.ts";
import { reportingTo } from "./composition/reporting.ts";
import { createWeb, type Mount } from "./composition/web.ts";
import type { Config } from "./config.ts";
import { cryptoEntropy, type Entropy, idsFrom } from "./ids.ts";
import { openLog } from "./log.ts";
import { SHELF } from "./match/async-bot-threads.ts";
import type { MatchFactory } from "./match/match-factory.ts";
import type { Tables } from "./match/tables.ts";
import type { Gauges } from "./metrics.ts";
import { handOverAll } from "./rooms/handover.ts";

/** In ms. */
const DISCONNECT_TIMEOUT = 2000;

export interface App {
  readonly server: Server;
  readonly tables: Tables;
  readonly factory: MatchFactory;
  /**
   * @returns the actual port, also for port 0
   * @throws the system's error, for example if the port is in use
   */
  listen(port: number, host: string): Promise<number>;
  readonly onError: (error: unknown, where: string) => void;
  /** Sends all players to other processes. Does nothing without a cluster. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface AppDeps {
  /** Serves the client's sources. Default: the built client. */
  readonly mount?: Mount | undefined;
  readonly log?: Logger | undefined;
  readonly gameOf?: (id: string) => AnyGame | undefined;
  /** The module that exports `gameOf`, for worker threads. */
  readonly shelf?: URL;
  readonly now?: (() => number) | undefined;
  /** Randomness for ids, secrets and bots' nonces. Default: Node's crypto. */
  readonly entropy?: Entropy | undefined;
}

export async function createApp(
  config: Config,
  {
    mount,
    log = openLog(config.logLevel),
    gameOf = shelved,
    shelf = SHELF,
    now = Date.now,
    entropy = cryptoEntropy,
  }: AppDeps = {},
): Promise<App> {
  const gauges = () => gaugesOf(matches.tables, cluster);
  const reporting = reportingTo(log, gauges);
  const { onError } = reporting;
  const cluster = await clusterOf(config, log);
  const persistence = await openPersistence(config, reporting, entropy);
  const notifications = await createNotifications(config, persistence, cluster, reporting, now);
  const { notices } = notifications;
  const services = { config, reporting, persistence, ids: idsFrom(entropy), cluster, gameOf, now };
  const matches = createMatchServices({ ...services, notices, shelf });
  const { tables, factory, renaming } = matches;
  const people = await createPlayerServices({ ...services, renaming });
  const readiness = new Readiness();
  const { isReady, setAccepting } = readiness;
  const web = createWeb({ ...services, notifications, matches, people, gauges, isReady, mount });
  const sendAll = () => handOverAll(tables, "abandon");
  const { leases } = persistence.store;
  const stopWatching = watchStore({ leases, cluster, setAccepting, sendAll, log, onError });
  const end = () => {
    readiness.end();
    stopWatching();
  };
  return {
    server: web.server,
    tables,
    factory,
    onError,
    listen: (port, host) => listenAt(web, port, host, onError),
    async drain() {
      if (!cluster.hasOthers) return;
      end();
      matches.invitations.close();
      await cluster.withdraw();
      await handOverAll(tables);
    },
    async close() {
      end();
      matches.invitations.close();
      // Colyseus waits for unused seat reservations to expire.
      await Promise.race([
        web.server.gracefullyShutdown(false),
        setTimeout(DISCONNECT_TIMEOUT, undefined, { ref: false }),
      ]);
      for (const part of [matches, people, web, persistence, cluster]) await part.close();
    },
  };
}

/** This process accepts no players while it stops, or while only other processes reach the store. */
class Readiness {
  #isAccepting = true;
  #isEnding = false;

  isReady = (): boolean => this.#isAccepting && !this.#isEnding;

  setAccepting = (isAccepting: boolean): void => {
    this.#isAccepting = isAccepting;
  };

  end(): void {
    this.#isEnding = true;
  }
}

async function listenAt(
  { filter, server }: ReturnType<typeof createWeb>,
  port: number,
  host: string,
  onError: App["onError"],
): Promise<number> {
  // If Colyseus cannot listen, its promise never settles.
  const failed = Promise.withResolvers<never>();
  filter.removeAllListeners("error").once("error", failed.reject);
  await Promise.race([server.listen(port, host), failed.promise]);
  filter.on("error", (error) => onError(error, "http"));
  return (filter.address() as AddressInfo).port;
}

async function clusterOf({ redisUrl: url, publicAddress }: Config, log: Logger): Promise<Cluster> {
  if (url === undefined) return oneProcess();
  const { redisCluster } = await import("./cluster/redis-cluster.ts");
  return redisCluster({ url, publicAddress, log });
}

function gaugesOf(tables: Tables, cluster: Cluster): Gauges {
  return {
    ...tables.population,
    sockets: matchMaker.stats.local.ccu,
    isClusterReachable: cluster.isReachable,
  };
}
