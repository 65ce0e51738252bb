import type { Seat } from "../../shared/engine/game.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import { byRules } from "../../shared/engine/rules.ts";
import { gameOf } from "../../shared/games/index.ts";
import { type Advice, adviceFor } from "../../shared/insight/advice.ts";

/** What the worker is asked: the log as a seat sees it, by which rules of which game, and whose. */
export interface Asked {
  readonly game: string;
  readonly rules: number;
  readonly log: readonly Recorded[];
  readonly seat: Seat;
}

/** What it says, once: nothing where nothing can be said. */
export type Advised = { readonly advice: Advice | undefined } | { readonly failed: string };

/** So many playouts find a good move, and so many and a quarter more tell it from the usual one, within some seconds on a phone. */
const PLAYOUTS = 240;

const tell = (advised: Advised): void => postMessage(advised);

addEventListener("message", ({ data: { game, rules, log, seat } }: MessageEvent<Asked>) => {
  try {
    // The same moment is told the same, whatever happened around the game since.
    const spending = { playouts: PLAYOUTS, seed: log.length };
    tell({ advice: adviceFor(byRules(gameOf(game)!, rules), log, seat, spending) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});
