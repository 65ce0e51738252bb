import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { type Analysis, analysisOf, type MoveAnalysis } from "../../../shared/insight/analysis.ts";
import { worthOf } from "../../../shared/insight/playout.ts";
import type { PositionEvaluation } from "../../../shared/insight/position-evaluations.ts";
import type { AnalysisReply, AnalysisRequest } from "./analysis.worker.ts";

/** The version before a move to analyse, and the move's seat. */
interface Moment {
  readonly version: number;
  readonly seat: Seat;
}

type AnalysisProgress =
  | { readonly at: "begin" }
  | { readonly at: "work"; readonly done: number; readonly of: number }
  | { readonly at: "done" }
  | { readonly at: "failed" };

export interface Insight {
  readonly file: MatchFile;
  readonly progress: ReadonlySignal<AnalysisProgress>;
  /** Versions before the moves to analyse. */
  readonly decisions: ReadonlySignal<ReadonlySet<number> | undefined>;
  readonly evaluations: ReadonlySignal<readonly PositionEvaluation[]>;
  /** The results, by the version before each move. */
  readonly moves: ReadonlySignal<ReadonlyMap<number, MoveAnalysis>>;
  /** See `summedUp`. */
  readonly analysis: ReadonlySignal<Analysis | undefined>;
  /** Requests that the move after this version is analysed next. */
  look(version: number): void;
  close(): void;
}

export function insightOf(file: MatchFile): Insight {
  const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
  const moments = signal<readonly Moment[] | undefined>(undefined);
  const evaluated = signal<readonly PositionEvaluation[] | undefined>(undefined);
  const moves = signal<ReadonlyMap<number, MoveAnalysis>>(new Map());
  const hasFailed = signal(false);
  const ask = (question: AnalysisRequest): void => worker.postMessage(question);
  worker.addEventListener("message", ({ data }: MessageEvent<AnalysisReply>) =>
    batch(() => {
      if ("failed" in data) hasFailed.value = true;
      else if ("moves" in data)
        moves.value = new Map([...moves.peek(), ...data.moves.map((move) => [move.version, move] as const)]);
      else {
        moments.value = data.positions;
        evaluated.value = data.evaluations;
      }
    }),
  );
  worker.addEventListener("error", () => {
    hasFailed.value = true;
  });
  ask({ file });
  const evaluations = computed(() => evaluated.value ?? evaluationsFrom(file, moments.value, moves.value));
  return {
    file,
    progress: computed(() =>
      hasFailed.value ? { at: "failed" } : progressOf(moments.value?.length, moves.value.size),
    ),
    decisions: computed(() => moments.value && new Set(moments.value.map(({ version }) => version))),
    evaluations,
    moves,
    analysis: computed(() => summedUp(file, moments.value ?? [], evaluations.value, moves.value)),
    look: (version) => ask({ look: version }),
    close: () => worker.terminate(),
  };
}

/** @param total undefined until known */
function progressOf(total: number | undefined, done: number): AnalysisProgress {
  if (total === undefined) return { at: "begin" };
  return done < total ? { at: "work", done, of: total } : { at: "done" };
}

/** The graph of a game without an evaluator. Once all moves are analysed, it ends with the result. */
export function evaluationsFrom(
  { header, log }: MatchFile,
  moments: readonly Moment[] | undefined,
  moves: ReadonlyMap<number, MoveAnalysis>,
): readonly PositionEvaluation[] {
  const found = [...moves.values()]
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ version, open }) => (open ? [{ version, open: open.map(({ mean }) => mean), known: [] }] : []));
  const { outcome, seats } = header;
  const last = movesOf(log).at(-1);
  if (!outcome || last === undefined || !moments?.every(({ version }) => moves.has(version))) return found;
  return [...found, { version: last, open: seats.map((_, seat) => worthOf(outcome, seat)), known: [] }];
}

/** The summary so far; undefined before the first result, and without an outcome. */
export function summedUp(
  { header }: Pick<MatchFile, "header">,
  moments: readonly Moment[],
  evaluations: readonly PositionEvaluation[],
  moves: ReadonlyMap<number, MoveAnalysis>,
): Analysis | undefined {
  if (!header.outcome) return undefined;
  const byVersion = new Map(evaluations.map((evaluation) => [evaluation.version, evaluation]));
  const known = moments.map(({ version, seat }) => {
    const open = byVersion.get(version)?.open.map((mean) => ({ mean }));
    const judgement = moves.get(version)?.judgement;
    return { version, seat, ...(open && { open }), ...(judgement && { judgement }) };
  });
  if (!known.some(({ open }) => open)) return undefined;
  const isFound = (version: number | undefined) =>
    version === undefined || byVersion.has(version) || moves.has(version);
  const next = new Map(moments.map(({ version }, i) => [version, moments[i + 1]?.version]));
  return analysisOf(known, header.outcome, header.seats.length, (version) => isFound(next.get(version)));
}
