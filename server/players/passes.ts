import type { Moment } from "../../shared/engine/time.ts";
import { passCode } from "../ids.ts";
import type { Player } from "./tokens.ts";

/** How long a pass may be used, in milliseconds: long enough to fetch a phone. */
export const LIFETIME = 10 * 60_000;
/** How many passes of a player may be used at a time: the newest replaces their oldest. */
export const MOST_OF_PLAYER = 3;
/** How many passes this process keeps. */
const MOST = 100_000;

/** All places are taken by valid passes of other players, none of which is voided. */
export class TooManyPasses extends Error {
  override readonly name = "TooManyPasses";
}

/** What another device becomes a player with. */
export interface Pass {
  readonly pass: string;
  readonly until: Moment;
}

/** Passes by which a player goes on at another device. Each works once, and not for long. */
export interface Passes {
  /** A new pass for a player. @throws TooManyPasses */
  make(player: Player): Promise<Pass>;
  /** Whose pass this is, if it may still be used; it is used up then. */
  use(pass: string): Promise<Player | undefined>;
}

/** A pass that may be used from now on. @param now in milliseconds since 1970 */
export function newPass(now: number): Pass {
  return { pass: passCode(), until: new Date(now + LIFETIME).toISOString() };
}

/**
 * Passes in memory alone, so that no file holds them, and a restart voids them.
 * @param now in milliseconds since 1970
 * @param most how many are kept
 */
export function memoryPasses(now: () => number, most = MOST): Passes {
  /** From the oldest on. */
  const open = new Map<string, { readonly player: Player; readonly until: number }>();
  /** Those of each player, by id, from the oldest on. */
  const own = new Map<string, readonly string[]>();

  function forget(pass: string): void {
    const player = open.get(pass)?.player.id;
    open.delete(pass);
    if (player === undefined) return;
    const left = own.get(player)!.filter((other) => other !== pass);
    if (left.length > 0) own.set(player, left);
    else own.delete(player);
  }

  function forgetOld(): void {
    for (const [pass, { until }] of open) {
      if (until > now()) return;
      forget(pass);
    }
  }

  return {
    async make(player) {
      forgetOld();
      const [oldest = "", ...rest] = own.get(player.id) ?? [];
      if (rest.length + 1 >= MOST_OF_PLAYER) forget(oldest);
      if (open.size >= most) throw new TooManyPasses();
      const made = newPass(now());
      open.set(made.pass, { player, until: Date.parse(made.until) });
      own.set(player.id, [...(own.get(player.id) ?? []), made.pass]);
      return made;
    },
    async use(pass) {
      const made = open.get(pass);
      forget(pass);
      return made && made.until > now() ? made.player : undefined;
    },
  };
}
