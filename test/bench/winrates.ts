/**
 * How often the bots win: matches of bots only, each deciding from its own redacted view. A duel is played against a mind
 * that always takes the cheapest placement.
 *
 *   npm run winrates -- [--matches 300] [--mode pyramid] [--difficulty harder] [--players 2] [--seed TEXT] [--galateia]
 */
import { parseArgs } from "node:util";
import { SEATS } from "../../shared/games/tranquility/modes/modes.ts";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { ARCH, DAY_NIGHT, DUEL, PYRAMID, STANDARD, type Tally, tally } from "./winrates.match.ts";

/** A table to be measured. */
interface Setting {
  readonly options: Options;
  readonly seats: number;
  /** What is special about it. */
  readonly note: string;
}

/** The 95 % interval of a rate (Wilson). */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const rate = won / of;
  const middle = rate + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  return [(middle - spread) / (1 + z ** 2 / of), (middle + spread) / (1 + z ** 2 / of)];
}

const DIFFICULTIES = ["easier", "normal", "harder"] as const;
const TOLLS = ["draw-five", "two-rounds"] as const;

/** Every mode with the options that make it harder or easier, for one player both tolls. */
function settings(galateia: boolean): Setting[] {
  const counts = (mode: Options["mode"]) =>
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

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);

function line({ options, seats, note }: Setting, { matches, won, moves, thought }: Tally): string {
  const [low, high] = wilson(won, matches);
  const who = `${options.mode.padEnd(9)} | ${String(seats).padStart(7)} | ${note.padEnd(11)}`;
  const rates = `${percent(won / matches)} | ${percent(low)} to ${percent(high)}`;
  return `| ${who} | ${String(matches).padStart(7)} | ${rates} | ${(thought / moves).toFixed(3).padStart(7)} |`;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      matches: { type: "string", default: "300" },
      mode: { type: "string" },
      difficulty: { type: "string" },
      players: { type: "string" },
      seed: { type: "string", default: "stillwater" },
      galateia: { type: "boolean", default: false },
    },
  });
  const { mode, difficulty, players } = values;
  const isAskedFor = ({ options, seats, note }: Setting): boolean =>
    (mode === undefined || options.mode === mode) &&
    (difficulty === undefined || note === difficulty) &&
    (players === undefined || seats === Number(players));
  console.log("| mode      | players | option      | matches |      won | 95 % interval        | ms/move |");
  console.log("|-----------|---------|-------------|---------|----------|----------------------|---------|");
  for (const setting of settings(values.galateia).filter(isAskedFor))
    console.log(line(setting, tally(setting.options, setting.seats, Number(values.matches), values.seed)));
}

if (import.meta.main) main();
