import { readFileSync } from "node:fs";

/** What is read of a report of all tests, as vitest's reporter "json" writes it. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * How many tests passed and failed. A file that failed although none of its tests did, as one that cannot be read, counts as
 * one; so does a run that failed for no reason the report has.
 * @param code what the run ended with
 */
export function countsOf(report: Report, code: number): { readonly passed: number; readonly failed: number } {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some(({ status }) => status === "failed"),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

if (import.meta.main) {
  const [file, code] = process.argv.slice(2);
  const { passed, failed } = countsOf(JSON.parse(readFileSync(file!, "utf8")), Number(code));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
