import { createHash } from "node:crypto";
import { keyOf, rngFor } from "../../shared/engine/chance/fair.ts";
import type { Chance, Rng } from "../../shared/engine/chance/rng.ts";
import { isRefusal } from "../../shared/engine/contract/events.ts";
import type { Bot, Outcome } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { steady } from "../../shared/games/tranquility/bot.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import type { Options, OptionsOf } from "../../shared/games/tranquility/options.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { cheapest } from "./winrates.cheapest.ts";

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
export const ARCH: OptionsOf<"arch"> = { mode: "arch", galateia: false, talk: "silent" };
export const PYRAMID: OptionsOf<"pyramid"> = { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" };
export const DAY_NIGHT: OptionsOf<"day-night"> = { ...STANDARD, mode: "day-night" };
export const DUEL: OptionsOf<"duel"> = { mode: "duel" };

const chanceOf = ({ key, log }: Table): Chance => {
  return (index) => rngFor(key, log.length + index + 1);
};

/** The policy's dice are independent of the game's. */
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

/** @throws if the command is illegal */
export function acted(table: Table, seat: number, command: Command): Table {
  const events = tranquility.decide(table.truth, seat, command, chanceOf(table));
  if (isRefusal(events)) throw new Error(`${events.refused} (${events.rule}): ${JSON.stringify(command)}`);
  return after(table, events);
}

type Policy = Bot<State, Command>;

export const chosen = (table: Table, seat: number, policy: Policy = steady): Command =>
  policy(table.views[seat]!, seat, diceOf(table));

interface MatchResult {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly moves: number;
  /** Thinking time of the bots, in ms. */
  readonly thought: number;
}

/** The bot `steady` plays the seats without another policy. */
export function played(
  options: Options,
  seats: number,
  seed: string,
  others: readonly (Policy | undefined)[] = [],
): MatchResult {
  let table = deal(options, seats, seed);
  let thought = 0;
  for (let moves = 0; ; moves++) {
    const outcome = tranquility.outcome(table.truth);
    if (outcome) return { table, outcome, moves, thought };
    const seat = tranquility.toAct(table.truth)[0]!.seat;
    const began = performance.now();
    const command = chosen(table, seat, others[seat]);
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

/** In a duel, a bot plays against the cheapest policy, from alternating seats. */
export function contest(
  options: Options,
  seats: number,
  match: number,
  seed: string,
): MatchResult & { readonly hasWon: boolean } {
  const others = options.mode === "duel" ? [match % 2 ? cheapest : undefined, match % 2 ? undefined : cheapest] : [];
  const end = played(options, seats, `${seed}/${seats}/${match}`, others);
  return { ...end, hasWon: end.outcome.result === "won" && others[end.outcome.winners[0]!] === undefined };
}

export function tally(options: Options, seats: number, matches: number, seed: string): Tally {
  let sum: Tally = { matches, won: 0, moves: 0, thought: 0 };
  for (let match = 0; match < matches; match++) {
    const { hasWon, moves, thought } = contest(options, seats, match, seed);
    sum = { matches, won: sum.won + (hasWon ? 1 : 0), moves: sum.moves + moves, thought: sum.thought + thought };
  }
  return sum;
}
