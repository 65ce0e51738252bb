import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The pages that browsers are shown are built from the sources under test, once for all tests. */
export default async function setup(): Promise<void> {
  await build({ root: fileURLToPath(new URL("../../../client", import.meta.url)), logLevel: "error" });
}
