import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NODE_FLAGS } from "../../server/heap.ts";

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test("npm start and the container give node the flags of a server", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scripts.start).toBe(["node", ...NODE_FLAGS, "server/main.ts"].join(" "));
  expect(read("server/Dockerfile")).toContain([...NODE_FLAGS, "server/main.ts"].map((arg) => `"${arg}"`).join(", "));
});
