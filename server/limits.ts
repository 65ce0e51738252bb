import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So many of something in so many seconds. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/**
 * What is limited. By network: `requests` over HTTP, `joins` to rooms, `matches` that are opened, `messages` to rooms, `codes`
 * of tables that are none, `documents` that are kept, matches that are `handedIn`, `pictures` of links that are drawn. By player
 * and table: `talk`. Of everybody together: `allCodes` that are none.
 */
export type LimitName =
  | "requests"
  | "joins"
  | "matches"
  | "messages"
  | "talk"
  | "codes"
  | "allCodes"
  | "documents"
  | "handedIn"
  | "pictures";

/** What is not limited at all is undefined. */
export type LimitRules = Readonly<Record<LimitName, Limit | undefined>>;

/** Somebody who does too much of something; `isFirst` in a while. */
export interface Hit {
  readonly limit: LimitName;
  readonly who: string;
  readonly isFirst: boolean;
}

/** What counts how often somebody did something. */
export type Counter = Pick<RateLimiterAbstract, "consume" | "reward" | "get">;

/** Counts in this process alone. */
export const memoryCounter = ({ count, seconds }: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points: count, duration: seconds });

/** Tells whether what somebody does is their first in so many seconds; who did it longer ago is forgotten. */
export function firstIn(seconds: number): (who: string) => Promise<boolean> {
  const counter = memoryCounter({ count: 1, seconds });
  return async (who) => (await counter.penalty(who)).isFirstInDuration;
}

/** Counts who does how much. */
export class Limits {
  readonly #rules: LimitRules;
  readonly #counters: ReadonlyMap<string, Counter>;
  readonly #onHit: (hit: Hit) => void;

  /** @param counterOf what each limit is counted with */
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

  /** Counts one more. @returns how long to wait, in seconds, when it is one too many. */
  async wait(limit: LimitName, who: string): Promise<number | undefined> {
    try {
      await this.#counters.get(limit)?.consume(who);
      return undefined;
    } catch (answer) {
      if (!(answer instanceof RateLimiterRes)) throw answer;
      this.#onHit({ limit, who, isFirst: answer.consumedPoints === this.#rules[limit]!.count + 1 });
      return secondsIn(answer.msBeforeNext);
    }
  }

  /** Takes back one that was counted, as it was none of those that are limited. */
  async takeBack(limit: LimitName, who: string): Promise<void> {
    await this.#counters.get(limit)?.reward(who);
  }

  /** How much of it somebody did lately, and how long to wait in seconds where nothing is left; 0 where something is. */
  async standing(limit: LimitName, who: string): Promise<{ readonly count: number; readonly wait: number }> {
    const { consumedPoints = 0, msBeforeNext = 0 } = (await this.#counters.get(limit)?.get(who)) ?? {};
    const isUsedUp = consumedPoints >= (this.#rules[limit]?.count ?? Number.POSITIVE_INFINITY);
    return { count: consumedPoints, wait: isUsedUp ? secondsIn(msBeforeNext) : 0 };
  }
}

const secondsIn = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** What one sender may use up at once, and again in as many seconds, a little of it back every moment. */
export class Allowance {
  readonly #limit: Limit;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param now in milliseconds */
  constructor(limit: Limit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
    this.#left = limit.count;
    this.#at = now();
  }

  /** Uses so much of it up. @returns whether there was as much left. */
  spend(amount: number): boolean {
    const { count, seconds } = this.#limit;
    const now = this.#now();
    this.#left = Math.min(count, this.#left + ((now - this.#at) / 1000) * (count / seconds)) - amount;
    this.#at = now;
    return this.#left >= 0;
  }
}
