import { fileURLToPath } from "node:url";
import * as vite from "vite";

/** The pages that browsers are shown are built from the sources under test, once for all tests. */
export async function build(): Promise<void> {
  await vite.build({ root: fileURLToPath(new URL("../../../client", import.meta.url)), logLevel: "error" });
}

export default build;
