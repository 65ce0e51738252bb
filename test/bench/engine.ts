import { parse } from "zod/v4/core";
import { keyOf, rngFor } from "../../shared/engine/fair.ts";
import { type Chance, complete, fold, isRefusal, type Move } from "../../shared/engine/game.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility as game } from "../../shared/games/tranquility/tranquility.ts";
import * as peer from "./peers/boardgame-io.ts";
import type { Row } from "./report.ts";

type Pick = (n: number) => number;

/** Small, fast chance for choosing moves, the same in both programs (mulberry32). */
function picker(seed: number): Pick {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

function chosen({ choose }: Move, pick: Pick): number[] {
  if (!choose) return [];
  const left = [...choose.from];
  const count = choose.least + pick(choose.most - choose.least + 1);
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0]!);
}

const OPTIONS = parse(options, { mode: "standard" });

/** A match to be played again: its seed, and what its seats did. */
interface Script<Step> {
  readonly seats: number;
  readonly seed: string;
  readonly steps: readonly Step[];
}

interface Done {
  readonly seat: number;
  readonly command: Command;
}

const chanceOf = (seed: string, seats: number) => {
  const key = keyOf(
    seed,
    Array.from({ length: seats }, (_, seat) => String(seat)),
  );
  return (version: number) => rngFor(key, version);
};

/** A whole match of random legal moves. */
function record(seats: number, seed: string, pick: Pick): Script<Done> {
  const chance = chanceOf(seed, seats);
  const steps: Done[] = [];
  let state = fold(game.evolve, game.initial(OPTIONS, seats), game.deal(OPTIONS, seats, chance));
  while (!game.outcome(state)) {
    const actors = game.toAct(state);
    const seat = actors[pick(actors.length)]!;
    const offered = game.moves(state, seat);
    const move = offered[pick(offered.length)]!;
    const command = complete(move, chosen(move, pick));
    state = fold(game.evolve, state, decided(state, seat, command, chance));
    steps.push({ seat, command });
  }
  return { seats, seed, steps };
}

function decided(state: State, seat: number, command: Command, chance: Chance) {
  const events = game.decide(state, seat, command, chance);
  if (isRefusal(events)) throw new Error(`an offered move was refused: ${events.refused}`);
  return events;
}

/** What is measured: the deal, every decision, every event, and the question whether it is over. */
function play({ seats, seed, steps }: Script<Done>): void {
  const chance = chanceOf(seed, seats);
  let state = fold(game.evolve, game.initial(OPTIONS, seats), game.deal(OPTIONS, seats, chance));
  for (const { seat, command } of steps) {
    state = fold(game.evolve, state, decided(state, seat, command, chance));
    if (game.outcome(state) && steps.at(-1)!.command !== command) throw new Error("the match ended early");
  }
}

const seedOf = (n: number): string => n.toString(16).padStart(64, "0");

const MATCHES = 300;

const scripts = <Step>(record: (seats: number, seed: string, pick: Pick) => Script<Step>): Script<Step>[] => {
  const pick = picker(7);
  return Array.from({ length: MATCHES }, (_, i) => record(1 + (i % 5), seedOf(i), pick));
};

/** Moves per second of playing these matches over and over, in a slice of time. */
function rate<Step>(
  matches: readonly Script<Step>[],
  play: (match: Script<Step>) => void,
  milliseconds: number,
): number {
  const start = performance.now();
  let moves = 0;
  for (let i = 0; performance.now() - start < milliseconds; i++) {
    const match = matches[i % matches.length]!;
    play(match);
    moves += match.steps.length;
  }
  return (moves / (performance.now() - start)) * 1000;
}

const median = (figures: number[]): number => figures.sort((a, b) => a - b)[figures.length >> 1]!;

/**
 * Whole matches of random legal moves of the standard game, dealt and played, in turns with boardgame.io 0.50 so that both
 * see the same machine. The moves were chosen beforehand: choosing is not what is measured.
 */
export function benchEngine(rounds = 7, slice = 600): Row[] {
  const ours = scripts(record);
  const peers = scripts(peer.record);
  rate(ours, play, slice);
  rate(peers, peer.play, slice);
  const pairs = Array.from({ length: rounds }, () => {
    const own = rate(ours, play, slice);
    const other = rate(peers, peer.play, slice);
    return { own, other, ratio: own / other };
  });
  const row = (name: string, of: (pair: (typeof pairs)[number]) => number) => ({
    name,
    figures: { "moves/s": median(pairs.map(of)) },
  });
  return [
    row("standard, decide and evolve", ({ own }) => own),
    row("boardgame.io 0.50, the same game", ({ other }) => other),
    { name: "ratio", figures: { "moves/s": `${median(pairs.map(({ ratio }) => ratio)).toFixed(1)} x` } },
  ];
}
