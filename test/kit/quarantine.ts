import { readFileSync } from "node:fs";

/** A test that is known to fail now and then. Until the day `until`, its failures do not fail the run. */
export interface QuarantineEntry {
  /** As in the closing report: `test/a.test.ts: group > test`. */
  readonly test: string;
  readonly reason: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until: string;
}

/** The longest time a test may stay on the list, in days. */
const LONGEST = 7;
const DAY = 86_400_000;

export const QUARANTINE: readonly QuarantineEntry[] = JSON.parse(
  readFileSync(new URL("../quarantine.json", import.meta.url), "utf8"),
);

/** The path of a test's file, by the test's name in the closing report. */
export const fileOf = (test: string): string => test.split(": ", 1)[0]!;

/**
 * What is wrong with a list: entries without a reason or a file, past their day, or too far ahead.
 * @param today as YYYY-MM-DD
 */
export function faultsOf(
  list: readonly QuarantineEntry[],
  today: string,
  isFile: (path: string) => boolean,
): readonly string[] {
  return list.flatMap(({ test, reason, until }) => {
    const days = (Date.parse(until) - Date.parse(today)) / DAY;
    const faults = [
      reason.trim() === "" && "has no reason",
      !isFile(fileOf(test)) && "names no test file",
      !(days >= 0) && "is past its day: mend the test",
      days > LONGEST && `is more than ${LONGEST} days ahead`,
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${test} ${fault}`);
  });
}
