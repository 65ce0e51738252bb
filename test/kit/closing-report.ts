import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
  Vitest,
} from "vitest/node";
import { filesLeftOut, LAST_TIMES, timesIn } from "./file-queue.ts";
import { QUARANTINE } from "./quarantine.ts";
import { type Failure, LAST_RESULT, pathOf, type RunResult, resultOf } from "./run-result.ts";
import { NOT_CHOSEN } from "./strength.ts";

const SLOWEST = 10;

/** Seconds for imports, hooks and tests. */
const secondsOf = (module: TestModule): number => {
  const { duration, collectDuration } = module.diagnostic();
  return Math.round((duration + collectDuration) / 10) / 100;
};

/** Whether a hook of an enclosing group or file failed. */
function isCutOff({ parent }: TestCase | TestSuite): boolean {
  return parent.errors().length > 0 || (parent.type === "suite" && isCutOff(parent));
}

/** Why a test was skipped. Its note or name may say it, as in "(skipped: no nginx)". */
function reasonOf(test: TestCase): string {
  if (isCutOff(test)) return "its group failed before it";
  const result = test.result();
  const note = result.state === "skipped" ? result.note : undefined;
  return (
    /\(skipped: ([^)]*)\)/.exec(note ?? test.fullName)?.[1] ??
    note ??
    "not chosen, not at this STRENGTH, or not on this system"
  );
}

const skippedIn = (module: TestModule): readonly TestCase[] => [...module.children.allTests("skipped")];

export function skippedLines(modules: readonly TestModule[]): readonly string[] {
  const tests = modules.flatMap(skippedIn);
  const groups = Map.groupBy(tests, (test) => `${pathOf(test.module)}: ${reasonOf(test)}`);
  return Array.from(groups, ([group, { length }]) => `  ${length} in ${group}`);
}

/**
 * One line of totals. Reasons are cut at a semicolon, where advice begins.
 * @param leftOut number of files that did not run because it was not their turn
 */
export function closingLine(
  modules: readonly TestModule[],
  { passed, skipped, failures, faults, quarantined }: RunResult,
  leftOut = 0,
): string {
  const reasons = Map.groupBy(modules.flatMap(skippedIn), (test) => reasonOf(test).split(";", 1)[0]!);
  const why = Array.from(reasons, ([reason, { length }]) => `${length} ${reason}`).join("; ");
  return [
    `${passed} passed, ${failures.length + faults.length} failed`,
    ...(quarantined.length > 0 ? [`${quarantined.length} failed in quarantine`] : []),
    `${skipped} skipped${why && ` (${why})`}`,
    ...(leftOut > 0 ? [`${leftOut} files ${NOT_CHOSEN}`] : []),
  ].join(", ");
}

const failureLines = (failures: readonly Failure[]): readonly string[] =>
  failures.map(({ test, reason }) => `  ${test}: ${reason.replaceAll("\n", "\n  ")}`);

/** Prints the report; saves the times, which order the next run, and the result. */
export default class ClosingReport implements Reporter {
  #vitest: Vitest | undefined;
  #leftOut: ReadonlySet<string> = new Set();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#leftOut = filesLeftOut(this.#vitest!, files);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const result = resultOf(modules, errors, QUARANTINE);
    const times = modules.map((module) => [pathOf(module), secondsOf(module)] as const);
    const slowest = times.toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
    const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
      [`Files ${NOT_CHOSEN}`, [...this.#leftOut].map((path) => `  ${path}`)],
      ["Skipped", skippedLines(modules)],
      ["Slowest files", slowest.map(([path, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s  ${path}`)],
      ["Failed in quarantine", failureLines(result.quarantined)],
      ["Failed", [...failureLines(result.failures), ...result.faults.map((fault) => `  ${fault}`)]],
    ];
    for (const [title, lines] of parts) if (lines.length > 0) this.#print(`${title}\n${lines.join("\n")}\n`);
    this.#print(closingLine(modules, result, this.#leftOut.size));
    if (result.faults.length > 0) process.exitCode = 1;
    mkdirSync(dirname(LAST_RESULT), { recursive: true });
    writeFileSync(LAST_RESULT, `${JSON.stringify(result, null, 2)}\n`);
    this.#keep(times);
  }

  #print(text: string): void {
    this.#vitest?.logger.log(text);
  }

  /** Saves the times; files that did not run keep their earlier ones. */
  #keep(times: readonly (readonly [path: string, seconds: number])[]): void {
    mkdirSync(dirname(LAST_TIMES), { recursive: true });
    const all = Object.entries({ ...timesIn(LAST_TIMES), ...Object.fromEntries(times) });
    const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(LAST_TIMES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
