import { existsSync } from "node:fs";
import { build } from "../e2e/kit/build.ts";

/** Some tests of the server look at a page, whichever: one that was built before will do. */
export default async function built(): Promise<void> {
  if (!existsSync(new URL("../../client/dist/pictures/png.js", import.meta.url))) await build();
}
