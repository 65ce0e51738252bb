import { readFileSync } from "node:fs";

/** A test that fails now and then. While it is listed, its failures do not fail the run. */
export interface QuarantineEntry {
  /** The name of the test, as in the closing report: `test/a.test.ts: group > test`. */
  readonly test: string;
  readonly reason: string;
  /** The last day on which the entry is allowed, as YYYY-MM-DD. */
  readonly until: string;
}

/** Maximum time of a test on the list, in days. */
const LONGEST = 7;
const DAY = 86_400_000;

export const QUARANTINE: readonly QuarantineEntry[] = JSON.parse(
  readFileSync(new URL("../quarantine.json", import.meta.url), "utf8"),
);

export const fileOf = (test: string): string => test.split(": ", 1)[0]!;

/**
 * The faults of entries: no reason, no such test file, or a day `until` that is past or too far ahead.
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
