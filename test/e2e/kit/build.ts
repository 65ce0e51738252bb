import { fileURLToPath } from "node:url";
import * as vite from "vite";

/** An environment variable, because each project of a run loads its own copy of this module. */
const IS_BUILT = "STILLWATER_IS_BUILT";

/** Builds the client for production, once per run. */
export async function build(): Promise<void> {
  if (IS_BUILT in process.env) return;
  process.env[IS_BUILT] = "yes";
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    await vite.build({ root: fileURLToPath(new URL("../../../client", import.meta.url)), logLevel: "error" });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

export default build;
