import type { Timestamp } from "../../shared/engine/time.ts";
import { passCode } from "../ids.ts";
import type { Player } from "./tokens.ts";

/** In ms. */
export const LIFETIME = 10 * 60_000;
/** A further pass replaces the oldest. */
export const MOST_OF_PLAYER = 3;
const MOST = 100_000;

export class TooManyPasses extends Error {
  override readonly name = "TooManyPasses";
}

/** Lets another device act as the player. */
interface Pass {
  readonly pass: string;
  readonly until: Timestamp;
}

/** A pass is valid once. */
export interface Passes {
  /** @throws TooManyPasses */
  make(player: Player): Promise<Pass>;
  /**
   * Uses up a pass.
   * @returns undefined if the pass was not valid
   */
  use(pass: string): Promise<Player | undefined>;
}

/** @param now in ms since 1970 */
export function newPass(now: number): Pass {
  return { pass: passCode(), until: new Date(now + LIFETIME).toISOString() };
}

/**
 * A restart voids these passes.
 * @param now in ms since 1970
 * @param most maximum number of passes
 */
export function memoryPasses(now: () => number, most = MOST): Passes {
  /** Unused passes, oldest first. */
  const open = new Map<string, { readonly player: Player; readonly until: number }>();
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
