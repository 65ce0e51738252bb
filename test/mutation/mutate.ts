/**
 * Plants faults in the sources, one at a time, and lists those that no test finds. Works in a copy of the checkout.
 * Browser and chaos tests are not run.
 */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import * as z from "zod";
import { type Command, count, flagsOf, run } from "../../server/cli/args.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import { rolls } from "../kit/chance.ts";
import type { RunResult } from "../kit/run-result.ts";
import { type Fault, faultsIn, KINDS, lineOf, planted } from "./faults.ts";

const USAGE = "npm run mutate -- [--count 60] [--seed 1] [--only PATH]";
const ROOT = resolve(import.meta.dirname, "../..");

/** Parts of the program that get faults in turn. Messages and drawings have no logic. */
const AREAS: readonly (readonly string[])[] = [
  ["shared/games/**/*.ts"],
  ["shared/{engine,insight}/**/*.ts"],
  ["server/store/*.ts"],
  ["server/{rooms,match}/**/*.ts"],
  ["server/{http,players,push,cluster}/**/*.ts"],
  ["client/{canvas,catalog,features,layout,match,storage}/**/*.ts", "client/games/**/*.ts"],
];
const OTHERS = ["**/messages/**", "**/messages.ts", "client/games/**/art/**", "**/*.d.ts"];

/** Maximum time of the tests of one fault, in ms: a fault may cause an endless loop. */
const LIMIT = 1_200_000;

/** A fault and its file. */
interface Planted {
  readonly path: string;
  readonly source: string;
  readonly fault: Fault;
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng(list.length)]!;

/** As many faults as requested: areas in turn, and kinds in turn within each. */
function* chosen(most: number, rng: Rng, only: string): Generator<Planted> {
  const areas = AREAS.map((globs) =>
    globSync([...globs], { cwd: ROOT, exclude: OTHERS })
      .filter((path) => path.startsWith(only))
      .sort(),
  ).filter((paths) => paths.length > 0);
  for (let i = 0; i < most && areas.length > 0; i++) {
    const kind = KINDS[Math.floor(i / areas.length) % KINDS.length]!;
    for (;;) {
      const path = pick(areas[i % areas.length]!, rng);
      const source = readFileSync(join(ROOT, path), "utf8");
      const faults = [...faultsIn(path, source)].filter((fault) => fault.kind === kind);
      if (faults.length === 0) continue;
      yield { path, source, fault: pick(faults, rng) };
      break;
    }
  }
}

/** A copy of what the tests read, with the packages of this checkout. */
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

/** Test runs that may find a fault, the cheapest first, as arguments of vitest; empty runs are left out. */
function searches(copy: string, path: string): readonly (readonly string[])[] {
  const mirrored = globSync(`test/${path.replace(/\.tsx?$/, "")}*.test.ts`, { cwd: copy });
  const projects = ["unit", "properties", "system"];
  return [
    ...(mirrored.length > 0 ? [["run", ...mirrored]] : []),
    ...projects.map((project) => ["related", path, "--run", "--passWithNoTests", "--project", project]),
  ];
}

const vitestIn = (copy: string, args: readonly string[]) =>
  spawnSync("npx", ["vitest", ...args, "--config", "test/vitest.config.ts", "--bail=1"], {
    cwd: copy,
    env: { ...process.env, STRENGTH: "quick", SEED: "1" },
    stdio: "ignore",
    timeout: LIMIT,
  });

/**
 * The test, or other failure, that finds the fault in a copy; undefined if the fault survives.
 * @param failing test files that fail without a fault as well, and find nothing
 */
function finderIn(copy: string, path: string, failing: ReadonlySet<string>): string | undefined {
  const left = [...failing].flatMap((file) => ["--exclude", file]);
  const result = join(copy, "test/out/result.json");
  for (const args of searches(copy, path)) {
    rmSync(result, { force: true });
    const { status } = vitestIn(copy, [...args, ...left]);
    if (status === null) return "a run that did not end";
    if (status === 0) continue;
    // A fault in what the reports need: nothing can run.
    if (!existsSync(result)) return "a run that could not begin";
    const { failures, faults }: RunResult = JSON.parse(readFileSync(result, "utf8"));
    return failures[0]?.test ?? faults[0] ?? "a run that failed";
  }
  const types = spawnSync("npm", ["run", "--silent", "types"], { cwd: copy, stdio: "ignore" });
  return types.status === 0 ? undefined : "the compiler";
}

/** A fault in one line: its place, and its change. */
function described({ path, source, fault }: Planted): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
  const old = source.slice(fault.start, fault.end);
  return `${path}:${lineOf(source, fault)} ${fault.kind}: ${short(old)} → ${short(fault.replacement)}`;
}

const OPTIONS = {
  count: { type: "string", default: "60" },
  seed: { type: "string", default: "1" },
  only: { type: "string", default: "" },
} as const;
const schema = z.object({ count: count(1, 10_000), seed: count(1, 2 ** 31), only: z.string() });

/** `npm run mutate`: exits with 1 if a fault survives. */
const mutate: Command = (args, { out }) => {
  const { count: most, seed, only } = flagsOf(args, OPTIONS, schema);
  const copy = copied();
  const survivors: Planted[] = [];
  const [sound, failing] = [new Set<string>(), new Set<string>()];
  let planting = 0;
  const finderOf = (one: Planted): string | undefined => {
    const path = join(copy, one.path);
    for (;;) {
      writeFileSync(path, planted(one.source, one.fault));
      const finder = finderIn(copy, one.path, failing);
      writeFileSync(path, one.source);
      const [file] = /^test\/\S+\.test\.ts/.exec(finder ?? "") ?? [];
      if (file === undefined || sound.has(file)) return finder;
      if (vitestIn(copy, ["run", file]).status === 0) {
        sound.add(file);
        return finder;
      }
      failing.add(file);
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
