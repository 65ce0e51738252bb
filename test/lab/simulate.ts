import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Command, count, flagsOf, run, Usage } from "../../server/cli/args.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { headerOf, write } from "../../shared/engine/log/format.ts";
import { playerBy, policiesOf, sha256, simulateMatch } from "./bots.ts";
import { coverage } from "./coverage.ts";
import { gameNamed, mustSeat, option, optionsFrom, quoted, text, writingTo } from "./flags.ts";

const USAGE =
  "npm run simulate -- --game GAME [--mode MODE] --players 3 --matches 100 --seed TEXT --out DIR " +
  "[--option k=v]… [--bot NAME]\n   or: npm run simulate -- --coverage --game GAME [--mode MODE] --matches 100 --seed TEXT";

const flags = z.object({
  game: text("the id of a game"),
  mode: z.string().optional(),
  players: count(1, 100),
  matches: count(1, 1_000_000),
  seed: text("any text; the same text gives the same matches"),
  out: text("a directory for the match files"),
  option,
  bot: z.string().optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

type Flags = z.infer<typeof flags>;

function botNamed(game: AnyGame, { bot }: Flags): string {
  const names = Object.keys({ ...policiesOf(game), ...game.asyncBots });
  if (bot !== undefined && !names.includes(bot)) {
    throw new Usage(`--bot: ${game.id} has no bot "${bot}"; there is ${quoted(names)}`);
  }
  const name = bot ?? names[0];
  if (name === undefined) throw new Usage(`--game: ${game.id} has no bots that could play it`);
  return name;
}

/** Simulates matches; `--coverage` reports what they cover. */
export const simulate: Command = (args, terminal) =>
  args.includes("--coverage") ? coverage(args, terminal) : matches(args, terminal);

/** Simulates matches, and prints a summary as JSON on the last line. */
const matches: Command = async (args, { out }) => {
  const given = flagsOf(
    args,
    {
      game: { type: "string" },
      mode: { type: "string" },
      players: { type: "string" },
      matches: { type: "string" },
      seed: { type: "string" },
      out: { type: "string" },
      option: { type: "string", multiple: true },
      bot: { type: "string" },
    },
    flags,
  );
  const game = gameNamed(given.game);
  const options = optionsFrom(game, given);
  mustSeat(game, options, given.players);
  const bot = botNamed(game, given);
  const policy = policiesOf(game)[bot] ?? (await game.asyncBots![bot]!(game, options));
  writingTo(given.out, () => mkdirSync(given.out, { recursive: true }));

  // Different runs can share a directory.
  const setting = `${game.id} ${JSON.stringify(options)} ${given.players} ${bot} ${given.seed}`;
  const series = `${game.id}-${given.players}-${sha256(setting).slice(0, 10)}`;
  const sum = { matches: given.matches, won: 0, lost: 0, moves: 0 };
  const began = performance.now();
  for (let n = 1; n <= given.matches; n++) {
    const id = `${series}-${String(n).padStart(4, "0")}`;
    const bout = { game, options, seats: given.players, name: bot, id, text: `${given.seed} ${n}` };
    const { match, log, moves } = simulateMatch(bout, playerBy(game, policy));
    writingTo(given.out, () =>
      writeFileSync(join(given.out, `${id}.jsonl`), write({ header: headerOf(match, log), log })),
    );
    if (match.outcome?.result === "won") sum.won++;
    if (match.outcome?.result === "lost") sum.lost++;
    sum.moves += moves;
  }
  const seconds = (performance.now() - began) / 1000;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  out(JSON.stringify({ ...sum, seconds: round(seconds), movesPerSecond: Math.round(sum.moves / seconds) }));
  return 0;
};

if (import.meta.main) process.exitCode = await run(simulate, USAGE, process.argv.slice(2));
