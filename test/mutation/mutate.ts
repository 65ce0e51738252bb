/**
 * Plants faults in a copy of the checkout, one at a time, and lists those that no test finds. Skips browser and chaos
 * tests.
 */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import * as z from "zod";
import { type Command, count, flagsOf, run } from "../../server/cli/args.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import { rolls } from "../kit/chance.ts";
import type { RunResult } from "../kit/run-result.ts";
import { type Fault, faultsIn, KINDS, lineOf, planted } from "./faults.ts";

const USAGE = "npm run mutate -- [--count 60] [--seed 1] [--only PATH] [--by TEST] [--minutes 20]";
const ROOT = resolve(import.meta.dirname, "../..");

/** Areas of sources that get faults in turn. Messages and drawings have no logic. */
const AREAS: readonly (readonly string[])[] = [
  ["shared/games/**/*.ts"],
  ["shared/{engine,insight}/**/*.ts"],
  ["server/store/*.ts"],
  ["server/{rooms,match}/**/*.ts"],
  ["server/{http,players,push,cluster}/**/*.ts"],
  ["client/{canvas,catalog,features,layout,match,storage}/**/*.ts", "client/games/**/*.ts"],
];
const OTHERS = ["**/messages/**", "**/messages.ts", "client/games/**/art/**", "**/*.d.ts"];

/** Tests that take too long for each fault. */
const LEFT_OUT = ["test/{e2e,chaos}/**"];

const SKIPPED = 'import { test } from "vitest";\n\ntest.skip("fails without a fault");\n';

const VITEST = "node_modules/vitest/vitest.mjs";

interface PlantedFault {
  readonly path: string;
  readonly source: string;
  readonly fault: Fault;
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng(list.length)]!;

function faultsOf(path: string, kind: Fault["kind"]) {
  const source = readFileSync(join(ROOT, path), "utf8");
  return { source, faults: [...faultsIn(path, source)].filter((fault) => fault.kind === kind) };
}

/** Areas take turns, and within an area kinds of faults. */
function* chosen(most: number, rng: Rng, only: string): Generator<PlantedFault> {
  const areas = AREAS.map((globs) => {
    const paths = globSync([...globs], { cwd: ROOT, exclude: OTHERS })
      .filter((path) => path.startsWith(only))
      .sort();
    return { paths, kinds: KINDS.filter((kind) => paths.some((path) => faultsOf(path, kind).faults.length > 0)) };
  }).filter(({ kinds }) => kinds.length > 0);
  for (let i = 0; i < most && areas.length > 0; i++) {
    const { paths, kinds } = areas[i % areas.length]!;
    const kind = kinds[Math.floor(i / areas.length) % kinds.length]!;
    for (;;) {
      const path = pick(paths, rng);
      const { source, faults } = faultsOf(path, kind);
      if (faults.length === 0) continue;
      yield { path, source, fault: pick(faults, rng) };
      break;
    }
  }
}

/** Copies the checkout, with a link to its packages. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), "stillwater-mutation-"));
  const isLeft = (path: string) => ["node_modules", ".git", "test/out"].includes(relative(ROOT, path));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !isLeft(path) });
  // Habit tests ask git for the sources.
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
  ])
    spawnSync("git", args, { cwd: copy });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Arguments of vitest, the cheapest run first. */
function searches(copy: string, path: string, by: string): readonly (readonly string[])[] {
  if (by !== "") return [["run", by]];
  const module = path.replace(/\.tsx?$/, "");
  const mirrors = `test/${module}*.test.ts`;
  const mirrored = globSync(mirrors, { cwd: copy });
  // The tests of a feature often lie in another folder.
  const namesakes = globSync(`test/**/*${basename(module)}*.test.ts`, { cwd: copy, exclude: [...LEFT_OUT, mirrors] });
  const projects = ["unit", "properties", "system"];
  return [
    ...[mirrored, namesakes].filter((files) => files.length > 0).map((files) => ["run", ...files]),
    ...projects.map((project) => ["related", path, "--run", "--passWithNoTests", "--project", project]),
  ];
}

/** @param limit in ms: a fault may cause an endless loop */
const vitestIn = (copy: string, args: readonly string[], limit: number) =>
  // npx would start another process, which would survive the timeout.
  spawnSync(process.execPath, [VITEST, ...args, "--config", "test/vitest.config.ts", "--bail=1"], {
    cwd: copy,
    env: { ...process.env, STRENGTH: "quick", SEED: "1" },
    stdio: "ignore",
    timeout: limit,
    killSignal: "SIGKILL",
  });

interface Search {
  readonly copy: string;
  /** The only test file to run; empty for all that may find the fault. */
  readonly by: string;
  /** Time limit per run, in ms. */
  readonly limit: number;
}

/** What finds the fault; undefined if it survives. */
function finderIn({ copy, by, limit }: Search, path: string): string | undefined {
  const result = join(copy, "test/out/result.json");
  for (const args of searches(copy, path, by)) {
    rmSync(result, { force: true });
    const { status } = vitestIn(copy, args, limit);
    if (status === null) return "a run that did not end";
    if (status === 0) continue;
    // The fault breaks the reporter.
    if (!existsSync(result)) return "a run that could not begin";
    const { failures, faults }: RunResult = JSON.parse(readFileSync(result, "utf8"));
    return failures[0]?.test ?? faults[0] ?? "a run that failed";
  }
  if (by !== "") return undefined;
  const types = spawnSync("npm", ["run", "--silent", "types"], { cwd: copy, stdio: "ignore" });
  return types.status === 0 ? undefined : "the compiler";
}

function described({ path, source, fault }: PlantedFault): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
  const old = source.slice(fault.start, fault.end);
  return `${path}:${lineOf(source, fault)} ${fault.kind}: ${short(old)} → ${short(fault.replacement)}`;
}

const OPTIONS = {
  count: { type: "string", default: "60" },
  seed: { type: "string", default: "1" },
  only: { type: "string", default: "" },
  by: { type: "string", default: "" },
  minutes: { type: "string", default: "20" },
} as const;
const schema = z.object({
  count: count(1, 10_000),
  seed: count(1, 2 ** 31),
  only: z.string(),
  by: z.string(),
  minutes: count(1, 60),
});

/** Exits with 1 if a fault survives. */
const mutate: Command = (args, { out }) => {
  const { count: most, seed, only, by, minutes } = flagsOf(args, OPTIONS, schema);
  const copy = copied();
  const search: Search = { copy, by, limit: minutes * 60_000 };
  const survivors: PlantedFault[] = [];
  const sound = new Set<string>();
  let planting = 0;
  const finderOf = (one: PlantedFault): string | undefined => {
    const path = join(copy, one.path);
    for (;;) {
      writeFileSync(path, planted(one.source, one.fault));
      const finder = finderIn(search, one.path);
      writeFileSync(path, one.source);
      const [file] = /^test\/\S+\.test\.ts/.exec(finder ?? "") ?? [];
      if (file === undefined || sound.has(file)) return finder;
      if (vitestIn(copy, ["run", file], search.limit).status === 0) {
        sound.add(file);
        return finder;
      }
      // Projects ignore `--exclude`.
      writeFileSync(join(copy, file), SKIPPED);
      out(`${file} fails without a fault as well, and is left out`);
    }
  };
  try {
    for (const one of chosen(most, rolls(seed), only)) {
      const finder = finderOf(one);
      if (finder === undefined) survivors.push(one);
      out(`${++planting} ${finder === undefined ? "SURVIVES" : "found"} ${described(one)}`);
      if (finder !== undefined) out(`    by ${finder}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  out(`seed ${seed}: ${planting - survivors.length} of ${planting} faults found`);
  for (const one of survivors) out(`SURVIVES ${described(one)}`);
  return survivors.length > 0 ? 1 : 0;
};

if (import.meta.main) process.exitCode = await run(mutate, USAGE, process.argv.slice(2));
