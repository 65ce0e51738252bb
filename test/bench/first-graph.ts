import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { parse } from "zod/v4/core";
import { SEATS } from "../../shared/games/tranquility/boards/official.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { loadEvaluator } from "../../shared/insight/evaluator.ts";
import { evaluationsOf } from "../../shared/insight/position-evaluations.ts";
import { simulateMatch } from "../lab/bots.ts";

/** Times in ms to evaluate every position, with open cards and from every seat. */
interface GraphTimes {
  /** The first graph runs with cold code. */
  readonly first: number;
  readonly again: number;
  readonly positions: number;
}

/** The match is the same in every run. */
export function matchOf(mode: string) {
  const [, seats] = SEATS[mode as keyof typeof SEATS];
  const chosen = parse(options, { mode });
  const bout = { game: tranquility, options: chosen, seats, name: "steady", id: "graph", text: "graph" };
  return { ...simulateMatch(bout), chosen, seats };
}

/** A new thread runs the first graph with cold code. */
export const firstGraph = (mode: string): Promise<GraphTimes> =>
  new Promise((done, failed) => {
    const { log, chosen } = matchOf(mode);
    const thread = new Worker(new URL(import.meta.url), { workerData: { log, chosen } });
    thread.once("message", done);
    thread.once("error", failed);
  });

/** Measures processor time, because other threads share the wall time. */
async function measure({ log, chosen }: Pick<ReturnType<typeof matchOf>, "log" | "chosen">): Promise<GraphTimes> {
  const took = (act: () => unknown): number => {
    const before = process.threadCpuUsage();
    act();
    return process.threadCpuUsage(before).user / 1000;
  };
  const value = (await loadEvaluator(tranquility, chosen))!;
  const graph = () => evaluationsOf(tranquility, log, value);
  return { first: took(graph), again: took(graph), positions: graph().length };
}

if (!isMainThread) parentPort!.postMessage(await measure(workerData));
