import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import * as z from "zod";

/** The message says how to correct the command line, the environment or a file. */
export class Usage extends Error {
  override readonly name = "Usage";
}

export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** @returns the exit code */
export type Command = (args: readonly string[], terminal: Terminal) => number | Promise<number>;

/** @throws Usage with the first validation message */
export function flagsOf<T>(args: readonly string[], options: ParseArgsOptionsConfig, schema: z.ZodType<T>): T {
  return checked(schema, parsed(args, options), (path) => (path.startsWith("positionals") ? "" : `--${path}`));
}

export const count = (least: number, most: number) =>
  z.string("missing; give a whole number").transform((text, context) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    context.addIssue({ code: "custom", message: `"${text}" is not a whole number from ${least} to ${most}` });
    return z.NEVER;
  });

function parsed(args: readonly string[], options: ParseArgsOptionsConfig): object {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { ...values, positionals };
  } catch (error) {
    throw new Usage((error as Error).message.split(". ")[0]!);
  }
}

/**
 * @param nameOf a field's name in messages
 * @throws Usage with the first invalid field
 */
export function checked<T>(schema: z.core.$ZodType<T>, value: unknown, nameOf: (path: string) => string): T {
  const result = (schema as z.ZodType<T>)["~standard"].validate(value);
  if (result instanceof Promise) throw new TypeError("option schemas must be synchronous");
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  const path = (issue?.path ?? []).map(String).join(".");
  const where = nameOf(path);
  throw new Usage(`${where === "" ? "" : `${where}: `}${issue?.message ?? "invalid value"}`);
}

/** @returns the exit code; 2 after a `Usage` error, which is printed */
export async function run(
  command: Command,
  usage: string,
  args: readonly string[],
  to: Terminal = terminal,
): Promise<number> {
  try {
    return await command(args, to);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    to.err(error.message);
    to.err(`usage: ${usage}`);
    return 2;
  }
}

export function because(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is a file, not a directory",
  EEXIST: "a file of that name already exists",
  EISDIR: "it is a directory",
};
