import type { Moment } from "../../shared/engine/time.ts";
import { passCode } from "../match/ids.ts";
import type { Player } from "./tokens.ts";

/** How long a pass may be used, in milliseconds: long enough to fetch a phone. */
const LIFETIME = 10 * 60_000;
/** How many may be about; the oldest gives way. */
const MOST = 10_000;

/** What another device becomes a player with. */
export interface Pass {
  readonly pass: string;
  readonly until: Moment;
}

/**
 * Passes by which a player goes on at another device. Each works once, and not for long; they are in memory alone, so that no
 * file holds them, and a restart voids them.
 */
export class Passes {
  readonly #now: () => number;
  /** From the oldest on. */
  readonly #open = new Map<string, { readonly player: Player; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A new pass for a player. */
  make(player: Player): Pass {
    this.#forgetOld();
    const pass = passCode();
    const until = this.#now() + LIFETIME;
    this.#open.set(pass, { player, until });
    return { pass, until: new Date(until).toISOString() };
  }

  /** Whose pass this is, if it may still be used; it is used up then. */
  use(pass: string): Player | undefined {
    const made = this.#open.get(pass);
    this.#open.delete(pass);
    return made && made.until > this.#now() ? made.player : undefined;
  }

  #forgetOld(): void {
    for (const [pass, { until }] of this.#open) {
      if (until > this.#now() && this.#open.size < MOST) return;
      this.#open.delete(pass);
    }
  }
}
