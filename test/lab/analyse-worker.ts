import { parentPort } from "node:worker_threads";
import { byRules } from "../../shared/engine/contract/earlier-rules.ts";
import type { MatchFile } from "../../shared/engine/log/format.ts";
import { gameOf } from "../../shared/games/index.ts";
import { type AnalysisBudget, analyseMove, type MoveAnalysis, type Position } from "../../shared/insight/analysis.ts";
import { shortLinesOf } from "../../shared/insight/evaluator.ts";
import { withKernel } from "../../shared/insight/playout.ts";

export interface Task {
  readonly file: MatchFile;
  readonly position: Position;
  readonly budget: AnalysisBudget;
}

export type Answer = { readonly move: MoveAnalysis } | { readonly failed: string };

async function answerTo({ file: { header, log }, position, budget }: Task): Promise<Answer> {
  try {
    const game = await withKernel(byRules(gameOf(header.game)!, header.rules));
    const lines = await shortLinesOf(game, header.options);
    return { move: analyseMove(game, log, position, { ...budget, ...(lines && { lines }) }) };
  } catch (error) {
    return { failed: `move at version ${position.version}: ${(error as Error).message}` };
  }
}

parentPort?.on("message", async (task: Task) => parentPort!.postMessage(await answerTo(task)));
