import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { LIFETIME, MOST_OF_PLAYER, newPass, type Passes } from "../players/passes.ts";
import type { Player } from "../players/tokens.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** A hash, so that a reader of Redis cannot use the pass. */
const keyOf = (pass: string): string => `pass:${createHash("sha256").update(pass).digest("base64url")}`;

/**
 * Stores a pass, and deletes the player's oldest above the limit. KEYS: the pass, the player's list of passes; ARGV:
 * the player, lifetime in ms, maximum number of passes.
 */
const MAKE_PASS = `
redis.call("set", KEYS[1], ARGV[1], "px", ARGV[2])
redis.call("lpush", KEYS[2], KEYS[1])
redis.call("pexpire", KEYS[2], ARGV[2])
while redis.call("llen", KEYS[2]) > tonumber(ARGV[3]) do
  redis.call("del", redis.call("rpop", KEYS[2]))
end`;

const passesKeyOf = ({ id }: Player): string => `passes:${id}`;

/**
 * Methods throw ClusterUnreachable if Redis fails.
 * @param now in ms since 1970
 */
export function redisPasses(redis: Redis, now: () => number): Passes {
  const ask = <T>(question: Promise<T>): Promise<T> =>
    question.catch(() => {
      throw new ClusterUnreachable();
    });
  return {
    async make(player) {
      const made = newPass(now());
      const keys = [keyOf(made.pass), passesKeyOf(player)];
      await ask(redis.eval(MAKE_PASS, 2, ...keys, JSON.stringify(player), LIFETIME, MOST_OF_PLAYER));
      return made;
    },
    async use(pass) {
      const text = await ask(redis.getdel(keyOf(pass)));
      if (text === null) return undefined;
      const player: Player = JSON.parse(text);
      await ask(redis.lrem(passesKeyOf(player), 1, keyOf(pass)));
      return player;
    },
  };
}
