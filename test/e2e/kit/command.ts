import { run } from "../../../server/cli/args.ts";

/** Reads the arguments of the command line. Prints the usage and returns undefined if they are invalid. */
export async function asked<T>(read: (args: readonly string[]) => T, usage: string): Promise<T | undefined> {
  let given: T | undefined;
  const command = (args: readonly string[]) => {
    given = read(args);
    return 0;
  };
  process.exitCode = await run(command, usage, process.argv.slice(2));
  return given;
}
