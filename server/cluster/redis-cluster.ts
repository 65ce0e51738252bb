import { randomUUID } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { type Counter, type Limit, type LimitName, memoryCounter } from "../limits.ts";
import { batchedCounter } from "./batched-counter.ts";
import { type Cluster, localTopic, MOST_PROGRAMS, type Topic } from "./cluster.ts";
import { ClusterDriver } from "./driver.ts";
import { redisPasses } from "./passes.ts";
import { NonRejectingPresence } from "./presence.ts";
import { connect } from "./redis.ts";
import { hasHealthyOther, selection } from "./selection.ts";
import { redisTally } from "./tally.ts";

/** Counted per process, because all messages to a table reach the same process. */
const OWN_LIMITS: readonly LimitName[] = ["messages", "talk"];
/** This limit counts every move, so processes report in batches. */
const BATCHED_LIMIT: LimitName = "writes";

interface ClusterOptions {
  /** Contains a password. */
  readonly url: string;
  /** Address behind the proxy, such as play.example.com/p/1. */
  readonly publicAddress: string | undefined;
  readonly log: Logger;
}

/** @throws RedisUnreachable */
export async function redisCluster({ url, publicAddress, log }: ClusterOptions): Promise<Cluster> {
  const redis = await connect(url);
  const driver = new ClusterDriver(redis);
  const presence = new NonRejectingPresence(redis, driver);
  presence.listener.on("error", () => {});
  await presence.listener.connect();
  const tallies = {
    spectators: redisTally(redis, "onlookers"),
    players: redisTally(redis, "players"),
    people: redisTally(redis, "people"),
    programs: redisTally(redis, "programs", MOST_PROGRAMS),
  };
  const topic = <News>(name: string) => sharedTopic<News>(presence, `${name}:${redis.options.db ?? 0}`, gaps);
  const gaps = new Set<() => void>();
  const reach = watchReach(redis, driver, gaps, log);
  const end = async () => {
    redis.removeAllListeners("close");
    for (const tally of Object.values(tallies)) tally.close();
    // Unlike `disconnect`, `quit` sends pending commands first.
    await Promise.all([redis, presence.listener].map((each) => each.quit().catch(() => each.disconnect())));
  };

  return {
    matchmaking: {
      driver,
      presence,
      selectProcessIdToCreateRoom: selection(redis),
      ...(publicAddress === undefined ? {} : { publicAddress }),
    },
    counter: (name, limit) => counterOf(redis, name, limit),
    passes: (now) => redisPasses(redis, now),
    listing: topic("listing"),
    occupancy: topic("occupancy"),
    naming: topic("naming"),
    invitations: topic("invitations"),
    ...tallies,
    hasOthers: true,
    get isReachable() {
      return reach.isReachable;
    },
    get isHealthy() {
      return driver.isHealthy;
    },
    set isHealthy(isHealthy) {
      driver.isHealthy = isHealthy;
    },
    hasHealthyOther: () => hasHealthyOther(redis),
    async rejoin() {
      presence.rejoin();
      await matchMaker.stats.persist(true);
    },
    async withdraw() {
      presence.withdraw();
      await matchMaker.stats.excludeProcess(matchMaker.processId);
    },
    close: end,
  };
}

function watchReach(redis: Redis, driver: ClusterDriver, gaps: ReadonlySet<() => void>, log: Logger) {
  const reach = { isReachable: true };
  redis.on("close", () => {
    if (reach.isReachable)
      log.warn(
        "Redis cannot be reached: each process counts its own rate limits, and players find only the tables of the process they are connected to",
      );
    reach.isReachable = false;
  });
  redis.on("ready", async () => {
    try {
      await driver.recover();
      await matchMaker.stats.persist(true);
    } catch (error) {
      // `ready` follows again when Redis is back.
      return log.debug({ err: error }, "the connection to Redis was lost again");
    }
    reach.isReachable = true;
    for (const onGap of gaps) onGap();
    log.warn("Redis can be reached again");
  });
  return reach;
}

function counterOf(redis: Redis, name: LimitName, limit: Limit): Counter {
  const own = memoryCounter(limit);
  if (OWN_LIMITS.includes(name)) return own;
  const isBatched = name === BATCHED_LIMIT;
  const shared = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `limit:${name}`,
    points: limit.count,
    duration: limit.seconds,
    rejectIfRedisNotReady: true,
    ...(!isBatched && { insuranceLimiter: own }),
  });
  return isBatched ? batchedCounter(own, shared, limit) : shared;
}

/**
 * While Redis fails, messages reach only this process.
 * @param gaps functions to call after an outage
 */
function sharedTopic<News>(presence: NonRejectingPresence, channel: string, gaps: Set<() => void>): Topic<News> {
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
