import { existsSync } from "node:fs";
import { build } from "../e2e/kit/build.ts";

/** An older build is good enough for server tests. */
export default async function built(): Promise<void> {
  if (!existsSync(new URL("../../client/dist/pictures/png.js", import.meta.url))) await build();
}
