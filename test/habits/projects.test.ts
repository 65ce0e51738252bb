import { existsSync, globSync, readFileSync } from "node:fs";
import { join, matchesGlob, resolve } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_FILES, type ProjectFiles } from "../kit/projects.ts";
import { faultsOf, QUARANTINE, type QuarantineEntry } from "../kit/quarantine.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const filesLike = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**"] });

const files = filesLike("test/**/*.test.{ts,tsx}");

const projectsOf = (path: string): readonly string[] =>
  Object.entries<ProjectFiles>(PROJECT_FILES)
    .filter(([, { include, exclude }]) => {
      const isIn = (glob: string) => matchesGlob(path, glob);
      return include.some(isIn) && !exclude.some(isIn);
    })
    .map(([name]) => name);

test("every test file belongs to one project", () => {
  expect(files.length).toBeGreaterThan(300);
  const others = files.map((path) => [path, projectsOf(path)] as const).filter(([, names]) => names.length !== 1);
  expect(others).toEqual([]);
});

test("no test is run twice until it passes", () => {
  const places = [".ci/run", "package.json", ...filesLike("test/**/*.{ts,tsx}")];
  const repeats = places.filter((path) => /\bretry[:=] ?\d/.test(readFileSync(join(ROOT, path), "utf8")));
  expect(repeats).toEqual([]);
});

test("the quarantine lists tests with a reason, for seven days at most", () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(faultsOf(QUARANTINE, today, (path) => existsSync(join(ROOT, path)))).toEqual([]);
});

test.each<[string, Partial<QuarantineEntry>, readonly string[]]>([
  ["a full entry", {}, []],
  ["the last day", { until: "2026-03-01" }, []],
  ["a day that is past", { until: "2026-02-28" }, ["is past its day: mend the test"]],
  ["a day that is none", { until: "soon" }, ["is past its day: mend the test"]],
  ["the seventh day ahead", { until: "2026-03-08" }, []],
  ["the eighth day ahead", { until: "2026-03-09" }, ["is more than 7 days ahead"]],
  ["no reason", { reason: " " }, ["has no reason"]],
  ["another file", { test: "test/b.test.ts: a test" }, ["names no test file"]],
])("the quarantine is held to its form: %s", (_, change, faults) => {
  const entry = { test: "test/a.test.ts: a group > a test", reason: "waits too short", until: "2026-03-02", ...change };
  const isFile = (path: string) => path === "test/a.test.ts";
  expect(faultsOf([entry], "2026-03-01", isFile)).toEqual(faults.map((fault) => `${entry.test} ${fault}`));
});
