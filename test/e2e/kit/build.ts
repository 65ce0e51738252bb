import { fileURLToPath } from "node:url";
import * as vite from "vite";

/**
 * The pages that browsers are shown are built from the sources under test, once for all tests, and as people get them: a build
 * for tests is larger, and not theirs.
 */
export async function build(): Promise<void> {
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
