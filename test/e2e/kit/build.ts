import { fileURLToPath } from "node:url";
import * as vite from "vite";

/**
 * Environment variable that is set when the build begins. All projects of a run see it, although each loads this
 * module.
 */
const IS_BUILT = "STILLWATER_IS_BUILT";

/** Builds the pages as they are deployed from the sources under test, once for all tests. */
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
