import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Advice, adviceFor } from "../../../shared/insight/advice.ts";
import { withKernel } from "../../../shared/insight/playout.ts";

/** A request to the worker: a seat's view of the log, and the rules version of its game. */
export interface AdviceRequest {
  readonly game: string;
  readonly rules: number;
  readonly log: readonly Recorded[];
  readonly seat: Seat;
}

/** The worker's only reply. `advice`: undefined if there is nothing to suggest. */
export type AdviceReply = { readonly advice: Advice | undefined } | { readonly failed: string };

/**
 * Number of playouts to find a good move; they take some seconds on a phone. Afterwards, 1.25 times as many compare
 * this move with the bot's usual one.
 */
const PLAYOUTS = 240;

const tell = (advised: AdviceReply): void => postMessage(advised);

addEventListener("message", ({ data }: MessageEvent<AdviceRequest>) => void advise(data));

async function advise({ game, rules, log, seat }: AdviceRequest): Promise<void> {
  try {
    // The seed depends only on the position, so that the same position gives the same hint.
    const spending = { playouts: PLAYOUTS, seed: log.length };
    tell({ advice: adviceFor(await withKernel(byRules(gameOf(game)!, rules)), log, seat, spending) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
}
