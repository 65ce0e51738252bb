import { createHash, randomUUID } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { type LimitName, memoryCounter } from "../limits.ts";
import { LIFETIME, newPass, type Passes } from "../players/passes.ts";
import type { Player } from "../players/tokens.ts";
import { type Cluster, localTopic, type Topic } from "./cluster.ts";
import { ClusterDriver } from "./driver.ts";
import { SteadyPresence } from "./presence.ts";
import { connect } from "./redis.ts";
import { selection } from "./selection.ts";
import { redisTally } from "./tally.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** What is counted in each process for itself: it is asked with every move, and each line leads to one process. */
const OWN_LIMITS: readonly LimitName[] = ["messages", "talk"];

export interface ClusterOptions {
  /** Where Redis is. It holds a password. */
  readonly url: string;
  /** Where the proxy finds this process, as play.example.com/p/1; undefined where every process has an address of its own. */
  readonly publicAddress: string | undefined;
  readonly log: Logger;
}

/** A deployment of several processes, which find each other by Redis. @throws RedisUnreachable */
export async function redisCluster({ url, publicAddress, log }: ClusterOptions): Promise<Cluster> {
  const redis = await connect(url);
  const driver = new ClusterDriver(redis);
  const presence = new SteadyPresence(redis, driver);
  presence.listener.on("error", () => {});
  await presence.listener.connect();
  const onlookers = redisTally(redis, "onlookers");
  const gaps = new Set<() => void>();
  let isReachable = true;

  redis.on("close", () => {
    if (isReachable)
      log.warn(
        "Redis is away: limits are counted by each process for itself, and people find only tables of the process they ask",
      );
    isReachable = false;
  });
  redis.on("ready", async () => {
    try {
      await driver.recover();
      await matchMaker.stats.persist(true);
    } catch (error) {
      // It went away again, and will come back again.
      return log.debug({ err: error }, "Redis did not stay");
    }
    isReachable = true;
    for (const tell of gaps) tell();
    log.warn("Redis is back");
  });
  const end = async () => {
    redis.removeAllListeners("close");
    onlookers.close();
    // What was said last is sent before.
    await Promise.all([redis, presence.listener].map((each) => each.quit().catch(() => each.disconnect())));
  };

  return {
    matchmaking: {
      driver,
      presence,
      selectProcessIdToCreateRoom: selection(redis),
      ...(publicAddress === undefined ? {} : { publicAddress }),
    },
    counter(name, limit) {
      const own = memoryCounter(limit);
      if (OWN_LIMITS.includes(name)) return own;
      return new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points: limit.count,
        duration: limit.seconds,
        insuranceLimiter: own,
        rejectIfRedisNotReady: true,
      });
    },
    passes: (now) => redisPasses(redis, now),
    listing: sharedTopic(presence, `listing:${redis.options.db ?? 0}`, gaps),
    naming: sharedTopic(presence, `naming:${redis.options.db ?? 0}`, gaps),
    onlookers,
    hasOthers: true,
    get isReachable() {
      return isReachable;
    },
    async withdraw() {
      presence.withdraw();
      await matchMaker.stats.excludeProcess(matchMaker.processId);
    },
    close: end,
  };
}

/** News by Redis, and in this process without it. @param gaps who is to be told when Redis was away */
function sharedTopic<News>(presence: SteadyPresence, channel: string, gaps: Set<() => void>): Topic<News> {
  const here = localTopic<News>();
  const own = randomUUID();
  void presence.subscribe(channel, ([from, news]: [string, News]) => {
    if (from !== own) here.publish(news);
  });
  return {
    publish(news) {
      here.publish(news);
      void presence.publish(channel, [own, news]);
    },
    subscribe(listener, onGap = () => {}) {
      const stop = here.subscribe(listener);
      gaps.add(onGap);
      return () => {
        stop();
        gaps.delete(onGap);
      };
    },
  };
}

/** A pass itself is never written down: who reads Redis learns no pass. */
const keyOf = (pass: string): string => `pass:${createHash("sha256").update(pass).digest("base64url")}`;

/** Passes that any process of the cluster takes. @throws ClusterUnreachable while Redis is away */
function redisPasses(redis: Redis, now: () => number): Passes {
  const ask = <T>(question: Promise<T>): Promise<T> =>
    question.catch(() => {
      throw new ClusterUnreachable();
    });
  return {
    async make(player) {
      const made = newPass(now());
      await ask(redis.set(keyOf(made.pass), JSON.stringify(player), "PX", LIFETIME));
      return made;
    },
    async use(pass) {
      const player = await ask(redis.getdel(keyOf(pass)));
      return player === null ? undefined : (JSON.parse(player) as Player);
    },
  };
}
