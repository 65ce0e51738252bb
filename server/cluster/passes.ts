import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { LIFETIME, newPass, type Passes } from "../players/passes.ts";
import type { Player } from "../players/tokens.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** A pass itself is never written down: who reads Redis learns no pass. */
const keyOf = (pass: string): string => `pass:${createHash("sha256").update(pass).digest("base64url")}`;

/** Passes that any process of the cluster takes. @throws ClusterUnreachable while Redis is away */
export function redisPasses(redis: Redis, now: () => number): Passes {
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
