import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

export type LimitName =
  /** HTTP requests per network. */
  | "requests"
  /** Joins of rooms, and streams of tables and invitations, per network. */
  | "joins"
  /** Created matches and series, per network. */
  | "matches"
  /** Messages to rooms per network. */
  | "messages"
  /** Chat messages per player and table. */
  | "talk"
  /** Wrong invitation codes per network. */
  | "codes"
  /** Wrong invitation codes of all networks. */
  | "allCodes"
  /** Changes of documents, notes and boards per network. */
  | "documents"
  /** Uploaded offline matches per network. */
  | "handedIn"
  /** Drawn link pictures per network. */
  | "pictures"
  /** Read log events, per network and per player; rows of series, per network. */
  | "reads"
  /** Renames per network and per player. */
  | "renames"
  /** Requests that write a row or create a secret, per network. */
  | "choices"
  /** Invitations per player. */
  | "invitations"
  /** Invitations per network and program. */
  | "programInvitations"
  /** Webhook tests per player. */
  | "webhookTests"
  /** Stored bytes per network. */
  | "writes";

/** Undefined: unlimited. */
export type LimitRules = Readonly<Record<LimitName, Limit | undefined>>;

/** `isFirst`: the sender's first in the current period. */
export interface Hit {
  readonly limit: LimitName;
  readonly who: string;
  readonly isFirst: boolean;
}

export type Counter = Pick<RateLimiterAbstract, "consume" | "reward" | "get">;

export const memoryCounter = ({ count, seconds }: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points: count, duration: seconds });

/** Whether a call is the sender's first within `seconds`. */
export function firstIn(seconds: number): (who: string) => Promise<boolean> {
  const counter = memoryCounter({ count: 1, seconds });
  return async (who) => (await counter.penalty(who)).isFirstInDuration;
}

export class Limits {
  readonly #rules: LimitRules;
  readonly #counters: ReadonlyMap<string, Counter>;
  readonly #onHit: (hit: Hit) => void;

  /** @param counterOf Default: in memory */
  constructor(
    rules: LimitRules,
    onHit: (hit: Hit) => void,
    counterOf: (name: LimitName, limit: Limit) => Counter = (_, limit) => memoryCounter(limit),
  ) {
    this.#rules = rules;
    this.#counters = new Map(
      (Object.keys(rules) as LimitName[]).flatMap((name) => {
        const limit = rules[name];
        return limit ? [[name, counterOf(name, limit)]] : [];
      }),
    );
    this.#onHit = onHit;
  }

  /**
   * Charges at most the whole limit, which allows a single larger request.
   * @returns seconds to wait if the limit is exceeded
   */
  async wait(limit: LimitName, who: string, more = 1): Promise<number | undefined> {
    const amount = Math.min(more, this.#rules[limit]?.count ?? more);
    try {
      await this.#counters.get(limit)?.consume(who, amount);
      return undefined;
    } catch (answer) {
      if (!(answer instanceof RateLimiterRes)) throw answer;
      this.#onHit({ limit, who, isFirst: answer.consumedPoints - amount <= this.#rules[limit]!.count });
      return secondsIn(answer.msBeforeNext);
    }
  }

  async refund(limit: LimitName, who: string): Promise<void> {
    await this.#counters.get(limit)?.reward(who);
  }

  /** `wait`: seconds until the period ends if the limit is used up; otherwise 0. */
  async statusOf(limit: LimitName, who: string): Promise<{ readonly count: number; readonly wait: number }> {
    const { consumedPoints = 0, msBeforeNext = 0 } = (await this.#counters.get(limit)?.get(who)) ?? {};
    const isUsedUp = consumedPoints >= (this.#rules[limit]?.count ?? Number.POSITIVE_INFINITY);
    return { count: consumedPoints, wait: isUsedUp ? secondsIn(msBeforeNext) : 0 };
  }
}

const secondsIn = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Limits how many resources a holder has at a time. */
export class Quota {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns a function that releases the resource; undefined above the quota */
  take(holder: string): (() => void) | undefined {
    const held = this.#held.get(holder) ?? 0;
    if (held >= this.#most) return undefined;
    this.#held.set(holder, held + 1);
    return () => {
      const left = this.#held.get(holder)! - 1;
      if (left > 0) this.#held.set(holder, left);
      else this.#held.delete(holder);
    };
  }

  get size(): number {
    return this.#held.size;
  }
}

/**
 * Takes all resources or none.
 * @returns a function that releases all; undefined above a quota
 */
export function takeEach(claims: readonly (readonly [quota: Quota, holder: string])[]): (() => void) | undefined {
  const taken: (() => void)[] = [];
  const release = () => {
    for (const giveBack of taken) giveBack();
  };
  for (const [quota, holder] of claims) {
    const giveBack = quota.take(holder);
    if (!giveBack) {
      release();
      return undefined;
    }
    taken.push(giveBack);
  }
  return release;
}

/** A token bucket: spent amounts are regained continuously. */
export class Allowance {
  readonly #limit: Limit;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param now in ms */
  constructor(limit: Limit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
    this.#left = limit.count;
    this.#at = now();
  }

  /** @returns whether the amount was available */
  spend(amount: number): boolean {
    const { count, seconds } = this.#limit;
    const now = this.#now();
    this.#left = Math.min(count, this.#left + ((now - this.#at) / 1000) * (count / seconds)) - amount;
    this.#at = now;
    return this.#left >= 0;
  }
}
