/**
 * How often the bots win, each with its own redacted view. In a duel the opponent always takes the cheapest placement.
 * Arcanoïd's bot sits alone among random or greedy players or `calm` bots, in matches of five rounds.
 *
 * With `--bot`, that bot and the first bot play the same deals; in competitive games it sits alone among first bots.
 * With `--bound`, the first bot is compared with a player who knows all cards and has that many tries for each deal.
 *
 * npm run winrates -- [--matches 300] [--mode pyramid] [--option harder] [--players 2] [--seed TEXT] [--galateia]
 * [--bot deep | --bound 100] [--first 0]
 */

import { parseArgs } from "node:util";
import type { GameCommand } from "../../shared/engine/contract/events.ts";
import { type AnyGame, type Bot, botsOf } from "../../shared/engine/contract/game.ts";
import { wilson } from "../../shared/engine/lists/wilson.ts";
import { arcanoid } from "../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../shared/games/arcanoid/commands.ts";
import { options as arcanoidOptions } from "../../shared/games/arcanoid/options.ts";
import type { State } from "../../shared/games/arcanoid/state.ts";
import { SEATS } from "../../shared/games/tranquility/boards/official.ts";
import type { OfficialMode, Options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { greedy, random } from "../shared/games/arcanoid/greedy.ts";
import { isWonKnowingAll } from "./winrates.bound.ts";
import { playMatch } from "./winrates.contest.ts";
import { ARCH, DAY_NIGHT, DUEL, PYRAMID, STANDARD, type Tally, tally } from "./winrates.match.ts";
import { differenceOf, type PairedSetting, pairs } from "./winrates.paired.ts";

interface Setting {
  readonly options: Options;
  readonly seats: number;
  /** The option or opponent that distinguishes the table; may be empty. */
  readonly note: string;
}

interface ComparedSetting extends PairedSetting {
  readonly mode: string;
  readonly note: string;
}

const DIFFICULTIES = ["easier", "normal", "harder"] as const;
const TOLLS = ["draw-five", "two-rounds"] as const;

/** Modes with the options that make them harder or easier; for one player, both tolls. */
function settings(galateia: boolean): Setting[] {
  const counts = (mode: OfficialMode) =>
    Array.from({ length: SEATS[mode][1] - SEATS[mode][0] + 1 }, (_, i) => SEATS[mode][0] + i);
  const withToll = (options: typeof STANDARD | typeof DAY_NIGHT): Setting[] =>
    counts(options.mode).flatMap((seats) =>
      (seats === 1 ? TOLLS : [undefined]).map((soloToll) => ({
        options: { ...options, galateia, soloToll: soloToll ?? options.soloToll },
        seats,
        note: soloToll ?? "",
      })),
    );
  return [
    ...withToll(STANDARD),
    ...counts("arch").map((seats) => ({ options: { ...ARCH, galateia }, seats, note: "" })),
    ...DIFFICULTIES.flatMap((difficulty) =>
      counts("pyramid").map((seats) => ({ options: { ...PYRAMID, difficulty }, seats, note: difficulty })),
    ),
    ...withToll(DAY_NIGHT),
    { options: DUEL, seats: 2, note: "vs cheapest" },
  ];
}

function lonely(others: Bot<State, Command>, note: string, seats: number, matches: number, seed: string): string {
  const sum = { matches, won: 0, moves: 0, thought: 0 };
  for (let match = 0; match < matches; match++) {
    const own = match % seats;
    const policies = Array.from({ length: seats }, (_, seat) => (seat === own ? arcanoid.bots.steady : others));
    const { outcome, moves, thought } = playMatch(
      arcanoid,
      arcanoidOptions.parse({}),
      policies,
      `${seed}/${seats}/${match}`,
    );
    if (outcome.winners[0] === own) sum.won++;
    sum.moves += moves;
    sum.thought += thought;
  }
  return line({ mode: "arcanoid", seats, note }, sum);
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

function line(
  { mode, seats, note }: { readonly mode: string; readonly seats: number; readonly note: string },
  { matches, won, moves, thought }: Tally,
): string {
  const [low, high] = wilson(won, matches);
  const who = `${mode.padEnd(9)} | ${String(seats).padStart(7)} | ${note.padEnd(11)}`;
  const rates = `${percent(won / matches)} | ${percent(low)} to ${percent(high)}`;
  return `| ${who} | ${String(matches).padStart(7)} | ${rates} | ${(thought / moves).toFixed(3).padStart(7)} |`;
}

type AnyBot = Bot<unknown, GameCommand>;

async function botOf(name: string, game: AnyGame, options: object): Promise<AnyBot> {
  const { bots, asyncBots } = game;
  const policy = bots?.[name] ?? (await asyncBots?.[name]?.(game, options));
  if (!policy) throw new Error(`${game.id} has no bot "${name}"`);
  return policy;
}

const comparable = (galateia: boolean): readonly ComparedSetting[] => [
  ...settings(galateia).map(({ options, seats, note }) => {
    const { mode } = options;
    return { game: tranquility, options, seats, mode, note: mode === "duel" ? "vs first" : note };
  }),
  ...Array.from({ length: 9 }, (_, i) => {
    return { game: arcanoid, options: arcanoidOptions.parse({}), seats: 2 + i, mode: "arcanoid", note: "vs first" };
  }),
];

const COMPARED =
  "| mode      | players | option      |   deals |      bot |    first | difference, 95 %  | ms/move |     p99 | longest |\n" +
  "|-----------|---------|-------------|---------|----------|----------|-------------------|---------|---------|---------|";

interface Deals {
  readonly first: number;
  readonly count: number;
  readonly seed: string;
}

const named = ({ mode, seats, note }: ComparedSetting, { count }: Deals): string =>
  `${mode.padEnd(9)} | ${String(seats).padStart(7)} | ${note.padEnd(11)} | ${String(count).padStart(7)}`;

async function compared(setting: ComparedSetting, bot: string, deals: Deals): Promise<string> {
  const { game, options } = setting;
  const [first] = Object.values((game as AnyGame).bots!);
  const { pairs: found, times } = pairs(setting, await botOf(bot, game, options), first!, deals);
  const share = (which: "one" | "other") => percent(found.reduce((sum, pair) => sum + pair[which], 0) / found.length);
  const { mean: difference, half } = differenceOf(found);
  const gain = `${difference < 0 ? "" : "+"}${(100 * difference).toFixed(1)} ± ${(100 * half).toFixed(1)}`.padEnd(17);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const of = [mean, times[Math.floor(0.99 * times.length)]!, times.at(-1)!];
  const time = of.map((ms) => ms.toFixed(1).padStart(7)).join(" | ");
  return `| ${named(setting, deals)} | ${share("one")} | ${share("other")} | ${gain} | ${time} |`;
}

const BOUNDED =
  "| mode      | players | option      |   deals |    first | 95 % interval        |  knowing | 95 % interval        |\n" +
  "|-----------|---------|-------------|---------|----------|----------------------|----------|----------------------|";

function bounded(setting: ComparedSetting, deals: Deals, tries: number): string {
  let [first, knowing] = [0, 0];
  for (let deal = deals.first; deal < deals.first + deals.count; deal++) {
    const isFirst = isWonKnowingAll(setting, deal, deals.seed, 1);
    if (isFirst) first++;
    if (isFirst || isWonKnowingAll(setting, deal, deals.seed, tries)) knowing++;
  }
  const share = (won: number) => {
    const [low, high] = wilson(won, deals.count);
    return `${percent(won / deals.count)} | ${percent(low)} to ${percent(high)}`;
  };
  return `| ${named(setting, deals)} | ${share(first)} | ${share(knowing)} |`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: "string", default: "300" },
      mode: { type: "string" },
      option: { type: "string" },
      players: { type: "string" },
      seed: { type: "string", default: "stillwater" },
      galateia: { type: "boolean", default: false },
      bot: { type: "string" },
      bound: { type: "string" },
      first: { type: "string", default: "0" },
    },
  });
  const { mode, option, players, bot, bound } = values;
  const isAskedFor = (table: string, seats: number, note: string): boolean =>
    (mode === undefined || table === mode) &&
    (option === undefined || note === option) &&
    (players === undefined || seats === Number(players));
  const deals = { first: Number(values.first), count: Number(values.matches), seed: values.seed };
  const asked = comparable(values.galateia).filter((one) => isAskedFor(one.mode, one.seats, one.note));
  if (bot !== undefined) {
    console.log(COMPARED);
    for (const setting of asked.filter(({ game }) => botsOf(game).includes(bot)))
      console.log(await compared(setting, bot, deals));
    return;
  }
  if (bound !== undefined) {
    console.log(BOUNDED);
    for (const setting of asked) console.log(bounded(setting, deals, Number(bound)));
    return;
  }
  console.log("| mode      | players | option      | matches |      won | 95 % interval        | ms/move |");
  console.log("|-----------|---------|-------------|---------|----------|----------------------|---------|");
  for (const setting of settings(values.galateia).filter((one) => isAskedFor(one.options.mode, one.seats, one.note)))
    console.log(
      line(
        { ...setting, mode: setting.options.mode },
        tally(setting.options, setting.seats, Number(values.matches), values.seed),
      ),
    );
  if (mode !== undefined && mode !== "arcanoid") return;
  for (const [note, others] of Object.entries({
    "vs random": random,
    "vs greedy": greedy,
    "vs calm": arcanoid.bots.calm,
  }))
    for (let seats = 2; seats <= 10; seats++)
      if (players === undefined || seats === Number(players))
        console.log(lonely(others, note, seats, Number(values.matches), values.seed));
}

if (import.meta.main) await main();
