import { fileURLToPath } from "node:url";
import * as vite from "vite";

/**
 * The environment variable that is set once the client is built. All projects of a run see it, although each loads this
 * module for itself.
 */
const IS_BUILT = "STILLWATER_IS_BUILT";

/**
 * Builds the pages from the sources under test, once for all tests, and as they are deployed: a build for tests is
 * larger and different.
 */
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
