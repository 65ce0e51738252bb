import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import type { Seat } from "../../shared/engine/contract/events.ts";
import { type AnyGame, isOpposed } from "../../shared/engine/contract/game.ts";
import type { PlayFit, Weights } from "../../shared/engine/contract/value-model.ts";
import { revealAllAt, viewsAt } from "../../shared/engine/match/replay.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { chanceFrom, type Lapse, lapsesOf, type PlayModel, PlaySoFar } from "../../shared/insight/as-played.ts";
import { type Evaluator, loadEvaluator, shortLinesOf } from "../../shared/insight/evaluator.ts";
import { type InsightGame, withKernel, worthOf } from "../../shared/insight/playout.ts";
import { botOf, dealt, type PartialMatch, type Player, playOn, type SimulationSpec } from "./bots.ts";
import { gameNamed, text, writingTo } from "./flags.ts";
import { kindOf, type Setting, settingsOf } from "./settings.ts";

const USAGE =
  "npm run as-played -- --game GAME --matches 3000 --seed TEXT [--out DIR] " +
  "(fits chances to how a table plays, from matches of beginners, of good players and of both)";

const flags = z.object({
  game: text("the id of a game"),
  matches: count(30, 1_000_000),
  seed: text("any text; the same text gives the same fit"),
  out: z.string().min(1, "empty; give a directory").optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

/** `calm` plays like a beginner. At mixed tables each seat has `calm` or `steady`. */
const TABLES = ["calm", "mixed", "steady"] as const;
type TableKind = (typeof TABLES)[number];

/** A seat's chance with good play. */
interface Sample {
  readonly seat: Seat;
  readonly version: number;
  readonly chance: number;
}

interface PlayedMatch {
  readonly number: number;
  readonly table: TableKind;
  readonly seats: number;
  readonly samples: readonly Sample[];
  readonly lapses: readonly Lapse[];
  readonly moves: number;
  /** Results by seat, from 0 to 1. */
  readonly results: readonly number[];
}

interface Trial {
  readonly game: InsightGame;
  readonly value: Evaluator;
  readonly weights: Weights;
}

/** A match with the chances and lapses that the client would compute. */
function matchOf(
  { game, value, weights }: Trial,
  setting: Setting,
  number: number,
  seed: string,
  table: TableKind,
): PlayedMatch {
  const spec: SimulationSpec = { ...setting, name: table === "mixed" ? "steady" : table, id: "play", text: seed };
  const { log, match } = playOn(spec, dealt(spec), playersAt(spec, table, number)).at(-1)!;
  const versions = movesOf(log).slice(0, -1);
  const whole = revealAllAt(game, log, versions);
  const seatAt = (version: number): Seat => log[version]?.by ?? 0;
  const bySeat = Map.groupBy(versions, seatAt);
  const views = new Map(
    [...bySeat].flatMap(([seat, own]) => viewsAt(game, log, seat, own).map((view, i) => [own[i]!, view] as const)),
  );
  const samples = versions.flatMap((version, i): Sample[] => {
    const seat = seatAt(version);
    // Two positions with all hands open alternate with two that show what the seat knows.
    const look = (i >> 1) % 2 === 0 ? "open" : "seat";
    const chance = value.ofMatch(look === "open" ? whole[i]! : views.get(version)!, seat, look)?.chances[seat];
    return chance === undefined ? [] : [{ seat, version, chance }];
  });
  return {
    number,
    table,
    seats: setting.seats,
    samples,
    lapses: lapsesOf(game, log, weights),
    moves: versions.length,
    results: match.seats.map((_, seat) => worthOf(match.outcome!, seat)),
  };
}

function playersAt({ game, seats }: SimulationSpec, table: TableKind, number: number): Player {
  const isCalm = (seat: Seat) => table === "calm" || (table === "mixed" && (seat + number) % 2 === 0);
  const players = Array.from({ length: seats }, (_, seat) => botOf(game, isCalm(seat) ? "calm" : "steady"));
  return (line: PartialMatch, seat, rng) => players[seat]!(line, seat, rng);
}

function inputsOf({ samples, lapses, seats, results }: PlayedMatch, fit: Omit<PlayFit, "weights">, opposed: boolean) {
  const play = new PlaySoFar(fit, seats);
  let next = 0;
  return samples.map(({ seat, version, chance }) => {
    for (; lapses[next] && lapses[next]!.version < version; next++) play.add(lapses[next]!);
    return { inputs: play.inputs(chance, seat, opposed), chance, result: results[seat]! };
  });
}

/** A penalty that keeps weights finite where the inputs do not determine them. */
const RIDGE = 1e-3;
const STEPS = 25;

/**
 * A logistic regression, by Newton's method.
 * @param rows inputs of equal length
 * @param results 0 to 1
 */
export function fitted(rows: readonly (readonly number[])[], results: readonly number[]): readonly number[] {
  const width = rows[0]!.length;
  let weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const curvature = Array.from({ length: width }, (_, i) => weights.map((_, j) => (i === j ? RIDGE : 0)));
    for (const [n, row] of rows.entries()) {
      let sum = 0;
      for (let i = 0; i < width; i++) sum += weights[i]! * row[i]!;
      const chance = 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < width; i++) {
        slope[i]! += (results[n]! - chance) * row[i]!;
        const share = chance * (1 - chance) * row[i]!;
        for (let j = 0; j <= i; j++) curvature[i]![j]! += share * row[j]!;
      }
    }
    for (let i = 0; i < width; i++) for (let j = i + 1; j < width; j++) curvature[i]![j] = curvature[j]![i]!;
    const change = solved(curvature, slope);
    weights = weights.map((weight, i) => weight + change[i]!);
  }
  return weights;
}

/** Solves a linear system with a symmetric, positive definite matrix by Gaussian elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < rows.length; i++)
    for (let j = 0; j < rows.length; j++) {
      if (i === j) continue;
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= rows.length; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const rounded = (value: number): number => Number(value.toPrecision(5));

/** Fits the model to matches of all `TABLES`. */
function fitOf(matches: readonly PlayedMatch[], opposed: boolean): PlayFit {
  const figures = {
    moves: rounded(meanOf(matches.map(({ moves }) => moves))),
    lapse: rounded(meanOf(matches.flatMap(({ lapses }) => lapses.map(({ lapse }) => lapse)))),
  };
  const rows = matches.flatMap((match) => inputsOf(match, figures, opposed));
  return {
    ...figures,
    weights: fitted(
      rows.map(({ inputs }) => inputs),
      rows.map(({ result }) => result),
    ).map(rounded),
  };
}

export function briersOf(matches: readonly PlayedMatch[], { fit, isOpposed: opposed }: Omit<PlayModel, "weights">) {
  const byMatch = matches.map((match) => inputsOf(match, fit, opposed));
  const all = byMatch.flat();
  const won = meanOf(all.map(({ result }) => result));
  const errorOf = ({ inputs, result }: (typeof all)[number]) => (chanceFrom(inputs, fit) - result) ** 2;
  const gains = byMatch.map((of) => of.map((one) => (won - one.result) ** 2 - errorOf(one)));
  const gain = meanOf(gains.flat());
  // The positions of a match are taken as one cluster (Liang and Zeger 1986).
  const squares = gains.map((of) => of.reduce((sum, one) => sum + one - gain, 0) ** 2);
  return {
    positions: all.length,
    won,
    ofMean: meanOf(all.map(({ result }) => (won - result) ** 2)),
    good: meanOf(all.map(({ chance, result }) => (chance - result) ** 2)),
    here: meanOf(all.map(errorOf)),
    gain,
    error: Math.sqrt(squares.reduce((sum, one) => sum + one, 0)) / all.length,
  };
}

export async function trialOf(game: AnyGame, options: object): Promise<Trial | undefined> {
  const fast = await withKernel(game);
  const value = await loadEvaluator(fast, options);
  const lines = await shortLinesOf(fast, options);
  return value && lines && { game: fast, value, weights: lines.weights };
}

export function matchesOf(trial: Trial, settings: readonly Setting[], count: number, seed: string): PlayedMatch[] {
  return Array.from({ length: count }, (_, number) => {
    const table = TABLES[number % TABLES.length]!;
    const setting = settings[Math.floor(number / TABLES.length) % settings.length]!;
    return matchOf(trial, setting, number, `${seed} ${number}`, table);
  });
}

/** Fits all kinds of tables of a game. */
const asPlayed: Command = async (args, { out }) => {
  const given = flagsOf(
    args,
    {
      game: { type: "string" },
      matches: { type: "string" },
      seed: { type: "string" },
      out: { type: "string" },
    },
    flags,
  );
  const game = gameNamed(given.game);
  const kinds = Map.groupBy(settingsOf(game), kindOf);
  const fits: Record<string, PlayFit> = {};
  for (const [kind, settings] of kinds) {
    const { options } = settings[0]!;
    const trial = await trialOf(game, options);
    if (!trial) continue;
    fits[kind] = fitOf(matchesOf(trial, settings, given.matches, given.seed), isOpposed(game, options));
    out(`${kind}: ${JSON.stringify(fits[kind])}`);
  }
  if (Object.keys(fits).length === 0) throw new Usage(`--game: ${game.id} has no kernel or no value model`);
  const folder = given.out ?? join(import.meta.dirname, "../../shared/games", game.id, "value");
  const command = `npm run as-played -- --game ${game.id} --matches ${given.matches} --seed ${given.seed}`;
  const file = join(folder, "as-played.json");
  writingTo(folder, () => writeFileSync(file, `${JSON.stringify({ made: command, fits })}\n`));
  return 0;
};

if (import.meta.main) process.exitCode = await run(asPlayed, USAGE, process.argv.slice(2));
