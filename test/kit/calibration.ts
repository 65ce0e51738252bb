import { createHash } from "node:crypto";
import { fold, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import { isOpposed } from "../../shared/engine/contract/game.ts";
import type { Perspective } from "../../shared/engine/contract/value-model.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { revealAll, viewAt } from "../../shared/engine/match/replay.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { dice } from "../../shared/insight/dice.ts";
import { type Estimate, type EstimateBudget, estimate } from "../../shared/insight/estimate.ts";
import { loadEvaluator } from "../../shared/insight/evaluator.ts";
import { worthOf } from "../../shared/insight/playout.ts";
import { simulateMatch } from "../lab/bots.ts";
import { rolls } from "./chance.ts";
import type { Setting } from "./shelf.ts";

export interface Forecast {
  readonly match: number;
  readonly predicted: number;
  readonly observed: number;
}

interface Trial {
  readonly matches: number;
  /** Positions per match, evenly spread. */
  readonly positions: number;
  readonly playouts: number;
  readonly seed: string;
}

/** Forecasts by playouts, at some positions of matches of bots. */
export function forecasts({ game, options, seats }: Setting, trial: Trial, perspective: Perspective): Forecast[] {
  const [name = ""] = Object.keys(game.bots ?? {});
  const found: Forecast[] = [];
  for (let n = 0; n < trial.matches; n++) {
    const { log, match } = simulateMatch({ game, options, seats, name, id: "forecast", text: `${trial.seed} ${n}` });
    const moves = movesOf(log).slice(0, -1);
    for (let part = 0; part < trial.positions; part++) {
      const version = moves[Math.floor(((part + 0.5) / trial.positions) * moves.length)]!;
      const whole = revealAll(game, log, version);
      const [seat] = toAct(game, whole);
      if (seat === undefined) continue;
      const budget: EstimateBudget = { playouts: trial.playouts, rng: rolls(1000 * n + part) };
      const view = perspective === "open" ? whole : viewAt(game, log, seat, version);
      const estimated: Estimate | undefined = estimate(game, view, seat, budget);
      if (estimated)
        found.push({ match: n, predicted: estimated.chance.mean, observed: worthOf(match.outcome!, seat) });
    }
  }
  return found;
}

/** Forecasts by the trained evaluator, at every position of matches that were not used for training. */
export async function evaluations(
  settings: readonly Setting[],
  matches: number,
  seed: string,
  perspective: Perspective,
): Promise<Forecast[]> {
  const found: Forecast[] = [];
  const values = await Promise.all(settings.map(({ game, options }) => loadEvaluator(game, options)));
  for (let n = 0; n < matches; n++) {
    const { game, options, seats } = settings[n % settings.length]!;
    const group = { seats, perspective };
    const value = values[n % settings.length]!;
    const [policy] = Object.values(game.bots!);
    const rng = dice(createHash("sha256").update(`fresh ${seed} ${n}`).digest().readInt32LE());
    const chance = () => rng;
    const predicted: { readonly seat: Seat; readonly chance: number }[] = [];
    let state = fold(game, game.initial(options, seats), game.deal(options, seats, chance));
    let outcome = game.outcome(state);
    for (; !outcome; outcome = game.outcome(state)) {
      const [{ seat } = { seat: 0 }] = game.toAct(state);
      predicted.push({
        seat,
        chance: value.ofTable(state, seat, group).chances[isOpposed(game, options) ? seat : 0]!,
      });
      const events = game.decide(state, seat, policy!(state, seat, rng), chance);
      if (isRefusal(events)) throw new Error(`${game.id}: the bot was refused: ${events.refused}`);
      state = fold(game, state, events);
    }
    for (const one of predicted) found.push({ match: n, predicted: one.chance, observed: worthOf(outcome, one.seat) });
  }
  return found;
}

export interface Calibration {
  /** Mean of forecast minus result. `error` is its standard error. */
  readonly bias: number;
  readonly error: number;
  /** Mean squared error; `ofMean` is that of always forecasting the mean. */
  readonly brier: number;
  readonly ofMean: number;
  /** By tenth of the forecast's range. `error` is the standard error of the difference of the means. */
  readonly tenths: readonly {
    readonly count: number;
    readonly predicted: number;
    readonly observed: number;
    readonly error: number;
  }[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Takes the positions of a match as one cluster (Liang and Zeger 1986). */
function biasOf(all: readonly Forecast[]): { readonly bias: number; readonly error: number } {
  const bias = mean(all.map(({ predicted, observed }) => predicted - observed));
  const byMatch = [...Map.groupBy(all, ({ match }) => match).values()];
  const errors = byMatch.map((of) => of.reduce((sum, { predicted, observed }) => sum + predicted - observed - bias, 0));
  return { bias, error: Math.sqrt(errors.reduce((sum, one) => sum + one ** 2, 0)) / all.length };
}

export function calibrationOf(all: readonly Forecast[]): Calibration {
  const base = mean(all.map(({ observed }) => observed));
  const tenths = Map.groupBy(all, ({ predicted }) => Math.min(9, Math.floor(10 * predicted)));
  return {
    ...biasOf(all),
    brier: mean(all.map(({ predicted, observed }) => (predicted - observed) ** 2)),
    ofMean: mean(all.map(({ observed }) => (base - observed) ** 2)),
    tenths: Array.from({ length: 10 }, (_, tenth) => {
      const of = tenths.get(tenth) ?? [];
      const { error } = biasOf(of);
      return {
        count: of.length,
        predicted: mean(of.map(({ predicted }) => predicted)),
        observed: mean(of.map(({ observed }) => observed)),
        error,
      };
    }),
  };
}
