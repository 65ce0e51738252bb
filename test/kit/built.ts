import { existsSync } from "node:fs";
import { build } from "../e2e/kit/build.ts";

/** Builds the client if no build exists. Some server tests need a page; an older build is good enough. */
export default async function built(): Promise<void> {
  if (!existsSync(new URL("../../client/dist/pictures/png.js", import.meta.url))) await build();
}
