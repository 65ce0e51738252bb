import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So many of something in so many seconds. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/**
 * What is limited. By household: `requests` over HTTP, `joins` to rooms, `matches` that are opened, `messages` to rooms. By
 * player and table: `talk`.
 */
export type LimitName = "requests" | "joins" | "matches" | "messages" | "talk";

/** What is not limited at all is undefined. */
export type LimitRules = Readonly<Record<LimitName, Limit | undefined>>;

/** Somebody who does too much of something; `isFirst` in a while. */
export interface Hit {
  readonly limit: LimitName;
  readonly who: string;
  readonly isFirst: boolean;
}

/** Counts who does how much. */
export class Limits {
  readonly #rules: LimitRules;
  readonly #counters: ReadonlyMap<string, RateLimiterMemory>;
  readonly #onHit: (hit: Hit) => void;

  constructor(rules: LimitRules, onHit: (hit: Hit) => void) {
    this.#rules = rules;
    this.#counters = new Map(
      Object.entries(rules).flatMap(([name, rule]) =>
        rule ? [[name, new RateLimiterMemory({ points: rule.count, duration: rule.seconds })]] : [],
      ),
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
      return Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
    }
  }
}
