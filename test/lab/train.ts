import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import { fold, isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import { type AnyGame, isOpposed, type Outcome, variantOf } from "../../shared/engine/contract/game.ts";
import type { CalibrationGroup, Perspective, Weights } from "../../shared/engine/contract/value-model.ts";
import { dice } from "../../shared/insight/dice.ts";
import { worthOf } from "../../shared/insight/playout.ts";
import { Calibrator } from "./calibrator.ts";
import { gameNamed, mustHaveMode, text, writingTo } from "./flags.ts";
import { type Setting, settingsOf } from "./settings.ts";
import { assessed, type Samples, trained } from "./training.ts";

const USAGE =
  "npm run train -- --game GAME [--mode MODE] --matches 10000 [--calibration 0] --seed TEXT [--out DIR] " +
  "(weights of every mode, from matches of the game's first bot)";

const flags = z.object({
  game: text("the id of a game"),
  mode: z.string().optional(),
  matches: count(20, 1_000_000),
  calibration: count(0, 1_000_000).default(0),
  seed: text("any text; the same text gives the same weights"),
  out: z.string().min(1, "empty; give a directory").optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

/** Figures and calibration come only from the bot's own play, as in real matches. */
const PARTS = [
  "figures",
  "calibration",
  "calibration",
  "own",
  "aside",
  "own",
  "aside",
  "own",
  "aside",
  "aside",
] as const;
type Part = (typeof PARTS)[number];

/** Matches of `aside` deviate once before this move, so that bad positions are learned. */
const LEAVES_BEFORE = 45;

export const train: Command = (args, { out }) => {
  const given = flagsOf(
    args,
    {
      game: { type: "string" },
      mode: { type: "string" },
      matches: { type: "string" },
      calibration: { type: "string" },
      seed: { type: "string" },
      out: { type: "string" },
    },
    flags,
  );
  const { matches } = given;
  const game = gameNamed(given.game);
  if (!game.valueModel) throw new Usage(`--game: ${game.id} has no features to train with; give it \`valueModel\``);
  const kinds = Map.groupBy(settingsOf(game), ({ options }) => variantOf(game, options));
  if (given.mode !== undefined) mustHaveMode(game, given.mode, new Set(kinds.keys()));
  const chosen = [...kinds].filter(([kind]) => given.mode === undefined || kind === given.mode);
  for (const [kind, settings] of chosen) {
    const least = PARTS.length * settings.length;
    if (matches < least)
      throw new Usage(
        `--matches: ${matches} are too few for ${settings.length} kinds of ${kind} tables; give ${least}`,
      );
  }
  const folder = given.out ?? join(import.meta.dirname, "../../shared/games", game.id, "value");
  writingTo(folder, () => mkdirSync(folder, { recursive: true }));
  for (const [kind, settings] of chosen) {
    const weights = weightsOf(settings, given);
    const file = join(folder, `${kind || game.id}.json`);
    writingTo(folder, () => writeFileSync(file, `${JSON.stringify(weights)}\n`));
    out(`${file}: ${JSON.stringify(weights.made)}`);
  }
  return 0;
};

interface Trial {
  readonly matches: number;
  /** Further matches, for a calibration by number of seats and perspective. */
  readonly calibration: number;
  readonly seed: string;
}

function weightsOf(settings: readonly Setting[], { matches, calibration: further, seed }: Trial): Weights {
  const lessons = samples();
  const parts: Readonly<Record<Part, Samples>> = {
    figures: samples(),
    calibration: samples(),
    own: lessons,
    aside: lessons,
  };
  for (let match = 0; match < matches; match++) {
    const setting = settings[match % settings.length]!;
    // Each setting has its share of every part.
    const part = PARTS[Math.floor(match / settings.length) % PARTS.length]!;
    play(setting, dice(numberOf(`${seed} ${match}`)), parts[part], part === "aside");
  }
  const learned = trained(lessons, dice(numberOf(seed)));
  const calibrator = new Calibrator(learned, further > 0 ? "by group" : "together");
  calibrator.add(parts.calibration);
  for (let match = matches; match < matches + further; match++) {
    const played = samples();
    play(settings[match % settings.length]!, dice(numberOf(`${seed} ${match}`)), played, false);
    calibrator.add(played);
  }
  const { scores, ...rest } = learned;
  const weights = { ...rest, calibration: calibrator.calibration(), scores };
  const { id, variant } = settings[0]!.game;
  const mode = variant ? ` --mode ${variant(settings[0]!.options)}` : "";
  const more = further > 0 ? ` --calibration ${further}` : "";
  const command = `npm run train -- --game ${id}${mode} --matches ${matches}${more} --seed ${quoted(seed)}`;
  const made = { command, ...assessed({ ...weights, made: {} }, parts.figures) };
  return { made, ...weights };
}

const quoted = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

const samples = (): Samples => ({ features: [], targets: [], groups: [] });

const numberOf = (from: string): number => createHash("sha256").update(from).digest().readInt32LE();

/** A position from a seat's perspective. */
interface Look {
  readonly seat: Seat;
  readonly features: Float32Array;
  readonly group: CalibrationGroup;
}

/**
 * Adds positions to the samples, in a straying match only those after the deviation.
 * @param strays whether the match deviates once from the bot's play
 */
function play({ game, options, seats }: Setting, rng: Rng, { features, targets, groups }: Samples, strays: boolean) {
  const [policy] = Object.values(game.bots!);
  const chance = () => rng;
  const looks: Look[] = [];
  const leave = strays ? rng(LEAVES_BEFORE) : -1;
  let state = fold(game, game.initial(options, seats), game.deal(options, seats, chance));
  for (let move = 0; ; move++) {
    const outcome = game.outcome(state);
    if (outcome) {
      for (const look of looks) {
        features.push(look.features);
        groups.push(look.group);
        targets.push(targetOf(game, options, outcome, look.seat, seats));
      }
      return;
    }
    const [{ seat } = { seat: 0 }] = game.toAct(state);
    if (move > leave) looks.push(lookAt(game, state, seat, seats, rng));
    const others = move === leave ? (game.candidates?.(state, seat) ?? []) : [];
    const command = others[rng(Math.max(1, others.length))] ?? policy!(state, seat, rng);
    const events = game.decide(state, seat, command, chance);
    if (isRefusal(events)) throw new Error(`${game.id}: the bot was refused: ${events.refused}`);
    state = fold(game, state, events);
  }
}

/** Half of the looks see all hands. At least two of three are for the seat to move. */
function lookAt(game: AnyGame, state: unknown, acting: Seat, seats: number, rng: Rng): Look {
  const perspective: Perspective = rng(2) === 0 ? "open" : "seat";
  const seat = rng(3) === 0 ? rng(seats) : acting;
  const features = Float32Array.from(game.valueModel!.features(state, seat, perspective));
  return { seat, features, group: { seats, perspective } };
}

/** A seat's result; in competitive games also the scores, from that seat on. */
function targetOf(game: AnyGame, options: object, outcome: Outcome, seat: Seat, seats: number): readonly number[] {
  const worth = worthOf(outcome, seat);
  if (!isOpposed(game, options) || !outcome.scores) return [worth];
  return [worth, ...outcome.scores.map((_, i) => outcome.scores![(seat + i) % seats]!)];
}

if (import.meta.main) process.exitCode = await run(train, USAGE, process.argv.slice(2));
