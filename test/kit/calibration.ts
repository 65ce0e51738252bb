import { createHash } from "node:crypto";
import { fold, isOpposed, isRefusal, type Seat } from "../../shared/engine/game.ts";
import type { Eyes } from "../../shared/engine/learned.ts";
import { toAct } from "../../shared/engine/match.ts";
import { laidOpen, viewAt } from "../../shared/engine/replay.ts";
import { movesOf } from "../../shared/engine/steps.ts";
import { dice } from "../../shared/insight/dice.ts";
import { type Budget, type Estimate, estimate } from "../../shared/insight/estimate.ts";
import { worthOf } from "../../shared/insight/playout.ts";
import { learnedValue } from "../../shared/insight/value.ts";
import { simulateMatch } from "../lab/bots.ts";
import { rolls } from "./chance.ts";
import type { Setting } from "./shelf.ts";

/** What was said of a position, and what came. */
export interface Forecast {
  readonly match: number;
  readonly said: number;
  readonly came: number;
}

export interface Trial {
  readonly matches: number;
  /** Positions of each match, evenly spread. */
  readonly positions: number;
  readonly playouts: number;
  readonly seed: string;
}

/** Matches of the bot, and what was to be expected of them on their way. */
export function forecasts({ game, options, seats }: Setting, trial: Trial, eyes: Eyes): Forecast[] {
  const [name = ""] = Object.keys(game.bots ?? {});
  const found: Forecast[] = [];
  for (let n = 0; n < trial.matches; n++) {
    const { log, match } = simulateMatch({ game, options, seats, name, id: "forecast", text: `${trial.seed} ${n}` });
    const moves = movesOf(log).slice(0, -1);
    for (let part = 0; part < trial.positions; part++) {
      const version = moves[Math.floor(((part + 0.5) / trial.positions) * moves.length)]!;
      const whole = laidOpen(game, log, version);
      const [seat] = toAct(game, whole);
      if (seat === undefined) continue;
      const budget: Budget = { playouts: trial.playouts, rng: rolls(1000 * n + part) };
      const view = eyes === "open" ? whole : viewAt(game, log, seat, version);
      const told: Estimate | undefined = estimate(game, view, seat, budget);
      if (told) found.push({ match: n, said: told.chance.mean, came: worthOf(match.outcome!, seat) });
    }
  }
  return found;
}

/**
 * Matches of the bot, and what was said at a glance of every position on their way. They are dealt by other seeds than those that
 * weights are learned from.
 */
export async function glances(
  settings: readonly Setting[],
  matches: number,
  seed: string,
  eyes: Eyes,
): Promise<Forecast[]> {
  const found: Forecast[] = [];
  const values = await Promise.all(settings.map(({ game, options }) => learnedValue(game, options)));
  for (let n = 0; n < matches; n++) {
    const { game, options, seats } = settings[n % settings.length]!;
    const value = values[n % settings.length]!;
    const [policy] = Object.values(game.bots!);
    const rng = dice(createHash("sha256").update(`fresh ${seed} ${n}`).digest().readInt32LE());
    const chance = () => rng;
    const said: { readonly seat: Seat; readonly chance: number }[] = [];
    let state = fold(game, game.initial(options, seats), game.deal(options, seats, chance));
    let outcome = game.outcome(state);
    for (; !outcome; outcome = game.outcome(state)) {
      const [{ seat } = { seat: 0 }] = game.toAct(state);
      said.push({ seat, chance: value.ofTable(state, seat, eyes).chances[isOpposed(game, options) ? seat : 0]! });
      const events = game.decide(state, seat, policy!(state, seat, rng), chance);
      if (isRefusal(events)) throw new Error(`${game.id}: the bot was refused: ${events.refused}`);
      state = fold(game, state, events);
    }
    for (const one of said) found.push({ match: n, said: one.chance, came: worthOf(outcome, one.seat) });
  }
  return found;
}

/** How far what was said lay off what came. */
export interface Calibration {
  /** Said less come, on average, and its standard error: the positions of one match go together. */
  readonly bias: number;
  readonly error: number;
  /** The mean square of what was missed, and of what whoever always says the mean would miss. */
  readonly brier: number;
  readonly ofMean: number;
  /** By tenth of the scale: how many positions, what was said of them, what came, and the standard error of the difference. */
  readonly tenths: readonly {
    readonly count: number;
    readonly said: number;
    readonly came: number;
    readonly error: number;
  }[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Said less come, on average, and its standard error with whole matches as clusters (Liang and Zeger 1986). */
function biasOf(all: readonly Forecast[]): { readonly bias: number; readonly error: number } {
  const bias = mean(all.map(({ said, came }) => said - came));
  const byMatch = [...Map.groupBy(all, ({ match }) => match).values()];
  const errors = byMatch.map((of) => of.reduce((sum, { said, came }) => sum + said - came - bias, 0));
  return { bias, error: Math.sqrt(errors.reduce((sum, one) => sum + one ** 2, 0)) / all.length };
}

export function calibrationOf(all: readonly Forecast[]): Calibration {
  const base = mean(all.map(({ came }) => came));
  const tenths = Map.groupBy(all, ({ said }) => Math.min(9, Math.floor(10 * said)));
  return {
    ...biasOf(all),
    brier: mean(all.map(({ said, came }) => (said - came) ** 2)),
    ofMean: mean(all.map(({ came }) => (base - came) ** 2)),
    tenths: Array.from({ length: 10 }, (_, tenth) => {
      const of = tenths.get(tenth) ?? [];
      const { error } = biasOf(of);
      return {
        count: of.length,
        said: mean(of.map(({ said }) => said)),
        came: mean(of.map(({ came }) => came)),
        error,
      };
    }),
  };
}
