import { matchMaker } from "@colyseus/core";
import type { Redis } from "ioredis";
import { beatOf, HEALTHY, isAlive } from "./driver.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** Redis hashes by process: rooms as last reported, and rooms assigned since then. */
export const ROOM_COUNTS = "roomcount";
export const ROOMS_GIVEN = "roomsgiven";

/**
 * Selects the process with the fewest rooms and counts one more for it; nil if none is listed. Prefers the requesting
 * process if it has at most 10 % and one room more, because other processes cost a request.
 */
const GIVE = `
  local counts, best, fewest, own = redis.call("HGETALL", KEYS[1])
  for i = 1, #counts, 2 do
    local rooms = tonumber(string.match(counts[i + 1], "^%d+")) + tonumber(redis.call("HGET", KEYS[2], counts[i]) or 0)
    if not fewest or rooms < fewest then best, fewest = counts[i], rooms end
    if counts[i] == ARGV[1] then own = rooms end
  end
  if own and own <= fewest * 1.1 + 1 then best = ARGV[1] end
  if best then redis.call("HINCRBY", KEYS[2], best, 1) end
  return best`;

/**
 * For tables, selects a living process with few rooms; for other rooms, this process.
 * @throws ClusterUnreachable
 */
export function selection(redis: Redis): (room: string) => Promise<string> {
  const next = async (): Promise<string | null> => {
    try {
      return (await redis.eval(GIVE, 2, ROOM_COUNTS, ROOMS_GIVEN, matchMaker.processId)) as string | null;
    } catch {
      throw new ClusterUnreachable();
    }
  };
  return async (room) => {
    if (room !== "table") return matchMaker.processId;
    for (;;) {
      const chosen = (await next()) ?? matchMaker.processId;
      if (chosen === matchMaker.processId || (await isAlive(redis, chosen))) return chosen;
      await Promise.all([matchMaker.stats.excludeProcess(chosen), redis.hdel(ROOMS_GIVEN, chosen)]);
    }
  };
}

/** False while Redis is unreachable. */
export async function hasHealthyOther(redis: Redis): Promise<boolean> {
  try {
    const others = (await redis.hkeys(ROOM_COUNTS)).filter((process) => process !== matchMaker.processId);
    return others.length > 0 && (await redis.mget(others.map(beatOf))).includes(HEALTHY);
  } catch {
    return false;
  }
}
