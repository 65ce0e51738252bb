import { keyOf, rngFor } from "../../shared/engine/chance/fair.ts";
import type { Chance, Rng } from "../../shared/engine/chance/rng.ts";
import { fold, type GameCommand, isRefusal } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";

/** mulberry32, scaled without a division. */
export function picker(seed: number): Rng {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor(((t ^ (t >>> 14)) >>> 0) * n * 2 ** -32);
  };
}

interface Script<Step> {
  readonly seats: number;
  readonly seed: string;
  readonly steps: readonly Step[];
}

type Recorder<Step> = (seats: number, seed: string, pick: Rng) => Script<Step>;

const MATCHES = 300;

const seedOf = (n: number): string => n.toString(16).padStart(64, "0");

export function scripts<Step>(record: Recorder<Step>, least: number, most: number): Script<Step>[] {
  const pick = picker(7);
  return Array.from({ length: MATCHES }, (_, i) => record(least + (i % (most - least + 1)), seedOf(i), pick));
}

interface ReplayStep {
  readonly seat: number;
  readonly command: GameCommand;
}

interface Player {
  readonly record: Recorder<ReplayStep>;
  /** The measured part: the deal, every decision and event, and the test for the end. */
  readonly play: (script: Script<ReplayStep>) => void;
}

export function playerOf(game: AnyGame, options: object): Player {
  const dealt = (seats: number, chance: Chance): unknown =>
    fold(game, game.initial(options, seats), game.deal(options, seats, chance));
  return {
    record(seats, seed, pick) {
      const chance = chanceOf(seed, seats);
      const steps: ReplayStep[] = [];
      let state = dealt(seats, chance);
      while (!game.outcome(state)) {
        const actors = game.toAct(state);
        const { seat } = actors[pick(actors.length)]!;
        const command = anyCommand(game.moves(state, seat), pick);
        state = fold(game, state, decided(game, state, seat, command, chance));
        steps.push({ seat, command });
      }
      return { seats, seed, steps };
    },
    play({ seats, seed, steps }) {
      const chance = chanceOf(seed, seats);
      let state = dealt(seats, chance);
      for (const { seat, command } of steps) {
        state = fold(game, state, decided(game, state, seat, command, chance));
        if (game.outcome(state) && steps.at(-1)!.command !== command) throw new Error("the match ended early");
      }
    },
  };
}

const chanceOf = (seed: string, seats: number): Chance => {
  const key = keyOf(
    seed,
    Array.from({ length: seats }, (_, seat) => String(seat)),
  );
  return (version) => rngFor(key, version);
};

function decided(game: AnyGame, state: unknown, seat: number, command: GameCommand, chance: Chance) {
  const events = game.decide(state, seat, command, chance);
  if (isRefusal(events)) throw new Error(`an offered move was refused: ${events.refused}`);
  return events;
}

/**
 * The returned function plays a match with the game's first bot and returns the number of moves.
 * @throws if the game has no bot
 */
export function playoutOf(game: AnyGame, options: object, seats: number): (seed: number) => number {
  const [policy] = Object.values(game.bots ?? {});
  if (!policy) throw new Error(`${game.id} has no bot`);
  return (seed) => {
    const rng = picker(seed);
    let state = fold(
      game,
      game.initial(options, seats),
      game.deal(options, seats, () => rng),
    );
    for (let moves = 0; ; moves++) {
      const [awaited] = game.outcome(state) ? [] : game.toAct(state);
      if (!awaited) return moves;
      state = fold(
        game,
        state,
        decided(game, state, awaited.seat, policy(state, awaited.seat, rng), () => rng),
      );
    }
  };
}

/** Matches between two readings of the clock, because each reading costs time. */
const CHUNK = 20;

/** @param milliseconds of processor time */
export function rate<Step>(
  matches: readonly Script<Step>[],
  play: (match: Script<Step>) => void,
  milliseconds: number,
): number {
  return movesPerSecond((i) => {
    const match = matches[i % matches.length]!;
    play(match);
    return match.steps.length;
  }, milliseconds);
}

/** @param play plays a numbered match, and returns the number of moves */
export function movesPerSecond(play: (i: number) => number, milliseconds: number): number {
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  let moves = 0;
  for (let i = 0; i % CHUNK > 0 || spent() < milliseconds; i++) moves += play(i);
  return (moves / spent()) * 1000;
}

export const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
