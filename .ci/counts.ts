import { readFileSync } from "node:fs";

/** What is read of a report of all tests, as vitest's reporter "json" writes it. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly ReportedFile[];
}

interface ReportedFile {
  readonly name: string;
  readonly status: string;
  /** Why the file itself could not be run. */
  readonly message: string;
  readonly assertionResults: readonly ReportedTest[];
}

interface ReportedTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[] | null;
}

const failedOf = ({ assertionResults }: ReportedFile): readonly ReportedTest[] =>
  assertionResults.filter(({ status }) => status === "failed");

const brokenOf = ({ testResults }: Report): readonly ReportedFile[] =>
  testResults.filter((file) => file.status === "failed" && failedOf(file).length === 0);

/**
 * How many tests passed and failed. A file that failed although none of its tests did, as one that cannot be read, counts as
 * one; so does a run that failed for no reason the report has.
 * @param code what the run ended with
 */
export function countsOf(report: Report, code: number): { readonly passed: number; readonly failed: number } {
  const failed = report.numFailedTests + brokenOf(report).length;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const retriedOf = ({ assertionResults }: ReportedFile): readonly ReportedTest[] =>
  assertionResults.filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length);

/** A line for whatever failed, with the first line of its reason: the end of a long output then tells what to look for. */
export const failuresOf = (report: Report): readonly string[] => [
  ...report.testResults.flatMap((file) => linesOf("FAILED", file, failedOf(file))),
  ...brokenOf(report).map(({ name, message }) => lineOf("FAILED", name, message)),
];

/** A line for whatever passed only when it was run again. */
export const flakyOf = ({ testResults }: Report): readonly string[] =>
  testResults.flatMap((file) => linesOf("PASSED WHEN RUN AGAIN", file, retriedOf(file)));

const linesOf = (mark: string, { name }: ReportedFile, tests: readonly ReportedTest[]): readonly string[] =>
  tests.map(({ fullName, failureMessages }) => lineOf(mark, `${name}: ${fullName}`, failureMessages?.[0]));

const lineOf = (mark: string, what: string, reason = ""): string => `${mark} ${what}: ${reason.split("\n", 1)[0]}`;

if (import.meta.main) {
  const [file, code] = process.argv.slice(2);
  const report = JSON.parse(readFileSync(file!, "utf8")) as Report;
  const { passed, failed } = countsOf(report, Number(code));
  for (const line of [...flakyOf(report), ...failuresOf(report)]) process.stdout.write(`${line}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
