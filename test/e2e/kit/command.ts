import { run } from "../../../server/cli/args.ts";

/** Reads this program's arguments. Returns undefined after printing the usage if they are invalid. */
export async function asked<T>(read: (args: readonly string[]) => T, usage: string): Promise<T | undefined> {
  let given: T | undefined;
  const command = (args: readonly string[]) => {
    given = read(args);
    return 0;
  };
  process.exitCode = await run(command, usage, process.argv.slice(2));
  return given;
}
