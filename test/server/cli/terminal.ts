import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Command, run } from "../../../server/cli/args.ts";

interface CommandResult {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** Runs a command in this process. */
export async function ran(command: Command, ...args: readonly string[]): Promise<CommandResult> {
  const [out, err]: string[][] = [[], []];
  const code = await run(command, "npm run it", args, {
    out: (line) => out!.push(line),
    err: (line) => err!.push(line),
  });
  return { code, out: out!, err: err! };
}

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "stillwater-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
