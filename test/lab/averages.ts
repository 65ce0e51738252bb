import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { because, type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import type { Average, Averages, SeatFigures } from "../../shared/engine/contract/figures.ts";
import { type AnyGame, boardOf } from "../../shared/engine/contract/game.ts";
import { simulateMatch } from "./bots.ts";
import { gameNamed, text } from "./flags.ts";
import { isExample, type Setting, settingsOf } from "./settings.ts";

const USAGE =
  "npm run averages -- --game GAME --matches 300 --seed TEXT [--out FILE] " +
  "(the average results of the game's first bot on every board, from this number of matches each)";

const flags = z.object({
  game: text("the id of a game"),
  matches: count(1, 1_000_000),
  seed: text("any text; the same text gives the same matches"),
  out: z.string().min(1, "empty; give a file").optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

/** Simulates matches, and writes the averages to a file. Default: the game's. */
const averages: Command = (args, { out }) => {
  const options = {
    game: { type: "string" },
    matches: { type: "string" },
    seed: { type: "string" },
    out: { type: "string" },
  } as const;
  const { matches, seed, ...given } = flagsOf(args, options, flags);
  const game = gameNamed(given.game);
  const [bot] = Object.keys(game.bots ?? {});
  if (!game.figures || bot === undefined)
    throw new Usage(`--game: ${game.id} has no averages; give it \`figures\` and a bot`);
  const file = given.out ?? join(import.meta.dirname, "../../shared/games", game.id, "averages.json");
  const boards: Record<string, Record<string, Average>> = {};
  for (const [board, settings] of boardsOf(game))
    for (const setting of settings) {
      const average = averageOf(setting, bot, matches, seed);
      boards[board] = { ...boards[board], [setting.seats]: average };
      out(`${board}, ${setting.seats}: ${JSON.stringify(average)}`);
    }
  const made = `npm run averages -- --game ${game.id} --matches ${matches} --seed ${seed}`;
  try {
    writeFileSync(file, written({ made, boards }));
  } catch (error) {
    throw new Usage(`--out: cannot write to ${file}: ${because(error)}; choose another file`);
  }
  return 0;
};

/** The first setting of each board and number of seats, without boards made by players. */
export function boardsOf(game: AnyGame): ReadonlyMap<string, readonly Setting[]> {
  const boards = Map.groupBy(
    settingsOf(game).filter((setting) => !isExample(setting)),
    ({ options, seats }) => boardOf(game, options, seats),
  );
  const firstOfEach = (settings: readonly Setting[]) => [
    ...new Map(settings.toReversed().map((setting) => [setting.seats, setting])).values(),
  ];
  return new Map(Array.from(boards, ([board, settings]) => [board, firstOfEach(settings).reverse()]));
}

function averageOf({ game, options, seats }: Setting, name: string, matches: number, seed: string): Average {
  const ends = Array.from({ length: matches }, (_, n) => {
    const id = `${game.id} ${boardOf(game, options, seats)} ${seats} ${n + 1}`.replaceAll(" ", "-");
    return simulateMatch({ game, options, seats, name, id, text: `${seed} ${id}` }).match;
  });
  const played = ends.flatMap((match) => match.seats.map((_, seat) => game.figures!.of(match.table, seat)));
  const won = ends.reduce((sum, { outcome }) => sum + (outcome?.winners.length ?? 0), 0);
  return { matches, won: rounded(won / played.length), figures: meansOf(played) };
}

function meansOf(played: readonly SeatFigures[]): SeatFigures {
  const names = new Set(played.flatMap(Object.keys));
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return Object.fromEntries(
    [...names].map((name) => [name, rounded(mean(played.flatMap((figures) => figures[name] ?? [])))]),
  );
}

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;

/** The file's text, with one line per board and number of seats for readable diffs. */
function written({ made, boards }: Averages): string {
  const lines = Object.entries(boards).map(([board, bySeats]) => {
    const rows = Object.entries(bySeats).map(([seats, average]) => `      "${seats}": ${JSON.stringify(average)}`);
    return `    ${JSON.stringify(board)}: {\n${rows.join(",\n")}\n    }`;
  });
  return `{\n  "made": ${JSON.stringify(made)},\n  "boards": {\n${lines.join(",\n")}\n  }\n}\n`;
}

if (import.meta.main) process.exitCode = await run(averages, USAGE, process.argv.slice(2));
