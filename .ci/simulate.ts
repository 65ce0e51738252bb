/**
 * Has bots play every setting of every game that has any, about `--matches` for each game, in one process, and verifies the
 * files of it. Ends with the code of what failed first.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Command, run } from "../server/cli/args.ts";
import { type Setting, settingsOf } from "../server/cli/settings.ts";
import { simulate } from "../server/cli/simulate.ts";
import { verifyFiles } from "../server/cli/verify.ts";
import { GAMES } from "../shared/games/index.ts";

/** So many matches of a game are played, at least one of each setting. */
const MATCHES = 300;

/** A setting as somebody would type it. */
function flagsOf({ game, options, seats }: Setting): string[] {
  const { mode, ...others } = options as Readonly<Record<string, unknown>>;
  return [
    ...["--game", game.id, "--players", String(seats)],
    ...(mode === undefined ? [] : ["--mode", String(mode)]),
    ...Object.entries(others).flatMap(([name, value]) => ["--option", `${name}=${value}`]),
  ];
}

/** Runs a command as its own program would. @returns the last line it said */
async function must(command: Command, args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const terminal = { out: (line: string) => said.push(line), err: (line: string) => process.stderr.write(`${line}\n`) };
  const code = await run(command, "see server/cli", args, terminal);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${said.at(-1)}`);
  return said.at(-1) ?? "";
}

const folder = mkdtempSync(join(tmpdir(), "stillwater-gate-"));
try {
  for (const game of Object.values(GAMES)) {
    if (!("bots" in game)) continue;
    const settings = settingsOf(game);
    const matches = String(Math.ceil(MATCHES / settings.length));
    for (const [i, setting] of settings.entries())
      await must(simulate, [
        ...flagsOf(setting),
        "--matches",
        matches,
        "--seed",
        "gate",
        "--out",
        join(folder, `${game.id}-${i}`),
      ]);
    process.stdout.write(`${game.id}: ${settings.length} settings, ${matches} matches each\n`);
  }
  process.stdout.write(`${await must(verifyFiles, [folder])}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
