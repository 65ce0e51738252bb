import { existsSync, readFileSync } from "node:fs";
import { type Failure, LAST_RESULT, type RunResult } from "../test/kit/run-result.ts";

/** `quarantined` counts failed tests in quarantine, which do not fail the gate. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly quarantined: number;
}

/**
 * A group whose hooks failed, or a file that could not run, counts as one failure. An unexplained error, or a failed
 * other step, counts as at least one.
 * @param code exit code of the test run
 * @param others exit code of another step that failed, else 0
 */
export function countsOf(result: RunResult | undefined, code: number, others: number): Counts {
  const { passed, failures, faults, quarantined } = result ?? { passed: 0, failures: [], faults: [], quarantined: [] };
  const failed = failures.length + faults.length;
  const isUnexplained = result === undefined || (code !== 0 && failed + quarantined.length === 0);
  return {
    passed,
    failed: isUnexplained || others !== 0 ? Math.max(failed, 1) : failed,
    quarantined: quarantined.length,
  };
}

export function linesOf({ failures, quarantined, faults }: RunResult): readonly string[] {
  const lines = (mark: string, tests: readonly Failure[]) =>
    tests.map(({ test, reason }) => `${mark} ${test}: ${reason}`);
  return [
    ...lines("FAILED IN QUARANTINE", quarantined),
    ...lines("FAILED", failures),
    ...faults.map((fault) => `FAILED ${fault}`),
  ];
}

export const countsLine = ({ passed, failed, quarantined }: Counts): string =>
  `${passed} passed, ${failed} failed${quarantined > 0 ? `, ${quarantined} in quarantine` : ""}`;

if (import.meta.main) {
  const [code, others] = process.argv.slice(2).map(Number);
  const result = existsSync(LAST_RESULT) ? (JSON.parse(readFileSync(LAST_RESULT, "utf8")) as RunResult) : undefined;
  const counts = countsOf(result, code!, others!);
  for (const line of result ? linesOf(result) : ["FAILED the tests left no result"]) process.stdout.write(`${line}\n`);
  process.stdout.write(`${countsLine(counts)}\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
