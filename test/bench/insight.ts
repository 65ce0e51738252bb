import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { type Match, toAct } from "../../shared/engine/match/match.ts";
import { revealAll, viewAt } from "../../shared/engine/match/replay.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { SEATS } from "../../shared/games/tranquility/boards/official.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { analyseMove, positionsOf } from "../../shared/insight/analysis.ts";
import { dice } from "../../shared/insight/dice.ts";
import { estimate } from "../../shared/insight/estimate.ts";
import { loadEvaluator, shortLinesOf } from "../../shared/insight/evaluator.ts";
import { type ShortLines, withKernel } from "../../shared/insight/playout.ts";
import { firstGraph, matchOf } from "./first-graph.ts";
import type { Row } from "./report.ts";
import { median } from "./script.ts";

const GRAPH = 60;
const ROUNDS = 9;
/** In ms of processor time, for playouts of one position. */
const SLICE = 1000;

const took = (act: () => void): number => {
  const began = performance.now();
  act();
  return performance.now() - began;
};

const spentSince = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

/** In ms of processor time, for short lines. */
const BRIEF = 100;

const fast = await withKernel(tranquility);

/** The standard error after 100 ms of short lines, in percentage points. */
function errorOfLines(view: Match, seat: Seat, lines: ShortLines): number {
  let playouts = 4;
  const rng = dice(2);
  for (let took = 0; took < BRIEF; playouts *= 2) {
    const from = process.cpuUsage();
    estimate(fast, view, seat, { playouts, rng, lines });
    took = spentSince(from);
  }
  const from = process.cpuUsage();
  const { chance } = estimate(fast, view, seat, { playouts, rng, lines })!;
  return 100 * chance.error * Math.sqrt(spentSince(from) / BRIEF);
}

/** Processor time of a match's analysis, as in a replay, in ms. */
function analysed(log: readonly Recorded[], lines: ShortLines): number {
  const from = process.cpuUsage();
  for (const position of positionsOf(fast, log)) analyseMove(fast, log, position, { playouts: 400, lines });
  return spentSince(from);
}

/** The cost of a match's graph and analysis, compared with playouts. */
export async function benchInsight(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const mode of Object.keys(SEATS)) {
    const { log, chosen, seats } = matchOf(mode);
    const graph = await firstGraph(mode);
    const moves = movesOf(log).slice(0, -1);
    const versions = Array.from({ length: GRAPH }, (_, i) => moves[Math.floor((i * moves.length) / GRAPH)]!);
    const began = performance.now();
    const value = (await loadEvaluator(tranquility, chosen))!;
    const loading = performance.now() - began;
    const views = versions.map((version) => revealAll(tranquility, log, version));
    const evaluations = () => views.map((view) => value.ofMatch(view, 0, "open"));
    const whole = () => versions.map((version) => value.ofMatch(revealAll(tranquility, log, version), 0, "open"));
    const rounds = (act: () => unknown) => median(Array.from({ length: ROUNDS }, () => took(act)));
    const version = moves[moves.length >> 1]!;
    const [seat] = toAct(tranquility, revealAll(tranquility, log, version));
    const middle = viewAt(tranquility, log, seat!, version);
    const rng = dice(1);
    let playouts = 0;
    for (const from = process.cpuUsage(); spentSince(from) < SLICE; playouts += 16)
      estimate(tranquility, middle, seat!, { playouts: 16, rng });
    const lines = (await shortLinesOf(fast, chosen))!;
    rows.push({
      name: `${mode}, ${seats}`,
      figures: {
        "weights, ms": loading,
        "first graph, ms": graph.first,
        "again, ms": graph.again,
        positions: graph.positions,
        "60 evaluations, ms": rounds(evaluations),
        "with their positions, ms": rounds(whole),
        "playouts/s": (1000 * playouts) / SLICE,
        "error after 1 s, points": 50 / Math.sqrt(playouts),
        "on the kernel, error of 100 ms of lines, points": errorOfLines(middle, seat!, lines),
        "a match analysed on the kernel, ms": analysed(log, lines),
      },
    });
  }
  return rows;
}
