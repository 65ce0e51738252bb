import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import { type MatchFile, write } from "../../../shared/engine/log/format.ts";
import { gameOf } from "../../../shared/games/index.ts";
import {
  type AnalysisBudget,
  analyseMove,
  type MoveAnalysis,
  type Position,
  positionsOf,
} from "../../../shared/insight/analysis.ts";
import { lapsesOf, loadPlayModel, withPlay } from "../../../shared/insight/as-played.ts";
import { loadEvaluator, shortLinesOf } from "../../../shared/insight/evaluator.ts";
import { withKernel } from "../../../shared/insight/playout.ts";
import { evaluationsOf, type PositionEvaluation } from "../../../shared/insight/position-evaluations.ts";
import { recentStore } from "../../storage/recent.ts";

/** First a match; then, for each move on show, the version before it. */
export type AnalysisRequest = { readonly file: MatchFile } | { readonly look: number };

/**
 * In order: the positions, with evaluations if the game has an evaluator; earlier results; the positions with chances
 * as played, if there is a model; results move by move. Or an error.
 */
export type AnalysisReply =
  | {
      readonly positions: readonly Pick<Position, "version" | "seat">[];
      readonly evaluations: readonly PositionEvaluation[] | undefined;
    }
  | { readonly moves: readonly MoveAnalysis[] }
  | { readonly failed: string };

/** Playouts for each move, and (`OPEN`) for the graph in games without an evaluator. */
const PLAYOUTS = 400;
const OPEN = 100;

/** Cached, because an analysis costs seconds to minutes. `at` is in ms since 1970. */
interface CachedAnalysis {
  readonly key: string;
  readonly at: number;
  readonly moves: readonly MoveAnalysis[];
}

const analyses = recentStore<CachedAnalysis>("analyses", 60);

let looked = 0;
const reply = (answer: AnalysisReply): void => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<AnalysisRequest>) => {
  if ("look" in data) looked = data.look;
  else
    void analyse(data.file).catch((error) => reply({ failed: error instanceof Error ? error.message : String(error) }));
});

async function analyse(file: MatchFile): Promise<void> {
  const { header, log } = file;
  const game = await withKernel(byRules(gameOf(header.game)!, header.rules));
  const value = await loadEvaluator(game, header.options);
  const evaluations = value && evaluationsOf(game, log, value);
  const positions = positionsOf(game, log);
  const moments = positions.map(({ version, seat }) => ({ version, seat }));
  reply({ positions: moments, evaluations });
  const lines = await shortLinesOf(game, header.options);
  const budget: AnalysisBudget = { playouts: PLAYOUTS, ...(!evaluations && { open: OPEN }), ...(lines && { lines }) };
  const key = keyOf(file, budget);
  const found = [...((await analyses.get(key))?.moves ?? [])];
  reply({ moves: found });
  // Without the model, the analysis has only the chances with good play.
  const model = await loadPlayModel(game, header.options).catch(() => undefined);
  if (evaluations && model) {
    const lapses = lapsesOf(game, log, model.weights, positions);
    reply({ positions: moments, evaluations: withPlay(evaluations, lapses, model) });
  }
  const waiting = new Map(positions.map((position) => [position.version, position]));
  for (const { version } of found) waiting.delete(version);
  const order = byDepth(positions, evaluations);
  while (waiting.size > 0) {
    const seen = waiting.get(looked) ?? (evaluations ? undefined : waiting.get(following(positions, looked)));
    const next = seen ?? order.find(({ version }) => waiting.has(version))!;
    waiting.delete(next.version);
    const move = analyseMove(game, log, next, budget);
    found.push(move);
    reply({ moves: [move] });
    await analyses.put({ key, at: Date.now(), moves: found });
    // Lets messages arrive, so that the move on show is analysed next.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * The version of the next position, or the same version if there is none. Without an evaluator, the playouts of the
 * later position show the effect of the move on show.
 */
function following(positions: readonly Position[], version: number): number {
  const at = positions.findIndex((position) => position.version === version);
  return positions[at < 0 ? positions.length : at + 1]?.version ?? version;
}

/** Positions whose move lowered the chance most come first. */
function byDepth(positions: readonly Position[], evaluations: readonly PositionEvaluation[] = []): readonly Position[] {
  const fallAt = (version: number): number => {
    const at = evaluations.findIndex((evaluation) => evaluation.version === version);
    const [before, after] = [evaluations[at], evaluations[at + 1]];
    if (!before || !after) return 0;
    return Math.max(...before.known.map((chance, seat) => chance - after.known[seat]!));
  };
  const falls = new Map(positions.map(({ version }) => [version, fallAt(version)]));
  return positions.toSorted((a, b) => falls.get(b.version)! - falls.get(a.version)!);
}

/** Includes this worker's URL, which has a hash of its code, so that changed code analyses again. */
const keyOf = (file: MatchFile, budget: AnalysisBudget): string =>
  bytesToHex(sha256(utf8ToBytes([import.meta.url, JSON.stringify(budget), write(file)].join("\n"))));
