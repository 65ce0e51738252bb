import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/e2e/kit/build.ts"],
    exclude: ["**/node_modules/**"],
    // One file a core: most of them wait half of their time, so that not even the last core is idle.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
