import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { localTables } from "../../client/sdk/local-tables.ts";
import { type BotFunction, play } from "../../client/sdk/play.ts";
import { type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import { type AnyGame, isOpposed } from "../../shared/engine/contract/game.ts";
import { wilson } from "../../shared/engine/lists/wilson.ts";
import { headerOf, write } from "../../shared/engine/log/format.ts";
import { worthOf } from "../../shared/insight/playout.ts";
import { botChance, policiesOf, sha256 } from "./bots.ts";
import { gameNamed, mustSeat, option, optionsFrom, quoted, text, writingTo } from "./flags.ts";

const USAGE =
  "npm run arena -- A.ts B.ts --game GAME [--mode MODE] [--option k=v]… --players 2 --deals 200 [--seed TEXT] [--out DIR]\n" +
  "   each of A, B … is a module whose default export is a bot of stillwater-client, or the name of a bot of the game";

const flags = z.object({
  game: text("the id of a game"),
  mode: z.string().optional(),
  option,
  players: count(1, 100),
  deals: count(1, 100_000),
  seed: z.string().default("arena"),
  out: z.string().optional(),
  positionals: z.array(z.string()).min(2, "give at least two programs").max(20, "give at most 20 programs"),
});

type AnyBot = BotFunction<unknown, GameCommand>;

interface Entrant {
  readonly name: string;
  /** Makes a bot; built-in bots draw random numbers from `rng`. */
  readonly make: (rng: Rng) => AnyBot;
}

interface Setting {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
}

interface DealResult {
  /** 1 if the program's seat has won, 0.5 for a draw, else 0. */
  readonly worth: number;
  readonly figures: Readonly<Record<string, number>>;
  /** Time for all moves, in ms. */
  readonly thought: number;
  readonly moves: number;
  readonly file: string;
}

/** Limit per move, in ms. */
const LONGEST_THOUGHT = 60_000;

/** The program that an argument names. @throws Usage if there is none, or it cannot be used */
async function entrantOf(argument: string, { game, options }: Setting): Promise<Entrant> {
  const policy = policiesOf(game)[argument] ?? (await game.asyncBots?.[argument]?.(game, options));
  if (policy)
    return {
      name: argument,
      make:
        (rng) =>
        ({ view, seat }) =>
          policy(view, seat, rng),
    };
  const path = resolve(argument);
  if (!existsSync(path)) {
    const names = Object.keys({ ...policiesOf(game), ...game.asyncBots });
    throw new Usage(`${argument}: no such file, and ${game.id} has no such bot; there is ${quoted(names)}`);
  }
  const loaded: { readonly default?: unknown } = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new Usage(`${argument}: it cannot be loaded: ${(error as Error).message}`);
  });
  if (typeof loaded.default !== "function") throw new Usage(`${argument}: its default export is no function`);
  const bot = loaded.default as AnyBot;
  return { name: basename(argument), make: () => bot };
}

/** In a cooperative game `own` has all seats; in a competitive one it has one, and `other` the rest. */
async function playDeal(setting: Setting, deal: number, own: Entrant, other: Entrant): Promise<DealResult> {
  const { game, options, seats } = setting;
  const id = `${setting.seed}-${deal}`;
  const seat = deal % seats;
  const players = Array.from({ length: seats }, (_, at) => (isOpposed(game, options) && at !== seat ? other : own));
  const { tables, match } = localTables(game, {
    options,
    names: players.map(({ name }, at) => `${name} ${at + 1}`),
    seed: sha256(id),
  });
  const clock = { thought: 0, moves: 0 };
  const outcomes = await Promise.all(
    tables.map((table, at) => {
      const rng = botChance({ ...setting, name: "", id, text: `${id} ${at}` })(0);
      const bot = players[at]!.make(rng);
      return play<unknown, GameCommand>(players[at] === own ? timed(bot, clock) : bot, table);
    }),
  );
  const figures = game.figures && game.outcome(match.match.table) ? game.figures.of(match.match.table, seat) : {};
  const file = write({ header: headerOf(match.match, match.log), log: match.log });
  return { worth: worthOf(outcomes[0]!, seat as Seat), figures, ...clock, file };
}

/** Measures a bot's time. @throws if a move takes longer than `LONGEST_THOUGHT` */
const timed =
  (bot: AnyBot, clock: { thought: number; moves: number }): AnyBot =>
  async (turn) => {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no move within ${LONGEST_THOUGHT / 1000} s`)), LONGEST_THOUGHT);
    });
    try {
      return await Promise.race([bot(turn), late]);
    } finally {
      clearTimeout(timer);
      clock.moves++;
      clock.thought += performance.now() - began;
    }
  };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half the width of the 95 % interval of a mean of independent values. */
function spreadOf(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

const points = (share: number): string => (100 * share).toFixed(1);

/** A row of the table, with the difference from the first program on the same deals. */
function rowOf(
  name: string,
  played: readonly DealResult[],
  first: readonly DealResult[],
): Readonly<Record<string, string>> {
  const worths = played.map(({ worth }) => worth);
  const [low, high] = wilson(
    worths.reduce((sum, worth) => sum + worth, 0),
    worths.length,
  );
  const differences = worths.map((worth, deal) => worth - first[deal]!.worth);
  const names = [...new Set(played.flatMap(({ figures }) => Object.keys(figures)))];
  const figures = names.map((figure) => {
    const known = played.flatMap(({ figures }) => figures[figure] ?? []);
    return [figure, mean(known).toFixed(2)];
  });
  const moves = played.reduce((sum, { moves }) => sum + moves, 0);
  const thought = played.reduce((sum, { thought }) => sum + thought, 0);
  return {
    program: name,
    "won %": points(mean(worths)),
    "95 %": `${points(low)} to ${points(high)}`,
    "points to the first": played === first ? "" : `${points(mean(differences))} ± ${points(spreadOf(differences))}`,
    ...Object.fromEntries(figures),
    "ms a move": moves > 0 ? (thought / moves).toFixed(2) : "",
  };
}

/** Compares programs on equal deals. */
export const arena: Command = async (args, { out }) => {
  const known = ["game", "mode", "players", "deals", "seed", "out"];
  const given = flagsOf(
    args,
    {
      ...Object.fromEntries(known.map((name) => [name, { type: "string" }])),
      option: { type: "string", multiple: true },
    },
    flags,
  );
  const game = gameNamed(given.game);
  const options = optionsFrom(game, given);
  mustSeat(game, options, given.players);
  const setting: Setting = { game, options, seats: given.players, seed: given.seed };
  const entrants: Entrant[] = [];
  for (const argument of given.positionals) entrants.push(await entrantOf(argument, setting));
  const [first, second] = entrants as [Entrant, Entrant];
  const results: DealResult[][] = entrants.map(() => []);
  const { out: folder } = given;
  if (folder !== undefined) writingTo(folder, () => mkdirSync(folder, { recursive: true }));
  for (let deal = 0; deal < given.deals; deal++) {
    for (const [at, entrant] of entrants.entries()) {
      const played = await playDeal(setting, deal, entrant, at === 0 ? second : first).catch((error: unknown) => {
        throw new Usage(`${entrant.name}, deal ${deal}: ${(error as Error).message}`);
      });
      results[at]!.push(played);
      if (folder === undefined) continue;
      const name = `${String(deal).padStart(5, "0")}-${at}-${entrant.name.replaceAll(/[^\w.-]/g, "_")}.jsonl`;
      writingTo(folder, () => writeFileSync(join(folder, name), played.file));
    }
  }
  const rows = entrants.map(({ name }, at) => rowOf(name, results[at]!, results[0]!));
  for (const line of tableOf(rows)) out(line);
  return 0;
};

function tableOf(rows: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  return cells.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join("  "),
  );
}

if (import.meta.main) process.exitCode = await run(arena, USAGE, process.argv.slice(2));
