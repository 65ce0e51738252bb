import { run } from "../../../server/cli/args.ts";

/** The parsed command line; undefined if it is invalid, which is reported with the usage. */
export async function asked<T>(read: (args: readonly string[]) => T, usage: string): Promise<T | undefined> {
  let given: T | undefined;
  const command = (args: readonly string[]) => {
    given = read(args);
    return 0;
  };
  process.exitCode = await run(command, usage, process.argv.slice(2));
  return given;
}
