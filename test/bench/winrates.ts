/**
 * How often the bots win: matches of bots only, each deciding from its own redacted view.
 *
 *   node test/bench/winrates.ts [--matches 300] [--players 2] [--seed TEXT] [--galateia]
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { keyOf, rngFor } from "../../shared/engine/fair.ts";
import { type Chance, isRefusal, type Outcome, type Rng } from "../../shared/engine/game.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import { steady } from "../../shared/games/tranquility/bot.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import { type Options, type OptionsOf, SEATS } from "../../shared/games/tranquility/options.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";

/** A match in progress: the truth, and what each seat knows of it. */
export interface Table {
  readonly truth: State;
  readonly views: readonly State[];
  readonly log: readonly Event[];
  readonly key: Uint8Array;
}

export const STANDARD: OptionsOf<"standard"> = {
  mode: "standard",
  galateia: false,
  soloToll: "draw-five",
  talk: "silent",
};

/** The chance of the events to come, as a match of this log would have it. */
const chanceOf = ({ key, log }: Table): Chance => {
  return (index) => rngFor(key, log.length + index + 1);
};

/** The dice of the mind that moves now: never those of the game. */
export const diceOf = ({ key, log }: Table): Rng => rngFor(key, 1_000_000 + log.length);

export function deal(options: Options, seats: number, seed: string): Table {
  const key = keyOf(createHash("sha256").update(seed).digest("hex"), []);
  const truth = tranquility.initial(options, seats);
  const views = Array.from({ length: seats }, () => truth);
  const table: Table = { truth, views, log: [], key };
  return after(table, tranquility.deal(options, seats, chanceOf(table)));
}

export function after(table: Table, events: readonly Event[]): Table {
  return {
    ...table,
    truth: events.reduce(tranquility.evolve, table.truth),
    views: table.views.map((view, seat) =>
      events.reduce((state, event) => tranquility.evolve(state, redact(event, seat)), view),
    ),
    log: [...table.log, ...events],
  };
}

/** The table after a seat's command, which must be legal. */
export function acted(table: Table, seat: number, command: Command): Table {
  const events = tranquility.decide(table.truth, seat, command, chanceOf(table));
  if (isRefusal(events)) throw new Error(`${events.refused} (${events.rule}): ${JSON.stringify(command)}`);
  return after(table, events);
}

/** What the bot of a seat does, from its own view. */
export const chosen = (table: Table, seat: number): Command => steady(table.views[seat]!, seat, diceOf(table));

interface Played {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly moves: number;
  /** What the bots thought, in milliseconds. */
  readonly thought: number;
}

/** A match of bots, from the deal to its outcome. */
export function played(options: Options, seats: number, seed: string): Played {
  let table = deal(options, seats, seed);
  let thought = 0;
  for (let moves = 0; ; moves++) {
    const outcome = tranquility.outcome(table.truth);
    if (outcome) return { table, outcome, moves, thought };
    const seat = tranquility.toAct(table.truth)[0]!;
    const began = performance.now();
    const command = chosen(table, seat);
    thought += performance.now() - began;
    table = acted(table, seat, command);
  }
}

export interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly moves: number;
  readonly thought: number;
}

export function tally(options: Options, seats: number, matches: number, seed: string): Tally {
  let sum: Tally = { matches, won: 0, moves: 0, thought: 0 };
  for (let match = 0; match < matches; match++) {
    const { outcome, moves, thought } = played(options, seats, `${seed}/${seats}/${match}`);
    const won = sum.won + (outcome.result === "won" ? 1 : 0);
    sum = { matches, won, moves: sum.moves + moves, thought: sum.thought + thought };
  }
  return sum;
}

/** The 95 % interval of a rate (Wilson). */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const rate = won / of;
  const middle = rate + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  return [(middle - spread) / (1 + z ** 2 / of), (middle + spread) / (1 + z ** 2 / of)];
}

/** The tables to be measured: every number of players, and for one both tolls. */
function settings(players: number | undefined, galateia: boolean): [options: typeof STANDARD, seats: number][] {
  const [least, most] = SEATS.standard;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return counts
    .filter((seats) => players === undefined || seats === players)
    .flatMap((seats): [typeof STANDARD, number][] => {
      const options = { ...STANDARD, galateia };
      return seats > 1
        ? [[options, seats]]
        : [
            [options, seats],
            [{ ...options, soloToll: "two-rounds" }, seats],
          ];
    });
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

function line({ soloToll }: typeof STANDARD, seats: number, { matches, won, moves, thought }: Tally): string {
  const [low, high] = wilson(won, matches);
  const toll = seats === 1 ? soloToll : "-";
  const counts = `${String(matches).padStart(7)}  ${percent(won / matches)}  ${percent(low)} to ${percent(high)}`;
  return `${String(seats).padStart(7)}  ${toll.padEnd(10)}  ${counts}  ${(thought / moves).toFixed(3).padStart(7)}`;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      matches: { type: "string", default: "300" },
      players: { type: "string" },
      seed: { type: "string", default: "stillwater" },
      galateia: { type: "boolean", default: false },
    },
  });
  const players = values.players === undefined ? undefined : Number(values.players);
  console.log("players  solo toll   matches      won    95 % interval         ms/move");
  for (const [options, seats] of settings(players, values.galateia))
    console.log(line(options, seats, tally(options, seats, Number(values.matches), values.seed)));
}

if (import.meta.main) main();
