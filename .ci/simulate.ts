/* Bots play a match in many settings of each game that has bots; then the files are verified. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Command, run } from "../server/cli/args.ts";
import { verifyFiles } from "../server/cli/verify.ts";
import { variantOf } from "../shared/engine/contract/game.ts";
import { GAMES } from "../shared/games/index.ts";
import { type Setting, settingsOf } from "../test/lab/settings.ts";
import { simulate } from "../test/lab/simulate.ts";

/** Maximum number per game; a longer list is sampled evenly. */
const SETTINGS = 180;

const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.filter((_, i) => i % Math.ceil(list.length / most) === 0);

function flagsOf({ game, options, seats }: Setting): string[] {
  const kind = variantOf(game, options);
  return [
    ...["--game", game.id, "--players", String(seats)],
    ...(kind === "" ? [] : ["--mode", kind]),
    ...Object.entries(options).flatMap(([name, value]) => [
      "--option",
      `${name}=${typeof value === "object" && !Array.isArray(value) ? JSON.stringify(value) : value}`,
    ]),
  ];
}

/**
 * @returns the last line of the output
 * @throws Error if the command fails
 */
async function must(command: Command, args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const terminal = { out: (line: string) => said.push(line), err: (line: string) => process.stderr.write(`${line}\n`) };
  const code = await run(command, "see test/lab", args, terminal);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${said.at(-1)}`);
  return said.at(-1) ?? "";
}

const folder = mkdtempSync(join(tmpdir(), "stillwater-gate-"));
try {
  for (const game of Object.values(GAMES)) {
    if (!("bots" in game)) continue;
    const settings = spread(settingsOf(game), SETTINGS);
    for (const [i, setting] of settings.entries())
      await must(simulate, [
        ...flagsOf(setting),
        "--matches",
        "1",
        "--seed",
        "gate",
        "--out",
        join(folder, `${game.id}-${i}`),
      ]);
    process.stdout.write(`${game.id}: a match in each of ${settings.length} settings\n`);
  }
  process.stdout.write(`${await must(verifyFiles, [folder])}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
