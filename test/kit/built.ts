import { existsSync } from "node:fs";
import { build } from "../e2e/kit/build.ts";

/** Builds the client if no build exists. An older build is good enough for the server tests that need a page. */
export default async function built(): Promise<void> {
  if (!existsSync(new URL("../../client/dist/pictures/png.js", import.meta.url))) await build();
}
