import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Advice, adviceFor } from "../../../shared/insight/advice.ts";
import { chanceHere, loadPlayModel } from "../../../shared/insight/as-played.ts";
import { withKernel } from "../../../shared/insight/playout.ts";

/** `log` is the seat's view of the log. */
export interface AdviceRequest {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly log: readonly Recorded[];
  readonly seat: Seat;
}

/** `advice` is undefined if there is nothing to suggest. */
export type AdviceReply = { readonly advice: Advice | undefined } | { readonly failed: string };

/** Playouts to find a good move, which take some seconds on a phone. */
const PLAYOUTS = 240;

const reply = (advised: AdviceReply): void => postMessage(advised);

addEventListener("message", ({ data }: MessageEvent<AdviceRequest>) => void advise(data));

async function advise({ game: id, rules, options, log, seat }: AdviceRequest): Promise<void> {
  try {
    // The seed depends only on the position, so that the same position gives the same hint.
    const spending = { playouts: PLAYOUTS, seed: log.length };
    const game = await withKernel(byRules(gameOf(id)!, rules));
    const advice = adviceFor(game, log, seat, spending);
    // Without the model, the advice has only the chance with good play.
    const model = await loadPlayModel(game, options).catch(() => undefined);
    const here = advice && model && chanceHere(game, log, seat, advice.best.chance.mean, model);
    reply({ advice: advice && { ...advice, ...(here !== undefined && { here }) } });
  } catch (error) {
    reply({ failed: error instanceof Error ? error.message : String(error) });
  }
}
