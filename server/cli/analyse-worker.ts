import { parentPort } from "node:worker_threads";
import type { MatchFile } from "../../shared/engine/format.ts";
import { byRules } from "../../shared/engine/rules.ts";
import { gameOf } from "../../shared/games/index.ts";
import { type Effort, type Look, lookAt, type Position } from "../../shared/insight/analysis.ts";

/** One move of a match, to be looked at. */
export interface Errand {
  readonly file: MatchFile;
  readonly position: Position;
  readonly effort: Effort;
}

/** What came of it, or why nothing did. */
export type Answer = { readonly look: Look } | { readonly failed: string };

function answerTo({ file: { header, log }, position, effort }: Errand): Answer {
  try {
    return { look: lookAt(byRules(gameOf(header.game)!, header.rules), log, position, effort) };
  } catch (error) {
    return { failed: `move at version ${position.version}: ${(error as Error).message}` };
  }
}

parentPort?.on("message", (errand: Errand) => parentPort!.postMessage(answerTo(errand)));
