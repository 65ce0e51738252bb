import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import * as z from "zod";

/** A command line that cannot be followed: what is wrong, and what to do about it. */
export class Usage extends Error {
  override readonly name = "Usage";
}

/** Where a command writes; what the process has by that name, or a list in a test. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** What a command does with its arguments; the result is its exit code. */
export type Command = (args: readonly string[], terminal: Terminal) => number | Promise<number>;

/** The flags of a command line, checked by a schema whose messages are written for people. */
export function flagsOf<T>(args: readonly string[], options: ParseArgsOptionsConfig, schema: z.ZodType<T>): T {
  return checked(schema, parsed(args, options), (path) => (path.startsWith("positionals") ? "" : `--${path}`));
}

/** A whole number from the least to the most. */
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

/** A value as its schema wants it, or a Usage that names the first field at fault; `nameOf` says what it is called outside. */
export function checked<T>(schema: z.core.$ZodType<T>, value: unknown, nameOf: (path: string) => string): T {
  const result = (schema as z.ZodType<T>)["~standard"].validate(value);
  if (result instanceof Promise) throw new TypeError("options are checked at once");
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  const path = (issue?.path ?? []).map(String).join(".");
  const where = nameOf(path);
  throw new Usage(`${where === "" ? "" : `${where}: `}${issue?.message ?? "not what it should be"}`);
}

/** Runs a command and turns what is wrong with its command line into exit code 2 and two lines on stderr. */
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

/** Why a file or a directory cannot be used, in words. */
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
  EEXIST: "there is a file of that name",
  EISDIR: "it is a directory",
};
