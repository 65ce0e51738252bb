import type { Moment } from "../../shared/engine/time.ts";
import { passCode } from "../ids.ts";
import type { Player } from "./tokens.ts";

/** How long a pass may be used, in milliseconds: long enough to fetch a phone. */
export const LIFETIME = 10 * 60_000;
/** How many may be about; the oldest gives way. */
const MOST = 10_000;

/** What another device becomes a player with. */
export interface Pass {
  readonly pass: string;
  readonly until: Moment;
}

/** Passes by which a player goes on at another device. Each works once, and not for long. */
export interface Passes {
  /** A new pass for a player. */
  make(player: Player): Promise<Pass>;
  /** Whose pass this is, if it may still be used; it is used up then. */
  use(pass: string): Promise<Player | undefined>;
}

/** A pass that may be used from now on. @param now in milliseconds since 1970 */
export function newPass(now: number): Pass {
  return { pass: passCode(), until: new Date(now + LIFETIME).toISOString() };
}

/** Passes in memory alone, so that no file holds them, and a restart voids them. @param now in milliseconds since 1970 */
export function memoryPasses(now: () => number): Passes {
  /** From the oldest on. */
  const open = new Map<string, { readonly player: Player; readonly until: number }>();

  function forgetOld(): void {
    for (const [pass, { until }] of open) {
      if (until > now() && open.size < MOST) return;
      open.delete(pass);
    }
  }

  return {
    async make(player) {
      forgetOld();
      const made = newPass(now());
      open.set(made.pass, { player, until: Date.parse(made.until) });
      return made;
    },
    async use(pass) {
      const made = open.get(pass);
      open.delete(pass);
      return made && made.until > now() ? made.player : undefined;
    },
  };
}
