import { fileURLToPath } from "node:url";
import type { SerializedError, TestCase, TestModule } from "vitest/node";
import type { Processor } from "./processor.setup.ts";
import { fileOf, type QuarantineEntry } from "./quarantine.ts";
import { reasonIn } from "./reason.ts";
import { isNightly } from "./strength.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The CI gate reads this file. */
export const LAST_RESULT = fileURLToPath(new URL("../out/result.json", import.meta.url));

/** Processor time that a unit file may take, in seconds. */
const UNIT_LIMIT = 2;

/** Share of all unit files' time that a unit file may take if that is more than `UNIT_LIMIT`. */
const UNIT_SHARE = 0.08;

export interface Failure {
  /** `test/a.test.ts: group > test`; only path and group, or only the path, if these failed. */
  readonly test: string;
  /** As returned by `reasonIn`. */
  readonly reason: string;
}

export interface RunResult {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Failures listed in `quarantine.json`. */
  readonly quarantined: readonly Failure[];
  /** Errors outside tests, quarantine entries without a test, unit files over the limit. */
  readonly faults: readonly string[];
  readonly processor: Readonly<Record<string, Processor>>;
}

/** The path of a test file from the root of the project. */
export const pathOf = ({ moduleId }: Pick<TestModule, "moduleId">): string => moduleId.slice(ROOT.length);

const nameOf = (test: TestCase): string => `${pathOf(test.module)}: ${test.fullName}`;

const reasonOf = (errors: readonly SerializedError[] | undefined, file: string): string =>
  reasonIn(errors?.[0]?.stack ?? errors?.[0]?.message ?? "", file);

/** Files, groups and tests that failed. */
function* failuresIn(module: TestModule): Generator<Failure> {
  if (module.errors().length > 0) yield { test: pathOf(module), reason: reasonOf(module.errors(), pathOf(module)) };
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0)
      yield { test: `${pathOf(module)}: ${suite.fullName}`, reason: reasonOf(suite.errors(), pathOf(module)) };
  for (const test of module.children.allTests("failed"))
    yield { test: nameOf(test), reason: reasonOf(test.result().errors, pathOf(module)) };
}

/** Quarantine entries whose file ran without such a test. */
function unknown(modules: readonly TestModule[], quarantine: readonly QuarantineEntry[]): readonly string[] {
  if (quarantine.length === 0) return [];
  const names = new Set(modules.flatMap((module) => Array.from(module.children.allTests(), nameOf)));
  const paths = new Set(modules.map(pathOf));
  return quarantine
    .filter(({ test }) => paths.has(fileOf(test)) && !names.has(test))
    .map(({ test }) => `quarantine.json: there is no test ${test}`);
}

/** A unit file's processor time. */
type UnitTime = readonly [path: string, seconds: number];

function overLimit(times: readonly UnitTime[]): readonly string[] {
  const limit = Math.max(UNIT_LIMIT, UNIT_SHARE * times.reduce((sum, [, seconds]) => sum + seconds, 0));
  return times
    .filter(([, seconds]) => seconds > limit)
    .map(
      ([path, seconds]) =>
        `${path}: ${seconds.toFixed(1)} s of processor time, a unit has ${limit.toFixed(1)}: make it cheaper, or a property`,
    );
}

/** Nightly runs have no limit, because they try more cases. */
const unitTimes = (modules: readonly TestModule[]): readonly UnitTime[] =>
  isNightly
    ? []
    : modules
        .filter(({ project }) => project.name === "unit")
        .map((module) => [pathOf(module), module.meta().processor?.testing ?? 0]);

export function resultOf(
  modules: readonly TestModule[],
  errors: readonly SerializedError[],
  quarantine: readonly QuarantineEntry[],
): RunResult {
  const all = modules.flatMap((module) => [...failuresIn(module)]);
  const passed = modules.flatMap((module) => [...module.children.allTests("passed")]);
  const skipped = modules.flatMap((module) => [...module.children.allTests("skipped")]);
  const listed = new Set(quarantine.map(({ test }) => test));
  return {
    passed: passed.length,
    skipped: skipped.length,
    failures: all.filter(({ test }) => !listed.has(test)),
    quarantined: all.filter(({ test }) => listed.has(test)),
    faults: [
      ...errors.map((error) => `error of no test: ${reasonOf([error], "test/")}`),
      ...unknown(modules, quarantine),
      ...overLimit(unitTimes(modules)),
    ],
    processor: Object.fromEntries(
      modules.flatMap((module) => {
        const { processor } = module.meta();
        return processor ? [[pathOf(module), processor]] : [];
      }),
    ),
  };
}
